// The colours of every game. A file of its own, so that they come between the tokens and what people prefer.
import.meta.glob('./*/theme.css', { eager: true });

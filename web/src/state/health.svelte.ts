// Whether the server is there, for the lamp in the head of the page.
export const health = $state<{ state: 'unknown' | 'ready' | 'away' }>({ state: 'unknown' });

async function ask(): Promise<void> {
  try {
    const answer = await fetch('/readyz', { cache: 'no-store' });
    await answer.text(); // An unread answer keeps the request open.
    health.state = answer.ok ? 'ready' : 'away';
  } catch {
    health.state = 'away';
  }
}

let watchers = 0;
let timer: ReturnType<typeof setInterval> | undefined;

export function watchHealth(): () => void {
  if (watchers++ === 0) {
    void ask();
    timer = setInterval(() => { if (document.visibilityState === 'visible') void ask(); }, 30_000);
  }
  return () => { if (--watchers === 0) clearInterval(timer); };
}

// A plan in the fragment of an address: compressed, and never seen by a server.
const toBase64 = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes)).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
const fromBase64 = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));

async function through(bytes: Uint8Array<ArrayBuffer>, stream: CompressionStream | DecompressionStream): Promise<Uint8Array<ArrayBuffer>> {
  const piped = new Blob([bytes]).stream().pipeThrough(stream as ReadableWritablePair<Uint8Array, BufferSource>);
  return new Uint8Array(await new Response(piped as ReadableStream<Uint8Array<ArrayBuffer>>).arrayBuffer());
}

/** More than any plan needs: a link that unpacks to more is not one of ours. */
const LONGEST = 20_000;

export async function toFragment(text: string): Promise<string> {
  return `p=${toBase64(await through(new TextEncoder().encode(text) as Uint8Array<ArrayBuffer>, new CompressionStream('deflate-raw')))}`;
}

/** What a fragment holds, or nothing if it is no plan of ours. */
export async function fromFragment(hash: string): Promise<string | null> {
  const packed = /^#?p=([A-Za-z0-9_-]{1,20000})$/.exec(hash)?.[1];
  if (!packed) return null;
  try {
    const bytes = await through(fromBase64(packed), new DecompressionStream('deflate-raw'));
    return bytes.length > LONGEST ? null : new TextDecoder().decode(bytes);
  } catch {
    return null;
  }
}

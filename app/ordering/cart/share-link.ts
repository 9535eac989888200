/** The version of a link's content that this code writes. */
const VERSION = 1;

/** The longest fragment that is written and read, in characters: mail programs and chats cut longer addresses. */
export const MAX_LINK_LENGTH = 8000;

/** The longest text that a fragment is unpacked to, in bytes: guards against a fragment that expands a thousandfold. */
const MAX_UNPACKED = 400_000;

const FRAGMENT = /^#?(\d{1,4})([zp])\.([\w-]*)$/;

const toBase64 = (bytes: Uint8Array) =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/=+$/, "");

const fromBase64 = (text: string) =>
  Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (char) => char.charCodeAt(0));

/** The bytes of a stream, or `null` once there are more than `most`. */
async function readUpTo(most: number, stream: ReadableStream<Uint8Array>): Promise<Uint8Array | null> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  const reader = stream.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    length += part.value.length;
    if (length > most) {
      await reader.cancel();
      return null;
    }
    chunks.push(part.value);
  }
  const whole = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}

const streamOf = (bytes: Uint8Array) => new Blob([new Uint8Array(bytes)]).stream();

async function compressed(bytes: Uint8Array): Promise<Uint8Array | null> {
  if (typeof CompressionStream === "undefined") return null;
  return readUpTo(MAX_UNPACKED, streamOf(bytes).pipeThrough(new CompressionStream("deflate-raw")));
}

/**
 * Packs a text into the fragment of an address, compressed if the browser can and if it helps.
 *
 * @returns without `#`; it may be longer than {@link MAX_LINK_LENGTH}
 */
export async function packFragment(text: string): Promise<string> {
  const plain = new TextEncoder().encode(text);
  const small = await compressed(plain);
  const isSmaller = small !== null && small.length < plain.length;
  return `${VERSION}${isSmaller ? "z" : "p"}.${toBase64(isSmaller ? small : plain)}`;
}

/** What a fragment holds: a text, nothing, something from a newer shop version, or something unreadable. */
export type FragmentReading =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "none" | "newer" | "damaged" };

/** Reads the fragment of an address; never throws, and unpacks no more than a link of this shop holds. */
export async function readFragment(fragment: string): Promise<FragmentReading> {
  if (fragment === "" || fragment === "#") return { kind: "none" };
  const [, version, form, content = ""] = FRAGMENT.exec(fragment) ?? [];
  if (Number(version) > VERSION) return { kind: "newer" };
  if (Number(version) !== VERSION || fragment.length > MAX_LINK_LENGTH + 1) return { kind: "damaged" };
  try {
    const bytes = fromBase64(content);
    const plain =
      form === "p"
        ? bytes
        : await readUpTo(MAX_UNPACKED, streamOf(bytes).pipeThrough(new DecompressionStream("deflate-raw")));
    if (!plain) return { kind: "damaged" };
    return { kind: "text", text: new TextDecoder("utf-8", { fatal: true }).decode(plain) };
  } catch {
    return { kind: "damaged" };
  }
}

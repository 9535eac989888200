import { httpError } from "./http-errors.server";

const tooLarge = (limit: number) =>
  httpError(
    413,
    `The form is larger than the ${Math.floor(limit / 1024)} KB that are accepted. Go back: what you typed is still there. Please split it in two.`,
  );

/**
 * Reads a request's body up to a limit, by its declared length and by what really arrives.
 *
 * @param limit in bytes
 * @throws Response 413 beyond the limit; nothing more is read then.
 */
export async function readCapped(request: Request, limit: number): Promise<Uint8Array> {
  if (Number(request.headers.get("Content-Length") ?? 0) > limit) throw tooLarge(limit);
  if (!request.body) return new Uint8Array();
  const reader = request.body.getReader();
  const chunks: Uint8Array[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.byteLength;
    if (length > limit) {
      reader.cancel().catch(() => {});
      throw tooLarge(limit);
    }
    chunks.push(value);
  }
  return Buffer.concat(chunks, length);
}

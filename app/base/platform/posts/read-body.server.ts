import { type FileUpload, parseFormData } from "@remix-run/form-data-parser";
import { httpError } from "../http-errors.server";

/** How many bytes of an oversized body are read, at least, so that the sender sees the response. */
const PATIENCE_BYTES = 1024 * 1024;

const sizeText = (bytes: number) =>
  bytes < 1024 * 1024 ? `${Math.floor(bytes / 1024)} KB` : `${Math.floor(bytes / 1024 / 1024)} MB`;

const tooLarge = (limit: number) =>
  httpError(
    413,
    `The form is larger than the limit of ${sizeText(limit)}. Go back: what you typed is still there. Please split it in two.`,
    { Connection: "close" },
  );

/** `keep` sees the length so far and the chunk's, and says whether to hold the chunk; if it throws, reading stops. */
export async function readChunks(
  { body }: Request,
  keep: (length: number, chunk: number) => boolean,
): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  const reader = body?.getReader();
  let length = 0;
  for (;;) {
    const { done, value } = (await reader?.read()) ?? { done: true };
    if (done || !value) return Buffer.concat(chunks);
    length += value.byteLength;
    try {
      if (keep(length, value.byteLength)) chunks.push(value);
    } catch (refused) {
      reader?.cancel().catch(() => {});
      throw refused;
    }
  }
}

/** Of a longer body, up to 1 MB or twice the limit is read and dropped, so that the sender sees the 413. */
export async function readCapped(request: Request, limit: number): Promise<Uint8Array> {
  const patience = Math.max(2 * limit, PATIENCE_BYTES);
  if (Number(request.headers.get("Content-Length") ?? 0) > patience) throw tooLarge(limit);
  let isTooLong = false;
  const bytes = await readChunks(request, (length) => {
    if (length > patience) throw tooLarge(limit);
    isTooLong = length > limit;
    return !isTooLong;
  });
  if (isTooLong) throw tooLarge(limit);
  return bytes;
}

export const unreadable = () =>
  httpError(400, "The form arrived damaged and could not be read. Go back: what you typed is still there.");

export interface Multipart {
  readonly form: URLSearchParams;
  readonly files: readonly FileUpload[];
}

/** Reads from one buffer (RFC 7578): given chunks, the parser refuses a form whose last line break arrives alone. */
export async function readMultipart(bytes: Uint8Array, contentType: string, maxParts: number): Promise<Multipart> {
  const files: FileUpload[] = [];
  const whole = new ReadableStream({
    start(controller) {
      controller.enqueue(bytes);
      controller.close();
    },
  });
  // The parser recognizes the media type only in lower case.
  const headers = { "Content-Type": contentType.replace(/^[^;]*/, "multipart/form-data") };
  const init = { method: "POST", headers, body: whole, duplex: "half" } as RequestInit;
  const limits = { maxParts, maxFiles: maxParts, maxFileSize: bytes.length, maxTotalSize: bytes.length };
  const data = await parseFormData(new Request("http://form.invalid", init), limits, (file) => {
    files.push(file);
    return null;
  });
  const form = new URLSearchParams();
  for (const [name, value] of data) {
    if (typeof value !== "string" || `${name}${value}`.includes("\0")) throw new Error("a field is not valid text");
    form.append(name, value);
  }
  return { form, files };
}

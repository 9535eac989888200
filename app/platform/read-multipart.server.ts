import { type FileUpload, parseFormData } from "@remix-run/form-data-parser";

/** What a form of several parts holds: its texts in order, and its files in order. */
export interface Multipart {
  readonly form: URLSearchParams;
  readonly files: readonly FileUpload[];
}

/**
 * Reads a form of several parts (RFC 7578) that is here as a whole: in pieces, the parser refuses one whose last line
 * break comes by itself.
 *
 * @throws Error where it is damaged, its text is not UTF-8 or holds NUL, or it has more parts than it may
 */
export async function readMultipart(bytes: Uint8Array, contentType: string, maxParts: number): Promise<Multipart> {
  const files: FileUpload[] = [];
  const whole = new ReadableStream({
    start(controller) {
      controller.enqueue(bytes);
      controller.close();
    },
  });
  // The parser knows the media type in small letters alone.
  const headers = { "Content-Type": contentType.replace(/^[^;]*/, "multipart/form-data") };
  const init = { method: "POST", headers, body: whole, duplex: "half" } as RequestInit;
  const limits = { maxParts, maxFiles: maxParts, maxFileSize: bytes.length, maxTotalSize: bytes.length };
  const data = await parseFormData(new Request("http://form.invalid", init), limits, (file) => {
    files.push(file);
    return null;
  });
  const form = new URLSearchParams();
  for (const [name, value] of data) {
    if (typeof value !== "string" || `${name}${value}`.includes("\0")) throw new Error("no text for a form");
    form.append(name, value);
  }
  return { form, files };
}

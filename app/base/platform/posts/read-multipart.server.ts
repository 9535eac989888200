import { type FileUpload, parseFormData } from "@remix-run/form-data-parser";

/** The contents of a multipart form: its texts in order, and its files in order. */
export interface Multipart {
  readonly form: URLSearchParams;
  readonly files: readonly FileUpload[];
}

/**
 * Reads a multipart form (RFC 7578) from one buffer: given chunks, the parser refuses a form whose last line break
 * arrives alone.
 *
 * @throws Error if it is damaged, its text is not UTF-8 or contains NUL, or it has too many parts
 */
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

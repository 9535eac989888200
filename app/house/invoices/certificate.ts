export type CertificateKind = "pdf" | "jpeg";

export const MAX_PDF_BYTES = 5 * 1024 * 1024;

export const MAX_PICTURE_BYTES = 10 * 1024 * 1024;

/** The most files of certificates that one customer can have, those of earlier saves included. */
export const MAX_CERTIFICATES = 20;

/** Whether the bytes are those of a PDF, whatever its name and its sender say. */
export function isPdf(bytes: Uint8Array): boolean {
  return String.fromCharCode(...bytes.subarray(0, 5)) === "%PDF-";
}

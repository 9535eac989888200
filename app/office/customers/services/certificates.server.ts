import { NOT_CACHED } from "~/base/platform/cache-policy.server";
import { encodePhotographs } from "~/base/platform/photographs/encode.server";
import type { PostedFile } from "~/base/platform/posts/read-files.server";
import { isPdf, MAX_PDF_BYTES } from "~/house/invoices/certificate";
import type { ReadCertificate } from "~/house/invoices/certificates.server";
import { faultOfFile, PHOTOGRAPH_FAULTS, PHOTOGRAPH_LIMITS, photographFaultText } from "~/ordering/claims/photograph";

type CertificateRead = { readonly certificate: ReadCertificate } | { readonly problem: string };

const BUSY = "The shop is processing too many pictures right now. Please try again in a minute.";

/** Reads the file of a certificate: a PDF as it is, a picture re-encoded as those of claims are. */
export async function readCertificate(
  { name, bytes }: PostedFile,
  sender: string,
  signal: AbortSignal,
): Promise<CertificateRead> {
  if (isPdf(bytes)) {
    const isTooLarge = bytes.length > MAX_PDF_BYTES;
    if (!isTooLarge) return { certificate: { name, kind: "pdf", bytes } };
    return { problem: `“${name}” is larger than ${MAX_PDF_BYTES / 1024 / 1024} MB.` };
  }
  const fault = faultOfFile(bytes);
  if (fault === "no-photograph") return { problem: `“${name}” is not a PDF, JPEG, PNG or WebP file.` };
  if (fault) return { problem: photographFaultText(name, fault) };
  const encoded = await encodePhotographs([bytes], PHOTOGRAPH_LIMITS, { sender, signal });
  const [picture] = encoded ?? [];
  if (!picture) return { problem: BUSY };
  if ("data" in picture) return { certificate: { name, kind: "jpeg", bytes: picture.data } };
  return { problem: photographFaultText(name, PHOTOGRAPH_FAULTS.find((one) => one === picture.fault) ?? "unreadable") };
}

const TYPES = { pdf: "application/pdf", jpeg: "image/jpeg" } as const;

/** The response for a certificate: always a download, never cached. */
export function certificateAnswer({ kind, bytes }: ReadCertificate): Response {
  return new Response(new Uint8Array(bytes), {
    headers: {
      "Content-Type": TYPES[kind],
      "Content-Length": String(bytes.length),
      // The name that its sender gave is left out: it could be anything.
      "Content-Disposition": `attachment; filename="certificate.${kind === "pdf" ? "pdf" : "jpg"}"`,
      "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'; sandbox",
      ...NOT_CACHED,
    },
  });
}

import { NOT_CACHED } from "~/base/platform/cache-policy.server";
import type { ReadCertificate } from "~/house/invoices/certificates.server";

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

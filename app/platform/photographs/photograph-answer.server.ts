import { NOT_CACHED } from "../cache-policy.server";

/** A photograph that few may see: nobody keeps it, and a browser takes it for nothing else. */
export function photographAnswer(jpeg: Buffer): Response {
  return new Response(new Uint8Array(jpeg), {
    headers: {
      "Content-Type": "image/jpeg",
      "Content-Length": String(jpeg.length),
      "Content-Disposition": "inline",
      "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
      "X-Content-Type-Options": "nosniff",
      ...NOT_CACHED,
    },
  });
}

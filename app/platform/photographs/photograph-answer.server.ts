import { NOT_CACHED } from "../cache-policy.server";

/** The response for a private photograph: it is not cached, and a browser never reads it as another type. */
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

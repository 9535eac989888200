import { FIXED_FILE, NOT_CACHED } from "../cache-policy.server";

const pictureAnswer = (bytes: Buffer, type: string, headers: Readonly<Record<string, string>>) =>
  new Response(new Uint8Array(bytes), {
    headers: {
      "Content-Type": type,
      "Content-Length": String(bytes.length),
      "Content-Disposition": "inline",
      "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
      ...headers,
    },
  });

export const photographAnswer = (jpeg: Buffer): Response => pictureAnswer(jpeg, "image/jpeg", NOT_CACHED);

export const stylePictureAnswer = (bytes: Buffer, format: "avif" | "webp"): Response =>
  pictureAnswer(bytes, `image/${format}`, FIXED_FILE);

import { aBomb } from "./photographs";

/** Files that must not be taken as a photograph: what they are, their name, their bytes, and the message. */
export const HOSTILE_PHOTOGRAPHS = [
  [
    "an SVG under another name",
    "photo.jpg",
    async () => Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>"),
    /is not a JPEG/,
  ],
  [
    "a page behind a picture's first bytes",
    "a.jpg",
    async () => Buffer.from("\xff\xd8\xff<script>", "latin1"),
    /is damaged/,
  ],
  ["an empty file", "empty.jpg", async () => Buffer.alloc(0), /is empty/],
  ["a HEIC picture", "IMG.HEIC", async () => Buffer.from("\0\0\0\x18ftypheic....", "latin1"), /send it as JPEG/],
  ["a photograph of 40 MB", "large.jpg", async () => Buffer.alloc(40 * 1024 * 1024, 0xff), /is larger than 10 MB/],
  ["a picture of 144 megapixels in a small file", "bomb.png", aBomb, /has too many pixels/],
] as const;

import { checkFormNames } from "./form-names.server";
import { httpError } from "./http-errors.server";
import { checkWrites } from "./rate-limits/visitor-limits.server";
import { MAX_FORM_BYTES } from "./read-form.server";
import { readMultipart } from "./read-multipart.server";
import { checkSameOrigin } from "./same-origin.server";
import { singleton } from "./singleton.server";

/** The most bytes of forms with files that this process holds at one time, of all visitors together. */
const MOST_HELD = 80 * 1024 * 1024;

const MAX_PARTS = 500;
const MAX_NAME_LENGTH = 80;

/** What a form with files may hold. */
export interface FileLimits {
  /** The field that may hold files. */
  readonly field: string;
  readonly files: number;
  /** Of each file, in bytes. */
  readonly bytes: number;
}

/** A file that came with a form. */
export interface PostedFile {
  /** As its sender calls it; for words alone. */
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** A form with its files. */
export interface PostedFiles {
  readonly form: URLSearchParams;
  readonly files: readonly PostedFile[];
}

const held = singleton("posted-files", () => ({ bytes: 0 }));

const unreadable = () =>
  httpError(400, "The form arrived damaged and could not be read. Go back: what you typed is still there.");

const tooLarge = (most: number) =>
  httpError(
    413,
    `That is more than ${Math.floor(most / 1024 / 1024)} MB, so nothing of it was taken. Go back: what you typed is still there. Please choose smaller photographs.`,
    { Connection: "close" },
  );

const busy = () =>
  httpError(
    503,
    "More photographs are being sent to the shop than it can read at one time. Go back: what you typed is still there. Please wait a minute and send them again.",
    { Connection: "close", "Retry-After": "60" },
  );

/** Names come from a file system that may hold anything. */
const wordsOf = (name: string) => [...name.replace(/\p{Cc}+/gu, " ").trim()].slice(0, MAX_NAME_LENGTH).join("");

/** Reads a body whole, and has each of its bytes counted before it is kept. */
async function readHeld({ body }: Request, most: number, hold: (bytes: number) => void): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  const reader = body?.getReader();
  let length = 0;
  for (;;) {
    const { done, value } = (await reader?.read()) ?? { done: true };
    if (done || !value) return Buffer.concat(chunks, length);
    length += value.byteLength;
    try {
      if (length > most) throw tooLarge(most);
      hold(value.byteLength);
    } catch (refused) {
      reader?.cancel().catch(() => {});
      throw refused;
    }
    chunks.push(value);
  }
}

async function parse(bytes: Uint8Array, contentType: string, field: string): Promise<PostedFiles> {
  try {
    const { form, files } = await readMultipart(bytes, contentType, MAX_PARTS);
    if (Buffer.byteLength([...form.values()].join("")) > MAX_FORM_BYTES) throw unreadable();
    if (files.some(({ fieldName }) => fieldName !== field)) throw unreadable();
    // A field without a choice sends an empty file without a name.
    const chosen = files.filter(({ name, size }) => name !== "" || size > 0);
    const read = chosen.map(async (file) => ({
      name: wordsOf(file.name),
      bytes: new Uint8Array(await file.arrayBuffer()),
    }));
    return { form, files: await Promise.all(read) };
  } catch {
    throw unreadable();
  }
}

/**
 * Reads the form of an action that takes files. The checks come in this order, each failing with a thrown response: the
 * post comes from this site (403), is not one of too many (429), whatever `admit` asks, the body has at most twice as
 * much as all files together may have (413), there is room for it beside those of all other visitors (503), it parses
 * (400). How many files there may be, and of what size, the caller says of each.
 *
 * @param admit throws a response for whom the form is not read at all
 * @param work what is done with the form; its files are held until then
 */
export async function readFiles<T>(
  request: Request,
  limits: FileLimits,
  admit: () => Promise<void>,
  work: (posted: PostedFiles) => Promise<T>,
): Promise<T> {
  checkSameOrigin(request);
  await checkWrites();
  await admit();
  const most = 2 * limits.files * limits.bytes;
  if (Number(request.headers.get("Content-Length") ?? 0) > most) throw tooLarge(most);
  let own = 0;
  const hold = (bytes: number) => {
    if (held.bytes + bytes > MOST_HELD) throw busy();
    held.bytes += bytes;
    own += bytes;
  };
  try {
    const bytes = await readHeld(request, most, hold);
    const posted = await parse(bytes, request.headers.get("Content-Type") ?? "", limits.field);
    checkFormNames(posted.form);
    return await work(posted);
  } finally {
    held.bytes -= own;
  }
}

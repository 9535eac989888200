import { httpError } from "../http-errors.server";
import { checkWrites } from "../rate-limits/visitor-limits.server";
import { checkSameOrigin } from "../same-origin.server";
import { singleton } from "../singleton.server";
import { checkFormNames, USUAL } from "./form-limits.server";
import { readChunks, readMultipart, unreadable } from "./read-body.server";
import { isMultipart, MAX_FORM_BYTES, readForm, uploadOf } from "./read-form.server";

/** The most bytes of forms with files that this process holds at a time, for all visitors together. */
const MOST_HELD = 80 * 1024 * 1024;

const MAX_PARTS = 500;
const MAX_NAME_LENGTH = 80;

/** What a form with files may hold. */
interface FileLimits {
  /** The field that may hold files. */
  readonly field: string;
  readonly files: number;
  /** Of each file, in bytes. */
  readonly bytes: number;
  /** The most parts of the form, files included; {@link MAX_PARTS} by default. */
  readonly parts?: number;
}

/** A file sent with a form. */
export interface PostedFile {
  /** The file name that the sender gave; only for display. */
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** A form with its files. */
export interface PostedFiles {
  readonly form: URLSearchParams;
  readonly files: readonly PostedFile[];
}

const held = singleton("posted-files", () => ({ bytes: 0 }));

const tooLarge = (most: number) =>
  httpError(
    413,
    `That is more than ${Math.floor(most / 1024 / 1024)} MB, so none of it was accepted. Go back: what you typed is still there. Please choose smaller photographs.`,
    { Connection: "close" },
  );

const busy = () =>
  httpError(
    503,
    "More photographs are being sent to the shop than it can read at one time. Go back: what you typed is still there. Please wait a minute and send them again.",
    { Connection: "close", "Retry-After": "60" },
  );

/** A file name without control characters: senders can put anything into it. */
const displayName = (name: string) => [...name.replace(/\p{Cc}+/gu, " ").trim()].slice(0, MAX_NAME_LENGTH).join("");

async function parse(
  bytes: Uint8Array,
  contentType: string,
  { field, parts = MAX_PARTS }: FileLimits,
): Promise<PostedFiles> {
  try {
    const { form, files } = await readMultipart(bytes, contentType, parts);
    if (Buffer.byteLength([...form.values()].join("")) > MAX_FORM_BYTES) throw unreadable();
    if (files.some(({ fieldName }) => fieldName !== field)) throw unreadable();
    // A file field without a selection sends an empty file without a name.
    const chosen = files.filter(({ name, size }) => name !== "" || size > 0);
    const read = chosen.map(async (file) => ({
      name: displayName(file.name),
      bytes: new Uint8Array(await file.arrayBuffer()),
    }));
    return { form, files: await Promise.all(read) };
  } catch {
    throw unreadable();
  }
}

/** Reads a whole body of at most `most` bytes, which counts as held until `work` ends. */
async function withBody<T>(request: Request, most: number, work: (bytes: Uint8Array) => Promise<T>): Promise<T> {
  if (Number(request.headers.get("Content-Length") ?? 0) > most) throw tooLarge(most);
  let own = 0;
  const hold = (length: number, chunk: number) => {
    if (length > most) throw tooLarge(most);
    if (held.bytes + chunk > MOST_HELD) throw busy();
    held.bytes += chunk;
    own += chunk;
    return true;
  };
  try {
    return await work(await readChunks(request, hold));
  } finally {
    held.bytes -= own;
  }
}

/**
 * Reads the texts of a form with files, whose files are dropped. The checks are those of {@link readFiles}.
 *
 * @param most the largest body, in bytes
 */
async function readTexts(
  request: Request,
  most: number,
): Promise<{ readonly form: URLSearchParams; readonly hasFiles: boolean }> {
  checkSameOrigin(request);
  await checkWrites();
  return withBody(request, most, async (bytes) => {
    const contentType = request.headers.get("Content-Type") ?? "";
    const { form, files } = await readMultipart(bytes, contentType, USUAL.fields).catch(() => {
      throw unreadable();
    });
    checkFormNames(form);
    return { form, hasFiles: files.some(({ size }) => size > 0) };
  });
}

/**
 * Reads the form of an action that takes files. Checks in this order, each failing with a thrown response: the post is
 * from this site (403), is within the visitor's limit (429), passes `admit`, has a body at most twice the size of the
 * permitted files together, and no more than this process holds for all visitors (413), fits into memory with those of
 * all other visitors (503), parses (400). The caller checks the number and the size of the files.
 *
 * @param admit throws a response if the form must not be read at all
 * @param work uses the form; its files count as held until this ends
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
  const most = Math.min(2 * limits.files * limits.bytes, MOST_HELD);
  return withBody(request, most, async (bytes) => {
    const posted = await parse(bytes, request.headers.get("Content-Type") ?? "", limits);
    checkFormNames(posted.form);
    return work(posted);
  });
}

/** A posted form without its files. */
interface PostedForm {
  readonly form: URLSearchParams;
  readonly isMultipart: boolean;
  readonly hasFiles: boolean;
}

/** The largest form of somebody unknown, in bytes, and the largest with files of somebody who was signed in. */
const MAX_UNKNOWN = 1024 * 1024;
const MAX_WITH_FILES = 24 * 1024 * 1024;

async function read(request: Request, isKnown: boolean): Promise<PostedForm> {
  const done = uploadOf(request);
  if (done) return { form: done.form, isMultipart: isMultipart(request), hasFiles: done.file !== null };
  if (isMultipart(request)) {
    return { ...(await readTexts(request, isKnown ? MAX_WITH_FILES : MAX_UNKNOWN)), isMultipart: true };
  }
  const form = await readForm(request, { bytes: MAX_UNKNOWN, size: USUAL });
  return { form, isMultipart: false, hasFiles: false };
}

/**
 * What a post contains that no action will answer: as the action has read it, or read now. `null` if it cannot be read.
 *
 * @param isKnown whether the sender was signed in until now
 */
export async function readPosted(request: Request, isKnown: boolean): Promise<PostedForm | null> {
  try {
    return await read(request, isKnown);
  } catch (refused) {
    if (refused instanceof Response) return null;
    throw refused;
  }
}

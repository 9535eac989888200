import { type UploadHandler, unstable_parseMultipartFormData } from "@remix-run/node";
import { checkFormNames } from "./form-names.server";
import { httpError } from "./http-errors.server";
import { checkWrites } from "./rate-limits/visitor-limits.server";
import { MAX_FORM_BYTES } from "./read-form.server";
import { checkSameOrigin } from "./same-origin.server";
import { singleton } from "./singleton.server";

/** The most bytes of files that this process holds at one time, of all visitors together. */
const MOST_HELD = 64 * 1024 * 1024;

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
  /** `null` where it is larger than it may be, is one too many, or found no room. */
  readonly bytes: Uint8Array | null;
  readonly fault: "too-large" | "too-many" | "busy" | null;
}

/** A form with its files. */
export interface PostedFiles {
  readonly form: URLSearchParams;
  readonly files: readonly PostedFile[];
}

const held = singleton("posted-files", () => ({ bytes: 0 }));

const unreadable = () =>
  httpError(
    400,
    "The form arrived damaged and could not be read. Go back: what you typed is still there. If the name of a photograph has a semicolon or an equals sign, please rename it.",
  );

const tooLarge = (most: number) =>
  httpError(
    413,
    `That is more than ${Math.floor(most / 1024 / 1024)} MB, so nothing of it was taken. Go back: what you typed is still there. Please choose smaller photographs.`,
    { Connection: "close" },
  );

/** Names come from a file system that may hold anything. */
const wordsOf = (name: string) => [...name.replace(/\p{Cc}+/gu, " ").trim()].slice(0, MAX_NAME_LENGTH).join("");

/** The body, which fails once it has more bytes than it may. */
function counted(request: Request, most: number, refuse: () => void): Request {
  let length = 0;
  const count = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      length += chunk.byteLength;
      if (length > most) {
        refuse();
        controller.error(new Error("the body is too large"));
      } else controller.enqueue(chunk);
    },
  });
  const body = (request.body ?? new Blob([]).stream()).pipeThrough(count);
  return new Request(request.url, { method: "POST", headers: request.headers, body, duplex: "half" } as RequestInit);
}

/** Keeps what may be kept, and reads past the rest, so that its sender gets to see the answer. */
function collector({ field, files: mostFiles, bytes: mostBytes }: FileLimits) {
  const form = new URLSearchParams();
  const files: PostedFile[] = [];
  let [parts, textBytes, own] = [0, 0, 0];

  async function readFile(data: AsyncIterable<Uint8Array>): Promise<Pick<PostedFile, "bytes" | "fault">> {
    let chunks: Uint8Array[] = [];
    let length = 0;
    let fault: PostedFile["fault"] = files.length >= mostFiles ? "too-many" : null;
    for await (const chunk of data) {
      if (fault) continue;
      length += chunk.byteLength;
      if (length > mostBytes) fault = "too-large";
      else if (held.bytes + chunk.byteLength > MOST_HELD) fault = "busy";
      if (fault) {
        chunks = [];
        continue;
      }
      held.bytes += chunk.byteLength;
      own += chunk.byteLength;
      chunks.push(chunk);
    }
    return fault ? { bytes: null, fault } : { bytes: Buffer.concat(chunks), fault };
  }

  async function readText(name: string, data: AsyncIterable<Uint8Array>): Promise<void> {
    const chunks: Uint8Array[] = [];
    for await (const chunk of data) {
      textBytes += chunk.byteLength;
      if (textBytes > MAX_FORM_BYTES) throw unreadable();
      chunks.push(chunk);
    }
    const text = new TextDecoder("utf-8", { fatal: true }).decode(Buffer.concat(chunks));
    if (`${name}${text}`.includes("\0")) throw unreadable();
    form.append(name, text);
  }

  const keep: UploadHandler = async ({ name, filename, data }) => {
    parts += 1;
    if (parts > MAX_PARTS) throw unreadable();
    if (filename === undefined) await readText(name, data);
    else if (name !== field) throw unreadable();
    else {
      const file = { name: wordsOf(filename), ...(await readFile(data)) };
      // A field without a choice sends an empty file without a name.
      if (filename !== "" || file.bytes?.length !== 0) files.push(file);
    }
    return null;
  };
  const release = () => {
    held.bytes -= own;
  };
  return { form, files, keep, release };
}

/**
 * Reads the form of an action that takes files, as it arrives: of each file no more than it may have is ever held. The
 * checks come in this order, each failing with a thrown response: the post comes from this site (403), is not one of too
 * many (429), whatever `admit` asks, the body has at most twice as much as all files together may have (413), it parses
 * (400). What is wrong with a file alone is said of the file.
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
  const { form, files, keep, release } = collector(limits);
  let isTooLarge = false;
  const body = counted(request, most, () => {
    isTooLarge = true;
  });
  try {
    try {
      await unstable_parseMultipartFormData(body, keep);
    } catch {
      throw isTooLarge ? tooLarge(most) : unreadable();
    }
    checkFormNames(form);
    return await work({ form, files });
  } finally {
    release();
  }
}

import { createHash } from "node:crypto";
import { type Coding, gzipped, isCompressible } from "./codings.server";
import type { MadeAnswer } from "./inner-request.server";

/** One form of an answer's body, with the headers that go with it: names and values in turn. */
export interface Representation {
  readonly etag: string | undefined;
  readonly bytes: Buffer;
  readonly headers: readonly string[];
  /** The headers of a 304 instead (RFC 9110, section 15.4.5). */
  readonly unchanged: readonly string[];
}

type Fields = readonly (readonly [name: string, value: string])[];

/** An answer ready to be sent, in every coding that there is so far. */
export interface Answer {
  readonly status: number;
  /** The same for the same bytes under the same headers. */
  readonly tag: string;
  /** The headers that all its forms share. */
  readonly fields: Fields;
  readonly plain: Representation;
  readonly coded: Partial<Record<Coding, Representation>>;
}

/**
 * Headers that are not kept: those of one connection (RFC 9110, section 7.6.1) or of one request, and those that each
 * representation has for itself.
 */
const OWN = new Set([
  ...["connection", "keep-alive", "proxy-authenticate", "proxy-authorization", "te", "trailer", "transfer-encoding"],
  ...["upgrade", "x-request-id", "age", "etag", "vary", "content-length", "content-encoding"],
]);

const VARY = "Accept-Encoding, Cookie";

const IN_UNCHANGED = new Set(["cache-control", "date", "expires", "content-location"]);

const pairs = (rawHeaders: readonly string[]): Fields =>
  rawHeaders.flatMap((name, at) => (at % 2 === 0 ? [[name, rawHeaders[at + 1] ?? ""] as const] : []));

const only = (fields: Fields, isWanted: (name: string) => boolean): Fields =>
  fields.filter(([name]) => isWanted(name.toLowerCase()));

function tagOf(fields: Fields, body: Buffer): string {
  const hash = createHash("sha256");
  // A header that changes must reach browsers too, and a 304 would leave them the old one.
  hash.update(JSON.stringify(only(fields, (name) => name !== "date"))).update(body);
  return hash.digest("base64url").slice(0, 22);
}

type Described = Pick<Answer, "status" | "tag" | "fields">;

function represent({ status, tag, fields }: Described, bytes: Buffer, coding?: Coding): Representation {
  const etag = status === 200 ? `"${tag}${coding ? `-${coding}` : ""}"` : undefined;
  const about: Fields = [["Vary", VARY], ...(etag ? [["ETag", etag] as const] : [])];
  const content: Fields = [
    ...(coding ? [["Content-Encoding", coding] as const] : []),
    ...(bytes.byteLength > 0 ? [["Content-Length", String(bytes.byteLength)] as const] : []),
  ];
  return {
    etag,
    bytes,
    headers: [...fields, ...about, ...content].flat(),
    unchanged: [...only(fields, (name) => IN_UNCHANGED.has(name)), ...about].flat(),
  };
}

/** An answer in one more coding. */
export function withCoding(answer: Answer, coding: Coding, bytes: Buffer): Answer {
  return { ...answer, coded: { ...answer.coded, [coding]: represent(answer, bytes, coding) } };
}

/**
 * Prepares an answer to be sent: plain and with gzip, with a strong tag for each (RFC 9110, section 8.8.3).
 *
 * @param known an earlier answer to the same target, whose codings serve again where nothing has changed
 * @throws Error when the shop has encoded the body, which nobody asked for
 */
export async function prepareAnswer(
  { status, headers, rawHeaders, body }: MadeAnswer,
  known?: Answer,
): Promise<Answer> {
  if (headers["content-encoding"]) throw new Error("an answer came encoded that was to be plain");
  const fields = only(pairs(rawHeaders), (name) => !OWN.has(name));
  const described = { status, tag: tagOf(fields, body), fields };
  const plain: Answer = { ...described, plain: represent(described, body), coded: {} };
  if (!isCompressible(body)) return plain;
  const { gzip, br } = known?.tag === plain.tag ? known.coded : {};
  const answer = withCoding(plain, "gzip", gzip?.bytes ?? (await gzipped(body)));
  return br ? withCoding(answer, "br", br.bytes) : answer;
}

const lengthOf = (headers: readonly string[]) => headers.reduce((sum, text) => sum + text.length, 0);

/** What an answer takes of the memory, in bytes. */
export function sizeOf({ plain, coded }: Answer): number {
  const all = [plain, ...Object.values(coded)];
  return all.reduce((sum, { bytes, headers }) => sum + bytes.byteLength + lengthOf(headers), 0);
}

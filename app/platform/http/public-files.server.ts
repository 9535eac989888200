import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** Content types by file extension; a file with any other extension is not served. */
const FILE_TYPES: Readonly<Record<string, string>> = {
  ".avif": "image/avif",
  ".css": "text/css; charset=utf-8",
  ".jpg": "image/jpeg",
  ".js": "text/javascript; charset=utf-8",
  ".map": "application/json",
  ".mp4": "video/mp4",
  ".pdf": "application/pdf",
  ".png": "image/png",
  ".speculationrules": "application/speculationrules+json",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".vtt": "text/vtt; charset=utf-8",
  ".webm": "video/webm",
  ".webmanifest": "application/manifest+json",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
  ".xml": "application/xml",
};

const COPIES = { br: ".br", gzip: ".gz" } as const;

export type Coding = keyof typeof COPIES;

/** The content codings of compressed copies, smallest first. */
export const CODINGS = Object.keys(COPIES) as readonly Coding[];

/** Too large to be kept in memory: sent as they are read. */
const STREAMED = [".mp4", ".webm"];

interface Body {
  readonly file: string;
  /** In bytes. */
  readonly length: number;
  readonly etag: string;
  /** All of it, unless it is streamed from its file. */
  readonly bytes?: Buffer;
}

export interface PublicFile {
  readonly type: string;
  readonly cacheControl: string;
  /** For a file whose name has no hash: the value of the URL's query `v` at which it may be cached forever. */
  readonly version?: string;
  /**
   * The file itself.
   *
   * @throws Error when it can no longer be read
   */
  readonly plain: () => Body;
  /** Its copies compressed at build time. */
  readonly compressed: { readonly [coding in Coding]?: () => Body };
}

/** Finds the file for a URL's decoded path. */
export type FindFile = (urlPath: string) => PublicFile | undefined;

export const IMMUTABLE = "public, max-age=31536000, immutable";
const AN_HOUR = "public, max-age=3600";
const ASK_EACH_TIME = "no-cache";

/** The compiler puts a hash of the contents into the names that it generates. */
const HASHED = "/build/";

/** The folders whose files share one version, which is part of their URLs. */
export const PHOTOGRAPHS = "/images/photographs/";
export const FILMS = "/films/";

/** The version that the files below a URL path are addressed with (`versionOf`). */
export type Versions = Readonly<Record<string, string>>;

const hashOf = (bytes: Buffer) => createHash("sha256").update(bytes).digest("base64url").slice(0, 22);

/** Reads a file when it is first asked for. Of one that is streamed only its tag and its length are kept. */
function read(file: string): () => Body {
  let body: Body | undefined;
  return () => {
    if (!body) {
      const bytes = readFileSync(file);
      const kept = STREAMED.includes(path.extname(file)) ? {} : { bytes };
      body = { file, length: bytes.byteLength, etag: `"${hashOf(bytes)}"`, ...kept };
    }
    return body;
  };
}

/** The files of a folder by URL path; hidden files and unknown types are left out. */
function filesByUrl(folder: string): Map<string, string> {
  const files = new Map<string, string>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const url = `${entry.parentPath.slice(folder.length).replaceAll(path.sep, "/")}/${entry.name}`;
    const isHidden = url.includes("/.");
    if (entry.isFile() && !isHidden && path.extname(url) in FILE_TYPES) files.set(url, folder + url);
  }
  return files;
}

function publicFile(
  file: string,
  { cacheControl, copies = [], version }: { cacheControl: string; copies?: readonly string[]; version?: string },
): PublicFile {
  return {
    type: FILE_TYPES[path.extname(file)] ?? "",
    cacheControl,
    ...(version && { version }),
    plain: read(file),
    compressed: Object.fromEntries(
      CODINGS.flatMap((coding) => {
        const copy = copies.find((name) => name.endsWith(COPIES[coding]));
        return copy ? [[coding, read(copy)]] : [];
      }),
    ),
  };
}

/** The version of the files below a URL path: eight characters that change with any name or content among them. */
export function versionOf(folder: string, below: string): string {
  const hash = createHash("sha256");
  const files = filesByUrl(folder);
  for (const url of [...files.keys()].sort()) {
    if (url.startsWith(below)) hash.update(`${url} ${read(files.get(url) ?? "")().etag}\n`);
  }
  return hash.digest("hex").slice(0, 8);
}

interface PublicFolders {
  readonly folder: string;
  /** The compressed copies, laid out like the folder; may be absent. */
  readonly copies: string;
  readonly versions: Versions;
}

/**
 * The files of a folder, listed once and each kept in memory from its first request on. Requests are looked up by path:
 * no path reaches the disk, no client can hold a file open, and a start reads no picture (decision 51). Films alone are
 * read each time (decision 86).
 */
export function filesInMemory({ folder, copies, versions }: PublicFolders): FindFile {
  const names = existsSync(copies) ? readdirSync(copies, { recursive: true, encoding: "utf8" }) : [];
  const compressed = new Set(names.map((name) => `/${name.replaceAll(path.sep, "/")}`));
  const files = new Map<string, PublicFile>();
  for (const [url, file] of filesByUrl(folder)) {
    const [, version] = Object.entries(versions).find(([below]) => url.startsWith(below)) ?? [];
    files.set(
      url,
      publicFile(file, {
        cacheControl: url.startsWith(HASHED) ? IMMUTABLE : AN_HOUR,
        copies: Object.values(COPIES)
          .map((ending) => url + ending)
          .filter((copy) => compressed.has(copy))
          .map((copy) => copies + copy),
        ...(version && { version }),
      }),
    );
  }
  return (urlPath) => files.get(urlPath);
}

/** Reads a file on every request: in development, files change at any moment. */
export function filesOnDisk(folder: string): FindFile {
  return (urlPath) => {
    const file = filesByUrl(folder).get(urlPath);
    return file ? publicFile(file, { cacheControl: ASK_EACH_TIME }) : undefined;
  };
}

import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** What a file is, by the ending of its name; a file of another kind is not served. */
const FILE_TYPES: Readonly<Record<string, string>> = {
  ".avif": "image/avif",
  ".css": "text/css; charset=utf-8",
  ".jpg": "image/jpeg",
  ".js": "text/javascript; charset=utf-8",
  ".map": "application/json",
  ".pdf": "application/pdf",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
  ".xml": "application/xml",
};

const COPIES = { br: ".br", gzip: ".gz" } as const;

export type Coding = keyof typeof COPIES;

/** The codings of compressed copies, the smallest first. */
export const CODINGS = Object.keys(COPIES) as readonly Coding[];

interface Body {
  readonly bytes: Buffer;
  readonly etag: string;
}

export interface PublicFile {
  readonly type: string;
  readonly cacheControl: string;
  /** Where its name says nothing of its contents: what the address's query `v` must be for it to last for ever. */
  readonly version?: string;
  readonly plain: Body;
  /** Its copies that were compressed at build. */
  readonly compressed: { readonly [coding in Coding]?: Body };
}

/** Finds the file of a URL's path, which is decoded. */
export type FindFile = (urlPath: string) => PublicFile | undefined;

export const IMMUTABLE = "public, max-age=31536000, immutable";
const AN_HOUR = "public, max-age=3600";
const ASK_EACH_TIME = "no-cache";

/** The compiler puts a hash of the contents into the names that it makes. */
const HASHED = "/build/";

/** Pictures are told apart by one version for all of them, which their addresses carry. */
const VERSIONED = "/images/photographs/";

const hashOf = (bytes: Buffer) => createHash("sha256").update(bytes).digest("base64url").slice(0, 22);

function read(file: string): Body {
  const bytes = readFileSync(file);
  return { bytes, etag: `"${hashOf(bytes)}"` };
}

/** The files of a folder by their URL's path; hidden ones and those of unknown kinds are left out. */
function filesByUrl(folder: string): Map<string, string> {
  const files = new Map<string, string>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    const parts = path.relative(folder, file).split(path.sep);
    const isHidden = parts.some((part) => part.startsWith("."));
    if (entry.isFile() && !isHidden && path.extname(file) in FILE_TYPES) files.set(`/${parts.join("/")}`, file);
  }
  return files;
}

function load(file: string, cacheControl: string, copy?: string): PublicFile {
  const copies = CODINGS.map((coding) => {
    const name = `${copy}${COPIES[coding]}`;
    return copy && existsSync(name) ? { [coding]: read(name) } : {};
  });
  const type = FILE_TYPES[path.extname(file)] ?? "";
  return { type, cacheControl, plain: read(file), compressed: Object.assign({}, ...copies) };
}

/** The version of the files below a path: eight characters that change with any name or content among them. */
export function versionOf(files: ReadonlyMap<string, PublicFile>, below = VERSIONED): string {
  const hash = createHash("sha256");
  for (const url of [...files.keys()].sort()) {
    if (url.startsWith(below)) hash.update(`${url} ${files.get(url)?.plain.etag}\n`);
  }
  return hash.digest("hex").slice(0, 8);
}

/** All files of a folder by their URL's path, with the copies that were compressed at build where there are any. */
export function readFiles(folder: string, copies: string): Map<string, PublicFile> {
  const files = [...filesByUrl(folder)].map(([url, file]) => {
    const copy = path.join(copies, path.relative(folder, file));
    return [url, load(file, url.startsWith(HASHED) ? IMMUTABLE : AN_HOUR, copy)] as const;
  });
  return new Map(files);
}

/**
 * Reads all files of a folder once. A request is then looked up by its path: no path touches the disk, and no client can
 * hold a file open.
 *
 * @param copies the compressed copies, laid out as the folder; it may be absent
 */
export function filesInMemory(folder: string, copies: string): FindFile {
  const files = readFiles(folder, copies);
  const version = versionOf(files);
  for (const [url, file] of files) if (url.startsWith(VERSIONED)) files.set(url, { ...file, version });
  return (urlPath) => files.get(urlPath);
}

/** Reads a file each time that it is asked for: in development, files change at any moment. */
export function filesOnDisk(folder: string): FindFile {
  return (urlPath) => {
    const file = filesByUrl(folder).get(urlPath);
    return file ? load(file, ASK_EACH_TIME) : undefined;
  };
}

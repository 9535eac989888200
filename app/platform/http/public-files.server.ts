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

/** The content codings of compressed copies, smallest first. */
export const CODINGS = Object.keys(COPIES) as readonly Coding[];

interface Body {
  readonly bytes: Buffer;
  readonly etag: string;
}

export interface PublicFile {
  readonly type: string;
  readonly cacheControl: string;
  /** For a file whose name has no hash: the value of the URL's query `v` at which it may be cached forever. */
  readonly version?: string;
  readonly plain: Body;
  /** Its copies compressed at build time. */
  readonly compressed: { readonly [coding in Coding]?: Body };
}

/** Finds the file for a URL's decoded path. */
export type FindFile = (urlPath: string) => PublicFile | undefined;

export const IMMUTABLE = "public, max-age=31536000, immutable";
const AN_HOUR = "public, max-age=3600";
const ASK_EACH_TIME = "no-cache";

/** The compiler puts a hash of the contents into the names that it generates. */
const HASHED = "/build/";

/** Pictures share one version, which is part of their URLs. */
const VERSIONED = "/images/photographs/";

const hashOf = (bytes: Buffer) => createHash("sha256").update(bytes).digest("base64url").slice(0, 22);

function read(file: string): Body {
  const bytes = readFileSync(file);
  return { bytes, etag: `"${hashOf(bytes)}"` };
}

/** The files of a folder by URL path; hidden files and unknown types are left out. */
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

/** All files of a folder by URL path, with any copies compressed at build time. */
export function readFiles(folder: string, copies: string): Map<string, PublicFile> {
  const files = [...filesByUrl(folder)].map(([url, file]) => {
    const copy = path.join(copies, path.relative(folder, file));
    return [url, load(file, url.startsWith(HASHED) ? IMMUTABLE : AN_HOUR, copy)] as const;
  });
  return new Map(files);
}

/**
 * Reads all files of a folder once. Requests are then looked up by path: no path touches the disk, and no client can
 * hold a file open.
 *
 * @param copies the compressed copies, laid out like the folder; may be absent
 */
export function filesInMemory(folder: string, copies: string): FindFile {
  const files = readFiles(folder, copies);
  const version = versionOf(files);
  for (const [url, file] of files) if (url.startsWith(VERSIONED)) files.set(url, { ...file, version });
  return (urlPath) => files.get(urlPath);
}

/** Reads a file on every request: in development, files change at any moment. */
export function filesOnDisk(folder: string): FindFile {
  return (urlPath) => {
    const file = filesByUrl(folder).get(urlPath);
    return file ? load(file, ASK_EACH_TIME) : undefined;
  };
}

import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** What a file is, by the ending of its name; a file of another kind is not served. */
export const FILE_TYPES: Readonly<Record<string, string>> = {
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
  readonly plain: Body;
  /** Its copies that were compressed at build. */
  readonly compressed: { readonly [coding in Coding]?: Body };
}

/** Finds the file of a URL's path, exactly as it is written. */
export type FindFile = (urlPath: string) => PublicFile | undefined;

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
    if (entry.isFile() && !isHidden && path.extname(file) in FILE_TYPES)
      files.set(encodeURI(`/${parts.join("/")}`), file);
  }
  return files;
}

function load(file: string, copy?: string): PublicFile {
  const copies = CODINGS.map((coding) => {
    const name = `${copy}${COPIES[coding]}`;
    return copy && existsSync(name) ? { [coding]: read(name) } : {};
  });
  return { type: FILE_TYPES[path.extname(file)] ?? "", plain: read(file), compressed: Object.assign({}, ...copies) };
}

/**
 * Reads all files of a folder once. A request is then looked up by its path: no path touches the disk, and no client can
 * hold a file open.
 *
 * @param copies the compressed copies, laid out as the folder; it may be absent
 */
export function filesInMemory(folder: string, copies: string): FindFile {
  const files = new Map(
    [...filesByUrl(folder)].map(([url, file]) => [url, load(file, path.join(copies, path.relative(folder, file)))]),
  );
  return (urlPath) => files.get(urlPath);
}

/** Reads a file each time that it is asked for: in development, files change at any moment. */
export function filesOnDisk(folder: string): FindFile {
  return (urlPath) => {
    const file = filesByUrl(folder).get(urlPath);
    return file ? load(file) : undefined;
  };
}

/** One URL requested while following links. */
export interface Visit {
  readonly path: string;
  readonly status: number;
  readonly type: string;
  readonly text: string;
  /** The page that linked here. */
  readonly from: string;
}

const REFERENCES = /\s(?:href|src|action)="([^"]+)"/g;
const SOURCE_SETS = /\s(?:srcset|imagesrcset)="([^"]+)"/gi;
const CSS_URLS = /url\(["']?([^"')]+)/g;

const unescaped = (text: string) => text.replaceAll("&amp;", "&");

/** Every URL that a page, style sheet, manifest or sitemap names. */
function referencesOf({ type, text }: Pick<Visit, "type" | "text">): string[] {
  if (type.startsWith("text/css")) return [...text.matchAll(CSS_URLS)].map(([, url]) => url ?? "");
  if (type.includes("manifest")) return [...text.matchAll(/"src":"([^"]+)"/g)].map(([, url]) => url ?? "");
  if (type.includes("xml") && !type.includes("svg"))
    return [...text.matchAll(/<loc>([^<]+)/g)].map(([, url]) => url ?? "");
  if (!type.startsWith("text/html")) return [];
  const sets = [...text.matchAll(SOURCE_SETS)].flatMap(([, set]) => (set ?? "").split(", "));
  const previews = [...text.matchAll(/property="og:(?:image|url)" content="([^"]+)"/g)].map(([, url]) => url ?? "");
  return [
    ...[...text.matchAll(REFERENCES)].map(([, url]) => unescaped(url ?? "")),
    ...sets.map((source) => source.split(" ")[0] ?? ""),
    ...previews,
  ];
}

/** A fragment that a page links to. */
export interface Anchor {
  readonly from: string;
  readonly path: string;
  readonly id: string;
}

export interface Crawl {
  readonly visits: ReadonlyMap<string, Visit>;
  readonly anchors: readonly Anchor[];
  /** URLs of other origins that a page links to or loads. */
  readonly outside: ReadonlySet<string>;
}

/** Follows every URL of one origin, starting from the given paths; query strings are dropped. */
export async function crawl(origin: string, start: readonly string[], cookie = ""): Promise<Crawl> {
  const visits = new Map<string, Visit>();
  const anchors: Anchor[] = [];
  const outside = new Set<string>();
  const waiting = start.map((path) => ({ path, from: "" }));
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { path, from } = next;
    if (visits.has(path)) continue;
    const response = await fetch(origin + path, { redirect: "manual", headers: { Cookie: cookie } });
    const type = response.headers.get("content-type") ?? "";
    const visit = { path, from, status: response.status, type, text: await response.text() };
    visits.set(path, visit);
    for (const reference of referencesOf(visit)) {
      const url = new URL(reference, origin + path);
      if (url.origin !== origin) outside.add(url.href);
      else {
        if (url.hash) anchors.push({ from: path, path: url.pathname, id: decodeURIComponent(url.hash.slice(1)) });
        waiting.push({ path: url.pathname, from: path });
      }
    }
  }
  return { visits, anchors, outside };
}

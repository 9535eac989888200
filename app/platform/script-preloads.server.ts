import { readFileSync } from "node:fs";
import { singleton } from "./singleton.server";

/** Written by the build: for each route, and for what every page begins with, the scripts that its own module imports. */
const FILE = "build/preloads.json";

type Preloads = Readonly<Record<string, readonly string[]>>;

/** None in development, where scripts are not joined. */
function readPreloads(): Preloads {
  try {
    return JSON.parse(readFileSync(FILE, "utf8"));
  } catch {
    return {};
  }
}

/**
 * The `Link` header of a document, which names the scripts that the modules of its routes import: at once, so that they come
 * in one wave, and behind what the page is painted with (HTML Standard, "fetch priority").
 */
export function scriptPreloads(routes: readonly string[]): string {
  const preloads = singleton("script-preloads", readPreloads);
  const scripts = new Set(["entry", ...routes].flatMap((route) => preloads[route] ?? []));
  return [...scripts].map((script) => `<${script}>; rel=modulepreload; fetchpriority=low`).join(", ");
}

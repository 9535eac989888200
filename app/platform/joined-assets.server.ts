import { readFileSync } from "node:fs";
import type { ServerBuild } from "@remix-run/node";
import { env } from "./env.server";
import { singleton } from "./singleton.server";

/** Written by the build once it has joined the scripts. */
const FILE = "build/assets.json";

interface JoinedAssets {
  /** The manifest of routes with the names of the joined scripts. */
  readonly assets: ServerBuild["assets"];
  /** For each route, and for what every page begins with, the scripts that its own module imports. */
  readonly preloads: Readonly<Record<string, readonly string[]>>;
}

/**
 * What the build says of the joined scripts; `undefined` outside of production, where none are joined.
 *
 * @throws Error where a production build lacks its file
 */
export function joinedAssets(): JoinedAssets | undefined {
  if (env().mode !== "production") return undefined;
  return singleton("joined-assets", () => JSON.parse(readFileSync(FILE, "utf8")) as JoinedAssets);
}

/**
 * The `Link` header of a document, which names the scripts that the modules of its routes import: at once, so that they come
 * in one wave, and behind what the page is painted with (HTML Standard, "fetch priority").
 */
export function scriptPreloads(routes: readonly string[]): string {
  const preloads = joinedAssets()?.preloads ?? {};
  const scripts = new Set(["entry", ...routes].flatMap((route) => preloads[route] ?? []));
  return [...scripts].map((script) => `<${script}>; rel=modulepreload; fetchpriority=low`).join(", ");
}

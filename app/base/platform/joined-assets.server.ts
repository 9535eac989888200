import { readFileSync } from "node:fs";
import type { ServerBuild } from "@remix-run/node";
import { env } from "./env.server";
import { singleton } from "./singleton.server";

/** Written by the build once it has joined the scripts. */
const FILE = "build/assets.json";

interface JoinedAssets {
  /** The manifest of routes with the names of the joined scripts. */
  readonly assets: ServerBuild["assets"];
  /** For each route, and for the entry script of every page, the scripts that its module imports. */
  readonly preloads: Readonly<Record<string, readonly string[]>>;
}

/**
 * The build's list of joined scripts; `undefined` outside production, where scripts are not joined.
 *
 * @throws Error if a production build lacks this file
 */
export function joinedAssets(): JoinedAssets | undefined {
  if (env().mode !== "production") return undefined;
  return singleton("joined-assets", () => JSON.parse(readFileSync(FILE, "utf8")) as JoinedAssets);
}

/**
 * The `Link` header of a document, with the scripts that the modules of its routes import. They are all requested
 * together, after what the page needs to be painted (HTML Standard, "fetch priority").
 */
export function scriptPreloads(routes: readonly string[]): string {
  const preloads = joinedAssets()?.preloads ?? {};
  const scripts = new Set(["entry", ...routes].flatMap((route) => preloads[route] ?? []));
  return [...scripts].map((script) => `<${script}>; rel=modulepreload; fetchpriority=low`).join(", ");
}

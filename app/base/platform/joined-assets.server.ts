import { readFileSync } from "node:fs";
import type { ServerBuild } from "@remix-run/node";
import { env } from "./env.server";
import { singleton } from "./singleton.server";

const FILE = "build/assets.json";

interface JoinedAssets {
  readonly assets: ServerBuild["assets"];
  readonly preloads: Readonly<Record<string, readonly string[]>>;
  readonly fetches: Readonly<Record<string, readonly string[]>>;
}

export function joinedAssets(): JoinedAssets | undefined {
  if (env().mode !== "production") return undefined;
  return singleton("joined-assets", () => JSON.parse(readFileSync(FILE, "utf8")) as JoinedAssets);
}

/**
 * Requested after what the page needs to be painted (HTML Standard, "fetch priority"). What the page fetches as soon as
 * it runs is preloaded as a fetch: the browser would not try a module again that it could not preload.
 */
export function scriptPreloads(routes: readonly string[]): string {
  const { preloads, fetches } = joinedAssets() ?? { preloads: {}, fetches: {} };
  const of = (files: JoinedAssets["preloads"]) => new Set(["entry", ...routes].flatMap((route) => files[route] ?? []));
  return [
    ...[...of(preloads)].map((script) => `<${script}>; rel=modulepreload; fetchpriority=low`),
    ...[...of(fetches)].map((script) => `<${script}>; rel=preload; as=fetch; crossorigin; fetchpriority=low`),
  ].join(", ");
}

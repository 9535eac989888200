import { readFileSync } from "node:fs";
import type { ServerBuild } from "@remix-run/node";
import { env } from "./env.server";
import { singleton } from "./singleton.server";

const FILE = "build/assets.json";

interface JoinedAssets {
  readonly assets: ServerBuild["assets"];
  readonly preloads: Readonly<Record<string, readonly string[]>>;
}

export function joinedAssets(): JoinedAssets | undefined {
  if (env().mode !== "production") return undefined;
  return singleton("joined-assets", () => JSON.parse(readFileSync(FILE, "utf8")) as JoinedAssets);
}

/** Requested after what the page needs to be painted (HTML Standard, "fetch priority"). */
export function scriptPreloads(routes: readonly string[]): string {
  const preloads = joinedAssets()?.preloads ?? {};
  const scripts = new Set(["entry", ...routes].flatMap((route) => preloads[route] ?? []));
  return [...scripts].map((script) => `<${script}>; rel=modulepreload; fetchpriority=low`).join(", ");
}

import type { IncomingHttpHeaders } from "node:http";

/** One answer as Mozilla's HTTP Observatory sees it, for a site that is reached by https. */
export interface ScannedAnswer {
  readonly headers: IncomingHttpHeaders;
  readonly html: string;
}

/** The points that one of its tests adds or subtracts. */
export interface Modifier {
  readonly test: string;
  readonly points: number;
}

const SIX_MONTHS_SECONDS = 15_768_000;
const PRIVATE_REFERRERS = ["no-referrer", "same-origin", "strict-origin", "strict-origin-when-cross-origin"];

type Directives = ReadonlyMap<string, readonly string[]>;

function directivesOf(policy: string | undefined): Directives {
  const parts = (policy ?? "").split(";").map((part) => part.trim().split(/\s+/));
  return new Map(parts.filter(([name]) => name).map(([name = "", ...sources]) => [name.toLowerCase(), sources]));
}

function csp(directives: Directives): number {
  if (directives.size === 0) return -25;
  const sourcesOf = (name: string) => directives.get(name) ?? directives.get("default-src") ?? ["*"];
  const scripts = [...sourcesOf("script-src"), ...sourcesOf("object-src")];
  const isBroad = (source: string) => ["'unsafe-inline'", "data:", "https:", "http:", "*"].includes(source);
  if (scripts.some(isBroad)) return -20;
  const all = [...directives.values()].flat();
  if (all.some((source) => /^http:/.test(source))) return -20;
  if (all.includes("'unsafe-eval'")) return -10;
  if (sourcesOf("style-src").some(isBroad)) return 0;
  return directives.get("default-src")?.join() === "'none'" ? 10 : 5;
}

function cookies(lines: readonly string[] = []): number {
  const missing = (attribute: RegExp) => lines.some((line) => !attribute.test(line));
  if (lines.length === 0) return 0;
  if (missing(/;\s*secure/i)) return -40;
  if (missing(/;\s*httponly/i)) return -30;
  if (lines.some((line) => /;\s*samesite=none/i.test(line))) return -20;
  return missing(/;\s*samesite=(lax|strict)/i) ? 0 : 5;
}

function hsts(header: string | undefined): number {
  const [, seconds] = /max-age=(\d+)/.exec(header ?? "") ?? [];
  if (seconds === undefined) return -20;
  // The bonus is for sites on the browsers' preload list, which no header can achieve.
  return Number(seconds) >= SIX_MONTHS_SECONDS ? 0 : -10;
}

function referrer(header: string | undefined): number {
  if (header === undefined) return 0;
  return PRIVATE_REFERRERS.includes(header) ? 5 : -5;
}

function framing(directives: Directives, header: string | undefined): number {
  if (directives.has("frame-ancestors")) return 5;
  return /^(deny|sameorigin)$/i.test(header ?? "") ? 0 : -20;
}

function corp(header: string | undefined): number {
  if (header === undefined) return 0;
  return header === "same-origin" || header === "same-site" ? 10 : -20;
}

/** Scripts from other hosts without integrity; the site's own scripts need none. */
function integrity(html: string): number {
  const others = [...html.matchAll(/<script[^>]*\ssrc="(?:https?:)?\/\/[^>]*>/g)].map(([tag]) => tag);
  if (others.some((tag) => tag.includes('src="http:'))) return -50;
  return others.some((tag) => !tag.includes("integrity=")) ? -5 : 0;
}

/** The modifiers of Mozilla's HTTP Observatory (mdn-http-observatory, scoring version 5) for one answer. */
export function modifiersOf({ headers, html }: ScannedAnswer): readonly Modifier[] {
  const one = (name: string) => headers[name]?.toString();
  const directives = directivesOf(one("content-security-policy"));
  return [
    { test: "content-security-policy", points: csp(directives) },
    { test: "cookies", points: cookies(headers["set-cookie"]) },
    { test: "cross-origin-resource-sharing", points: one("access-control-allow-origin") === "*" ? -50 : 0 },
    { test: "strict-transport-security", points: hsts(one("strict-transport-security")) },
    { test: "referrer-policy", points: referrer(one("referrer-policy")) },
    { test: "subresource-integrity", points: integrity(html) },
    { test: "x-content-type-options", points: one("x-content-type-options") === "nosniff" ? 0 : -5 },
    { test: "x-frame-options", points: framing(directives, one("x-frame-options")) },
    { test: "cross-origin-resource-policy", points: corp(one("cross-origin-resource-policy")) },
  ];
}

/** The score of an answer: bonuses count only if at least 90 points remain without them. */
export function scoreOf(modifiers: readonly Modifier[]): number {
  const sum = (of: (points: number) => number) => modifiers.reduce((total, { points }) => total + of(points), 0);
  const base = Math.max(0, 100 + sum((points) => Math.min(points, 0)));
  return base >= 90 ? base + sum((points) => Math.max(points, 0)) : base;
}

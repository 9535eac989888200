import path from "node:path";
import ts from "typescript";
import type { SourceFile } from "./source-files";

/** What the files of one area of `app` may import: areas of ours, and packages from outside. */
interface Rule {
  readonly areas: readonly string[];
  readonly packages: readonly string[];
}

const FORM_PACKAGES = ["zod/mini", "remix-validated-form"];
const SERVER_PACKAGES = ["node:", "zod/mini", "undici", "lru-cache", "@remix-run/node", "@photostructure/sqlite"];
const UI_AREAS = ["ui", "domain", "content", "forms", "browser"];

/** The layering of the project; an area may always import itself. */
export const RULES: Readonly<Record<string, Rule>> = {
  domain: { areas: [], packages: ["zod/mini"] },
  content: { areas: [], packages: [] },
  forms: { areas: ["domain"], packages: FORM_PACKAGES },
  browser: { areas: ["domain"], packages: ["react"] },
  ui: { areas: UI_AREAS, packages: ["react", "@remix-run/react", "remix-validated-form"] },
  platform: {
    areas: [],
    packages: [
      ...SERVER_PACKAGES,
      "close-with-grace",
      "isbot",
      "negotiator",
      "pino",
      "pino-http",
      "@remix-run/express",
      "@remix-run/react",
    ],
  },
  "provider/contract": { areas: ["domain"], packages: ["zod/mini", "undici"] },
  "provider/embedded": {
    areas: ["provider/contract", "domain"],
    packages: [...SERVER_PACKAGES, "@node-rs/argon2", "react-dom/server"],
  },
  "provider/remote": { areas: ["provider/contract", "domain"], packages: SERVER_PACKAGES },
  "provider/backends": {
    areas: ["provider", "provider/contract", "provider/embedded", "provider/remote", "domain", "platform"],
    packages: SERVER_PACKAGES,
  },
  provider: { areas: ["provider/contract", "provider/backends", "domain", "platform"], packages: SERVER_PACKAGES },
  services: {
    areas: ["provider", "provider/contract", "domain", "platform", "forms"],
    packages: [...SERVER_PACKAGES, "@epic-web/cachified"],
  },
  access: { areas: ["services", "platform", "domain"], packages: ["@remix-run/node"] },
  routes: {
    areas: [...UI_AREAS, "access", "services", "platform", "styles"],
    packages: [
      "react",
      "react-dom/client",
      "react-dom/server",
      "@remix-run/react",
      "@remix-run/node",
      "remix-validated-form",
      "@fontsource-variable/",
    ],
  },
};

/** The area of a file of `app`; its entries and root count as routes. */
export function areaOf(file: string): string {
  const parts = file.replace(/^app\//, "").split("/");
  if (parts.length === 1) return "routes";
  if (parts[0] !== "provider") return parts[0] ?? "";
  if (parts.length > 2) return `provider/${parts[1]}`;
  return parts[1] === "backends.server.ts" ? "provider/backends" : "provider";
}

/** The imports of a file that its area's rule does not allow, as `file -> import`. */
export function forbiddenImports(file: SourceFile): string[] {
  const area = areaOf(file.path);
  const rule = RULES[area];
  if (!rule) return [`${file.path} is in no known area`];
  return ts
    .preProcessFile(file.text, true, true)
    .importedFiles.map((imported) => imported.fileName)
    .filter((specifier) => !isAllowed(file.path, area, rule, specifier))
    .map((specifier) => `${file.path} -> ${specifier}`);
}

function isAllowed(from: string, area: string, rule: Rule, specifier: string): boolean {
  const ours = specifier.startsWith("~/")
    ? `app/${specifier.slice(2)}`
    : specifier.startsWith(".")
      ? path.posix.join(path.posix.dirname(from), specifier)
      : null;
  if (ours === null) return rule.packages.some((name) => specifier === name || matchesPrefix(name, specifier));
  const target = areaOf(/\.\w+$/.test(ours) ? ours.replace(/\.server$/, ".server.ts") : `${ours}.ts`);
  if (target === "routes") return false;
  return target === area || rule.areas.includes(target);
}

function matchesPrefix(name: string, specifier: string): boolean {
  return (name.endsWith(":") || name.endsWith("/")) && specifier.startsWith(name);
}

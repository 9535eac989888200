import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { cruise, type ICruiseResult } from "dependency-cruiser";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import config from "../../.dependency-cruiser.mjs";
import { ROOT } from "../support/source-files";

interface Cruised {
  /** Every import that breaks a rule, as `rule: file -> import`. */
  readonly violations: readonly string[];
  /** The number of files read. */
  readonly files: number;
  /** The folders that import each other in a circle. */
  readonly circles: readonly string[];
}

/** Reads the imports below a project's `app`. */
async function cruiseApp(root: string): Promise<Cruised> {
  // The alias replaces tsconfig's paths, which would be resolved from the working directory.
  const { tsConfig: _, ...options } = config.options ?? {};
  const { output } = await cruise(
    ["app"],
    { ...options, baseDir: root, ruleSet: { forbidden: config.forbidden ?? [] }, validate: true },
    { alias: { "~": path.join(root, "app") }, bustTheCache: true },
  );
  if (typeof output === "string") throw new Error(output);
  return { violations: listViolations(output), files: output.summary.totalCruised, circles: circlesOf(output) };
}

function listViolations({ summary }: ICruiseResult): string[] {
  return summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`);
}

/** Folders of `app` that are left after removing, again and again, those that import none or are imported by none. */
function circlesOf({ modules }: ICruiseResult): string[] {
  const arrows = modules
    .flatMap(({ source, dependencies }) => dependencies.map(({ resolved }) => [source, resolved].map(path.dirname)))
    .filter(([from = "", to = ""]) => from !== to && [from, to].every((folder) => folder.startsWith("app/")));
  for (let left = arrows; ; ) {
    const [froms, tos] = [new Set(left.map(([from]) => from)), new Set(left.map(([, to]) => to))];
    const next = left.filter(([from, to]) => tos.has(from) && froms.has(to));
    if (next.length === left.length) return [...froms].map(String).sort();
    left = next;
  }
}

describe("import directions", () => {
  it("are respected by every file of app", async () => {
    const { violations, files, circles } = await cruiseApp(ROOT);
    expect(files).toBeGreaterThan(300);
    expect(violations).toEqual([]);
    expect(circles).toEqual([]);
  }, 120_000);
});

/** A rule, a file that breaks it, and the import that does so. */
const WRONG = [
  ["pure-folders", "app/pricing/state.ts", 'import { useState } from "react";'],
  ["pure-folders", "app/making/lines.ts", 'import { x } from "~/stored-cart/cart";'],
  ["measure", "app/measure/files.ts", 'import { readFileSync } from "node:fs";'],
  ["server-files", "app/cart/page/reads.tsx", 'import { x } from "~/orders/orders.server";'],
  ["cart", "app/cart/page/orders.tsx", 'import { x } from "~/admin/orders";'],
  ["search", "app/search/page/form.tsx", 'import { x } from "~/lists/page/name-form";'],
  ["cart", "app/cart/page/form.tsx", 'import { ValidatedForm } from "remix-validated-form";'],
  ["cart", "app/cart/page/loads.tsx", 'import type { loader } from "../../routes/shop";'],
  ["ui/kit", "app/ui/kit/upwards.tsx", 'import { x } from "~/stored-cart/cart";'],
  ["forms", "app/forms/reply.ts", 'import { json } from "@remix-run/node";'],
  ["routes", "app/routes/shop.tsx", 'export { x } from "~/provider/provider.server";'],
  ["routes", "app/routes/home.tsx", 'import { loader } from "./shop";'],
  ["routes", "app/routes/login.tsx", 'import { validationError } from "remix-validated-form";'],
  ["provider-back-end", "app/provider/one/host.server.ts", 'import { x } from "../two/host.server";'],
  ["log-is-passed", "app/provider/two/logs.server.ts", 'import { log } from "~/platform/log.server";'],
  ["provider", "app/provider/provider.server.ts", 'import { x } from "./one/host.server";'],
  ["provider-client", "app/provider/client/send.server.ts", 'import { x } from "~/provider/one/host.server";'],
  ["orders-server", "app/orders/services/buys.server.ts", 'import { x } from "~/provider/two/host.server";'],
  ["platform", "app/platform/log.server.ts", 'import { x } from "~/stored-cart/cart";'],
  ["platform-build", "app/platform/build/shrink.mjs", 'import { x } from "../log.server";'],
  ["known-area", "app/extras/more.ts", 'import { x } from "~/stored-cart/cart";'],
  ["resolvable", "app/forms/lost.ts", 'import { x } from "./nowhere";'],
  ["no-circles", "app/lines/egg.ts", 'import type { Hen } from "./hen";'],
] as const;

/** Files that the wrong imports lead to, and files that import correctly. */
const RIGHT = {
  "app/stored-cart/cart.ts": 'import { z } from "zod/mini";',
  "app/lines/hen.ts": 'import type { Egg } from "./egg";',
  "app/admin/orders.ts": "export const x = 1;",
  "app/orders/orders.server.ts": 'import { readFileSync } from "node:fs";',
  "app/forms/reply.server.ts": 'import { json } from "@remix-run/node";',
  "app/ui/fields/form.tsx": 'import { ValidatedForm } from "remix-validated-form";',
  "app/provider/contract/wire.server.ts": 'import { x } from "~/lines/hen";',
  "app/provider/two/host.server.ts": 'import { x } from "./own.server"; import { y } from "../contract/wire.server";',
  "app/provider/two/own.server.ts": 'import type { Log } from "~/platform/log.server"; export const x = 1;',
  "app/provider/backends.server.ts": 'import { x } from "./two/host.server";',
  "app/cart/page/bill.tsx": 'import { useState } from "react"; import { y } from "~/cart/sums";',
  "app/cart/sums.ts": 'import { x } from "./page/sum";',
  "app/cart/page/sum.tsx": "export const x = 1;",
  "app/lists/page/name-form.tsx": 'import { x } from "~/cart/sums";',
} as const;

describe("an import in the wrong direction", () => {
  const root = mkdtempSync(path.join(tmpdir(), "import-directions-"));
  let found: Cruised;

  beforeAll(async () => {
    symlinkSync(path.join(ROOT, "node_modules"), path.join(root, "node_modules"));
    for (const [file, text] of [...Object.entries(RIGHT), ...WRONG.map(([, file, text]) => [file, text] as const)]) {
      mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
      writeFileSync(path.join(root, file), text);
    }
    found = await cruiseApp(root);
  }, 60_000);
  afterAll(() => rmSync(root, { recursive: true }));

  it.each(WRONG)("breaks the rule %s in %s", (rule, file) => {
    expect(found.violations.filter((violation) => violation.startsWith(`${rule}: ${file} -> `))).toHaveLength(1);
  });

  it("is found where two folders import each other", () => {
    expect(found.circles).toEqual(expect.arrayContaining(["app/cart", "app/cart/page"]));
  });

  it("is the only kind that is found", () => {
    const wrong = new Set<string>(WRONG.map(([, file]) => file));
    const elsewhere = found.violations.filter((violation) => !wrong.has(violation.replace(/^.*: (.*) -> .*$/, "$1")));
    expect(elsewhere).toEqual([]);
  });
});

import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { cruise, type ICruiseResult } from "dependency-cruiser";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import config from "../../.dependency-cruiser.mjs";
import { ROOT } from "../support/source-files";

/** Every import below a project's `app` that breaks a rule, as `rule: file -> import`, and the number of files read. */
async function cruiseApp(root: string): Promise<{ violations: string[]; files: number }> {
  // The alias replaces tsconfig's paths, which would be resolved from the working directory.
  const { tsConfig: _, ...options } = config.options ?? {};
  const { output } = await cruise(
    ["app"],
    { ...options, baseDir: root, ruleSet: { forbidden: config.forbidden ?? [] }, validate: true },
    { alias: { "~": path.join(root, "app") }, bustTheCache: true },
  );
  if (typeof output === "string") throw new Error(output);
  return { violations: listViolations(output), files: output.summary.totalCruised };
}

function listViolations({ summary }: ICruiseResult): string[] {
  return summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`);
}

describe("import directions", () => {
  it("are respected by every file of app", async () => {
    const { violations, files } = await cruiseApp(ROOT);
    expect(files).toBeGreaterThan(300);
    expect(violations).toEqual([]);
  }, 60_000);
});

/** A rule, a file that breaks it, and the import that does so. */
const WRONG = [
  ["domain", "app/domain/logs.ts", 'import { x } from "~/platform/log.server";'],
  ["domain", "app/domain/state.ts", 'import { useState } from "react";'],
  ["domain", "app/domain/files.ts", 'import { readFileSync } from "node:fs";'],
  ["content", "app/content/words.ts", 'import { x } from "~/domain/cart";'],
  ["content", "app/content/views.ts", 'import { x } from "~/ui/order/row";'],
  ["browser", "app/browser/lists.ts", 'export const x = await import("~/services/catalog.server");'],
  ["ui-product", "app/ui/product/wire.tsx", 'import type { Wire } from "~/provider/contract/wire.server";'],
  ["ui-product", "app/ui/product/loads.tsx", 'import type { loader } from "../../routes/shop";'],
  ["ui-product", "app/ui/product/bill.tsx", 'import { x } from "~/ui/cart/bill";'],
  ["ui-kit", "app/ui/kit/upwards.tsx", 'import { x } from "~/ui/order/row";'],
  ["routes", "app/routes/shop.tsx", 'export { x } from "~/provider/provider.server";'],
  ["routes", "app/routes/home.tsx", 'import { loader } from "./shop";'],
  ["routes", "app/routes/login.tsx", 'import { validationError } from "remix-validated-form";'],
  ["ui-account", "app/ui/account/form.tsx", 'import { ValidatedForm } from "remix-validated-form";'],
  ["forms", "app/forms/reply.ts", 'import { json } from "@remix-run/node";'],
  ["provider-back-end", "app/provider/one/host.server.ts", 'import { x } from "../two/host.server";'],
  ["log-is-passed", "app/provider/two/logs.server.ts", 'import { log } from "~/platform/log.server";'],
  ["provider", "app/provider/provider.server.ts", 'import { x } from "./one/host.server";'],
  ["provider-client", "app/provider/client/send.server.ts", 'import { x } from "~/provider/one/host.server";'],
  ["services", "app/services/catalog.server.ts", 'import { x } from "~/provider/two/host.server";'],
  ["platform", "app/platform/log.server.ts", 'import { x } from "~/domain/cart";'],
  ["platform-build", "app/platform/build/shrink.mjs", 'import { x } from "../log.server";'],
  ["known-area", "app/extras/more.ts", 'import { x } from "~/domain/cart";'],
  ["resolvable", "app/forms/lost.ts", 'import { x } from "~/domain/nowhere";'],
  ["no-circles", "app/domain/egg.ts", 'import type { Hen } from "./hen";'],
] as const;

/** Files that the wrong imports lead to, and files that import correctly. */
const RIGHT = {
  "app/content/figures.ts": 'import { PRE_BORE_CENTS } from "~/domain/pricing";',
  "app/domain/pricing.ts": "export const PRE_BORE_CENTS = 600;",
  "app/domain/cart.ts": 'import { z } from "zod/mini";',
  "app/domain/hen.ts": 'import type { Egg } from "./egg";',
  "app/forms/reply.server.ts": 'import { json } from "@remix-run/node";',
  "app/ui/fields/form.tsx": 'import { ValidatedForm } from "remix-validated-form";',
  "app/platform/session.server.ts": 'import { readFileSync } from "node:fs";',
  "app/provider/contract/wire.server.ts": 'import { x } from "~/domain/cart";',
  "app/provider/two/host.server.ts": 'import { x } from "./own.server"; import { y } from "../contract/wire.server";',
  "app/provider/two/own.server.ts": 'import type { Log } from "~/platform/log.server"; export const x = 1;',
  "app/provider/backends.server.ts": 'import { x } from "./two/host.server";',
  "app/ui/order/row.tsx": 'import { useState } from "react"; import { x } from "~/domain/cart";',
  "app/ui/cart/bill.tsx": 'import { x } from "~/ui/order/row"; import { y } from "~/ui/product/picture";',
  "app/ui/product/picture.tsx": "export const y = 1;",
} as const;

describe("an import in the wrong direction", () => {
  const root = mkdtempSync(path.join(tmpdir(), "import-directions-"));
  let found: string[] = [];

  beforeAll(async () => {
    symlinkSync(path.join(ROOT, "node_modules"), path.join(root, "node_modules"));
    for (const [file, text] of [...Object.entries(RIGHT), ...WRONG.map(([, file, text]) => [file, text] as const)]) {
      mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
      writeFileSync(path.join(root, file), text);
    }
    found = (await cruiseApp(root)).violations;
  }, 60_000);
  afterAll(() => rmSync(root, { recursive: true }));

  it.each(WRONG)("breaks the rule %s in %s", (rule, file) => {
    expect(found.filter((violation) => violation.startsWith(`${rule}: ${file} -> `))).toHaveLength(1);
  });

  it("is found where two folders import each other", () => {
    expect(found).toContain("no-circles-of-folders: app/ui/cart -> app/ui/product");
  });

  it("is the only kind that is found", () => {
    const wrong = new Set<string>([...WRONG.map(([, file]) => file), "app/ui/cart", "app/ui/product"]);
    const elsewhere = found.filter((violation) => !wrong.has(violation.replace(/^.*: (.*) -> .*$/, "$1")));
    expect(elsewhere).toEqual([]);
  });
});

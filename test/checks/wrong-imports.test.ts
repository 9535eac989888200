import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Cruised, cruiseApp } from "../support/cruised-app";
import { ROOT } from "../support/source-files";

/** A rule, a file that breaks it, and the import that does so. */
const WRONG = [
  ["trade", "app/trade/making/lines.ts", 'import { x } from "~/ordering/cart/sums";'],
  ["base", "app/base/text/upwards.ts", 'import { x } from "~/trade/measure/size";'],
  ["house", "app/house/forms/upwards.ts", 'import { x } from "~/ordering/cart/sums";'],
  ["ordering", "app/ordering/cart/page/orders.tsx", 'import { x } from "~/office/admin/orders";'],
  ["ordering", "app/ordering/cart/page/loads.tsx", 'import type { loader } from "../../../routes/shop";'],
  ["configurator", "app/configurator/order-form/starts.ts", 'import { x } from "../../startup.server";'],
  ["pure", "app/trade/pricing/state.ts", 'import { useState } from "react";'],
  ["pure", "app/trade/measure/files.ts", 'import { readFileSync } from "node:fs";'],
  ["pure", "app/trade/measure/named.ts", 'import { x } from "~/base/brand/name";'],
  ["base", "app/base/browser/named.ts", 'import { x } from "~/base/brand/name";'],
  ["ui", "app/house/ui/kit/knows.tsx", 'import { x } from "~/house/mail/words";'],
  ["server-files", "app/ordering/cart/page/reads.tsx", 'import { x } from "~/ordering/orders/orders.server";'],
  [
    "only-remix-validated-form",
    "app/ordering/cart/page/form.tsx",
    'import { ValidatedForm } from "remix-validated-form";',
  ],
  ["browser-packages", "app/house/forms/reply.ts", 'import { json } from "@remix-run/node";'],
  ["browser-packages", "app/ordering/cart/page/digest.ts", 'import { createHash } from "node:crypto";'],
  ["server-packages", "app/ordering/orders/new.server.ts", 'import { test } from "vitest";'],
  ["routes", "app/routes/shop.tsx", 'export { x } from "~/provider/provider.server";'],
  ["routes", "app/routes/home.tsx", 'import { loader } from "./shop";'],
  ["route-packages", "app/routes/login.tsx", 'import { createHash } from "node:crypto";'],
  ["back-end", "app/provider/remote/host.server.ts", 'import { x } from "~/provider/auth/session";'],
  ["back-ends-registry", "app/ordering/orders/buys.server.ts", 'import { x } from "~/provider/shopify/host.server";'],
  ["contract", "app/provider/client/send.server.ts", 'import { x } from "~/provider/provider.server";'],
  ["log-is-passed", "app/provider/shopify/logs.server.ts", 'import { log } from "~/base/platform/log.server";'],
  ["platform-build", "app/base/platform/build/shrink.mjs", 'import { x } from "../log.server";'],
  ["known-wing", "app/extras/more.ts", 'import { x } from "~/ordering/cart/sums";'],
  ["resolvable", "app/house/forms/lost.ts", 'import { x } from "./nowhere";'],
  ["no-circles", "app/configurator/lines/egg.ts", 'import type { Hen } from "./hen";'],
] as const;

/** Files that the wrong imports lead to, and files that import correctly. */
const RIGHT = {
  "app/startup.server.ts": "export const x = 1;",
  "app/trade/measure/size.ts": 'import { z } from "zod/mini"; import { y } from "~/base/text/cells";',
  "app/base/text/cells.ts": "export const y = 1;",
  "app/base/brand/name.ts": "export const x = 1;",
  "app/base/platform/log.server.ts": "export const log = 1;",
  "app/house/mail/words.ts": "export const x = 1;",
  "app/configurator/lines/hen.ts": 'import type { Egg } from "./egg";',
  "app/office/admin/orders.ts": 'import { x } from "~/ordering/cart/sums";',
  "app/ordering/orders/orders.server.ts": 'import { readFileSync } from "node:fs";',
  "app/house/forms/reply.server.ts": 'import { json } from "@remix-run/node";',
  "app/house/ui/fields/form.tsx": 'import { ValidatedForm } from "remix-validated-form";',
  "app/provider/auth/session.ts": "export const x = 1;",
  "app/provider/contract/wire.server.ts": 'import { x } from "~/configurator/lines/hen";',
  "app/provider/shopify/host.server.ts":
    'import { x } from "./own.server"; import { y } from "../contract/wire.server";',
  "app/provider/shopify/own.server.ts": 'import type { Log } from "~/base/platform/log.server"; export const x = 1;',
  "app/provider/backends.server.ts": 'import { x } from "./shopify/host.server";',
  "app/provider/provider.server.ts": 'import { x } from "./backends.server";',
  "app/ordering/cart/page/bill.tsx": 'import { useState } from "react"; import { y } from "~/ordering/cart/sums";',
  "app/ordering/cart/sums.ts": 'import { x } from "./page/sum";',
  "app/ordering/cart/page/sum.tsx": "export const x = 1;",
  "app/ordering/lists/names.ts": 'import { x } from "~/ordering/cart/sums";',
  "app/ordering/cart/named.ts": 'import { x } from "~/ordering/lists/names";',
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
    expect(found.circles).toEqual(expect.arrayContaining(["app/ordering/cart", "app/ordering/cart/page"]));
  });

  it("is found where two subjects of a wing import each other", () => {
    expect(found.subjectCircles).toEqual(expect.arrayContaining(["ordering/cart", "ordering/lists"]));
  });

  it("is the only kind that is found", () => {
    const wrong = new Set<string>(WRONG.map(([, file]) => file));
    const elsewhere = found.violations.filter((violation) => !wrong.has(violation.replace(/^.*: (.*) -> .*$/, "$1")));
    expect(elsewhere).toEqual([]);
  });
});

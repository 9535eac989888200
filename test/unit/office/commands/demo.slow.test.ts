import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openDatabase } from "~/base/database/open-database.server";
import { ORDER_STATES } from "~/house/capacity/order-state";
import { runDataCommand } from "../../../support/data-command";

const OWNER = { ADMIN_EMAIL: "owner@site.test", ADMIN_PASSWORD: "drawers and doors" };

describe("the demo", () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), "demo-"));
  const file = path.join(folder, "shop.db");
  let first: Awaited<ReturnType<typeof runDataCommand>>;

  beforeAll(async () => {
    first = await runDataCommand({ ...OWNER, DATABASE_PATH: file }, "demo");
  }, 180_000);

  afterAll(() => rmSync(folder, { recursive: true }));

  it("has about 200 orders in all states, quotes, messages, and claims with photographs", async () => {
    expect(first).toMatchObject({ code: 0, errorOutput: "" });
    const { db, close } = await openDatabase(file);
    const states = await db.selectFrom("customer_order").select("state").execute();
    expect(states.length).toBeGreaterThan(190);
    expect(new Set(states.map(({ state }) => state))).toEqual(new Set(ORDER_STATES));
    const photographs = await db.selectFrom("claim_photograph").select("id").execute();
    expect(photographs.length).toBeGreaterThan(2);
    expect(readdirSync(`${file}.photographs`).sort()).toEqual(photographs.map(({ id }) => `${id}.jpg`).sort());
    for (const table of ["quote", "contact_message", "payment_entry", "claim_answer"] as const) {
      expect(
        (
          await db
            .selectFrom(table)
            .select("rowid" as never)
            .execute()
        ).length,
      ).toBeGreaterThan(5);
    }
    await close();
  });

  it("leaves no mail to send", async () => {
    const { db, close } = await openDatabase(file);
    expect(await db.selectFrom("outbox").select("recipient").execute()).toEqual([]);
    await close();
  });

  it("is refused where there are orders", async () => {
    const second = await runDataCommand({ ...OWNER, DATABASE_PATH: file }, "demo");
    expect(second).toMatchObject({ code: 1, output: "" });
    expect(second.errorOutput).toContain("This shop has orders already, so nothing was added.");
  });
});

it("is refused if the provider stores the customers", async () => {
  const elsewhere = {
    PROVIDER: "remote",
    PROVIDER_URL: "https://provider.test",
    PROVIDER_LOGIN_URL: "https://provider.test/login",
  };
  const { code, errorOutput } = await runDataCommand(
    { ...elsewhere, DATABASE_PATH: path.join(os.tmpdir(), "none.db") },
    "demo",
  );
  expect(code).toBe(1);
  expect(errorOutput).toContain("stored by its provider");
});

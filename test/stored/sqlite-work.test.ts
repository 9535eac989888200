import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll } from "vitest";
import { openDatabase } from "~/base/database/open-database.server";
import { byNight, triesOf } from "../set-up/tier";
import { describeStoredWork } from "./all-stored";
import { describeOrderSenders } from "./order-senders-stored";

let folder = "";
let files = 0;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), "stored-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function openTimes(times: number) {
  files += 1;
  const file = path.join(folder, `shop${files}.db`);
  const opened = [];
  for (let count = 0; count < times; count += 1) opened.push(await openDatabase(file));
  return opened;
}

describeStoredWork({
  name: "SQLite",
  open: () => openDatabase(":memory:"),
  openTimes,
  edits: byNight ? 500 : 20,
  balances: triesOf(10_000),
});

describeOrderSenders("SQLite", openTimes);

import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll } from "vitest";
import { openDatabase } from "~/base/database/open-database.server";
import { describeRush } from "./rush-stored";

const folder = mkdtempSync(path.join(os.tmpdir(), "rush-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describeRush("SQLite", async (times) => {
  const opened = [];
  for (let count = 0; count < times; count += 1) opened.push(await openDatabase(path.join(folder, "shop.db")));
  return opened;
});

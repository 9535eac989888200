import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { openDatabase } from "~/base/database/open-database.server";
import { describeOrderLimits } from "./order-limits-stored";
import { describeOrderSenders } from "./order-senders-stored";

describeOrderLimits("SQLite in memory", () => openDatabase(":memory:"));

describeOrderSenders("a SQLite file", async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), "order-senders-"));
  const file = path.join(folder, "shop.db");
  const databases = [await openDatabase(file), await openDatabase(file)] as const;
  return {
    databases,
    close: async () => {
      await Promise.all(databases.map((database) => database.close()));
      await rm(folder, { recursive: true, force: true });
    },
  };
});

import { afterAll, beforeAll } from "vitest";
import { openPostgres } from "~/base/database/open-postgres.server";
import { photographRows } from "~/ordering/claims/photograph-files.server";
import { describeAllStored, describeStoredWork } from "../stored/all-stored";
import { type PostgresDatabases, postgresDatabases } from "../support/postgres-databases";

let databases: PostgresDatabases;
beforeAll(async () => {
  databases = await postgresDatabases();
});
afterAll(() => databases.stop());

const POSTGRES: Parameters<typeof describeStoredWork>[0] = {
  name: "Postgres",
  open: async () => openPostgres(await databases.database()),
  async openTimes(times) {
    const address = await databases.database();
    const opened = [];
    for (let count = 0; count < times; count += 1) opened.push(await openPostgres(address));
    return opened;
  },
  openPhotographs: (database) => photographRows(database, Date.now),
  edits: 500,
  balances: 100,
};

describeAllStored(POSTGRES);
describeStoredWork(POSTGRES);

import { fetch } from "undici";
import { afterAll, beforeAll } from "vitest";
import { createBackend } from "~/provider/remote/backend.server";
import { describeAccounts } from "../contract/accounts-contract";
import { describeApprovals } from "../contract/approvals-contract";
import type { StartHost } from "../contract/host-under-test";
import { describeProducts } from "../contract/products-contract";
import { describeSignIn } from "../contract/sign-in-contract";
import { ADMIN, RETURN_URL } from "../support/embedded-backend";
import { type PostgresDatabases, postgresDatabases } from "../support/postgres-databases";
import { startSectionSevenHost } from "../support/section-seven-host";

let databases: PostgresDatabases;
beforeAll(async () => {
  databases = await postgresDatabases();
});
afterAll(() => databases.stop());

const start: StartHost = async (now) => {
  const host = await startSectionSevenHost({ now, databaseUrl: await databases.database() });
  const backend = await createBackend({
    remote: { url: host.url, signInUrl: host.signInUrl, allowsEmailAlone: false },
    returnUrl: RETURN_URL,
    log: { info: () => {}, error: () => {} },
  });
  return {
    backend,
    visit: (request) => fetch(request, { redirect: "manual" }),
    returnUrl: RETURN_URL,
    admin: ADMIN,
    async stop() {
      await backend.close();
      await host.stop();
    },
  };
};

const NAME = "remote, over HTTP, whose host speaks the nine calls and keeps its data in Postgres";

describeProducts(NAME, start);
describeAccounts(NAME, start);
describeSignIn(NAME, start, { clock: true, writes: true, admin: true });
describeApprovals(NAME, start);

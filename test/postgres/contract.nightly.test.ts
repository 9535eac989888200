import { afterAll, beforeAll } from "vitest";
import { describeContract } from "../contract/contract-suite";
import { ADMIN, anEmbeddedBackend, NO_MAIL_SERVER, RETURN_URL } from "../support/embedded-backend";
import { type PostgresDatabases, postgresDatabases } from "../support/postgres-databases";

let databases: PostgresDatabases;
beforeAll(async () => {
  databases = await postgresDatabases();
});
afterAll(() => databases.stop());

describeContract("embedded, in Postgres", async (now) => {
  const backend = await anEmbeddedBackend({ now, mail: NO_MAIL_SERVER, databaseUrl: await databases.database() });
  const { pages } = backend.signIn;
  if (!pages) throw new Error("the embedded provider has its own sign-in page");
  return { backend, visit: pages, returnUrl: RETURN_URL, admin: ADMIN, stop: () => backend.close() };
});

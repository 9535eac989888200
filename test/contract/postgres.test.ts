import { afterAll, beforeAll } from "vitest";
import { ADMIN, anEmbeddedBackend, NO_MAIL_SERVER, RETURN_URL } from "../support/embedded-backend";
import { aPostgresServer } from "../support/postgres-server";
import { describeContract } from "./contract-suite";

let server: Awaited<ReturnType<typeof aPostgresServer>>;
beforeAll(async () => {
  server = await aPostgresServer();
});
afterAll(() => server.stop());

describeContract("embedded, in Postgres", async (now) => {
  const backend = await anEmbeddedBackend({ now, mail: NO_MAIL_SERVER, databaseUrl: await server.database() });
  const { pages } = backend.signIn;
  if (!pages) throw new Error("the embedded provider has its own sign-in page");
  return { backend, visit: pages, returnUrl: RETURN_URL, admin: ADMIN, stop: () => backend.close() };
});

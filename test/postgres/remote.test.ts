import { fetch } from "undici";
import { afterAll, beforeAll } from "vitest";
import { OFFERS } from "~/provider/contract/backend.server";
import { createBackend } from "~/provider/remote/backend.server";
import { describeContract } from "../contract/contract-suite";
import { serveBackend } from "../support/backend-server";
import { ADMIN, anEmbeddedBackend, NO_MAIL_SERVER, RETURN_URL } from "../support/embedded-backend";
import { type PostgresDatabases, postgresDatabases } from "../support/postgres-databases";

let databases: PostgresDatabases;
beforeAll(async () => {
  databases = await postgresDatabases();
});
afterAll(() => databases.stop());

describeContract("remote, over HTTP, whose host keeps its data in Postgres", async (now) => {
  const embedded = await anEmbeddedBackend({ now, mail: NO_MAIL_SERVER, databaseUrl: await databases.database() });
  const server = await serveBackend(embedded);
  const backend = await createBackend({
    remote: {
      url: server.url,
      signInUrl: server.signInUrl,
      allowsEmailAlone: false,
      offers: OFFERS,
      token: null,
    },
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
      await server.stop();
      await embedded.close();
    },
  };
});

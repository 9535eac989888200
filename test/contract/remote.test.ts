import { fetch } from "undici";
import { createBackend } from "~/provider/remote/backend.server";
import { serveBackend } from "../support/backend-server";
import { ADMIN, anEmbeddedBackend, RETURN_URL } from "../support/embedded-backend";
import { describeContract } from "./contract-suite";

describeContract("remote, over HTTP", async (now) => {
  const embedded = await anEmbeddedBackend({ now });
  const server = await serveBackend(embedded);
  const backend = await createBackend({
    remote: {
      url: server.url,
      signInUrl: server.signInUrl,
      allowsEmailAlone: false,
      offers: ["orders", "lists", "quotes", "settings", "mail", "profile"],
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

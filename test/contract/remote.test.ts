import { createRemoteBackend } from "~/provider/remote/backend.server";
import { serveBackend } from "../support/backend-server";
import { anEmbeddedBackend } from "../support/embedded-backend";
import { describeProviderContract } from "./provider-contract";

describeProviderContract("remote, over HTTP", async (now) => {
  const embedded = await anEmbeddedBackend({ now });
  const server = await serveBackend(embedded);
  const backend = createRemoteBackend({ baseUrl: server.url });
  return {
    backend,
    signInPage: embedded.signInPage,
    async stop() {
      await backend.close();
      await server.stop();
      await embedded.close();
    },
  };
});

import { createEmbeddedBackend } from "~/provider/embedded/backend.server";
import { createRemoteBackend } from "~/provider/remote/backend.server";
import { serveBackend } from "../support/backend-server";
import { describeProviderContract } from "./provider-contract";

describeProviderContract("remote, over HTTP", async () => {
  const embedded = await createEmbeddedBackend({ databasePath: ":memory:" });
  const server = await serveBackend(embedded.handle);
  const backend = createRemoteBackend({ baseUrl: server.url });
  return {
    backend,
    async stop() {
      await backend.close();
      await server.stop();
      await embedded.close();
    },
  };
});

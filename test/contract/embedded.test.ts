import { createEmbeddedBackend } from "~/provider/embedded/backend.server";
import { describeProviderContract } from "./provider-contract";

describeProviderContract("embedded, in memory", async () => {
  const backend = await createEmbeddedBackend({ databasePath: ":memory:" });
  return { backend, stop: () => backend.close() };
});

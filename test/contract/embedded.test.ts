import { anEmbeddedBackend } from "../support/embedded-backend";
import { describeProviderContract } from "./provider-contract";

describeProviderContract("embedded, in memory", async (now) => {
  const backend = await anEmbeddedBackend({ now });
  return { backend, signInPage: backend.signInPage, stop: () => backend.close() };
});

import { ADMIN, anEmbeddedBackend, NO_MAIL_SERVER, RETURN_URL } from "../support/embedded-backend";
import { describeContract } from "./contract-suite";

describeContract("embedded, in memory", async (now) => {
  const backend = await anEmbeddedBackend({ now, mail: NO_MAIL_SERVER });
  const { pages } = backend.signIn;
  if (!pages) throw new Error("the embedded provider has its own sign-in page");
  return { backend, visit: pages, returnUrl: RETURN_URL, admin: ADMIN, stop: () => backend.close() };
});

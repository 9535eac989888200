import { fetch } from "undici";
import { createBackend } from "~/provider/remote/backend.server";
import { describeContract } from "../contract/contract-suite";
import { settings } from "./settings";

const { provider, signInUrl, returnUrl, admin, writes } = settings();

describeContract(
  provider,
  async () => {
    // `allowsEmailAlone` lets a provider that signs in anyone start, so that the report can name the rule it breaks.
    const remote = { url: provider, signInUrl, allowsEmailAlone: true };
    const backend = await createBackend({ remote, returnUrl, log: { info: () => {}, error: () => {} } });
    return {
      backend,
      visit: (request) => fetch(request, { redirect: "manual" }),
      returnUrl,
      admin,
      stop: () => backend.close(),
    };
  },
  { clock: false, writes, admin: admin.email !== "" },
);

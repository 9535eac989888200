import { fetch } from "undici";
import { createBackend } from "~/provider/remote/backend.server";
import { describeContract } from "../contract/contract-suite";
import { settings } from "./settings";

const { host, signInUrl, returnUrl, admin, writes } = settings();

describeContract(
  host,
  async () => {
    const backend = await createBackend({ remote: { url: host, signInUrl }, returnUrl });
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

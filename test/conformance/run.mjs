import { spawn } from "node:child_process";
import { parseArgs } from "node:util";

const USAGE = `npm run conformance -- https://provider.example [options]

Runs the provider contract (docs/provider-contract.md) against a provider and says rule by rule whether it holds.

  --sign-in URL      the hosted sign-in page; /login of the provider when not given
  --return-url URL   a return address that the provider accepts; http://localhost:3000/shopify/callback when not given
  --admin EMAIL      an admin's address; the password is read from CONFORMANCE_ADMIN_PASSWORD
  --read-only        make no accounts: the products alone are checked

Without --read-only it registers accounts at the provider. Use one made for tests.`;

/** Reports what is wrong with the command line, and exits. @param {string} problem @returns {never} */
function stop(problem) {
  process.stderr.write(`${problem}\n\n${USAGE}\n`);
  process.exit(2);
}

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        "sign-in": { type: "string" },
        "return-url": { type: "string" },
        admin: { type: "string" },
        "read-only": { type: "boolean" },
      },
    });
  } catch (error) {
    return stop(error instanceof Error ? error.message : String(error));
  }
}

const { positionals, values } = readArguments();
const [provider, ...others] = positionals;
if (!provider || others.length > 0) stop("Name one provider.");
for (const url of [provider, values["sign-in"], values["return-url"]]) {
  if (url !== undefined && !/^https?:/.test(URL.canParse(url) ? new URL(url).protocol : ""))
    stop(`No http(s) URL: ${url}`);
}
if (values.admin && !process.env.CONFORMANCE_ADMIN_PASSWORD) stop("CONFORMANCE_ADMIN_PASSWORD is not set.");

const vitest = ["node_modules/vitest/vitest.mjs", "run", "--config", "test/conformance/vitest.config.ts"];
const child = spawn(process.execPath, vitest, {
  stdio: "inherit",
  env: {
    ...process.env,
    CONFORMANCE_PROVIDER: provider,
    CONFORMANCE_SIGN_IN: values["sign-in"] ?? `${provider.replace(/\/$/, "")}/login`,
    CONFORMANCE_RETURN_URL: values["return-url"] ?? "http://localhost:3000/shopify/callback",
    CONFORMANCE_ADMIN: values.admin ?? "",
    CONFORMANCE_WRITES: values["read-only"] ? "no" : "yes",
  },
});
child.on("exit", (code) => process.exit(code ?? 1));

import { createProviderClient, type ProviderClient } from "~/provider/client/client.server";
import type { Backend } from "~/provider/contract/backend.server";

type Options = Partial<Parameters<typeof createProviderClient>[0]>;

/** The return address of the tests' clients. */
const RETURN_URL = "http://shop.test/shopify/callback";

export interface Recorded {
  readonly level: "info" | "error";
  readonly event: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

/** A client of a back end, with its log captured for the test. */
export function aClient(backend: Backend, options: Options = {}): { client: ProviderClient; logged: Recorded[] } {
  const logged: Recorded[] = [];
  const at = (level: Recorded["level"]) => (event: string, fields: Recorded["fields"]) => {
    logged.push({ level, event, fields });
  };
  const client = createProviderClient({
    backend,
    origin: "http://provider.test",
    returnUrl: RETURN_URL,
    log: { info: at("info"), error: at("error") },
    now: () => 1_700_000_000_000,
    requestId: () => "request-0001",
    ...options,
  });
  return { client, logged };
}

import { CALLS, type CallName } from "~/provider/contract/calls.server";

const KNOWN = Object.entries(CALLS).map(([name, { method, path }]) => ({
  name: name as CallName,
  method,
  pattern: new RegExp(`^${path.replace(":id", "[^/]+")}$`),
}));

/** The name of the contract's call that a request makes, or `null`. */
export function callNameOf(method: string | undefined, path: string): CallName | null {
  return KNOWN.find((call) => call.method === method && call.pattern.test(path))?.name ?? null;
}

import { CALLS, type CallName, pathPattern } from "~/provider/contract/calls.server";

const KNOWN = (Object.keys(CALLS) as CallName[]).map((name) => ({
  name,
  method: CALLS[name].method,
  pattern: pathPattern(name),
}));

/** The name of the contract's call that a request is for, or `null`. */
export function callNameOf(method: string | undefined, path: string): CallName | null {
  return KNOWN.find((call) => call.method === method && call.pattern.test(path))?.name ?? null;
}

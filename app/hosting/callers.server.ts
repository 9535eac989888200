import type { IncomingMessage } from "node:http";
import { bearsToken } from "~/platform/same-secret.server";

/**
 * Tells whether a request is from one of the operator's shops, which send the token they share with the provider.
 * Without a token every request counts as one.
 */
export const callersWith =
  (token: string | null) =>
  ({ headers }: Pick<IncomingMessage, "headers">): boolean =>
    token === null || bearsToken(headers.authorization, token);

import type { IncomingMessage } from "node:http";
import { bearsToken } from "~/platform/same-secret.server";

/**
 * Says of a request whether it comes from one of the operator's shops, which name themselves with the token that they
 * have in common with this host. Without a token everybody does.
 */
export const callersWith =
  (token: string | null) =>
  ({ headers }: Pick<IncomingMessage, "headers">): boolean =>
    token === null || bearsToken(headers.authorization, token);

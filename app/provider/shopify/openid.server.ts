import * as openid from "openid-client";
import type { EpochMs } from "~/base/time/time";
import { ShopifyError } from "./shopify-error.server";
import { discoveryUrl, findCustomerUrl } from "./store-addresses.server";
import type { Calls } from "./store-resilience.server";
import type { Wire } from "./wire.server";

const SCOPE = "openid email customer-account-api:full";
const LIMIT_SECONDS = 8;

export interface SignInSecrets {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
}

/** The tokens that Shopify issues for a customer: stored on this side, never sent to a browser. */
export interface CustomerTokens {
  readonly access: string;
  readonly refresh: string;
  /** A refresh returns no new one: the first is needed to end the session at Shopify. */
  readonly idToken: string;
  readonly until: EpochMs;
}

/** Shopify says that a customer's tokens are no longer valid: the customer is signed out. */
export class TokensEnded extends Error {
  override readonly name = "TokensEnded";
}

interface OpenIdOptions {
  readonly store: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly redirectUri: string;
  readonly wire: Wire;
  readonly calls: Calls;
}

const untilOf = (tokens: openid.TokenEndpointResponse) => Date.now() + 1000 * (tokens.expires_in ?? 3600);

function failure(cause: unknown): ShopifyError | TokensEnded {
  if (cause instanceof ShopifyError) return cause;
  if (cause instanceof openid.ResponseBodyError && cause.error === "invalid_grant") return new TokensEnded();
  return new ShopifyError("unreachable", "the sign-in service did not answer", 5, { cause });
}

/** Does work once and remembers its result; after a failure, the next call tries again. */
function untilFailed<T>(work: () => Promise<T>): () => Promise<T> {
  let known: Promise<T> | null = null;
  return async () => {
    known ??= work();
    try {
      return await known;
    } catch (error) {
      known = null;
      throw error;
    }
  };
}

/** Sign-in with Shopify: OpenID Connect with PKCE, state and nonce. The endpoints are discovered when first needed. */
export function createOpenId({ store, clientId, clientSecret, redirectUri, wire, calls }: OpenIdOptions) {
  const isPlain = new URL(store).protocol === "http:";

  const calling = <T>(isRead: boolean, work: (signal: AbortSignal) => Promise<T>) =>
    calls({ part: "sign-in", isRead }, (signal) =>
      work(signal).catch((cause) => {
        signal.throwIfAborted();
        throw failure(cause);
      }),
    );

  const discover = () =>
    calling(true, () =>
      openid.discovery(new URL(discoveryUrl(store)), clientId, undefined, openid.ClientSecretBasic(clientSecret), {
        timeout: LIMIT_SECONDS,
        [openid.customFetch]: wire.fetch as unknown as openid.CustomFetch,
        // The store's own address uses plain HTTP only on this machine.
        ...(isPlain && { execute: [openid.allowInsecureRequests] }),
      }),
    );

  const configuration = untilFailed(discover);
  const apiUrl = untilFailed(() => calling(true, (signal) => findCustomerUrl(wire, store, signal)));

  return {
    /** The address of the Customer Account API; throws `ShopifyError`. */
    apiUrl,
    /** The address at Shopify where a customer signs in, and the values to remember. Throws ShopifyError. */
    async start(): Promise<{ readonly url: string; readonly secrets: SignInSecrets }> {
      const config = await configuration();
      const secrets = {
        state: openid.randomState(),
        nonce: openid.randomNonce(),
        verifier: openid.randomPKCECodeVerifier(),
      };
      const url = openid.buildAuthorizationUrl(config, {
        redirect_uri: redirectUri,
        scope: SCOPE,
        state: secrets.state,
        nonce: secrets.nonce,
        code_challenge: await openid.calculatePKCECodeChallenge(secrets.verifier),
        code_challenge_method: "S256",
      });
      return { url: url.href, secrets };
    },
    /**
     * The tokens of a customer who returns with a query. Throws ShopifyError, TokensEnded, and openid-client's own
     * errors if the answer does not match the request.
     */
    async finish(search: string, { state, nonce, verifier }: SignInSecrets): Promise<CustomerTokens> {
      const config = await configuration();
      const expected = {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
      };
      const back = new URL(`${redirectUri}${search}`);
      const tokens = await calls({ part: "sign-in", isRead: false }, () =>
        openid.authorizationCodeGrant(config, back, expected),
      );
      const { access_token: access, refresh_token: refresh, id_token: idToken } = tokens;
      if (!refresh || !idToken) throw new ShopifyError("malformed", "no refresh token");
      return { access, refresh, idToken, until: untilOf(tokens) };
    },
    /** @throws TokensEnded if Shopify says so; ShopifyError if it does not answer */
    async refresh(old: CustomerTokens): Promise<CustomerTokens> {
      const config = await configuration();
      const tokens = await calling(false, () => openid.refreshTokenGrant(config, old.refresh));
      const { access_token: access, refresh_token: refresh = old.refresh } = tokens;
      return { access, refresh, idToken: old.idToken, until: untilOf(tokens) };
    },
    /** Ends the session at Shopify, as far as possible without the browser; throws if Shopify cannot be reached. */
    async end({ idToken }: CustomerTokens): Promise<void> {
      const url = openid.buildEndSessionUrl(await configuration(), { id_token_hint: idToken });
      await calling(false, async (signal) => {
        await (await wire.fetch(url.href, { signal })).body?.cancel();
      });
    },
  };
}

export type OpenId = ReturnType<typeof createOpenId>;

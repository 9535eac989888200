import { generateKeyPairSync } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import Provider, { type KoaContext } from "oidc-provider";
import { createCustomer } from "./customer-changes";
import { toGid } from "./global-ids";
import { formIn } from "./http";
import { IssuerStore } from "./issuer-store";
import { codePage, emailPage } from "./sign-in-pages";
import type { ShopState } from "./state";

/** The app's registration with the store's customer accounts. */
export interface SignInClient {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly redirectUris: readonly string[];
  readonly logoutUris: readonly string[];
}

export interface IssuerOptions {
  readonly origin: string;
  /** The issuer's path below the origin; its name is the two together. */
  readonly path: string;
  readonly state: ShopState;
  readonly client: SignInClient;
  /** The code that is "mailed" to every customer. */
  readonly code: string;
  readonly accessTokenSeconds: number;
  readonly refreshTokenSeconds: number;
}

const SCOPES = ["openid", "email", "customer-account-api:full"];
const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });

function clientRecord(client: SignInClient) {
  return {
    client_id: client.clientId,
    client_secret: client.clientSecret,
    redirect_uris: [...client.redirectUris],
    post_logout_redirect_uris: [...client.logoutUris],
    grant_types: ["authorization_code", "refresh_token"],
    response_types: ["code"],
    token_endpoint_auth_method: "client_secret_basic",
  };
}

/** Signs out immediately, as Shopify does: oidc-provider's own page would ask first. */
async function signOut(context: KoaContext): Promise<void> {
  const session = context.oidc?.session;
  const { postLogoutRedirectUri, state } = session?.state ?? {};
  await session?.destroy();
  if (!postLogoutRedirectUri) {
    context.body = "signed out";
    return;
  }
  const target = new URL(postLogoutRedirectUri);
  if (state) target.searchParams.set("state", state);
  context.redirect(target.href);
}

function configuration(options: IssuerOptions, store: IssuerStore): object {
  const { state, client, path, accessTokenSeconds, refreshTokenSeconds } = options;
  return {
    adapter: store.adapter,
    clients: [clientRecord(client)],
    jwks: { keys: [{ ...privateKey.export({ format: "jwk" }), use: "sig", alg: "RS256", kid: "loopback" }] },
    cookies: { keys: ["loopback"] },
    scopes: SCOPES,
    responseTypes: ["code"],
    claims: { openid: ["sub"], email: ["email", "email_verified"] },
    conformIdTokenClaims: false,
    clientAuthMethods: ["client_secret_basic"],
    pkce: { required: () => true },
    issueRefreshToken: async () => true,
    rotateRefreshToken: true,
    routes: {
      authorization: "/oauth/authorize",
      token: "/oauth/token",
      end_session: "/logout",
      jwks: "/.well-known/jwks.json",
    },
    ttl: {
      AccessToken: accessTokenSeconds,
      AuthorizationCode: 60,
      Grant: 86_400,
      IdToken: 3600,
      Interaction: 600,
      RefreshToken: refreshTokenSeconds,
      Session: 86_400,
    },
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: { enabled: true, logoutSource: async () => {} },
    },
    interactions: { url: (_: unknown, { uid }: { uid: string }) => `${path}/login/${uid}` },
    async renderError(context: KoaContext, { error, error_description: why }: Readonly<Record<string, string>>) {
      context.body = `${error}: ${why}`;
    },
    async findAccount(_: unknown, accountId: string) {
      const customer = state.customers.get(Number(accountId));
      if (!customer) return undefined;
      const claims = {
        sub: accountId,
        email: customer.email,
        email_verified: true,
        gid: toGid("Customer", customer.id),
      };
      return { accountId, claims: () => claims };
    },
    /** Signing in counts as consent: the store asks its customers nothing more. */
    async loadExistingGrant({ oidc }: KoaContext & { oidc: { provider: Provider } }) {
      const grant = new oidc.provider.Grant({
        accountId: oidc.account?.accountId ?? "",
        clientId: oidc.client?.clientId ?? "",
      });
      grant.addOIDCScope(SCOPES.join(" "));
      await grant.save();
      return grant;
    },
  };
}

/** An OpenID issuer for the customers of a store, with Shopify's two pages instead of a password. */
export class Issuer {
  readonly #options: IssuerOptions;
  readonly #provider: Provider;
  readonly #store: IssuerStore;
  /** How often new tokens were requested with a refresh token, successfully or not. */
  refreshes = 0;
  readonly #answer: (request: IncomingMessage, response: ServerResponse) => Promise<void>;

  constructor(options: IssuerOptions) {
    this.#options = options;
    this.#store = new IssuerStore(options.state.pace.now);
    this.#provider = new Provider(`${options.origin}${options.path}`, configuration(options, this.#store));
    this.#provider.use(async (context, next) => {
      await next();
      if (context.oidc?.route === "end_session" && context.status === 200) await signOut(context);
      // Shopify returns no new id_token on a refresh.
      const isRefresh = context.oidc?.route === "token" && context.oidc.params?.grant_type === "refresh_token";
      if (!isRefresh) return;
      this.refreshes += 1;
      if (context.body && typeof context.body === "object") Reflect.deleteProperty(context.body, "id_token");
    });
    this.#answer = this.#provider.callback();
  }

  /** Answers every request below the issuer's path. */
  async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = request.url?.slice(this.#options.path.length) ?? "/";
    if (path.startsWith("/login/")) return this.#signIn(request, response);
    // The issuer finds out from the two addresses where it is mounted.
    Object.assign(request, { originalUrl: request.url, url: path });
    await this.#answer(request, response);
  }

  async #signIn(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const action = request.url ?? "";
    const show = (html: string, status = 200) =>
      void response.writeHead(status, { "Content-Type": "text/html; charset=utf-8" }).end(html);
    const interaction = await this.#provider.interactionDetails(request, response).catch(() => null);
    if (!interaction) return show("<h1>This sign-in is over</h1>", 400);
    if (request.method !== "POST") return show(emailPage(action, interaction.params.login_hint ?? ""));
    const form = await formIn(request);
    const [email, code] = [form.get("email")?.trim() ?? "", form.get("code")];
    if (code === null)
      return show(email.includes("@") ? codePage(action, email) : emailPage(action, email, "Enter an email"));
    if (code !== this.#options.code) return show(codePage(action, email, "Code is incorrect"));
    const accountId = this.#accountOf(email);
    if (!accountId) return show(emailPage(action, email, "Enter a valid email"));
    await this.#provider.interactionFinished(request, response, { login: { accountId } });
  }

  /** The customer with this e-mail address, created if the store does not know it. */
  #accountOf(email: string): string | null {
    const { state } = this.#options;
    const known = state.customerByEmail(email);
    if (known) return String(known.id);
    const made = createCustomer(state, { email });
    return "id" in made ? String(made.id) : null;
  }

  /** The number of the customer who owns an access token, while it is valid. */
  async customerOf(token: string | undefined): Promise<number | null> {
    const found = token ? await this.#provider.AccessToken.find(token) : undefined;
    if (!found || found.isExpired || !found.scope?.includes("customer-account-api:full")) return null;
    return Number(found.accountId);
  }

  /** Expires all access tokens: a client with a refresh token gets a new one. */
  expireAccessTokens(): void {
    this.#store.end("AccessToken");
  }

  /** Expires all refresh tokens. */
  expireRefreshTokens(): void {
    this.#store.end("RefreshToken");
  }
}

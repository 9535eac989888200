/** The parts of oidc-provider that the tests use; it has no types of its own. */
declare module "oidc-provider" {
  import type { IncomingMessage, ServerResponse } from "node:http";

  interface Account {
    readonly accountId: string;
    claims(): Readonly<Record<string, unknown>>;
  }

  interface Interaction {
    readonly uid: string;
    readonly prompt: { readonly name: string };
    readonly params: Readonly<Record<string, string | undefined>>;
  }

  export interface KoaContext {
    body: unknown;
    type: string;
    status: number;
    path: string;
    redirect(to: string): void;
    readonly oidc?: {
      readonly route?: string;
      readonly params?: Readonly<Record<string, string | undefined>>;
      readonly account?: Account;
      readonly client?: { readonly clientId: string };
      readonly session?: {
        readonly state: { readonly postLogoutRedirectUri?: string; readonly state?: string };
        destroy(): Promise<void>;
      };
    };
  }

  interface GrantRecord {
    addOIDCScope(scope: string): void;
    save(): Promise<string>;
  }

  export interface StoredToken {
    readonly accountId: string;
    readonly scope?: string;
    readonly isExpired: boolean;
  }

  export default class Provider {
    constructor(issuer: string, configuration: object);
    readonly Grant: new (of: {
      readonly accountId: string;
      readonly clientId: string;
    }) => GrantRecord;
    readonly AccessToken: { find(token: string): Promise<StoredToken | undefined> };
    callback(): (request: IncomingMessage, response: ServerResponse) => Promise<void>;
    use(middleware: (context: KoaContext, next: () => Promise<void>) => Promise<void>): void;
    interactionDetails(request: IncomingMessage, response: ServerResponse): Promise<Interaction>;
    interactionFinished(
      request: IncomingMessage,
      response: ServerResponse,
      result: { readonly login: { readonly accountId: string } },
    ): Promise<void>;
  }
}

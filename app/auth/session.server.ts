import { randomUUID } from "node:crypto";
import { createCookieSessionStorage, type Session } from "@remix-run/node";
import { env } from "~/platform/env.server";
import { singleton } from "~/platform/singleton.server";
import type { ProviderSession } from "~/provider/client/session.server";
import { sessionSecrets } from "./session-secret.server";

interface SessionData {
  /** New with every sign-in, so that none begins with a session that somebody else may know. */
  readonly id: string;
  readonly signedIn: ProviderSession;
  /** A path of this shop. */
  readonly returnPath: string;
  /** When this browser was sent to the provider's sign-in page, in milliseconds since the epoch. */
  readonly signInStartedAt: number;
  /** Fills in the e-mail field of the sign-in pages: whoever registered or was signed in here. */
  readonly emailHint: string;
  /** A registration whose next step is still to be taken. */
  readonly registered: Registered;
}

/** What the page after a registration needs to know; the same for addresses that had an account and those that had none. */
export interface Registered {
  readonly email: string;
  /** The one-time code that signs in whoever registered, where the provider gave one. */
  readonly code: string | null;
  /** Whether the tier that was chosen needs an approval. */
  readonly waits: boolean;
}

interface SessionFlash {
  /** What the sign-in page says first. */
  readonly loginNotice: "registered" | "failed" | "timeout" | "unreachable" | "ended";
}

export type ShopSession = Session<SessionData, SessionFlash>;
export type LoginNotice = SessionFlash["loginNotice"];

const DAY_SECONDS = 86_400;
const SESSION_SECONDS = 14 * DAY_SECONDS;

/** The session cookie's name; the prefix binds it to this host and to TLS (RFC 6265bis, section 4.1.3.2). */
export function sessionCookieName(): string {
  return env().publicOrigin.startsWith("https:") ? "__Host-session" : "session";
}

function storage() {
  return singleton("session-storage", () =>
    createCookieSessionStorage<SessionData, SessionFlash>({
      cookie: {
        name: sessionCookieName(),
        httpOnly: true,
        path: "/",
        sameSite: "lax",
        secure: env().publicOrigin.startsWith("https:"),
        secrets: sessionSecrets(),
        maxAge: SESSION_SECONDS,
      },
    }),
  );
}

/** Whether a request carries a session cookie, whatever it holds: its answer belongs to one visitor. */
export function hasSessionCookie(request: Request): boolean {
  const name = `${sessionCookieName()}=`;
  return (request.headers.get("Cookie") ?? "").split(";").some((part) => part.trimStart().startsWith(name));
}

/** The session of a request; an empty one when it has none, or none that we signed. */
export function readSession(request: Request): Promise<ShopSession> {
  return storage().getSession(request.headers.get("Cookie"));
}

/** An empty session with an id of its own. */
export async function newSession(): Promise<ShopSession> {
  const session = await storage().getSession();
  session.set("id", randomUUID());
  return session;
}

/** The headers that store a session in the browser; an empty one takes the cookie away. */
export async function sessionHeaders(session: ShopSession): Promise<Record<string, string>> {
  const isEmpty = Object.keys(session.data).every((key) => key === "id");
  const cookie = isEmpty ? await storage().destroySession(session) : await storage().commitSession(session);
  return { "Set-Cookie": cookie, "Cache-Control": "no-store" };
}

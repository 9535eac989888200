import { randomUUID } from "node:crypto";
import { createCookieSessionStorage, type Session } from "@remix-run/node";
import { env } from "./env.server";
import { sessionSecrets } from "./session-secret.server";
import { singleton } from "./singleton.server";

/** Cookies of the provider by name, as it set them. */
export type ProviderCookies = Readonly<Record<string, string>>;

/** Who signed in, and with what the provider knows them. */
export interface SignedIn {
  readonly email: string;
  readonly cookies: ProviderCookies;
}

interface SessionData {
  /** New with every sign-in, so that none begins with a session that somebody else may know. */
  readonly id: string;
  readonly signedIn: SignedIn;
  /** A path of this shop. */
  readonly returnPath: string;
  /** When this browser was sent to the provider's sign-in page, in milliseconds since the epoch. */
  readonly signInStartedAt: number;
}

interface SessionFlash {
  /** What the sign-in page says first. */
  readonly loginNotice: "registered" | "failed" | "timeout" | "unreachable" | "ended";
}

export type ShopSession = Session<SessionData, SessionFlash>;
export type LoginNotice = SessionFlash["loginNotice"];

const DAY_SECONDS = 86_400;
const SESSION_SECONDS = 14 * DAY_SECONDS;

/**
 * In characters: what is left of the 4096 bytes that every browser keeps (RFC 6265, section 6.1) after base64, and room
 * for name, signature, attributes, an e-mail address and a return path.
 */
const MAX_PROVIDER_COOKIES = 1800;

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

/** Whether the provider's cookies leave room for themselves in the session cookie. */
export function fitsSession(cookies: ProviderCookies): boolean {
  return JSON.stringify(cookies).length <= MAX_PROVIDER_COOKIES;
}

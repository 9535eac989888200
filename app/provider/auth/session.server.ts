import { randomUUID } from "node:crypto";
import { createCookieSessionStorage, type Session } from "@remix-run/node";
import { env } from "~/base/platform/env.server";
import { sessionSecrets } from "~/base/platform/session-secret.server";
import { singleton } from "~/base/platform/singleton.server";
import type { EpochMs } from "~/base/time/time";
import type { ProviderSession } from "~/provider/client/session.server";

interface SessionData {
  /** New with every sign-in, which prevents session fixation. */
  readonly id: string;
  readonly signedIn: ProviderSession;
  readonly returnPath: string;
  readonly unsaved: string;
  readonly signInStartedAt: EpochMs;
  readonly emailHint: string;
}

interface SessionFlash {
  readonly loginNotice: "registered" | "failed" | "timeout" | "unreachable" | "ended" | "kept" | "deleted";
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

/**
 * Whether a Cookie header has a session cookie, whatever its value: the response is then private to one visitor. As in
 * the session storage, names may have blanks around them.
 */
export function holdsSession(cookies: string): boolean {
  if (cookies === "") return false;
  const name = sessionCookieName();
  return cookies.split(";").some((part) => part.includes("=") && part.slice(0, part.indexOf("=")).trim() === name);
}

export function hasSessionCookie(request: Request): boolean {
  return holdsSession(request.headers.get("Cookie") ?? "");
}

export function readSession(request: Request): Promise<ShopSession> {
  return storage().getSession(request.headers.get("Cookie"));
}

export async function newSession(): Promise<ShopSession> {
  const session = await storage().getSession();
  session.set("id", randomUUID());
  return session;
}

/** The headers that store a session in the browser; for an empty session they remove the cookie. */
export async function sessionHeaders(session: ShopSession): Promise<Record<string, string>> {
  const isEmpty = Object.keys(session.data).every((key) => key === "id");
  const cookie = isEmpty ? await storage().destroySession(session) : await storage().commitSession(session);
  return { "Set-Cookie": cookie, "Cache-Control": "no-store" };
}

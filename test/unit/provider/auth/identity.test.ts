import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { DiskFullError } from "~/base/database/busy-error.server";
import { shopDatabase } from "~/base/database/shop-database.server";
import { log } from "~/base/platform/log.server";
import { runWithRequestContext } from "~/base/platform/request-context.server";
import { listEvents } from "~/house/audit/audit.server";
import * as accounts from "~/provider/accounts/accounts.server";
import { requireStaff, requireUser } from "~/provider/auth/guards.server";
import { currentUser } from "~/provider/auth/identity.server";
import { newSession, sessionHeaders } from "~/provider/auth/session.server";
import type { SignedInClient } from "~/provider/client/client.server";
import { providerError } from "~/provider/client/provider-error.server";
import { providerAnswers } from "../../../support/answering-provider";
import { configure } from "../../../support/configured-shop";
import { SHOP } from "../../../support/shop-env";

const getAccount = vi.fn<SignedInClient["getAccount"]>();
providerAnswers({ as: () => ({ getAccount }) });
configure({ databasePath: ":memory:" });
beforeEach(() => void vi.spyOn(accounts, "rememberAccount").mockResolvedValue(undefined));

const EMAIL = "ann@shop.test";
const ACCOUNT = { id: "c1", email: EMAIL, firstName: "Ann", lastName: "", tags: ["trade"], emailConfirmed: false };

async function cookieOf(email = EMAIL): Promise<string> {
  const session = await newSession();
  session.set("signedIn", { email, cookies: { s: crypto.randomUUID() } });
  return (await sessionHeaders(session))["Set-Cookie"] ?? "";
}

const requestWith = (cookie: string, signal = new AbortController().signal) =>
  new Request(`${SHOP}/shop`, { headers: { Cookie: cookie }, signal });

const asOneRequest = <T>(work: () => Promise<T>) => runWithRequestContext({ requestId: crypto.randomUUID() }, work);

/** An answer that arrives when the test sends it. */
function later() {
  let answer: (account: typeof ACCOUNT | null) => void = () => {};
  let fail: (error: Error) => void = () => {};
  getAccount.mockReturnValueOnce(
    new Promise((resolve, reject) => {
      answer = resolve;
      fail = reject;
    }),
  );
  return { answer: (account: typeof ACCOUNT | null) => answer(account), fail: (error: Error) => fail(error) };
}

describe("the identity of a visitor", () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    getAccount.mockReset();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it("is requested from the provider once per request, however many parts of the page need it", async () => {
    getAccount.mockResolvedValue(ACCOUNT);
    const cookie = await cookieOf();
    const answers = await asOneRequest(() =>
      Promise.all([
        currentUser(requestWith(cookie)),
        requireUser(requestWith(cookie)),
        requireStaff(requestWith(cookie), "orders").catch((refused: Response) => refused.status),
      ]),
    );
    expect(answers).toMatchObject([{ user: { email: EMAIL }, isConfirmed: true }, { user: { email: EMAIL } }, 403]);
    expect(getAccount).toHaveBeenCalledTimes(1);
  });

  it("is refused admin pages without the role, which is an event, even if that cannot be recorded", async () => {
    getAccount.mockResolvedValue(ACCOUNT);
    const database = await shopDatabase();
    const refused = async () => {
      const page = asOneRequest(async () => requireStaff(requestWith(await cookieOf()), "orders"));
      await expect(page).rejects.toMatchObject({ status: 403 });
      return (await listEvents(database.db, { kinds: ["access.refused"], order: "newest", after: null })).events;
    };
    const before = (await refused()).length;
    const events = await refused();
    expect(events).toHaveLength(before + 1);
    expect(events[0]).toMatchObject({ actor: { id: ACCOUNT.id }, subject: null });
    vi.spyOn(log, "error").mockImplementation(() => {});
    const full = vi.spyOn(database, "transaction").mockRejectedValueOnce(new DiskFullError("the disk is full", 60));
    expect(await refused()).toHaveLength(before + 1);
    expect(full).toHaveBeenCalledOnce();
  });

  it("is requested again for the next request", async () => {
    getAccount.mockResolvedValue(ACCOUNT);
    const cookie = await cookieOf();
    for (let visit = 0; visit < 2; visit += 1) await asOneRequest(() => currentUser(requestWith(cookie)));
    expect(getAccount).toHaveBeenCalledTimes(2);
  });

  it("is not requested for a visitor without a sign-in", async () => {
    expect(await asOneRequest(() => currentUser(requestWith("")))).toEqual({
      user: null,
      isConfirmed: true,
      isSignedOut: true,
    });
    expect(getAccount).not.toHaveBeenCalled();
  });

  it("is taken from the session on a page that does not depend on it, while the provider is slow", async () => {
    const { answer } = later();
    const cookie = await cookieOf();
    const header = asOneRequest(() => currentUser(requestWith(cookie)));
    await vi.advanceTimersByTimeAsync(500);
    expect(await header).toEqual({ user: { email: EMAIL, role: null }, isConfirmed: false, isSignedOut: false });
    const next = asOneRequest(() => currentUser(requestWith(cookie)));
    await vi.advanceTimersByTimeAsync(100);
    answer({ ...ACCOUNT, tags: ["admin"] });
    expect(await next).toMatchObject({ user: { role: "owner" }, isConfirmed: true });
    expect(getAccount).toHaveBeenCalledTimes(1);
  });

  it("is awaited by the whole page when one part needs it, so that no two parts disagree", async () => {
    const { answer } = later();
    const cookie = await cookieOf();
    const page = asOneRequest(() =>
      Promise.all([currentUser(requestWith(cookie)), requireUser(requestWith(cookie)).catch((gone: Response) => gone)]),
    );
    await vi.advanceTimersByTimeAsync(14_000);
    answer(null);
    const [header, guard] = await page;
    expect(header).toEqual({ user: null, isConfirmed: true, isSignedOut: true });
    expect((guard as Response).headers.get("Location")).toBe("/login");
  });

  it("is null when the provider fails, and a 503 on pages that require it", async () => {
    getAccount.mockRejectedValue(providerError("timeout"));
    const cookie = await cookieOf();
    expect(await asOneRequest(() => currentUser(requestWith(cookie)))).toEqual({
      user: null,
      isConfirmed: false,
      isSignedOut: false,
    });
    await expect(asOneRequest(() => requireUser(requestWith(cookie)))).rejects.toMatchObject({ status: 503 });
  });

  it("is no longer requested once the visitor has left", async () => {
    later();
    const leaving = new AbortController();
    const cookie = await cookieOf();
    void asOneRequest(() => currentUser(requestWith(cookie, leaving.signal)));
    await vi.waitFor(() => expect(getAccount).toHaveBeenCalledTimes(1));
    leaving.abort();
    const [signal] = getAccount.mock.lastCall as [AbortSignal];
    expect(signal.aborted).toBe(true);
  });

  it("is requested again while another page still waits, so that the newest answer wins", async () => {
    later();
    getAccount.mockResolvedValueOnce(ACCOUNT);
    const cookie = await cookieOf();
    void asOneRequest(() => currentUser(requestWith(cookie)));
    await vi.waitFor(() => expect(getAccount).toHaveBeenCalledTimes(1));
    expect(await asOneRequest(() => currentUser(requestWith(cookie)))).toMatchObject({ isConfirmed: true });
  });

  it("is never shared between two sessions", async () => {
    getAccount.mockResolvedValueOnce(ACCOUNT).mockResolvedValueOnce({ ...ACCOUNT, email: "bo@shop.test" });
    const [ann, bo] = await Promise.all([cookieOf(), cookieOf("bo@shop.test")]);
    const answers = await Promise.all([ann, bo].map((cookie) => asOneRequest(() => currentUser(requestWith(cookie)))));
    expect(answers.map(({ user }) => user?.email)).toEqual([EMAIL, "bo@shop.test"]);
  });
});

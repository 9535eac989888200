import { beforeAll, describe, expect, it } from "vitest";
import type { AuditEvent, AuditPage } from "~/house/audit/audit";
import * as accounts from "~/routes/admin.accounts";
import * as events from "~/routes/admin.events";
import * as logout from "~/routes/logout";
import { ADMIN } from "../support/embedded-backend";
import { loggedLines } from "../support/log-lines";
import "../support/shop-env";
import { load, post, registerInShop, signInToShop } from "../support/shop-session";

const lines = loggedLines();

const PATH = "/admin/events";
const WAITING = "waiting@shop.test";

describe("the events page", () => {
  let admin = "";
  beforeAll(async () => {
    admin = (await signInToShop(ADMIN)).cookie;
    await registerInShop({ email: WAITING, tier: "dealer" });
  });

  const ask = async (query = ""): Promise<AuditPage> =>
    (await (await load(events.loader, PATH + query, admin)).json()).page;
  const overview = async () => (await load(accounts.loader, "/admin/accounts", admin)).json();
  const logged = () =>
    lines.filter(({ event }) => event.startsWith("audit.")).map(({ event, fields }) => ({ event, fields }));

  it("is never cached", async () => {
    expect((await load(events.loader, PATH, admin)).headers.get("Cache-Control")).toBe("no-store");
  });

  it("says who decided on which account, and so does the accounts page", async () => {
    expect((await overview()).decisions).toEqual([]);
    const { id } = (await overview()).page.accounts[0];
    await post(accounts.action, "/admin/accounts", { id, decision: "rejected", name: "Ann" }, admin);
    const decision = { kind: "account.rejected", actor: { email: ADMIN.email }, subject: { id, email: WAITING } };
    expect((await ask("?kind=account.rejected")).events).toMatchObject([decision]);
    expect((await overview()).decisions).toMatchObject([decision]);
    expect(logged()).toEqual([
      { event: "audit.account.rejected", fields: { by: expect.stringMatching(/^[\w-]{16}$/), subject: id } },
    ]);
  });

  it("takes one kind and one order from its address, and ignores everything unknown", async () => {
    const kinds = ({ events: shown }: { events: readonly AuditEvent[] }) => new Set(shown.map(({ kind }) => kind));
    expect(kinds(await ask("?kind=account.registered"))).toEqual(new Set(["account.registered"]));
    expect((await ask("?kind=nonsense&order=sideways&after=nowhere")).events).toEqual((await ask()).events);
    expect((await ask("?order=oldest")).events).toEqual([...(await ask()).events].reverse());
  });

  it("logs every sign-in, sign-out and refusal, without e-mail addresses", async () => {
    const person = await registerInShop({ email: "logged@shop.test" });
    const { cookie } = await signInToShop(person);
    expect((await load(events.loader, PATH, cookie)).status).toBe(403);
    await post(logout.action, "/logout", {}, cookie);
    expect(logged().map(({ event }) => event)).toEqual([
      "audit.account.registered",
      "audit.sign-in.done",
      "audit.sign-in.done",
      "audit.access.refused",
      "audit.sign-out",
    ]);
    const names = new Set(logged().map(({ fields }) => (fields as { by: string }).by));
    expect(names.size).toBe(1);
    expect(JSON.stringify(lines)).not.toContain(person.email);
  });
});

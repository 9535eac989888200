import { expect, it } from "vitest";
import { write } from "~/base/database/database.server";
import { DAY_MS } from "~/base/time/time";
import { listEvents } from "~/house/audit/audit.server";
import {
  invitationOf,
  invite,
  inviteAgain,
  joinBy,
  readInvitations,
  withdrawInvitation,
} from "~/office/people/stored/invitations.server";
import { readPeople } from "~/office/people/stored/people-list.server";
import { changeRole, removePerson, restorePerson, saveTwoFactorRoles } from "~/office/people/stored/staff.server";
import { findRole, rolesWithTwoFactor } from "~/provider/accounts/account-role.server";
import { storeAccount } from "~/provider/accounts/accounts.server";
import { MAIL_SHOP } from "../support/mail-shop";
import { describeStored, type OpenDatabase, type Stored } from "./with-database";

const NAMED = ["named@shop.test"];

/** How the owners hear of Ann's changes; not at all unless a test says so. */
const SILENT = { shop: null, adminEmails: NAMED, by: "ann@shop.test" };
const ANN = { by: "ann", mail: SILENT };

function withPeople({ database, now }: Stored) {
  const delivery = (code: string, isMailed = true) => ({
    code,
    link: `https://shop.test/invitation/${code}`,
    by: { id: "ann", email: "ann@shop.test" },
    shop: isMailed ? MAIL_SHOP : null,
    adminEmails: NAMED,
  });
  const join = (code: string, email: string, accountId: string) =>
    write(database(), (trx) => joinBy(trx, { code, email, accountId }, now()));
  return {
    delivery,
    join,
    inviteAs: (by: ReturnType<typeof delivery>, email: string) =>
      invite(database(), { email, role: "owner", delivery: by }, now()),
    invite: (email: string, code: string, role: "owner" | "office" | "workshop" = "office", isMailed = true) =>
      invite(database(), { email, role, delivery: delivery(code, isMailed) }, now()),
    async account(id: string, change: { email?: string; tags?: string[]; emailConfirmed?: boolean } = {}) {
      const names = { firstName: "Ann", lastName: "Lee" };
      const account = { id, email: `${id}@shop.test`, ...names, tags: [], emailConfirmed: true, ...change };
      await write(database(), (trx) => storeAccount(trx, account));
    },
    people: async () =>
      (await readPeople(database().db, NAMED)).map(({ id, role, since }) => [id, role, since !== null]),
    events: async () => {
      const { events } = await listEvents(database().db, { kinds: [], order: "oldest", after: null });
      return events.map(({ kind, actor, subject }) => [kind, actor?.id ?? null, subject?.id ?? null]);
    },
    mails: async () =>
      (await database().db.selectFrom("outbox").select(["kind", "recipient", "text"]).execute()).map(
        ({ kind, recipient, text }) => [kind, recipient, /invitation\/(\w+)/.exec(text)?.[1]],
      ),
  };
}

export function describePeople(engine: string, open: OpenDatabase): void {
  describeStored(`invitations, ${engine}`, open, (stored) => {
    const { database, now, pass } = stored;
    const { invite, delivery, join, account, people, events, mails } = withPeople(stored);
    const emails = async () => (await readInvitations(database().db)).map(({ email, role }) => [email, role]);

    it("are mailed, and give their role once, to their address only", async () => {
      expect(await invite("bo@shop.test", "first", "workshop")).toBe("done");
      expect(await mails()).toEqual([["staff-invitation", "bo@shop.test", "first"]]);
      expect(await invitationOf(database().db, "first", now())).toMatchObject({
        email: "bo@shop.test",
        role: "workshop",
      });
      expect(await invitationOf(database().db, "other", now())).toBeNull();
      expect(JSON.stringify(await database().db.selectFrom("staff_invitation").selectAll().execute())).not.toContain(
        "first",
      );
      await account("bo");
      expect(await join("first", "eve@shop.test", "eve")).toBe(false);
      expect(await join("first", "bo@shop.test", "bo")).toBe(true);
      expect(await join("first", "bo@shop.test", "bo")).toBe(false);
      expect(await findRole(database().db, "bo")).toBe("workshop");
      expect(await events()).toEqual([
        ["person.invited", "ann", null],
        ["person.joined", "bo", "bo"],
      ]);
      expect(await invite("bo@shop.test", "again")).toBe("has-role");
    });

    it("are replaced by a new link, whose mail replaces an unsent one", async () => {
      expect(await invite("cy@shop.test", "one")).toBe("done");
      const { id = "" } = (await readInvitations(database().db))[0] ?? {};
      expect(await inviteAgain(database(), { id, delivery: delivery("two") }, now())).toBe("cy@shop.test");
      expect(await invite("cy@shop.test", "three", "owner")).toBe("done");
      expect((await mails()).filter(([, to]) => to === "cy@shop.test")).toEqual([
        ["staff-invitation", "cy@shop.test", "three"],
      ]);
      expect(await invitationOf(database().db, "two", now())).toBeNull();
      expect(await emails()).toEqual([["cy@shop.test", "owner"]]);
    });

    it("are withdrawn with their mail; doing it again is no event", async () => {
      const { id = "" } = (await readInvitations(database().db))[0] ?? {};
      for (const _again of [1, 2]) await withdrawInvitation(database(), id, "ann", now());
      expect(await emails()).toEqual([]);
      expect(await invitationOf(database().db, "three", now())).toBeNull();
      expect((await events()).filter(([kind]) => kind === "person.uninvited")).toHaveLength(1);
      expect((await mails()).filter(([, to]) => to === "cy@shop.test")).toEqual([]);
      expect(await inviteAgain(database(), { id, delivery: delivery("four") }, now())).toBeNull();
    });

    it("are not mailed without a mail server, and end after seven days", async () => {
      const before = (await mails()).length;
      expect(await invite("di@shop.test", "five", "office", false)).toBe("done");
      expect(await mails()).toHaveLength(before);
      pass(7 * DAY_MS - 1);
      expect(await invitationOf(database().db, "five", now())).not.toBeNull();
      pass(1);
      expect(await invitationOf(database().db, "five", now())).toBeNull();
      expect(await join("five", "di@shop.test", "di")).toBe(false);
    });

    it("are not for those whom the operator named: their address would decide the role", async () => {
      expect(await invite("named@shop.test", "six")).toBe("operator");
      await account("tagged", { tags: ["admin"] });
      expect(await invite("tagged@shop.test", "seven")).toBe("has-role");
      expect(await people()).toEqual([
        ["tagged", "owner", false],
        ["bo", "workshop", true],
      ]);
    });
  });

  describeStored(`roles, ${engine}`, open, (stored) => {
    const { database, now, pass } = stored;
    const { delivery, invite, inviteAs, join, account, people, events } = withPeople(stored);
    const add = async (id: string, role: "owner" | "office") => {
      await account(id);
      await invite(`${id}@shop.test`, `code-${id}`, role);
      await join(`code-${id}`, `${id}@shop.test`, id);
    };
    const change = (id: string, was: "owner" | "office", role: "owner" | "office" | "workshop") =>
      changeRole(database(), { id, ...ANN, was, role }, now());
    const remove = (id: string) => removePerson(database(), { id, ...ANN }, now());

    it("leave the shop its last owner", async () => {
      await add("ann", "owner");
      await add("bo", "office");
      expect(await remove("ann")).toBe("last-owner");
      expect(await change("ann", "owner", "office")).toBe("last-owner");
      expect(await change("bo", "office", "owner")).toBe("done");
      expect(await change("ann", "owner", "office")).toBe("done");
      expect(await remove("bo")).toBe("last-owner");
      expect(await people()).toEqual([
        ["bo", "owner", true],
        ["ann", "office", true],
      ]);
    });

    it("count the operator's owners too, who keep theirs", async () => {
      await account("named", { email: NAMED[0] ?? "", emailConfirmed: false });
      expect(await remove("bo")).toBe("last-owner");
      await account("named", { email: NAMED[0] ?? "" });
      expect(await remove("named")).toBe("operator");
      expect(await change("named", "owner", "office")).toBe("operator");
      expect(await remove("bo")).toBe("done");
      expect(await findRole(database().db, "bo")).toBeNull();
    });

    it("come back when their removal is undone, once", async () => {
      expect(await remove("bo")).toBe("unknown");
      for (const outcome of ["done", "unknown"] as const) {
        expect(await restorePerson(database(), { id: "bo", ...ANN }, now())).toBe(outcome);
      }
      expect(await findRole(database().db, "bo")).toBe("owner");
      expect(await restorePerson(database(), { id: "stranger", ...ANN }, now())).toBe("unknown");
    });

    it("do not come back by an invitation that their owner, or for their address, was made before", async () => {
      const { id, email } = { id: "ray", email: "ray@shop.test" };
      await add(id, "owner");
      const by = { ...delivery("other"), by: { id, email } };
      await invite("second@shop.test", "kept");
      const setRemoved = (removed_at: number | null) =>
        write(database(), async (trx) => {
          await trx.updateTable("staff").set({ removed_at }).where("account_id", "=", id).execute();
        });
      await setRemoved(1);
      await invite(email, "own", "owner");
      await setRemoved(null);
      await inviteAs(by, "ray.other@shop.test");
      expect(await remove(id)).toBe("done");
      const open = (await readInvitations(database().db)).map((invitation) => invitation.email);
      expect(open).toContain("second@shop.test");
      expect(open).not.toContain(email);
      expect(open).not.toContain("fay.other@shop.test");
      expect(await join("own", email, id)).toBe(false);
      expect(await findRole(database().db, id)).toBeNull();
    });

    it("do not come back once 30 days are over", async () => {
      await add("fay", "office");
      await remove("fay");
      pass(30 * DAY_MS);
      expect(await restorePerson(database(), { id: "fay", ...ANN }, now())).toBe("unknown");
      expect(await findRole(database().db, "fay")).toBeNull();
    });

    it("that were removed are forgotten after 30 days, when the next one is removed", async () => {
      await add("cy", "office");
      await add("di", "office");
      expect(await remove("cy")).toBe("done");
      pass(30 * DAY_MS);
      expect(await remove("di")).toBe("done");
      expect(await restorePerson(database(), { id: "cy", ...ANN }, now())).toBe("unknown");
      expect(await restorePerson(database(), { id: "di", ...ANN }, now())).toBe("done");
      expect(await remove("di")).toBe("done");
    });

    it("are not changed if somebody else changed them in the meantime", async () => {
      expect(await change("ann", "office", "workshop")).toBe("done");
      expect(await change("ann", "office", "owner")).toBe("changed");
      expect(await change("ann", "office", "workshop")).toBe("done");
      expect((await events()).filter(([kind]) => kind === "person.role")).toHaveLength(3);
    });

    it("need a second factor if an owner says so", async () => {
      expect(await rolesWithTwoFactor(database().db)).toEqual([]);
      await saveTwoFactorRoles(database(), { roles: ["workshop", "owner"], ...ANN }, now());
      expect([...(await rolesWithTwoFactor(database().db))].sort()).toEqual(["owner", "workshop"]);
      await saveTwoFactorRoles(database(), { roles: ["office"], ...ANN }, now());
      expect(await rolesWithTwoFactor(database().db)).toEqual(["office"]);
    });

    it("change with a mail to every owner", async () => {
      await add("gus", "office");
      const told = async () => {
        const rows = await database().db.selectFrom("outbox").select(["kind", "recipient", "text"]).execute();
        return rows.flatMap(({ kind, recipient, text }) => (kind === "people-changed" ? [[recipient, text]] : []));
      };
      const earlier = (await told()).length;
      const mail = { ...SILENT, shop: MAIL_SHOP };
      const owners = (await readPeople(database().db, NAMED)).filter(({ role }) => role === "owner");
      await changeRole(database(), { id: "gus", by: "ann", mail, was: "office", role: "workshop" }, now());
      const mails = (await told()).slice(earlier);
      expect(mails.map(([to]) => to).sort()).toEqual(owners.map(({ email }) => email).sort());
      expect(mails[0]?.[1]).toContain("ann@shop.test changed the role of gus@shop.test from Office to Workshop.");
    });
  });
}

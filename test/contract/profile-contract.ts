import { expect, it } from "vitest";
import type { Profile } from "~/domain/profile";
import { orNullAt } from "~/provider/client/provider-error.server";
import type { StartHost } from "./host-under-test";
import { FORGED, NOBODY } from "./visitors";
import { describeHost } from "./with-host";

const ADDRESS = { address1: "2 Oak Way", address2: "", city: "Salem", province: "OR", zip: "97301", country: "US" };
const PROOF = { password: "Secret-pass-1" };

export function describeProfile(name: string, start: StartHost): void {
  describeHost(`profiles, ${name}`, start, ({ host, people }) => {
    /** A signed-in customer, or `null` if the provider has no profiles, which it may leave out. */
    const signedIn = async () => {
      const { client, register, signIn } = people();
      const person = await register("dealer");
      const calls = client.as(await signIn(person));
      return (await orNullAt(404, calls.getProfile())) && { person, calls };
    };

    it("hold what was registered, and save what is changed", async () => {
      const someone = await signedIn();
      if (!someone) return;
      const { calls } = someone;
      const { revision, profile } = await calls.getProfile();
      expect(profile).toMatchObject({ firstName: "Ann", lastName: "Lee", phone: "555-0101" });
      expect(profile.addresses.shipping).toEqual(profile.addresses.mailing);
      const changed: Profile = {
        ...profile,
        firstName: "Anna",
        addresses: { ...profile.addresses, shipping: ADDRESS },
        acceptsSmsMarketing: !profile.acceptsSmsMarketing,
      };
      await calls.changeProfile({ revision, profile: changed });
      const after = await calls.getProfile();
      expect(after.profile).toEqual(changed);
      expect(after.revision).not.toBe(revision);
      expect((await calls.getAccount())?.firstName).toBe("Anna");
      expect((await calls.getAccount())?.tags).toEqual(["dealer"]);
    });

    it("refuse a change if the profile was changed in the meantime", async () => {
      const someone = await signedIn();
      if (!someone) return;
      const { calls } = someone;
      const { revision, profile } = await calls.getProfile();
      await calls.changeProfile({ revision, profile: { ...profile, phone: "1" } });
      const late = calls.changeProfile({ revision, profile: { ...profile, phone: "2" } });
      await expect(late).rejects.toMatchObject({ status: 409 });
      expect((await calls.getProfile()).profile.phone).toBe("1");
    });

    it("export what happened to the account, and nothing about anyone else", async () => {
      const someone = await signedIn();
      if (!someone) return;
      const { calls, person } = someone;
      await signedIn();
      const { tags, events, messages } = await calls.getRecords();
      expect(tags).toEqual(["dealer"]);
      expect(events.map(({ kind, byYou }) => [kind, byYou])).toEqual([
        ["sign-in.done", true],
        ["account.registered", false],
      ]);
      expect(messages).toEqual([]);
      expect(JSON.stringify(events)).not.toContain(person.email);
    });

    it("are deleted only with the password, which ends every session", async () => {
      const { client, signIn, register, passPage } = people();
      const someone = await signedIn();
      if (!someone) return;
      const { calls, person } = someone;
      const other = await signIn(person);
      await expect(calls.deleteAccount({ password: "Wrong-pass-99" })).rejects.toMatchObject({ status: 403 });
      expect(await calls.getAccount()).not.toBeNull();
      await calls.deleteAccount(PROOF);
      expect(await calls.getAccount()).toBeNull();
      expect(await client.as(other).getAccount()).toBeNull();
      expect(await passPage(person)).toBeNull();
      await expect(calls.deleteAccount(PROOF)).rejects.toMatchObject({ status: 401 });
      expect(await passPage(await register())).not.toBeNull();
    });

    it("let only their owner change the address, and do not reveal whether an address is taken", async () => {
      const { client, register, admin } = people();
      const someone = await signedIn();
      if (!someone || !(await someone.calls.getProfile()).changesEmail) return;
      const { calls, person } = someone;
      const other = await register();
      await expect(calls.askEmailChange("new@shop.test", { password: "Wrong-pass-99" })).rejects.toMatchObject({
        status: 403,
      });
      await expect(calls.askEmailChange("nobody", PROOF)).rejects.toMatchObject({ status: 400 });
      for (const email of ["new@shop.test", other.email]) await calls.askEmailChange(email, PROOF);
      expect(await calls.getAccount()).toMatchObject({ email: person.email });
      expect((await client.as(await admin()).getAccount())?.email).toBe(host().admin.email);
    });

    it("of the only admin cannot be deleted", async () => {
      const { client, admin } = people();
      if (!(await signedIn())) return;
      const calls = client.as(await admin());
      const refused = calls.deleteAccount({ password: host().admin.password });
      await expect(refused).rejects.toMatchObject({ status: 409 });
      expect((await calls.getAccount())?.tags).toContain("admin");
    });

    it("need a session", async () => {
      const { client } = people();
      const someone = await signedIn();
      if (!someone) return;
      const { calls } = someone;
      const marked = await calls.getProfile();
      for (const who of [NOBODY, FORGED]) {
        await expect(client.as(who).getProfile()).rejects.toMatchObject({ status: 401 });
        await expect(client.as(who).getRecords()).rejects.toMatchObject({ status: 401 });
        await expect(client.as(who).changeProfile(marked)).rejects.toMatchObject({ status: 401 });
        await expect(client.as(who).deleteAccount(PROOF)).rejects.toMatchObject({ status: 401 });
        await expect(client.as(who).askEmailChange("new@shop.test", PROOF)).rejects.toMatchObject({ status: 401 });
      }
    });
  });
}

import { expect, it } from "vitest";
import type { StartHost } from "./host-under-test";
import { FORGED, NOBODY } from "./visitors";
import { describeHost } from "./with-host";

const NEXT = "Kettle-blue-42";

export function describeSecurity(name: string, start: StartHost): void {
  describeHost(`how an account signs in, ${name}`, start, ({ people }) => {
    /** A customer with two sessions, or `null` if the provider does not let passwords be changed, which is allowed. */
    async function signedInTwice() {
      const { client, register, signIn } = people();
      const person = await register();
      const [here, there] = [await signIn(person), await signIn(person)];
      const offers = (await client.as(here).getSecurity())?.changesPassword ?? false;
      return offers ? { person, here: client.as(here), there: client.as(there) } : null;
    }

    it("changes only with the current password, and ends the other sessions only", async () => {
      const { passPage, signIn, client } = people();
      const visitor = await signedInTwice();
      if (visitor === null) return;
      const { person, here, there } = visitor;
      expect((await here.getSecurity())?.otherSessions).toBe(1);
      const unused = await people().proofOf(person);
      await here.changePassword({ current: person.password, next: NEXT });
      expect((await here.getAccount())?.email).toBe(person.email);
      expect(await there.getAccount()).toBeNull();
      expect((await here.getSecurity())?.otherSessions).toBe(0);
      await expect(client.login(unused)).rejects.toMatchObject({ status: 401 });
      expect(await passPage(person)).toBeNull();
      expect((await signIn({ ...person, password: NEXT })).email).toBe(person.email);
    });

    it("stays the same without the current password, and with a weak or common new one", async () => {
      const visitor = await signedInTwice();
      if (visitor === null) return;
      const { person, here, there } = visitor;
      const attempt = (current: string, next: string) => here.changePassword({ current, next });
      await expect(attempt("Wrong-pass-99", NEXT)).rejects.toMatchObject({ status: 403 });
      for (const next of ["short", "Password123!"]) {
        await expect(attempt(person.password, next)).rejects.toMatchObject({ status: 422 });
      }
      await expect(attempt("", "")).rejects.toMatchObject({ status: 400 });
      expect((await there.getAccount())?.email).toBe(person.email);
      expect((await people().signIn(person)).email).toBe(person.email);
    });

    it("cannot be guessed: after too many tries even the right password is refused", async () => {
      const visitor = await signedInTwice();
      if (visitor === null) return;
      const { person, here } = visitor;
      const statuses = new Set<number | undefined>();
      for (let tries = 0; tries < 30 && !statuses.has(429); tries += 1) {
        await here.changePassword({ current: "Wrong-pass-99", next: NEXT }).catch(({ status }) => statuses.add(status));
      }
      expect([...statuses]).toEqual([403, 429]);
      await expect(here.changePassword({ current: person.password, next: NEXT })).rejects.toMatchObject({
        status: 429,
        retryAfter: expect.any(Number),
      });
    });

    it("can end only the other sessions", async () => {
      const visitor = await signedInTwice();
      if (visitor === null) return;
      await visitor.here.endOtherSessions();
      expect(await visitor.there.getAccount()).toBeNull();
      expect((await visitor.here.getAccount())?.email).toBe(visitor.person.email);
    });

    it("needs a session", async () => {
      if ((await signedInTwice()) === null) return;
      for (const who of [NOBODY, FORGED]) {
        const stranger = people().client.as(who);
        await expect(stranger.getSecurity()).rejects.toMatchObject({ status: 401 });
        await expect(stranger.changePassword({ current: "a", next: NEXT })).rejects.toMatchObject({ status: 401 });
        await expect(stranger.endOtherSessions()).rejects.toMatchObject({ status: 401 });
      }
    });
  });
}

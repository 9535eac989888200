import { expect, it } from "vitest";
import { linesCents } from "~/domain/orders/order-price";
import { termsFor } from "~/domain/shop-settings";
import type { TierId } from "~/domain/tiers";
import { anOrderLine, anOrderRequest } from "../support/order-builders";
import { someSettings } from "../support/shop-settings";
import type { StartHost } from "./host-under-test";
import { FORGED, NOBODY } from "./visitors";
import { describeHost } from "./with-host";

export function describeSettings(name: string, start: StartHost): void {
  describeHost(`settings, ${name}`, start, ({ host, people }) => {
    const offers = () => host().backend.traits.settings;

    it("are public to read, and saved as a whole by an admin, with the time and the admin's address", async () => {
      if (!offers()) return;
      const { client, admin } = people();
      const session = await admin();
      const before = await client.getSettings();
      const settings = someSettings({
        minimumOrderCents: 5000,
        leastSquareInches: 72,
        leadDays: 15,
        freight: [{ upToPounds: 50, cents: 9500 }],
      });
      const saved = await client.as(session).saveSettings({ revision: before.revision, settings });
      expect(saved.settings).toEqual(settings);
      expect(saved.revision).toBeGreaterThan(before.revision);
      expect(await client.getSettings()).toEqual(saved);
      const versions = await client.as(session).listSettings();
      expect(versions[0]).toMatchObject({ ...saved, savedBy: host().admin.email });
      expect(versions[1]).toMatchObject(before);
    });

    it("are not saved over a version saved in the meantime", async () => {
      if (!offers()) return;
      const { client, admin } = people();
      const calls = client.as(await admin());
      const { revision } = await client.getSettings();
      const now = await calls.saveSettings({ revision, settings: someSettings() });
      const late = calls.saveSettings({ revision, settings: someSettings({ leadDays: 3 }) });
      await expect(late).rejects.toMatchObject({ status: 409 });
      expect(await client.getSettings()).toEqual(now);
    });

    it("can be saved, and their history read, by admins only", async () => {
      if (!offers()) return;
      const { client, register, signIn } = people();
      const saved = await client.getSettings();
      for (const session of [NOBODY, FORGED]) {
        await expect(client.as(session).saveSettings(saved)).rejects.toMatchObject({ status: 401 });
        await expect(client.as(session).listSettings()).rejects.toMatchObject({ status: 401 });
      }
      const customer = client.as(await signIn(await register("dealer")));
      await expect(customer.saveSettings(saved)).rejects.toMatchObject({ status: 403 });
      await expect(customer.listSettings()).rejects.toMatchObject({ status: 403 });
      expect(await client.getSettings()).toEqual(saved);
    });

    it("refuse invalid values", async () => {
      if (!offers()) return;
      const { client, admin } = people();
      const calls = client.as(await admin());
      const { revision } = await client.getSettings();
      const discounts = (dealer: number) => ({ ...someSettings().discounts, dealer });
      const band = { upToPounds: 50, cents: 1 };
      for (const change of [
        { discounts: discounts(1001) },
        { discounts: discounts(-1) },
        { discounts: discounts(0.5) },
        { minimumOrderCents: -1 },
        { leastSquareInches: 100_000 },
        { leadDays: 0 },
        { freight: [band, band] },
      ]) {
        const wrong = calls.saveSettings({ revision, settings: someSettings(change) });
        await expect(wrong).rejects.toMatchObject({ status: 400 });
      }
    });

    it.each<[string, TierId, "approved" | "rejected" | null, boolean]>([
      ["an approved dealer", "dealer", "approved", true],
      ["a dealer who waits", "dealer", null, false],
      ["a dealer who was rejected", "dealer", "rejected", false],
    ])("determine the price of the orders of %s", async (_who, tier, decision, isPriced) => {
      if (!offers() || !host().backend.traits.orders) return;
      const { client, register, signIn, admin } = people();
      const person = await register(tier);
      const calls = client.as(await admin());
      if (decision) {
        const id = (await calls.listPending()).find(({ email }) => email === person.email)?.id ?? "";
        await calls.decide(id, decision);
      }
      const { revision } = await client.getSettings();
      const settings = someSettings({ leastSquareInches: 100 });
      await calls.saveSettings({ revision, settings });
      const [product] = await client.listProducts();
      if (!product) throw new Error("the host sells nothing");
      const lines = [
        anOrderLine(product, {
          doors: [],
          panels: [{ width: { inches: 15, fraction: "1/2" }, height: { inches: 30, fraction: "0" }, location: "" }],
        }),
      ];
      const terms = termsFor(settings, isPriced ? "dealer" : null);
      const other = termsFor(settings, isPriced ? null : "dealer");
      const customer = client.as(await signIn(person));
      const wrong = customer.placeOrder(anOrderRequest(lines, { totalCents: linesCents(lines, other) }));
      await expect(wrong).rejects.toMatchObject({ status: 409 });
      const totalCents = linesCents(lines, terms);
      const { order } = await customer.placeOrder(anOrderRequest(lines, { totalCents }));
      expect(order.totalCents).toBe(totalCents);
      expect(order.pricing).toEqual({
        discount: isPriced ? 150 : 0,
        leastSquareInches: 100,
        lines: [{ listCents: linesCents(lines, { ...terms, discount: 0 }), cents: totalCents }],
      });
      await calls.saveSettings({
        ...(await client.getSettings()),
        settings: someSettings({ minimumOrderCents: 10_000_000 }),
      });
      const small = customer.placeOrder(
        anOrderRequest(lines, { totalCents: linesCents(lines, { ...terms, leastSquareInches: 0 }) }),
      );
      await expect(small).rejects.toMatchObject({ status: 409 });
      expect((await customer.findMyOrder(order.number))?.order.pricing).toEqual(order.pricing);
    });
  });
}

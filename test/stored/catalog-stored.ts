import { beforeAll, expect, it } from "vitest";
import { listEvents } from "~/house/audit/audit.server";
import { uploadedUrl } from "~/house/ui/photographs/uploaded-photograph";
import { applyImport, readPlan, storeImport } from "~/office/catalog-editing/stored/style-import.server";
import { readPhotograph } from "~/office/catalog-editing/stored/style-photographs.server";
import { listStyles, moveStyle } from "~/office/catalog-editing/stored/style-places.server";
import * as saving from "~/office/catalog-editing/stored/style-saving.server";
import { listImports, listVersions, styleRevisionOf } from "~/office/catalog-editing/stored/style-versions.server";
import { NEW_STYLE, type PostedStyle, styleValidator } from "~/office/catalog-editing/style-form";
import { findOrderByLink } from "~/ordering/orders/stored/orders.server";
import { firstCatalog as styles } from "~/provider/catalog.server";
import { findProduct, listProducts, seedCatalog } from "~/provider/embedded/products.server";
import { hiddenAmong, readStyle, readStyles } from "~/provider/stored-catalog/styles.server";
import type { DoorStyle } from "~/trade/catalog/door-style";
import { aDoor, anOrderLine, anOrderRequest } from "../support/order-builders";
import { outcomeIn, placeIn, soldIn } from "../support/stored-orders";
import { stylePost } from "../support/style-form";
import { describeStored, type OpenDatabase } from "./with-database";

const TODAY = "2026-01-05";

export function describeCatalog(engine: string, open: OpenDatabase): void {
  describeStored(`the catalog, ${engine}`, open, ({ database, now, pass }) => {
    beforeAll(() => seedCatalog(database(), styles));

    const by = (adminId = "ann") => ({ adminId, now: pass(1000), today: TODAY });
    const style = async (handle: string) => (await readStyle(database().db, TODAY, handle)) as DoorStyle;
    const handles = async () => (await listStyles(database().db, TODAY)).map(({ handle }) => handle);
    const prices = async (day = TODAY) =>
      new Map((await listProducts(database().db, day)).map(({ node }) => [node.title, node.priceRange]));
    const posted = async (of: DoorStyle, change = {}, revision = 0): Promise<PostedStyle> => {
      const { data, error } = await styleValidator.validate(stylePost(of, change, revision));
      if (!data) throw new Error(JSON.stringify(error.fieldErrors));
      return data;
    };
    const save = async (handle: string, change = {}, isPublished = false) => {
      const post = await posted(await style(handle), change, await styleRevisionOf(database().db, handle));
      return saving.saveStyle(database(), handle, post, isPublished, by());
    };

    /** Undoes the newest save of a style, as its page shows it, or goes back to before an earlier one. */
    const undo = async (handle: string, version?: number) => {
      const seen = await styleRevisionOf(database().db, handle);
      return saving.restoreStyle(database(), handle, { version: version ?? seen, seen }, by());
    };

    it("is seeded as it was described, and once", async () => {
      expect(await readStyles(database().db, TODAY)).toEqual(styles);
      await seedCatalog(database(), styles);
      expect(await handles()).toHaveLength(20);
    });

    it("stores a save as a version with who, when and what, refuses an older form, and takes it back", async () => {
      const opened = await posted(await style("ashby"), { price: "31" });
      expect(await save("ashby", { price: "21.50", title: "Ashby II" })).toEqual({ outcome: "saved", handle: "ashby" });
      expect(await saving.saveStyle(database(), "ashby", opened, false, by("bo"))).toEqual({ outcome: "stale" });
      expect(await findProduct(database().db, TODAY, "ashby")).toMatchObject({
        title: "Ashby II",
        priceRange: { minVariantPrice: { amount: "21.50" } },
      });
      const [version] = await listVersions(database().db, "ashby");
      expect(version).toMatchObject({ kind: "saved", savedAt: expect.stringMatching(/^2026-01-05/), hasBefore: true });
      expect(version?.differences).toEqual([
        { what: "Title", old: "Ashby", new: "Ashby II" },
        { what: "Price per sq ft", old: "20.00", new: "21.50" },
      ]);
      await undo("ashby");
      expect(await style("ashby")).toEqual(styles.find(({ handle }) => handle === "ashby"));
      const { events } = await listEvents(database().db, { kinds: ["catalog.changed"], order: "newest", after: null });
      expect(events.map(({ actor }) => actor?.id)).toEqual(["ann", "ann"]);
    });

    it("goes back to before any save, and stores nothing for a save without a change", async () => {
      const before = await style("rowan");
      for (const price of ["61", "62", "63"]) await save("rowan", { price });
      await save("rowan");
      const versions = await listVersions(database().db, "rowan");
      expect(versions).toHaveLength(3);
      await undo("rowan", versions[2]?.id);
      expect(await style("rowan")).toEqual(before);
    });

    it("undoes the save that its page showed, and not another's; pressed twice, it undoes once", async () => {
      const before = await style("calder");
      await save("calder", { price: "31" });
      const seen = await styleRevisionOf(database().db, "calder");
      const press = () => saving.restoreStyle(database(), "calder", { version: seen, seen }, by());
      await save("calder", { price: "32" });
      expect(await press()).toEqual({ outcome: "stale" });
      expect((await style("calder")).priceCents).toBe(3200);
      await undo("calder");
      expect((await style("calder")).priceCents).toBe(3100);
      const now = await styleRevisionOf(database().db, "calder");
      const back = () => saving.restoreStyle(database(), "calder", { version: seen, seen: now }, by());
      expect([await back(), await back()]).toEqual(Array(2).fill({ outcome: "saved", handle: "calder" }));
      expect(await style("calder")).toEqual(before);
    });

    it("begins a price on its day, by itself", async () => {
      await save("barrow", { nextPrice: "18", nextPriceFrom: "2026-02-01" });
      const amount = async (day: string) => (await prices(day)).get("Barrow")?.minVariantPrice?.amount;
      expect([await amount("2026-01-31"), await amount("2026-02-01")]).toEqual(["16.00", "18.00"]);
      expect(await readStyle(database().db, "2026-02-02", "barrow")).toMatchObject({
        priceCents: 1800,
        nextPrice: null,
      });
      await undo("barrow");
    });

    it("adds a draft, which nobody sees until it is published, and which can change its handle until then", async () => {
      const change = { title: "Elm Lane", handle: "", construction: "Slab", material: "Elm" };
      const added = await saving.addStyle(database(), await posted(NEW_STYLE, change), false, by());
      expect(added).toEqual({ outcome: "saved", handle: "elm-lane" });
      expect(await findProduct(database().db, TODAY, "elm-lane")).toBeNull();
      expect(await save("elm-lane", { handle: "ashby" })).toEqual({ outcome: "taken" });
      expect(await save("elm-lane", { handle: "elm" })).toEqual({ outcome: "saved", handle: "elm" });
      expect(await listVersions(database().db, "elm")).toHaveLength(2);
      await save("elm", {}, true);
      expect(await findProduct(database().db, TODAY, "elm")).toMatchObject({ title: "Elm Lane" });
      expect(await save("elm", { handle: "other", price: "25" })).toEqual({ outcome: "saved", handle: "elm" });
    });

    it("hides and shows a style, and copies it with everything but its state", async () => {
      await saving.showStyle(database(), "ashby", false, by());
      expect(await findProduct(database().db, TODAY, "ashby")).toBeNull();
      expect((await prices()).has("Ashby")).toBe(false);
      expect(await hiddenAmong(database().db, ["ashby", "rowan"])).toEqual(["Ashby"]);
      await saving.showStyle(database(), "ashby", true, by());
      expect(await saving.duplicateStyle(database(), "ashby", by())).toMatchObject({ handle: "ashby-copy" });
      const { handle: _handle, title: _title, state, ...copy } = await style("ashby-copy");
      expect([state, await style("ashby")]).toEqual(["draft", expect.objectContaining(copy)]);
      expect(await saving.duplicateStyle(database(), "ashby", by())).toMatchObject({ handle: "ashby-copy-2" });
    });

    it("deletes what nobody ordered, and undoes that", async () => {
      const copy = await style("ashby-copy");
      const deleted = await saving.deleteStyle(database(), "ashby-copy", by());
      expect(await handles()).not.toContain("ashby-copy");
      expect(await saving.undoVersion(database(), Number(deleted), by())).toBe("done");
      expect(await style("ashby-copy")).toEqual(copy);
      expect(await saving.undoVersion(database(), Number(deleted), by())).toBe("stale");
    });

    it("moves a style up and down to the place of another one", async () => {
      const [first = "", second = "", third = "", ...others] = await handles();
      const move = (handle: string, to: string) => moveStyle(database(), handle, to, by());
      await move(third, first);
      expect(await handles()).toEqual([third, first, second, ...others]);
      await move(third, second);
      expect(await handles()).toEqual([first, second, third, ...others]);
      await move(first, others.at(-1) ?? "");
      expect(await handles()).toEqual([second, third, ...others, first]);
      await move(first, second);
      await move("nothing", first);
      expect(await handles()).toEqual([first, second, third, ...others]);
    });

    it("takes all changes of a file or none, as one version that can be undone", async () => {
      const before = await readStyles(database().db, TODAY);
      const store = (csv: string) => storeImport(database(), csv, now());
      const wrong = await store('Handle,Price per sq ft\nashby,30\nrowan,"60,50"\n');
      expect(await applyImport(database(), wrong, "", by())).toBe("refused");
      const id = await store(
        "Handle,Price per sq ft,Title,Construction,Material\nashby,30,,,\n".replace(",,,", ",Ashby,Slab,Elm"),
      );
      const { mark = "", changes = [] } = (await readPlan(database().db, id, TODAY)) ?? {};
      expect(changes).toHaveLength(1);
      await save("ashby", { price: "29" });
      expect(await applyImport(database(), id, mark, by())).toBe("stale");
      await undo("ashby");
      expect(await readStyles(database().db, TODAY)).toEqual(before);
      const again = (await readPlan(database().db, id, TODAY))?.mark ?? "";
      const version = await applyImport(database(), id, again, by());
      expect(await style("ashby")).toMatchObject({ priceCents: 3000, construction: "Slab" });
      expect(await applyImport(database(), id, again, by())).toBe("gone");
      expect(await listImports(database().db)).toMatchObject([
        { id: version, kind: "imported", count: 1, isUndone: false },
      ]);
      expect(await saving.undoVersion(database(), Number(version), by())).toBe("done");
      expect(await listImports(database().db)).toMatchObject([{ isUndone: true }]);
      expect(await readStyles(database().db, TODAY)).toEqual(before);
    });

    it("stores photographs with the save that adds them, and restores them", async () => {
      const copy = { id: "0".repeat(32), width: 240, format: "webp", data: Buffer.from("a picture") } as const;
      const { answers, ...form } = await posted(
        await style("linden"),
        {},
        await styleRevisionOf(database().db, "linden"),
      );
      const added = [{ url: uploadedUrl(copy.id), alt: "The front", finish: "" }];
      const sent = { ...form, answers: { ...answers, pictures: { typed: [], change: null, added } }, copies: [copy] };
      expect(await saving.saveStyle(database(), "linden", { ...sent, revision: -1 }, false, by())).toEqual({
        outcome: "stale",
      });
      expect(await readPhotograph(database().db, copy)).toBeNull();
      await saving.saveStyle(database(), "linden", sent, false, by());
      const saved = await style("linden");
      expect(saved.images.at(-1)).toEqual({ url: uploadedUrl(copy.id), alt: "The front" });
      expect(await readPhotograph(database().db, copy)).toEqual(copy.data);
      expect(await readPhotograph(database().db, { ...copy, width: 360 })).toBeNull();
      const [version] = await listVersions(database().db, "linden");
      expect(version?.differences).toEqual([{ what: "Photographs", old: "", new: "The front" }]);
      await undo("linden");
      await undo("linden");
      expect(await style("linden")).toEqual(saved);
    });

    it("leaves placed orders as they are, and says what has changed for the next one", async () => {
      const sold = async (id: string) => (await soldIn(database())).find((product) => product.id === id);
      const product = await sold("corbin");
      if (!product) throw new Error("no Corbin");
      const request = () => anOrderRequest([anOrderLine(product)]);
      const stained = anOrderRequest([anOrderLine(product, { finish: "Honey stain", pricePerSqFt: 29 })]);
      const { order, link } = await placeIn(database(), request(), { now: now() });
      const changes = async (asked: ReturnType<typeof request>) => {
        const outcome = await outcomeIn(database(), asked, { now: now() });
        return "changes" in outcome ? outcome.changes.map(({ kind }) => kind) : [];
      };
      await save("corbin", { price: "40" });
      expect(await changes(request())).toEqual(["rate"]);
      const { finishes } = await style("corbin");
      const at = finishes.findIndex(({ name }) => name === "Honey stain");
      await save("corbin", { [`finish-name-${at}`]: "", [`finish-added-${at}`]: "", [`finish-swatch-${at}`]: "" });
      expect(await changes(stained)).toEqual(["gone"]);
      await saving.showStyle(database(), "corbin", false, by());
      expect(await changes(request())).toEqual(["gone"]);
      expect((await findOrderByLink(database().db, link))?.order).toMatchObject({
        totalCents: order.totalCents,
        lines: [{ pricePerSqFt: 26 }],
      });
      expect(await saving.deleteStyle(database(), "corbin", by())).toBe("sold");
    });

    it("deletes a style that is only named in an order of another one", async () => {
      const [product] = await soldIn(database());
      if (!product) throw new Error("no product");
      const line = anOrderLine(product, { doors: [aDoor({ location: "harrow" })] });
      await placeIn(database(), anOrderRequest([line]), { now: now() });
      const deleted = await saving.deleteStyle(database(), "harrow", by());
      expect(await saving.undoVersion(database(), Number(deleted), by())).toBe("done");
    });
  });
}

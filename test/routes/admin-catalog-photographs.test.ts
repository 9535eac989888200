import "../support/shop-env";
import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import {
  UPLOADED_FORMATS,
  UPLOADED_WIDTHS,
  uploadedAddress,
  uploadedCopyAt,
} from "~/house/ui/photographs/uploaded-photograph";
import { findStyle } from "~/office/catalog-editing/services/catalog-editing.server";
import { FINISH_ROWS, finishName, pictureIntent } from "~/office/catalog-editing/style-names";
import { catalog } from "~/provider/catalog/services/catalog.server";
import * as style from "~/routes/admin.catalog_.$handle";
import * as picture from "~/routes/images.styles.$file";
import * as product from "~/routes/product.$productId";
import * as sitemap from "~/routes/sitemap[.]xml";
import { MAX_FINISHES } from "~/trade/catalog/finish";
import { ADMIN } from "../support/embedded-backend";
import { HOSTILE_PHOTOGRAPHS } from "../support/hostile-photographs";
import { patientChildren } from "../support/patient-children";
import { aPlainPhotograph } from "../support/photographs";
import { routedShop } from "../support/routed-shop";
import { signInToShop } from "../support/shop-session";
import { stylePost } from "../support/style-form";

patientChildren();

const SHOP = "http://shop.test";

const shop = routedShop({
  "admin.catalog_.$handle": ["admin/catalog/:handle", style],
  "images.styles.$file": ["images/styles/:file", picture],
  "product.$productId": ["product/:productId", product],
  "sitemap[.]xml": ["sitemap.xml", sitemap],
});

let cookie = "";
beforeAll(async () => {
  ({ cookie } = await signInToShop(ADMIN));
});

const ask = (path: string, init: RequestInit = {}) =>
  shop(new Request(SHOP + path, { ...init, headers: { Cookie: cookie, "Sec-Fetch-Site": "same-origin" } }));

const edited = async (handle: string) => {
  const found = await findStyle(handle);
  if (!found) throw new Error(`no ${handle}`);
  return found;
};

type Files = readonly (readonly [name: string, bytes: Uint8Array])[];

/** Saves a style's form with files. */
async function save(handle: string, change: Readonly<Record<string, string>>, files: Files = []): Promise<Response> {
  const { style: stored, revision } = await edited(handle);
  const body = new FormData();
  for (const [name, value] of Object.entries(stylePost(stored, change, revision))) body.append(name, value);
  for (const [name, bytes] of files) body.append("photographs", new File([new Uint8Array(bytes)], name));
  return ask(`/admin/catalog/${handle}`, { method: "POST", body });
}

const imagesOf = async (handle: string) => (await catalog().find(handle))?.images ?? [];

describe("photographs of a style", () => {
  it("are shown in every size as soon as they are saved, ordered and removed by buttons, and come back", async () => {
    const before = await imagesOf("ashby");
    const photograph = await aPlainPhotograph("jpeg", 1200, 1000);
    expect((await save("ashby", { "photographs-alt": "Ashby in a kitchen" }, [["IMG_1.jpg", photograph]])).status).toBe(
      303,
    );
    const image = (await imagesOf("ashby")).at(-1);
    expect(image).toMatchObject({ alt: "Ashby in a kitchen" });
    const id = uploadedCopyAt(image?.url ?? "")?.id ?? "";
    for (const width of UPLOADED_WIDTHS) {
      for (const format of UPLOADED_FORMATS) {
        const answer = await shop(new Request(SHOP + uploadedAddress({ id, width, format })));
        expect(Object.fromEntries(answer.headers)).toMatchObject({
          "cache-control": "public, max-age=31536000, immutable",
          "content-type": `image/${format}`,
          "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
        });
        const bytes = Buffer.from(await answer.arrayBuffer());
        expect(bytes.includes("SecretPhone")).toBe(false);
        expect(await sharp(bytes).metadata()).toMatchObject({ width, height: width * 1.25 });
      }
    }
    for (const _place of before) {
      const index = (await imagesOf("ashby")).findIndex(({ url }) => url === image?.url);
      await save("ashby", { intent: pictureIntent({ kind: "up", index }) });
    }
    expect((await imagesOf("ashby"))[0]).toEqual(image);
    const page = await (await ask("/product/ashby")).text();
    expect(page).toContain(`${uploadedAddress({ id, width: 480, format: "avif" })} 480w`);
    expect(await (await ask("/sitemap.xml")).text()).toContain(`<image:loc>http://shop.test${image?.url}</image:loc>`);

    await save("ashby", { intent: pictureIntent({ kind: "remove", index: 0 }) });
    expect(await imagesOf("ashby")).toEqual(before);
    const version = String((await edited("ashby")).revision);
    const undo = { intent: "undo", version, revision: version };
    await ask("/admin/catalog/ashby", { method: "POST", body: new URLSearchParams(undo) });
    expect((await imagesOf("ashby"))[0]).toEqual(image);
  });

  it("are added for a finish", async () => {
    const finish = (await catalog().find("rowan"))?.finishes?.[1]?.name ?? "";
    const file = ["a.webp", await aPlainPhotograph("webp")] as const;
    const two = await save("rowan", { "photographs-finish": finish }, [file, file]);
    expect([two.status, await two.text()]).toEqual([422, expect.stringContaining("one photograph for a finish")]);
    expect((await save("rowan", { "photographs-finish": finish }, [file])).status).toBe(303);
    expect((await catalog().find("rowan"))?.finishes?.[1]?.image?.url).toMatch(/^\/images\/styles\//);
  });

  it.each(HOSTILE_PHOTOGRAPHS)(
    "refuses %s next to its field, and saves nothing",
    async (_what, name, bytes, reason) => {
      const before = await edited("calder");
      const answer = await save("calder", { title: "Calder the second" }, [[name, await bytes()]]);
      expect(answer.status).toBe(422);
      const html = await answer.text();
      expect(html).toMatch(reason);
      expect(html).toContain(`“${name}”`);
      expect(html).toContain('value="Calder the second"');
      expect(await edited("calder")).toEqual(before);
    },
  );

  it("refuses one that is too small for a page", async () => {
    const answer = await save("calder", {}, [["small.png", await aPlainPhotograph("png", 799, 1200)]]);
    expect([answer.status, await answer.text()]).toEqual([
      422,
      expect.stringContaining("“small.png” is smaller than 800 pixels on one side"),
    ]);
  });

  it("have no other addresses", async () => {
    for (const file of ["x", `${"0".repeat(32)}-800.webp`, `${"0".repeat(32)}-800.svg`, "..%2fadmin"]) {
      expect((await shop(new Request(`${SHOP}/images/styles/${file}`))).status).toBe(404);
    }
  });
});

it("a style with as many finishes as one may have can be saved", async () => {
  const rows = Array.from({ length: FINISH_ROWS }, (_, index) => [
    [finishName("name", index), index < MAX_FINISHES ? `Paint ${index}` : ""],
    [finishName("kind", index), "paint"],
    [finishName("added", index), ""],
    [finishName("swatch", index), ""],
    [finishName("was", index), ""],
  ]);
  const answer = await save("kestrel", Object.fromEntries(rows.flat()));
  expect(answer.status).toBe(303);
  expect((await edited("kestrel")).style.finishes).toHaveLength(MAX_FINISHES);
});

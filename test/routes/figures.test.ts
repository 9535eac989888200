import { expect, it } from "vitest";
import { loader as loadPage } from "~/routes/admin.figures";
import { loader as loadFile } from "~/routes/admin.figures[.]csv";
import { ADMIN } from "../support/embedded-backend";
import "../support/shop-env";
import { placeInShop } from "../support/order-shop";
import { load, signInToShop } from "../support/shop-session";

it("an order is in the owner's figures and in their file as soon as it is placed", async () => {
  const { cookie } = await signInToShop(ADMIN);
  const asked = "?by=style&from=1/1/2020&until=";
  const empty = await (await load(loadPage, "/admin/figures", cookie)).json();
  expect(empty.whole.rows[0]).toEqual(["Orders", "0", "0", ""]);
  expect(empty.plots).toEqual([]);
  await placeInShop();
  const page = await (await load(loadPage, `/admin/figures?by=style`, cookie)).json();
  expect(page.whole.rows.slice(0, 4)).toEqual([
    ["Orders", "1", "0", ""],
    ["Pieces", "1", "0", ""],
    ["Square feet", "3.23", "0.00", ""],
    ["Sales", expect.stringMatching(/^\$\d+\.\d\d$/), "$0.00", ""],
  ]);
  expect(page.groups.rows).toEqual([["Ashby", "1", "3.23", page.whole.rows[3][1], "$0.00", "", "", "", "0"]]);
  const file = await load(loadFile, "/admin/figures.csv?by=style", cookie);
  expect(file.headers.get("Content-Disposition")).toBe('attachment; filename="figures-by-style.csv"');
  const [head, line, all] = (await file.text()).split("\r\n");
  expect(head).toMatch(/^\uFEFF?Style,Orders,Pieces,Square feet,Sales,/);
  expect([line, all]).toEqual([expect.stringMatching(/^Ashby,1,1,3\.23,/), expect.stringMatching(/^Total,1,1,3\.23,/)]);
  const refused = await (await load(loadPage, `/admin/figures${asked}`, cookie)).json();
  expect(refused.query).toMatchObject({ period: "13-weeks", problem: expect.stringContaining("two days") });
});

// @vitest-environment happy-dom
import { createRemixStub } from "@remix-run/testing";
import { cleanup, render } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { OrderLabelsPage } from "~/ordering/paper/page/order-labels-page";
import { fromSixteenths } from "~/trade/measure/measure";
import { aCartLine } from "../../../support/cart-builders";
import { specificationOf } from "../../../support/specifications";

const door = { width: fromSixteenths(240), height: fromSixteenths(480), preBored: false };

afterEach(cleanup);

describe("the labels of 10,000 doors", () => {
  const lines = Array.from({ length: 40 }, (_, index) => {
    const { lineId: _id, ...item } = aCartLine("calder", { specification: specificationOf("calder") });
    return { ...item, doors: [{ ...door, location: `Stack ${index}`, quantity: 250 }] };
  });

  const pageOf = (part: number) => {
    const Stub = createRemixStub([
      {
        path: "/",
        Component: () => (
          <OrderLabelsPage
            order={{ number: "HV-1042", contentRevision: 1, jobName: "Lee kitchen", lines }}
            query={{ first: 1, part }}
            passports={{ codes: {}, origin: "https://shop.test" }}
            crumbs={[]}
          />
        ),
      },
    ]);
    return render(<Stub />).container.innerHTML;
  };

  it("are shown four sheets at a time, with links to the others", () => {
    const first = pageOf(1);
    expect(first.match(/class="label-location"/g)).toHaveLength(120);
    expect(first).toContain("10,000 labels on 334 sheets");
    expect(first).toContain('href="?first=1&amp;part=84"');
    expect(first.length).toBeLessThan(2_000_000);
    const last = pageOf(999);
    expect(last.match(/class="label-location"/g)).toHaveLength(10_000 - 83 * 120);
    expect(last).toMatch(/aria-current="page"[^>]*>Sheets 333 to 334</);
  });
});

// @vitest-environment happy-dom
import { render } from "@testing-library/react";
import { encode } from "uqr";
import { expect, it } from "vitest";
import { QrCode } from "~/house/ui/kit/qr-code";

it("draws exactly the black modules of the code", () => {
  const text = "Sink\n24 x 36 in\nDoor 1\nAshby";
  const { container } = render(<QrCode text={text} className="" />);
  const { data, size } = encode(text, { ecc: "L", border: 2 });
  const drawn = data.map((row) => row.map(() => false));
  const path = container.querySelector("path")?.getAttribute("d") ?? "";
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g)) {
    for (let n = 0; n < Number(length); n += 1) (drawn[Number(y)] ?? [])[Number(x) + n] = true;
  }
  expect(drawn).toEqual(data);
  expect(container.querySelector("svg")?.getAttribute("viewBox")).toBe(`0 0 ${size} ${size}`);
});

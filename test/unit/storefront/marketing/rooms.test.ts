import { expect, it } from "vitest";
import { roomOfStyle } from "~/storefront/marketing/services/rooms.server";

it.each([
  ["rowan", "/portfolio#walnut-island"],
  ["ashby", "/portfolio#walnut-island"],
  ["fenwick", "/portfolio#farmhouse"],
  ["calder", undefined],
])("shows %s in the room whose picture has it: %s", (style, place) => {
  expect(roomOfStyle(style)?.to).toBe(place);
});

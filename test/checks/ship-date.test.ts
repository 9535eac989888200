import { expect, it } from "vitest";
import { sourceFiles } from "../support/source-files";

/** The one file that writes the day of shipping. */
const WRITER = "app/house/capacity/order-booking.server.ts";

/** What writes columns of an order: a change of it, a new one, or a statement. */
const WRITES = /(?:\.set\(|\.values\(|\bchanged: |\bchanged = |\bcolumns = )[^;]*?\bships_on\b/;

it("the day on which an order ships is written by one function", () => {
  const files = sourceFiles("app", [".ts", ".tsx"]).filter(({ path }) => !path.includes("/database/"));
  const writers = files.filter(({ text }) => WRITES.test(text)).map(({ path }) => path);
  expect(writers).toEqual([WRITER]);
  const { text = "" } = files.find(({ path }) => path === WRITER) ?? {};
  expect(text.match(/\.set\(\{ ships_on/g)).toHaveLength(1);
});

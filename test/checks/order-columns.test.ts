import { describe, expect, it } from "vitest";
import { sourceFiles } from "../support/source-files";

/** What writes columns of stored orders, and which: everything else goes through the change of an order. */
const WRITERS: Readonly<Record<string, readonly string[]>> = {
  // Its day of shipping, whether that is an estimate, and between which days it is booked.
  "app/house/capacity/order-booking.server.ts": ["...BOOKED_DAYS", "is_estimate", "ships_on"],
  "app/ordering/orders/stored/linked-orders.server.ts": ["link"],
  // Every change that is recorded as an event: its columns are in a type, without the day of shipping.
  "app/ordering/orders/stored/change-order.server.ts": ["...changed", "revision"],
  // Whose it is.
  "app/provider/accounts/accounts.server.ts": ["customer_id"],
  "app/provider/accounts/customer-files.server.ts": ["customer_id", "file_id"],
};

const files = sourceFiles("app", [".ts", ".tsx"]).filter(({ path }) => !path.startsWith("app/base/database/"));

/** The columns in the object that follows a statement's `set(`. */
function columnsOf(text: string): readonly string[] {
  const sets = [...text.matchAll(/updateTable\("customer_order"\)\s*\.set\(\{([^}]*)\}\)/g)];
  const updates = text.match(/updateTable\("customer_order"\)/g) ?? [];
  if (sets.length < updates.length) return ["something that is not written out"];
  const names = sets.flatMap(([, inside = ""]) => inside.split(",").map((part) => part.split(":")[0]?.trim() ?? ""));
  return [...new Set(names.filter(Boolean))].sort();
}

describe("a column of a stored order", () => {
  it("is written where it is decided, and nowhere else", () => {
    const found = files
      .filter(({ text }) => text.includes('updateTable("customer_order")'))
      .map(({ path, text }) => [path, columnsOf(text)]);
    expect(Object.fromEntries(found)).toEqual(WRITERS);
  });

  it("is first written by one function", () => {
    const makers = files.filter(({ text }) => text.includes('insertInto("customer_order")')).map(({ path }) => path);
    expect(makers).toEqual(["app/ordering/orders/stored/order-inserting.server.ts"]);
  });

  it("is never the day of shipping, in a change of an order or a new one", () => {
    const changes = files.filter(({ text }) =>
      /(?:\bchanged: |\bchanged = |\bcolumns = )[^;]*?\bships_on\b/.test(text),
    );
    expect(changes.map(({ path }) => path)).toEqual([]);
  });
});

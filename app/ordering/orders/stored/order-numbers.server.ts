import type { Reader } from "~/base/database/database.server";
import { isOrderNumber } from "../order";

/** The longest number without its letters, in digits. */
const MAX_DIGITS = 12;

/**
 * Finds the number of an order as it was typed, in upper or lower case.
 *
 * @param isShort whether its digits alone are enough
 * @returns `null` if there is no such order
 */
export async function findOrderNumber(db: Reader, typed: string, isShort: boolean): Promise<string | null> {
  const number = typed.trim().toUpperCase();
  const isDigits = isShort && /^\d+$/.test(number) && number.length <= MAX_DIGITS;
  if (!isDigits && !isOrderNumber(number)) return null;
  const order = db.selectFrom("customer_order").select("number");
  const row = isDigits ? order.where("id", "=", Number(number)) : order.where("number", "=", number);
  return (await row.executeTakeFirst())?.number ?? null;
}

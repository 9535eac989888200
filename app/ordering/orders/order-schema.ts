import * as z from "zod/mini";
import { CartItemSchema } from "~/configurator/lines/cart-schema";
import { MAX_ORDER_LINES, MAX_ORDER_ROWS, MAX_PIECES_ORDERED } from "./order";
import { orderRowCount, piecesOf } from "./order-price";

export const OrderLinesSchema = z
  .array(CartItemSchema)
  .check(z.minLength(1), z.maxLength(MAX_ORDER_LINES))
  .check(z.refine((lines) => orderRowCount(lines) <= MAX_ORDER_ROWS))
  .check(z.refine((lines) => piecesOf(lines) >= 1 && piecesOf(lines) <= MAX_PIECES_ORDERED));

import { laterPart } from "~/base/browser/later-part";
import { OrderPanels } from "./order-panels-code.server";

/** Fills the rows without typing. Most orders need none of it, so the rows become interactive first. */
export const orderPanels = laterPart(async () => (await import("./order-panels")).OrderPanels, OrderPanels);

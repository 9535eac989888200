import { laterPart } from "~/base/browser/later-part";
import { OrderPanels } from "./order-panels-code.server";

/** The ways to fill the rows without typing them. Most orders need none, so the rows become interactive first. */
export const orderPanels = laterPart(async () => (await import("./order-panels")).OrderPanels, OrderPanels);

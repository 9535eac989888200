import { CUT_LIST_NAMES } from "~/cut-list/cut-list-form-names";
import { ORDER_FORM_LIMITS } from "~/order-form/order-form-limits";

export { isOverlong } from "~/cut-list/cut-list-form";
export { readIntent } from "~/order-form/order-intents";

/**
 * What a post of the order form may hold. Its page's route has this from here, because browsers load whatever a route
 * imports from a module that is not the server's.
 */
export const ORDER_POST = { file: CUT_LIST_NAMES.file, limits: ORDER_FORM_LIMITS } as const;

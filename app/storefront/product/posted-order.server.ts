import { CUT_LIST_NAMES } from "~/configurator/cut-list-panel/cut-list-form-names";
import { ORDER_FORM_LIMITS } from "~/configurator/order-form/order-form-limits";

export { isOverlong } from "~/configurator/cut-list-panel/cut-list-form";
export { readIntent } from "~/configurator/order-form/order-intents";

/**
 * What a post of the order form may hold. Its page's route has this from here, because browsers load whatever a route
 * imports from a module that is not the server's.
 */
export const ORDER_POST = { file: CUT_LIST_NAMES.file, limits: ORDER_FORM_LIMITS } as const;

/** The back ends by their PROVIDER name; to remove one, delete its folder and its line here. */
export { createBackend as embedded } from "./embedded/start/backend.server";
export { createBackend as remote } from "./remote/backend.server";
export { createBackend as shopify } from "./shopify/backend.server";

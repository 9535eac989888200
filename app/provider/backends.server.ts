/** The back ends by the name that PROVIDER has for them; a back end is taken out by deleting its folder and its line. */
export { createBackend as embedded } from "./embedded/backend.server";
export { createBackend as remote } from "./remote/backend.server";

import { reactRouter } from "./react-router.mjs";
import { reactRouterDom } from "./react-router-dom.mjs";
import { remixReact } from "./remix-react.mjs";
import { router } from "./router.mjs";

/** Every file of a package that is cut. React is left as it is: see decision 31. */
export const PACKAGES = [router, reactRouter, reactRouterDom, ...remixReact];

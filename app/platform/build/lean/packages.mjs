import { reactDom } from "./react-dom.mjs";
import { reactRouter } from "./react-router.mjs";
import { reactRouterDom } from "./react-router-dom.mjs";
import { remixReact } from "./remix-react.mjs";
import { router } from "./router.mjs";

/** Every file of a package that is cut; of React nothing is taken out (decisions 31 and 40). */
export const PACKAGES = [reactDom, router, reactRouter, reactRouterDom, ...remixReact];

import { react } from "./react.mjs";
import { reactDom, reactDomIndex } from "./react-dom.mjs";
import { reactRouter } from "./react-router.mjs";
import { reactRouterDom } from "./react-router-dom.mjs";
import { remixReact } from "./remix-react.mjs";
import { router } from "./router.mjs";

/** Every file of a package that is cut. */
export const PACKAGES = [router, reactRouter, reactRouterDom, ...remixReact, reactDom, reactDomIndex, ...react];

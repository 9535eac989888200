import { inner, whole } from "./cut.mjs";

const ROUTE_DATA = `function processRouteLoaderData(matches, results, pendingActionResult) {
  let loaderData = {};
  let errors = null;
  let pendingError = pendingActionResult && isErrorResult(pendingActionResult[1]) ? pendingActionResult[1].error : undefined;
  matches.forEach(({ route: { id } }) => {
    if (!(id in results)) return;
    let result = results[id];
    invariant(!isRedirectResult(result));
    if (isErrorResult(result)) {
      let error = pendingError === undefined ? result.error : pendingError;
      pendingError = undefined;
      errors = errors || {};
      let boundary = findNearestBoundary(matches, id).route.id;
      if (errors[boundary] == null) errors[boundary] = error;
      loaderData[id] = undefined;
    } else {
      loaderData[id] = result.data;
    }
  });
  if (pendingError !== undefined) {
    errors = { [pendingActionResult[0]]: pendingError };
    loaderData[pendingActionResult[0]] = undefined;
  }
  return { loaderData, errors };
}`;

const ERROR = `function getInternalRouterError(status) {
  let text = { 400: "Bad Request", 404: "Not Found", 405: "Method Not Allowed" }[status];
  return new ErrorResponseImpl(status, text, new Error(text), true);
}`;

/**
 * The router in the browser: one window, no path prefix, no routes that are discovered later, nothing deferred, no view
 * transitions, and the flags that Remix 2 and `remix.config.js` set.
 *
 * @type {import("./cut.mjs").Cuts}
 */
export const router = {
  file: "@remix-run/router/dist/router.js",
  sha256: "b99ec1f525cbbdc4",
  silent: true,
  edits: [
    // What only servers and other histories use, so that the places below are those of the browser.
    [whole("createStaticHandler"), "function createStaticHandler() {}"],
    [whole("createMemoryHistory"), "function createMemoryHistory() {}"],
    [whole("createHashHistory"), "function createHashHistory() {}"],
    [whole("getStaticContextFromError"), "function getStaticContextFromError() {}"],
    [whole("throwStaticHandlerAbortedError"), ""],

    [whole("_extends"), "const _extends = Object.assign;"],
    [whole("warning"), "function warning() {}"],
    [whole("stripBasename"), "function stripBasename(pathname) { return pathname; }"],
    [
      /\bfuture\.v7_(?:fetcherPersist|normalizeFormMethod|partialHydration|prependBasename|relativeSplatPath)\b/g,
      "true",
      17,
    ],
    [/\bfuture\.v7_skipActionErrorRevalidation\b/g, "false", 2],

    // One browser window and one history.
    ["if (validateLocation) validateLocation(location, to);", "", 2],
    ["v5Compat && listener", "false", 2],
    [/const routerWindow = .*;/g, "const routerWindow = window;"],
    [/const isBrowser = .*;/g, "const isBrowser = true;"],
    ["const isServer = !isBrowser;", "const isServer = false;"],
    ['let basename = init.basename || "/";', 'const basename = "/";'],
    ["if (init.mapRouteProperties) {", "if (true) {"],
    ["init.dataStrategy || defaultDataStrategy", "defaultDataStrategy"],
    [inner("dispose"), ""],
    ["    dispose,\n", ""],

    [/ {2}let future = _extends\([\s\S]*?\n {2}}, init\.future\);\n/g, ""],
    [/ {4}get future\(\) {\n.*\n {4}},\n/g, ""],

    // No path has a part that may be left out, which the manifest's rows could not say.
    [/ {4}if \(route\.path === "" \|\| [^\n]*\n/g, "    if (true) {\n"],

    // Routes that are discovered later, or replaced during development.
    [
      "let patchRoutesOnNavigationImpl = init.patchRoutesOnNavigation;",
      "const patchRoutesOnNavigationImpl = undefined;",
    ],
    [/let fogOfWar = checkFogOfWar\([^;]*\);/g, "", 4],
    ["if (fogOfWar.active) {", "if (false) {"],
    ["fogOfWar.active && fogOfWar.matches", "false", 3],
    ["fogOfWar.active = false;", ""],
    ["fogOfWar.active", "false", 4],
    ["let initialMatchesIsFOW = false;", "const initialMatchesIsFOW = false;"],
    ["initialMatchesIsFOW = true;", ""],
    ["if (isFogOfWar) {", "if (false) {", 4],
    ["!isFogOfWar && detectAndHandle405Error(match)", "detectAndHandle405Error(match)"],
    ["if (!isFogOfWar) {", "if (true) {"],
    [inner("checkFogOfWar"), ""],
    [inner("discoverRoutes"), ""],
    [inner("patchRoutes"), ""],
    [inner("_internalSetRoutes"), ""],
    ["    patchRoutes,\n", ""],
    [/ {4}_internalFetchControllers: [\s\S]*?_internalSetRoutes\n/g, ""],
    ["let inFlightDataRoutes;", "const inFlightDataRoutes = undefined;"],
    [/ {4}if \(inFlightDataRoutes\) {[\s\S]*?\n {4}}\n/g, ""],

    // Deferred data, and data with a response's settings.
    [/(?<!function )isDeferredResult\(\w+\)/g, "false", 8],
    [/(?<!function )isDeferredData\(\w+\)/g, "false"],
    [/(?<!function )isDataWithResponseInit\(\w+\)/g, "false", 2],
    [/ {4}await Promise\.all\(\[resolveNavigationDeferredResults\(.*\n/g, ""],
    [inner("cancelActiveDeferreds"), ""],
    ["cancelledDeferredRoutes.push(...cancelActiveDeferreds());", ""],
    [" || cancelledDeferredRoutes.some(id => id === match.route.id)", ""],
    [/ {4}cancelActiveDeferreds\(.*;\n/g, "", 2],
    [/ {4}activeDeferreds\.forEach\([\s\S]*?\n {4}}\);\n/g, ""],
    ["let activeDeferreds = new Map();", ""],
    [", activeDeferreds);", ");", 2],
    ["cancelledDeferredRoutes, cancelledFetcherLoads, deletedFetchers", "cancelledFetcherLoads, deletedFetchers", 3],
    [
      "function processLoaderData(state, matches, results, pendingActionResult, revalidatingFetchers, fetcherResults, activeDeferreds)",
      "function processLoaderData(state, matches, results, pendingActionResult, revalidatingFetchers, fetcherResults)",
    ],
    [/pendingActionResult, activeDeferreds, false .*\n/g, "pendingActionResult\n"],
    [whole("processRouteLoaderData"), ROUTE_DATA],

    // View transitions.
    ["let appliedViewTransitions = new Map();", ""],
    [/ {4}if \(isBrowser\) {\n(?: *\/\/.*\n)* *restoreApplied[\s\S]*?\n {4}}\n/g, ""],
    [/ {4}let viewTransitionOpts;\n[\s\S]*?(?= {4}updateState\()/g, ""],
    [/ {6}viewTransitionOpts(?:: opts\.viewTransitionOpts)?,\n/g, "", 2],
    ["let pendingViewTransitionEnabled = false;", ""],
    [/ *pendingViewTransitionEnabled = .*\n/g, "\n", 2],
    [/ *enableViewTransition: .*\n/g, "", 4],
    [whole("restoreAppliedTransitions"), ""],
    [whole("persistAppliedTransitions"), ""],

    // Forms are sent as forms; an error says its status.
    [/if \(opts\.formEncType === "text\/plain"\) {\n/g, "if (false) {\n"],
    [/else if \(opts\.formEncType === "application\/json"\) {\n/g, "else if (false) {\n"],
    ['if (formEncType === "application/json") {', "if (false) {"],
    ['else if (formEncType === "text/plain") {', "else if (false) {"],
    [whole("getInternalRouterError"), ERROR],
    [/throw new Error\("Invalid redirect location"\)/g, 'throw new Error("Invalid redirect")', 2],
    [/throw new Error\("router\.fetch\(\)[\s\S]*?\);/g, ""],
    [/new Error\("You cannot call the handler.*$/gm, "new Error());"],
  ],
  gone: ["defer", "startViewTransition"],
};

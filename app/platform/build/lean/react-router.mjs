import { whole } from "./cut.mjs";

/** Hooks outside a data router, and what is only said to developers. @type {import("./cut.mjs").Cuts} */
export const reactRouter = {
  file: "react-router/dist/index.js",
  sha256: "34dc7626fd930453",
  edits: [
    [whole("_extends"), "const _extends = Object.assign;"],
    [/\b(?:router\.)?future\.v7_(?:relativeSplatPath|partialHydration)\b/g, "true", 7],
    ["(_future = future) != null && _future.v7_partialHydration", "true"],
    [whole("logV6DeprecationWarnings"), "function logV6DeprecationWarnings() {}"],
    [whole("getDataRouterConsoleError"), ""],
    [whole("warningOnce"), "function warningOnce() {}"],
    [/ *let parentPath = parentRoute && .*\n *warningOnce\(.*\n/g, ""],
    [/ +warningOnce\("route-fallback".*\n/g, ""],
    [/const navigateEffectWarning = .*\n/g, ""],
    [/process\.env\.NODE_ENV !== "production" \? UNSAFE_warning\(.*\) : void 0;/g, "", 10],
    [whole("useNavigate"), "const useNavigate = () => useNavigateStable();"],
    [whole("useNavigateUnstable"), ""],
    [whole("DefaultErrorComponent"), ""],
    [/const defaultErrorElement = .*\n/g, ""],
    [" || defaultErrorElement", ""],
    ["  if (locationArg) {\n", "  if (false) {\n"],
    ["if (locationArg && renderedMatches) {", "if (false) {"],
    [/ {2}if \(dataRouterContext && dataRouterContext\.static && [\s\S]*?\n {2}}\n/g, ""],
    [
      /!\w+ \? process\.env\.NODE_ENV !== "production" \? UNSAFE_invariant\(false, getDataRouterConsoleError\(hookName\)\) : UNSAFE_invariant\(false\) : void 0;/g,
      "",
      3,
    ],
    [
      /!!?\(?\w+(?:\.route\.id|\(\))?\)? \? process\.env\.NODE_ENV !== "production" \? UNSAFE_invariant\([\s\S]*?\) : UNSAFE_invariant\(false\) : void 0;/g,
      "",
      7,
    ],
    [
      /\b(useDataRouter(?:Context|State)|useRouteContext|useCurrentRouteId)\((?:DataRouter\w*Hook\.\w+|hookName)\)/g,
      "$1()",
      21,
    ],
    ['console.error("You cannot `useLoaderData` in an errorElement (routeId: " + routeId + ")");', ""],
    ['if (basename === "/") {', "if (true) {"],
  ],
  gone: [],
};

import { whole } from "./cut.mjs";

const PROVIDER_STATE = `let fetcherData = React.useRef(new Map());
  let setState = React.useCallback((newState, { deletedFetchers, flushSync }) => {
    newState.fetchers.forEach((fetcher, key) => {
      if (fetcher.data !== undefined) fetcherData.current.set(key, fetcher.data);
    });
    deletedFetchers.forEach(key => fetcherData.current.delete(key));
    if (flushSync) ReactDOM.flushSync(() => setStateImpl(newState));
    else React.startTransition(() => setStateImpl(newState));
  }, []);
`;

/** View transitions, what older versions of React lacked, and what is only said to developers. @type {import("./cut.mjs").Cuts} */
export const reactRouterDom = {
  file: "react-router-dom/dist/index.js",
  sha256: "4a4a81271d6ace4b",
  edits: [
    [/\brouter\.future\.v7_(?:relativeSplatPath|partialHydration)\b/g, "true", 4],
    ["future: router.future,", "future: true,"],
    [whole("_extends"), "const _extends = Object.assign;"],
    [/process\.env\.NODE_ENV !== "production" \? UNSAFE_warning\(.*\) : void 0;/g, "", 5],
    [
      / {2}let \[pendingState, setPendingState\][\s\S]*?(?= {2}React\.useLayoutEffect\(\(\) => router\.subscribe)/g,
      PROVIDER_STATE,
    ],
    [
      / {2}React\.useEffect\(\(\) => {\n {4}if \(vtContext\.isTransitioning && !vtContext[\s\S]*?(?= {2}let navigator = )/g,
      "",
    ],
    [/ {2}React\.useEffect\(\(\) => UNSAFE_logV6DeprecationWarnings\(future, router\.future\).*\n/g, ""],
    [
      "/*#__PURE__*/React.createElement(ViewTransitionContext.Provider, {\n    value: vtContext\n  }, /*#__PURE__*/React.createElement(Router, {",
      "/*#__PURE__*/React.createElement(Router, {",
    ],
    ["  })) : fallbackElement))))), null);", "  })) : fallbackElement)))), null);"],
    [/, "viewTransition"/g, "", 3],
    [/,\n *viewTransition(?:: (?:options\.)?viewTransition)?(?=\n)/g, "", 8],
    [/ *viewTransition,\n/g, "", 1],
    [", viewTransition]", "]"],
    [/let isTransitioning = [^;]*;/g, "const isTransitioning = false;"],
    [', isTransitioning ? "transitioning" : null', ""],
    [whole("useViewTransitionState"), "function useViewTransitionState() {}"],
    [/const flushSyncImpl = .*\n/g, ""],
    [/const startTransitionImpl = .*\n/g, "const startTransitionImpl = React.startTransition;\n"],
    [whole("flushSyncSafe"), ""],
    [whole("startTransitionSafe"), ""],
    ['let defaultKey = useIdImpl ? useIdImpl() : "";', "let defaultKey = React.useId();"],
    [/const useIdImpl = .*\n/g, ""],
    [whole("validateClientSideSubmission"), ""],
    ["    validateClientSideSubmission();\n", ""],
    [whole("getDataRouterConsoleError"), ""],
    [/!\(?\w+(?: != null)?\)? \? process\.env\.NODE_ENV !== "production" \? UNSAFE_invariant\([^;]*;/g, "", 7],
    [/\b(useDataRouter(?:Context|State))\((?:DataRouter\w*Hook\.\w+|hookName)\)/g, "$1()", 8],
    ['if (basename !== "/") {', "if (false) {"],
    ['getKey && basename !== "/" ?', "false ?"],
    [/if \(nextLocationPathname && basename\) {/g, "if (false) {"],
    [
      'const isBrowser = typeof window !== "undefined" && typeof window.document !== "undefined" && typeof window.document.createElement !== "undefined";',
      "const isBrowser = true;",
    ],
    ['  if (typeof document !== "undefined") {', "  if (true) {"],
  ],
  gone: ["viewTransition", "useViewTransitionState", "startViewTransition"],
};

import { whole } from "./cut.mjs";

/**
 * Remix in the browser, as the flags of `remix.config.js` have it: no single fetch, no route discovery, no SPA mode, no
 * hot reloading, nothing that only its server renders.
 *
 * @type {readonly import("./cut.mjs").Cuts[]}
 */
export const remixReact = [
  {
    file: "@remix-run/react/dist/esm/browser.js",
    sha256: "4d6379a141ccba77",
    edits: [
      [/let hmrAbortController;[\s\S]*?(?=\/\*\*\n \* The entry point for a Remix app)/g, ""],
      [
        / {4}\/\/ @ts-ignore\n {4}router\.createRoutesForHMR = [\s\S]*?(?= {2}\/\/ Critical CSS)/g,
        "    window.__remixRouter = router;\n  }\n",
      ],
      ["if (window.__remixContext.future.v3_singleFetch) {", "if (false) {"],
      ["if (!window.__remixContext.isSpaMode) {", "if (true) {"],
      ["window.__remixContext.isSpaMode", "false", 6],
      ["window.__remixContext.future.v3_fetcherPersist", "true"],
      ["window.__remixContext.future.v3_relativeSplatPath", "true"],
      ["window.__remixContext.future.v3_singleFetch === true", "false"],
      ["window.__remixContext.future.v3_singleFetch &&", "false &&"],
      ["window.__remixContext.future.v3_singleFetch ?", "false ?"],
      [/ {6}patchRoutesOnNavigation: .*\n/g, ""],
      [/ {6}future: {[\s\S]*?\n {6}},\n/g, ""],
      [/ {2}useFogOFWarDiscovery\(.*\n/g, ""],
      ["window.__remixContext.basename", '"/"', 2],
      [/ {2}let \[criticalCss, setCriticalCss\] = [\s\S]*?\n {2}}\n/g, ""],
      [/ {8}criticalCss,\n/g, ""],
    ],
  },
  {
    file: "@remix-run/react/dist/esm/routes.js",
    sha256: "7852b7f0d892b0b5",
    edits: [
      [whole("createServerRoutes"), "function createServerRoutes() {}"],
      [
        whole("createClientRoutesWithHMRRevalidationOptOut"),
        "function createClientRoutesWithHMRRevalidationOptOut() {}",
      ],
      [whole("wrapShouldRevalidateForHdr"), ""],
      ["  if (needsRevalidation) {", "  if (false) {"],
      ["if (future.v3_singleFetch && route.shouldRevalidate) {", "if (false) {"],
      ["needsRevalidation == null && (", "("],
      [/if \(isSpaMode\) {/g, "if (false) {", 3],
      [/if \(isSpaMode\) return .*;/g, "", 2],
      ['isSpaMode && route.id !== "root" || ', ""],
      [' && (!isSpaMode || route.id === "root")', ""],
      [/ : route\.id === "root" \? \(\) => [\s\S]*?\}\) : undefined;/g, " : undefined;"],
      ['if (typeof singleFetch === "function") {', "if (false) {"],
      ["if (isDeferredResponse(result) && result.body) {", "if (false) {"],
      ["if (isDeferredData(result)) {", "if (false) {"],
      [/invariant\(routeModule, ".*"\);/g, "", 2],
      [/let msg = `You are trying to call [^;]*;/g, 'let msg = route.id + " has no server " + type;'],
      [/ {2}let article = .*\n {2}let msg = [^;]*;/g, '  let msg = routeId + " has no " + type;'],
    ],
  },
  {
    file: "@remix-run/react/dist/esm/components.js",
    sha256: "66732425b29dd203",
    edits: [
      [/invariant\((\w+), "[^"]*"\);/g, "", 3],
      ["future.v3_singleFetch ?\n    // prettier-ignore", "false ?"],
      [
        "let activeDeferreds = future.v3_singleFetch ? undefined : staticContext === null || staticContext === void 0 ? void 0 : staticContext.activeDeferreds;",
        "const activeDeferreds = undefined;",
      ],
      ["contextScript = staticContext ?", "contextScript = false ?"],
      ["let routeModulesScript = !isStatic ?", "let routeModulesScript = true ?"],
      ['if (!isStatic && typeof __remixContext === "object" && __remixContext.a) {', "if (false) {"],
      ["  if (renderMeta) {", "  if (false) {"],
      ["let enableFogOfWar = isFogOfWarEnabled(future, isSpaMode);", "const enableFogOfWar = false;"],
      ["if (isSpaMode && !isHydrated) {", "if (false) {"],
      ["if (!future.v3_singleFetch) {", "if (true) {"],
      ["future.v3_singleFetch, ", ""],
      ["    criticalCss\n", ""],
      [/criticalCss \? [\s\S]*?\) : null, keyedLinks/g, "null, keyedLinks"],
      [/let serializePreResolvedErrorImp = [\s\S]*?(?= {2}let deferredScripts)/g, ""],
      [/throw new Error\("The route at "[^;]*;/g, "throw new Error(routeId);"],
      [/ {6}console\.warn\(`A meta object[^\n]*\n/g, ""],
      [/ {4}console\.warn\(`Tried to prefetch[^\n]*\n/g, ""],
    ],
  },
  {
    file: "@remix-run/react/dist/esm/data.js",
    sha256: "f1f9e650115df96e",
    edits: [
      ["if (contentType && /\\bapplication\\/json\\b/.test(contentType)) {", "if (false) {"],
      ["if (contentType && /\\btext\\/plain\\b/.test(contentType)) {", "if (false) {"],
    ],
  },
  {
    file: "@remix-run/react/dist/esm/links.js",
    sha256: "df52b55b0cfbdf1e",
    edits: [["future.v3_singleFetch || ", "", 2]],
  },
  {
    file: "@remix-run/react/dist/esm/errorBoundaries.js",
    sha256: "d28a9870c453a634",
    edits: [
      [/let heyDeveloper = [\s\S]*?\n {2}}\);\n/g, ""],
      [", heyDeveloper", "", 2],
    ],
  },
  {
    file: "@remix-run/react/dist/esm/fallback.js",
    sha256: "f9236360ad7aa1cd",
    edits: [[/__html: `[\s\S]*`/g, '__html: " "']],
  },
];

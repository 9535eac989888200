/**
 * @typedef {Pick<import("rollup").PluginContext, "getModuleInfo">} Modules
 * @typedef {Modules & Pick<import("rollup").PluginContext, "getModuleIds">} Graph
 */

/** What the order form loads by itself once it works, and what it loads when something is opened or typed. */
const AFTER_FORM = ["cart-code", "order-panels", "other-styles", "row-undo"];
const WHEN_OPENED = [
  "add-sample",
  "cart-glance",
  "compared-list",
  "cut-list-code",
  "detail-fields",
  "draft-notice",
  "elevations-sheet",
  "hinge-sides",
  "keypad",
  "list-moving",
  "openings-code",
  "print-sheet",
  "row-drawing",
  "suggestion-box",
];

/** @param {readonly string[]} names */
const shared = (names) => new RegExp(`^_shared/(?:${names.join("|")})$`);

/**
 * Pages that are often visited together, by the names of their modules; the groups that visits begin with come first.
 * The bundler places modules that no group matches.
 *
 * @type {readonly (readonly [group: string, modules: RegExp])[]}
 */
const GROUPS = [
  ["always", /^(?:entry\.client|root)$/],
  ["first", /^routes\/(?:_index|shop)$/],
  ["product", /^routes\/product\.\$productId$/],
  ["form", /^_shared\/order-section$/],
  ["after", shared(AFTER_FORM)],
  ["opened", shared(WHEN_OPENED)],
  ["measuring", /^routes\/(?:how-to\.measuring|process)$/],
  ["reading", /^routes\/(?:custom-design|how-to|lifetime|portfolio|premium|privacy|process|terms|timely)/],
  ["browsing", /^routes\/(?:compare|search)/],
  ["visitor-forms", /^routes\/(?:login|contact|account\._index)/],
  ["buying", /^routes\/(?:cart|checkout)/],
  ["customer", /^routes\/(?:account|orders|logout)/],
  ["admin", /^routes\/admin/],
];

/** The files that a route's page loads by itself as soon as it runs. @type {Readonly<Record<string, string>>} */
export const LOADED_AT_ONCE = { "routes/product.$productId": "form" };

/**
 * The steps of most visits, each with its file, apart from what other first pages share with it.
 *
 * @type {Readonly<Record<string, readonly [own: string, shared: string]>>}
 */
const STEPS = {
  first: ["first", "first-shared"],
  product: ["product", "first-shared"],
  form: ["form", "form-shared"],
  after: ["after", "after-shared"],
};
const OTHER_FIRST_PAGES = ["measuring", "reading", "browsing", "visitor-forms", "buying"];

/** @param {readonly string[]} users the groups that use a module, in their order */
function fileOf([first = "", ...others]) {
  const step = STEPS[first];
  if (first === "always") return first;
  if (!step) return [first, ...others.slice(0, 1)].join("-");
  const isShared = first === "first" ? others.length > 0 : others.some((name) => OTHER_FIRST_PAGES.includes(name));
  return step[isShared ? 1 : 0];
}

/**
 * Modules with everything they import.
 *
 * @param {readonly string[]} ids
 * @param {Modules} graph
 */
export function withImports(ids, graph) {
  const found = new Set(ids);
  for (const id of found) for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) found.add(imported);
  return found;
}

/**
 * Puts modules into one file by the groups that use them. A page then loads few files, and little that it does not
 * need. No two files import each other, as every group that uses a module uses its imports too.
 *
 * @param {Graph} graph
 * @param {(id: string) => string} nameOf
 * @returns {Map<string, string>} the name of each module's file
 */
export function scriptGroups(graph, nameOf) {
  const ids = [...graph.getModuleIds()];
  const isShared = (/** @type {string} */ id) => graph.getModuleInfo(id)?.importers.length !== 0;
  const taken = new Set();
  const groups = GROUPS.map(([name, pattern]) => {
    const own = ids.filter((id) => !isShared(id) && !taken.has(id) && pattern.test(nameOf(id)));
    for (const id of own) taken.add(id);
    return { name, modules: withImports(own, graph) };
  });
  const isOfStep = (/** @type {string} */ id) => nameOf(id).startsWith("_shared/");
  return new Map(
    ids.flatMap((id) => {
      const users = groups.filter(({ modules }) => modules.has(id)).map(({ name }) => name);
      const isOwn = !isShared(id) && !(isOfStep(id) && Object.hasOwn(STEPS, users[0] ?? ""));
      return users.length === 0 || isOwn ? [] : [[id, fileOf(users)]];
    }),
  );
}

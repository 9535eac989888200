/**
 * @typedef {Pick<import("rollup").PluginContext, "getModuleInfo">} Modules
 * @typedef {Modules & Pick<import("rollup").PluginContext, "getModuleIds">} Graph
 */

const AFTER_FORM = [
  "add-sample",
  "cart-code",
  "cart-glance",
  "compared-list",
  "cut-list-code",
  "detail-fields",
  "draft-notice",
  "elevations-sheet",
  "keypad",
  "keypad-host",
  "list-moving",
  "openings-code",
  "order-panels",
  "other-styles",
  "print-sheet",
  "row-drawing",
  "row-undo",
  "ships-by",
];

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
  ["later", new RegExp(`^_shared/(?:${AFTER_FORM.join("|")})$`)],
  ["measuring", /^routes\/(?:how-to\.measuring|process)$/],
  ["reading", /^routes\/(?:custom-design|how-to|lifetime|portfolio|premium|privacy|process|terms|timely)/],
  ["browsing", /^routes\/(?:compare|search)/],
  ["visitor-forms", /^routes\/(?:login|contact|account\._index)/],
  ["buying", /^routes\/(?:cart|checkout)/],
  ["customer", /^routes\/(?:account|orders|logout)/],
  ["admin", /^routes\/admin/],
];

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
 * Puts modules into one file if the first two groups that use them are the same. A page then loads few files, and
 * little that it does not need. No two files import each other, as every group that uses a module uses its imports too.
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
  return new Map(
    ids.filter(isShared).flatMap((id) => {
      const users = groups.filter(({ modules }) => modules.has(id)).map(({ name }) => name);
      if (users.length === 0) return [];
      return [[id, users[0] === "always" ? "always" : users.slice(0, 2).join("-")]];
    }),
  );
}

/**
 * The part of PostCSS's nodes that is used here.
 *
 * @typedef {object} Node
 * @property {string} type
 * @property {string} name of an at-rule
 * @property {string} params of an at-rule
 * @property {string} prop of a declaration
 * @property {string} value of a declaration
 * @property {Node | undefined} parent
 * @property {Node[]} nodes
 * @property {() => void} remove
 * @property {(visit: (node: Node) => void) => void} walkDecls
 * @property {(name: string, visit: (node: Node) => void) => void} walkAtRules
 */

/** @typedef {{ rule: Node, initial: string | undefined, values: Set<string>, isRead: boolean }} Variable */

/** A reading of one of Tailwind's own variables, and what stands in its place where it has no value. */
const READING = /var\((--tw-[\w-]+)(?:,((?:[^()]|\([^()]*\))*))?\)/g;

/**
 * What is left of a calculation once a factor of it is known, innermost first.
 *
 * @type {readonly (readonly [RegExp, string])[]}
 */
const CALCULATIONS = [
  [/calc\(1 - 0\)/g, "1"],
  [/calc\([^()]* \* 0\)/g, "0"],
  [/calc\(([^()\s]+) \* 1\)/g, "$1"],
];

/**
 * Declarations that say, once a variable of Tailwind's is known, what the reset says of every element (styles/reset.css).
 *
 * @type {readonly (readonly [prop: RegExp, value: RegExp])[]}
 */
const AS_RESET = [
  [/^border(?:-\w+)*-style$/, /^solid$/],
  [/^margin-block-start$/, /^(?:0|calc\(.* \* 0\))$/],
];

/** @param {string} value */
const calculated = (value) =>
  CALCULATIONS.reduce((text, [calculation, outcome]) => text.replace(calculation, outcome), value);

/**
 * Whether a node stands in the layer that gives the variables their initial values in browsers without `@property`.
 *
 * @param {Node | undefined} node
 * @returns {boolean}
 */
const isInitial = (node) =>
  node !== undefined && ((node.name === "layer" && node.params === "properties") || isInitial(node.parent));

/**
 * The variables that Tailwind registers, by name, with the values that rules give them.
 *
 * @param {Node} root
 */
function registered(root) {
  /** @type {Map<string, Variable>} */
  const variables = new Map();
  root.walkAtRules("property", (rule) => {
    const initial = rule.nodes.find(({ prop }) => prop === "initial-value")?.value;
    variables.set(rule.params, { rule, initial, values: new Set(), isRead: false });
  });
  root.walkDecls((declaration) => {
    if (isInitial(declaration)) return;
    variables.get(declaration.prop)?.values.add(declaration.value);
    for (const [, name = ""] of declaration.value.matchAll(READING)) {
      const variable = variables.get(name);
      if (variable) variable.isRead = true;
    }
  });
  return variables;
}

/** @param {Variable} variable */
const isConstant = ({ initial, values }) => [...values].every((value) => value === initial);

/**
 * Removes a node, and what is empty then.
 *
 * @param {Node} node
 */
function remove(node) {
  const { parent } = node;
  node.remove();
  if (parent && parent.type !== "root" && parent.nodes.length === 0) remove(parent);
}

/**
 * Removes the variables that nothing reads, and writes out those that no rule gives another value than their initial one
 * (CSS Properties and Values API Level 1, section 2).
 *
 * @param {Node} root
 * @returns whether anything was there to do
 */
function fold(root) {
  const variables = registered(root);
  let folded = false;
  root.walkDecls((declaration) => {
    const own = variables.get(declaration.prop);
    if (own && (!own.isRead || isConstant(own))) {
      remove(declaration);
      folded = true;
      return;
    }
    const value = declaration.value.replace(READING, (reading, name, fallback) => {
      const variable = variables.get(name);
      return variable && isConstant(variable) ? (variable.initial ?? fallback ?? reading) : reading;
    });
    if (value === declaration.value) return;
    declaration.value = calculated(value);
    folded = true;
    if (AS_RESET.some(([prop, same]) => prop.test(declaration.prop) && same.test(declaration.value))) {
      remove(declaration);
    }
  });
  for (const { rule, isRead } of variables.values()) if (!isRead) remove(rule);
  return folded;
}

/** Tailwind builds many values of parts that only few shops vary: this plugin for PostCSS folds the others (decision 54). */
function foldProperties() {
  return {
    postcssPlugin: "fold-properties",
    /** @param {Node} root */
    OnceExit(root) {
      while (fold(root));
    },
  };
}
foldProperties.postcss = true;
module.exports = foldProperties;

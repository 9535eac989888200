/**
 * The import rules of the project. `npx depcruise app` lists every import that breaks one; test/checks runs the same.
 * Type-only imports count. An area may always import itself; it may not import anything that its line does not name.
 */

/** Packages that server code may import. */
const SERVER_PACKAGES = [
  "@epic-web/cachified",
  "@remix-run/node",
  "close-with-grace",
  "isbot",
  "lru-cache",
  "negotiator",
  "p-queue",
  "pino",
  "pino-http",
  "undici",
  "zod/mini",
];
const UI_PACKAGES = ["react", "@remix-run/react"];

/** What every folder of `app/ui` may import, besides the folders of `app/ui` that its line names. */
const BELOW_UI = ["domain", "content", "forms", "browser"];

/** The subjects that the shop stores in its database. */
const STORED = ["accounts", "orders", "quotes", "lists", "claims", "messages", "mail", "settings", "audit"];

/** Only for the type: a back end is passed its log. */
const LOG = "^app/platform/log\\.server\\.ts$";

const PROVIDER_BASE = ["provider/contract", "provider/host", "domain", "database", ...STORED];

/** Which folders of `app/ui` each of them may import, without circles. */
const UI_FOLDERS = {
  kit: [],
  head: [],
  drawing: [],
  "door-drawing": ["drawing"],
  fields: ["kit", "head"],
  openings: ["kit", "drawing"],
  "cut-list-import": ["kit", "openings"],
  order: ["kit", "head", "drawing", "door-drawing", "openings", "cut-list-import"],
  "other-styles": ["kit", "order"],
  product: ["kit", "head", "openings", "cut-list-import", "order", "other-styles"],
  shop: ["kit", "head", "product"],
  search: ["kit", "product"],
  compare: ["kit", "order", "product"],
  paper: ["kit", "head", "order", "door-drawing"],
  sharing: ["kit", "order"],
  cart: ["kit", "head", "order", "product", "door-drawing", "paper", "sharing"],
  checkout: ["kit", "head", "fields", "order"],
  guides: ["kit", "head", "drawing", "product"],
  marketing: ["kit", "head", "fields", "guides", "product"],
  account: ["kit", "head", "fields", "order"],
  orders: ["kit", "head", "fields", "order", "paper", "account"],
  lists: ["kit", "order", "other-styles", "account", "orders", "sharing"],
  quotes: ["kit", "head", "fields", "order", "paper", "checkout", "account", "orders", "sharing"],
  admin: ["kit", "head", "fields", "order", "door-drawing", "paper"],
  layout: ["kit", "head", "product", "shop"],
};

/** @type {Readonly<Record<string, readonly string[]>>} */
const UI_FOLDER_PACKAGES = {
  kit: ["react-dom", "uqr"],
  order: ["react-dom"],
  shop: ["react-dom"],
  fields: ["remix-validated-form"],
  head: ["schema-dts"],
};

/**
 * Areas that a folder of `app/ui` may import as well: the start script names the fonts' files.
 * @type {Readonly<Record<string, readonly string[]>>}
 */
const UI_FOLDER_AREAS = { head: ["styles"] };

/**
 * @typedef {object} Area
 * @property {string} name
 * @property {string} from the files of the area, as a regular expression; `$1` in `own` and `areas` is its first group
 * @property {string} [own] the files that the area may always import, if that is not all of `from`
 * @property {readonly string[]} areas folders of `app`, or regular expressions that begin with `^`
 * @property {readonly string[]} packages
 * @property {boolean} [node] whether modules of Node may be imported
 */

/** @type {readonly Area[]} */
const AREAS = [
  { name: "domain", from: "^app/domain/", areas: [], packages: ["zod/mini"] },
  {
    // Texts import nothing, unless they state a price or a limit that is also a rule.
    name: "content",
    from: "^app/content/",
    areas: [
      "^app/domain/(?:money|pricing|piece|door-build|making-limits|making-words|hinge-limits|hinge-words|workshop/joinery|orders/(?:claims|change-rule))\\.ts$",
    ],
    packages: [],
  },
  {
    name: "forms",
    from: "^app/forms/(?!.*\\.server\\.)",
    areas: ["domain"],
    packages: ["zod/mini", "remix-validated-form"],
  },
  {
    // The parts of a form that only actions use.
    name: "forms-server",
    from: "^app/forms/.*\\.server\\.",
    areas: ["domain", "forms"],
    packages: ["@remix-run/node"],
  },
  { name: "browser", from: "^app/browser/", areas: ["domain"], packages: ["react"] },
  ...Object.entries(UI_FOLDERS).map(([folder, others]) => ({
    name: `ui-${folder}`,
    from: `^app/ui/${folder}/`,
    areas: [...BELOW_UI, ...(UI_FOLDER_AREAS[folder] ?? []), ...others.map((other) => `ui/${other}`)],
    packages: [...UI_PACKAGES, ...(UI_FOLDER_PACKAGES[folder] ?? [])],
  })),
  {
    name: "platform-build",
    from: "^app/platform/build/",
    areas: [],
    packages: ["esbuild", "rollup"],
    node: true,
  },
  {
    // A separate process, the only one that loads this package.
    name: "photograph-encoder",
    from: "^app/platform/photographs/encoder\\.mjs$",
    areas: [],
    packages: ["sharp"],
  },
  {
    name: "platform",
    from: "^app/platform/(?!build/|photographs/encoder)",
    areas: [],
    packages: [
      ...SERVER_PACKAGES,
      "@remix-run/form-data-parser",
      "@remix-run/react",
      "cockatiel",
      "compression",
      "express",
      "express-static-gzip",
      "on-headers",
      "prom-client",
    ],
    node: true,
  },
  {
    // Connections, the schema, and moving all data from one database to another.
    name: "database",
    from: "^app/database/",
    areas: ["domain", "platform", "claims"],
    packages: [...SERVER_PACKAGES, "@photostructure/sqlite", "kysely", "pg", "rate-limiter-flexible"],
    node: true,
  },
  {
    // What the shop stores, by subject: plain functions over its database.
    name: "stored",
    from: `^app/(?:${STORED.join("|")})/`,
    areas: [
      ...STORED,
      "database",
      "domain",
      "platform",
      // The shop's name and time zone, for mails.
      "^app/content/(?:brand|shop-time)\\.ts$",
    ],
    packages: [...SERVER_PACKAGES, "kysely", "nodemailer", "react", "react-dom/server"],
    node: true,
  },
  {
    name: "provider-contract",
    from: "^app/provider/contract/",
    areas: ["domain", "database", ...STORED, LOG],
    packages: ["zod/mini", "undici"],
  },
  {
    name: "provider-host",
    from: "^app/provider/host/",
    areas: ["provider/contract", "domain", "database"],
    packages: SERVER_PACKAGES,
    node: true,
  },
  {
    name: "provider-client",
    from: "^app/provider/client/",
    areas: ["provider/contract", "domain", "platform"],
    packages: SERVER_PACKAGES,
    node: true,
  },
  {
    // The policy for calls to remote providers: it knows none of them.
    name: "provider-resilience",
    from: "^app/provider/resilience/",
    areas: ["provider/contract", "platform"],
    packages: ["cockatiel"],
    node: true,
  },
  {
    // A back end knows no other back end, and nothing about the shop that it serves.
    name: "provider-back-end",
    from: "^app/provider/(?!contract/|host/|client/|resilience/)([^/]+)/",
    own: "^app/provider/$1/",
    areas: [...PROVIDER_BASE, "provider/resilience", LOG, "^app/platform/deadline\\.server\\.ts$"],
    packages: [
      ...SERVER_PACKAGES,
      "@node-rs/argon2",
      "@photostructure/sqlite",
      "@shopify/graphql-client",
      // Only types.
      "gql.tada",
      "kysely",
      "nodemailer",
      "openid-client",
      "otpauth",
      "pg",
      "react",
      "react-dom/server",
    ],
    node: true,
  },
  {
    // The registry, the one file that names back ends.
    name: "provider-backends",
    from: "^app/provider/backends\\.server\\.ts$",
    own: "^app/provider/",
    areas: ["domain", "platform"],
    packages: SERVER_PACKAGES,
    node: true,
  },
  {
    name: "provider",
    from: "^app/provider/(?!backends\\.)[^/]+$",
    own: "^app/provider/[^/]+$",
    // The shop's name, its time zone and its first catalog are passed to the back end at the start.
    areas: [...PROVIDER_BASE, "provider/client", "platform", "^app/content/(?:brand\\.ts|shop-time\\.ts|catalogue/)"],
    packages: SERVER_PACKAGES,
    node: true,
  },
  {
    // The search index, which knows no request and no provider.
    name: "search",
    from: "^app/search/",
    areas: ["content", "domain"],
    packages: ["minisearch"],
  },
  {
    name: "services",
    from: "^app/services/",
    areas: [
      // Orders and quotes bear the shop's letters, and the workshop's days are converted to times.
      "^app/content/(?:brand|shop-time)\\.ts$",
      "^app/provider/(?!backends\\.)[^/]+$",
      "provider/contract",
      "provider/client",
      "database",
      ...STORED,
      "domain",
      "platform",
      "forms",
      "search",
    ],
    packages: SERVER_PACKAGES,
    node: true,
  },
  {
    name: "auth",
    from: "^app/auth/",
    areas: [
      "^app/provider/(?!backends\\.)[^/]+$",
      "provider/client",
      "services",
      "database",
      ...STORED,
      "platform",
      "domain",
    ],
    packages: SERVER_PACKAGES,
    node: true,
  },
  {
    // What an operator runs by `npm run data`, in a process of its own.
    name: "commands",
    from: "^app/commands/",
    areas: ["database", "claims", "provider/contract", "^app/provider/take-over\\.server\\.ts$", "platform"],
    packages: [...SERVER_PACKAGES, "@photostructure/sqlite"],
    node: true,
  },
  {
    // What the document cache has to know about the shop's pages.
    name: "cached-documents",
    from: "^app/cached-documents\\.server\\.ts$",
    areas: ["auth", "services", "platform", "content", "domain", "forms"],
    packages: [],
  },
  {
    // The entry of the server, which serves the compiled routes.
    name: "server",
    from: "^app/server\\.ts$",
    areas: ["^app/cached-documents\\.server\\.ts$", "content", "platform"],
    packages: ["@remix-run/dev", "@remix-run/express", "@remix-run/node"],
    node: true,
  },
  {
    // The root and the entries count as routes; nothing imports a route.
    name: "routes",
    from: "^app/(?:routes/|(?!cached-documents\\.|server\\.)[^/]+$)",
    own: "^$",
    areas: ["^app/cached-documents\\.server\\.ts$", "auth", "services", "platform", "styles", "ui", ...BELOW_UI],
    packages: [...UI_PACKAGES, "react-dom/client", "react-dom/server", "@remix-run/node", "@fontsource-variable"],
  },
];

const areaPattern = (/** @type {string} */ area) => (area.startsWith("^") ? area : `^app/${area}/`);
const packagePattern = (/** @type {string} */ name) => `^node_modules/(?:@types/)?${name}(?:[/.]|$)`;

/** @type {import("dependency-cruiser").IForbiddenRuleType[]} */
const areaRules = AREAS.map(({ name, from, own = from, areas, packages, node = false }) => ({
  name,
  severity: "error",
  from: { path: from },
  to: {
    pathNot: [own, ...areas.map(areaPattern), ...packages.map(packagePattern)],
    ...(node ? { dependencyTypesNot: /** @type {const} */ (["core"]) } : {}),
  },
}));

/** @type {import("dependency-cruiser").IConfiguration} */
export default {
  forbidden: [
    ...areaRules,
    {
      name: "no-circles",
      comment: "Files that import each other in a circle cannot be read, tested or moved apart.",
      severity: "error",
      from: {},
      to: { circular: true },
    },
    {
      name: "no-circles-of-folders",
      comment: "The table above could be written so that two folders need each other.",
      scope: "folder",
      severity: "error",
      from: { path: "^app/ui/" },
      to: { circular: true },
    },
    {
      name: "known-area",
      comment: "A new folder of app needs a line of its own above.",
      severity: "error",
      from: { path: "^app/", pathNot: [...AREAS.map(({ from }) => from), "^app/styles/"] },
      to: {},
    },
    {
      name: "log-is-passed",
      comment: "A back end is passed its log, so that it knows nothing about the process that it runs in.",
      severity: "error",
      from: { path: "^app/provider/[^/]+/", pathNot: "^app/provider/(?:client|resilience)/" },
      to: { path: LOG, dependencyTypesNot: ["type-only"] },
    },
    {
      name: "resolvable",
      severity: "error",
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    doNotFollow: { path: "^node_modules/" },
    tsPreCompilationDeps: true,
    preserveSymlinks: true,
    tsConfig: { fileName: "tsconfig.json" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "node", "default", "types"],
      mainFields: ["module", "main", "types"],
    },
  },
};

/**
 * The import rules of the project. `npx depcruise app` lists every import that breaks one; test/checks runs the same.
 * Type-only imports count. `app` has a folder for each subject, with everything that belongs to it; a subject may import
 * only the subjects in its own line. No files import each other in a circle; test/checks looks for circles of folders.
 */

/** Packages that server code may import anywhere. */
const SERVER_PACKAGES = [
  "@epic-web/cachified",
  "@remix-run/node",
  "close-with-grace",
  "isbot",
  "kysely",
  "lru-cache",
  "negotiator",
  "p-queue",
  "pino",
  "pino-http",
  "undici",
  "zod/mini",
];

/** Packages that a file for browsers may import. */
const BROWSER_PACKAGES = ["react", "react-dom", "@remix-run/react", "zod/mini"];

/** The log of the process; back ends import only its type. */
const LOG = "^app/platform/log\\.server\\.ts$";

/** The registry of back ends, and the other files at the top of `provider`. */
const BACK_ENDS = "^app/provider/backends\\.server\\.ts$";
const PROVIDER = "^app/provider/(?!backends\\.)[^/]+$";

/**
 * The folders with the rules of sizes, prices and making. Their code is pure: it runs in the browser and on the server,
 * in integers, and uses neither the clock nor React.
 */
const PURE_FOLDERS = [
  "measure",
  "addresses",
  "pieces",
  "pricing",
  "making",
  "catalog",
  "openings",
  "text",
  "cut-list/reading",
];

/**
 * What each subject may import besides itself: folders of `app`; `provider` is the top of that folder.
 *
 * @type {Readonly<Record<string, readonly string[]>>}
 */
const SUBJECTS = {
  text: [],
  accounts: [
    "addresses",
    "audit",
    "brand",
    "browser",
    "cart",
    "catalog",
    "database",
    "forms",
    "lines",
    "lists",
    "mail",
    "measure",
    "orders",
    "platform",
    "pricing",
    "promises",
    "provider",
    "provider/client",
    "provider/contract",
    "quotes",
    "settings",
    "ui/fields",
    "ui/head",
    "ui/kit",
  ],
  addresses: [],
  admin: [
    "accounts",
    "addresses",
    "audit",
    "claims",
    "forms",
    "lines",
    "mail",
    "measure",
    "orders",
    "paper",
    "pricing",
    "quotes",
    "settings",
    "ui/fields",
    "ui/kit",
  ],
  audit: ["database", "platform", "provider"],
  auth: [
    "accounts",
    "addresses",
    "audit",
    "catalog",
    "database",
    "orders",
    "platform",
    "provider",
    "provider/client",
    "quotes",
  ],
  brand: [],
  browser: [],
  calendar: ["audit", "brand", "database", "forms", "measure", "platform", "provider", "ui/fields", "ui/kit"],
  cart: [
    "accounts",
    "brand",
    "browser",
    "catalog",
    "checkout",
    "lines",
    "lists",
    "making",
    "measure",
    "openings",
    "order-form",
    "orders",
    "paper",
    "pieces",
    "pricing",
    "product",
    "quotes",
    "sharing",
    "ui/kit",
  ],
  catalog: ["measure", "platform", "provider", "provider/client", "provider/contract"],
  checkout: [
    "accounts",
    "addresses",
    "brand",
    "browser",
    "cart",
    "forms",
    "lines",
    "lists",
    "measure",
    "orders",
    "pricing",
    "quotes",
    "ui/fields",
    "ui/kit",
  ],
  claims: ["audit", "database", "forms", "mail", "measure", "orders", "platform", "provider"],
  commands: ["claims", "database", "platform", "provider", "provider/contract"],
  compare: [
    "brand",
    "cart",
    "catalog",
    "lines",
    "making",
    "measure",
    "product",
    "settings",
    "shop",
    "ui/head",
    "ui/kit",
  ],
  "cut-list": ["text", "browser", "catalog", "making", "measure", "openings", "paper", "pieces", "product", "ui/kit"],
  database: ["platform"],
  "door-drawing": ["catalog", "making", "measure", "ui/drawing"],
  forms: ["addresses", "pricing"],
  guides: ["catalog", "product", "promises", "ui/drawing", "ui/head", "ui/kit", "ui/photographs"],
  layout: ["accounts", "brand", "browser", "cart", "forms", "product", "search", "shop", "ui/kit"],
  lines: ["catalog", "measure", "openings", "pieces", "pricing", "ui/kit"],
  lists: [
    "accounts",
    "browser",
    "cart",
    "catalog",
    "checkout",
    "database",
    "lines",
    "making",
    "measure",
    "openings",
    "order-form",
    "orders",
    "other-styles",
    "pieces",
    "platform",
    "pricing",
    "product",
    "provider",
    "sharing",
    "ui/kit",
  ],
  mail: ["addresses", "audit", "brand", "database", "platform", "provider"],
  making: ["catalog", "measure", "pieces"],
  marketing: [
    "calendar",
    "brand",
    "catalog",
    "guides",
    "messages",
    "orders",
    "product",
    "promises",
    "ui/fields",
    "ui/kit",
    "ui/photographs",
  ],
  measure: [],
  messages: [
    "addresses",
    "admin",
    "audit",
    "database",
    "forms",
    "mail",
    "marketing",
    "orders",
    "platform",
    "provider",
    "ui/fields",
    "ui/kit",
  ],
  openings: ["browser", "forms", "measure", "pieces", "ui/drawing", "ui/kit"],
  "order-form": [
    "brand",
    "browser",
    "cart",
    "catalog",
    "checkout",
    "cut-list",
    "door-drawing",
    "forms",
    "lines",
    "lists",
    "making",
    "measure",
    "openings",
    "pieces",
    "pricing",
    "product",
    "ui/head",
    "ui/kit",
  ],
  orders: [
    "accounts",
    "addresses",
    "audit",
    "brand",
    "browser",
    "cart",
    "catalog",
    "claims",
    "database",
    "forms",
    "lines",
    "mail",
    "making",
    "measure",
    "order-form",
    "paper",
    "platform",
    "pricing",
    "promises",
    "provider",
    "quotes",
    "settings",
    "ui/fields",
    "ui/kit",
  ],
  "other-styles": [
    "brand",
    "catalog",
    "lines",
    "making",
    "measure",
    "order-form",
    "pieces",
    "platform",
    "pricing",
    "product",
    "settings",
    "ui/kit",
  ],
  paper: [
    "text",
    "brand",
    "browser",
    "cart",
    "catalog",
    "door-drawing",
    "lines",
    "making",
    "measure",
    "order-form",
    "orders",
    "pricing",
    "ui/kit",
  ],
  pieces: ["measure", "pricing"],
  pricing: ["catalog", "measure"],
  product: [
    "brand",
    "browser",
    "cart",
    "catalog",
    "cut-list",
    "lines",
    "lists",
    "making",
    "measure",
    "openings",
    "order-form",
    "orders",
    "other-styles",
    "pieces",
    "pricing",
    "promises",
    "ui/kit",
    "ui/photographs",
  ],
  promises: ["brand", "catalog", "making", "measure", "orders", "pricing"],
  quotes: [
    "accounts",
    "brand",
    "browser",
    "cart",
    "catalog",
    "checkout",
    "database",
    "forms",
    "lines",
    "lists",
    "measure",
    "order-form",
    "orders",
    "paper",
    "platform",
    "pricing",
    "provider",
    "settings",
    "sharing",
    "ui/kit",
  ],
  search: [
    "accounts",
    "browser",
    "catalog",
    "compare",
    "guides",
    "marketing",
    "measure",
    "platform",
    "product",
    "shop",
    "ui/head",
    "ui/kit",
    "ui/photographs",
  ],
  settings: ["audit", "catalog", "database", "forms", "measure", "platform", "pricing", "provider"],
  sharing: ["brand", "cart", "catalog", "checkout", "measure", "orders", "ui/kit"],
  shop: ["catalog", "guides", "making", "marketing", "measure", "product", "settings", "ui/kit"],
  "ui/drawing": [],
  "ui/fields": ["addresses", "browser", "forms", "ui/head", "ui/kit"],
  "ui/head": ["brand", "catalog", "measure"],
  "ui/kit": ["brand", "browser", "catalog", "measure", "pricing", "ui/photographs"],
  "ui/photographs": [],
};

/**
 * Packages that a subject may import in addition to those for all subjects.
 *
 * @type {Readonly<Record<string, readonly string[]>>}
 */
const SUBJECT_PACKAGES = {
  commands: ["@photostructure/sqlite"],
  database: ["@photostructure/sqlite", "pg", "rate-limiter-flexible"],
  forms: ["remix-validated-form"],
  guides: ["schema-dts"],
  mail: ["nodemailer", "react-dom/server"],
  search: ["minisearch"],
  "ui/fields": ["remix-validated-form"],
  "ui/head": ["schema-dts"],
  "ui/kit": ["uqr"],
};

/** What a back end, or the contract, may import from the shop: accounts, mail, events, and rules. */
const KNOWN_TO_PROVIDERS = [
  "accounts",
  "addresses",
  "audit",
  "catalog",
  "database",
  "lines",
  "mail",
  "measure",
  "orders",
  "pricing",
  "text",
  "provider/contract",
  "provider/host",
];

/**
 * @typedef {object} Area
 * @property {string} name
 * @property {string} from the area's files, as a regular expression; `$1` in `own` and `areas` is its first group
 * @property {string} [own] the files that the area may always import, if that is not all of `from`
 * @property {readonly string[]} areas folders of `app`, or regular expressions that begin with `^`
 * @property {readonly string[]} packages
 * @property {boolean} [node] whether modules of Node may be imported
 */

const folderPattern = (/** @type {string} */ folder) => (folder === "provider" ? PROVIDER : folder);

/** @type {readonly Area[]} */
const AREAS = [
  ...Object.entries(SUBJECTS).flatMap(([folder, others]) => {
    const shared = { own: `^app/${folder}/`, areas: others.map(folderPattern) };
    const packages = SUBJECT_PACKAGES[folder] ?? [];
    return [
      {
        name: folder,
        from: `^app/${folder}/(?!.*\\.server\\.)`,
        ...shared,
        packages: [...BROWSER_PACKAGES, ...packages],
      },
      {
        name: `${folder}-server`,
        from: `^app/${folder}/.*\\.server\\.`,
        ...shared,
        packages: [...SERVER_PACKAGES, ...BROWSER_PACKAGES, ...packages],
        node: true,
      },
    ];
  }),
  { name: "platform-build", from: "^app/platform/build/", areas: [], packages: ["esbuild", "rollup"], node: true },
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
    name: "provider-contract",
    from: "^app/provider/contract/",
    areas: [...KNOWN_TO_PROVIDERS, LOG],
    packages: ["zod/mini", "undici"],
  },
  {
    name: "provider-host",
    from: "^app/provider/host/",
    areas: ["provider/contract", "database"],
    packages: SERVER_PACKAGES,
    node: true,
  },
  {
    name: "provider-client",
    from: "^app/provider/client/",
    areas: ["provider/contract", "accounts", "catalog", "platform"],
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
    // A back end knows no other back end, and little about the shop that it serves.
    name: "provider-back-end",
    from: "^app/provider/(?!contract/|host/|client/|resilience/)([^/]+)/",
    own: "^app/provider/$1/",
    areas: [...KNOWN_TO_PROVIDERS, "provider/resilience", LOG, "^app/platform/deadline\\.server\\.ts$"],
    packages: [
      ...SERVER_PACKAGES,
      "@node-rs/argon2",
      "@shopify/graphql-client",
      // Only types.
      "gql.tada",
      "openid-client",
      "otpauth",
      "react",
      "react-dom/server",
    ],
    node: true,
  },
  {
    // The registry, the only file that names back ends.
    name: "provider-backends",
    from: BACK_ENDS,
    own: "^app/provider/",
    areas: [],
    packages: [],
  },
  {
    name: "provider",
    from: PROVIDER,
    own: "^app/provider/[^/]+$",
    // The shop's name, its time zone and its first catalog are passed to the back end at the start.
    areas: [...KNOWN_TO_PROVIDERS, "brand", "provider/client", "platform"],
    packages: SERVER_PACKAGES,
    node: true,
  },
  {
    // What the document cache has to know about the shop's pages.
    name: "cached-documents",
    from: "^app/cached-documents\\.server\\.ts$",
    areas: ["auth", "brand", "catalog", "guides", "layout", "pricing", "search", "settings", "shop", "platform"],
    packages: [],
  },
  {
    // The entry of the server, which serves the compiled routes.
    name: "server",
    from: "^app/server\\.ts$",
    areas: ["^app/cached-documents\\.server\\.ts$", "^app/guides/films\\.json$", "brand", "ui/photographs", "platform"],
    packages: ["@remix-run/dev", "@remix-run/express", "@remix-run/node"],
    node: true,
  },
  {
    // What must work before the shop takes requests.
    name: "startup",
    from: "^app/startup\\.server\\.ts$",
    areas: [PROVIDER, "brand", "database", "mail", "platform"],
    packages: [],
  },
  {
    // The root and the entries count as routes; nothing imports a route, and no route calls the provider itself.
    name: "routes",
    from: "^app/(?:routes/|(?!cached-documents\\.|server\\.|startup\\.)[^/]+$)",
    own: "^$",
    areas: ["^app/(?:cached-documents|startup)\\.server\\.ts$", "^app/(?!provider/|database/|commands/|routes/)[^/]+/"],
    packages: [
      "react",
      "react-dom/client",
      "react-dom/server",
      "@remix-run/node",
      "@remix-run/react",
      "@fontsource-variable",
    ],
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
      name: "pure-folders",
      comment: "Rules of sizes, prices and making run anywhere: they import only each other and schemas.",
      severity: "error",
      from: { path: `^app/(?:${PURE_FOLDERS.join("|")})/[^/]+\\.ts$`, pathNot: "(?:\\.server|-form)\\." },
      to: { pathNot: [...PURE_FOLDERS.map(areaPattern), packagePattern("zod/mini")] },
    },
    {
      name: "server-files",
      comment:
        "The compiler keeps only files named .server out of the browser; a few files have a twin for the server.",
      severity: "error",
      from: {
        path: "^app/[^/]+/",
        pathNot: ["\\.server\\.", "^app/routes/", "-(?:part|code)\\.ts$", "page-title\\.ts$"],
      },
      to: { path: "^app/.*\\.server\\." },
    },
    {
      name: "log-is-passed",
      comment: "A back end is passed its log, so that it knows nothing about the process that it runs in.",
      severity: "error",
      from: { path: "^app/provider/[^/]+/", pathNot: "^app/provider/(?:client|resilience)/" },
      to: { path: LOG, dependencyTypesNot: ["type-only"] },
    },
    {
      name: "no-circles",
      comment: "Files that import each other in a circle cannot be read, tested or moved apart.",
      severity: "error",
      from: {},
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

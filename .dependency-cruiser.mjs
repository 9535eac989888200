/**
 * The import rules of the project. `npx depcruise app` lists every import that breaks one; test/checks runs the same,
 * and also looks for subjects that import each other. Type-only imports count.
 *
 * `app` has eight wings. A wing imports only itself and the wings below it. A wing has a folder for each of its subjects.
 */

/** From the top down; the routes and the files at the top of `app` stand above all of them. */
export const WINGS = ["office", "storefront", "ordering", "provider", "configurator", "house", "trade", "base"];

/** Packages that any file may import. */
const ANYWHERE = ["react", "react-dom", "@remix-run/react", "zod/mini"];

/** Packages that server code may import anywhere. */
const ON_THE_SERVER = [
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
];

/**
 * Packages that only some folders may import.
 *
 * @type {readonly (readonly [packages: readonly string[], folders: string])[]}
 */
const KEPT = [
  [["@photostructure/sqlite"], "base/database|office/commands"],
  [["pg", "rate-limiter-flexible"], "base/database"],
  [["compression", "express", "express-static-gzip", "on-headers", "prom-client"], "base/platform"],
  [["@remix-run/form-data-parser"], "base/platform"],
  [["cockatiel"], "base/platform|provider/resilience"],
  [["sharp"], "base/platform/photographs/encoder\\.mjs$"],
  [["esbuild", "rollup"], "base/platform/build"],
  [["@remix-run/express", "@remix-run/dev"], "server\\.ts$"],
  [["@fontsource-variable"], "root\\.tsx$|entry\\."],
  [["react-dom/server"], "entry\\.server|house/mail|provider/(?:embedded|shopify)"],
  [["react-dom/client"], "entry\\.client"],
  [["nodemailer"], "house/mail"],
  [["markdown-it"], "house/texts"],
  [["remix-validated-form"], "house/(?:forms|ui/fields)"],
  [["schema-dts"], "house/ui/head|storefront/guides"],
  [["uqr"], "house/ui/kit"],
  [["@tarikjabiri/dxf", "fflate"], "ordering/cutting"],
  [["d3-scale", "d3-shape"], "office/figures"],
  [["@cantoo/pdf-lib"], "storefront/guides"],
  [["minisearch"], "storefront/search"],
  [["@node-rs/argon2", "otpauth"], "provider/embedded"],
  [["@shopify/graphql-client", "gql.tada", "openid-client"], "provider/shopify"],
];

/** The log of the process; back ends import only its type. */
const LOG = "^app/base/platform/log\\.server\\.ts$";

/** Folders of `provider` that are not a back end. */
const NOT_A_BACK_END = "contract|host|client|resilience|accounts|account-pages|auth|catalog|stored-catalog|unsaved";

/** Files that are found by their ending, because they have a twin for the other side. */
const TWINS = ["-(?:part|code)\\.ts$", "page-title\\.ts$"];

const packages = (/** @type {readonly string[]} */ names) =>
  `^node_modules/(?:@types/)?(?:${names.map((name) => name.replace(".", "\\.")).join("|")})(?:[/.]|$)`;

const kept = KEPT.flatMap(([names]) => names);

/** @type {import("dependency-cruiser").IForbiddenRuleType[]} */
const wingRules = WINGS.map((wing, at) => ({
  name: wing,
  comment: "A wing imports only itself and the wings below it.",
  severity: "error",
  from: { path: `^app/${wing}/` },
  to: { path: [`^app/(?:${[...WINGS.slice(0, at), "routes"].join("|")})/`, "^app/[^/]+$"] },
}));

/** @type {import("dependency-cruiser").IForbiddenRuleType[]} */
const packageRules = KEPT.map(([names, folders]) => ({
  name: `only-${names[0]}`,
  comment: "A package that one subject needs stays with it.",
  severity: "error",
  from: { path: "^app/", pathNot: `^app/(?:${folders})` },
  to: { path: packages(names) },
}));

/** @type {import("dependency-cruiser").IConfiguration} */
export default {
  forbidden: [
    ...wingRules,
    ...packageRules,
    {
      name: "known-wing",
      comment: "A new folder at the top of app needs a place in the order of wings.",
      severity: "error",
      from: { path: "^app/[^/]+/", pathNot: `^app/(?:${[...WINGS, "routes"].join("|")})/` },
      to: {},
    },
    {
      name: "pure",
      comment: "The rules of the trade run anywhere, in integers: without React, the clock, files or the network.",
      severity: "error",
      from: { path: "^app/trade/" },
      to: { pathNot: ["^app/trade/", "^app/base/(?:addresses|text|time)/", packages(["zod/mini"])] },
    },
    {
      name: "base",
      comment: "The folders of base stand alone; only the database needs the platform.",
      severity: "error",
      from: { path: "^app/base/([^/]+)/" },
      to: { path: "^app/base/", pathNot: ["^app/base/$1/", "^app/base/(?:platform|time)/"] },
    },
    {
      name: "ui",
      comment: "The parts of pages know no subject.",
      severity: "error",
      from: { path: "^app/house/ui/" },
      to: { path: "^app/house/", pathNot: "^app/house/(?:ui|forms)/" },
    },
    {
      name: "server-files",
      comment: "The compiler keeps only files named .server out of the browser.",
      severity: "error",
      from: { path: "^app/[^/]+/", pathNot: ["\\.server\\.", "^app/routes/", ...TWINS] },
      to: { path: "^app/.*\\.server\\." },
    },
    {
      name: "browser-packages",
      comment: "What runs in a browser loads few packages, and no module of Node.",
      severity: "error",
      from: { path: "^app/[^/]+/", pathNot: ["\\.server\\.", "^app/routes/", "^app/base/platform/.*\\.mjs$"] },
      to: { pathNot: ["^app/", packages([...ANYWHERE, ...kept])] },
    },
    {
      name: "server-packages",
      comment: "A new package of the server is a decision.",
      severity: "error",
      from: { path: ["^app/.*\\.server\\.", "^app/server\\.ts$"] },
      to: {
        pathNot: ["^app/", packages([...ANYWHERE, ...ON_THE_SERVER, ...kept])],
        dependencyTypesNot: ["core"],
      },
    },
    {
      name: "routes",
      comment:
        "A route calls services and shows pages: it calls no provider and no database, and nobody calls a route.",
      severity: "error",
      from: { path: "^app/(?:routes/|root\\.tsx$|entry\\.)" },
      to: {
        path: [
          "^app/(?:routes|base/database|office/commands)/",
          "^app/provider/(?:client|contract|host|resilience|embedded|remote|shopify|stored-catalog)/",
          "^app/provider/[^/]+$",
        ],
      },
    },
    {
      name: "route-packages",
      severity: "error",
      from: { path: "^app/(?:routes/|root\\.tsx$|entry\\.)" },
      to: {
        pathNot: ["^app/", packages([...ANYWHERE, "react-dom/client", "@remix-run/node", "@fontsource-variable"])],
      },
    },
    {
      name: "platform-build",
      comment: "The steps after the compiler are no part of the shop.",
      severity: "error",
      from: { path: "^app/base/platform/(?:build/|photographs/encoder)" },
      to: { path: "^app/", pathNot: "^app/base/platform/(?:build/|photographs/)[^/]+\\.mjs$" },
    },
    {
      name: "back-end",
      comment: "A back end knows no other back end, and nothing of the shop that calls it.",
      severity: "error",
      from: { path: `^app/provider/(?!(?:${NOT_A_BACK_END})/)([^/]+)/` },
      to: {
        path: "^app/provider/",
        pathNot: ["^app/provider/$1/", "^app/provider/(?:contract|host|resilience|accounts|stored-catalog)/"],
      },
    },
    {
      name: "back-ends-registry",
      comment: "Only the registry names back ends.",
      severity: "error",
      from: {
        path: "^app/",
        pathNot: ["^app/provider/backends\\.server\\.ts$", "^app/provider/(?:embedded|remote|shopify)/"],
      },
      to: { path: "^app/provider/(?:embedded|remote|shopify)/" },
    },
    {
      name: "contract",
      comment: "The contract, and what serves or calls it, know no back end and no page.",
      severity: "error",
      from: { path: "^app/provider/(?:contract|host|resilience|client)/" },
      to: { path: "^app/provider/(?:account-pages|auth|catalog|unsaved)/|^app/provider/[^/]+$" },
    },
    {
      name: "log-is-passed",
      comment: "A back end is passed its log, so that it knows nothing about the process that it runs in.",
      severity: "error",
      from: { path: "^app/provider/(?:contract|host|embedded|remote|shopify)/" },
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

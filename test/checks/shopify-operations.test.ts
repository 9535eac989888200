import { readdirSync } from "node:fs";
import path from "node:path";
import { outputIntrospectionFile } from "gql.tada/internal";
import { type DocumentNode, NoDeprecatedCustomRule, parse, specifiedRules, validate } from "graphql";
import { describe, expect, it } from "vitest";
import { cutIntrospection } from "../support/shopify/cut-introspection";
import { OPERATION_FILES, operationsOf } from "../support/shopify/operations";
import { introspectionOf, type ShopifyApi, schemaOf } from "../support/shopify/schemas";
import { ROOT } from "../support/source-files";

const APIS = Object.keys(OPERATION_FILES) as ShopifyApi[];
const RULES = [...specifiedRules, NoDeprecatedCustomRule];

const problems = (api: ShopifyApi, document: DocumentNode) =>
  validate(schemaOf(api), document, RULES).map(({ message }) => message);

describe("the shop's Shopify operations", () => {
  it("are all checked here", () => {
    const files = readdirSync(path.join(ROOT, "app/provider/shopify/operations"));
    const known = APIS.flatMap((api) => Object.keys(OPERATION_FILES[api])).map((name) => `${name}.server.ts`);
    expect(known.sort()).toEqual(files.sort());
  });

  it.each(APIS)("are in the %s API's schema, and none of their fields is deprecated", (api) => {
    const found = [...operationsOf(api)].map(([name, document]) => [name, problems(api, document)]);
    expect(found.length).toBeGreaterThan(0);
    expect(found.filter(([, list]) => list?.length)).toEqual([]);
  });

  // gql.tada cannot read introspection itself, and the compiler would take seconds to read all of it.
  it.each(APIS)("have their types in schemas/%s.d.ts; `npm run shopify:types` writes them", async (api) => {
    const cut = cutIntrospection(introspectionOf(api), schemaOf(api), [...operationsOf(api).values()]);
    const text = outputIntrospectionFile(cut, { fileType: ".d.ts", shouldPreprocess: true });
    await expect(text).toMatchFileSnapshot(`../../app/provider/shopify/schemas/${api}.d.ts`);
  });
});

describe("the check of the operations", () => {
  it.each([
    ["storefront", "{ shop { nme } }", 'Cannot query field "nme" on type "Shop".'],
    ["admin", "query ($email: String!) { customer(id: $email) { id } }", 'expecting type "ID!"'],
    ["admin", "{ customer(id: 1) { email } }", "The field Customer.email is deprecated."],
    ["customer", "{ customer { password } }", 'Cannot query field "password" on type "Customer".'],
  ] as const)("refuses in the %s API: %s", (api, text, problem) => {
    expect(problems(api, parse(text)).join()).toContain(problem);
  });
});

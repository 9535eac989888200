import { init } from "es-module-lexer";
import { beforeAll, expect, it } from "vitest";
import { joinImports } from "~/platform/build/join-imports.mjs";

beforeAll(() => init);

it("names each file once, at its first place, with everything that is used of it", () => {
  const code = `import"/build/a.js";import{x as y}from"/build/b.js";import{p, q as r} from "/build/a.js";import "/build/b.js";y(p,r);`;
  expect(joinImports(code)).toBe(`import{p,q as r}from"/build/a.js";import{x as y}from"/build/b.js";;;y(p,r);`);
});

it("leaves what is fetched on demand, and files of others", () => {
  const code = `import{a}from"/build/a.js";import("/build/a.js");import*as b from"/build/a.js";import c from"c";`;
  expect(joinImports(code)).toBe(code);
});

it("keeps an import of which nothing is used", () => {
  expect(joinImports(`import"/build/a.js";import"/build/a.js";`)).toBe(`import"/build/a.js";;`);
});

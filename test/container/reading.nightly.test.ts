import { describe, expect, it } from "vitest";
import { parseDockerIgnore } from "./docker-ignore";
import { commandWords, parseDockerfile, variables } from "./dockerfile";

describe("a Dockerfile", () => {
  it("is read without comments, with continued lines joined, and with separate flags", () => {
    const text = "# why\nFROM node:24 AS base\n\nCOPY --from=build --chown=root:root a b/ ./\nRUN one \\\n  && two\n";
    expect(parseDockerfile(text)).toEqual([
      { keyword: "FROM", flags: {}, rest: "node:24 AS base" },
      { keyword: "COPY", flags: { from: "build", chown: "root:root" }, rest: "a b/ ./" },
      { keyword: "RUN", flags: {}, rest: "one   && two" },
    ]);
  });

  it("has commands in two forms", () => {
    expect(commandWords('["node", "-e", "1"]')).toEqual(["node", "-e", "1"]);
    expect(commandWords("npm ci && true")).toEqual(["/bin/sh", "-c", "npm ci && true"]);
  });

  it("sets several variables at once", () => {
    expect(variables('PORT=3000 NAME="two words"')).toEqual({ PORT: "3000", NAME: "two words" });
  });
});

describe("a .dockerignore", () => {
  it("matches files and folders from the context's root", () => {
    const ignores = parseDockerIgnore("# why\nnode_modules\npublic/build\n.env\n");
    expect(["node_modules", "node_modules/a/b", "public/build/x.js", ".env"].filter((p) => !ignores(p))).toEqual([]);
    expect(["app/node_modules", "public", "builder", ".env.example", ""].filter(ignores)).toEqual([]);
  });

  it("supports stars and exceptions", () => {
    const ignores = parseDockerIgnore("*.md\n**/*.log\n!README.md");
    expect(["a.md", "x.log", "a/b/x.log"].filter((p) => !ignores(p))).toEqual([]);
    expect(["README.md", "docs/a.md"].filter(ignores)).toEqual([]);
    expect(() => parseDockerIgnore("a?")).toThrow("does not know");
  });
});

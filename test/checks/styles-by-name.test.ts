import { expect, it } from "vitest";
import styles from "~/trade/catalog/door-styles.json";
import { sourceFiles } from "../support/source-files";

/** The rooms of the portfolio name the style that they show, and say nothing of it if the catalog does not have it. */
const LOOKED_UP = ["app/storefront/marketing/portfolio.ts"];

it("only the first catalog knows its styles by name", () => {
  const names = styles.flatMap(({ handle, title }) => [handle, title]);
  const quoted = new RegExp(`["'\`/](${names.join("|")})["'\`/?#-]`);
  const naming = sourceFiles("app", [".ts", ".tsx", ".mjs"]).filter(({ text }) =>
    text.split("\n").some((line) => !/^\s*(?:\*|\/\*|\/\/)/.test(line) && quoted.test(line)),
  );
  expect(naming.map(({ path }) => path)).toEqual(LOOKED_UP);
});

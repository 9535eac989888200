import { expect, it } from "vitest";
import styles from "~/trade/catalog/door-styles.json";
import { sourceFiles } from "../support/source-files";

it("only the first catalog knows its styles by name", () => {
  const names = styles.flatMap(({ handle, title }) => [handle, title]);
  const quoted = new RegExp(`["'\`/](${names.join("|")})["'\`/?#-]`);
  const naming = sourceFiles("app", [".ts", ".tsx", ".mjs"]).filter(({ text }) =>
    text.split("\n").some((line) => !/^\s*(?:\*|\/\*|\/\/)/.test(line) && quoted.test(line)),
  );
  expect(naming.map(({ path }) => path)).toEqual([]);
});

import ts from "typescript";
import { describe, expect, it } from "vitest";
import { type SourceFile, sourceFiles } from "../support/source-files";

const METHODS = ["transaction", "snapshot"];

/** The name of the database whose transaction a call opens, and the work in it; `null` for other calls. */
function opened(call: ts.CallExpression): { readonly database: string; readonly work: ts.Node } | null {
  const { expression, arguments: given } = call;
  if (ts.isIdentifier(expression) && expression.text === "write") {
    const [database, work] = given;
    return database && work ? { database: database.getText(), work } : null;
  }
  if (!ts.isPropertyAccessExpression(expression) || !METHODS.includes(expression.name.text)) return null;
  const [work] = given;
  return work ? { database: expression.expression.getText(), work } : null;
}

/** The work itself, or the function of the file that it names. */
function functionOf(work: ts.Node, file: ts.SourceFile): ts.Node {
  if (!ts.isIdentifier(work)) return work;
  let found: ts.Node = work;
  const look = (node: ts.Node): void => {
    const isNamed =
      (ts.isFunctionDeclaration(node) || ts.isVariableDeclaration(node)) && node.name?.getText() === work.text;
    if (isNamed) found = node;
    ts.forEachChild(node, look);
  };
  look(file);
  return found;
}

/** The places where the work of a transaction uses its database instead of the transaction. */
function misuses({ path, text }: SourceFile): string[] {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const look = (node: ts.Node): void => {
    const transaction = ts.isCallExpression(node) ? opened(node) : null;
    if (transaction) {
      const work = functionOf(transaction.work, file);
      const { line } = file.getLineAndCharacterOfPosition(work.getStart());
      if (
        new RegExp(
          `(?<![\\w.])${transaction.database.replaceAll(".", "\\.").replaceAll("(", "\\(").replaceAll(")", "\\)")}\\b`,
        ).test(work.getText())
      )
        found.push(`${path}:${line + 1}`);
    }
    ts.forEachChild(node, look);
  };
  look(file);
  return found;
}

describe("the work of a transaction", () => {
  it("uses the given transaction, not the database: on SQLite that would wait for its own end", () => {
    expect(sourceFiles("app", [".server.ts"]).flatMap(misuses)).toEqual([]);
  });
});

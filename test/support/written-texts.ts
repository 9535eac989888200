import ts from "typescript";
import { type SourceFile, sourceFiles } from "./source-files";

/** A text as written in a source file; of a template, only the parts between its values. */
export interface WrittenText {
  readonly path: string;
  readonly text: string;
}

/** A page's Markdown is as many texts as it has paragraphs. */
const paragraphsOf = (text: string) => text.split(/\n\s*\n/).map((part) => part.replace(/\s+/g, " ").trim());

function textsOf({ path, text }: SourceFile): string[] {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const texts: string[] = [];
  const look = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) return;
    if (
      ts.isStringLiteralLike(node) ||
      ts.isTemplateHead(node) ||
      ts.isTemplateMiddleOrTemplateTail(node) ||
      ts.isJsxText(node)
    )
      texts.push(...paragraphsOf(node.text));
    ts.forEachChild(node, look);
  };
  look(file);
  return texts;
}

const dataTexts = ({ text }: SourceFile) => [...text.matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(([, found = ""]) => found);

/** Every text in the shop's own code and data, except comments, and every caption of its films. */
export function writtenTexts(): readonly WrittenText[] {
  const code = sourceFiles("app", [".ts", ".tsx"]).filter(({ path }) => !path.includes("/schemas/"));
  const of = (files: readonly SourceFile[], read: (file: SourceFile) => string[]) =>
    files.flatMap((file) => read(file).map((text) => ({ path: file.path, text })));
  return [
    ...of(code, textsOf),
    ...of(sourceFiles("app", [".json"]), dataTexts),
    ...of(sourceFiles("public/films", [".vtt"]), ({ text }) => text.split("\n")),
  ];
}

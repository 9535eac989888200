/** One instruction of a Dockerfile: `COPY --from=build /shop/build ./build`. */
export interface Instruction {
  /** In upper case. */
  readonly keyword: string;
  /** The flags before the arguments, without their dashes: `{ from: "build" }`. */
  readonly flags: Readonly<Record<string, string>>;
  /** The text after the flags. */
  readonly rest: string;
}

/** Reads a Dockerfile: comments and blank lines are dropped, continued lines are joined. */
export function parseDockerfile(text: string): Instruction[] {
  return text
    .replace(/^\s*#.*\n/gm, "")
    .replace(/\\\n/g, "")
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map(parseInstruction);
}

function parseInstruction(line: string): Instruction {
  const [, keyword = "", options = "", rest = ""] = /^\s*(\w+)\s+((?:--\S+\s+)*)(.*)$/.exec(line) ?? [];
  if (keyword === "") throw new Error(`not an instruction: ${line}`);
  const flags = [...options.matchAll(/--([\w-]+)=(\S+)/g)].map(([, name, value]) => [name, value]);
  return { keyword: keyword.toUpperCase(), flags: Object.fromEntries(flags), rest: rest.trim() };
}

/** The words of a command in its JSON form, or of one run through the shell. */
export function commandWords(rest: string): string[] {
  return rest.startsWith("[") ? JSON.parse(rest) : ["/bin/sh", "-c", rest];
}

/** The variables of an `ENV` instruction in its `NAME=value` form. */
export function variables(rest: string): Record<string, string> {
  return Object.fromEntries(
    [...rest.matchAll(/(\w+)=("[^"]*"|\S+)/g)].map(([, name, value]) => [name, unquoted(value)]),
  );
}

function unquoted(value = ""): string {
  return value.replace(/^"(.*)"$/, "$1");
}

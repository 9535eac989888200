import { stripVTControlCharacters } from "node:util";

/** The part of a Vitest error that is used here: both values are printed, one field a line. */
export interface Failure {
  readonly message: string;
  readonly expected?: unknown;
  readonly actual?: unknown;
  readonly stacks?: readonly { readonly file: string; readonly line: number }[];
}

/** The maximum number of fields in a reason. */
const FIELDS = 8;

/** The maximum length of a value in a reason. */
const LONGEST = 200;

const shortened = (text: string) => {
  const line = text.replace(/\s*\n\s*/g, " ");
  return line.length > LONGEST ? `${line.slice(0, LONGEST)}…` : line;
};

/** The lists and objects around a line of a printed value, with the place of the next entry of each list. */
interface Level {
  readonly path: string;
  next: number;
}

/** The fields of a printed value by their paths, `lines.0.priceCents`; a value without fields has the path "". */
function fieldsOf(printed: string): Map<string, string> {
  const fields = new Map<string, string>();
  const levels: Level[] = [];
  let last = "";
  for (const line of printed.split("\n")) {
    const level = levels.at(-1);
    const [, key, value = ""] = /^\s*(?:"((?:[^"\\]|\\.)*)": )?(.*?),?$/.exec(line) ?? [];
    if (level && /^[}\]]$/.test(value)) {
      levels.pop();
      continue;
    }
    // In a multi-line text only the first line is indented like a field.
    if (level && !line.startsWith("  ".repeat(levels.length))) {
      fields.set(last, `${fields.get(last)} ${line.replace(/,$/, "")}`);
      continue;
    }
    const name = key ?? (level ? String(level.next++) : "");
    const path = level?.path ? `${level.path}.${name}` : name;
    if (/[{[]$/.test(value)) levels.push({ path, next: 0 });
    else {
      last = path;
      fields.set(path, value);
    }
  }
  return fields;
}

/** Each field in which two printed values differ, with the expected and the actual value. */
function differences(expected: string, actual: string): string[] {
  const [wanted, got] = [fieldsOf(expected), fieldsOf(actual)];
  const quoted = (value: string | undefined) => (value === undefined ? "nothing" : shortened(value));
  return [...new Set([...wanted.keys(), ...got.keys()])]
    .filter((path) => wanted.get(path) !== got.get(path))
    .map((path) => `${path}: expected ${quoted(wanted.get(path))}, got ${quoted(got.get(path))}`);
}

/** Whether a printed value is a list or an object. */
const hasFields = (printed: unknown): printed is string => typeof printed === "string" && /^.*[{[]\n/.test(printed);

function whatDiffers({ message, expected, actual }: Failure): string[] {
  const [first = ""] = stripVTControlCharacters(message).split("\n");
  if (first.startsWith("promise resolved"))
    return ["The provider did what it must refuse. It answered:", shortened(String(actual))];
  const time = /^Test timed out in (\d+)ms/.exec(first)?.[1];
  if (time) return [`The provider did not answer within ${Number(time) / 1000} s.`];
  // The check's own message, such as the product's name, precedes the library's words.
  const about = /^(.+?): expected /.exec(first)?.[1];
  const lead = about ? [`Of ${about}:`] : [];
  if (hasFields(expected) && hasFields(actual)) {
    const all = differences(expected, actual);
    const more = all.length - FIELDS;
    return [...lead, ...all.slice(0, FIELDS), ...(more > 0 ? [`and ${more} fields more`] : [])];
  }
  const words = first.replace(/ \/\/ Object\.is equality$/, "");
  const isCut = words.includes("…") || hasFields(expected) || hasFields(actual);
  if (!isCut || actual === undefined) return [words];
  return [...lead, `expected ${shortened(String(expected ?? words))}, got ${shortened(String(actual))}`];
}

/**
 * Why a rule is broken, for readers who have never seen the tests: each field that differs, with its expected and
 * actual value, and where that is checked.
 *
 * @param root the project's folder
 */
export function plainReasons(failure: Failure | undefined, root: string): string[] {
  if (!failure) return ["no reason was given"];
  const own = failure.stacks?.find(({ file }) => file.startsWith(root));
  return [...whatDiffers(failure), ...(own ? [`Checked in ${own.file.slice(root.length)}, line ${own.line}.`] : [])];
}

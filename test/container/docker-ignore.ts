/**
 * Reads a .dockerignore and returns whether it keeps a path out of the build. Paths are relative to the context, with
 * forward slashes. As with Docker, patterns are anchored at the context, the last match wins, and a folder includes
 * everything in it.
 *
 * @throws Error for `?` and `[`, which our file does not use.
 */
export function parseDockerIgnore(text: string): (path: string) => boolean {
  const lines = text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "" && !line.startsWith("#"));
  const rules = lines.map((line) => ({ ignores: !line.startsWith("!"), pattern: patternOf(line.replace(/^!/, "")) }));
  return (path) => rules.findLast(({ pattern }) => pattern.test(path))?.ignores ?? false;
}

function patternOf(line: string): RegExp {
  if (/[?[]/.test(line)) throw new Error(`a pattern that this reader does not know: ${line}`);
  const parts = line.split("/").filter((part) => part !== "");
  const source = parts.map((part) => (part === "**" ? "(?:[^/]+/)*" : `${namePattern(part)}/`)).join("");
  return new RegExp(`^${source.replace(/\/$/, "")}(?:/|$)`);
}

function namePattern(part: string): string {
  return part.replace(/[.+^${}()|\\]/g, "\\$&").replace(/\*/g, "[^/]*");
}

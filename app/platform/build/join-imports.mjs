import { parse } from "es-module-lexer";

const NAMED = /^import\s*(?:\{([^}]*)\}\s*from\s*)?"/;

/**
 * A module's code with one import of each file of the build: merging leaves one for each chunk that the file was made of, and
 * for each chunk of which nothing is used. Files still run in the order in which they are first named.
 *
 * @param {string} code whose lexer is initialized
 */
export function joinImports(code) {
  const found = parse(code)[0].flatMap(({ d, n = "", ss, se }) => {
    const named = d === -1 && n.startsWith("/build/") ? NAMED.exec(code.slice(ss, se)) : null;
    return named ? [{ url: n, ss, se, list: named[1]?.trim() ?? "" }] : [];
  });
  const lists = new Map(found.map(({ url }) => [url, /** @type {Set<string>} */ (new Set())]));
  for (const { url, list } of found) for (const item of list.split(",")) if (item) lists.get(url)?.add(item.trim());

  const first = new Map([...found].reverse().map((one) => [one.url, one]));
  let text = code;
  for (const one of [...found].reverse()) {
    const names = [...(lists.get(one.url) ?? [])].join(",");
    const joined = `import${names && `{${names}}from`}"${one.url}"`;
    text = text.slice(0, one.ss) + (first.get(one.url) === one ? joined : "") + text.slice(one.se);
  }
  return text;
}

import type { Step } from "../step.server";

/** Pages below a path whose next part is a secret, as the log shows them: `/orders/:link`. */
export type SecretPath = `/${string}/:${string}`;

/**
 * Tells which secret page a request is for, as the log may show it; `undefined` for any other page.
 *
 * @param target a request's target, or an address
 */
export type SecretPathOf = (target: string) => SecretPath | undefined;

/** Decodes every valid escape, even next to an invalid one. */
const unescaped = (path: string) =>
  path.replace(/%[0-9a-f]{2}/gi, (byte) => String.fromCharCode(Number.parseInt(byte.slice(1), 16)));

/** A path that has only one reading. */
const PLAIN = /^(?:\/[\w-]+)*\/?$/;

/** The path that the router sees; an unreadable path was escaped once more on its way here. */
function pathOf(target: string): string {
  if (PLAIN.test(target)) return target.toLowerCase();
  const address = target.replace(/^[/\\]+/, "/");
  const base = "http://shop.invalid";
  const path = URL.canParse(address, base) ? new URL(address, base).pathname : address;
  return unescaped(unescaped(path))
    .replace(/[/\\]+/g, "/")
    .toLowerCase();
}

/** Finds secret pages however their address is written: routes match regardless of case and escapes. */
export function secretPathsIn(paths: readonly SecretPath[]): SecretPathOf {
  const known = paths.map((path) => ({ path, prefix: path.slice(0, path.indexOf(":")).toLowerCase() }));
  return (target) => {
    const asked = pathOf(target);
    return known.find(({ prefix }) => asked.startsWith(prefix))?.path;
  };
}

/**
 * Excludes secret pages from search engines and from the referrers of other sites. `no-referrer` would also take the
 * origin from the pages' own forms (Fetch Standard, "append a request Origin header").
 */
export function secretPages(secretPathOf: SecretPathOf): Step {
  return (request, response, next) => {
    if (secretPathOf(request.url ?? "")) {
      response.setHeader("Referrer-Policy", "same-origin");
      response.setHeader("X-Robots-Tag", "noindex");
    }
    next();
  };
}

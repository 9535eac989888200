import type { Step } from "../step.server";

/** Pages below a path whose next part is a secret, as the log shows them: `/orders/:link`. */
export type SecretPath = `/${string}/:${string}`;

export type SecretPathOf = (target: string) => SecretPath | undefined;

const unescaped = (path: string) =>
  path.replace(/%[0-9a-f]{2}/gi, (byte) => String.fromCharCode(Number.parseInt(byte.slice(1), 16)));

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

/** Routes match regardless of case and escapes. */
export function secretPathsIn(paths: readonly SecretPath[]): SecretPathOf {
  const known = paths.map((path) => ({ path, prefix: path.slice(0, path.indexOf(":")).toLowerCase() }));
  return (target) => {
    const asked = pathOf(target);
    return known.find(({ prefix }) => asked.startsWith(prefix))?.path;
  };
}

/** `no-referrer` would also remove the Origin header of the pages' own forms (Fetch Standard). */
export function secretPages(secretPathOf: SecretPathOf): Step {
  return (request, response, next) => {
    if (secretPathOf(request.url ?? "")) {
      response.setHeader("Referrer-Policy", "same-origin");
      response.setHeader("X-Robots-Tag", "noindex");
    }
    next();
  };
}

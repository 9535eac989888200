import { describe, expect, it } from "vitest";
import { type SourceFile, sourceFiles } from "../support/source-files";

const routes = sourceFiles("app/routes", [".ts", ".tsx"]);
const isPage = ({ text }: SourceFile) => /^export default /m.test(text);
const exportsHeaders = /^export\b.*\bheaders\b/m;
const HEADERS_EXPORT = /^export const headers = (publicPage|privatePage);$/m;
const HEADERS_IMPORT =
  /^import \{[^}]*\b(publicPage|privatePage)\b[^}]*\} from "~\/base\/platform\/cache-policy\.server";$/m;

/** What is wrong with how a route sets its caching headers; `undefined` if nothing is. */
function fault(file: SourceFile): string | undefined {
  const [, policy] = HEADERS_EXPORT.exec(file.text) ?? [];
  if (/cache-control/i.test(file.text)) return `${file.path} names Cache-Control itself`;
  if (!isPage(file))
    return exportsHeaders.test(file.text) ? `${file.path} is no page: say it in the answer` : undefined;
  if (!exportsHeaders.test(file.text)) return `${file.path} says nothing: publicPage or privatePage`;
  return policy && HEADERS_IMPORT.exec(file.text)?.[1] === policy ? undefined : `${file.path} says it in another way`;
}

describe("the routes", () => {
  it("leave the lifetime of their answers to the cache policy", () => {
    expect(routes.filter(isPage).length).toBeGreaterThan(30);
    expect(routes.map(fault).filter(Boolean)).toEqual([]);
  });

  const page = (...lines: string[]) => ({
    path: "app/routes/x.tsx",
    text: `${lines.join("\n")}\nexport default function X() {}\n`,
  });
  const USE = 'import { publicPage } from "~/base/platform/cache-policy.server";';

  it.each([
    [page(), "says nothing"],
    [page(USE), "says nothing"],
    [page(USE, "export const headers = () => publicPage;"), "another way"],
    [page(USE, "export const headers = privatePage;"), "another way"],
    [page(USE, "export const headers: HeadersFunction = publicPage;"), "another way"],
    [page('import { publicPage } from "./own";', "export const headers = publicPage;"), "another way"],
    [page(USE, "export function headers() {}"), "another way"],
    [page('export { headers } from "./shop";'), "another way"],
    [
      page(USE, "export const headers = publicPage;", 'const h = { "cache-control": "public" };'),
      "names Cache-Control",
    ],
    [{ path: "app/routes/x.ts", text: "export const headers = privatePage;\n" }, "is no page"],
  ])("are reported when they do not: %o", (file, expected) => {
    expect(fault(file)).toContain(expected);
  });

  it("are not reported when they do", () => {
    expect(fault(page(USE, "export const headers = publicPage;"))).toBeUndefined();
    expect(fault({ path: "app/routes/x.ts", text: "export function loader() {}\n" })).toBeUndefined();
  });
});

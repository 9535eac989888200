import { VARIABLES, type VariableDescription } from "~/base/platform/env-variables.server";

/** A variable that something other than the shop reads. */
type OtherDescription = VariableDescription & { readonly readBy: "Node" | "tests" };

const node = (byDefault: string, text: string): OtherDescription => ({ readBy: "Node", byDefault, text });
const tests = (byDefault: string, text: string): OtherDescription => ({ readBy: "tests", byDefault, text });

const OTHERS: Readonly<Record<string, OtherDescription>> = {
  NODE_EXTRA_CA_CERTS: node(
    "",
    "A file with the certificate of your own certificate authority, if it signed the provider's.",
  ),
  NODE_OPTIONS: node(
    "",
    "The image uses it to limit the heap for a container of 512 MB: if you set it, repeat the image's value.",
  ),
  UV_THREADPOOL_SIZE: node("4", "How many threads hash passwords and compress."),
  CHROMIUM_PATH: tests("", "The browser of the tests, in place of the one that they find."),
  TEST_DATABASE_URL: tests(
    "",
    "A Postgres server whose user may create databases, in place of one that the tests start.",
  ),
  CONFORMANCE_ADMIN_PASSWORD: tests("", "The password of the admin that `npm run conformance` signs in."),
  STRESS_DATABASE: tests("SQLite", "`postgres` runs the data tests of `npm run stress` on Postgres."),
  STRESS_MINUTES: tests("30", "How long the mixed load lasts."),
  STRESS_KILLS: tests("100", "How often the shop is killed."),
  STRESS_ANSWERS: tests("2,000", "How many wrong answers a provider gives."),
};

const all = { ...VARIABLES, ...OTHERS };

/** The names in the table. */
export const DESCRIBED_VARIABLES = Object.keys(all);

function row([name, variable]: [string, VariableDescription | OtherDescription]): string {
  const readBy = "readBy" in variable ? variable.readBy : "shop";
  return `| \`${name}\` | ${variable.byDefault || "none"} | ${readBy} | ${variable.text} |`;
}

const BEGIN = "<!-- `npm run variables` writes this table. -->\n";
const END = "<!-- The table ends. -->";

/** A document with its table of variables written from their descriptions. */
export function withVariablesTable(document: string): string {
  const [before, rest = ""] = document.split(BEGIN);
  const after = rest.split(END)[1];
  if (after === undefined) throw new Error("The document has no place for the table of variables");
  const rows = ["| Variable | Default | Read by | |", "| --- | --- | --- | --- |", ...Object.entries(all).map(row)];
  return `${before}${BEGIN}\n${rows.join("\n")}\n\n${END}${after}`;
}

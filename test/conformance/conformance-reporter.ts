import type { Reporter, TestCase, TestModule } from "vitest/node";
import { ROOT } from "../support/source-files";
import { plainReasons } from "./plain-reasons";
import { settings } from "./settings";

const write = (line = "") => process.stdout.write(`${line}\n`);

/** The resource that a rule is about, which is also the heading of its section in the documents. */
const resourceOf = (test: TestCase) => (test.fullName.split(" > ")[0] ?? "").split(",")[0] ?? "";

/** A rule as a sentence: `products` and `are found one by one by their ids`. */
function ruleOf(test: TestCase): string {
  const [group = "", ...names] = test.fullName.split(" > ");
  return [group.split(",")[0], ...names].join(" ");
}

function notChecked(): string[] {
  const { writes, admin } = settings();
  const gaps = ["how long codes and sessions last: the tests do not hold the provider's clock"];
  if (!writes) gaps.push("accounts, signing in and approvals: --read-only was given");
  else if (!admin.email) gaps.push("approvals: no admin was named (--admin)");
  return gaps;
}

/** Reports rule by rule whether a provider meets the contract, for readers who have never seen the tests. */
export default class ConformanceReporter implements Reporter {
  #passed = 0;
  #broken: TestCase[] = [];

  onTestRunStart(): void {
    write(`The provider contract at ${settings().provider}\n`);
  }

  onTestCaseResult(test: TestCase): void {
    const isPassed = test.result().state === "passed";
    if (isPassed) this.#passed += 1;
    else this.#broken.push(test);
    write(`  ${isPassed ? "kept  " : "BROKEN"}  ${ruleOf(test)}`);
  }

  onTestRunEnd(modules: readonly TestModule[], errors: readonly { readonly message?: string }[]): void {
    for (const test of this.#broken) {
      write(`\nBROKEN: ${ruleOf(test)}`);
      for (const line of plainReasons(test.result().errors?.[0], ROOT)) write(`    ${line}`);
      write(`    See "${resourceOf(test)}" in docs/provider-contract.md.`);
    }
    const failures = [...errors, ...modules.flatMap((module) => module.errors())];
    for (const { message } of failures) write(`\nThe run itself failed: ${message ?? "no reason was given"}`);
    write("\nNot checked:");
    for (const gap of notChecked()) write(`  ${gap}`);
    const speaks = this.#broken.length === 0 && failures.length === 0 && this.#passed > 0;
    write(
      `\n${this.#passed} rules kept, ${this.#broken.length} broken. The provider ${speaks ? "speaks" : "does not speak"} the contract.`,
    );
  }
}

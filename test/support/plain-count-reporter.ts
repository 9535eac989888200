import type { Reporter, TestModule, TestRunEndReason } from "vitest/node";

/** Failures other than tests: files or groups whose preparation failed, so that their tests did not run. */
function failedPreparations(module: TestModule): number {
  return [module, ...module.children.allSuites()].filter((suite) => suite.errors().length > 0).length;
}

/** Ends a run with a plain line, `N passed, N failed`, for programs that read the log. */
export default class PlainCountReporter implements Reporter {
  onTestRunEnd(modules: ReadonlyArray<TestModule>, errors: ReadonlyArray<unknown>, reason: TestRunEndReason): void {
    let passed = 0;
    let failed = errors.length;
    for (const module of modules) {
      failed += failedPreparations(module);
      for (const test of module.children.allTests()) {
        const state = test.result().state;
        if (state === "passed") passed += 1;
        else if (state === "failed") failed += 1;
      }
    }
    // A set-up that breaks off leaves neither files nor errors.
    if (reason === "failed" && failed === 0) failed = 1;
    process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
  }
}

/** Prints a figure of a stress run. */
export function report(line: string): void {
  process.stdout.write(`  ${line}\n`);
}

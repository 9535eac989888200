/**
 * Prints rows as an aligned text table.
 *
 * @param {string} title
 * @param {Record<string, string | number>[]} rows all with the same keys, which are the headings
 */
export function printTable(title, rows) {
  const headings = Object.keys(rows[0] ?? {});
  const widths = headings.map((heading) => Math.max(heading.length, ...rows.map((row) => String(row[heading]).length)));
  const line = (/** @type {string[]} */ cells) =>
    cells.map((cell, n) => (n === 0 ? cell.padEnd(widths[n] ?? 0) : cell.padStart(widths[n] ?? 0))).join("  ");
  const text = [line(headings), ...rows.map((row) => line(headings.map((heading) => String(row[heading]))))];
  process.stdout.write(`\n${title}\n${text.join("\n")}\n`);
}

/**
 * The value below which the given share of the values falls.
 *
 * @param {number[]} values
 * @param {number} share between 0 and 1
 */
export function percentile(values, share) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

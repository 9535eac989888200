/**
 * A command of the npm that runs this process, or of the one on the `PATH`.
 *
 * @param {readonly string[]} words
 * @returns {[command: string, ...words: string[]]}
 */
export function npmCommand(...words) {
  const { npm_execpath: npm } = process.env;
  return npm ? [process.execPath, npm, ...words] : ["npm", ...words];
}

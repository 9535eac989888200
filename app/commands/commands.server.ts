import { backup } from "./backup-command.server";
import type { Command } from "./command.server";
import { exportFile, importFile } from "./export-command.server";
import { exportShopify } from "./export-shopify-command.server";
import { restore } from "./restore-command.server";

/** The commands of `npm run data -- NAME`, by name. To add a command, add its line here. */
const COMMANDS: Readonly<Record<string, Command>> = {
  backup,
  restore,
  export: exportFile,
  import: importFile,
  "export-shopify": exportShopify,
};

/** The exit code for a command that was not understood, the same as a shell's. */
const MISUSED = 2;

const HELP_NAMES = ["help", "--help", "-h"];

const usageOf = (name: string, { words }: Command) => ["npm run data --", name, ...words].join(" ");

function help(): string {
  const lines = Object.entries(COMMANDS).map(
    ([name, command]) => `  ${usageOf(name, command)}\n      ${command.does}\n`,
  );
  return `${lines.join("")}\nIn the image: node build/data.js in place of npm run data --. What each needs to know comes from the environment: docs/operating.md.\n`;
}

interface Terminal {
  readonly say: (text: string) => void;
  readonly complain: (text: string) => void;
}

const TERMINAL: Terminal = {
  say: (text) => process.stdout.write(text),
  complain: (text) => process.stderr.write(text),
};

/**
 * Runs a command, and prints the result.
 *
 * @param name as typed, if anything was
 * @param words what was typed after the command's name
 * @returns the exit code: 0 done, 1 failed, 2 not understood
 */
export async function runCommand(
  name: string | undefined,
  words: readonly string[],
  { say, complain }: Terminal = TERMINAL,
): Promise<number> {
  if (name === undefined) {
    complain(help());
    return MISUSED;
  }
  if (HELP_NAMES.includes(name)) {
    say(help());
    return 0;
  }
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command) {
    complain(`There is no command ${JSON.stringify(name)}.\n\n${help()}`);
    return MISUSED;
  }
  if (words.length !== command.words.length || words.some((word) => word === "" || word.startsWith("-"))) {
    complain(`Usage: ${usageOf(name, command)}\n`);
    return MISUSED;
  }
  try {
    say(`${await command.run(words)}\n`);
    return 0;
  } catch (error) {
    complain(`Not done: ${error instanceof Error ? error.message : String(error)}\n`);
    return 1;
  }
}

import { backup, restore } from "./backup-commands.server";
import type { Command } from "./command.server";
import { demo } from "./demo-command.server";
import { exportFile, importFile } from "./export-commands.server";
import { exportShopify } from "./export-shopify-command.server";

/** The commands of `npm run data -- NAME`, by name. To add a command, add its line here. */
const COMMANDS: Readonly<Record<string, Command>> = {
  backup,
  restore,
  export: exportFile,
  import: importFile,
  "export-shopify": exportShopify,
  demo,
};

const EXIT_MISUSED = 2;

const HELP_NAMES = ["help", "--help", "-h"];

const usageOf = (name: string, { parameters }: Command) => ["npm run data --", name, ...parameters].join(" ");

function help(): string {
  const lines = Object.entries(COMMANDS).map(
    ([name, command]) => `  ${usageOf(name, command)}\n      ${command.summary}\n`,
  );
  return `${lines.join("")}\nIn the image, type node build/data.js instead of npm run data --. The environment names the database: see docs/operating.md.\n`;
}

interface Terminal {
  readonly say: (text: string) => void;
  readonly complain: (text: string) => void;
}

const TERMINAL: Terminal = {
  say: (text) => process.stdout.write(text),
  complain: (text) => process.stderr.write(text),
};

/** Runs a command, and prints the result. Returns the exit code: 0 done, 1 failed, 2 not understood. */
export async function runCommand(
  name: string | undefined,
  args: readonly string[],
  { say, complain }: Terminal = TERMINAL,
): Promise<number> {
  if (name === undefined) {
    complain(help());
    return EXIT_MISUSED;
  }
  if (HELP_NAMES.includes(name)) {
    say(help());
    return 0;
  }
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command) {
    complain(`There is no command ${JSON.stringify(name)}.\n\n${help()}`);
    return EXIT_MISUSED;
  }
  if (args.length !== command.parameters.length || args.some((arg) => arg === "" || arg.startsWith("-"))) {
    complain(`Usage: ${usageOf(name, command)}\n`);
    return EXIT_MISUSED;
  }
  try {
    say(`${await command.run(args)}\n`);
    return 0;
  } catch (error) {
    complain(`Failed: ${error instanceof Error ? error.message : String(error)}\n`);
    return 1;
  }
}

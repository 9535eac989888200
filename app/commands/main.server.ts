import { runCommand } from "./commands.server";

const [name, ...words] = process.argv.slice(2);

process.exitCode = await runCommand(name, words);

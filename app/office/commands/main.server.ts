import { runCommand } from "./commands.server";

const [name, ...args] = process.argv.slice(2);

process.exitCode = await runCommand(name, args);

import { log } from "~/platform/log.server";
import { runCommand } from "./commands.server";
import { serve } from "./serve.server";

const [name, ...words] = process.argv.slice(2);

if (name === undefined) {
  serve().catch((error: unknown) => {
    log.error("provider.failed", { error });
    process.exit(1);
  });
} else {
  process.exitCode = await runCommand(name, words);
}

import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

setFlagsFromString("--expose-gc");
const collect = runInNewContext("gc");

/** Loaded into a measured shop: on SIGUSR2 it prints its heap size after a garbage collection. */
process.on("SIGUSR2", () => {
  collect();
  collect();
  process.stdout.write(`heap-after-gc ${process.memoryUsage().heapUsed}\n`);
});

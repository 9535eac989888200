import { bundleServer } from "./bundle-server.mjs";
import { compressFiles } from "./compress-files.mjs";
import { joinScripts } from "./join-scripts.mjs";

// The steps after the compiler.
await joinScripts();
await Promise.all([compressFiles(), bundleServer()]);

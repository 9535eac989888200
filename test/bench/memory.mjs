import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { startBuiltShop } from "./shop.mjs";
import { smaller } from "./size.mjs";
import { printTable } from "./table.mjs";

const run = promisify(execFile);

const REQUESTS = smaller(200_000);
const STEP_SECONDS = smaller(15);

/** Requests of visitors, browsers and attackers; `%d` is a number that is never repeated. */
const MIXED = [
  { path: "/" },
  { path: "/shop" },
  { path: "/product/ashby" },
  { path: "/product/ashby?_data=routes%2Fproduct.%24productId" },
  { path: "/cart" },
  { path: "/how-to/measuring" },
  { path: "/login" },
  { path: "/no-such-page-%d" },
  { path: "/product/no-such-style-%d" },
  { path: "/shop?utm_source=%d" },
  { path: "/images/photographs/ashby-front-800.avif" },
  { path: "/account", cookie: "session=none-%d" },
  { path: "/product/ashby", body: "doors[0].widthInches=%d&doors[0].heightInches=30&intent=price" },
  { path: "/contact", body: "email=a%d@example.com&message=Hello" },
];

/** A wrk script that sends them in turn. */
const script = (/** @type {string} */ origin) => `
local requests = {
${MIXED.map(({ path: url, body, cookie }) => `  { "${url}", ${body ? `"${body}"` : "nil"}, ${cookie ? `"${cookie}"` : "nil"} },`).join("\n")}
}
local n = 0
request = function()
  n = n + 1
  local wanted = requests[n % #requests + 1]
  local function numbered(text) return (text:gsub("%%%%d", tostring(n)):gsub("%%%%%%%%", "%%%%")) end
  local headers = { ["Accept-Encoding"] = "gzip, deflate, br, zstd" }
  if wanted[3] then headers["Cookie"] = numbered(wanted[3]) end
  if not wanted[2] then return wrk.format("GET", numbered(wanted[1]), headers) end
  headers["Content-Type"] = "application/x-www-form-urlencoded"
  headers["Origin"] = "${origin}"
  return wrk.format("POST", wanted[1], headers, numbered(wanted[2]))
end
`;

/** The heap flags of the image: without them the heap grows to whatever the machine has. */
async function imageFlags() {
  const dockerfile = await readFile(new URL("../../Dockerfile", import.meta.url), "utf8");
  const flags = /NODE_OPTIONS="([^"]+)"/.exec(dockerfile)?.[1];
  if (!flags) throw new Error("the Dockerfile names no NODE_OPTIONS");
  return flags;
}

/**
 * @param {string} flags
 * @param {string} what
 */
async function memoryWith(flags, what) {
  const shop = await startBuiltShop(4914, { prefix: ["env", `NODE_OPTIONS=${flags}`] });
  const folder = await mkdtemp(path.join(os.tmpdir(), "bench-"));
  const mixed = path.join(folder, "mixed.lua");
  await writeFile(mixed, script(shop.origin));
  const resident = async () => {
    const status = await readFile(`/proc/${shop.pid}/status`, "utf8");
    return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024);
  };
  const rows = [{ requests: 0, "resident MB": await resident() }];
  for (let done = 0; done < REQUESTS; ) {
    const { stdout } = await run("wrk", ["-t1", "-c50", `-d${STEP_SECONDS}s`, "-s", mixed, shop.origin]);
    done += Number(/(\d+) requests in/.exec(stdout)?.[1]);
    rows.push({ requests: done, "resident MB": await resident() });
  }
  await shop.stop();
  await rm(folder, { recursive: true, force: true });
  printTable(`Memory over ${REQUESTS.toLocaleString("en")} requests of all kinds, ${what}`, rows);
}

/** Prints the server's resident memory before, during and after 200,000 mixed requests, with and without the flags. */
export async function benchMemory() {
  await memoryWith(await imageFlags(), "with the image's flags (wanted: 170 MB)");
  await memoryWith("", "without flags");
}

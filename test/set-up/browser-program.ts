import { execFile } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, renameSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { chromium, type LaunchOptions } from "playwright-core";
import manifest from "../../package.json";
import { ROOT } from "../support/source-files";
import { firstThatWorks, type Way } from "./first-that-works";

const run = promisify(execFile);

/** A Chromium: its path, unless Playwright has its own, and a folder of libraries that comes with it. */
export interface BrowserProgram {
  readonly path?: string;
  readonly libraries?: string;
}

/** The engine without a browser's windows, which opens a profile in a quarter of the time. */
const SHELL = "/usr/bin/chromium-headless-shell";

const WHOLE_BROWSERS = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

const CACHE = path.join(ROOT, "node_modules/.cache");

/** How long a download may take, in milliseconds. */
const DOWNLOAD_LIMIT = 180_000;

const MISSING =
  "The browser tests need Chromium: apt-get install chromium-headless-shell, or its executable in CHROMIUM_PATH.";

const FONTS = fileURLToPath(new URL("fonts/fonts.conf", import.meta.url));

/** Launch options for a browser that can reach only this machine, and has only the tests' own fonts. */
export function launchOptions({ path: executablePath, libraries }: BrowserProgram): LaunchOptions {
  return {
    ...(executablePath && { executablePath }),
    env: {
      ...(process.env as Record<string, string>),
      FONTCONFIG_FILE: FONTS,
      ...(libraries && { LD_LIBRARY_PATH: libraries }),
    },
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-quic",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
      "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost",
    ],
  };
}

/** Launches a browser once: it may lack a library, or be a stub that only says how to install one. */
async function tried(program: BrowserProgram): Promise<BrowserProgram> {
  const browser = await chromium.launch({ ...launchOptions(program), timeout: 30_000 });
  await browser.close();
  return program;
}

/** Playwright's own browser, which it downloads if it is missing. */
async function playwrights(): Promise<BrowserProgram> {
  const cli = path.join(ROOT, "node_modules/playwright-core/cli.js");
  const env = { ...process.env, PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: "5000" };
  await run(process.execPath, [cli, "install", "--only-shell", "chromium"], { env, timeout: DOWNLOAD_LIMIT });
  return {};
}

const UNPACK = fileURLToPath(new URL("unpack-chromium.mjs", import.meta.url));

/**
 * The browser that npm has installed, unpacked. The package unpacks into the folder for temporary files; with
 * AWS_LAMBDA_JS_RUNTIME set, it adds the libraries that a bare system lacks.
 */
async function unpacked(): Promise<BrowserProgram> {
  const folder = path.join(CACHE, `chromium-${manifest.devDependencies["@sparticuz/chromium"]}`);
  if (!existsSync(folder)) {
    mkdirSync(CACHE, { recursive: true });
    const making = mkdtempSync(path.join(CACHE, "chromium-"));
    const env = { ...process.env, TMPDIR: making, AWS_LAMBDA_JS_RUNTIME: "nodejs20.x" };
    await run(process.execPath, [UNPACK], { env });
    renameSync(making, folder);
  }
  return { path: path.join(folder, "chromium"), libraries: path.join(folder, "al2023/lib") };
}

/** The system's package, which only root may install. */
async function packaged(): Promise<BrowserProgram> {
  const options = { env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" }, timeout: DOWNLOAD_LIMIT };
  await run("apt-get", ["update", "-qq"], options);
  await run("apt-get", ["install", "-y", "-qq", "chromium-headless-shell"], options);
  return { path: SHELL };
}

/** What the choice depends on. */
export interface Machine {
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Such as `linux x64`. */
  readonly platform: string;
  readonly isRoot: boolean;
  isThere(file: string): boolean;
  playwrights(): Promise<BrowserProgram>;
  unpacked(): Promise<BrowserProgram>;
  packaged(): Promise<BrowserProgram>;
  tried(program: BrowserProgram): Promise<BrowserProgram>;
}

const THIS_MACHINE: Machine = {
  environment: process.env,
  platform: `${process.platform} ${process.arch}`,
  isRoot: process.getuid?.() === 0,
  isThere: existsSync,
  playwrights,
  unpacked,
  packaged,
  tried,
};

/** The ways to get a browser, in the order in which they are tried. */
function ways({ environment, platform, isRoot, isThere, tried, ...machine }: Machine): Way<BrowserProgram>[] {
  const named = environment.CHROMIUM_PATH;
  if (named) return [{ name: `CHROMIUM_PATH, ${named}`, take: () => tried({ path: named }) }];
  const places = (files: readonly string[]) =>
    files.filter(isThere).map((place) => ({ name: place, take: () => tried({ path: place }) }));
  return [
    ...places([SHELL]),
    {
      name: "@sparticuz/chromium",
      take: async () => (platform === "linux x64" ? tried(await machine.unpacked()) : undefined),
    },
    ...places(WHOLE_BROWSERS),
    { name: "Playwright's download", take: async () => tried(await machine.playwrights()) },
    { name: "the system's package", take: async () => (isRoot ? tried(await machine.packaged()) : undefined) },
  ];
}

/**
 * The browser that the tests use: only `CHROMIUM_PATH` if that is set, otherwise an existing one, or one that is
 * downloaded or unpacked.
 *
 * @throws Error that says what was tried, and how to fix it.
 */
export function browserProgram(machine: Machine = THIS_MACHINE): Promise<BrowserProgram> {
  return firstThatWorks(ways(machine), MISSING);
}

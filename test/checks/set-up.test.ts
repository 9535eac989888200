import { execFile, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { promisify, stripVTControlCharacters } from "node:util";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import manifest from "../../package.json";
import { type BrowserProgram, browserProgram, type Machine } from "../set-up/browser-program";
import { installWhereChanged } from "../set-up/install.mjs";
import { type PostgresPrograms, postgresPrograms } from "../set-up/postgres-programs";
import { ROOT } from "../support/source-files";

const run = promisify(execFile);

describe("the packages", () => {
  const root = mkdtempSync(path.join(os.tmpdir(), "packages-"));
  afterAll(() => rmSync(root, { recursive: true }));

  let runs = 0;
  const write = (file: string, text: string) => writeFileSync(path.join(root, file), text);
  function install(): void {
    runs += 1;
    mkdirSync(path.join(root, "node_modules"), { recursive: true });
    write("node_modules/.package-lock.json", "what npm has installed");
  }
  beforeEach(() => {
    rmSync(path.join(root, "node_modules"), { recursive: true, force: true });
    runs = 0;
    write("package-lock.json", "one");
    installWhereChanged(root, install);
  });

  it("are installed once for one lock file", () => {
    expect(installWhereChanged(root, install)).toBe(false);
    expect(runs).toBe(1);
  });

  it.each([
    ["the lock file changed", () => write("package-lock.json", "two")],
    ["npm changed them since", () => write("node_modules/.package-lock.json", "fewer")],
    ["they were deleted", () => rmSync(path.join(root, "node_modules"), { recursive: true })],
  ])("are installed again if %s", (_why, change) => {
    change();
    expect(installWhereChanged(root, install)).toBe(true);
    expect(runs).toBe(2);
  });

  it("are installed again after a failure", () => {
    write("package-lock.json", "two");
    const fails = () => {
      throw new Error("no network");
    };
    expect(() => installWhereChanged(root, fails)).toThrow("no network");
    expect(installWhereChanged(root, install)).toBe(true);
  });

  it("are installed by both commands of the README, and never by npm install, which may rewrite the lock file", () => {
    expect(manifest.scripts.start).toMatch(/^node test\/set-up\/install\.mjs && /);
    expect(manifest.scripts.test).toBe("node test/set-up/test.mjs");
    expect(Object.values(manifest.scripts).filter((script) => script.includes("npm install"))).toEqual([]);
  });
});

describe("continuous integration", () => {
  const read = (file: string) => readFileSync(path.join(ROOT, file), "utf8");

  it("runs each step and each project of npm test, on the oldest and the newest Node", () => {
    const workflow = read(".github/workflows/ci.yml");
    for (const script of ["typecheck", "lint", "knip", "build"]) expect(workflow).toContain(`run: npm run ${script}\n`);
    const projects = [...read("vitest.config.ts").matchAll(/\bproject\("(\w+)"/g)].map(([, name]) => name);
    const byDay = projects.filter((name) => name !== "container" && name !== "removal");
    expect(byDay.length).toBeGreaterThan(5);
    for (const name of byDay) expect(workflow).toMatch(new RegExp(`run:.*--project ${name}\\b`));
    expect(workflow).toContain("node: [20, 22, 24]");
  });

  it("leaves no project to the nights but the image and the removal of a back end", () => {
    const command = read("test/set-up/test.mjs");
    const lists = [...command.matchAll(/^const (?:QUICK|DAY|LATER) = \[(.*)\];$/gm)].map(([, list = ""]) => list);
    const named = lists.flatMap((list) => Array.from(list.matchAll(/"(\w+)"/g), ([, name]) => name));
    const projects = [...read("vitest.config.ts").matchAll(/\bproject\("(\w+)"/g)].map(([, name]) => name);
    expect([...named, "container", "removal"].sort()).toEqual(projects.sort());
  });

  it("runs everything each night", () => {
    const nightly = read(".github/workflows/nightly.yml");
    expect([...nightly.matchAll(/run: (.*)/g)].map(([, command]) => command)).toEqual(["npm run test:all"]);
    expect(nightly).toContain("node: [20, 22, 24]");
  });

  it.each([
    ["passed", "5 passed, 0 failed", 0, "8 passed, 0 failed", 0],
    ["failed", "4 passed, 1 failed", 1, "7 passed, 1 failed", 1],
    ["broke off", "no count", 1, "3 passed, 1 failed", 1],
  ])(
    "runs both parts of the tests before a change lands, and counts them together: %s",
    (_how, first, code, count, status) => {
      const folder = mkdtempSync(path.join(os.tmpdir(), "landing-"));
      const npm = `#!/bin/sh\necho "$*"\n[ "$2" = test ] && { echo "${first}"; exit ${code}; }\necho "3 passed, 0 failed"\n`;
      writeFileSync(path.join(folder, "npm"), npm, { mode: 0o755 });
      const env = { ...process.env, PATH: `${folder}:${process.env.PATH}` };
      const landing = spawnSync("bash", [".ci/run"], { cwd: ROOT, env, encoding: "utf8" });
      rmSync(folder, { recursive: true });
      expect(landing.stdout.match(/^run .*/gm)).toEqual(["run test", "run test:browser"]);
      expect([landing.stdout.trim().split("\n").at(-1), landing.status]).toEqual([count, status]);
    },
  );
});

describe("the browser", () => {
  const SHELL = "/usr/bin/chromium-headless-shell";

  /** A machine that has no browser and can download nothing, with the test's changes. */
  function aMachine(change: Partial<Machine> & { readonly works?: readonly string[] } = {}): Machine {
    const fails = (why: string) => () => Promise.reject(new Error(why));
    return {
      environment: {},
      platform: "linux x64",
      isRoot: false,
      isThere: () => false,
      playwrights: fails("its host cannot be reached"),
      unpacked: fails("nothing to unpack"),
      packaged: fails("no packages"),
      tried: async (program) => {
        if (change.works && !change.works.includes(program.path ?? "")) throw new Error("it lacks a library");
        return program;
      },
      ...change,
    };
  }
  const own: BrowserProgram = { path: "/own/chromium", libraries: "/own/lib" };

  it.each<[string, Partial<Machine> & { works?: readonly string[] }, BrowserProgram]>([
    ["that CHROMIUM_PATH names", { environment: { CHROMIUM_PATH: "/a" }, isThere: () => true }, { path: "/a" }],
    ["that exists, a shell", { isThere: () => true, unpacked: async () => own }, { path: SHELL }],
    ["that npm installed", { isThere: (file) => file !== SHELL, unpacked: async () => own }, own],
    [
      "that starts, out of those that exist",
      { isThere: () => true, works: ["/usr/bin/google-chrome"] },
      { path: "/usr/bin/google-chrome" },
    ],
    [
      "that Playwright has",
      { playwrights: async () => ({}), isRoot: true, packaged: async () => ({ path: SHELL }) },
      {},
    ],
    ["of the system, as root", { isRoot: true, packaged: async () => ({ path: SHELL }) }, { path: SHELL }],
  ])("is the one %s", async (_which, change, program) => {
    expect(await browserProgram(aMachine(change))).toEqual(program);
  });

  it("is missing if nothing works: the error says what was tried and what helps", async () => {
    const packaged = async () => ({ path: SHELL });
    await expect(browserProgram(aMachine({ packaged, platform: "linux arm64" }))).rejects.toThrow(
      /apt-get install chromium-headless-shell[\s\S]*sparticuz.*: not on this machine\n.*Playwright's download: its host cannot be reached\n.*system's package: not on this machine/,
    );
  });

  it("is only the one that CHROMIUM_PATH names, even if that one fails", async () => {
    const change = { environment: { CHROMIUM_PATH: "/a" }, isThere: () => true, works: [SHELL] };
    await expect(browserProgram(aMachine(change))).rejects.toThrow("CHROMIUM_PATH, /a: it lacks a library");
  });
});

describe("Postgres", () => {
  const unpacked = (folder: string) => ({ bin: `${folder}/bin`, scratch: folder });
  const onlyIn = (works: string) => async (programs: PostgresPrograms) => {
    if (programs.bin !== works) throw new Error("it does not start");
    return programs;
  };

  it.each([
    ["this machine's", "/usr/lib/postgresql/17/bin", { bin: "/usr/lib/postgresql/17/bin" }],
    ["npm's where this machine's does not start", "/package/bin", { bin: "/package/bin", scratch: "/package" }],
  ])("is %s", async (_whose, works, programs) => {
    const machine = { places: ["/usr/lib/postgresql/17/bin"], packageFolder: "/package", unpacked };
    expect(await postgresPrograms({ ...machine, tried: onlyIn(works) })).toEqual(programs);
  });

  it("is missing if neither works", async () => {
    const machine = { places: ["/bin"], packageFolder: undefined, unpacked, tried: onlyIn("none") };
    await expect(postgresPrograms(machine)).rejects.toThrow(
      /apt-get install postgresql[\s\S]*\/bin: it does not start[\s\S]*not on this machine/,
    );
  });
});

describe("a run whose set-up fails", () => {
  /** The last line and the whole output of a run of the fixture. */
  async function outcome(environment: Readonly<Record<string, string>>) {
    const words = ["node_modules/vitest/vitest.mjs", "run", "--config", "test/fixtures/set-up/vitest.config.ts"];
    const options = { cwd: ROOT, env: { ...process.env, ...environment } };
    const { stdout, stderr } = await run(process.execPath, words, options).catch((error) => error);
    return { output: stripVTControlCharacters(stdout + stderr), last: stdout.trimEnd().split("\n").at(-1) };
  }

  it("fails the tests that need a browser, says why, and runs all others", { timeout: 60_000 }, async () => {
    const { output, last } = await outcome({ CHROMIUM_PATH: "/nowhere/chromium" });
    expect(output).toMatch(/Error: The browser tests need Chromium: apt-get install/);
    expect(last).toBe("1 passed, 1 failed");
  });

  it("counts a set-up that breaks off as failed", { timeout: 60_000 }, async () => {
    const { last } = await outcome({ BREAKS_OFF: "yes" });
    expect(last).toBe("0 passed, 1 failed");
  });
});

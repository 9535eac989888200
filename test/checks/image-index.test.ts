import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { afterEach, beforeEach, expect, it } from "vitest";
import { ROOT } from "../support/source-files";

const run = promisify(execFile);

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), "image-"));
  mkdirSync(path.join(folder, "blobs/sha256"), { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

function blob(digest: string, content: unknown): string {
  writeFileSync(path.join(folder, "blobs/sha256", digest), JSON.stringify(content));
  return `sha256:${digest}`;
}

/** Writes an image as buildx does: an index of images, and the attestations of each. */
function writeImage(architectures: readonly string[], withSbom: readonly string[]): void {
  const manifests = architectures.flatMap((architecture) => {
    const digest = `sha256:${architecture}`;
    const predicate = withSbom.includes(architecture)
      ? "https://spdx.dev/Document"
      : "https://slsa.dev/provenance/v0.2";
    const attested = blob(`of-${architecture}`, {
      layers: [{ annotations: { "in-toto.io/predicate-type": predicate } }],
    });
    return [
      { digest, mediaType: "application/vnd.oci.image.manifest.v1+json", platform: { os: "linux", architecture } },
      { digest: attested, annotations: { "vnd.docker.reference.digest": digest } },
    ];
  });
  const index = { digest: blob("index", { manifests }), mediaType: "application/vnd.oci.image.index.v1+json" };
  writeFileSync(path.join(folder, "index.json"), JSON.stringify({ manifests: [index] }));
}

const checked = () =>
  run(process.execPath, [path.join(ROOT, "test/container/image-index.mjs"), folder]).then(
    ({ stdout }) => stdout,
    ({ stderr }: { stderr: string }) => stderr,
  );

it("accepts an image for two platforms with an SBOM for each", async () => {
  writeImage(["amd64", "arm64"], ["amd64", "arm64"]);
  expect(await checked()).toBe("linux/amd64: image and SBOM\nlinux/arm64: image and SBOM\n");
});

it.each([
  [["amd64"], ["amd64"], "missing for linux/arm64"],
  [["amd64", "arm64"], ["amd64"], "linux/arm64 has no SBOM"],
])("refuses one for %j with an SBOM for %j", async (architectures, withSbom, problem) => {
  writeImage(architectures, withSbom);
  expect(await checked()).toContain(problem);
});

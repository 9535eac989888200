// Checks an image in the OCI layout: node test/container/image-index.mjs FOLDER. It must have every platform, and a list
// of what is in it (SBOM) for each.
import { readFileSync } from "node:fs";
import path from "node:path";

const PLATFORMS = ["linux/amd64", "linux/arm64"];
const SBOM = "https://spdx.dev/Document";

const [folder = ""] = process.argv.slice(2);

/** @param {string} digest */
const blob = (digest) => JSON.parse(readFileSync(path.join(folder, "blobs", ...digest.split(":")), "utf8"));

/** @typedef {{ digest: string, mediaType: string, platform?: { os: string, architecture: string }, annotations?: Record<string, string> }} Entry */

/** @type {{ manifests: Entry[] }} */
const layout = JSON.parse(readFileSync(path.join(folder, "index.json"), "utf8"));
const [first] = layout.manifests;
if (!first) throw new Error("the image is empty");
/** @type {{ manifests: Entry[] }} */
const index = first.mediaType.includes("index") ? blob(first.digest) : layout;

/** @param {Entry} entry */
const platformOf = ({ platform }) => `${platform?.os}/${platform?.architecture}`;

for (const wanted of PLATFORMS) {
  const image = index.manifests.find((entry) => platformOf(entry) === wanted);
  if (!image) throw new Error(`the image is missing for ${wanted}`);
  const attestation = index.manifests.find(
    ({ annotations = {} }) => annotations["vnd.docker.reference.digest"] === image.digest,
  );
  /** @type {{ layers: { annotations?: Record<string, string> }[] }} */
  const { layers } = attestation ? blob(attestation.digest) : { layers: [] };
  const hasSbom = layers.some(({ annotations = {} }) => annotations["in-toto.io/predicate-type"] === SBOM);
  if (!hasSbom) throw new Error(`the image for ${wanted} has no SBOM`);
  process.stdout.write(`${wanted}: image and SBOM\n`);
}

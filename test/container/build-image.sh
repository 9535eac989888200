#!/usr/bin/env bash
# Builds the Dockerfile as a real image without an image registry, and starts it. Debian's buildah builds it on a
# replacement for the base image: Debian's own packages, with Node and npm from the npm registry.
# Needs Debian, root, Node, and: apt-get install -y --no-install-recommends buildah debootstrap
set -euo pipefail
cd "$(dirname "$0")/../.."
export BUILDAH_ISOLATION=chroot STORAGE_DRIVER=vfs

base=$(sed -nE 's/^FROM (node:\S+).*/\1/p' Dockerfile | head -1)
major=$(sed -E 's/^node:([0-9]+).*/\1/' <<<"$base")
scratch=$(mktemp -d)
root=$scratch/root
trap 'rm -rf "$scratch"' EXIT

debootstrap --variant=minbase bookworm "$root" "$(sed -nE 's/^URIs: *//p' /etc/apt/sources.list.d/debian.sources | head -1)"
echo '{ "private": true, "allowScripts": { "node": true } }' >"$scratch/package.json"
npm install --prefix "$scratch" --no-audit --no-fund "node@$major" npm@11
cp "$scratch/node_modules/node/bin/node" "$root/usr/local/bin/"
mkdir -p "$root/usr/local/lib/node_modules"
cp -a "$scratch/node_modules/npm" "$root/usr/local/lib/node_modules/"
ln -s ../lib/node_modules/npm/bin/npm-cli.js "$root/usr/local/bin/npm"
chroot "$root" useradd --uid 1000 --create-home node
certificates=${NODE_EXTRA_CA_CERTS:-}
if [ -n "$certificates" ]; then cp "$certificates" "$root/usr/local/share/certificates.pem"; fi

stand_in=$(buildah from scratch)
buildah copy --quiet "$stand_in" "$root" / >/dev/null
if [ -n "$certificates" ]; then
  buildah config --env NODE_EXTRA_CA_CERTS=/usr/local/share/certificates.pem "$stand_in"
fi
buildah commit --quiet --rm "$stand_in" "docker.io/library/$base"
buildah build --pull-never --format docker --tag shop .

shop=$(buildah from --pull-never localhost/shop)
buildah run "$shop" -- sh -c '
  id -un
  node build/index.js &
  until node -e "fetch(\"http://127.0.0.1:$PORT/readyz\").then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"; do sleep 1; done
  kill -TERM $!
  wait $!
  echo "the image was built, its shop became ready, and ended with $?"'
buildah rm "$shop" >/dev/null

import { leanBuild } from "./app/platform/build/lean/plugin.mjs";

/** @type {import('@remix-run/dev').AppConfig} */
const config = {
  serverModuleFormat: "esm",
  serverPlatform: "node",
  tailwind: false,
  postcss: true,
  dev: { manual: true },
  future: {
    v3_fetcherPersist: true,
    v3_relativeSplatPath: true,
    v3_throwAbortReason: true,
    v3_singleFetch: false,
    v3_lazyRouteDiscovery: false,
  },
};

leanBuild(config.future);

export default config;

import type { RequestListener } from "node:http";
import { createRequire } from "node:module";

const requireAsServe = createRequire(createRequire(import.meta.url).resolve("@remix-run/serve/package.json"));

/** An Express app that compresses, as remix-serve's does, with one handler for everything. */
export function compressingApp(remix: RequestListener): RequestListener {
  const app = requireAsServe("express")();
  app.disable("x-powered-by");
  app.use(requireAsServe("compression")());
  app.all("*", remix);
  return app;
}

/** An Express app with the layers that remix-serve adds, from the packages that remix-serve itself loads. */
export function remixServeApp(remix: RequestListener): RequestListener {
  const express = requireAsServe("express");
  const app = express();
  app.disable("x-powered-by");
  app.use(requireAsServe("compression")());
  app.use("/build/", express.static("public/build", { immutable: true, maxAge: "1y" }));
  app.use(express.static("public", { maxAge: "1h" }));
  app.use(requireAsServe("morgan")("tiny"));
  app.all("*", remix);
  return app;
}

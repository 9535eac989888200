/** The settings that `run.mjs` passes. */
export function settings() {
  const { env } = process;
  return {
    host: env.CONFORMANCE_HOST ?? "",
    signInUrl: env.CONFORMANCE_SIGN_IN ?? "",
    returnUrl: env.CONFORMANCE_RETURN_URL ?? "",
    admin: { email: env.CONFORMANCE_ADMIN ?? "", password: env.CONFORMANCE_ADMIN_PASSWORD ?? "" },
    writes: env.CONFORMANCE_WRITES === "yes",
  };
}

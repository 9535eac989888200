/** The settings that `run.mjs` passes. */
export function settings() {
  const { env } = process;
  return {
    provider: env.CONFORMANCE_PROVIDER ?? "",
    signInUrl: env.CONFORMANCE_SIGN_IN ?? "",
    returnUrl: env.CONFORMANCE_RETURN_URL ?? "",
    admin: { email: env.CONFORMANCE_ADMIN ?? "", password: env.CONFORMANCE_ADMIN_PASSWORD ?? "" },
    writes: env.CONFORMANCE_WRITES === "yes",
  };
}

import { beforeEach, vi } from "vitest";
import type { ProviderClient, SignedInClient } from "~/provider/client/client.server";
import type { BackendTraits } from "~/provider/contract/backend.server";
import * as service from "~/provider/provider.server";

interface Answers extends Partial<Omit<ProviderClient, "as">> {
  readonly as?: (...session: Parameters<ProviderClient["as"]>) => Partial<SignedInClient>;
}

/** In each test of a file, the shop's provider has only these calls. */
export function providerAnswers(answers: Answers): void {
  beforeEach(() => {
    vi.spyOn(service, "provider").mockReturnValue(answers as ProviderClient);
  });
}

/** Those of a provider that leaves all of this to the shop. */
export const TRAITS: BackendTraits = {
  passwords: true,
  invoices: false,
  recordsDecisions: false,
  reportsAccounts: false,
  pictureOrigins: [],
  signInOrigins: [],
  catalogPage: null,
};

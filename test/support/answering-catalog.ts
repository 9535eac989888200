import { beforeEach, vi } from "vitest";
import * as service from "~/provider/catalog/services/catalog.server";

type Catalog = ReturnType<typeof service.catalog>;

const EMPTY: Catalog = {
  list: async () => [],
  find: async () => null,
  findFresh: async () => [],
  renew: async () => {},
  hasList: () => false,
};

/** In each test of a file, the shop's catalog answers like this; to every other question, that it is empty. */
export function catalogAnswers(answers: Partial<Catalog>): void {
  beforeEach(() => {
    vi.spyOn(service, "catalog").mockReturnValue({ ...EMPTY, ...answers });
  });
}

import { describe, expect, it } from "vitest";
import { areaOf, forbiddenImports } from "../support/import-directions";
import { sourceFiles } from "../support/source-files";

const files = sourceFiles("app", [".ts", ".tsx"]);

describe("import directions", () => {
  it("hold in every file of app", () => {
    expect(files.length).toBeGreaterThan(50);
    expect(files.flatMap(forbiddenImports)).toEqual([]);
  });

  it.each([
    ["app/domain/cart.ts", "import { log } from '~/platform/log.server';"],
    ["app/domain/cart.ts", "import { useState } from 'react';"],
    ["app/ui/shop/card.tsx", "import type { Wire } from '~/provider/contract/products.server';"],
    ["app/ui/shop/card.tsx", "import { loader } from '../../routes/shop';"],
    ["app/routes/shop.tsx", "import { client } from '~/provider/provider.server';"],
    ["app/provider/embedded/router.server.ts", "import { x } from '../remote/remote.server';"],
    ["app/provider/client.server.ts", "import { x } from './embedded/backend.server';"],
    ["app/platform/log.server.ts", "import { x } from '~/domain/cart';"],
    ["app/content/brand.ts", "import { x } from '~/domain/cart';"],
    ["app/browser/cart.ts", "const x = await import('~/services/catalog.server');"],
  ])("refuse a wrong import in %s", (path, text) => {
    expect(forbiddenImports({ path, text })).toHaveLength(1);
  });

  it("know the area of a file", () => {
    expect(areaOf("app/root.tsx")).toBe("routes");
    expect(areaOf("app/provider/backends.server.ts")).toBe("provider/backends");
    expect(areaOf("app/provider/client.server.ts")).toBe("provider");
    expect(areaOf("app/provider/embedded/seed/x.json")).toBe("provider/embedded");
  });
});

import { Validator } from "@seriousme/openapi-schema-validator";
import { describe, expect, it } from "vitest";
import { openApiDocument } from "../contract/openapi-document";

describe("the contract as an OpenAPI document", () => {
  it("matches the one in docs; `npm run openapi` regenerates it", async () => {
    const text = `${JSON.stringify(openApiDocument(), null, 2)}\n`;
    await expect(text).toMatchFileSnapshot("../../docs/provider-contract.openapi.json");
  });

  it("is valid", async () => {
    const result = await new Validator().validate(structuredClone(openApiDocument()));
    expect(result.errors ?? []).toEqual([]);
    expect(result.valid).toBe(true);
  });
});

import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { describe, expect, it, vi } from "vitest";
import { type HstsOptions, securityHeaders, setSecurityHeaders } from "~/base/platform/http/headers.server";

function headersFor(publicOrigin: string, hsts?: HstsOptions) {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  const next = vi.fn();
  setSecurityHeaders(securityHeaders(publicOrigin, hsts))(request, response, next);
  expect(next).toHaveBeenCalledOnce();
  return response.getHeaders();
}

describe("the security headers", () => {
  it("are on every answer", () => {
    expect(headersFor("http://localhost:3000")).toEqual({
      "x-content-type-options": "nosniff",
      "referrer-policy": "strict-origin-when-cross-origin",
      "x-frame-options": "DENY",
      "cross-origin-opener-policy": "same-origin",
      "cross-origin-resource-policy": "same-origin",
      "origin-agent-cluster": "?1",
      "x-permitted-cross-domain-policies": "none",
      "permissions-policy": expect.stringMatching(/^([a-z-]+=\(\), ){20,}[a-z-]+=\(\)$/),
    });
  });

  it("require https only if visitors use https", () => {
    expect(headersFor("https://doors.example")["strict-transport-security"]).toBe("max-age=63072000");
    expect(headersFor("https://doors.example", { preload: true })["strict-transport-security"]).toBe(
      "max-age=63072000; includeSubDomains; preload",
    );
    expect(headersFor("http://doors.example")).not.toHaveProperty("strict-transport-security");
  });
});

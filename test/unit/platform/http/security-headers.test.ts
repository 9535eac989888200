import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { describe, expect, it, vi } from "vitest";
import { securityHeaders } from "~/platform/http/security-headers.server";

function headersFor(publicOrigin: string) {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  const next = vi.fn();
  securityHeaders(publicOrigin)(request, response, next);
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
      "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=()",
    });
  });

  it("ask for https only where visitors come by https", () => {
    expect(headersFor("https://doors.example")["strict-transport-security"]).toBe("max-age=63072000");
    expect(headersFor("http://doors.example")).not.toHaveProperty("strict-transport-security");
  });
});

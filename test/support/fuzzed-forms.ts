import fc from "fast-check";
import { registrationFields } from "./registration-fields";

/** A password that no response may repeat. */
export const FUZZ_PASSWORD = "Fuzz-marker-Pass-1";

/** The addresses of the shop's forms. */
const FUZZ_PATHS = [
  "/account",
  "/account?_data=routes%2Faccount._index",
  "/login",
  "/login?_data=routes%2Flogin",
  "/logout",
  "/admin/accounts",
  "/provider/login",
  "/product/ashby",
] as const;

const NAMES = [
  ...Object.keys(registrationFields()),
  "id",
  "decision",
  "name",
  "intent",
  "returnTo",
  "return_url",
  "doors[0].widthInches",
];

const hostileName = fc.constantFrom(
  "__proto__.x",
  "constructor",
  "items[1000000]",
  "mailingAddress",
  "mailingAddress.city.x",
  "mailingAddress[0]",
  "a[0][1]",
  "email.x",
  "",
  "x".repeat(300),
  "\u0000",
  "_method",
  "subaction",
);

const value = fc.oneof(
  fc.string({ maxLength: 40, unit: "binary" }),
  fc.constantFrom(
    "",
    " ",
    "\0",
    "on",
    "a@b.co",
    "approved",
    "trade",
    "<script>alert(1)</script>",
    "'; --",
    "\ud800",
    "9".repeat(400),
  ),
);

const field = fc.tuple(
  fc.oneof({ weight: 5, arbitrary: fc.constantFrom(...NAMES) }, { weight: 1, arbitrary: hostileName }),
  value,
);

/** A valid form except for some fields, urlencoded. */
const almostRight = fc.array(field, { maxLength: 6 }).map((changes) => {
  const form = new URLSearchParams(registrationFields({ password: FUZZ_PASSWORD, email: "fuzz@shop.test" }));
  for (const [name, text] of changes) if (name !== "password") form.set(name, text);
  return form.toString();
});

const fields = fc
  .array(field, { maxLength: 20 })
  .map((pairs) => `password=${FUZZ_PASSWORD}&${new URLSearchParams(pairs.map(([name, text]) => [name, text]))}`);

const raw = fc.oneof(
  fc.string({ maxLength: 500, unit: "binary" }),
  fc.constantFrom(
    "%",
    "%zz=%",
    "a=%ff",
    "&&&&",
    "=",
    `${"a&".repeat(3000)}`,
    `password=${FUZZ_PASSWORD}&${"a".repeat(70_000)}`,
  ),
);

const CONTENT_TYPES = [
  "application/x-www-form-urlencoded",
  "multipart/form-data; boundary=x",
  "multipart/form-data",
  "application/json",
  "text/plain",
  "",
];

/** A request that no browser would send, or one close to what a browser would send. */
export const fuzzedForm = fc.record({
  path: fc.constantFrom(...FUZZ_PATHS),
  body: fc.oneof(
    { weight: 4, arbitrary: almostRight },
    { weight: 4, arbitrary: fields },
    { weight: 2, arbitrary: raw },
  ),
  contentType: fc.oneof(
    { weight: 6, arbitrary: fc.constant("application/x-www-form-urlencoded") },
    { weight: 1, arbitrary: fc.constantFrom(...CONTENT_TYPES) },
  ),
});

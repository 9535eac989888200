/** A registration form as a browser posts it. */
export function registrationFields(change: Readonly<Record<string, string | undefined>> = {}): Record<string, string> {
  const fields: Record<string, string | undefined> = {
    __rvfInternalFormId: "registration",
    email: "ann@shop.test",
    password: "Secret-pass-1",
    firstName: "Ann",
    lastName: "Lee",
    phone: "(503) 555-0101",
    businessName: "Lee Kitchens",
    "mailingAddress.address1": "1 Mill Lane",
    "mailingAddress.address2": "",
    "mailingAddress.city": "Portland",
    "mailingAddress.province": "OR",
    "mailingAddress.zip": "97210",
    "mailingAddress.country": "US",
    tier: "trade",
    acceptsTerms: "on",
    ...change,
  };
  return Object.fromEntries(
    Object.entries(fields).filter((field): field is [string, string] => field[1] !== undefined),
  );
}

// @vitest-environment happy-dom
import { createRemixStub } from "@remix-run/testing";
import { render, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { describe, expect, it } from "vitest";
import { STATES } from "~/base/addresses/states";
import { AddressFields } from "~/house/ui/fields/address-fields";
import { CheckedForm } from "~/house/ui/fields/checked-form";
import { checkoutValidator } from "~/ordering/checkout/checkout-form";
import { ContactFields } from "~/ordering/checkout/page/checkout-fields";
import { PersonFields } from "~/provider/account-pages/page/registration-fields";

function show(fields: ReactNode) {
  const Component = () => (
    <CheckedForm id="checkout" validator={checkoutValidator} labels={{}} className="">
      {fields}
    </CheckedForm>
  );
  const Stub = createRemixStub([{ path: "/", Component }]);
  render(<Stub />);
}

describe("the contact fields", () => {
  it.each([
    ["of the checkout", <ContactFields key="contact" />],
    ["of an account", <PersonFields key="person" />],
  ])("%s describe the expected format next to the phone number", async (_whose, fields) => {
    show(fields);
    const phone = await screen.findByLabelText("Phone");
    const hint = document.getElementById(phone.getAttribute("aria-describedby") ?? "");
    expect(hint?.textContent).toContain("Such as (503) 555-0100");
  });

  it("offer a list of states per address, with the standard autocomplete name", async () => {
    show(
      <>
        <AddressFields title="Mailing" />
        <AddressFields title="Billing" of="billingAddress" purpose="billing" />
      </>,
    );
    const states = (await screen.findAllByLabelText("State")) as HTMLInputElement[];
    expect(states.map(({ autocomplete }) => autocomplete)).toEqual(["address-level1", "billing address-level1"]);
    const lists = states.map((state) => document.getElementById(state.getAttribute("list") ?? ""));
    expect(new Set(lists).size).toBe(2);
    for (const list of lists) expect(list?.children).toHaveLength(STATES.length);
  });
});

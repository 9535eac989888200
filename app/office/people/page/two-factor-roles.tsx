import { Form } from "@remix-run/react";
import { Button } from "~/house/ui/kit/button";
import { Hidden } from "~/house/ui/kit/hidden";
import { Section } from "~/house/ui/kit/section";
import { ROLE_WORDS, ROLES, type Role } from "~/provider/accounts/roles";
import { PEOPLE_FIELDS } from "../people-form";
import { taskFields } from "./person-row";

/** Chooses the roles whose people need a second factor; `null` if the provider decides that. */
export function TwoFactorRoles({ needed }: { readonly needed: readonly Role[] | null }) {
  return (
    <Section name="two-factor" title="Second factor">
      {needed ? (
        <RolesForm needed={needed} />
      ) : (
        <p className="mt-2">Accounts are managed by your provider. Whether they need a second factor is set there.</p>
      )}
    </Section>
  );
}

function RolesForm({ needed }: { readonly needed: readonly Role[] }) {
  return (
    <Form method="post" action="/admin/people" className="mt-2">
      <Hidden fields={taskFields("two-factor")} />
      <fieldset>
        <legend className="text-stone-700">
          Needed by these roles. Somebody without one sets it up before any admin page opens, with a phone or another
          app for codes.
        </legend>
        {ROLES.map((role) => (
          <label key={role} className="flex min-h-11 w-fit cursor-pointer items-center gap-3 py-1">
            <input
              type="checkbox"
              name={PEOPLE_FIELDS.needed}
              value={role}
              defaultChecked={needed.includes(role)}
              className="h-5 w-5 shrink-0 accent-oak"
            />
            {ROLE_WORDS[role].label}
          </label>
        ))}
      </fieldset>
      <Button type="submit" look="outline" className="mt-2">
        Save
      </Button>
    </Form>
  );
}

import { Form } from "@remix-run/react";
import { Button } from "~/house/ui/kit/button";
import { ButtonForm } from "~/house/ui/kit/button-form";
import { Disclosure } from "~/house/ui/kit/disclosure";
import { fieldLook } from "~/house/ui/kit/field-look";
import { Hidden } from "~/house/ui/kit/hidden";
import { MomentDay } from "~/house/ui/kit/moment";
import { ROLE_WORDS, ROLES } from "~/provider/accounts/roles";
import { PEOPLE_FIELDS, type PeopleTask } from "../people-form";
import type { Person } from "../person";

/** The hidden fields of a form of the page: what it does, and to which account or invitation. */
export const taskFields = (kind: PeopleTask["kind"], id?: string) => ({
  [PEOPLE_FIELDS.intent]: kind,
  [PEOPLE_FIELDS.id]: id,
});

interface PersonRowProps {
  readonly person: Person;
  /** `null` if the provider has second factors of its own. */
  readonly hasTwoFactor: boolean | null;
}

export function PersonRow({ person, hasTwoFactor }: PersonRowProps) {
  const { email, name, role, since } = person;
  const shown = email || "An account that has not signed in yet";
  return (
    <li className="border-t border-stone-300 py-4">
      <p className="wrap-anywhere">
        <strong>{shown}</strong>
        {name && `, ${name}`}
      </p>
      <p className="text-stone-700">
        {ROLE_WORDS[role].label}
        {since !== null && (
          <>
            {" "}
            since <MomentDay at={since} isWithin />
          </>
        )}
        {hasTwoFactor !== null && `. Second factor ${hasTwoFactor ? "on" : "off"}`}.
      </p>
      {since === null ? (
        <p className="mt-1 max-w-[36em] text-sm text-stone-700">
          Set by the operator of the server, so this role cannot be changed or removed here.
        </p>
      ) : (
        <RoleForms person={person} shown={shown} hasTwoFactor={hasTwoFactor === true} />
      )}
    </li>
  );
}

interface RoleFormsProps {
  readonly person: Person;
  readonly shown: string;
  readonly hasTwoFactor: boolean;
}

function RoleForms({ person: { id, role }, shown, hasTwoFactor }: RoleFormsProps) {
  return (
    <div className="mt-3 flex flex-wrap items-end gap-3">
      <Form method="post" action="/admin/people" className="flex flex-wrap items-end gap-3">
        <Hidden fields={{ ...taskFields("role", id), [PEOPLE_FIELDS.was]: role }} />
        <select
          name={PEOPLE_FIELDS.role}
          defaultValue={role}
          aria-label={`Works as, ${shown}`}
          className={fieldLook(false, "w-auto")}
        >
          {ROLES.map((one) => (
            <option key={one} value={one}>
              {ROLE_WORDS[one].label}
            </option>
          ))}
        </select>
        <Button type="submit" look="outline">
          Change<span className="sr-only"> {shown}</span>
        </Button>
      </Form>
      <ButtonForm action="/admin/people" fields={taskFields("remove", id)} look="quiet">
        Remove<span className="sr-only"> {shown}</span>
      </ButtonForm>
      {hasTwoFactor && <LostPhone id={id} shown={shown} />}
    </div>
  );
}

function LostPhone({ id, shown }: { readonly id: string; readonly shown: string }) {
  return (
    <div className="w-full">
      <Disclosure summary="Phone and recovery codes lost?">
        <p>Make sure that it is really this person who asks. Without the second factor, the password alone signs in.</p>
        <ButtonForm action="/admin/people" fields={taskFields("drop-two-factor", id)}>
          Turn off the second factor<span className="sr-only"> of {shown}</span>
        </ButtonForm>
      </Disclosure>
    </div>
  );
}

import { Link } from "@remix-run/react";
import { PageHeader } from "~/house/ui/kit/page-header";
import { Section } from "~/house/ui/kit/section";
import type { Role } from "~/provider/accounts/roles";
import type { PeopleReply } from "../people-form";
import type { OpenInvitation, Person } from "../person";
import { ConfirmTask } from "./confirm-task";
import { InviteForm, OpenInvitations } from "./invitations";
import { PeopleNotice } from "./people-notice";
import { PersonRow } from "./person-row";
import { TwoFactorRoles } from "./two-factor-roles";

interface PeoplePageProps {
  readonly people: readonly Person[];
  readonly invitations: readonly OpenInvitation[];
  /** The accounts with a second factor, and the roles that need one; `null` if the provider decides. */
  readonly twoFactor: { readonly on: readonly string[]; readonly needed: readonly Role[] } | null;
  readonly isMailed: boolean;
  readonly done: { readonly what: string | null; readonly person: string | null };
  readonly reply: PeopleReply | null;
}

export function PeoplePage({ people, invitations, twoFactor, isMailed, done, reply }: PeoplePageProps) {
  return (
    <>
      <PageHeader title="People">
        <p>Who runs the shop, and what each role opens.</p>
        <p>
          <Link to="/admin/events" className="link-tall">
            Events
          </Link>
        </p>
      </PageHeader>
      <div className="wrap py-8 md:py-10">
        <ConfirmTask reply={reply} />
        <PeopleNotice done={done} people={people} isMailed={isMailed} reply={reply} />
        <div className="grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:grid-rows-[auto_1fr]">
          <div className="space-y-10">
            <Section name="people" title="Who runs the shop">
              <ul className="mt-4 border-b border-stone-300">
                {people.map((person) => (
                  <PersonRow
                    key={`${person.id} ${person.role}`}
                    person={person}
                    hasTwoFactor={twoFactor === null ? null : twoFactor.on.includes(person.id)}
                  />
                ))}
              </ul>
            </Section>
            <OpenInvitations invitations={invitations} isMailed={isMailed} />
          </div>
          <div className="lg:row-span-2">
            <InviteForm key={invitations.map(({ id }) => id).join()} isMailed={isMailed} />
          </div>
          <TwoFactorRoles key={twoFactor?.needed.join()} needed={twoFactor?.needed ?? null} />
        </div>
      </div>
    </>
  );
}

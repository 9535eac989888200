import { Form } from "@remix-run/react";
import { Button } from "~/house/ui/kit/button";
import { dateText } from "~/house/ui/kit/moment-text";
import { ROLE_WORDS } from "~/provider/accounts/roles";
import type { OpenInvitation } from "../person";
import { HiddenTask } from "./hidden-task";

interface OpenInvitationsProps {
  /** The newest first. */
  readonly invitations: readonly OpenInvitation[];
  readonly isMailed: boolean;
}

/** The invitations that were not accepted yet. */
export function OpenInvitations({ invitations, isMailed }: OpenInvitationsProps) {
  if (invitations.length === 0) return null;
  return (
    <section aria-labelledby="invited-heading">
      <h2 id="invited-heading" className="text-2xl">
        Open invitations
      </h2>
      <ul className="mt-4 border-b border-stone-300">
        {invitations.map(({ id, email, role, invitedAt, expiresAt }) => (
          <li key={id} className="border-t border-stone-300 py-4">
            <p className="wrap-anywhere">
              <strong>{email}</strong>, {ROLE_WORDS[role].label}
            </p>
            <p className="text-stone-700">
              Invited on <time dateTime={invitedAt}>{dateText(invitedAt)}</time>, valid until{" "}
              <time dateTime={expiresAt}>{dateText(expiresAt)}</time>.
            </p>
            <div className="mt-2 flex flex-wrap gap-3">
              <Form method="post" action="/admin/people">
                <HiddenTask kind="send-again" id={id} />
                <Button type="submit" look="outline">
                  {isMailed ? "Send again" : "New link"}
                  <span className="sr-only"> for {email}</span>
                </Button>
              </Form>
              <Form method="post" action="/admin/people">
                <HiddenTask kind="withdraw" id={id} />
                <Button type="submit" look="quiet">
                  Withdraw<span className="sr-only"> for {email}</span>
                </Button>
              </Form>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

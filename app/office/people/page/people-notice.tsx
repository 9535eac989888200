import { ButtonForm } from "~/house/ui/kit/button-form";
import { Notice } from "~/house/ui/kit/notice";
import { useFocusOnAnnounce } from "~/house/ui/kit/use-focus-on-announce";
import { ROLE_WORDS } from "~/provider/accounts/roles";
import { PEOPLE_DONE, type PeopleDone, type PeopleReply } from "../people-form";
import { INVITATION_DAYS, type Person } from "../person";
import { taskFields } from "./person-row";

interface PeopleNoticeProps {
  readonly done: { readonly what: string | null; readonly person: string | null };
  readonly people: readonly Person[];
  readonly isMailed: boolean;
  readonly reply: PeopleReply | null;
}

const WORDS: Readonly<Record<Exclude<PeopleDone, "removed" | "role" | "restored">, string>> = {
  invited: "The invitation is on its way by mail. It is listed below until it is accepted.",
  withdrawn: "The invitation was withdrawn. Its link no longer works.",
  dropped: "The second factor is off. The person signs in with the password, and can set it up again.",
  "two-factor": "Saved. It applies from the next page that each person opens.",
};

function wordsOf(what: Exclude<PeopleDone, "removed">, person: Person | undefined): string {
  const name = person?.email || "The person";
  const role = person ? ROLE_WORDS[person.role].label : "in this role";
  switch (what) {
    case "role":
      return `${name} is now ${role}. It applies from the next page that the person opens.`;
    case "restored":
      return `${name} is ${role} again.`;
    default:
      return WORDS[what];
  }
}

export function PeopleNotice({ done, people, isMailed, reply }: PeopleNoticeProps) {
  const what = PEOPLE_DONE.find((one) => one === done.what) ?? null;
  const message = reply?.asked ? null : (reply ?? what);
  const ref = useFocusOnAnnounce<HTMLDivElement>(message, Boolean(message && (reply?.problem || reply?.made || what)));
  return (
    <div
      ref={ref}
      tabIndex={-1}
      role={reply?.problem && !reply.asked ? "alert" : "status"}
      className="[&:not(:empty)]:mb-8"
    >
      {reply?.problem && !reply.asked && <Notice tone="error" title={reply.problem} />}
      {reply?.made?.link && (
        <Notice
          tone="success"
          className="wrap-anywhere"
          title={`The invitation of ${reply.made.email} is ready. Hand over this link:`}
        >
          <p className="my-2 bg-white px-3 py-2 font-mono text-sm wrap-anywhere select-all">{reply.made.link}</p>
          <p>
            The shop has no mail server, so nothing was mailed. The link is shown only this once, works once, and is
            valid for {INVITATION_DAYS} days. Anyone who opens it can take the role, so give it only to this person.
          </p>
        </Notice>
      )}
      {!reply && what === "removed" && <Removed person={done.person} people={people} />}
      {!reply && what && what !== "removed" && (what !== "invited" || isMailed) && (
        <Notice
          tone="success"
          title={wordsOf(
            what,
            people.find(({ id }) => id === done.person),
          )}
        />
      )}
    </div>
  );
}

/** Says that somebody lost a role, unless that was undone. */
function Removed({ person, people }: { readonly person: string | null; readonly people: readonly Person[] }) {
  if (person === null || people.some(({ id }) => id === person)) return null;
  return (
    <Notice tone="success" title="The role was removed. The account is now a customer's.">
      <ButtonForm action="/admin/people" fields={taskFields("restore", person)} className="mt-2">
        Undo<span className="sr-only"> the removal</span>
      </ButtonForm>
    </Notice>
  );
}

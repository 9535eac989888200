import { type ActionFunctionArgs, json, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { NOT_CACHED, privatePage } from "~/base/platform/cache-policy.server";
import { httpError, orUpstreamProblem, problemOf } from "~/base/platform/http-errors.server";
import { readForm } from "~/base/platform/posts/read-form.server";
import { sendsMail } from "~/house/mail/services/mail.server";
import { unlisted } from "~/house/ui/head/page-title";
import { PeoplePage } from "~/office/people/page/people-page";
import {
  confirmReply,
  madeReply,
  peopleProblem,
  refusedInvitation,
  unconfirmedTask,
} from "~/office/people/people-answer.server";
import {
  DONE_FIELD,
  inviteValidator,
  isConfirmed,
  PERSON_FIELD,
  type PeopleDone,
  type PeopleTask,
  PROOF_FIELDS,
  readPeopleTask,
} from "~/office/people/people-form";
import type { MadeInvitation } from "~/office/people/person";
import { invite, inviteAgain, invitedRole, withdrawInvitation } from "~/office/people/services/invitations.server";
import {
  changePerson,
  dropTwoFactor,
  findProof,
  listPeople,
  proveOwner,
  saveTwoFactorRoles,
} from "~/office/people/services/people.server";
import type { Role } from "~/provider/accounts/roles";
import { requireStaff } from "~/provider/auth/guards.server";
import { HOME } from "~/provider/auth/sign-in.server";

export const meta = unlisted(({ error }) => (error ? "Problem" : "People"));

export const headers = privatePage;

export async function loader({ request }: LoaderFunctionArgs) {
  await requireStaff(request, "people");
  const { searchParams } = new URL(request.url);
  const shown = await orUpstreamProblem(listPeople());
  const done = { what: searchParams.get(DONE_FIELD), person: searchParams.get(PERSON_FIELD) };
  return json({ ...shown, isMailed: sendsMail(), done }, { headers: NOT_CACHED });
}

const PATH = "/admin/people";

function doneWith(what: PeopleDone, person?: string): Response {
  const query = new URLSearchParams({ [DONE_FIELD]: what, ...(person !== undefined && { [PERSON_FIELD]: person }) });
  return redirect(`${PATH}?${query}`, 303);
}

const DONE = { role: "role", remove: "removed", restore: "restored" } as const;

interface Owner {
  readonly id: string;
  readonly email: string;
}

const invited = (made: MadeInvitation) => (made.link ? madeReply(made) : doneWith("invited"));

/** The page with a form for the owner's password, unless the task needs none or the password came with it. */
async function askProof(form: URLSearchParams, task: PeopleTask, owner: Owner, invitedAs: Role | null = null) {
  if (!isConfirmed(task, invitedAs)) return null;
  const way = await findProof(owner.id);
  if (!way) return null;
  const asked = { ...unconfirmedTask(form, task), ...way };
  const password = form.get(PROOF_FIELDS.password);
  if (password === null) return confirmReply(asked, "asked");
  const outcome = await proveOwner(owner.id, { password, code: form.get(PROOF_FIELDS.code) ?? undefined });
  if (outcome === "done") return null;
  return outcome === "ended" ? redirect("/login", 303) : confirmReply(asked, outcome);
}

async function inviteBy(form: URLSearchParams, owner: Owner) {
  const { data, error, submittedData: answers } = await inviteValidator.validate(form);
  if (error) return refusedInvitation(answers, error.fieldErrors);
  const asked = await askProof(form, { kind: "invite" }, owner, data.role);
  if (asked) return asked;
  const made = await invite(data, owner);
  return typeof made === "string" ? refusedInvitation(answers, made) : invited(made);
}

async function answerTo(form: URLSearchParams, task: PeopleTask, owner: Owner) {
  const refused = task.kind === "drop-two-factor" && task.id === owner.id ? peopleProblem("own") : null;
  const asked = refused ?? (await askProof(form, task, owner));
  if (asked) return asked;
  switch (task.kind) {
    case "invite":
      return inviteBy(form, owner);
    case "send-again": {
      const notYet = await askProof(form, task, owner, await invitedRole(task.id));
      if (notYet) return notYet;
      const made = await inviteAgain(task.id, owner);
      return made ? invited(made) : peopleProblem("unknown");
    }
    case "withdraw":
      await withdrawInvitation(task.id, owner.id);
      return doneWith("withdrawn");
    case "two-factor":
      await saveTwoFactorRoles(task.roles, owner);
      return doneWith("two-factor");
    case "drop-two-factor": {
      const outcome = await dropTwoFactor(task.id, owner);
      return outcome === "done" ? doneWith("dropped") : peopleProblem(outcome);
    }
    default: {
      const outcome = await changePerson(task, owner);
      if (outcome !== "done") return peopleProblem(outcome);
      const isOwn = task.id === owner.id && task.kind !== "restore";
      return isOwn ? redirect(task.kind === "remove" ? HOME : "/admin", 303) : doneWith(DONE[task.kind], task.id);
    }
  }
}

export async function action({ request }: ActionFunctionArgs) {
  const form = await readForm(request);
  const { user } = await requireStaff(request, "people");
  const task = readPeopleTask(form);
  if (!task) throw httpError(400, "This page has no such form, so nothing was changed.");
  try {
    return await answerTo(form, task, user);
  } catch (failure) {
    const { problem, ...again } = problemOf(failure);
    return peopleProblem(problem, again);
  }
}

export { pageShouldRevalidate as shouldRevalidate } from "~/storefront/layout/page/page-revalidation";

export default function People() {
  return <PeoplePage {...useLoaderData<typeof loader>()} reply={useActionData<typeof action>() ?? null} />;
}

export { RefusedBoundary as ErrorBoundary } from "~/house/ui/kit/route-problem";

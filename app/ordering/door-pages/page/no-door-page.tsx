import { CheckedForm } from "~/house/ui/fields/checked-form";
import { SubmitButton } from "~/house/ui/fields/submit-button";
import { TextField } from "~/house/ui/fields/text-field";
import { Notice } from "~/house/ui/kit/notice";
import { PageHeader } from "~/house/ui/kit/page-header";
import type { DoorAnswer } from "../door-answer";
import { CODE_FORM_ID, CODE_LABELS, CODE_PROBLEMS, codeValidator } from "../door-forms";

type NoDoor = Exclude<DoorAnswer, { readonly kind: "door" }>;

const TITLES: Readonly<Record<NoDoor["kind"], string>> = {
  empty: "Find a door by its code",
  mistyped: "Check the code",
  foreign: "Not one of our codes",
  unknown: "No such door",
  closed: "This page is closed",
  gone: "This label is no longer valid",
  limited: "Too many tries",
};

interface NoDoorPageProps {
  readonly answer: NoDoor;
  readonly typed: string;
}

/** The page for a code that shows no door, with a field to type another; also the page without a code. */
export function NoDoorPage({ answer, typed }: NoDoorPageProps) {
  const { kind } = answer;
  return (
    <>
      <PageHeader title={TITLES[kind]}>
        {kind === "empty" && <p>Every piece that we make has a label with a code: scan it, or type it here.</p>}
      </PageHeader>
      <div className="wrap space-y-8 py-8 md:py-10">
        {kind !== "empty" && (
          <Notice tone="error" className="max-w-[46em]">
            <p>{textOf(answer.kind)}</p>
          </Notice>
        )}
        {kind !== "limited" && <CodeForm typed={typed} />}
      </div>
    </>
  );
}

function textOf(kind: NoDoor["kind"]): string {
  switch (kind) {
    case "limited":
      return "Too many codes were tried from your connection. Please wait a minute, then open this page again.";
    case "closed":
      return "The customer who ordered this piece closed its page, and can open it again on the order's page. The code on another label still works here.";
    case "gone":
      return "The order was changed or canceled after this label was printed, so no piece has this code.";
    case "unknown":
      return "The code has no typing error, but none of our doors has it. The label may be from another shop.";
    case "mistyped":
    case "foreign":
      return CODE_PROBLEMS[kind];
    default:
      return "";
  }
}

function CodeForm({ typed }: Pick<NoDoorPageProps, "typed">) {
  return (
    <CheckedForm
      id={CODE_FORM_ID}
      validator={codeValidator}
      labels={CODE_LABELS}
      action="/door"
      defaultValues={{ code: typed }}
      className="max-w-xl space-y-5"
    >
      <TextField
        name="code"
        label={CODE_LABELS.code}
        hint="28 letters and digits, as printed on the label. Hyphens, spaces and capitals do not matter."
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        required
      />
      <SubmitButton label="Show this door" busyLabel="One moment…" />
    </CheckedForm>
  );
}

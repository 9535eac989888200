import { TextField } from "./form-fields.server";
import { Page, type Shop, wholeDocument } from "./page.server";
import { ProblemBox } from "./problem-box.server";

interface SecondStepPageProps extends Shop {
  readonly action: string;
  readonly ticket: string;
  /** The problem with the last code, if there was one. */
  readonly problem: string | null;
}

function SecondStepPage({ action, ticket, problem, ...shop }: SecondStepPageProps) {
  return (
    <Page {...shop} title={problem ? "Error: Second step" : "Second step"}>
      <h1>Second step</h1>
      <p className="to" id="code-hint">
        Type the six digits that your authenticator app shows, or one of your recovery codes.
      </p>
      {problem && <ProblemBox text={problem} />}
      <form method="post" action={action} noValidate>
        <input type="hidden" name="ticket" value={ticket} />
        <TextField
          name="code"
          label="Code"
          hintId="code-hint"
          autoComplete="one-time-code"
          isInvalid={problem !== null}
        />
        <button type="submit">Continue</button>
      </form>
    </Page>
  );
}

/** The form that asks for the second factor, as a whole HTML document. */
export function renderSecondStep(props: SecondStepPageProps): string {
  return wholeDocument(<SecondStepPage {...props} />);
}

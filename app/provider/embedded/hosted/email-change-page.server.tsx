import { Page, type Shop, wholeDocument } from "./page.server";
import { ProblemBox } from "./problem-box.server";

interface ConfirmPageProps extends Shop {
  readonly action: string;
  /** The account's new address. */
  readonly email: string;
  readonly problem: string | null;
}

function ConfirmPage({ action, email, problem, ...shop }: ConfirmPageProps) {
  return (
    <Page {...shop} title={problem === null ? "Use this address" : "Error: Use this address"}>
      <h1>Use this address</h1>
      <p>
        From now on, use <strong>{email}</strong> to sign in to the account.
      </p>
      <p className="to">This signs the account out on every device. Sign in again with the same password.</p>
      {problem !== null && <ProblemBox text={problem} />}
      <form method="post" action={action}>
        <button type="submit">Use this address</button>
      </form>
    </Page>
  );
}

function ChangedPage({ loginUrl, ...shop }: Shop & { readonly loginUrl: string }) {
  return (
    <Page {...shop} title="Your e-mail address was changed">
      <h1>Your e-mail address was changed</h1>
      <p className="to">The account is signed out on every device. The password is the same.</p>
      <p>
        <a href={loginUrl}>Sign in with your new address</a>
      </p>
    </Page>
  );
}

function GonePage({ profileUrl, ...shop }: Shop & { readonly profileUrl: string }) {
  return (
    <Page {...shop} title="This link no longer works">
      <h1>This link no longer works</h1>
      <ProblemBox text="It was used, replaced by a newer one, or is older than 30 minutes. The address was not changed." />
      <p className="back">
        <a href={profileUrl}>Ask for a new link in your profile</a>
      </p>
    </Page>
  );
}

/** The form behind a mailed link, as a whole HTML document. */
export function renderConfirm(props: ConfirmPageProps): string {
  return wholeDocument(<ConfirmPage {...props} />);
}

/** The page after the address was changed. */
export function renderChanged(props: Parameters<typeof ChangedPage>[0]): string {
  return wholeDocument(<ChangedPage {...props} />);
}

/** The page for an invalid link. */
export function renderGone(props: Parameters<typeof GonePage>[0]): string {
  return wholeDocument(<GonePage {...props} />);
}

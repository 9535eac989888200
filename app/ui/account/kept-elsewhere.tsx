import { Notice } from "~/ui/kit/notice";

interface KeptElsewhereProps {
  /** The address where the account is managed; `null` if there is none. */
  readonly at: string | null;
}

/** Leads to where an account is managed, in place of a form that changes it. */
export function KeptElsewhere({ at }: KeptElsewhereProps) {
  return (
    <Notice tone="info" title="This is not changed here.">
      {at === null ? (
        <p>Call or write to us from the e-mail address of the account.</p>
      ) : (
        <p className="wrap-anywhere">
          Your account is kept where you sign in, and what can be changed about it is changed there:{" "}
          <a href={at} className="underline underline-offset-4">
            {new URL(at).host}
          </a>
        </p>
      )}
    </Notice>
  );
}

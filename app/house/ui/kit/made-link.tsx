import { momentText } from "./moment-text";
import { Notice } from "./notice";

/** A link that was made just now; it is never shown again, because only its hash is stored. */
export function MadeLink({ address }: { readonly address: string }) {
  return (
    <Notice tone="success" title="Here is the link. Copy it now: we cannot show it again.">
      <p className="my-2 bg-white px-3 py-2 font-mono text-sm wrap-anywhere select-all">{address}</p>
    </Notice>
  );
}

interface LinkUseProps {
  /** An ISO time. */
  readonly madeAt: string;
  /** An ISO time; `null` if nobody has opened it. */
  readonly openedAt: string | null;
}

/** `Made November 22, 2026, 2:05 p.m. Pacific Time, not opened yet.` */
export function LinkUse({ madeAt, openedAt }: LinkUseProps) {
  return (
    <>
      Made <time dateTime={madeAt}>{momentText(madeAt)}</time>,{" "}
      {openedAt ? (
        <>
          last opened <time dateTime={openedAt}>{momentText(openedAt)}</time>.
        </>
      ) : (
        "not opened yet."
      )}
    </>
  );
}

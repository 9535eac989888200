import { Moment } from "~/house/ui/kit/moment";
import type { StyleDifference } from "../style-differences";
import { restoringFields } from "../style-names";
import { type StyleVersion, VERSION_WORDS } from "../style-version";
import { PostButton } from "./page-parts";

const shown = (text: string) => text || "nothing";

function DifferenceText({ difference: { what, old, new: now } }: { readonly difference: StyleDifference }) {
  return (
    <>
      <b>{what}:</b> <del className="text-stone-700">{shown(old)}</del> <span aria-hidden="true">→</span>{" "}
      <span className="sr-only">is now</span> <ins className="no-underline">{shown(now)}</ins>
    </>
  );
}

interface StyleVersionsProps {
  readonly versions: readonly StyleVersion[];
  readonly revision: number;
}

export function StyleVersions({ versions, revision }: StyleVersionsProps) {
  return (
    <section aria-labelledby="versions-heading">
      <h2 id="versions-heading" className="text-2xl">
        Saved versions
      </h2>
      {versions.length === 0 && <p className="mt-2">Unchanged since the shop’s first catalog.</p>}
      <ol className="mt-2">
        {versions.map(({ id, kind, savedAt, savedBy, differences, hasBefore }, index) => (
          <li key={id} className="border-t border-stone-300 py-3">
            <p className="figures text-sm text-stone-700 wrap-anywhere">
              {VERSION_WORDS[kind]}, <Moment at={savedAt} isWithin />
              {savedBy && `, ${savedBy}`}
            </p>
            <ul className="figures text-sm wrap-anywhere">
              {differences.map((difference) => (
                <li key={difference.what}>
                  <DifferenceText difference={difference} />
                </li>
              ))}
            </ul>
            {index > 0 && hasBefore && (
              <PostButton intent="restore" look="quiet" fields={restoringFields(id, revision)}>
                Restore the version before this save
                <span className="sr-only">
                  {" "}
                  of <Moment at={savedAt} isWithin />
                </span>
              </PostButton>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

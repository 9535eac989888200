import type { ReactNode } from "react";
import { Section } from "~/house/ui/kit/section";
import { Moment } from "../kit/moment";

interface Version {
  readonly revision: number;
  readonly savedAt: string;
  readonly savedBy: string;
}

interface SavedListProps<Saved extends Version> {
  readonly versions: readonly Saved[];
  readonly textOf: (version: Saved) => ReactNode;
}

/** What a form saved before, when and by whom; nothing if it was never saved. */
export function SavedVersions<Saved extends Version>({ versions, textOf }: SavedListProps<Saved>) {
  if (versions.length === 0) return null;
  return (
    <Section name="saves" title="Saved settings">
      <ol className="mt-4">
        {versions.map((version) => (
          <li key={version.revision} className="border-t border-stone-300 py-4">
            <p className="figures text-sm text-stone-700">
              <Moment at={version.savedAt} />
              {version.savedBy && `, ${version.savedBy}`}
            </p>
            <p className="figures max-w-[46em] wrap-anywhere whitespace-pre-line">{textOf(version)}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

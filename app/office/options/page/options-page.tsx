import { Link } from "@remix-run/react";
import type { SavedOptions } from "~/house/settings/shop-settings";
import { UnsavedNotice } from "~/house/ui/fields/unsaved-notice";
import { ButtonForm } from "~/house/ui/kit/button-form";
import { Notice } from "~/house/ui/kit/notice";
import { PageHeader } from "~/house/ui/kit/page-header";
import { OPTIONS_INTENT } from "../options-form";
import { OptionsForm } from "./options-form";

interface OptionsPageProps {
  readonly saved: SavedOptions;
  /** Whether options have just been saved. */
  readonly isSaved: boolean;
  /** The response to a form that saved nothing. */
  readonly reply: { readonly problem: string | null; readonly revision: number } | null;
}

/** What customers can choose for hinges, handles and wood, and what it costs. */
export function OptionsPage({ saved: { revision, options }, isSaved, reply }: OptionsPageProps) {
  return (
    <>
      <PageHeader title="Options">
        <p>What customers can choose for the holes and the wood of a piece, and what it costs.</p>
        <p>
          <Link to="/admin/settings" className="link-tall">
            Settings
          </Link>
        </p>
      </PageHeader>
      <div className="wrap space-y-10 py-8 md:py-10">
        <UnsavedNotice reply={reply} />
        {isSaved && !reply && (
          <div role="status">
            <Notice tone="success" title="Saved. The shop’s pages show it from now on.">
              <ButtonForm action="/admin/options" fields={{ revision, [OPTIONS_INTENT]: "undo" }}>
                Undo the last save
              </ButtonForm>
            </Notice>
          </div>
        )}
        <OptionsForm options={options} revision={reply?.revision ?? revision} isRefused={reply !== null} />
      </div>
    </>
  );
}

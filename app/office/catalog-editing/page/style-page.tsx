import { Link } from "@remix-run/react";
import type { FormProblem } from "~/house/forms/form-problem";
import { PageHeader } from "~/house/ui/kit/page-header";
import { STYLE_STATE_WORDS } from "../style-differences";
import { NEW_STYLE } from "../style-form";
import { restoringFields } from "../style-names";
import type { EditedStyle } from "../style-version";
import { Notices, PostButton } from "./page-parts";
import { StyleForm } from "./style-form";
import { StyleVersions } from "./style-versions";

interface StylePageProps extends EditedStyle {
  readonly done: string | null;
  readonly problem: string | null;
  readonly reply: (FormProblem & { readonly revision: number }) | null;
}

const SEEN = {
  draft: "Customers do not see it until it is published.",
  shown: "Customers see each save at once.",
  hidden: "Its page says “No longer made”; it is left out of the shop, the search and the comparison.",
} as const;

export function StylePage({ style, revision, versions, done, problem, reply }: StylePageProps) {
  const { title, handle, state } = style;
  return (
    <>
      <PageHeader title={title} crumbs={[{ name: "Catalog", to: "/admin/catalog" }]}>
        <p>
          {STYLE_STATE_WORDS[state]}. {SEEN[state]}
        </p>
        <p className="flex flex-wrap gap-x-6">
          <Link to={`/admin/catalog/${handle}/preview`} className="link-tall">
            Preview
          </Link>
          {state === "shown" && (
            <Link to={`/product/${handle}`} className="link-tall">
              See it in the shop
            </Link>
          )}
        </p>
      </PageHeader>
      <div className="wrap space-y-8 py-8">
        <Notices done={done} problem={reply?.problem ?? problem} />
        <div className="grid gap-12 xl:grid-cols-[minmax(0,1fr)_22rem]">
          <StyleForm
            key={reply ? "answered" : revision}
            style={style}
            revision={reply?.revision ?? revision}
            reply={reply}
          />
          <div className="space-y-10">
            <div className="flex flex-wrap gap-3">
              {versions[0]?.hasBefore && (
                <PostButton intent="undo" fields={restoringFields(revision, revision)}>
                  Undo the last save
                </PostButton>
              )}
              <PostButton intent="duplicate">Duplicate</PostButton>
              {state === "shown" && <PostButton intent="hide">Hide</PostButton>}
              <PostButton intent="delete">Delete</PostButton>
            </div>
            <StyleVersions versions={versions} revision={revision} />
          </div>
        </div>
      </div>
    </>
  );
}

/** Adds a style, as a draft unless it is published at once. */
export function NewStylePage({ reply }: { readonly reply: FormProblem | null }) {
  return (
    <>
      <PageHeader title="Add a style" crumbs={[{ name: "Catalog", to: "/admin/catalog" }]}>
        <p>
          Save it as a draft first: customers do not see it until you publish it. Enter the sizes and weight of what you
          make.
        </p>
      </PageHeader>
      <div className="wrap max-w-5xl space-y-8 py-8">
        <Notices done={null} problem={reply?.problem ?? null} />
        <StyleForm style={NEW_STYLE} revision={0} reply={reply} />
      </div>
    </>
  );
}

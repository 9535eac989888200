import type { FormProblem } from "~/house/forms/form-problem";
import { Breadcrumb } from "~/house/ui/kit/breadcrumb";
import { PageHeader } from "~/house/ui/kit/page-header";
import { NEW_STYLE } from "../style-form";
import { Notices } from "./notices";
import { StyleForm } from "./style-form";

/** Adds a style, as a draft unless it is published at once. */
export function NewStylePage({ reply }: { readonly reply: FormProblem | null }) {
  return (
    <>
      <div className="wrap pt-4">
        <Breadcrumb crumbs={[{ name: "Catalog", to: "/admin/catalog" }]} current="Add a style" />
      </div>
      <PageHeader isPlain title="Add a style">
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

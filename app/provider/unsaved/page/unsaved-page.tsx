import { Button } from "~/house/ui/kit/button";
import { PageHeader } from "~/house/ui/kit/page-header";
import { fieldWords, typedFields, type UnsavedForm } from "../unsaved-form";

const valueText = (value: string) => (value === "on" ? "Yes" : value);

function leftText({ secrets, files }: UnsavedForm["left"]): string | null {
  if (secrets && files) return "We do not keep passwords, codes or files. Add them again on the next page.";
  if (secrets) return "We do not keep passwords or codes. The next page asks for them again.";
  return files ? "We do not keep files. Add them again on the next page." : null;
}

/**
 * What somebody typed before their sign-in ended, to send to where it was going. That page answers it as it answers any
 * form.
 */
export function UnsavedPage({ form }: { readonly form: UnsavedForm }) {
  const { path, isMultipart, fields, left } = form;
  const leftOut = leftText(left);
  return (
    <>
      <PageHeader title="What you typed is still here">
        <p>
          Your sign-in ended before this was saved. Send it now, or open the page without it. We keep it for an hour.
        </p>
      </PageHeader>
      <div className="wrap space-y-8 py-8 md:py-10">
        <dl className="max-w-[46em]">
          {typedFields(form).map(([name, value], place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a form may send a name twice
            <div key={place} className="border-t border-stone-300 py-3">
              <dt className="text-sm text-stone-700">{fieldWords(name)}</dt>
              <dd className="wrap-anywhere whitespace-pre-line">{valueText(value)}</dd>
            </div>
          ))}
        </dl>
        {leftOut && <p className="max-w-[46em]">{leftOut}</p>}
        <form
          method="post"
          action={path}
          encType={isMultipart ? "multipart/form-data" : "application/x-www-form-urlencoded"}
          className="flex flex-wrap items-center gap-6"
        >
          {fields.map(([name, value], place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a form may send a name twice
            <input key={place} type="hidden" name={name} value={value} />
          ))}
          <Button type="submit">Send it now</Button>
          <a href={path} className="link-tall">
            Open the page without it
          </a>
        </form>
      </div>
    </>
  );
}

import { Form, Link } from "@remix-run/react";
import { useId } from "react";
import { Button } from "~/house/ui/kit/button";
import { Disclosure } from "~/house/ui/kit/disclosure";
import { fieldLook } from "~/house/ui/kit/field-look";
import { HELPER_FIELDS, helperLinksPath, MAX_HELPER_LABEL } from "../helper-link";

export const HELPER_LINKS_TITLE = "Link without prices";

/** The part of an order's page that makes a link without prices. `link` is the order's secret. */
export function HelperLinksFold({ link }: { readonly link: string }) {
  return (
    <section aria-label={HELPER_LINKS_TITLE} className="border-t border-stone-300 print:hidden">
      <Disclosure summary={HELPER_LINKS_TITLE}>
        <AboutHelperLinks />
        <MakeHelperLink link={link} />
        <Link to={helperLinksPath(link)} className="link-tall">
          See or end your links
        </Link>
      </Disclosure>
    </section>
  );
}

export function AboutHelperLinks() {
  return (
    <p>
      For your installer, painter or helper: locations, drawings, dates, and a list to check off at the truck. No
      prices, and no name but the job's.
    </p>
  );
}

export function MakeHelperLink({ link }: { readonly link: string }) {
  const id = useId();
  return (
    <Form method="post" action={helperLinksPath(link)} className="max-w-md space-y-4">
      <div>
        <label htmlFor={id} className="font-semibold">
          Who is it for?
        </label>
        <input
          id={id}
          name={HELPER_FIELDS.label}
          type="text"
          maxLength={MAX_HELPER_LABEL}
          autoComplete="off"
          aria-describedby={`${id}-hint`}
          className={fieldLook(false)}
        />
        <p id={`${id}-hint`} className="mt-1 text-sm text-stone-600">
          Optional, such as “Painter”. Only you see it.
        </p>
      </div>
      <Button type="submit" look="outline">
        Make a link
      </Button>
    </Form>
  );
}

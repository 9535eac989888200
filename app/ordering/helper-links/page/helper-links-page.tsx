import { Form } from "@remix-run/react";
import { Breadcrumb } from "~/house/ui/kit/breadcrumb";
import { Button } from "~/house/ui/kit/button";
import { LinkUse, MadeLink } from "~/house/ui/kit/made-link";
import { Notice } from "~/house/ui/kit/notice";
import { PageHeader } from "~/house/ui/kit/page-header";
import { useFocusOnAnnounce } from "~/house/ui/kit/use-focus-on-announce";
import { HELPER_FIELDS, type HelperLink, helperLinksPath, MAX_HELPER_LINKS } from "../helper-link";
import { AboutHelperLinks, HELPER_LINKS_TITLE, MakeHelperLink } from "./helper-links-fold";

interface HelperLinksPageProps {
  readonly number: string;
  readonly link: string;
  readonly links: readonly HelperLink[];
  /** The address of a link that was made just now; `null` at any other time, because only its hash is stored. */
  readonly made: string | null;
  readonly isEnded: boolean;
}

export function HelperLinksPage({ number, link, links, made, isEnded }: HelperLinksPageProps) {
  const ref = useFocusOnAnnounce<HTMLDivElement>(made ?? isEnded, made !== null || isEnded);
  return (
    <>
      <PageHeader title={HELPER_LINKS_TITLE}>
        <AboutHelperLinks />
      </PageHeader>
      <div className="wrap py-6">
        <div className="max-w-[46em] space-y-8">
          <Breadcrumb crumbs={[{ name: `Order ${number}`, to: `/orders/${link}` }]} current={HELPER_LINKS_TITLE} />
          <div ref={ref} tabIndex={-1} role="status" className="empty:hidden">
            {made && <MadeLink address={made} />}
            {!made && isEnded && <Notice tone="success" title="The link has ended." />}
          </div>
          {links.length < MAX_HELPER_LINKS ? (
            <MakeHelperLink link={link} />
          ) : (
            <p>An order can have {MAX_HELPER_LINKS} links. End one to make another.</p>
          )}
          {links.length > 0 && (
            <section aria-labelledby="links-heading">
              <h2 id="links-heading" className="text-2xl">
                Your links
              </h2>
              <ul className="mt-2 border-b border-stone-300">
                {links.map((one, at) => (
                  <Made key={one.id} link={link} made={one} name={one.label || `Link ${at + 1}`} />
                ))}
              </ul>
            </section>
          )}
        </div>
      </div>
    </>
  );
}

interface MadeProps {
  readonly link: string;
  readonly made: HelperLink;
  readonly name: string;
}

function Made({ link, made: { id, madeAt, openedAt }, name }: MadeProps) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-stone-300 py-3">
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">{name}</p>
        <p className="text-sm text-stone-700">
          <LinkUse {...{ madeAt, openedAt }} />
        </p>
      </div>
      <Form method="post" action={helperLinksPath(link)}>
        <Button type="submit" look="outline" name={HELPER_FIELDS.end} value={id}>
          End this link<span className="sr-only">: {name}</span>
        </Button>
      </Form>
    </li>
  );
}

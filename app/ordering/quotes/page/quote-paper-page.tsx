import { Breadcrumb } from "~/house/ui/kit/breadcrumb";
import { PageHeader } from "~/house/ui/kit/page-header";
import { PrintButton } from "~/ordering/paper/page/print-button";
import { quotePathOf, quotesPage } from "~/provider/account-pages/page/quotes-words";
import type { ClientLink, DealerSheet } from "../dealer-sheet";
import type { Quote } from "../quote";
import { ClientLinkSection } from "./client-link";
import { DealerForm, type DealerFormProps } from "./dealer-form";
import { DealerPaper } from "./dealer-paper";
import { QuotePaper } from "./quote-paper";

interface QuotePaperPageProps extends Omit<DealerFormProps, "isShown"> {
  readonly paper: { readonly quote: Quote } | { readonly dealer: DealerSheet };
  /** Whether something is saved for a client, so that a link to it can be made. */
  readonly isSaved: boolean;
  readonly link: ClientLink | null;
  readonly madeLink: string | null;
}

/** The id of the document, below the forms. */
export const SHEET_ID = "document";

export function QuotePaperPage({ paper, isSaved, link, madeLink, ...form }: QuotePaperPageProps) {
  const { number } = form;
  return (
    <>
      <div className="print:hidden">
        <PageHeader title={`Print quote ${number}`} />
        <div className="wrap space-y-8 py-8">
          <Breadcrumb
            crumbs={[
              { name: quotesPage.title, to: quotesPage.to },
              { name: `Quote ${number}`, to: quotePathOf(number) },
            ]}
            current="Print"
          />
          <PrintButton>Print</PrintButton>
          <DealerForm {...form} isShown={"dealer" in paper} />
          {isSaved && <ClientLinkSection number={number} link={link} made={madeLink} />}
        </div>
      </div>
      <div id={SHEET_ID} className="wrap pb-14 print:p-0">
        {"dealer" in paper ? <DealerPaper sheet={paper.dealer} /> : <QuotePaper quote={paper.quote} />}
      </div>
    </>
  );
}

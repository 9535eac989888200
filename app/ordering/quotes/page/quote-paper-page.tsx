import { Breadcrumb } from "~/house/ui/kit/breadcrumb";
import { PageHeader } from "~/house/ui/kit/page-header";
import { PrintButton } from "~/ordering/paper/page/print-button";
import { quotePathOf, quotesPage } from "~/provider/account-pages/page/quotes-words";
import type { DealerFields, DealerFormState as SentForm } from "../dealer-paper-form";
import type { Quote } from "../quote";
import { DealerForm } from "./dealer-form";
import { DealerPaper, type DealerSheet, QuotePaper } from "./quote-paper";

interface QuotePaperPageProps {
  readonly number: string;
  readonly paper: { readonly quote: Quote } | { readonly dealer: DealerSheet };
  readonly fields: DealerFields;
  readonly errors: SentForm["errors"];
}

export function QuotePaperPage({ number, paper, fields, errors }: QuotePaperPageProps) {
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
          <DealerForm number={number} fields={fields} errors={errors} isShown={"dealer" in paper} />
        </div>
      </div>
      <div className="wrap pb-14 print:p-0">
        {"dealer" in paper ? <DealerPaper sheet={paper.dealer} /> : <QuotePaper quote={paper.quote} />}
      </div>
    </>
  );
}

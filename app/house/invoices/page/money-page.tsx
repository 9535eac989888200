import { counted } from "~/base/text/counts";
import { SavedVersions } from "~/house/ui/fields/saved-list";
import { UnsavedNotice } from "~/house/ui/fields/unsaved-notice";
import { Notice } from "~/house/ui/kit/notice";
import { PageHeader } from "~/house/ui/kit/page-header";
import { formatPercent } from "~/trade/pricing/price-terms";
import { type MoneySettings, type MoneyVersion, NO_MONEY_SETTINGS, PAYING_FORM_ID, rateWords } from "../money-settings";
import { PayingForm, RateForm, RemoveRate, UndoSave } from "./money-forms";

interface MoneyPageProps {
  readonly versions: readonly MoneyVersion[];
  readonly isSaved: boolean;
  readonly reply: { readonly formId: string; readonly problem: string | null } | null;
}

export function MoneyPage({ versions, isSaved, reply }: MoneyPageProps) {
  const { revision, settings } = versions[0] ?? { revision: 0, settings: NO_MONEY_SETTINGS };
  return (
    <>
      <PageHeader title="Invoices and tax">
        <p>How customers pay, the deposit, and the sales tax that is offered when an order is confirmed.</p>
      </PageHeader>
      <div className="wrap space-y-10 py-8 md:py-10">
        <UnsavedNotice reply={reply} />
        {isSaved && !reply && (
          <div role="status">
            <Notice tone="success" title="Saved.">
              {revision > 0 && <UndoSave revision={revision} />}
            </Notice>
          </div>
        )}
        <div className="grid gap-x-16 gap-y-10 lg:grid-cols-2">
          <PayingForm settings={settings} revision={revision} isRefused={reply?.formId === PAYING_FORM_ID} />
          <section aria-labelledby="tax-heading">
            <h2 id="tax-heading" className="text-2xl">
              Sales tax
            </h2>
            {settings.rates.length === 0 && <p className="mt-2">No rates yet: no tax is offered.</p>}
            <ul className="mt-4">
              {settings.rates.map((rate) => (
                <li
                  key={rate.state}
                  className="figures flex flex-wrap items-center justify-between gap-x-6 border-t border-stone-300 py-3"
                >
                  {rateWords(rate)}
                  <RemoveRate rate={rate} revision={revision} />
                </li>
              ))}
            </ul>
            <RateForm revision={revision} />
          </section>
        </div>
        <SavedVersions versions={versions} textOf={({ settings }) => settingsText(settings)} />
      </div>
    </>
  );
}

function settingsText({ howToPay, deposit, prepaidDays, rates }: MoneySettings): string {
  const tax = rates.length === 0 ? "no tax rates" : rates.map(rateWords).join("; ");
  const share = deposit === 0 ? "no deposit" : `deposit ${formatPercent(deposit)}`;
  return `${howToPay ? `“${howToPay}”` : "How to pay: by call"}; ${share}; prepaid overdue after ${counted(prepaidDays, "day")}; ${tax}`;
}

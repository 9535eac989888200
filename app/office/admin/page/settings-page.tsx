import { Link } from "@remix-run/react";
import { counted } from "~/base/text/counts";
import { cuttingText } from "~/house/settings/cutting-form";
import { freightText } from "~/house/settings/freight-form";
import { SETTINGS_INTENT } from "~/house/settings/settings-form";
import type { SettingsVersion, ShopSettings } from "~/house/settings/shop-settings";
import { UnsavedNotice } from "~/house/ui/fields/unsaved-notice";
import { ButtonForm } from "~/house/ui/kit/button-form";
import { Moment } from "~/house/ui/kit/moment";
import { Notice } from "~/house/ui/kit/notice";
import { PageHeader } from "~/house/ui/kit/page-header";
import { Section } from "~/house/ui/kit/section";
import { formatCents } from "~/trade/measure/money";
import { formatPercent } from "~/trade/pricing/price-terms";
import { TIERS } from "~/trade/pricing/tiers";
import { SettingsForm } from "./settings-form";

interface SettingsPageProps {
  /** The latest saved versions, the newest first. */
  readonly versions: readonly SettingsVersion[];
  readonly isSaved: boolean;
  readonly reply: { readonly problem: string | null; readonly revision: number } | null;
}

/** The shop's settings for prices, with their latest versions. */
export function SettingsPage({ versions, isSaved, reply }: SettingsPageProps) {
  const [now] = versions;
  return (
    <>
      <PageHeader title="Settings">
        <p>Pricing and terms customers see before ordering. Orders that were placed keep their prices.</p>
        <p className="flex flex-wrap gap-x-6">
          <Link to="/admin/money" className="link-tall">
            Invoices and tax
          </Link>
          <Link to="/admin/options" className="link-tall">
            Options
          </Link>
          <Link to="/admin/health" className="link-tall">
            Health
          </Link>
          <Link to="/admin/events" className="link-tall">
            Events
          </Link>
        </p>
      </PageHeader>
      <div className="wrap space-y-10 py-10 md:py-14">
        <UnsavedNotice reply={reply} />
        {now && isSaved && !reply && (
          <div role="status">
            <Notice tone="success" title="The settings were saved. The shop's pages show them from now on.">
              <ButtonForm action="/admin/settings" fields={{ revision: now.revision, [SETTINGS_INTENT]: "undo" }}>
                Undo the last save
              </ButtonForm>
            </Notice>
          </div>
        )}
        {now && (
          // A refused form is filled in with what was sent; otherwise it starts from the current settings.
          <SettingsForm settings={now.settings} revision={reply?.revision ?? now.revision} isRefused={reply !== null} />
        )}
        <Section name="saves" title="Earlier settings" headingClassName="text-3xl">
          <ol className="mt-4">
            {versions.map((version) => (
              <li key={version.revision} className="border-t border-stone-300 py-4">
                <Version version={version} />
              </li>
            ))}
          </ol>
        </Section>
      </div>
    </>
  );
}

function Version({ version: { savedAt, savedBy, settings } }: { readonly version: SettingsVersion }) {
  return (
    <>
      <p className="figures text-sm text-stone-700">
        <Moment at={savedAt} />
        {savedBy ? `, ${savedBy}` : ", the original settings"}
      </p>
      <p className="figures max-w-[46em] wrap-anywhere">{settingsText(settings)}</p>
    </>
  );
}

/** Settings as one sentence. */
function settingsText(settings: ShopSettings): string {
  const { discounts, minimumOrderCents, leastSquareInches, freight, quoteDays, batchMonths, cutting } = settings;
  const off = TIERS.map(({ id, label }) => `${label.replace(/^Tier \d: /, "")} ${formatPercent(discounts[id])}`);
  return [
    `${off.join(", ")} off`,
    minimumOrderCents === null ? "no minimum order" : `orders from ${formatCents(minimumOrderCents)}`,
    leastSquareInches === null ? "no smallest area" : `at least ${leastSquareInches} sq in per piece`,
    ...(quoteDays === undefined ? [] : [`quotes for ${counted(quoteDays, "day")}`]),
    ...(batchMonths === undefined ? [] : [`batches up to ${counted(batchMonths, "month")} old`]),
    freightText(freight),
    ...(cutting ? [cuttingText(cutting)] : []),
  ].join("; ");
}

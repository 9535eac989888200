import type { ShopSettings } from "~/house/settings/shop-settings";
import { ButtonLink } from "~/house/ui/kit/button";
import { PageHeader } from "~/house/ui/kit/page-header";
import { formatPercent, type TenthsOfPercent } from "~/trade/pricing/price-terms";
import { TIERS, type Tier } from "~/trade/pricing/tiers";
import { tiersPage, tierWords } from "./tiers";

interface TiersPageProps {
  /** The discount of each tier; `null` while the settings cannot be read. */
  readonly discounts: ShopSettings["discounts"] | null;
}

/** The four tiers with what they offer (specification, section 2). */
export function TiersPage({ discounts }: TiersPageProps) {
  return (
    <>
      <PageHeader title={tiersPage.title}>
        <p>{tiersPage.lead}</p>
      </PageHeader>
      <div className="wrap grid gap-px py-10 sm:grid-cols-2 md:py-14 xl:grid-cols-4">
        {TIERS.map((tier) => (
          <TierCard key={tier.id} tier={tier} discount={discounts?.[tier.id] ?? null} />
        ))}
      </div>
      <section aria-labelledby="how-heading" className="border-t border-stone-300 bg-linen">
        <div className="wrap grid gap-x-10 gap-y-4 py-12 md:grid-cols-[1fr_2fr]">
          <h2 id="how-heading" className="text-2xl md:text-3xl">
            {tiersPage.howTitle}
          </h2>
          <div>
            <ol className="max-w-[46em] list-decimal space-y-2 pl-5 marker:text-oak">
              {tiersPage.how.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
            <ButtonLink to="/account" look="accent" className="mt-8">
              Create Account
            </ButtonLink>
          </div>
        </div>
      </section>
    </>
  );
}

function benefitOf({ id }: Tier, discount: TenthsOfPercent | null): string {
  const { benefit } = tierWords[id];
  if (discount === null || (discount === 0 && id === "trade")) return benefit;
  return `${benefit}: ${discount > 0 ? `${formatPercent(discount)} off each piece` : "the list price"}`;
}

function featureOf(discount: TenthsOfPercent | null): string | null {
  if (discount === null) return null;
  return discount > 0 ? tiersPage.discounted : tiersPage.listFeature;
}

interface TierCardProps {
  readonly tier: Tier;
  /** `null` if the shop charges everybody the same. */
  readonly discount: TenthsOfPercent | null;
}

function TierCard({ tier, discount }: TierCardProps) {
  const headingId = `tier-${tier.id}`;
  const { description, features } = tierWords[tier.id];
  const [pricing, ...others] = features;
  return (
    <section
      aria-labelledby={headingId}
      className="flex flex-col border border-stone-300 bg-white p-6 not-first:-mt-px sm:not-first:mt-0"
    >
      <h2 id={headingId} className="text-2xl">
        {tier.label}
      </h2>
      <p className="mt-2 text-stone-700">{description}</p>
      <p className="mt-4 font-semibold">{benefitOf(tier, discount)}</p>
      <ul className="mt-2 mb-6 list-disc space-y-1.5 pl-5 marker:text-oak">
        <li>{featureOf(discount) ?? pricing}</li>
        {others.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
      <p className="mt-auto text-sm text-stone-700">
        {tier.requiresApproval ? "Needs approval" : "No approval needed"}
      </p>
      <ButtonLink to={`/account?tier=${tier.id}`} look="outline" className="mt-3">
        Choose {tier.label.replace(/^Tier \d: /, "")}
      </ButtonLink>
    </section>
  );
}

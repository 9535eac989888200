import { brand } from "~/base/brand/brand";
import { shopFacts } from "~/base/brand/shop-facts";
import { ButtonLink } from "~/house/ui/kit/button";
import { PictureCard } from "~/house/ui/kit/picture-card";
import { usePrefetch } from "~/house/ui/kit/use-prefetch";
import { PHONE_COLUMN, photographSources } from "~/house/ui/photographs/photograph-sources";
import { heroPhotographs } from "~/house/ui/photographs/photographs";
import { ProductCard } from "~/storefront/product/page/product-card";
import type { ProductSummary } from "~/trade/catalog/product-summary";
import { homePage } from "../home";

/** The two layouts of the hero, by the shape of the screen: the text is on the floor or on the wall. */
export const NARROW = "(max-width: 47.99rem), (orientation: portrait)";
export const WIDE = "(min-width: 48rem) and (orientation: landscape)";
export const HERO_SIZES = "100vw";

/** The width of a card while a row has two cards; a row of the shop then has three. */
const TWO_COLUMNS = "(48rem <= width < 64rem) 43vw, (min-width: 90rem) 322px";

interface HomePageProps {
  /** The first styles of the catalog; none if the provider cannot be reached. */
  readonly styles: readonly ProductSummary[];
}

/**
 * The home page (specification, section 2): full-screen hero, then 'Updating with Ease' and its four cards, then styles
 * of the catalog.
 */
export function HomePage({ styles }: HomePageProps) {
  const { hero, section, styles: words, facts } = homePage;
  const prefetch = usePrefetch();
  return (
    <>
      <div className="on-dark relative isolate flex min-h-svh items-end overflow-hidden bg-night text-white md:landscape:items-center print:min-h-0 print:bg-white print:text-ink">
        <HeroPicture />
        <div className="absolute inset-0 -z-10 hero-shade print:hidden" />
        <div className="wrap pt-28 pb-16 print:py-0">
          <p className="text-oak-light print:text-ink">Since {brand.foundingYear}</p>
          <h1 tabIndex={-1} className="mt-3 max-w-[9.08em] text-5xl md:text-7xl">
            {shopFacts().slogan}
          </h1>
          <p className="mt-6 max-w-[30em] text-lg text-stone-200 print:text-ink">{hero.lead}</p>
          <div className="mt-8 flex flex-wrap gap-3">
            <ButtonLink to={hero.primary.to} look="light" prefetch={prefetch}>
              {hero.primary.label}
            </ButtonLink>
            <ButtonLink to={hero.secondary.to} look="ghost">
              {hero.secondary.label}
            </ButtonLink>
          </div>
        </div>
      </div>
      <section aria-labelledby="ease-heading" className="wrap break-inside-avoid py-16 md:py-24">
        <h2 id="ease-heading" className="text-3xl md:text-5xl">
          {section.heading}
        </h2>
        <p className="mt-4 max-w-[40em] text-lg text-stone-700">{section.lead}</p>
        <ul className="mt-10 grid gap-8 sm:grid-cols-2 lg:grid-cols-4 print:grid-cols-4">
          {section.cards.map((card) => (
            <li key={card.to}>
              <PictureCard
                {...card}
                heading="h3"
                sizes={`(min-width: 64rem) 23vw, (min-width: 30rem) 46vw, ${PHONE_COLUMN}`}
              />
            </li>
          ))}
        </ul>
      </section>
      {styles.length > 0 && (
        <section aria-labelledby="styles-heading" className="wrap break-inside-avoid pb-16">
          <h2 id="styles-heading" className="text-3xl md:text-5xl">
            {words.heading}
          </h2>
          <ul className="mt-10 grid gap-x-6 gap-y-12 sm:grid-cols-2 lg:grid-cols-4 print:grid-cols-4">
            {styles.map((style) => (
              <li key={style.id}>
                <ProductCard product={style} picture="when near" ownSizes={TWO_COLUMNS} />
              </li>
            ))}
          </ul>
          <ButtonLink to={words.all.to} look="outline" prefetch={prefetch} className="mt-10">
            {words.all.label}
          </ButtonLink>
        </section>
      )}
      <section aria-label="In figures" className="border-t border-stone-300 bg-linen">
        <dl className="wrap grid gap-10 py-14 md:grid-cols-3">
          {facts.map((fact) => (
            <div key={fact.label} className="flex flex-col-reverse justify-end">
              <dt className="mt-1 font-semibold">
                {fact.label}
                <span className="mt-1 block max-w-[26.64em] font-normal text-stone-700">{fact.text}</span>
              </dt>
              <dd className="figures font-serif text-4xl">{fact.figure}</dd>
            </div>
          ))}
        </dl>
      </section>
    </>
  );
}

/** The kitchen behind the text: tall on phones, wide elsewhere. */
function HeroPicture() {
  const { wide, tall } = heroPhotographs;
  const [wideSources, tallSources] = [wide, tall].map(({ name, width }) => photographSources(name, width));
  return (
    <picture>
      <source media={NARROW} type="image/avif" srcSet={tallSources?.avif} sizes={HERO_SIZES} />
      <source media={NARROW} type="image/webp" srcSet={tallSources?.webp} sizes={HERO_SIZES} />
      <source type="image/avif" srcSet={wideSources?.avif} sizes={HERO_SIZES} />
      <img
        src={wideSources?.fallback}
        srcSet={wideSources?.webp}
        sizes={HERO_SIZES}
        alt=""
        width={wide.width}
        height={wide.height}
        fetchpriority="high"
        className="absolute inset-0 -z-20 h-full w-full object-cover print:hidden"
      />
    </picture>
  );
}

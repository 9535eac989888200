import { Link } from "@remix-run/react";
import { shopFacts } from "~/base/brand/shop-facts";
import { counted } from "~/base/text/counts";
import { TOTAL_WITHOUT } from "~/configurator/lines/order-total";
import { ButtonLink } from "~/house/ui/kit/button";
import { PictureCard } from "~/house/ui/kit/picture-card";
import { usePrefetch } from "~/house/ui/kit/use-prefetch";
import { Photograph } from "~/house/ui/photographs/photograph-picture";
import { PHONE_COLUMN, photographSources } from "~/house/ui/photographs/photograph-sources";
import { heroPhotographs } from "~/house/ui/photographs/photographs";
import { ProductCard } from "~/storefront/product/page/product-card";
import { formatDollars } from "~/trade/measure/money";
import type { ExampleKitchen } from "../example-kitchen";
import { type HomeWords, homePage } from "../home";
import type { HomeCatalog, HomeScene } from "../home-catalog";

/** The two layouts of the hero, by the shape of the screen: the text is on the floor or on the wall. */
export const NARROW = "(max-width: 47.99rem), (orientation: portrait)";
export const WIDE = "(min-width: 48rem) and (orientation: landscape)";
export const HERO_SIZES = "100vw";

/** The width of a card while a row has two cards; a row of the shop then has three. */
const TWO_COLUMNS = "(48rem <= width < 64rem) 43vw, (min-width: 90rem) 322px";

interface HomePageProps extends HomeCatalog {
  readonly words: HomeWords;
}

/**
 * The home page (specification, section 2): full-screen hero, styles of the catalog, a finished room, then 'Updating
 * with Ease' and its four cards.
 */
export function HomePage({ styles, example, scene, words }: HomePageProps) {
  const { hero, cards, styles: list, facts } = homePage;
  const { section } = words;
  const { foundingYear, slogan } = shopFacts();
  const prefetch = usePrefetch();
  return (
    <>
      <div className="on-dark relative isolate flex min-h-svh items-end overflow-hidden bg-night text-white md:landscape:items-center print:min-h-0 print:bg-white print:text-ink">
        <HeroPicture />
        <div className="hero-words w-full print:bg-none">
          <div className="wrap pt-28 pb-12 print:py-0">
            {foundingYear && <p className="text-oak-light print:text-ink">Since {foundingYear}</p>}
            <h1 tabIndex={-1} className="mt-3 max-w-[9.08em] text-5xl md:text-7xl">
              {slogan}
            </h1>
            <p className="mt-5 text-lg md:text-2xl">{words.lead}</p>
            {example && <Example of={example} />}
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
      </div>
      {styles.length > 0 && (
        <section aria-labelledby="styles-heading" className="wrap break-inside-avoid py-12 md:py-20">
          <h2 id="styles-heading" className="text-3xl md:text-5xl">
            {list.heading}
          </h2>
          <ul className="mt-8 grid grid-cols-2 gap-x-3 gap-y-8 sm:gap-x-6 lg:grid-cols-4 print:grid-cols-4">
            {styles.map((style) => (
              <li key={style.id}>
                <ProductCard product={style} picture="when near" ownSizes={TWO_COLUMNS} />
              </li>
            ))}
          </ul>
          <ButtonLink to={list.all.to} look="outline" prefetch={prefetch} className="mt-10">
            {list.all.label}
          </ButtonLink>
        </section>
      )}
      {scene && <Scene of={scene} />}
      <section aria-labelledby="ease-heading" className="wrap break-inside-avoid py-12 md:py-20">
        <h2 id="ease-heading" className="text-3xl md:text-5xl">
          {section.heading}
        </h2>
        <p className="mt-4 max-w-[40em] text-lg text-stone-700">{section.lead}</p>
        <ul className="mt-10 grid gap-8 sm:grid-cols-2 lg:grid-cols-4 print:grid-cols-4">
          {cards.map((card, index) => (
            <li key={card.to}>
              <PictureCard
                {...card}
                title={section.cards[index]?.title ?? ""}
                text={section.cards[index]?.text ?? ""}
                heading="h3"
                sizes={`(min-width: 64rem) 23vw, (min-width: 30rem) 46vw, ${PHONE_COLUMN}`}
              />
            </li>
          ))}
        </ul>
      </section>
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

function Example({ of: { style, doors, drawers, cents } }: { readonly of: ExampleKitchen }) {
  const pieces = `${counted(doors, "door")} and ${counted(drawers, "drawer front")} in ${style}`;
  return (
    <p className="figures mt-2 max-w-[30em] text-stone-200 md:text-lg print:text-ink">
      {`${pieces}:`}
      <br />
      about <span className="font-semibold text-white print:text-ink">{formatDollars(cents)}</span>
      {`, ${TOTAL_WITHOUT}`}
    </p>
  );
}

/** A room of the portfolio with the door that it is made of. */
function Scene({ of: { title, text, photo, style } }: { readonly of: HomeScene }) {
  const { all } = homePage.scene;
  return (
    <section aria-labelledby="scene-heading" className="break-inside-avoid border-y border-stone-300 bg-linen">
      <div className="wrap grid items-center gap-x-12 gap-y-6 py-12 md:grid-cols-[7fr_5fr] md:py-20">
        <Photograph photo={photo} sizes={`(min-width: 90rem) 766px, (min-width: 48rem) 53vw, ${PHONE_COLUMN}`} />
        <div>
          <h2 id="scene-heading" className="text-3xl md:text-4xl">
            {title}
          </h2>
          <p className="mt-4 max-w-[40em] text-stone-700">{text}</p>
          <p className="mt-4">
            The door is{" "}
            <Link to={`/product/${style.id}`} className="link font-semibold">
              {style.title}
            </Link>
            .
          </p>
          <Link to={all.to} className="mt-2 link-tall">
            {all.label}
          </Link>
        </div>
      </div>
    </section>
  );
}

/** The kitchen behind the text: tall on phones; elsewhere wide, cut from the left, where it is only wall. */
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
        className="absolute inset-0 -z-20 h-full w-full object-cover md:landscape:object-right print:hidden"
      />
    </picture>
  );
}

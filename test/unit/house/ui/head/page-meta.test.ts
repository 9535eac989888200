import { describe, expect, it } from "vitest";
import { headTags } from "~/house/ui/head/page-meta";
import { productData } from "~/house/ui/head/product-data";
import manifest from "~/storefront/guides/films.json";
import { filmData } from "~/storefront/guides/page/film";
import { aProduct } from "../../../../support/product-builder";

const ORIGIN = "https://shop.example";
const HEAD = { title: "Care", description: "How to clean.", crumbs: [{ name: "How To", to: "/how-to" }] };

describe("a page's head", () => {
  it("names the page, its address and its preview", () => {
    const tags = headTags(HEAD, { origin: ORIGIN, pathname: "/how-to/care" });
    expect(tags).toContainEqual({ title: "Care - Havenstile Cabinet Doors" });
    expect(tags).toContainEqual({ name: "description", content: "How to clean." });
    expect(tags).toContainEqual({ tagName: "link", rel: "canonical", href: `${ORIGIN}/how-to/care` });
    expect(tags).toContainEqual({ property: "og:title", content: "Care" });
    expect(tags).toContainEqual({ property: "og:image", content: `${ORIGIN}/images/preview.jpg` });
    expect(tags).toContainEqual({ property: "og:url", content: `${ORIGIN}/how-to/care` });
  });

  it("gives search engines the path from the home page", () => {
    const tags = headTags(HEAD, { origin: ORIGIN, pathname: "/how-to/care" });
    const list = tags.flatMap((tag) => ("script:ld+json" in tag ? [tag["script:ld+json"]] : []));
    expect(list).toMatchObject([
      {
        "@type": "BreadcrumbList",
        itemListElement: [
          { position: 1, name: "Home", item: `${ORIGIN}/` },
          { position: 2, name: "How To", item: `${ORIGIN}/how-to` },
          { position: 3, name: "Care", item: `${ORIGIN}/how-to/care` },
        ],
      },
    ]);
  });

  it("describes its films to search engines", () => {
    const film = { name: "opening", title: "Measuring", summary: "Where to hold the tape." } as const;
    const { version, films } = manifest;
    expect(filmData(film, ORIGIN)).toEqual({
      "script:ld+json": {
        "@context": "https://schema.org",
        "@type": "VideoObject",
        name: "Measuring",
        description: "Where to hold the tape.",
        thumbnailUrl: `${ORIGIN}/films/opening.avif?v=${version}`,
        contentUrl: `${ORIGIN}/films/opening.mp4?v=${version}`,
        uploadDate: films.opening.shot,
        duration: `PT${Math.round(films.opening.seconds)}S`,
      },
    });
  });

  it("links to a page's own picture, and leaves the address of an external one unchanged", () => {
    const where = { origin: ORIGIN, pathname: "/product/x" };
    const imageOf = (image: string) =>
      headTags({ ...HEAD, image }, where).find((tag) => "property" in tag && tag.property === "og:image");
    expect(imageOf("/a.webp")).toEqual({ property: "og:image", content: `${ORIGIN}/a.webp` });
    expect(imageOf("https://cdn.example/a.webp")).toEqual({
      property: "og:image",
      content: "https://cdn.example/a.webp",
    });
  });

  it("contains no addresses if the shop's own address is unknown", () => {
    expect(headTags(HEAD, { origin: undefined, pathname: "/how-to/care" })).toEqual([
      { title: "Care - Havenstile Cabinet Doors" },
      { name: "description", content: "How to clean." },
    ]);
  });
});

describe("a product for search engines", () => {
  it("has a price for each square foot, and no rating", () => {
    const data = productData(aProduct(), ORIGIN);
    expect(data).toMatchObject({
      "script:ld+json": {
        "@type": "Product",
        name: "Ashby",
        image: [`${ORIGIN}/images/photographs/ashby-front-800.webp`],
        offers: {
          url: `${ORIGIN}/product/ashby`,
          price: "21.00",
          priceCurrency: "USD",
          priceSpecification: { "@type": "UnitPriceSpecification", price: "21.00", unitCode: "FTK" },
        },
      },
    });
    expect(JSON.stringify(data)).not.toMatch(/rating|review/i);
  });
});

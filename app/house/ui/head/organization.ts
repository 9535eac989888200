import type { MetaDescriptor } from "@remix-run/react";
import type { Organization, WithContext } from "schema-dts";
import { brand } from "~/base/brand/brand";
import { shopFacts } from "~/base/brand/shop-facts";

/** https://schema.org/Organization */
export function organization(origin: string): MetaDescriptor {
  const { street, city, region, postalCode, country } = shopFacts().address;
  const data: WithContext<Organization> = {
    "@context": "https://schema.org",
    "@type": "Organization",
    name: shopFacts().name,
    slogan: shopFacts().slogan,
    description: shopFacts().description,
    foundingDate: String(brand.foundingYear),
    url: origin,
    logo: `${origin}/icon-512.png`,
    email: shopFacts().email,
    telephone: shopFacts().phone.href.replace("tel:", ""),
    sameAs: shopFacts().social.map(({ href }) => href),
    address: {
      "@type": "PostalAddress",
      streetAddress: street,
      addressLocality: city,
      addressRegion: region,
      postalCode,
      addressCountry: country,
    },
  };
  return { "script:ld+json": data };
}

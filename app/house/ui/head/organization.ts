import type { MetaDescriptor } from "@remix-run/react";
import type { Organization, WithContext } from "schema-dts";
import { shopFacts } from "~/base/brand/shop-facts";

/** https://schema.org/Organization */
export function organization(origin: string): MetaDescriptor {
  const { address, foundingYear } = shopFacts();
  const data: WithContext<Organization> = {
    "@context": "https://schema.org",
    "@type": "Organization",
    name: shopFacts().name,
    slogan: shopFacts().slogan,
    description: shopFacts().description,
    ...(foundingYear && { foundingDate: String(foundingYear) }),
    url: origin,
    logo: `${origin}/icon-512.png`,
    email: shopFacts().email,
    telephone: shopFacts().phone.href.replace("tel:", ""),
    sameAs: shopFacts().social.map(({ href }) => href),
    ...(address && {
      address: {
        "@type": "PostalAddress" as const,
        streetAddress: address.street,
        addressLocality: address.city,
        addressRegion: address.region,
        postalCode: address.postalCode,
        addressCountry: address.country,
      },
    }),
  };
  return { "script:ld+json": data };
}

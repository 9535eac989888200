import type { MetaDescriptor } from "@remix-run/react";
import type { Organization, WithContext } from "schema-dts";
import { brand } from "~/brand/brand";

/** The brand, for search engines: https://schema.org/Organization. */
export function organization(origin: string): MetaDescriptor {
  const { street, city, region, postalCode, country } = brand.address;
  const data: WithContext<Organization> = {
    "@context": "https://schema.org",
    "@type": "Organization",
    name: brand.name,
    slogan: brand.slogan,
    description: brand.description,
    foundingDate: String(brand.foundingYear),
    url: origin,
    logo: `${origin}/icon-512.png`,
    email: brand.email,
    telephone: brand.phone.href.replace("tel:", ""),
    sameAs: brand.social.map(({ href }) => href),
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

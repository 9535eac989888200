import { shopFacts } from "~/base/brand/shop-facts";
import { PUBLIC_PAGE } from "~/base/platform/cache-policy.server";

/** How the shop appears on a phone's home screen: https://www.w3.org/TR/appmanifest/. */
export function loader() {
  const manifest = {
    name: shopFacts().name,
    short_name: shopFacts().shortName,
    description: shopFacts().description,
    start_url: "/",
    display: "browser",
    background_color: "#faf7f2",
    theme_color: "#000000",
    icons: [192, 512].map((size) => ({ src: `/icon-${size}.png`, sizes: `${size}x${size}`, type: "image/png" })),
  };
  return new Response(JSON.stringify(manifest), {
    headers: { "Content-Type": "application/manifest+json", ...PUBLIC_PAGE },
  });
}

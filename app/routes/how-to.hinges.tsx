import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { PUBLIC_DATA, publicPage } from "~/base/platform/cache-policy.server";
import { readStrip } from "~/configurator/hinges/hinge-strip";
import { hingesGuide } from "~/configurator/hinges/hinges-guide";
import { readOldDoorQuery } from "~/configurator/hinges/old-door-query";
import { HingesPage } from "~/configurator/hinges/page/hinges-page";
import { pageMeta } from "~/house/ui/head/page-meta";

export const meta = pageMeta({ ...hingesGuide, crumbs: [{ name: "How To", to: "/how-to" }] });

export const headers = publicPage;

export function loader({ request }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  return json({ ...readStrip(query), old: readOldDoorQuery(query) }, { headers: PUBLIC_DATA });
}

export default function WillMyHingesFit() {
  return <HingesPage {...useLoaderData<typeof loader>()} />;
}

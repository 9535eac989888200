import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { hostedPage } from "~/hosting/hosted-page.server";

/** The pages of an embedded provider, which runs in this process. */
export function loader({ request }: LoaderFunctionArgs) {
  return hostedPage(request);
}

export function action({ request }: ActionFunctionArgs) {
  return hostedPage(request);
}

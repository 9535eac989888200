import { useRouteLoaderData } from "@remix-run/react";
import { ButtonLink } from "~/house/ui/kit/button";
import type { HeaderUser } from "~/provider/accounts/account";
import { mayOpen } from "~/provider/accounts/roles";

/** For the office, a link to the page that sends the cart to a customer. */
export function ForCaller() {
  const role = useRouteLoaderData<{ readonly user: HeaderUser | null }>("root")?.user?.role ?? null;
  if (!mayOpen(role, "orders")) return null;
  return (
    <li>
      <ButtonLink to="/admin/orders/new" look="quiet">
        Send to a customer for approval
      </ButtonLink>
    </li>
  );
}

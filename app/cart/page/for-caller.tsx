import { useRouteLoaderData } from "@remix-run/react";
import type { HeaderUser } from "~/accounts/account";
import { mayOpen } from "~/accounts/roles";
import { ButtonLink } from "~/ui/kit/button";

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

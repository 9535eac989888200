import { Form, useLocation } from "@remix-run/react";
import { Button } from "~/house/ui/kit/button";
import { fieldLook } from "~/house/ui/kit/field-look";
import type { Role } from "~/provider/accounts/roles";
import { ADMIN_SEARCH, ADMIN_SEARCH_TEXT, MAX_ADMIN_SEARCH, readAdminSearch, searchLabel } from "../admin-search";

/** The search box on every admin page. What it finds depends on the person's role. */
export function AdminSearchBox({ role }: { readonly role: Role }) {
  const { pathname, search } = useLocation();
  const asked = pathname === ADMIN_SEARCH ? readAdminSearch(new URLSearchParams(search)) : "";
  const label = searchLabel(role);
  return (
    <Form
      // The key resets the field whenever the search changes, including by the browser's Back.
      key={asked}
      method="get"
      action={ADMIN_SEARCH}
      role="search"
      aria-label={label}
      className="flex items-end gap-2 py-2 md:ml-auto md:py-1"
    >
      <input
        type="search"
        name={ADMIN_SEARCH_TEXT}
        defaultValue={asked}
        maxLength={MAX_ADMIN_SEARCH}
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        spellCheck={false}
        className={fieldLook(false, "min-w-0 grow md:w-80")}
      />
      <Button type="submit" look="outline">
        Find
      </Button>
    </Form>
  );
}

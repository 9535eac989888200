import { Form } from "@remix-run/react";
import { Button, ButtonLink } from "~/house/ui/kit/button";
import { PageHeader } from "~/house/ui/kit/page-header";

export function LogoutPage() {
  return (
    <>
      <PageHeader title="Logout">
        <p>Your cart stays in this browser. A registration form that was started here is erased.</p>
      </PageHeader>
      <Form method="post" action="/logout" className="wrap flex flex-wrap gap-3 py-10">
        <Button type="submit">Log out now</Button>
        <ButtonLink to="/account/dashboard" look="outline">
          Stay signed in
        </ButtonLink>
      </Form>
    </>
  );
}

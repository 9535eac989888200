import { Form } from "@remix-run/react";
import { Button } from "~/ui/kit/button";

interface PageTurnProps {
  /** The parameters of the page's address; empty ones are left out. */
  readonly fields: Readonly<Record<string, string>>;
  readonly label: string;
}

/** Shows another page of the same list. It is a form, because text from the provider must not become a link. */
export function PageTurn({ fields, label }: PageTurnProps) {
  return (
    <Form method="get">
      {Object.entries(fields).map(
        ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
      )}
      <Button type="submit" look="outline">
        {label}
      </Button>
    </Form>
  );
}

import { Form } from "@remix-run/react";
import { Button } from "~/house/ui/kit/button";

interface PageTurnProps {
  /** The parameters of the page's address; empty ones are left out. */
  readonly fields: Readonly<Record<string, string>>;
  readonly label: string;
}

/** A form that shows another page of the same list, at the same address with these fields. */
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

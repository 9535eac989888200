import { Form } from "@remix-run/react";
import { Button } from "~/ui/kit/button";

interface PageTurnProps {
  /** The parameters of the page's address; what is empty is left out. */
  readonly fields: Readonly<Record<string, string>>;
  readonly label: string;
}

/** Asks the same question from another place; a form, since a host's own text makes no link. */
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

import { Form, type FormProps } from "@remix-run/react";
import type { ReactNode } from "react";
import { Button, type ButtonLook } from "./button";
import { Hidden, type HiddenProps } from "./hidden";

interface ButtonFormProps extends HiddenProps, Pick<FormProps, "action" | "className"> {
  readonly look?: ButtonLook;
  readonly disabled?: boolean;
  readonly children: ReactNode;
}

/** A button that posts hidden fields, without others. */
export function ButtonForm({ fields, look = "outline", disabled, children, ...form }: ButtonFormProps) {
  return (
    <Form method="post" {...form}>
      <Hidden fields={fields} />
      <Button type="submit" look={look} disabled={disabled}>
        {children}
      </Button>
    </Form>
  );
}

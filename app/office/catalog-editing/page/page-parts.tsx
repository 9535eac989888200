import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { Button, type ButtonLook } from "~/house/ui/kit/button";
import { Notice } from "~/house/ui/kit/notice";
import { STYLE_NAMES, type StyleIntent } from "../style-names";

export function Notices({ done, problem }: { readonly done: string | null; readonly problem: string | null }) {
  if (problem) {
    return (
      <div role="alert">
        <Notice tone="error" title={problem} />
      </div>
    );
  }
  return (
    <div role="status" className="empty:hidden">
      {done && (
        <Notice tone="success">
          <p>{done}</p>
        </Notice>
      )}
    </div>
  );
}

interface PostButtonProps {
  readonly intent: StyleIntent;
  readonly look?: ButtonLook;
  readonly fields?: Readonly<Record<string, string>>;
  readonly children: ReactNode;
}

export function PostButton({ intent, look = "outline", fields = {}, children }: PostButtonProps) {
  return (
    <Form method="post">
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" name={STYLE_NAMES.intent} value={intent} look={look}>
        {children}
      </Button>
    </Form>
  );
}

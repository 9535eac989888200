import { useRouteLoaderData } from "@remix-run/react";
import { Notice } from "~/ui/kit/notice";

/** Says that the shop sends no mail, as long as no mail server is set. */
export function MailOffNotice() {
  const data = useRouteLoaderData("routes/admin") as { readonly sendsMail?: boolean } | undefined;
  if (data?.sendsMail !== false) return null;
  return (
    <div className="wrap pt-6">
      <Notice tone="info" title="This shop sends no mail">
        <p>
          No mail server is set, so nobody is told of anything by mail: neither customers nor you. Whoever runs the
          server sets <code>SMTP_URL</code>. Until then, every mail waits under Mail for 90 days.
        </p>
      </Notice>
    </div>
  );
}

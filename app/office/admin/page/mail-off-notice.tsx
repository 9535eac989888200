import { useRouteLoaderData } from "@remix-run/react";
import { Notice } from "~/house/ui/kit/notice";

/** Says that the shop sends no mail while no mail server is set. */
export function MailOffNotice() {
  const data = useRouteLoaderData("routes/admin") as { readonly sendsMail?: boolean } | undefined;
  if (data?.sendsMail !== false) return null;
  return (
    <div className="wrap pt-6">
      <Notice tone="info" title="This shop sends no mail">
        <p>
          No mail server is set, so neither customers nor you get any mail. Ask the person who runs the server to set{" "}
          <code>SMTP_URL</code>. Until then, unsent mail is stored for 90 days.
        </p>
      </Notice>
    </div>
  );
}

import { PageHeader } from "~/house/ui/kit/page-header";

export function ElsewherePage({ title, page }: { readonly title: string; readonly page: string }) {
  return (
    <PageHeader title={title}>
      <p>
        The products of this shop come from another system, and are edited there:{" "}
        <a href={page} className="link-tall wrap-anywhere">
          {page}
        </a>
      </p>
      <p>Changes appear in this shop within five minutes. Orders use the price there at that moment.</p>
    </PageHeader>
  );
}

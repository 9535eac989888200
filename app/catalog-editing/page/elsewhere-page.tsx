import { PageHeader } from "~/ui/kit/page-header";

/** Says where the products are edited if that is not in the shop. */
export function ElsewherePage({ title, page }: { readonly title: string; readonly page: string }) {
  return (
    <PageHeader isPlain title={title}>
      <p>
        The products of this shop come from another system, and are edited there:{" "}
        <a href={page} className="inline-flex min-h-11 items-center underline underline-offset-4 wrap-anywhere">
          {page}
        </a>
      </p>
      <p>Changes appear here within five minutes, and each order is priced with what is there at that moment.</p>
    </PageHeader>
  );
}

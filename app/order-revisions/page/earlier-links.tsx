interface EarlierLinksProps {
  readonly link: string;
  readonly earlier: readonly { readonly revision: number }[];
}

/** Links to the earlier revisions of an order. */
export function EarlierLinks({ link, earlier }: EarlierLinksProps) {
  return (
    <ul className="mt-2 flex flex-wrap gap-x-6">
      {earlier.map(({ revision }) => (
        <li key={revision}>
          <a
            href={`/orders/${link}?revision=${revision}`}
            className="inline-flex min-h-11 items-center underline underline-offset-4"
          >
            Read revision {revision}
          </a>
        </li>
      ))}
    </ul>
  );
}

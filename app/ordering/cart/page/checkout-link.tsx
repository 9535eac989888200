import { ButtonLink } from "~/house/ui/kit/button";

export function CheckoutLink({ className }: { readonly className?: string }) {
  return (
    <ButtonLink to="/checkout" look="accent" {...(className !== undefined && { className })}>
      Proceed to Checkout
    </ButtonLink>
  );
}

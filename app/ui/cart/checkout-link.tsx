import { Button, ButtonLink } from "~/ui/kit/button";
import { useTakesOrders } from "~/ui/kit/use-takes-orders";

const LABEL = "Proceed to Checkout";

/** The link to the checkout; a button without action if the provider takes no orders (specification, section 1). */
export function CheckoutLink({ className }: { readonly className?: string }) {
  const look = { look: "accent", ...(className !== undefined && { className }) } as const;
  if (!useTakesOrders()) return <Button {...look}>{LABEL}</Button>;
  return (
    <ButtonLink to="/checkout" {...look}>
      {LABEL}
    </ButtonLink>
  );
}

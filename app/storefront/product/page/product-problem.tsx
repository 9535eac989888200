import { isRouteErrorResponse } from "@remix-run/react";
import { RecoveryLinks } from "~/house/ui/kit/recovery-links";
import { messageOf, RouteProblem } from "~/house/ui/kit/route-problem";

/** The page for an error of the product route: the style is missing, the provider failed, or the form was refused. */
export function ProductRouteProblem({ error }: { readonly error: unknown }) {
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const message = messageOf(error);
  const aboutProduct = status === 404 || status >= 502;
  return aboutProduct && message ? <ProductProblem message={message} /> : <RouteProblem error={error} />;
}

/** The product page if its style is missing or unavailable (specification, section 2). */
function ProductProblem({ message }: { readonly message: string }) {
  return (
    <div className="wrap py-16 md:py-24">
      <h1 tabIndex={-1} className="max-w-[15.56em] text-4xl md:text-5xl">
        {message}
      </h1>
      <p className="mt-4 max-w-[40em] text-lg text-stone-700">
        Nothing in your cart is affected, and the sizes you typed are still there when you go back.
      </p>
      <div className="mt-8">
        <RecoveryLinks retry links={[{ label: "Return to Shop", to: "/shop" }]} />
      </div>
    </div>
  );
}

import { isRouteErrorResponse, useRouteError } from "@remix-run/react";

/** The boundary of pages that a customer hands on by a link: plain, and without a way into the shop. */
export function HandedOnProblem() {
  const error = useRouteError();
  const isEnded = isRouteErrorResponse(error) && error.status === 404;
  return (
    <div className="wrap py-16">
      <h1 tabIndex={-1} className="text-3xl">
        {isEnded ? "This link has ended" : "This page could not be loaded"}
      </h1>
      <p className="mt-4 max-w-[40em]">
        {isEnded
          ? "Nothing is shown here any more. Ask the person who sent you the link for a new one."
          : "Please try again in a minute."}
      </p>
    </div>
  );
}

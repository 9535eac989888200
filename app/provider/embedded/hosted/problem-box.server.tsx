/** The id of the element that says what is wrong with a form. */
export const PROBLEM_ID = "problem";

/** What is wrong with a form, said at once by screen readers. */
export function ProblemBox({ text }: { readonly text: string }) {
  return (
    <div className="problem" role="alert" id={PROBLEM_ID}>
      <p>{text}</p>
    </div>
  );
}

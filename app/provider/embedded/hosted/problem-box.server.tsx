/** The id of the element that describes a form's problem. */
export const PROBLEM_ID = "problem";

/** A form's problem, which screen readers announce immediately. */
export function ProblemBox({ text }: { readonly text: string }) {
  return (
    <div className="problem" role="alert" id={PROBLEM_ID}>
      <p>{text}</p>
    </div>
  );
}

/** The default text of the page. */
export const TERMS_TEXT = `A made-to-order door fits one opening and no other. These terms say in plain words who is responsible for what, from the tape measure to the hinge.

## Prices and quotes

Each style is priced by the square foot, before tax and freight. The shop prices every piece from its own width and height, to the sixteenth of an inch, and rounds each piece to the cent.

What the cart shows is a calculation, not an offer: prices can change until we confirm an order in writing. The price in the confirmation is final; unless we have agreed other terms with you, {payment}.

## Trade accounts

Accounts are for businesses. A trade account can be used as soon as it is registered; reseller, dealer and wholesaler accounts are opened after we have approved the application.

By registering, you confirm that what you tell us is true and that you act for the business. Keep your password to yourself; whatever is done with your sign-in counts as done by you until you tell us otherwise.

We may refuse or close an account that was opened with false information or is used against these terms.

## Sizes are yours

You give us finished sizes, width before height. We make what the confirmed list says; we have nothing else to check it against.

Doors are cut to within {tolerance} of the ordered size. Wood moves with the air around it: doors are made for rooms at {humidity} relative humidity.

Grain, color and figure vary from door to door and from any picture or sample. That is the nature of the material, not a defect.

## Orders, changes and cancellation

{processing} {rule for changes}

{too late} Nobody else has your openings.

## Delivery and claims

{lead time} A date in a confirmation is our honest estimate; if it changes, we will tell you as soon as we know.

Inspect every door on the day it arrives, before it is finished, bored or hung. Report damage and errors within {claim period}, with a photograph. We will repair, remake or refund the piece, at our choice.

## Warranty and liability

Our doors carry the lifetime warranty described on its own page. It covers the doors; it does not cover the labor of removing and hanging them.

Beyond that, and as far as the law allows, our liability for an order is limited to its price, and does not extend to lost time or profit. Nothing in these terms limits a right that the law gives you and that cannot be waived.

## This shop and these terms

The guides and the arithmetic of this shop are made with care, but the sizes you order remain your decision.

The law of {law} applies. Changes to these terms apply to orders placed after the changes appear here. Last changed in November 2026.
`;

export interface NewsReader {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly businessName: string;
  readonly phone: string;
  readonly isConfirmed: boolean;
  readonly byEmail: boolean;
  readonly byText: boolean;
}

const yes = (is: boolean) => (is ? "yes" : "no");

export const newsTable = (readers: readonly NewsReader[]): readonly (readonly string[])[] => [
  [
    "First name",
    "Last name",
    "Business",
    "Email",
    "Email confirmed",
    "News by e-mail",
    "Phone",
    "News by text message",
  ],
  ...readers.map(({ firstName, lastName, businessName, email, isConfirmed, byEmail, phone, byText }) => [
    ...[firstName, lastName, businessName, email, yes(isConfirmed), yes(byEmail), phone, yes(byText)],
  ]),
];

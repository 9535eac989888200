/** The default text of the page. */
export const PRIVACY_TEXT = `This shop knows as little about you as it can. Nobody counts your visits, and nothing is asked for that an order does not need.

## What stays in your browser

The storage of your own browser holds the following. It stays there; if you press a button before the page has finished loading, our server works out the prices and keeps nothing. 'Clear Saved Data' below the registration form removes its draft.

{stored in your browser}

## Cookies, for signing in

Visiting sets no cookie. When you register, sign in, or open a page that needs it, these are set. Scripts cannot read them, and other sites do not receive them.

{cookies}

## What our server stores, and for how long

Our database holds the following. A guest's order is stored like everybody else's.

{backups}

{stored on our server}

## Who sees an order

Anyone who has the address of an order's page can see it there; the address cannot be guessed. Anyone with a link without prices sees the locations, drawings, dates and the job's name, until you end the link.

## What an account holds

When you register, the provider that holds our accounts stores what you type in: your name, e-mail address, phone number, business, address, tier, and whether you want news from us. We need it to know who we are dealing with, to decide on applications, and to make and deliver orders.

We record sign-ins and decisions so that misuse can be noticed. Nothing of where you were or which device you used is recorded with them. People who run the shop can read these records.

Passwords are stored only as a hash from which they cannot be read back. People who work on applications see your name, e-mail address, phone number, business and tier.

## When you write to us

A message from the contact form is stored so that we can answer it. The people who answer see it, and nobody else. It is deleted after a year, or earlier if you ask us.

## Photographs of a claim

A photograph that you send with a claim is kept with its order, for you, anyone with the address of the order's page, and the people who work on it. What a phone writes into it, such as the place and the time, is taken out before it is kept.

## News only if you want it

We send news by e-mail or text message only to people who checked the box for it. To stop it, uncheck the box on your account’s Profile page.

## What we do not do

What you will not find here:

- no analytics, advertising or tracking of any kind
- no fonts or scripts from other companies
- no selling or sharing of your data
- no personal data in our server logs, which record the address of a page, its result and how long it took, and for sign-ins and decisions a code name in place of yours

## Your data is yours

On your account’s Profile page, you can save a copy of what we hold about you, correct it, and delete the account. If another company holds the account, the page links to it. Without an account, call or write to us: we tell you what we hold, and delete your messages. Orders and their payments stay: they are needed for the warranty and for taxes.

Last changed in November 2026.
`;

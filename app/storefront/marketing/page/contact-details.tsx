import { shopFacts } from "~/base/brand/shop-facts";

export function ContactDetails() {
  const { phone, email, address, hours } = shopFacts();
  const link = "link-tall";
  return (
    <section aria-labelledby="direct-heading">
      <h2 id="direct-heading" className="text-xl">
        {address ? "Call or visit" : "Call us"}
      </h2>
      <address className="mt-2 not-italic">
        <a href={phone.href} className={link}>
          {phone.display}
        </a>
        <br />
        <a href={`mailto:${email}`} className={link}>
          {email}
        </a>
        {address && (
          <p className="mt-2">
            {address.street}
            <br />
            {address.city}, {address.region} {address.postalCode}
          </p>
        )}
        <p className="mt-2 text-stone-700">{hours}</p>
      </address>
    </section>
  );
}

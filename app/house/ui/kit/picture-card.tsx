import { Link } from "@remix-run/react";
import { Photograph } from "../photographs/photograph-picture";
import type { Photograph as Content } from "../photographs/photographs";

interface PictureCardProps {
  readonly to: string;
  readonly title: string;
  readonly text: string;
  readonly photo: Content;
  readonly sizes: string;
  readonly heading: "h2" | "h3";
  readonly eager?: boolean;
}

export function PictureCard({ to, title, text, photo, sizes, heading: Heading, eager = false }: PictureCardProps) {
  return (
    <Link to={to} className="group block">
      <Photograph photo={photo} decorative sizes={sizes} loading={eager ? "eager" : "lazy"} />
      <Heading className="mt-4 text-xl underline-offset-4 group-hover:underline md:text-2xl">{title}</Heading>
      <p className="mt-1 text-stone-700">{text}</p>
    </Link>
  );
}

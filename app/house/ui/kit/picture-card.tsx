import { Link } from "@remix-run/react";
import { Photograph } from "../photographs/photograph-picture";
import type { Photograph as Content } from "../photographs/photographs";

interface PictureCardProps {
  readonly to: string;
  readonly title: string;
  readonly text: string;
  readonly photo: Content;
  /** How wide the picture is shown, as in the HTML attribute `sizes`. */
  readonly sizes: string;
  readonly heading: "h2" | "h3";
  /** Whether the picture is in the first view. */
  readonly eager?: boolean;
}

/** A picture, a title and a line of text, all one link. */
export function PictureCard({ to, title, text, photo, sizes, heading: Heading, eager = false }: PictureCardProps) {
  return (
    <Link to={to} className="group block">
      <Photograph photo={photo} decorative sizes={sizes} loading={eager ? "eager" : "lazy"} />
      <Heading className="mt-4 text-xl underline-offset-4 group-hover:underline md:text-2xl">{title}</Heading>
      <p className="mt-1 text-stone-700">{text}</p>
    </Link>
  );
}

import type { Photograph } from "~/house/ui/photographs/photographs";
import { portfolioWords } from "./page-texts.server";

interface RoomOfStyle {
  readonly title: string;
  readonly photo: Photograph;
  /** Its place in the portfolio. */
  readonly to: string;
}

/** The room of the portfolio that shows a style best; `null` if none does. */
export function roomOfStyle(style: string): RoomOfStyle | null {
  const { projects } = portfolioWords();
  const room =
    projects.find(({ styles }) => styles[0] === style) ?? projects.find(({ styles }) => styles.includes(style));
  return room ? { title: room.title, photo: room.photo, to: `/portfolio#${room.id}` } : null;
}

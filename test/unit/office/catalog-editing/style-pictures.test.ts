import { describe, expect, it } from "vitest";
import { styleValidator } from "~/office/catalog-editing/style-form";
import { pictureIntent } from "~/office/catalog-editing/style-names";
import { type PictureChange, picturesOf } from "~/office/catalog-editing/style-pictures";
import { readStyleForm } from "~/office/catalog-editing/style-reading";
import { firstCatalog as styles } from "~/provider/catalog.server";
import type { DoorStyle } from "~/trade/catalog/door-style";
import { stylePost } from "../../../support/style-form";

const ashby = styles.find(({ handle }) => handle === "ashby") as DoorStyle;
const [front, corner, ofSecond] = picturesOf(ashby);
const second = ashby.finishes[1]?.name ?? "";

async function read(change: Readonly<Record<string, string>>, added: readonly string[] = []) {
  const { data, error } = await styleValidator.validate(stylePost(ashby, change));
  if (!data) throw new Error(JSON.stringify(error.fieldErrors));
  const { typed = [], change: pressed = null } = data.answers.pictures ?? {};
  const pictures = { typed, change: pressed, added: added.map((url) => ({ url, alt: "", finish: second })) };
  const { style, problems } = readStyleForm({ ...data.answers, pictures }, ashby) as {
    style?: DoorStyle;
    problems?: unknown;
  };
  if (!style) throw new Error(JSON.stringify(problems));
  return { style, urls: style.images.map(({ url }) => url) };
}

const press = (change: PictureChange) => read({ intent: pictureIntent(change) });

describe("the photographs of a style", () => {
  it("move up and down, and are removed", async () => {
    const swapped = [corner?.url, front?.url];
    expect((await press({ kind: "up", index: 1 })).urls).toEqual(swapped);
    expect((await press({ kind: "down", index: 0 })).urls).toEqual(swapped);
    expect((await press({ kind: "remove", index: 0 })).urls).toEqual([corner?.url]);
    expect((await press({ kind: "remove", index: 59 })).style).toEqual(ashby);
    const { style } = await press({ kind: "remove", index: 2 });
    expect(ofSecond?.finish).toBe(second);
    expect(style.finishes[1]).toEqual({ ...ashby.finishes[1], image: null });
  });

  it("show the finish that is chosen, also when it is renamed", async () => {
    const { style, urls } = await read({
      "picture-finish-1": "",
      "picture-finish-2": "",
      "picture-alt-2": " In  snow ",
    });
    expect(urls).toEqual([front?.url, corner?.url, ofSecond?.url]);
    expect(style.images[2]?.alt).toBe("In snow");
    expect(style.finishes[1]?.image).toBeNull();
    const renamed = await read({ "finish-name-1": "Snow", "finish-was-1": second });
    expect(renamed.style.finishes[1]).toMatchObject({ name: "Snow", image: { url: ofSecond?.url } });
  });

  it("of a finish give way to one that is added for it, and go with it", async () => {
    const { style, urls } = await read({}, ["/new"]);
    expect([style.finishes[1]?.image, urls.length]).toEqual([{ url: "/new", alt: null }, 2]);
    const gone = await read({
      "finish-name-1": "",
      "finish-added-1": "",
      "finish-swatch-1": "",
      "finish-was-1": second,
    });
    expect(picturesOf(gone.style)).toHaveLength(picturesOf(ashby).length - 1);
  });

  it("are refused beside their fields if two show one finish", async () => {
    const { error } = await styleValidator.validate(stylePost(ashby, { "picture-finish-0": second }));
    expect(error?.fieldErrors).toEqual({ "picture-finish-2": expect.stringContaining("Another photograph") });
  });
});

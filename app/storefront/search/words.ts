/** Stop words, which carry no meaning in a search. */
export const stopWords: readonly string[] =
  "a able all an and any are at be can do does for from have how i in is it me my of on or our pre that the there these this to us want we what when where which who will with x you your".split(
    " ",
  );

/** What people write instead of "grade" after a word: paint-ready and paintable mean paint grade. */
export const gradeWords: readonly string[] = ["grade", "ready", "quality", "able"];

/** Words that nearly everything here contains: they count only if the search has no others. */
export const weakWords: readonly string[] = [
  "cabinet",
  "cupboard",
  "door",
  "doors",
  "finish",
  "kitchen",
  "bath",
  "bathroom",
  "closet",
  "laundry",
  "pantry",
  "vanity",
  "wardrobe",
  "product",
  "style",
  "best",
  "buy",
  "new",
];

import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { fillText } from "~/house/texts/fill-text";
import { MAX_TEXT_LENGTH, readText } from "~/house/texts/read-text.server";
import { TextBlocks, TextWords } from "~/house/ui/text/text-blocks";

const FACTS = { words: ["lead time", "phone", "law"], lists: ["cookies"] };
const VALUES = {
  "lead time": "12 working days <now>",
  phone: { kind: "link", to: "tel:+15035550142", words: ["(503) 555-0142"] },
  law: null,
  cookies: ["one <b>", "two"],
} as const;

const problemsOf = (text: string) => readText(text, FACTS).problems.map(({ line, message }) => `${line} ${message}`);

function shown(text: string): string {
  const { lead, sections } = fillText(readText(text, FACTS), VALUES);
  const blocks = sections.map(({ id, heading, blocks }) => [
    `[${id}: ${heading}]`,
    renderToStaticMarkup(<TextBlocks blocks={blocks} />),
  ]);
  return [renderToStaticMarkup(<TextWords words={lead} />), ...blocks.flat()].join("").replace(/ class="[^"]*"/g, "");
}

const section = (text: string) => shown(`## A\n\n${text}`).replace("[a: A]", "");

describe("a text", () => {
  it("has a first paragraph, and sections with anchors that none shares", () => {
    expect(shown("Hello.\n\n## One thing\n\nText\n\n## One thing\n\nMore\n\n## Law? {#rules}\n\nEnd")).toBe(
      "Hello.[one-thing: One thing]<p>Text</p>[one-thing-2: One thing]<p>More</p>[rules: Law?]<p>End</p>",
    );
  });

  it.each([
    ["a **b** *c*", "<p>a <strong>b</strong> <em>c</em></p>"],
    ["### Smaller\n\nx", "<h3>Smaller</h3><p>x</p>"],
    ["- a\n- b\n\n1. c", "<ul><li>a</li><li>b</li></ul><ol><li>c</li></ol>"],
    ["- a\n\n  b\n  - c", "<ul><li>a<p>b</p><ul><li>c</li></ul></li></ul>"],
    ["a\nb  \nc\\\nd", "<p>a b<br/>c<br/>d</p>"],
    [
      "[us](/contact) <https://a.test/?b=1&c=2>",
      '<p><a href="/contact" rel="noopener">us</a> <a href="https://a.test/?b=1&amp;c=2" rel="noopener">https://a.test/?b=1&amp;c=2</a></p>',
    ],
    ["Made in {lead time}.", "<p>Made in 12 working days &lt;now&gt;.</p>"],
    ["Call {phone}", '<p>Call <a href="tel:+15035550142" rel="noopener">(503) 555-0142</a></p>'],
    ["{cookies}", "<ul><li>one &lt;b&gt;</li><li>two</li></ul>"],
  ])("is shown as it is marked: %j", (text, html) => {
    expect(section(text)).toBe(html);
  });

  it.each([
    ["> quoted", "<p>&gt; quoted</p>"],
    ["    indented", "<p>indented</p>"],
    ["```\ncode\n```", "<p>``` code ```</p>"],
    ["a `b` ~~c~~ & &amp; 1 < 2", "<p>a `b` ~~c~~ &amp; &amp;amp; 1 &lt; 2</p>"],
    ["| a | b |\n|---|---|", "<p>| a | b | |---|---|</p>"],
    ["---", "<p>---</p>"],
    ["[a]: https://a.test", "<p>[a]: https://a.test</p>"],
  ])("shows as typed what it has no mark for: %j", (text, html) => {
    expect(problemsOf(`## A\n\n${text}`)).toEqual([]);
    expect(section(text)).toBe(html);
  });

  it("leaves out a sentence with an unknown fact, and what then says nothing", () => {
    expect(section("We answer. The law of **{law}** applies. Changed *today*.")).toBe(
      "<p>We answer. Changed <em>today</em>.</p>",
    );
    expect(shown("## A\n\n{law}\n\n## B\n\n- {law}\n- b")).toBe("[b: B]<ul><li>b</li></ul>");
  });
});

describe("a text is refused, with the line", () => {
  it.each([
    ["## A\n\n\n{lead tme}", "4 {lead tme} is not a fact of the shop. Did you mean {lead time}?"],
    ["## A\n\n{weather}", "3 {weather} is not a fact of the shop."],
    [`## A\n\n{${"x".repeat(30_000)}}`, `3 {${"x".repeat(60)}…} is not a fact of the shop.`],
    ["## A\n\n{phone", "3 A brace has no partner. Braces are only for the shop’s facts, such as {phone}."],
    ["## A\n\nx }", "3 A brace has no partner. Braces are only for the shop’s facts, such as {phone}."],
    ["## A\n\n{lead *time*}", "3 {lead *time*} is not a fact of the shop. Did you mean {lead time}?"],
    ["## A\n\nSee {cookies}", "3 {cookies} is a list: give it a line of its own, with blank lines around it."],
    ["## A\n\none\n{cookies}", "4 {cookies} is a list: give it a line of its own, with blank lines around it."],
    ["# A", "1 The page has its own title. Begin each section with ##."],
    ["One.\n\nTwo.\n\n## A", "3 Before the first section, a page has one paragraph. Begin each section with ##."],
    ["- one\n\n## A", "1 Before the first section, a page has one paragraph. Begin each section with ##."],
    ["## A\n\n- # b", "3 A heading cannot be in a list."],
    ["## A\n\n- a\n  - b\n    - c\n      - d", "6 Lists can be nested 3 deep."],
  ])("%j", (text, problem) => {
    expect(problemsOf(text)).toContain(problem);
  });

  it.each([
    "<script>alert(1)</script>",
    "one\n<img src=x onerror=alert(1)>",
    "<style>*{}</style>",
    "a <b onclick=x>b</b>",
    "<!-- x -->",
    "- <iframe src=//a.test></iframe>",
    "<svg/onload=alert(1)>",
  ])("HTML: %j", (text) => {
    const html = readText(`## A\n\n${text}`, FACTS).problems.filter(({ message }) => message.startsWith("HTML"));
    expect(html[0]?.line).toBe(text.startsWith("one") ? 4 : 3);
  });

  it.each(["![a](https://a.test/b.png)", "![a](/images/b.png)", "[![a](/b)](/c)"])("a picture: %j", (text) => {
    expect(problemsOf(`## A\n\n${text}`)).toEqual(["3 This text cannot have pictures."]);
  });

  it.each([
    "javascript:alert(1)",
    "JaVaScRiPt:alert(1)",
    "data:text/html,x",
    "vbscript:x",
    "//a.test",
    "/\\a.test",
    "\\\\a.test",
    "ftp://a.test",
    "contact",
    "https://",
    "",
    "java&#115;cript:alert(1)",
    "&#106;avascript:alert(1)",
  ])("a link that leads elsewhere: %j", (to) => {
    expect(problemsOf(`## A\n\n[a](${to})`)).toEqual([
      "3 A link leads to https://…, mailto:…, tel:… or a page of this shop, such as /contact.",
    ]);
  });

  it("a picture that is not one of those that a text may have, or not alone", () => {
    const pictures = { ...FACTS, pictures: ["portfolio-1"] };
    const problems = (text: string) => readText(`## A\n\n${text}`, pictures).problems.map(({ line }) => line);
    expect(problems("![a room](portfolio-1)")).toEqual([]);
    for (const text of ["![a](portfolio-9)", "![a](https://a.test/portfolio-1)", "see ![a](portfolio-1)"]) {
      expect(problems(text)).toEqual([3]);
    }
  });

  it("a fact in an address", () => {
    expect(problemsOf("## A\n\n[a](tel:{phone})")).toEqual([
      "3 A link’s address cannot hold a fact. {phone} and {email} become links by themselves.",
    ]);
  });

  it("marks that are nested deep", () => {
    expect(problemsOf(`## A\n\n${"*".repeat(999)}a${"*".repeat(999)}`)[0]).toBe(
      "3 Bold, italic and links are nested too deep.",
    );
  });

  it("one character more than fits", () => {
    const text = `## A\n\n${"x".repeat(MAX_TEXT_LENGTH)}`;
    expect(problemsOf(text)).toEqual(["1 The text has 40006 characters. Please use at most 40000."]);
    expect(problemsOf(text.slice(0, MAX_TEXT_LENGTH))).toEqual([]);
  });

  it("one line more than fits", () => {
    expect(problemsOf(`## A\n${"x\n".repeat(2000)}`)).toEqual(["1 The text has 2001 lines. Please use at most 2000."]);
    expect(problemsOf(`## A\n${"x\n".repeat(1999)}`)).toEqual([]);
  });

  it("at most ten times", () => {
    expect(problemsOf("{a}\n".repeat(1900))).toHaveLength(10);
  });
});

const TOO_LONG = { line: 1, message: expect.stringMatching(/^The text has/) };

it.each([
  ...[
    ">",
    "> ",
    "[",
    "![",
    "[a](",
    "- ",
    "1. ",
    "*",
    "_a ",
    "<",
    "<a ",
    "\\",
    "[]",
    "\n",
    "{",
    "{a}",
    "# a\n",
    "## a\n\n",
    "- a\n",
    "**x",
    "<!--",
  ],
])("as much of %j as is taken is read in a second", (bomb) => {
  const began = performance.now();
  const lines = bomb.split("\n").length - 1;
  const most = Math.min(MAX_TEXT_LENGTH / bomb.length, lines > 0 ? 2000 / lines : Number.POSITIVE_INFINITY);
  expect(readText(bomb.repeat(Math.floor(most)), FACTS).problems).not.toContainEqual(TOO_LONG);
  expect(performance.now() - began).toBeLessThan(1000);
});

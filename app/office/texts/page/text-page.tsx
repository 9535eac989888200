import { Form, Link } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { useServedText } from "~/base/browser/use-served-text";
import { Button } from "~/house/ui/kit/button";
import { ButtonForm } from "~/house/ui/kit/button-form";
import { Disclosure } from "~/house/ui/kit/disclosure";
import { ErrorSummary } from "~/house/ui/kit/error-summary";
import { fieldLook } from "~/house/ui/kit/field-look";
import { momentText } from "~/house/ui/kit/moment-text";
import { Notice } from "~/house/ui/kit/notice";
import { PageHeader } from "~/house/ui/kit/page-header";
import { Section } from "~/house/ui/kit/section";
import { TextBlocks, TextWords } from "~/house/ui/text/text-blocks";
import type { PageText } from "~/house/ui/text/text-tree";
import { TEXT_PAGES, type TextPageName } from "~/storefront/marketing/text-pages";

export interface TextReply {
  readonly text: string;
  /** Why the text cannot be shown, each with its line. */
  readonly problems: readonly string[];
  /** Why it was not saved otherwise. */
  readonly problem: string | null;
  readonly preview: PageText | null;
  readonly revision: number;
}

interface Version {
  readonly revision: number;
  readonly text: string | null;
  readonly savedAt: string;
  readonly savedBy: string;
}

interface TextPageProps {
  readonly page: TextPageName;
  readonly text: string;
  /** The newest save; 0 before the first. */
  readonly revision: number;
  /** The earlier version whose text is shown, if it is not the newest. */
  readonly shown: number | null;
  readonly isDefault: boolean;
  readonly isSaved: boolean;
  readonly mostCharacters: number;
  readonly facts: readonly { readonly name: string; readonly about: string }[];
  /** The names of the photographs that the text can show. */
  readonly pictures: readonly string[];
  /** Newest first. */
  readonly versions: readonly Version[];
  readonly reply: TextReply | null;
}

export function TextEditorPage(props: TextPageProps) {
  const { page, reply, isSaved, isDefault, shown, versions } = props;
  const { title, path } = TEXT_PAGES[page];
  const revision = reply?.revision ?? props.revision;
  return (
    <>
      <PageHeader title={`Text: ${title}`} crumbs={[{ name: "Texts", to: "/admin/texts" }]}>
        <p>
          {isDefault ? "The default holds." : "Your text holds."}{" "}
          <a href={path} className="link">
            See the page
          </a>
        </p>
      </PageHeader>
      <div className="wrap space-y-8 py-8">
        {isSaved && !reply && (
          <div role="status">
            <Notice tone="success" title="Saved. Customers see it from now on." />
          </div>
        )}
        {shown !== null && !reply && (
          <Notice tone="info" title={`This is version ${shown}. Save it to use it again.`} />
        )}
        <Answer reply={reply} />
        <TextForm key={props.revision} {...props} revision={revision} />
        <div className="flex flex-wrap gap-4">
          {versions.length > 0 && <ButtonForm fields={{ revision, intent: "undo" }}>Undo the last save</ButtonForm>}
          {!isDefault && <ButtonForm fields={{ revision, intent: "default" }}>Back to the default</ButtonForm>}
        </div>
        <Help facts={props.facts} pictures={props.pictures} />
        {versions.length > 0 && <Versions page={page} versions={versions} />}
      </div>
    </>
  );
}

/** What came of the last button, read to a screen reader first. */
function Answer({ reply }: { readonly reply: TextReply | null }) {
  const summary = useRef<HTMLDivElement>(null);
  const preview = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (reply) (summary.current ?? preview.current)?.focus();
  }, [reply]);
  if (!reply) return null;
  const { problem, problems, preview: text } = reply;
  const lines = [...(problem ? [problem] : []), ...problems].map((line) => ({ text: line }));
  return (
    <>
      {lines.length > 0 && <ErrorSummary lines={lines} summaryRef={summary} />}
      {text && (
        <div ref={preview} tabIndex={-1} className="focus-visible:outline-none">
          <Section name="preview" title="Preview" className="border border-stone-300 bg-white p-5">
            <Preview text={text} />
          </Section>
        </div>
      )}
    </>
  );
}

const Preview = ({ text: { lead, sections } }: { readonly text: PageText }) => (
  <div className="mt-3 max-w-[46em] space-y-4 wrap-anywhere">
    {lead.length > 0 && (
      <p className="text-lg text-stone-700">
        <TextWords words={lead} />
      </p>
    )}
    {sections.map(({ id, heading, blocks }) => (
      <div key={id} className="space-y-4">
        <h3 className="text-xl">{heading}</h3>
        <TextBlocks blocks={blocks} heading="h4" />
      </div>
    ))}
  </div>
);

function TextForm({ text, revision, reply, mostCharacters }: TextPageProps) {
  const served = useServedText(reply?.text ?? text);
  const isWrong = (reply?.problems.length ?? 0) > 0;
  return (
    <Form method="post" className="max-w-5xl">
      <input type="hidden" name="revision" value={revision} />
      <label htmlFor="text" className="block font-semibold">
        Text
      </label>
      <p id="text-hint" className="text-sm text-stone-700">
        Markdown, at most {mostCharacters.toLocaleString("en-US")} characters. What is in braces is filled in, such as{" "}
        {"{phone}"}.
      </p>
      <textarea
        id="text"
        name="text"
        rows={24}
        spellCheck
        defaultValue={served}
        aria-describedby="text-hint"
        aria-invalid={isWrong || undefined}
        className={fieldLook(isWrong, "h-auto py-2 font-mono")}
      />
      <p className="mt-4 flex flex-wrap gap-4">
        <Button type="submit" name="intent" value="save">
          Save
        </Button>
        <Button type="submit" name="intent" value="preview" look="outline">
          Preview
        </Button>
      </p>
    </Form>
  );
}

const MARKS = [
  ["## Prices", "begins a section"],
  ["### Samples", "a smaller heading in a section"],
  ["- Oak", "a point of a list; 1. Oak numbers it"],
  ["**sure**", "bold; *sure* is italic"],
  ["[write to us](/contact)", "a link to a page of the shop, or to https://…"],
  ["## Prices {#prices}", "an anchor of your own for links to the section"],
] as const;

function Help({ facts, pictures }: Pick<TextPageProps, "facts" | "pictures">) {
  return (
    <div className="max-w-5xl border-t border-stone-300">
      <Disclosure summary="How to write it" isWide>
        <Pairs pairs={MARKS} />
      </Disclosure>
      {pictures.length > 0 && (
        <Disclosure summary="Pictures and rooms" isWide>
          <p className="mb-3 max-w-[46em]">
            Each section is a room: a picture, its place in *italics*, what you tell of it, and points such as “-
            Pieces: 14 doors”. “- Style: ashby” links a style of the catalog. A picture is one of these, as in ![what it
            shows](portfolio-1):
          </p>
          <p className="font-mono wrap-anywhere">{pictures.join(", ")}</p>
        </Disclosure>
      )}
      <Disclosure summary="Facts that are filled in" isWide>
        <p className="mb-3 max-w-[46em]">
          A sentence with a fact that the shop does not have, such as an address, is left out of the page.
        </p>
        <Pairs pairs={facts.map(({ name, about }) => [`{${name}}`, about] as const)} />
      </Disclosure>
    </div>
  );
}

const Pairs = ({ pairs }: { readonly pairs: readonly (readonly [name: string, about: string])[] }) => (
  <dl className="grid gap-x-6 gap-y-1 sm:grid-cols-[auto_1fr]">
    {pairs.map(([name, about]) => (
      <div key={name} className="contents">
        <dt className="font-mono">{name}</dt>
        <dd className="text-stone-700">{about}</dd>
      </div>
    ))}
  </dl>
);

function Versions({ page, versions }: Pick<TextPageProps, "page" | "versions">) {
  return (
    <Section name="versions" title="Versions">
      <ol className="mt-4 max-w-5xl">
        {versions.map(({ revision, text, savedAt, savedBy }, index) => (
          <li key={revision} className="flex flex-wrap justify-between gap-x-6 border-t border-stone-300 py-2">
            <p className="figures">
              Version {revision}, <time dateTime={savedAt}>{momentText(savedAt)}</time>
              {savedBy && `, ${savedBy}`}
              {text === null && ": the default"}
            </p>
            {index > 0 && (
              <Link to={`/admin/texts/${page}?version=${revision}`} className="link-tall">
                Open version {revision}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </Section>
  );
}

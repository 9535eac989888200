const TEXT_INTENTS = ["save", "preview", "undo", "default"] as const;

type TextIntent = (typeof TEXT_INTENTS)[number];

interface PostedText {
  readonly intent: TextIntent;
  /** The newest save that the page knew. */
  readonly revision: number;
  readonly text: string;
}

/** A text as it is stored: its lines end as in the defaults, and nothing follows the last one. */
const withPlainEnds = (text: string) => `${text.replace(/\r\n?/g, "\n").trimEnd()}\n`;

/** What a form of a text's page asks for; `null` if it is none of them. */
export function readTextForm(form: URLSearchParams): PostedText | null {
  const [asked = "", revision = ""] = ["intent", "revision"].map((name) => form.get(name) ?? "");
  const intent = TEXT_INTENTS.find((one) => one === asked);
  if (!intent || !/^\d{1,9}$/.test(revision)) return null;
  return { intent, revision: Number(revision), text: withPlainEnds(form.get("text") ?? "") };
}

interface LineProblem {
  readonly line: number;
  readonly message: string;
}

export const problemLine = ({ line, message }: LineProblem): string => `Line ${line}: ${message}`;

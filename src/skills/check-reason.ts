import { quotedIn } from '#language/quoted.ts';

const NUMBERS = /\d+(?:[.,]\d+)*/g;
const LINK = /https?:\/\/|www\.|\]\(|<[a-z!/]/i;
/** How a model refers to what it was shown: features, passages. */
const LABELS = /\b[FPT]\d{1,4}\b/g;

/**
 * What a model's reason states beyond the texts that it is about, in words; undefined when it states nothing so. A
 * reason is free wording: only numbers (those of publications among them), quotations and links can be looked up, and
 * they must stand in `text`.
 */
export function inventedIn(reason: string, text: string): string | undefined {
  const bare = reason.replace(LABELS, ' ');
  if (LINK.test(bare)) return 'it holds a link';
  const flat = (value: string) => value.replace(/\s+/g, ' ').toLowerCase();
  const there = flat(text);
  for (const quoted of quotedIn(bare, 2, 4)) {
    const quote = flat(quoted).replace(/[.,;。，；]$/, '');
    if (!there.includes(quote)) return `"${quote.slice(0, 60)}" does not stand there`;
  }
  const numbers = new Set(text.match(NUMBERS));
  const wrong = bare.match(NUMBERS)?.find((number) => !numbers.has(number));
  return wrong === undefined ? undefined : `the number ${wrong.slice(0, 40)} does not stand there`;
}

import type { Patent } from '../../patent.ts';

/** Texts of one document that get vectors, at most. */
export const MOST_UNITS = 5;
/**
 * Shorter ones say nothing by themselves, a heading, a number: bytes of UTF-8, since a Chinese word has few characters.
 */
const SHORTEST = 25;
const isLong = (text: string) => Buffer.byteLength(text) >= SHORTEST;
/** Characters of a text that are encoded. */
const LONGEST = 600;

/**
 * The texts of a patent that stand for it: titles, abstracts and first claims in each language, as far as they are
 * stored, then the summary of its description; where it has none, paragraphs from all over the description, without the
 * background.
 */
export function unitsOf({ titles, abstracts, claims, descriptions }: Patent): string[] {
  const front = [
    ...titles.map(({ text }) => text),
    ...abstracts.map(({ text }) => text),
    ...claims.map((set) => set.claims[0]?.text ?? ''),
  ];
  const texts = [...new Set(front)].filter(isLong).slice(0, MOST_UNITS);
  const room = MOST_UNITS - texts.length;
  const description = descriptions.find(({ origin }) => origin === 'original') ?? descriptions[0];
  const paragraphs = (description?.paragraphs ?? []).filter(
    ({ text, section }) => isLong(text) && section !== 'background',
  );
  const summary = paragraphs.filter(({ section }) => section === 'summary');
  const rest = summary.length > 0 ? summary : paragraphs;
  const step = Math.max(1, rest.length / Math.max(1, room));
  for (let i = 0; i < room && Math.floor(i * step) < rest.length; i++) texts.push(rest[Math.floor(i * step)]!.text);
  return texts.map((text) => text.slice(0, LONGEST).toWellFormed());
}

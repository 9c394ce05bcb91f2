import type { Patent } from '#collections/patents/patent.ts';
import { isHan } from '#language/script.ts';
import { inSlices, mapInSlices } from '#turns.ts';

export const SUGGESTION_LANGUAGES = ['cn', 'en'] as const;
export type SuggestionLanguage = (typeof SUGGESTION_LANGUAGES)[number];

/** Chinese if any character is. */
export const languageOf = (text: string): SuggestionLanguage => ([...text].some(isHan) ? 'cn' : 'en');
/** As keywords are compared. */
export const fold = (text: string) => text.normalize('NFKC').toLowerCase().trim();

/** How often a word or phrase occurs, alone and with a keyword. */
export interface Counted {
  readonly text: string;
  /** Patents with this and the keyword. */
  readonly both: number;
  readonly alone: number;
}

/** A translation stands in the texts of at least this share (Dice) of the patents of either word. */
const SAME = 0.5;
/** ... and on average no further from it than this part of the text; a text without it counts as 1. */
const FAR = 0.4;

/** The candidates in nearly the same patents, as far as none is more alike by much. */
export function alike(candidates: readonly Counted[], total: number): Counted[] {
  const dice = ({ both, alone }: Counted) => (2 * both) / (total + alone);
  const same = candidates.filter((each) => each.both >= 2 && dice(each) >= SAME);
  const most = Math.max(...same.map(dice));
  return same.filter((each) => dice(each) >= most - 0.1).sort((a, b) => dice(b) - dice(a));
}

/**
 * Of the candidates most alike, the one that stands in most titles with the keyword; where no title has the keyword,
 * the one at the nearest places of the abstracts (a translation keeps the order of sentences, not of words). Undefined
 * if none is near.
 */
export async function nearest(
  records: readonly Patent[],
  keyword: string,
  candidates: readonly Counted[],
): Promise<Counted | undefined> {
  const own = fold(keyword);
  const parts = await mapInSlices(records, ({ titles, abstracts }) => ({
    titles: titles.map(placed),
    abstracts: abstracts.map(placed),
  }));
  const entitled = parts.filter(({ titles }) => placeOf(titles, own) !== undefined);
  const texts = entitled.length > 0 ? entitled.map(({ titles }) => titles) : parts.map(({ abstracts }) => abstracts);
  let best: { candidate: Counted; distance: number } | undefined;
  for await (const candidate of inSlices(candidates)) {
    const wanted = fold(candidate.text);
    const language = languageOf(candidate.text);
    const distances = texts.flatMap((part) => {
      const [at, other] = [placeOf(part, own), placeOf(part, wanted)];
      return at === undefined || !part.some((text) => text.language === language)
        ? []
        : [other === undefined ? 1 : entitled.length > 0 ? 0 : Math.abs(at - other)];
    });
    const distance = distances.reduce((sum, x) => sum + x, 0) / distances.length;
    // of none it is no number, which is not near
    if (distance <= FAR && (!best || distance < best.distance)) best = { candidate, distance };
  }
  return best?.candidate;
}

/** A text in which words are looked for. */
interface Placed {
  readonly folded: string;
  readonly length: number;
  readonly language: SuggestionLanguage;
}

const placed = ({ text }: { readonly text: string }): Placed => ({
  folded: fold(text),
  length: Math.max(1, text.length),
  language: languageOf(text),
});

/** Where a folded word stands in the first of the texts that has it, 0 to 1. */
const placeOf = (texts: readonly Placed[], word: string): number | undefined =>
  texts.map(({ folded, length }) => folded.indexOf(word) / length).find((at) => at >= 0);

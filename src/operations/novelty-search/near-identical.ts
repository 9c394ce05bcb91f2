import type { Patent } from '#collections/patents/patent.ts';
import { contentWords } from '#language/content-words.ts';

/** Characters that are looked at, and the share of different words that two texts must share. */
const LOOKED_AT = 4_000;
const ALIKE = 0.9;
/** Texts with fewer different words are alike by chance. */
const FEWEST_WORDS = 30;

/** Finds publications whose text is nearly that of an earlier one: a family that no source has tied. */
export class NearIdentical {
  readonly #seen: { readonly number: string; readonly words: ReadonlySet<string> }[] = [];

  /** The publication that says nearly the same, if there is one; else this one is kept for those that come. */
  place(patent: Patent): string | undefined {
    const words = new Set(contentWords(beginning(patent)).map(({ key }) => key));
    if (words.size < FEWEST_WORDS) return undefined;
    const same = this.#seen.find((other) => {
      const [few, many] = words.size < other.words.size ? [words, other.words] : [other.words, words];
      if (few.size < ALIKE * many.size) return false;
      let shared = 0;
      for (const word of few) if (many.has(word)) shared++;
      return shared >= ALIKE * (few.size + many.size - shared);
    });
    if (same) return same.number;
    this.#seen.push({ number: patent.publication_number, words });
    return undefined;
  }
}

/** The description, else the abstract and claims: as originally published where there are several. */
function beginning({ descriptions, abstracts, claims }: Patent): string {
  const one = <T extends { origin: string }>(texts: readonly T[]): T | undefined =>
    texts.find(({ origin }) => origin === 'original') ?? texts[0];
  const description = one(descriptions)?.paragraphs.map(({ text }) => text);
  const texts = description ?? [one(abstracts)?.text ?? '', ...(one(claims)?.claims.map(({ text }) => text) ?? [])];
  return texts.join('\n').slice(0, LOOKED_AT);
}

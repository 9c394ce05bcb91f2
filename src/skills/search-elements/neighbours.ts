import type { Patent } from '#collections/patents/patent.ts';
import { patents } from '#collections/patents/patents.ts';
import type { Corpus } from '#corpus/corpus.ts';
import { type Abbreviation, abbreviationsOf } from '#language/abbreviations.ts';
import { contentWords } from '#language/content-words.ts';
import { type Phrase, phrasesOf } from '#language/phrases.ts';
import { isHan } from '#language/script.ts';
import { wordQuery } from '../corpus-words.ts';

/** A document that words are learned from: its title, abstract and claims, by language. */
export interface Neighbour {
  readonly publication_number: string;
  readonly classes: readonly string[];
  readonly texts: Readonly<Record<'en' | 'zh', string>>;
  readonly patent: Patent;
}

/** Characters of one language that are read of one document: claims of hostile length stay bounded. */
const LONGEST_TEXT = 30_000;

export function toNeighbour(patent: Patent): Neighbour {
  const texts = { en: '', zh: '' };
  const add = (lang: string, text: string) => {
    if (lang === 'en' || lang === 'zh') texts[lang] = `${texts[lang]}${text}\n`.slice(0, LONGEST_TEXT);
  };
  for (const { lang, text } of patent.titles) add(lang, text);
  for (const { lang, text } of patent.abstracts) add(lang, text);
  for (const { lang, claims } of patent.claims) for (const { text } of claims) add(lang, text);
  return {
    publication_number: patent.publication_number,
    classes: [...new Set([...patent.ipc, ...patent.cpc])],
    texts,
    patent,
  };
}

/** The publications that hold most of the given words, rare ones first. */
export async function nearest(
  corpus: Corpus,
  words: readonly string[],
  most: number,
  signal: AbortSignal,
): Promise<Neighbour[]> {
  if (words.length === 0) return [];
  const page = await corpus.search(patents, {
    query: { kind: 'or', of: words.map(wordQuery) },
    offset: 0,
    limit: most,
    stemming: true,
    signal,
  });
  const records = await corpus.get(
    patents,
    page.hits.map(({ id }) => id),
  );
  return records.map(toNeighbour);
}

/** Where phrases of the neighbours stand, for learning from them. */
export interface PhraseUse {
  readonly text: string;
  readonly key: string;
  readonly words: readonly string[];
  occurrences: number;
  readonly documents: Set<number>;
  /** Surroundings that it was seen in; those that several documents share word for word count once. */
  readonly surroundings: Set<string>;
  /** Content words around it, with how often, of different surroundings. */
  readonly context: Map<string, number>;
  /** Written forms, with how often. */
  readonly forms: Map<string, number>;
}

const REACH = 4;
const MOST_PHRASES = 30_000;

/** Reads the neighbours' texts of one language: every phrase, its written forms, and the words around it. */
export function phraseUses(neighbours: readonly Neighbour[], language: 'en' | 'zh'): Map<string, PhraseUse> {
  const uses = new Map<string, PhraseUse>();
  neighbours.forEach(({ texts }, document) => {
    const text = texts[language];
    if (text === '') return;
    const words = contentWords(text);
    let at = 0;
    for (const phrase of phrasesOf(text)) {
      let use = uses.get(phrase.key);
      if (!use) {
        if (uses.size >= MOST_PHRASES) continue;
        use = {
          text: phrase.text,
          key: phrase.key,
          words: phrase.words,
          occurrences: 0,
          documents: new Set(),
          surroundings: new Set(),
          context: new Map(),
          forms: new Map(),
        };
        uses.set(phrase.key, use);
      }
      use.occurrences++;
      use.documents.add(document);
      const form = isHan(phrase.text[0]!) ? phrase.text : phrase.text.toLowerCase();
      use.forms.set(form, (use.forms.get(form) ?? 0) + 1);
      while (at < words.length && words[at]!.end <= phrase.start) at++;
      addContext(use, words, at, phrase);
    }
  });
  return uses;
}

function addContext(use: PhraseUse, words: ReturnType<typeof contentWords>, at: number, phrase: Phrase): void {
  let after = at;
  while (after < words.length && words[after]!.start < phrase.end) after++;
  const around = [
    ...words.slice(Math.max(0, at - REACH), at).map(({ key }) => `<${key}`),
    ...words.slice(after, after + REACH).map(({ key }) => `>${key}`),
  ];
  const surrounding = around.join(' ');
  if (use.surroundings.has(surrounding)) return;
  use.surroundings.add(surrounding);
  for (const word of around) use.context.set(word, (use.context.get(word) ?? 0) + 1);
}

/**
 * Abbreviations of the given text and of the neighbours, with the publications that define them; `undefined` for the
 * given text.
 */
export function learnAbbreviations(
  given: string,
  neighbours: readonly Neighbour[],
): (Abbreviation & { readonly from: string | undefined })[] {
  const found: (Abbreviation & { from: string | undefined })[] = abbreviationsOf(given.slice(0, 300_000)).map(
    (pair) => ({ ...pair, from: undefined }),
  );
  for (const { publication_number, texts, patent } of neighbours) {
    const parts = [texts.en, texts.zh];
    for (const { paragraphs } of patent.descriptions)
      parts.push(
        paragraphs
          .slice(0, 60)
          .map(({ text }) => text)
          .join('\n')
          .slice(0, LONGEST_TEXT),
      );
    for (const part of parts)
      for (const pair of abbreviationsOf(part)) found.push({ ...pair, from: publication_number });
  }
  return found;
}

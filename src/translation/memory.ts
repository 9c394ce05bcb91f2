import type { Patent } from '#collections/patents/patent.ts';
import { patents } from '#collections/patents/patents.ts';
import { alignedPairs, plainText, segmentKey } from '#collections/translations/alignment.ts';
import { type Translation, translations } from '#collections/translations/translations.ts';
import type { Corpus } from '#corpus/corpus.ts';
import type { Query } from '#corpus/query/tree.ts';
import type { Language } from './languages.ts';

/** What the memory has for a text, word for word, and where it has it from. */
export interface Remembered {
  readonly text: string;
  readonly origin: Translation['texts'][number]['origin'] | 'office';
  /** A publication number with the part of the document, or the source of an imported pair. */
  readonly from: string;
}

/** Words at the beginning of a text by which documents that may hold it are found, and documents that are read. */
const SOUGHT_WORDS = 12;
const SOUGHT_HAN = 16;
const MOST_READ = 5;
/** Orders what knows the same text: as published or by an office before what nobody vouches for. */
const RANKS: readonly Remembered['origin'][] = ['original', 'office', 'human', 'unknown', 'machine'];

/**
 * The translation of a text that stands, with this text beside it, in an imported pair or in a stored patent: title,
 * abstract, or claim of one number in both languages, whole or sentence by sentence where the sentences of both align.
 */
export async function remembered(
  corpus: Corpus,
  text: string,
  from: Language,
  to: Language,
  signal: AbortSignal,
): Promise<Remembered | undefined> {
  const [unit] = await corpus.lookup(translations, 'part', [`${segmentKey(from, text)}>${to}`]);
  const imported = unit && fromUnit(unit, text, from, to);
  if (imported && imported.origin !== 'machine') return imported;
  const found = await fromPatents(corpus, text, from, to, signal);
  return [imported, found]
    .filter((one) => one !== undefined)
    .sort((a, b) => RANKS.indexOf(a.origin) - RANKS.indexOf(b.origin))[0];
}

function fromUnit(
  { texts, provenance }: Translation,
  text: string,
  from: Language,
  to: Language,
): Remembered | undefined {
  const plain = plainText(text);
  for (const source of texts.filter(({ lang }) => lang === from))
    for (const target of texts.filter(({ lang }) => lang === to)) {
      const pair = alignedPairs(source.text, target.text).find((one) => plainText(one.source) === plain);
      if (pair && plainText(pair.target) !== plain)
        return { text: pair.target, origin: target.origin, from: provenance[0]?.source ?? 'translations' };
    }
  return undefined;
}

async function fromPatents(
  corpus: Corpus,
  text: string,
  from: Language,
  to: Language,
  signal: AbortSignal,
): Promise<Remembered | undefined> {
  const beginning = /\p{Script=Han}/u.test(text)
    ? (/^\P{L}*([\p{Script=Han}\p{N}\p{Script=Latin}]{2,})/u.exec(text)?.[1]?.slice(0, SOUGHT_HAN) ?? '')
    : (text.match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, SOUGHT_WORDS).join(' ');
  if (beginning.length < 2) return undefined;
  const phrase = (field: string): Query => ({ kind: 'phrase', field, text: beginning });
  const { hits } = await corpus.search(patents, {
    query: { kind: 'or', of: [phrase('TA_ALL'), phrase('CLMS_ALL')] },
    offset: 0,
    limit: MOST_READ,
    signal,
  });
  const records = await corpus.get(
    patents,
    hits.map(({ id }) => id),
  );
  return records
    .flatMap((record) => inPatent(record, text, from, to))
    .sort((a, b) => RANKS.indexOf(a.origin) - RANKS.indexOf(b.origin))[0];
}

function inPatent(record: Patent, text: string, from: Language, to: Language): Remembered[] {
  const plain = plainText(text);
  const sides = (
    part: string,
    texts: readonly { lang: string; origin: Patent['titles'][number]['origin']; text: string }[],
  ) =>
    texts
      .filter(({ lang }) => lang === from)
      .flatMap((source) =>
        texts
          .filter(({ lang }) => lang === to)
          .flatMap((target): Remembered[] => {
            const pair = alignedPairs(source.text, target.text).find((one) => plainText(one.source) === plain);
            if (!pair || plainText(pair.target) === plain) return [];
            return [{ text: pair.target, origin: target.origin, from: `${record.publication_number} ${part}` }];
          }),
      );
  const numbers = new Set(record.claims.flatMap(({ claims }) => claims.map(({ number }) => number)));
  const claim = (number: number) =>
    record.claims.flatMap(({ lang, origin, claims }) =>
      claims.filter((one) => one.number === number).map((one) => ({ lang, origin, text: one.text })),
    );
  return [
    ...sides('title', record.titles),
    ...sides('abstract', record.abstracts),
    ...[...numbers].flatMap((number) => sides(`claim ${number}`, claim(number))),
  ];
}

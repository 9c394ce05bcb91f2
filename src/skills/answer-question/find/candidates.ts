import type { Patent } from '#collections/patents/patent.ts';
import { patents } from '#collections/patents/patents.ts';
import { similarPatents } from '#collections/patents/similar/similar.ts';
import { allOf, anyOf } from '#corpus/query/combine.ts';
import type { Query } from '#corpus/query/tree.ts';
import { wordIn, wordQuery } from '../../corpus-words.ts';
import type { Wording } from '../../other-words.ts';
import type { SkillContext } from '../../skill.ts';
import { isTelling, type Wants } from '../read/question.ts';
import type { Reading } from '../read/read.ts';
import { restrictionQueries } from '../read/restrictions.ts';
import { comparedText, type NearDocument, nearestDocuments } from './near-in-meaning.ts';

/** Documents to read for a question, and the search that says most of what there is. */
export interface Candidates {
  readonly records: readonly Patent[];
  /** Of these, those that are near the question in meaning, the nearest first; none where no model was added. */
  readonly near: readonly NearDocument[];
  /** What similar search finds, with the score as a share of the best; the first of them are read. */
  readonly alike: readonly NearDocument[];
  readonly query: Query;
  /** Families that match the query. */
  readonly matching: number;
  /** The query holds all telling words of the question. */
  readonly all_words: boolean;
}

/** Documents that are read, and those that are read besides for being near in meaning. */
const READ = 30;
const NEAR = 10;

/** Documents of which it is known how near similar search finds them: those that are read for other reasons, too. */
const COMPARED = 60;

/** Other words for those of a question that similar search takes beside them. */
const MOST_ALSO = 60;

/** Any of these words. */
export const anyWord = (forms: readonly string[]): Query => anyOf(...forms.map(wordQuery));

/** What every document must satisfy, besides words. */
export const requiredOf = ({ question, owner }: Pick<Reading, 'question' | 'owner'>): readonly Query[] => [
  ...question.phrases.map((text): Query => ({ kind: 'phrase', field: 'TACD_ALL', text })),
  ...(question.wording === undefined ? [] : [wordQuery(question.wording)]),
  ...restrictionQueries(question.restrictions),
  ...(owner ? [owner.query] : []),
];

/**
 * Finds documents to read: all words first (with those of the conversation, then without), then the rarest of them,
 * then any, then what shares most. One of each family.
 */
export async function candidates(
  reading: Reading,
  { corpus, signal }: Pick<SkillContext, 'corpus' | 'signal'>,
): Promise<Candidates> {
  const { question, known, alternates, worth } = reading;
  const fixed = requiredOf(reading);
  const byRarity = ([a]: [string, string], [b]: [string, string]) => worth(b) - worth(a);
  const own = [...known].filter(([key]) => !question.context?.has(key)).sort(byRarity);
  const telling = own.filter(([key]) => isTelling(question, key));
  const forms = (telling.length > 0 ? telling : own).map(([, form]) => form);
  const before = [...known]
    .filter(([key]) => question.context?.has(key) && !question.lesser.has(key))
    .sort(byRarity)
    .map(([, form]) => form);
  const steps: { query: Query; all_words: boolean }[] = [];
  const add = (parts: readonly Query[], all_words: boolean) => {
    const of = [...parts, ...fixed];
    if (of.length > 0) steps.push({ query: allOf(...of), all_words });
  };
  if (forms.length > 0 && before.length > 0) {
    add([...forms, ...before].map(wordQuery), true);
    add([...forms.map(wordQuery), anyWord(before)], true);
  }
  add(forms.map(wordQuery), true);
  if (forms.length > 3) add(forms.slice(0, Math.ceil(forms.length / 2)).map(wordQuery), false);
  if (forms.length > 1) add([anyWord(forms)], false);
  const ids = new Set(
    await together(telling.length > 0 ? telling : own, question.wants, fixed, alternates.all, { corpus, signal }),
  );
  let answered: Omit<Candidates, 'records' | 'near' | 'alike'> | undefined;
  for (const { query, all_words } of steps) {
    const page = await corpus.search(patents, {
      query,
      offset: 0,
      limit: READ,
      collapse: { field: 'FAM_ID' },
      stemming: true,
      signal,
    });
    if (page.total > 0) answered ??= { query, matching: page.total, all_words };
    for (const { id } of page.hits) if (ids.size < READ) ids.add(id);
    if (answered && ids.size >= READ / 2) break;
  }
  // What shares most with the question, weighed by rarity and length; the Boolean steps take any document that has the
  // words somewhere.
  let alike: readonly NearDocument[] = [];
  if (known.size > 1) {
    const also = [...new Set(alternates.all.map(({ form }) => form))].slice(0, MOST_ALSO).join(' ');
    const similar = await similarPatents(corpus, {
      text: question.lists ? comparedText(question) : [...known.values(), ...question.phrases].join(' '),
      ...(also !== '' && { also }),
      limit: COMPARED,
      citations: false,
      reasons: false,
      // documents of the other language are asked in its words (`acrossLanguages`), and cannot be quoted here
      without: ['translations'],
      ...(fixed.length > 0 && { filter: allOf(...fixed) }),
      signal,
    });
    for (const { id } of similar.hits.slice(0, READ / 2)) ids.add(id);
    const most = similar.hits[0]?.score || 1;
    alike = similar.hits.map(({ id, score }) => ({ id, share: score / most }));
  }
  const near = await nearestDocuments(question, fixed, NEAR, { corpus, signal });
  return {
    records: await corpus.get(patents, [...ids.union(new Set(near.map(({ id }) => id)))]),
    near,
    alike,
    ...(answered ?? { query: steps.at(-1)?.query ?? { kind: 'all' }, matching: 0, all_words: false }),
  };
}

/** Words that are looked for side by side: as many as stand so anywhere. */
const TOGETHER = [4, 3, 2];
/** Documents that are read for having all words, or others for them, in title and abstract. */
const ABOUT = 8;
const inFront = (forms: readonly string[]): Query => anyOf(...forms.map((form) => wordIn('TA_ALL', form)));
/** What sentences say of what is bad about a thing. */
const BAD = anyWord(
  'problem drawback disadvantage difficult fragile brittle breaks cracks expensive costly toxic unstable insufficient fails damage 问题 缺点 缺陷 不足 难以'.split(
    ' ',
  ),
);

/**
 * Documents of which one sentence, or else one paragraph, has the rarest words of a question, or others for them: where
 * they stand together it is most likely said.
 */
async function together(
  words: readonly (readonly [key: string, form: string])[],
  wants: Wants,
  fixed: readonly Query[],
  alternates: readonly Wording[],
  { corpus, signal }: Pick<SkillContext, 'corpus' | 'signal'>,
): Promise<string[]> {
  const formsOf = ([key, form]: readonly [string, string]) => [
    form,
    ...alternates.filter(({ of }) => of.length === 1 && of[0] === key).map((other) => other.form),
  ];
  const operands = words.map((word) => anyWord(formsOf(word)));
  const found = new Set<string>();
  const add = async (near: Query, limit = READ / 2) => {
    const page = await corpus.search(patents, {
      query: allOf(near, ...fixed),
      offset: 0,
      limit,
      collapse: { field: 'FAM_ID' },
      stemming: true,
      signal,
    });
    for (const { id } of page.hits) if (found.size < READ / 2) found.add(id);
  };
  // whose title and abstract have all of it is about it, in whatever words
  if (operands.length > 1) await add(allOf(...words.map((word) => inFront(formsOf(word)))), ABOUT);
  const within = (unit: 'sentence' | 'paragraph', those: readonly Query[]) =>
    those.reduce((left, right): Query => ({ kind: 'near', reach: { unit }, left, right }));
  const sizes = new Set(TOGETHER.map((size) => Math.min(size, operands.length)));
  for (const size of sizes)
    for (const unit of ['sentence', 'paragraph'] as const) {
      if (size < 2 || found.size >= READ / 2) break;
      await add(within(unit, operands.slice(0, size)));
    }
  // what is bad of a thing is told of it alone, whatever it is used for
  for (const size of [2, 1])
    if (wants === 'problem' && operands.length >= size && found.size < READ / 2)
      await add(within('sentence', [...operands.slice(0, size), BAD]));
  return [...found];
}

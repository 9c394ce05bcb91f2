import { isTitleAlone, type Patent } from '#collections/patents/patent.ts';
import { patents } from '#collections/patents/patents.ts';
import { allOf, anyOf } from '#corpus/query/combine.ts';
import { printQuery } from '#corpus/query/print.ts';
import { contentKeys } from '#language/content-words.ts';
import { wordIn } from '../../corpus-words.ts';
import type { SkillContext } from '../../skill.ts';
import { requiredOf } from '../find/candidates.ts';
import { isPartOfUnknown, type Reading } from '../read/read.ts';
import type { Research } from './research.ts';
import { type Source, titled } from './source.ts';

const FIELD = 'TTL_ALL';
/** Documents whose titles are looked at, and those that are shown. */
const LOOKED_AT = 200;
const SHOWN = 5;
/** Of the question's worth, what a title must have. */
const LEAST = 0.5;

/**
 * Where no passage answers: documents whose titles say more of the question than any passage that came near, and of
 * which nothing but the title is stored, as of lists of results that a service exports. What they disclose is not known
 * here, and the answer says so; the research as it is where there are none.
 */
export async function entitledInstead(
  research: Research,
  reading: Reading,
  { corpus, signal }: Pick<SkillContext, 'corpus' | 'signal'>,
): Promise<Research> {
  const { question, words, worth, unknown } = reading;
  // one word of a question may be any word; documents on a thing are found by it alone
  if (words.size < (question.lists ? 1 : 2)) return research;
  const keys = [...words.keys()];
  const sum = (some: readonly string[]) => some.reduce((total, key) => total + worth(key), 0);
  const share = (texts: readonly string[]) => {
    const said = new Set(texts.flatMap(contentKeys));
    return sum(keys.filter((key) => said.has(key) && !isPartOfUnknown(key, unknown))) / sum(keys);
  };
  const ofSource = ({ title, sentences }: Source) => share([title, ...sentences.map(({ text }) => text)]);
  const least = Math.max(LEAST, ...research.sources.map((source) => ofSource(source) + Number.EPSILON));
  const query = allOf(anyOf(...[...words.values()].map((form) => wordIn(FIELD, form))), ...requiredOf(reading));
  const { hits } = await corpus.search(patents, { query, offset: 0, limit: LOOKED_AT, stemming: true, signal });
  const records = await corpus.get(
    patents,
    hits.map(({ id }) => id),
  );
  const near = records
    .filter(isTitleAlone)
    .map((record) => ({ record, share: share(record.titles.map(({ text }) => text)) }))
    .filter((each) => each.share >= least)
    .toSorted((a, b) => b.share - a.share);
  // members of a family, and what is filed again, have the title of the first
  const each = [...new Map(near.toReversed().map(({ record }) => [titleOf(record), record])).values()].toReversed();
  if (each.length === 0) return research;
  const { sections: _, unsaid: __, tabled: ___, ...rest } = research;
  return {
    ...rest,
    kind: 'nothing',
    sources: each.slice(0, SHOWN).map((record, at) => titled(record, question.lang, at + 1)),
    entitled: { query: printQuery(query) },
  };
}

const titleOf = ({ titles }: Patent): string => contentKeys(titles[0]!.text).join(' ');

import { isCheckTag } from '#collections/works/check-tags.ts';
import type { Work } from '#collections/works/work.ts';
import { works } from '#collections/works/works.ts';
import type { Query } from '#corpus/query/tree.ts';
import { totalOf } from '#corpus/total.ts';
import { contentWords } from '#language/content-words.ts';
import type { SkillContext } from '../skill.ts';

const MOST_WORDS = 12;
const FEWEST_WORDS = 2;

/** Words of a question that ask for something of what it names: a sentence that answers it need not have them. */
const ASKING = /\b(?:effects?|influences?|impacts?|roles?|helps?|happens?|evidence|known|papers?|literature)\b/gi;

/** The words of that kind in a question. */
export const asking = (question: string): string[] => question.slice(0, 4_000).match(ASKING) ?? [];

/** A question by what it names; whole where that is too little. */
function withoutAsking(text: string): string {
  const named = text.slice(0, 4_000).replace(ASKING, ' ');
  return anyWord(named) ? named : text;
}

/** Papers that have any word of a text in title or abstract; undefined of a text with a single word. */
function anyWord(text: string): Query | undefined {
  const words = [...new Map(contentWords(text.slice(0, 4_000)).map((word) => [word.key, word])).values()];
  if (words.length < FEWEST_WORDS) return undefined;
  const of = words.slice(0, MOST_WORDS).map(({ start, end }) => ({
    kind: 'term' as const,
    field: 'TITLE_ABSTRACT',
    text: text.slice(start, end),
  }));
  return { kind: 'or', of };
}

/** A MeSH heading, and how many stored papers have it. */
export interface NearestHeading {
  readonly heading: string;
  readonly papers: number;
}

/** Papers whose headings are looked at, those with most words of the text. */
const NEAREST = 30;
const MOST_HEADINGS = 3;
/**
 * Of a text's words, the share that a paper has which is near: one with a word of it alone is as often about anything.
 */
const NEAR = 0.5;

/**
 * Where to look instead, of a text on which no paper says anything: headings of the papers that come nearest to it,
 * first those that share a word with it, then those that most of these papers have. Check tags aside; none where no
 * paper with headings has half of its words.
 */
export async function nearestHeadings(
  question: string,
  { corpus, signal }: Pick<SkillContext, 'corpus' | 'signal'>,
): Promise<NearestHeading[]> {
  const text = withoutAsking(question);
  const asked = anyWord(text);
  if (!asked) return [];
  const wanted = new Set(contentWords(text.slice(0, 4_000)).map(({ key }) => key));
  const query = { kind: 'and', of: [asked, { kind: 'wildcard', field: 'MESH', pattern: '*' }] } as const;
  const { hits } = await corpus.search(works, { query, offset: 0, limit: NEAREST, signal });
  const records = await corpus.get(
    works,
    hits.map(({ id }) => id),
  );
  const counts = new Map<string, number>();
  for (const work of records) {
    if (wordsOf(work, wanted) < NEAR * wanted.size) continue;
    for (const heading of new Set(work.mesh.map((one) => one.heading)))
      if (!isCheckTag(heading)) counts.set(heading, (counts.get(heading) ?? 0) + 1);
  }
  const nearest = [...counts]
    .map(([heading, near]) => ({
      ...{ heading, near },
      shared: contentWords(heading).filter(({ key }) => wanted.has(key)).length,
    }))
    .sort((a, b) => b.shared - a.shared || b.near - a.near || (a.heading < b.heading ? -1 : 1))
    .slice(0, MOST_HEADINGS);
  return Promise.all(
    nearest.map(async ({ heading }) => {
      const having = { kind: 'values', field: 'MESH', values: [heading] } as const;
      const total = await totalOf(corpus, works, having, { signal });
      return { heading, papers: total };
    }),
  );
}

/** How many of some words title and abstracts of a paper have. */
function wordsOf({ titles, abstracts }: Work, wanted: ReadonlySet<string>): number {
  const there = new Set<string>();
  for (const { text } of [...titles, ...abstracts])
    for (const { key } of contentWords(text.slice(0, 20_000))) if (wanted.has(key)) there.add(key);
  return there.size;
}

import { expect, it } from 'vitest';
import { STRATEGIES } from '#skills/search-prior-art/strategies.ts';
import { documentText } from '#testing/document-text.ts';
import { fieldsOf } from '#testing/told-answers.ts';
import { wholeData } from '#testing/whole-data.ts';
import { assess } from '../assessment.ts';
import { type ComparedDocument, type Judgement, NoveltySearchData } from '../data.ts';
import { toWireComparison } from '../wire-results.ts';
import { type QuoteCheck, quoteKey } from './quotes.ts';
import { reportOf } from './report.ts';

const made = wholeData(NoveltySearchData);
const REFERENCE = 20200101;
/** A topic, a key feature, one that somebody added, one of results, and one that was left out. */
const features = [1, 2, 3, 4, 5].map((n) => ({
  ...made.confirmed_features![n % 3]!,
  ...{ number: `F${n}`, text: `‹feature ${n}›`, selected: n < 5, user_added: n === 3, weight_value: n / 10 },
  part: n === 4 ? ('result' as const) : ('body' as const),
}));
/** The last of them as what comes of the others: a claim would be taken at its word. */
const resulting = features.map((feature) => {
  const { claim_number: _, ...one } = feature;
  return one.number === 'F4' ? one : feature;
});
const VERDICTS = { d: 'disclosed', p: 'partly', n: 'not_found' } as const;
const SCORES = { d: 80, p: 50, n: 20 } as const;

/** A document by its verdicts on the four features, and in what it differs from others. */
const compared = (
  publication_number: string,
  verdicts: string,
  more: { readonly [K in keyof ComparedDocument]?: ComparedDocument[K] | undefined },
): ComparedDocument => {
  const {
    paper: _,
    published: __,
    named: ___,
    near_identical: ____,
    title_only: _____,
    ...plain
  } = made.documents![0]!;
  return {
    ...plain,
    ...{ publication_number, title: `‹title of ${publication_number}›`, applicants: ['A', 'B', 'C', 'D', 'E', 'F'] },
    ...{
      publication_date: 20150203,
      priority_date: 20140101,
      family_id: undefined,
      rank: 1,
      found_by: [STRATEGIES[0]],
    },
    comparison: {
      ...plain.comparison,
      publication_number,
      features: [...verdicts].map((each, n) => {
        const { by_meaning, ...found } = plain.comparison.features[n % 3]!;
        const verdict = VERDICTS[each as 'd'];
        const quoted = { ...found.quote!, publication_number };
        return {
          ...{
            ...found,
            feature_number: `F${n + 1}`,
            verdict,
            score: SCORES[each as 'd'],
            reason: `‹reason ${n + 1}›`,
          },
          // one without a passage, one that is near in meaning
          quote: publication_number === 'US2B2' && n === 3 ? undefined : quoted,
          ...(publication_number === 'US3B2' && { by_meaning }),
        } as (typeof plain.comparison.features)[number];
      }),
    },
    ...more,
  } as ComparedDocument;
};
const PAPER = { id: 'w1', venue: '‹venue›', abstract_only: true, retracted: true, superseded: true } as const;
const PAIR = [
  compared('US2B2', 'ddpn', { found_by: [STRATEGIES[1], STRATEGIES[3]] }),
  compared('US3B2', 'npdn', { rank: 2 }),
];
const OTHERS = [
  compared('US4B2', 'pnnn', { rank: undefined, found_by: [] }),
  compared('US5B2', 'nnnn', { rank: 4, named: true, found_by: [] }),
  compared('US6B2', 'dddn', { publication_date: 20200101, rank: 5 }),
  compared('US7B2', 'dddn', { publication_date: 20210101, priority_date: 20200101, rank: 6 }),
  compared('US8B2', 'dddd', { publication_date: undefined, rank: 7 }),
  compared('10.1/p', 'dnnn', {
    paper: PAPER,
    rank: 8,
    publication_date: undefined,
    published: { to: 20180101, basis: 'corpus' },
  }),
  compared('10.1/q', 'pnnn', {
    paper: { id: 'w2' },
    rank: 9,
    applicants: [],
    published: { from: 20150101, to: 20151231, basis: 'record' },
    publication_date: undefined,
  }),
];
/** Two that cover all of it together. */
const DISCLOSING = [compared('US2B2', 'ddpp', {}), compared('US3B2', 'npdp', { rank: 2, family_id: 7 })];
const ALONE = compared('US1B2', 'dddn', {});

const judgements: Judgement[] = [...PAIR, ...OTHERS, ALONE].map(({ publication_number }, at) => ({
  ...{ publication_number, selected: at !== 3, user_added: false },
  features: publication_number === 'US4B2' ? { F2: { verdict: 'partly', score: 44, reason: '‹my reason›' } } : {},
}));
const SEARCHES = [
  { method: 'query', query: '‹query›' },
  { method: 'similar', query: '', text: 'x' },
  { method: 'similar', query: '‹window›', claimed: true, text: '‹claim›' },
  { method: 'papers', query: '‹words›' },
  { method: 'citations', query: '', of: ['US2B2'] },
];
const prior_art = {
  runs: SEARCHES.map((search, at) => ({
    ...{ line: `S${at + 1}`, search, count: at * 10, taken: at, digest: 'd' },
    ...(at === 0 ? { feature_text: '‹feature 1›' } : { strategy: STRATEGIES[at] }),
    ...(at === 1 && {
      ranking: { terms: [], translations: [], best: [], beyond_reach: { script: 'latin', publications: 7 } },
    }),
  })),
  rounds: [...STRATEGIES, 'literature_search'].map((strategy, at) => ({
    strategy,
    lines: at % 2 ? [`S${at}`] : [],
    found: at,
  })),
  ...{ candidates: [], publications: 308, families: 126 },
  embedding_order: {
    ...{
      strategy: 'embedding_order',
      model: '‹model›',
      candidates: 50,
      without_text: 2,
      texts_embedded: 40,
      texts_kept: 9,
    },
    order: ['US2B2'],
  },
};
const scores = [0.9, 0.8, 0.7, 0.6, 0.55, 0.5, 0.4].map((public_score, at) => ({
  ...{ publication_number: `US${at}B2`, public_score, strategies: at < 4 ? 1 : 2 },
}));

/** The checks of all quotes: most stand, one stands in other surroundings, one is gone. */
function quotesOf(documents: readonly ComparedDocument[]): Map<string, QuoteCheck> {
  const keys = documents.flatMap(({ publication_number, comparison }) =>
    comparison.features.flatMap(({ feature_number, quote }) =>
      quote ? quoteKey(publication_number, feature_number) : [],
    ),
  );
  return new Map(
    keys.map((key, at): [string, QuoteCheck] => [
      key,
      at === 2 ? { ok: false, reason: '‹gone›' } : { ok: true, unchanged: at !== 1 },
    ]),
  );
}

const written = (data: object, documents: readonly ComparedDocument[]): string =>
  documentText(
    reportOf({ ...made, ...data, documents } as NoveltySearchData, {
      ...{
        task_id: '‹task›',
        address: 'https://here',
        now: new Date(Date.UTC(2026, 0, 31)),
        quotes: quotesOf(documents),
      },
    }),
  );

const whole = {
  ...{ confirmed_features: features, judgements, scores, reference_date: REFERENCE, pbd_end: undefined },
  ...{ prior_art, named: ['US5B2'], named_only: false, title: '‹title›', papers_compared: 2 },
  ...{ generated_solution: 'Head\nA line\n\nA part', confirmed_solution: 'Head\nAnother line\n\nA part' },
  generated_features: {
    ...made.generated_features!,
    features: features.map((one) => (one.number === 'F1' ? { ...one, text: 'x' } : one)),
  },
};

it.each(['en', 'zh'] as const)('of two that cover it together, and of every kind beside them, in %s', async (lang) => {
  await expect(written({ ...whole, lang }, [...PAIR, ...OTHERS])).toMatchFileSnapshot(
    `../readings/report-pair-${lang}.txt`,
  );
});

it.each(['en', 'zh'] as const)('of one that takes novelty alone, of what was named only, in %s', async (lang) => {
  const data = {
    ...whole,
    lang,
    named_only: true,
    title: undefined,
    confirmed_solution: undefined,
    text: 'x'.repeat(4_001),
  };
  const said = written(data, [ALONE, OTHERS[0]!]).replace(/x{40,}/g, (all) => `(${all.length} x)`);
  await expect(said).toMatchFileSnapshot(`../readings/report-alone-${lang}.txt`);
});

it.each(['en', 'zh'] as const)('of two that take novelty away together, in %s', async (lang) => {
  const data = {
    ...whole,
    lang,
    confirmed_features: resulting,
    prior_art: undefined,
    scores: scores.slice(0, 2),
    snapshot: undefined,
  };
  await expect(written(data, [...DISCLOSING, OTHERS[1]!])).toMatchFileSnapshot(`../readings/report-two-${lang}.txt`);
});

it('of the nearest as a whole, and of another one that has more of the single features', () => {
  const said = (lang: 'en' | 'zh', second: string) =>
    written({ ...whole, lang, judgements: undefined }, [
      compared('US2B2', 'dnnn', { rank: 1 }),
      compared('US3B2', second, { rank: 2 }),
    ]);
  expect(said('en', 'nddn')).toMatch(
    /More of the features than in the closest are disclosed in D2 \(US3B2\), ".+": 2 of 4 features\./,
  );
  expect(said('zh', 'nddn')).toMatch(/公开特征更多的是 D2 \(US3B2\)《.+》：4 个特征中的 2 个。/);
  expect(said('en', 'nndn')).not.toContain('More of the features');
});

it('of more than it compares in detail, of which the hashes are whole', async () => {
  const hash = '0123456789abcdef'.repeat(4);
  const many = Array.from({ length: 12 }, (_, at) => {
    const one = compared(`US${at + 1}B2`, 'dpnn', { rank: at + 1 });
    const hashed = one.comparison.features.map((each) => ({ ...each, quote: { ...each.quote!, hash } }));
    return { ...one, comparison: { ...one.comparison, features: hashed } };
  });
  const chosen = many.map(({ publication_number }) => ({ publication_number, selected: true, features: {} }));
  const said = written({ ...whole, lang: 'en', text: 'x'.repeat(4_001), judgements: chosen }, many);
  await expect(said.replace(/x{40,}/g, (all) => `(${all.length} x)`)).toMatchFileSnapshot(
    '../readings/report-much.txt',
  );
});

it.each(['en', 'zh'] as const)('of nothing, in %s', async (lang) => {
  const { input, text, reference_date } = made;
  const nothing: NoveltySearchData = { input, text, lang, reference_date, reference_basis: 'today' };
  const said = documentText(
    reportOf(nothing, { task_id: '‹task›', address: 'https://here', now: new Date(0), quotes: new Map() }),
  );
  await expect(said).toMatchFileSnapshot(`../readings/report-nothing-${lang}.txt`);
});

it('documents with their comparison are answered as they are written down', async () => {
  const said = [
    [...PAIR, ...OTHERS],
    [ALONE, ...OTHERS.slice(0, 2)],
    [...DISCLOSING, ...OTHERS.slice(0, 1)],
  ].map((documents, at) => {
    const { documents: assessed } = assess(at === 2 ? resulting : features, documents, REFERENCE, judgements);
    return [...fieldsOf(assessed.map(toWireComparison))].map(([path, text]) => `${path}: ${text}\n`).join('');
  });
  await expect(said.join('\n')).toMatchFileSnapshot('../readings/wire-comparisons.txt');
});

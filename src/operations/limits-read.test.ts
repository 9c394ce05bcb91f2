/** How much of records, of questions and of answers is read or shown at most: with one less, as many, and one more. */
import { expect, it } from 'vitest';
import { samplePatent } from '#collections/patents/sample-patent.ts';
import type { Query } from '#corpus/query/tree.ts';
import { completeness } from './analysis-report/filing-evaluation/completeness.ts';
import { drugsOfOneName } from './drug-basic-data/candidates.ts';
import * as alerts from './drug-visual-analysis/alert-rows.ts';
import { namesPaper, paperHit, paperLines, paperMarkdown, paperOf, searchedPapers } from './for-models/papers.ts';
import { riskOf } from './fto-search/risk.ts';
import affiliations from './literature-data/l011-author-affiliation.ts';
import { newsOf } from './others/monitor-week.ts';
import { materialFacts } from './patent-mining-data/material-facts.ts';
import { columnsOf } from './patent-monitor-and-export/export/columns.ts';
import { designQuery, locarnoQuery } from './shared/design-query.ts';
import { phrasesQuery } from './shared/entity-filter.ts';
import { organisationRow } from './shared/entity-rows.ts';
import { papersOn } from './shared/papers.ts';
import { marksJob } from './shared/passages.ts';
import { replaySearches } from './shared/replay.ts';
import { toResult } from './technology-idea-novelty-search/result.ts';
import { adviceText } from './technology-idea-novelty-search/texts.ts';
import { recommended } from './telecom/specifications.ts';

const many = <T>(n: number, make: (at: number) => T): T[] => Array.from({ length: n }, (_, at) => make(at));
const times = (text: unknown, part: RegExp): number => JSON.stringify(text).match(part)?.length ?? 0;
const signal = new AbortController().signal;

const NO_COLUMN = { values: [], numbers: [], starts: [] };
/** What a corpus answers of which nobody has anything. */
const NOTHING: Readonly<Record<string, unknown>> = {
  search: { hits: [], total: 0 },
  columns: { documents: 0, fields: { DRUG: NO_COLUMN, TARGET: NO_COLUMN, CLASS: NO_COLUMN } },
  ...Object.fromEntries(['links', 'identify', 'groups'].map((name) => [name, new Map()])),
};
/** A corpus that has nothing but what is said. */
const corpusWith = (said: object = {}) =>
  new Proxy(said, {
    get: (of, name) => Reflect.get(of, name) ?? (async () => NOTHING[String(name)] ?? []),
  }) as never;

/** How many records something asks for by their ids, at most at once. */
async function askedFor(of: (corpus: never, ids: readonly string[]) => Promise<unknown>, n: number): Promise<number> {
  let most = 0;
  const get = async (_: unknown, ids: readonly string[]) => {
    most = Math.max(most, ids.length);
    return [];
  };
  await of(
    corpusWith({ get }),
    many(n, (at) => `id ${at}`),
  );
  return most;
}
const REGISTER = { drugs: [], places: new Map() } as never;
const none = new Set<string>();

const UUID = '0b4f4a50-3e5f-4b0e-9d1d-6a2f6e2f9a51';
/** So many if a reading holds, else one less than that it ends with. */
const so = (holds: boolean, n: number, limit: number) => (holds ? n : limit);
const refusal = (of: () => unknown): string => {
  try {
    of();
    return '';
  } catch (error) {
    return (error as Error).message;
  }
};

const work = (said: object = {}) =>
  ({
    ...{
      id: 'w',
      ids: [],
      titles: [],
      abstracts: [],
      authors: [],
      keywords: [],
      references: [],
      notices: [],
      body: [],
    },
    ...{ provenance: [], ...said },
  }) as never;
const writers = (n: number) => work({ authors: many(n, (at) => ({ name: `Writer ${at}` })) });
const claim = (n: number) => ({
  ...{ claim_number: n, outcome: 'hit', independent: true, parents: [] },
  elements: [{ verdict: 'literal', element: `${n}.1` }],
});
const feature = (n: number) => ({ number: `F${n}`, text: `thing ${n}`, weight: 'key' });
const lacking = (features: number, words: number) => {
  const outcomes = many(features, (at) => ({
    ...{ feature: feature(at), verdict: 'partly' },
    by: {
      document: {
        publication_number: 'US1A1',
        comparison: { features: [{ feature_number: `F${at}`, missing: many(words, (n) => `missing${n}`) }] },
      },
    },
  }));
  return adviceText({ features: outcomes } as never, {} as never, 'en');
};
const TITLED = { document: { publication_number: 'US1A1', title: 'A' }, public_score: 1, disclosed: 1 };

/** What is asked and said of the authors of a paper. */
async function affiliated(authors: readonly object[]) {
  const counted = { searches: 0, limit: 0, notes: [] as string[] };
  const corpus = corpusWith({
    lookup: async (collection: { name: string }) => (collection.name === 'works' ? [work({ authors })] : []),
    search: async (collection: { name: string }, { limit }: { limit: number }) => {
      if (collection.name === 'works') Object.assign(counted, { searches: counted.searches + 1, limit });
      return { hits: [], total: 0 };
    },
    facets: async (_: unknown, __: unknown, facets: readonly object[]) =>
      facets.map(() => ({ buckets: [], distinct: 0 })),
  });
  const call = { query: { doi: '10.1234/abcd' }, note: (said: string) => counted.notes.push(said), signal };
  await affiliations.handle(call as never, { corpus } as never);
  return counted;
}

it.each<readonly [what: string, limit: number, (n: number) => number | Promise<number>]>([
  ['drugs of an alert', 200, (n) => askedFor((corpus, ids) => alerts.drugRows(corpus, ids, REGISTER), n)],
  [
    'approvals of an alert on stages',
    200,
    (n) => askedFor((corpus, held) => alerts.statusRows(corpus, { held, tried: [] }, [], none), n),
  ],
  [
    'trials of an alert on stages',
    200,
    (n) => askedFor((corpus, tried) => alerts.statusRows(corpus, { held: [], tried }, [], none), n),
  ],
  ['approvals of an alert on reviews', 200, (n) => askedFor((corpus, ids) => alerts.reviewRows(corpus, ids, none), n)],
  ...['trial', 'trial_status', 'trial_results'].map(
    (kind) =>
      [
        `trials of an alert (${kind})`,
        200,
        (n: number) => askedFor((corpus, ids) => alerts.trialRows(corpus, { [kind]: ids }), n),
      ] as const,
  ),
  ['deals of an alert', 200, (n) => askedFor((corpus, ids) => alerts.dealRows(corpus, ids, []), n)],
  ['news of an alert', 200, (n) => askedFor(alerts.newsRows, n)],
  ['findings of an alert', 200, (n) => askedFor(alerts.translationalRows, n)],
  [
    'names of an organisation in a row',
    4,
    (n) =>
      organisationRow({
        id: 'o',
        names: many(n, (at) => ({ lang: 'en', kind: 'preferred', text: `Acme ${at}` })),
      } as never).display_name.length,
  ],
  ['characters of an assignee of designs', 1_000, (n) => times(designQuery({ assignees: 'q'.repeat(n) }), /q/g)],
  ['characters of Locarno codes', 500, (n) => so(refusal(() => locarnoQuery(`${'('.repeat(n - 2)}14`)) === '', n, 500)],
  [
    'characters of a phrase of a filter',
    400,
    (n) => times(phrasesQuery({ condition: 'OR', value: ['q'.repeat(n)] }, 'F'), /q/g),
  ],
  [
    'fields named that cannot be exported',
    10,
    (n) =>
      times(
        refusal(() => columnsOf(many(n, (at) => `NO_${at}`).join(','))),
        /NO_\d/g,
      ),
  ],
  [
    'characters of one of these',
    40,
    (n) =>
      times(
        refusal(() => columnsOf('Q'.repeat(n))),
        /Q/g,
      ),
  ],
  [
    'characters of news of a monitor',
    2_000,
    async (n) => {
      const content = 'x'.repeat(n);
      const corpus = corpusWith({ get: async () => [{ id: 'n', title: 'A', content, tags: [] }] });
      const { records } = await newsOf(corpus, ['Acme'], { from: 20260101, to: 20260107 }, signal);
      return records[0]!.content!.length;
    },
  ],
  [
    'news of a monitor before a further page',
    20,
    async (total) => {
      const corpus = corpusWith({ search: async () => ({ hits: [], total }) });
      const { has_next } = await newsOf(corpus, ['Acme'], { from: 20260101, to: 20260107 }, signal);
      return so(!has_next, total, 20);
    },
  ],
  ['authors of a paper as a hit', 8, (n) => paperHit(writers(n)).names!.length],
  ['authors of a paper in a line', 8, (n) => times(paperLines(writers(n), 1), /Writer/g)],
  [
    'keywords of a paper',
    30,
    async (n) => {
      const paper = work({ keywords: many(n, (at) => `keyword${at}`) });
      return times(await paperMarkdown(paper, corpusWith(), { modules: ['basic'], most_chars: 1_000 }), /keyword/g);
    },
  ],
  [
    'papers that cite one',
    100,
    async (n) => {
      const records = many(n, (at) => ({ id: `p${at}`, stored: true }));
      const links = async (_: unknown, __: unknown, link: string) =>
        new Map(link === 'cited_by' ? [['w', { records }]] : []);
      const get = async (_: unknown, ids: readonly string[]) => ids.map((id) => work({ id }));
      const text = await paperMarkdown(work(), corpusWith({ links, get }), {
        modules: ['citation'],
        most_chars: 1_000,
      });
      return times(text, /\bp\d+ \(no title\)/g);
    },
  ],
  [
    'characters of a key that names a paper',
    500,
    (n) => so(namesPaper(`${' '.repeat(n - UUID.length)}${UUID}`), n, 500),
  ],
  [
    'characters of a key of a paper that is looked up',
    500,
    async (n) => {
      const asked: unknown[] = [];
      const lookup = async (_: unknown, __: unknown, keys: readonly string[]) => asked.push(...keys) && [];
      await paperOf('10.1234/abcd'.padStart(n, ' '), corpusWith({ lookup }));
      return so(asked[0] === '10.1234/abcd', n, 500);
    },
  ],
  [
    'characters of a description that papers are compared with',
    20_000,
    async (n) => {
      let terms: readonly { readonly text: string }[] = [];
      const rank = async (_: unknown, asked: { terms: typeof terms }) => {
        ({ terms } = asked);
        return { hits: [], total: 0 };
      };
      await searchedPapers(
        { semantic_query: `pump ${'.'.repeat(n - 10)} mirror`.slice(-n) },
        corpusWith({ rank }),
        signal,
      );
      return so(
        terms.some(({ text }) => text === 'mirror'),
        n,
        20_000,
      );
    },
  ],
  [
    'papers on a text',
    3,
    async (n) => {
      const get = async () => many(n, () => work({ abstracts: [{ text: 'The green mirror turns.' }] }));
      const context = { services: { corpus: corpusWith({ get }) }, signal } as never;
      return (await papersOn('The green mirror turns', ['mirror'], context)).quoted.length;
    },
  ],
  ...(['appeared', 'gone'] as const).map(
    (way) =>
      [
        `publications of a search that have ${way}`,
        20,
        async (n: number) => {
          const numbers = many(n, (at) => `US${at}A1`);
          const [now, then] = way === 'appeared' ? [numbers, []] : [[], numbers];
          const search = async () => ({ hits: now.map((id) => ({ id, score: 1 })), total: now.length });
          const asked = { method: 'query', query: '', take: 100, stemming: false };
          const detail = { line: '1', search: asked, count: 0, digest: '', hits: then };
          const corpus = corpusWith({ search, status: async () => [], learned: { state: () => undefined } });
          return (await replaySearches(corpus, [{ kind: 'search', detail }] as never)).searches[0]![way]!.length;
        },
      ] as const,
  ),
  [
    'authors whose other works are listed',
    100,
    async (n) =>
      (await affiliated(many(n, (at) => ({ name: `A${at}`, orcid: `orcid ${at}`, affiliations: [] })))).searches,
  ],
  [
    'works of an author that are listed',
    20,
    async (n) => {
      const { limit } = await affiliated([{ name: 'A', orcid: 'orcid', affiliations: [] }]);
      return Math.min(n, limit);
    },
  ],
  [
    'lines of affiliations that are read',
    300,
    async (n) => {
      const { notes } = await affiliated([{ name: 'A', affiliations: many(n, (at) => ({ text: `Line ${at}` })) }]);
      return n - Number(/^(\d+) further lines/.exec(notes.join('\n'))?.[1] ?? 0);
    },
  ],
  [
    'names of a drug by which its namesakes are looked for',
    200,
    async (n) => {
      let query: Query | undefined;
      const search = async (_: unknown, asked: { readonly query: Query }) => {
        ({ query } = asked);
        return { hits: [], total: 0 };
      };
      const names = many(n, (at) => ({ text: `drug${at}` }));
      await drugsOfOneName(corpusWith({ search }), { id: 'd', names } as never);
      return times((query as unknown as { of: [unknown, { of: [unknown] }] }).of[1].of[0], /"drug\d+"/g);
    },
  ],
  [
    'paragraphs of a description that are marked',
    400,
    async (n) => {
      const paragraphs = many(n, (at) => ({ id: `p${at}`, text: 'A pump.' }));
      const patent = samplePatent('US1A1', { descriptions: [{ lang: 'en', origin: 'original', paragraphs }] } as never);
      const services = { corpus: corpusWith({ get: async () => [patent] }) } as never;
      const marks = await marksJob.run({ number: 'US1A1', query_text: 'DESC: pump' }, services, undefined as never);
      return Object.keys(marks).filter((key) => /^p\d/.test(key)).length;
    },
  ],
  [
    'characters in which quantities are read',
    600_000,
    async (n) => {
      const text = `${'.'.repeat(n - 11)} A 5 mm pin`.slice(0, n);
      const paragraphs = [{ id: 'p1', text }];
      const patent = samplePatent('US1A1', { descriptions: [{ lang: 'en', origin: 'original', paragraphs }] } as never);
      const services = { corpus: corpusWith({ get: async () => [patent] }) } as never;
      const { quantities } = await materialFacts.run('US1A1', services, { signal } as never);
      return quantities.length > 0 ? Math.min(n, 600_000) : -1;
    },
  ],
  [
    'characters in which a disclosure is looked through',
    200_000,
    (n) => {
      const said = completeness(`${'.'.repeat(n - 5)} 5 mm`).find(({ point }) => point === 'quantities')!;
      return so(said.quote === '5 mm', n, 200_000);
    },
  ],
  [
    'claims named in a reason',
    10,
    (n) =>
      riskOf({
        scope: { claims: many(n, (at) => claim(at + 1)) },
        states: [{ state: 'alive' }],
        granted: true,
      } as never)
        .why.en.match(/claim [\d, ]+/)![0]
        .split(',').length,
  ],
  [
    'documents of a result',
    20,
    (n) =>
      toResult(
        { lang: 'en' } as never,
        { documents: many(n, () => TITLED), features: [], not_found: 1, not_in_nearest: 1 } as never,
      ).documents.length,
  ],
  [
    'features told as distinguishing',
    5,
    (n) =>
      times(
        adviceText(
          { features: many(n, (at) => ({ feature: feature(at), verdict: 'not_found' })) } as never,
          {} as never,
          'en',
        ),
        /thing/g,
      ),
  ],
  ['words told as lacking', 6, (n) => times(lacking(1, n), /missing\d/g)],
  ['questions to the inventor', 8, (n) => times(lacking(n, 1), /does this difference do/g)],
  [
    'specifications that are recommended',
    3,
    async (n) => {
      const get = async () => many(n, (at) => ({ id: `s${at}`, number: `TS 38.${100 + at}` }));
      const corpus = corpusWith({ search: async () => ({ hits: [{ id: 's' }], total: 1 }), get });
      return (await recommended(corpus, samplePatent('US1A1'), 'A green mirror turns.', signal)).found.length;
    },
  ],
  [
    'things of claims by which specifications are looked for',
    12,
    async (n) => {
      let query: Query | undefined;
      const search = async (_: unknown, asked: { readonly query: Query }) => {
        ({ query } = asked);
        return { hits: [], total: 0 };
      };
      const words = [
        'pump',
        'valve',
        'plate',
        'mirror',
        'housing',
        'hose',
        'frame',
        'gasket',
        'spring',
        'lever',
        'piston',
        'nozzle',
        'bracket',
      ];
      const claims = `${words
        .slice(0, n)
        .map((word) => `a green ${word}`)
        .join('. ')}.`;
      await recommended(corpusWith({ search }), samplePatent('US1A1'), claims, signal);
      return (query as unknown as { of: [] }).of.length;
    },
  ],
])('%s: %i', async (_, limit, of) => {
  const found: number[] = [];
  for (const n of [limit - 1, limit, limit + 1]) found.push(await of(n));
  expect(found).toEqual([limit - 1, limit, limit]);
});

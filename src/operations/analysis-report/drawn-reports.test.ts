/**
 * Reports on a company, a patent and an idea before it is filed, of facts that a seed draws: lists of none, one, equal
 * ones and more than are shown, figures that are known now and then. After a change that is meant, `npx vitest run
 * src/operations/analysis-report/drawn-reports.test.ts -u`, and read what differs (`drawnAnswers`).
 */
import { expect, it } from 'vitest';
import { INDICATOR_NAMES } from '#analytics/companies/indicators.ts';
import { MEASURES } from '#analytics/valuation/scores.ts';
import { Company } from '#collections/companies/companies.ts';
import { Patent } from '#collections/patents/patent.ts';
import { documentText } from '#testing/document-text.ts';
import { Draw, inOneLine } from '#testing/drawn-answers.ts';
import { drawnCorpus } from '#testing/drawn-corpus.ts';
import { ofData } from '#testing/drawn-data.ts';
import { drawnData } from '#testing/whole-data.ts';
import { Counts } from '../shared/report-counts.ts';
import { DIMENSION_WORDS } from './company-report/indicator-words.ts';
import { companyDocument } from './company-report/report.ts';
import { FilingEvaluationData } from './filing-evaluation/data.ts';
import { evaluationReport } from './filing-evaluation/report.ts';
import { valueReport } from './value-report/report.ts';
import { VALUE_WORDS } from './value-report/words.ts';

const signal = new AbortController().signal;
const DAYS = [20140101, 20200131, 20251231, 20260131];

/** Buckets of an axis: names and counts of which many are equal. */
const bucketsIn = (draw: Draw, names: readonly string[]) =>
  draw.some(4, () => ({ value: draw.pick(names), count: draw.integer(3) }));
/** A count by some axes, under its mark; the queries of three stand in the appendix. */
const countedIn = (draw: Draw, counts: Counts, axes: Readonly<Record<string, readonly string[]>>) => {
  const by = Object.entries(axes).map(([axis, names]) => [
    axis,
    { buckets: bucketsIn(draw, names), without: draw.integer(2), other: 0, distinct: 1 },
  ]);
  const counted = { count: draw.integer(4), by: Object.fromEntries(by) };
  return { counted, mark: counts.note('what', 'TTL: x'.repeat(draw.pick([1, 400])), counted.count) };
};
const figuresIn = (draw: Draw, names: readonly string[], most: number) =>
  Object.fromEntries(names.flatMap((name) => (draw.once(3) ? [] : [[name, draw.integer(most * 4) / 4]])));
const bodiesIn = (draw: Draw) =>
  draw.some(draw.pick([1, 12]), () => ({
    ...{ name: draw.pick(['A', 'B', '丙']), type: draw.pick(['education', 'facility', 'x']) },
    ...{ by: draw.pick(['register', 'name']), count: draw.integer(3) },
  }));

/** What a report on a company says, as far as it is no record of its own. */
function companyFactsIn(draw: Draw, company: Company, zh: boolean) {
  const counts = new Counts({} as never, signal);
  const owned = {
    ...{ offices: ['US', 'CN', 'EP'], fields: ['H01M', 'G06F'], inventors: ['X Y', 'Z'] },
    status: ['valid', 'pending', 'invalid', 'other'],
  };
  const score = draw.maybe(() => ({
    ...{ total: draw.integer(400) / 4, ...(draw.once(2) && { rating: 'A' }) },
    dimensions: figuresIn(draw, Object.keys(DIMENSION_WORDS), 25),
  }));
  const event = () => ({
    risk: draw.pick(['pledge', 'reexam', 'transfer_out', 'litigation_defendant']),
    right: { application: draw.pick(['US1', 'CN2']) },
    event: { day: draw.pick(DAYS), parties: { from: draw.some(2, () => draw.pick(['A', 'B', 'own'])), to: ['own'] } },
  });
  const risks = () => figuresIn(draw, ['litigation_plaintiff', 'litigation_defendant', 'pledge', 'transfer'], 2);
  const core = () => {
    const money = { value: draw.pick([0, 1, 1234567.5]) };
    return {
      patent: drawnData(Patent, draw.integer(1e9)),
      worth: { ...(draw.once(2) && { quality: draw.integer(8) / 3 }), valuation: draw.once(2) ? { money } : {} },
      cited: draw.integer(3),
    };
  };
  const parties = () => ({ applications: draw.integer(3), parties: bodiesIn(draw) });
  const members = [company, ...draw.some(2, () => drawnData(Company, draw.integer(1e9)) as Company)];
  const group = {
    ...{ members, top: draw.pick(members), unknown: draw.integer(3), cut: false },
    parents: new Map(members.map(({ id }) => [id, draw.pick(members).id])),
  };
  return {
    ...(draw.once(2) && { group }),
    subject: {
      ...(draw.once(4) ? {} : { company: { ...company, ...(draw.once(2) && { demo: true }) } }),
      names: ['own'],
      head: { ...(draw.once(2) && { credit_code: '91X' }) },
    },
    ...{ name: zh ? '甲' : 'A', zh, say: (en: string, cn: string) => (zh ? cn : en), today: 20260131 },
    filed: countedIn(draw, counts, { years: ['2024', '2025'] }),
    owned: countedIn(draw, counts, owned),
    fields: bucketsIn(draw, ['H01M Batteries', 'G06F']),
    core: draw.some(2, core),
    ...{ partners: bodiesIn(draw), joint: draw.integer(3), moves: { acquired: parties(), passed_on: parties() } },
    citing: {
      ...{ applications: draw.integer(3), own: draw.integer(2), owners: bodiesIn(draw) },
      years: new Map(draw.some(3, () => [draw.pick([2016, 2017, 2025, 2026]), 1 + draw.integer(2)])),
    },
    cited: { ...{ read: 1, total: 2, documents: draw.integer(3), stored: draw.integer(2) }, owners: bodiesIn(draw) },
    now: {
      ...{ day: 20260131, families: draw.pick([0, 4, 5, 6]), core: [] },
      indicators: figuresIn(draw, INDICATOR_NAMES, 3),
      risks: { patents: risks(), events: risks(), ...(draw.once(2) && { rejected: draw.integer(2) }) },
      states: { rights: 3, unknown: draw.integer(3) },
      lives: draw.some(4, () => draw.pick([-2, 0, 4.9, 5, 9.5, 10, 15, 19, 20])),
    },
    events: draw.some(draw.pick([2, 17]), event),
    terms: draw.some(3, () => ({ value: draw.pick(['cell', '电池']), count: 1 + draw.integer(2) })),
    called: (name: string) => `‹${name}›`,
    read: counts.note('read', 'ALL', 9),
    ...(draw.once(2) && { comparison: { companies: draw.integer(200) } }),
    ...(score && { score }),
    places: Object.fromEntries(
      INDICATOR_NAMES.flatMap((name) => (draw.once(3) ? [] : [[name, draw.pick([0, 24, 25, 74, 75, 100])]])),
    ),
    ...{ counts, notes: draw.some(1, () => 'A note.'), uncounted: draw.some(1, () => 'Not counted.') },
  };
}

it('a company, whatever is known of it', async () => {
  const text = ofData('companies', Company, 120, (company, _, draw) =>
    documentText(companyDocument(companyFactsIn(draw, company, draw.once(2)) as never)),
  );
  await expect(text).toMatchFileSnapshot('../readings/drawn-company-reports.txt');
});

const COHORTS = [
  { kind: 'invention', field: 1, years: [2015, 2017] },
  { kind: 'utility_model', sector: 1 },
  { kind: 'design' },
];
const DIMENSIONS = ['technology', 'legal', 'market', 'strategic', 'economy'];
/** What a report on a patent says beside its record. */
function valueFactsIn(draw: Draw, patent: Patent, lang: 'en' | 'zh') {
  const counts = new Counts({} as never, signal);
  const scores = {
    dimensions: figuresIn(draw, DIMENSIONS, 25),
    places: MEASURES.flatMap((measure) =>
      draw.once(3) ? [] : [{ ...measure, value: draw.integer(9) / 3, percentile: draw.integer(400) / 4 }],
    ),
    ...{
      cohort_of: draw.pick(COHORTS),
      members: draw.integer(9),
    },
  };
  const money = {
    ...{ value: 1234567.4, low: 12.6, high: 2e7, age: 3.25, remaining: draw.integer(80) / 8, paid: draw.integer(4) },
    place: draw.integer(7) / 7,
  };
  const member = () => ({
    ...{ publication_number: draw.pick(['US1000000B2', 'EP2A1', 'CN3A']), stored: draw.once(2) },
    ...{ categories: draw.some(2, () => draw.pick(['X', 'A'])), publication_date: draw.pick(DAYS) },
  });
  const other = drawnData(Patent, draw.integer(1e9)) as Patent;
  const hit = { id: 'US1', score: draw.integer(100) / 99, terms: draw.some(9, () => draw.pick(['pump', 'of', '泵'])) };
  const record = { recorded: draw.pick(DAYS), reel_frame: '1/2', text: 'ASSIGNMENT', assignors: [], assignees: [] };
  return {
    ...{ words: VALUE_WORDS[lang], lang, patent },
    valuation: draw.once(3)
      ? { refused: draw.pick(['design', 'ended', 'alone']), ...(draw.once(2) && { scores }) }
      : { scores, ...(draw.once(2) ? { money } : { without: draw.pick(['not_us', 'undated', undefined]) }) },
    renewal: draw.maybe(() => ({
      ...{ source: 's', mu: 8, sigma: 1.456, decay: 0.1, discount: 0.05, fees: [1600.4, 3600], price_year: 2020 },
    })),
    cohort_mark: draw.pick(['Q1', undefined]),
    indicators: {
      ...figuresIn(draw, ['scope', 'claims', 'grant_lag_days', 'forward_5_years', 'technology_cycle_time'], 5),
      ...{ forward_citations: draw.integer(3), originality: draw.pick([undefined, { value: 0.5, pairs: 2 }]) },
    },
    relations: {
      simple_family: { family_id: 'f', members: draw.some(3, member) },
      extended_family: { family_id: 'f', members: [] },
      cited_by: draw.some(3, member),
    },
    stored: new Map([['US1000000', other]]),
    citing: countedIn(draw, counts, { years: ['2024', '2025'], owners: ['A'] }),
    family: countedIn(draw, counts, { offices: ['US', 'CN'] }),
    group: draw.maybe(() => ({ ...countedIn(draw, counts, { years: ['2024', '2025'] }), symbol: 'H01M10' })),
    nearest: draw.some(2, () => ({ hit: { ...hit, classes: draw.some(4, () => 'H01M') }, patent: other })),
    without_nearest: draw.pick([undefined, 'why']),
    ownership: { conveyances: draw.some(2, () => ({ record })) },
    ...{ counts, snapshot: { records: 2, seq: 1 }, now: Date.UTC(2026, 0, 31), address: 'https://example.org' },
  };
}

it('a patent, whatever is known of it', async () => {
  const text = ofData('patents', Patent, 80, (patent, _, draw) =>
    documentText(valueReport(valueFactsIn(draw, patent, draw.pick(['en', 'zh'])) as never)),
  );
  await expect(text).toMatchFileSnapshot('../readings/drawn-value-reports.txt');
});

it('an idea before it is filed, whatever was found', async () => {
  const draw = new Draw(1);
  const lines: string[] = [];
  const axes = { years: ['2024', '2025'], owners: ['A', 'B', '丙'], status: ['valid', 'pending', 'x'] };
  for (let n = 0; n < 80; n++) {
    const records = draw.some(5, () => ({
      ...(drawnData(Patent, draw.integer(1e9)) as Patent),
      ipc: draw.some(3, () => draw.pick(['H01M10/05', 'G06F17/10', 'A61K9/00', 'B60L1/00', 'C01B3/02'])),
    }));
    const named = () => (draw.once(4) ? 'US1A1' : (draw.pick([...records, undefined])?.publication_number ?? 'US2A1'));
    const drawn = drawnData(FilingEvaluationData, draw.integer(1e9)) as FilingEvaluationData;
    const data = {
      ...drawn,
      ...{ lang: draw.pick(['en', 'zh']), readiness: 1 + draw.integer(9), limit: 1 + draw.integer(4) },
      text: draw.pick(['A pump with a valve. It is cheaper.', `${'pump '.repeat(draw.pick([199, 200]))}.`, '泵。']),
      scores: draw.maybe(() =>
        draw.some(6, () => ({
          ...{ publication_number: named(), public_score: draw.pick([0, 0.49, 0.5, 1]), strategies: draw.integer(3) },
          ...(draw.once(2) && { title: 'A title' }),
        })),
      ),
    };
    const services = {
      ...{ corpus: drawnCorpus(draw, records, axes), clock: () => Date.UTC(2026, 0, 31) },
      base_url: () => 'https://example.org',
    };
    const report = evaluationReport(data as never, { services, signal, task_id: 't' } as never);
    lines.push(await report.then(documentText, (error: Error) => `no task is so: ${error.message}`));
  }
  const written = lines.filter((line) => !line.startsWith('no task')).length;
  const text = [inOneLine('ideas', lines), `${written} are written`, lines.find((line) => line.startsWith('#'))];
  await expect(`${text.join('\n')}\n`).toMatchFileSnapshot('../readings/drawn-evaluations.txt');
});

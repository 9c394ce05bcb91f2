import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { quoteOf } from '#collections/patents/evidence.ts';
import type { Patent } from '#collections/patents/patent.ts';
import { samplePatent } from '#collections/patents/sample-patent.ts';
import type { StepContext } from '#flows/flow.ts';
import { quantitiesOf } from '#language/quantities.ts';
import { Findings } from '#operations/shared/findings.ts';
import { documentText } from '#testing/document-text.ts';
import { startTestService, type TestService } from '#testing/service.ts';
import type { Right } from '../fto-search/data.ts';
import type { AssessedDocument } from '../novelty-search/assessment.ts';
import type { ConfirmedFeature } from '../novelty-search/data.ts';
import type { Said, ValueRange } from './evidence.ts';
import { documentOf, type Material } from './report.ts';

const text = (said: string) => [{ lang: 'en', origin: 'original', text: said } as const];
const SENTENCE = 'A plate of copper cools the cells.';
const NEAR = samplePatent('US20200000001A1', {
  ...{ titles: text('Plate'), abstracts: text(`${SENTENCE} It was 2 K cooler. It is sold as Coolplate.`) },
  applicants: [{ name: 'Acme Inc' }, { name: 'Beta AG' }],
  ...{ filing_date: 20190304, publication_date: 20200506, legal_status: { simple: 0, detailed: [] } },
});
const OTHER = samplePatent('EP3000002B1', { titles: text('Pump'), abstracts: text('A pump however leaks.') });
const FAR = Array.from({ length: 9 }, (_, n) =>
  samplePatent(`DE10200${n}A1`, { titles: text(`Far ${n}`), legal_status: { simple: 1, detailed: [] } }),
);

const said = (record: Patent, words: string, feature: string): Said => {
  const start = record.abstracts[0]!.text.indexOf(words);
  const locator = { part: 'abstract', lang: 'en', start, end: start + words.length } as const;
  return { record, quote: quoteOf(record, locator), feature, share: 1 };
};
const feature = (number: string, said: string, more: Partial<ConfirmedFeature> = {}): ConfirmedFeature =>
  ({ number, text: said, weight: 'key', selected: true, ...more }) as ConfirmedFeature;
const FEATURES = [
  feature('F1', 'a plate of copper'),
  feature('F2', 'a pump that turns', { function: 'moves the coolant' }),
  feature('F3', `a valve ${'x'.repeat(140)}`),
] as const;
const assessed = (of: Patent, disclosed: number, public_score: number, missing: readonly string[] = []) =>
  ({
    document: {
      publication_number: of.publication_number,
      comparison: { features: [{ feature_number: 'F2', missing }] },
    },
    views: [{ feature: FEATURES[0], quote: said(NEAR, SENTENCE, 'F1').quote }],
    ...{ disclosed, public_score },
  }) as unknown as AssessedDocument;
const FIRST = assessed(NEAR, 1, 0.755, ['a', 'b', 'c', 'd', 'e', 'f', 'g']);
const SECOND = assessed(OTHER, 0, 0.2);

const stated = (words: string, record: Patent) => ({ quantity: quantitiesOf(words)[0]!, record });
const range = (name: string, least: string, greatest: string, documents: number): ValueRange => ({
  ...{ name, documents },
  least: stated(least, NEAR),
  greatest: stated(greatest, OTHER),
});
const number = (words: string, found?: ValueRange) => ({
  ...{ quantity: quantitiesOf(words)[0]!, sentence: `at ${words}`, found },
});

const right = (publication_number: string, outcome: 'hit' | 'open' | 'cleared', questions: number): Right => ({
  ...{ publication_number, title: 'T', owners: ['A', 'B', 'C', 'D'], found_by: [], user_added: false, granted: true },
  ...{ states: [{ country: 'US', publication_number, state: 'alive' }], litigated: false },
  scope: {
    ...{ publication_number, lang: 'en', origin: 'original', not_read: 0 },
    claims: [
      {
        ...{ claim_number: 1, independent: true, parents: [], outcome, by_equivalence: false },
        cleared_by: outcome === 'cleared' ? ['1.E1'] : [],
        elements: Array.from({ length: 2 + questions }, (_, n) => ({
          ...{
            element: `1.E${n + 1}`,
            claim_number: 1,
            kind: 'part',
            text: 't',
            basis: 'silent',
            score: 0,
            missing: [],
          },
          claim: said(NEAR, SENTENCE, '').quote,
          ...(n < 2
            ? { verdict: outcome === 'cleared' ? 'missing' : 'literal', reason: '' }
            : { verdict: 'unclear', reason: '', question: `Has it part ${n}?` }),
        })) as Right['scope']['claims'][number]['elements'],
      },
    ],
  },
});

let service: TestService;
beforeAll(async () => {
  service = await startTestService({ corpus: [NEAR, OTHER, ...FAR], groups: [] });
});
afterAll(() => service?.close());

function material(lang: 'en' | 'zh', more: object = {}): Material {
  const services = { corpus: service.corpus, base_url: () => 'http://here' };
  const context = { task_id: 'task-1', signal: new AbortController().signal, services } as unknown as StepContext;
  const topic = { query: { kind: 'all' } } as Findings['topic'];
  return {
    data: { lang, text: 'a plate', title: 'A plate with a pump', input: '' } as Material['data'],
    outcome: { ...{ not_found: 1, not_in_nearest: 1, level: 'high' }, documents: [], features: [] },
    records: new Map(),
    evidence: {
      ...{ read: 0, unread: [], results: [], limits: [], products: [], standards: new Map() },
      ...{ substances: [], conditions: [], numbers: [] },
    },
    findings: new Findings(topic, lang, context),
    ...{ papers: { total: 0, quoted: [] }, ended: [] },
    ...more,
  } as Material;
}

function full(lang: 'en' | 'zh'): Material {
  const bare = material(lang);
  const paper = { id: 'doi:10.1/a', titles: [{ lang: 'en', text: 'On plates' }] };
  return {
    ...bare,
    data: {
      ...bare.data,
      ...{ rights_read: 59, no_claims: ['X', 'Y'], snapshot: { records: 2389, seq: 1 }, scores: [{}, {}, {}] },
      ...{ prior_art: { runs: [{}, {}] } },
      rights: [right('US1B2', 'hit', 0), right('US2B2', 'open', 2), right('US3B2', 'cleared', 1)],
    } as unknown as Material['data'],
    outcome: {
      ...{ not_found: 0.234, not_in_nearest: 0.5, level: 'medium' },
      documents: [FIRST, SECOND],
      features: [
        { feature: FEATURES[0], verdict: 'disclosed', by: FIRST },
        { feature: FEATURES[1], verdict: 'partly', by: FIRST },
        { feature: FEATURES[2], verdict: 'not_found' },
      ],
    },
    records: new Map([NEAR, OTHER].map((record) => [record.publication_number, record])),
    evidence: {
      ...{ read: 21, unread: Array.from({ length: 21 }, (_, n) => `CN${n}A`) },
      results: [said(NEAR, 'It was 2 K cooler.', 'F1'), said(NEAR, SENTENCE, 'F2')],
      limits: [said(OTHER, 'A pump however leaks.', '')],
      products: [said(NEAR, 'It is sold as Coolplate.', 'F1')],
      standards: new Map([['ISO 9001', said(OTHER, 'A pump', '')]]),
      substances: [
        { name: 'copper', records: [NEAR, OTHER, ...FAR.slice(0, 3)] },
        { name: 'water', records: [OTHER] },
      ],
      conditions: [
        ...[range('cool', '5 °C', '95 °C', 4), range('melt', '1 MPa', '1 MPa', 2), range('cool', '1 s', '2 h', 2)],
        ...[range('cool', '10 rpm', '20 rpm', 1), range('cool', '2 °C/min', '5 °C/min', 1)],
        range('cool', '1 ml/min', '2 ml/min', 1),
      ],
      numbers: [
        number('5 mm', range('', '1 mm', '9 mm', 3)),
        number('2 K', range('', '3 K to 8 K', '4 K', 2)),
        number('9 K', range('', '1 K', '2 K to 8 K', 2)),
        number('8 K', range('', '3 K', '8 K', 2)),
        number('7 kPa'),
      ],
    },
    papers: {
      total: 12,
      quoted: [
        { work: paper, sentence: 'A plate cools.' },
        { work: { id: 'doi:10.1/b', titles: [] }, sentence: 'So.' },
      ],
    } as unknown as Material['papers'],
    ended: [{ record: NEAR, why: 'US: Inactive' }],
  };
}

describe('the feasibility report', () => {
  it.each(['en', 'zh'] as const)('says in %s what was read and counted', async (lang) => {
    await expect(documentText(await documentOf(full(lang)))).toMatchFileSnapshot(`./readings/all-${lang}.txt`);
  });

  it.each(['en', 'zh'] as const)('says in %s where documents are silent', async (lang) => {
    await expect(documentText(await documentOf(material(lang)))).toMatchFileSnapshot(`./readings/nothing-${lang}.txt`);
  });

  it.each(['en', 'zh'] as const)('says in %s that there is one of each', async (lang) => {
    const all = full(lang);
    const first = right('US1B2', 'hit', 1);
    const [claim] = first.scope.claims;
    const two = { ...first, scope: { ...first.scope, claims: [claim!, { ...claim!, outcome: 'open' as const }] } };
    const one: Material = {
      ...all,
      data: { ...all.data, rights: [two], no_claims: ['X'] },
      outcome: { ...all.outcome, features: all.outcome.features.slice(0, 1) },
      evidence: {
        ...all.evidence,
        ...{ unread: ['CN1A'], results: all.evidence.results.slice(0, 1), products: [], standards: new Map() },
        ...{ substances: all.evidence.substances.slice(0, 1), conditions: [range('cool', '3 °C', '3 °C to 5 °C', 1)] },
        // what a range begins or ends with lies within it
        numbers: [number('3 K', range('', '3 K to 8 K', '8 K', 2))],
      },
    };
    await expect(documentText(await documentOf(one))).toMatchFileSnapshot(`./readings/one-${lang}.txt`);
  });

  it('asks of one open number for one experiment', async () => {
    const all = full('en');
    const evidence = { ...all.evidence, numbers: [number('7 kPa')] };
    const { blocks } = await documentOf({ ...all, outcome: { ...all.outcome, features: [] }, evidence });
    const at = blocks.findIndex((block) => block.kind === 'heading' && block.id === 'experiments');
    expect(blocks[at + 1]).toMatchObject({ kind: 'list', items: { length: 1 } });
  });

  it('shows ten rights and questions, twelve experiments and eight documents of a kind at most', async () => {
    const all = full('en');
    const rights = Array.from({ length: 12 }, (_, n) => right(`US${n + 10}B2`, 'open', 2));
    const results = FAR.map((record) => ({ ...said(NEAR, SENTENCE, 'F1'), record }));
    const features = Array.from({ length: 13 }, (_, n) => ({
      ...{ feature: feature(`F${n + 1}`, 'thing'), verdict: 'not_found' as const },
    }));
    const { blocks } = await documentOf({
      ...all,
      data: { ...all.data, rights },
      outcome: { ...all.outcome, features },
      evidence: { ...all.evidence, results },
    });
    const table = (caption: RegExp) => blocks.find((block) => block.kind === 'table' && caption.test(block.caption));
    const lengths = blocks.flatMap((block) => (block.kind === 'list' ? [block.items.length] : []));
    expect(table(/Rights by risk/)).toMatchObject({ rows: { length: 10 } });
    expect(lengths).toContain(12);
    expect(lengths.filter((length) => length === 10)).toHaveLength(1);
    const shown = table(/Documents by kind/);
    // the empty words before eight marks, a space before each
    expect(shown).toMatchObject({ rows: { 2: { 1: { content: ['9'] }, 2: { content: { length: 1 + 2 * 8 } } } } });
  });
});

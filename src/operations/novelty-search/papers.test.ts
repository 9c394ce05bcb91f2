import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ClaimedQuote, verifyQuote } from '#collections/patents/evidence.ts';
import { patents } from '#collections/patents/patents.ts';
import { samplePatent } from '#collections/patents/sample-patent.ts';
import { workIds } from '#collections/works/ids.ts';
import { namesPaper, paperDocument, paperName, papersNamed } from '#collections/works/paper-document.ts';
import { emptyWork, type Work } from '#collections/works/work.ts';
import { workPart, works } from '#collections/works/works.ts';
import { startTestService, type TestService, violations } from '#testing/service.ts';
import group from './index.ts';
import { NOVELTY_WORDS } from './novelty-words.ts';
import { publishedText } from './report/documents.ts';

type Row = Record<string, any>;
const text = (lang: string, said: string) => ({ lang, origin: 'original' as const, text: said });
const paper = (doi: string, title: string, abstract: string, more: Partial<Work> = {}): Work =>
  workPart({
    ...emptyWork(),
    ids: workIds({ doi }),
    provenance: [{ source: 'test', key: doi }],
    titles: [text('en', title)],
    abstracts: [text('en', abstract)],
    languages: ['en'],
    authors: [{ name: 'Ada Onodera' }, { name: 'Li Wei' }],
    published: 20150301,
    ...more,
  });

const IDEA =
  'A battery module comprising a plurality of battery cells; a cold plate arranged below the battery cells; counter-flow channels in the cold plate; and a pump that reverses the flow of coolant.';
const WHOLE = paper(
  '10.5555/whole',
  'Thermal study of a battery module',
  'The battery module comprises a plurality of battery cells, and a cold plate is arranged below the battery cells. Counter-flow channels run in the cold plate. A pump reverses the flow of coolant.',
  { venue: { name: 'Journal of Cells', ids: [] } },
);
const LATE = paper('10.5555/late', 'A battery module, later', WHOLE.abstracts[0]!.text, { published: 20240101 });
/** Of 2019, a month or day nobody knows: its year begins before the cut and ends behind it. */
const YEAR = paper('10.5555/year', 'Plates', 'A cold plate is arranged below the battery cells of a battery module.', {
  published: 20190000,
  retracted: true,
});
const BODY = paper('10.5555/body', 'Pumps for vehicles', 'We tell of pumps.', {
  published: 20160701,
  body: [
    { id: 'p1', kind: 'heading', text: 'Results' },
    {
      id: 'p2',
      kind: 'paragraph',
      section: 'Results',
      text: 'In the battery module a pump reverses the flow of coolant in counter-flow channels in the cold plate.',
    },
  ],
});
const { published: _, ...UNDATED } = paper('10.5555/undated', 'Coolants', 'On coolants of all kinds.');
const NEARBY = samplePatent('US20100000001A1', {
  titles: [text('en', 'Battery module')],
  abstracts: [text('en', 'A battery module comprising a plurality of battery cells and a housing.')],
  publication_date: 20100101,
});

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
  await service.corpus.put(works, [WHOLE, LATE, YEAR, BODY, UNDATED]);
  await service.corpus.put(patents, [NEARBY]);
});
afterAll(() => service.close());

async function call(path: string, body: Row): Promise<Row> {
  const operation = group.operations.find((one) => one.path === `/ai/novelty-search${path}`)!;
  const reply = await service.call(operation, { body });
  expect([path, reply.status, reply.json?.error_msg]).toEqual([path, 200, '']);
  expect(violations(operation.response, reply.data)).toEqual([]);
  return reply.data;
}
const settled = (path: string, task_id: string) => call(path, { task_id, wait_ms: 40_000 });

/** As far as the results, with everything confirmed as it was proposed. */
async function searched() {
  const { task_id } = await call('/submit', { input: IDEA, lang: 'en', pbd_end: '20190630' });
  const { tech_solution } = await settled('/tech-solution/get', task_id);
  await call('/tech-solution/update', { task_id, tech_solution });
  const { data: tech_features } = await settled('/feature/extract', task_id);
  await call('/feature/confirm', { task_id, tech_features });
  const { elements } = await settled('/retrieval/elements', task_id);
  await call('/agent-search', { task_id, elements });
  return { task_id: task_id as string, result: await settled('/agent-result', task_id) };
}
const named = (result: Row, name: string): Row => result.final_result.find((one: Row) => one.document === name);

describe('papers in a novelty search', () => {
  it('are found, compared and judged as patents are, before the cut alone', async () => {
    const { task_id, result } = await searched();
    expect(result.process_dict_keys.at(-1)).toBe('literature_search');
    const log = Object.values(result.feature_analysis_result.block_query as Row).find(
      ({ type }) => type === 'literature_search',
    );
    expect(log).toMatchObject({ count: 4, query: expect.stringMatching(/^papers: .*TITLE_ABSTRACT/) });
    expect(named(result, 'doi:10.5555/late')).toBeUndefined();

    const whole = named(result, 'doi:10.5555/whole');
    expect(whole).toMatchObject({
      patent_id: WHOLE.id,
      title: 'Thermal study of a battery module',
      publication_date: 20150301,
      comparative_literature_type: 'X',
      most_similar: true,
      selected: true,
      user_added: false,
      found_by: ['literature_search'],
      paper: { id: WHOLE.id, doi: '10.5555/whole', venue: 'Journal of Cells', abstract_only: true },
    });
    const plate = whole.features.find((cell: Row) => /cold plate arranged/.test(cell.tech_feature as string));
    expect(plate).toMatchObject({ verdict: 'disclosed', quote: { part: 'abstract', lang: 'en', start: 0 } });
    // what lies in a year that ends behind the cut is told with its days, and is no prior art for certain
    expect(named(result, 'doi:10.5555/year')).toMatchObject({
      comparative_literature_type: 'L',
      published: { from: 20190101, to: 20191231, basis: 'record' },
      paper: { retracted: true },
    });
    const body = named(result, 'doi:10.5555/body');
    expect(body.paper).toEqual({ id: BODY.id, doi: '10.5555/body' });
    expect(body.features.some(({ quote }: Row) => quote?.paragraph_id === 'p2')).toBe(true);
    const byName = new Map([WHOLE, YEAR, BODY].map((work) => [paperName(work), paperDocument(work)]));
    for (const one of result.final_result as Row[])
      for (const { quote } of one.features as Row[])
        if (quote && byName.has(one.document))
          expect(verifyQuote(byName.get(one.document)!, quote as ClaimedQuote)).toMatchObject({ unchanged: true });

    const added = { document: 'https://doi.org/10.5555/LATE', user_added: true, selected: true, features: [] };
    const title = { ...whole.features[0].quote, part: 'title', start: 0, end: 7, text: 'Thermal' };
    whole.features[0].quote_for_user = title;
    await call('/feature/comparison/confirm', { task_id, final_result: [...(result.final_result as Row[]), added] });
    const after = await settled('/agent-result', task_id);
    expect(named(after, 'doi:10.5555/late')).toMatchObject({ user_added: true, comparative_literature_type: 'T' });
    expect(named(after, 'doi:10.5555/whole').features[0].quote).toMatchObject({ part: 'title', text: 'Thermal' });
    await call('/export', { task_id, title: 'Papers' });
    const { files } = await settled('/report/get', task_id);
    const html = await (await fetch(files[0].url)).text();
    expect(html).toContain(`/papers/${WHOLE.id}"`);
    expect(html).toContain('Journal of Cells · only title and abstract are stored');
    expect(html).toContain('RETRACTED');
    expect(html).toContain('2019 (as far as the record says)');
    expect(html).not.toContain('2019-12 (');
    expect(html).toContain('4 compared, 3 kept, 2 of them stored with title and abstract only');
    expect(html).toContain('By wording, D2 (doi:10.5555/whole) discloses all 5 features of the solution.');
  });

  it('are compared at once when a person names one', async () => {
    const { final_res } = await call('/feature/comparison/generate', {
      request: { pn: 'doi:10.5555/body' },
      tech_features: [{ feature_num: 'F1', feature_text: 'a pump reverses the flow of coolant' }],
    });
    expect(final_res[0]).toMatchObject({ document: 'doi:10.5555/body', claims: [] });
    expect(final_res[0].features[0]).toMatchObject({ type: 'public', quote: { paragraph_id: 'p2' } });
  });
});

it.each([
  [{ publication_date: 20150301 }, '2015-03-01'],
  [{ published: { from: 20190101, to: 20191231, basis: 'record' } }, '2019 (as far as the record says)'],
  [{ published: { from: 20190201, to: 20190228, basis: 'record' } }, '2019-02 (as far as the record says)'],
  [{ published: { to: 20260101, basis: 'corpus' } }, 'by 2026-01-01, date to be checked'],
  [{ published: { from: 20040101, to: 20041231, basis: 'number' } }, '2004 (by its number)'],
  [{}, NOVELTY_WORDS.en.unknown],
] as const)('%j is said to be published: %s', (document, said) => {
  expect(publishedText(document, NOVELTY_WORDS.en)).toBe(said);
});

describe('the name of a paper', () => {
  const ids = (...of: string[]) => ({ id: 'b3c1', ids: of });
  it.each([
    [ids('pmid:7', 'doi:10.1000/a'), 'doi:10.1000/a'],
    [ids('pmid:7'), 'pmid:7'],
    [ids('arxiv:2603.11048'), 'arxiv:2603.11048'],
    [ids('openalex:W1'), 'paper:b3c1'],
    [{ ...ids('doi:10.1000/a', 'pmid:7'), contested: ['doi:10.1000/a'] }, 'pmid:7'],
  ])('of %j is %s', (work, name) => {
    expect(paperName(work)).toBe(name);
    expect(namesPaper(name)).toBe(true);
  });
  it.each(['US20100000001A1', 'WO2010/123456', 'doi: x y', 'own:1', ''])('is not %j', (name) =>
    expect(namesPaper(name)).toBe(false),
  );
  it('finds it in any spelling, and nothing where nothing is stored', async () => {
    const names = ['DOI:10.5555/WHOLE', '10.5555/body', `paper:${YEAR.id}`, 'doi:10.5555/none', 'pmid:1'];
    const found = await papersNamed(service.corpus, names);
    expect([...found].map(([name, { work }]) => [name, work.id])).toEqual([
      ['DOI:10.5555/WHOLE', WHOLE.id],
      ['10.5555/body', BODY.id],
      [`paper:${YEAR.id}`, YEAR.id],
    ]);
  });
});

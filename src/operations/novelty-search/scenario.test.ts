import { beforeAll, describe, expect, it } from 'vitest';
import { type ClaimedQuote, quoteOf, verifyQuote } from '#collections/patents/evidence.ts';
import { patents, publishedClaims } from '#collections/patents/patents.ts';
import { relationsOf } from '#collections/patents/relations.ts';
import { batteryRecords, batteryService } from '#testing/demo-service.ts';
import { type TestService, violations } from '#testing/service.ts';
import group from './index.ts';

let service: TestService;
const batteries = batteryRecords();

beforeAll(async () => {
  service = await batteryService();
});

type Row = Record<string, any>;
const operationAt = (path: string) => group.operations.find((one) => one.path === `/ai/novelty-search${path}`)!;

/** Calls an operation, expects success in the shape that it declares, answers `data`. */
async function call(path: string, body: Row): Promise<Row> {
  const operation = operationAt(path);
  const reply = await service.call(operation, { body });
  expect([path, reply.status, reply.json?.status, reply.json?.error_msg]).toEqual([path, 200, true, '']);
  expect(violations(operation.response, reply.data)).toEqual([]);
  return reply.data;
}
/** Calls an operation that refuses: its code and message. */
async function refusal(path: string, body: Row): Promise<[number, string]> {
  const reply = await service.call(operationAt(path), { body });
  expect([reply.status, reply.json?.status]).toEqual([200, false]);
  return [reply.json.error_code, reply.json.error_msg];
}
const settled = (path: string, task_id: string) => call(path, { task_id, wait_ms: 40_000 });

const ENGLISH =
  'A battery module comprising a plurality of battery cells; a cold plate arranged below the battery cells; counter-flow channels in the cold plate; and a pump that reverses the flow of coolant when a temperature difference exceeds 5 K.';
const CHINESE =
  '一种电池模组，包括多个电池单体，其特征在于，所述电池单体下方设有冷板；所述冷板内设有逆流流道；泵在电池单体温差超过5℃时使冷却液反向流动。';

/** As far as the features. */
async function withFeatures(input: string, lang: string, more: Row = {}) {
  const { task_id } = await call('/submit', { input, lang, ...more });
  const { tech_solution } = await settled('/tech-solution/get', task_id!);
  await call('/tech-solution/update', { task_id, tech_solution });
  const { data } = await settled('/feature/extract', task_id!);
  return { task_id: task_id as string, features: data as Row[] };
}
/** As far as the results. */
async function withResults(input: string, lang: string, more: Row = {}, searching: Row = {}) {
  const { task_id, features } = await withFeatures(input, lang, more);
  await call('/feature/confirm', { task_id, tech_features: features });
  const { elements } = await settled('/retrieval/elements', task_id);
  await call('/agent-search', { task_id, elements, ...searching });
  const result = await settled('/agent-result', task_id);
  expect(result.task_status).toBe('success');
  return { task_id, features, elements: elements as Row, result };
}

describe.each([
  ['English', ENGLISH, 'en', 'Result', 'Search log'],
  ['Chinese', CHINESE, 'cn', '结论', '检索记录'],
])('a novelty search in %s', (_name, input, lang, ...headings) => {
  it('goes from the idea to a report whose every quote stands in the corpus', async () => {
    const { task_id, features, result } = await withResults(input, lang);
    expect(features.length).toBeGreaterThanOrEqual(4);
    expect(result.process_dict_keys).toEqual([
      'semantic_search',
      'all_elements_search_tacd',
      'all_elements_search_dynamic',
      'class_search',
      'relevant_tracking_search',
      'applicant_inventor_search',
      'literature_search',
    ]);
    const documents = result.final_result as Row[];
    expect(documents.length).toBeGreaterThan(5);
    const scores = documents.map(({ public_score }) => public_score);
    expect(scores).toEqual(scores.toSorted((a: number, b: number) => b - a));
    expect(new Set(scores).size).toBeGreaterThan(3);
    expect(documents.filter((one) => one.most_similar)).toHaveLength(1);
    // the demo corpus has such plates and channels, and no reversing pump
    expect(documents[0]!.feature_match_num).toBeGreaterThanOrEqual(3);
    expect(documents.slice(0, 10).some(({ title }) => /counter-flow channels|逆流流道/.test(title))).toBe(true);

    const records = await service.corpus.get(
      patents,
      documents.map((one) => one.document),
    );
    const quotes = documents.flatMap((one) => (one.features as Row[]).flatMap((cell) => cell.quote ?? []));
    expect(quotes.length).toBeGreaterThan(documents.length);
    for (const quote of quotes as ClaimedQuote[]) {
      const record = records.find((one) => one.publication_number === quote.publication_number)!;
      expect(verifyQuote(record, quote)).toMatchObject({ verified: true, unchanged: true });
    }

    await call('/feature/comparison/confirm', { task_id, final_result: documents });
    await call('/export', { task_id, title: 'A <b>title</b>' });
    const report = await settled('/report/get', task_id);
    expect(report.status).toBe(2);
    expect(report.files.map((file: Row) => file.format)).toEqual(['html', 'docx', 'pdf']);
    const bytes = await Promise.all(
      report.files.map(async ({ url }: Row) => {
        const answer = await fetch(url as string);
        expect(answer.status).toBe(200);
        return Buffer.from(await answer.arrayBuffer());
      }),
    );
    const html = bytes[0]!.toString();
    for (const heading of headings) expect(html).toContain(`>${heading}</h2>`);
    expect(html).toContain('<title>A &lt;b&gt;title&lt;/b&gt;</title>');
    for (const { query } of Object.values(result.feature_analysis_result.block_query) as Row[])
      if (query) expect(html).toContain((query as string).replaceAll('"', '&quot;'));
    expect([bytes[1]!.toString('latin1', 0, 2), bytes[2]!.toString('latin1', 0, 5)]).toEqual(['PK', '%PDF-']);
    const forged = (report.report_url as string).replace(/signature=./, 'signature=!');
    expect((await fetch(forged)).status).toBe(403);
  });
});

describe('what a user changes', () => {
  it('stands beside what was found, decides the categories, and is told in the report', async () => {
    const { task_id, result } = await withResults(ENGLISH, 'en');
    const [first, ...others] = result.final_result as Row[];
    for (const cell of first!.features as Row[]) {
      cell.type_for_user = 'public';
      cell.score_for_user = 100;
    }
    await call('/feature/comparison/confirm', { task_id, final_result: [first, ...others] });
    const again = await settled('/agent-result', task_id);
    const edited = (again.final_result as Row[])[0]!;
    expect(edited).toMatchObject({ document: first!.document, comparative_literature_type: 'X', public_score: 1 });
    const pump = (edited.features as Row[]).find((cell) => /pump/.test(cell.tech_feature as string))!;
    expect(pump).toMatchObject({ verdict: 'disclosed', score: 100, type: 'public' });
    expect(pump.original_score).toBeLessThan(65);
    await call('/export', { task_id, title: 'Edited' });
    const { files } = await settled('/report/get', task_id);
    expect(await (await fetch(files[0].url)).text()).toContain(`${first!.document}, ${pump.feature_num}: found`);
  });

  it('may be a feature of his own and a document of his own', async () => {
    const { task_id, features } = await withFeatures(ENGLISH, 'en', { pbd_end: '20151231' });
    const own = { feature_text: 'a housing of cast aluminium', selected: true, user_add: true };
    await call('/feature/confirm', { task_id, tech_features: [...features, own] });
    const { elements } = await settled('/retrieval/elements', task_id);
    await call('/agent-search', { task_id, elements });
    const result = await settled('/agent-result', task_id);
    const { final_result } = result;
    // what was looked through is told before what was found
    const within = batteries.filter(({ publication_date = 99_999_999 }) => publication_date <= 20_151_231);
    const counted = (values: readonly string[]) =>
      [...Map.groupBy(values, (value) => value)]
        .map(([value, all]) => [value, all.length] as const)
        .toSorted(([a, n], [b, m]) => m - n || (a < b ? -1 : 1));
    const years = within.map(({ publication_date }) => Math.trunc(publication_date! / 10_000));
    expect(result.coverage).toMatchObject({
      publications: within.length,
      offices: counted(within.map(({ authority }) => authority)).map(([office, publications]) => ({
        office,
        publications,
      })),
      first_year: Math.min(...years),
      last_year: Math.max(...years),
      undated: batteries.filter(({ publication_date }) => publication_date === undefined).length,
      without_claims: within.filter((record) => !publishedClaims(record)?.claims.length).length,
    });
    const number = `F${features.length + 1}`;
    for (const document of final_result as Row[]) {
      expect(document.publication_date).toBeLessThanOrEqual(20_151_231);
      expect((document.features as Row[]).at(-1)).toMatchObject({
        feature_num: number,
        tech_feature: own.feature_text,
      });
    }
    const later = batteries.find((record) => record.publication_date! > 20_160_000 && record.claims.length > 0)!;
    const { final_res } = await call('/feature/comparison/generate', {
      request: { pn: later.publication_number },
      tech_features: [...features, own],
    });
    expect(final_res[0]).toMatchObject({ patent_id: later.publication_number });
    expect(final_res[0].features).toHaveLength(features.length + 1);
    const added = { ...final_res[0], user_added: true, selected: true, public_score: undefined, claims: undefined };
    await call('/feature/comparison/confirm', { task_id, final_result: [...(final_result as Row[]), added] });
    const after = await settled('/agent-result', task_id);
    const shown = (after.final_result as Row[]).find((one) => one.document === later.publication_number)!;
    expect(shown.user_added).toBe(true);
    expect(['E', 'T']).toContain(shown.comparative_literature_type);
    await call('/export', { task_id, title: 'Own document' });
    const { files } = await settled('/report/get', task_id);
    const html = await (await fetch(files[0].url)).text();
    expect(html).toContain(later.publication_number);
    expect(html).toContain(`${within.length} publications within the window; offices: `);
    // named no longer: gone again
    await call('/feature/comparison/confirm', { task_id, final_result });
    const without = (await settled('/agent-result', task_id)).final_result as Row[];
    expect(without.map((one) => one.document)).toEqual((final_result as Row[]).map((one) => one.document));
  });

  it('may be documents to compare in any case, beside what is found or alone', async () => {
    // of another kind of thing, and of two families
    const [far, ...others] = batteries.filter(
      ({ titles, claims }) => claims.length > 0 && !/plate|板/.test(titles[0]!.text),
    );
    const other = others.find((record) => record.priorities[0]?.number !== far!.priorities[0]?.number)!;
    const numbers = [far!, other].map(({ publication_number }) => publication_number);
    const shownOf = (result: Row) =>
      (result.final_result as Row[]).filter(({ named }) => named).map(({ document }) => document);

    const beside = await withResults(ENGLISH, 'en', { documents: [numbers[0]!.toLowerCase(), ...numbers] });
    expect(shownOf(beside.result).toSorted()).toEqual(numbers.toSorted());
    expect(beside.result.final_result.length).toBeGreaterThan(10);
    const listed = (beside.result.listed as Row[]).map(({ document }) => document);
    expect(listed.slice(0, 2).toSorted()).toEqual(numbers.toSorted());
    expect(new Set(listed).size).toBe(listed.length);

    const alone = await withResults(ENGLISH, 'en', { documents: numbers, documents_only: true });
    expect(alone.result).toMatchObject({ process_dict_keys: [], find_patent_num: 0, excute_times: 0, cc_num: 2 });
    expect(alone.result.recall_estimate).toBeUndefined();
    expect(shownOf(alone.result).toSorted()).toEqual(numbers.toSorted());
    expect(alone.result.final_result).toHaveLength(2);
    for (const one of alone.result.final_result as Row[]) expect(one.features).toHaveLength(alone.features.length);
    // they stay, whatever is confirmed
    await call('/feature/comparison/confirm', { task_id: alone.task_id, final_result: [] });
    expect(shownOf(await settled('/agent-result', alone.task_id))).toHaveLength(2);
    await call('/export', { task_id: alone.task_id, title: 'Named' });
    const { files } = await settled('/report/get', alone.task_id);
    const report = await (await fetch(files[0].url)).text();
    expect(report).toContain('Nothing was searched: the comparison is with the 2 documents that the user named');
    expect(report).not.toContain('Recall');
  });

  it('may be how many documents are compared in full, and the classes that are searched', async () => {
    const { task_id, features } = await withFeatures(ENGLISH, 'en');
    await call('/feature/confirm', { task_id, tech_features: features });
    const { elements } = await settled('/retrieval/elements', task_id);
    const proposed = elements.classes as Row[];
    // four are searched unless somebody chooses, and stand first
    expect(proposed.map(({ selected }) => selected)).toEqual(proposed.map((_, at) => at < 4));
    expect(proposed.every(({ key }) => /^[A-H]\d\d[A-Z]\d/.test(key as string))).toBe(true);
    const chosen = { ...elements, classes: [{ key: 'H01M 10/6556' }, { key: 'H01M10/48', selected: false }] };
    const wrong = { ...elements, classes: [{ key: 'no class' }] };
    expect((await refusal('/agent-search', { task_id, elements: wrong }))[1]).toBe(
      'elements.classes[0]: "no class" is not a class symbol such as H01M10/0525.',
    );
    await call('/agent-search', { task_id, elements: chosen, documents_shown: 3 });
    const result = await settled('/agent-result', task_id);
    const lines = Object.values(result.feature_analysis_result.block_query) as Row[];
    const [within] = lines.filter(({ type }) => type === 'class_search');
    expect(within!.query).toContain('IPC_CPC:H01M10/6556');
    expect(within!.query).not.toContain('H01M10/48');
    // beside them at most five that disclose everything from farther back
    expect(result.final_result.length).toBeGreaterThanOrEqual(3);
    expect(result.final_result.length).toBeLessThanOrEqual(8);
    expect((result.listed as Row[]).length).toBeGreaterThan(20);
    expect((await call('/retrieval/elements', { task_id })).elements.classes).toEqual(chosen.classes);
  });

  it('is refused where a document is unknown, or none is named that alone is to be compared', async () => {
    const begin = (more: Row) => refusal('/submit', { input: ENGLISH, lang: 'en', ...more });
    const [code, unknown] = await begin({ documents: [batteries[0]!.publication_number, 'EP0000001A1', 'x'] });
    expect([code, unknown]).toEqual([
      68300004,
      'documents: 2 of 3 are not in the corpus: EP0000001A1, x. Import them, or leave them out.',
    ]);
    expect((await begin({ documents: [], documents_only: true }))[1]).toBe(
      'documents: documents_only compares nothing else: name at least one document.',
    );
    const own = batteries.find(({ claims }) => claims.length > 0)!.publication_number;
    expect((await begin({ input: own, documents: [own], documents_only: true }))[1]).toBe(
      `documents: ${own} is what is searched for, and is not compared with itself: name another document.`,
    );
  });

  it('may be another passage, and may be taken back', async () => {
    // as few as the report quotes in full
    const { task_id, result } = await withResults(ENGLISH, 'en', {}, { documents_shown: 5 });
    const [first, second] = result.final_result as Row[];
    const found = first!.features.find((cell: Row) => cell.verdict !== 'not_found') as Row;
    const [record] = await service.corpus.get(patents, [first!.document]);
    const title = record!.titles[0]!;
    const whole = { part: 'title' as const, lang: title.lang, origin: title.origin, start: 0, end: title.text.length };
    const other = quoteOf(record!, whole);
    const confirm = async (change: Row) => {
      const { final_result } = await settled('/agent-result', task_id);
      const all = structuredClone(final_result) as Row[];
      const shown = all.find((one) => one.document === first!.document)!;
      Object.assign(
        shown.features.find((cell: Row) => cell.feature_num === found.feature_num),
        change,
      );
      return { body: { task_id, final_result: all }, shown };
    };
    const cell = async () => {
      const { final_result } = await settled('/agent-result', task_id);
      const shown = (final_result as Row[]).find((one) => one.document === first!.document)!;
      return shown.features.find((one: Row) => one.feature_num === found.feature_num) as Row;
    };
    const { body } = await confirm({ quote_for_user: other, type_for_user: 'none', score_for_user: 10 });
    await call('/feature/comparison/confirm', body);
    const edited = { quote: other, original_quote: found.quote, verdict: 'not_found', original_score: found.score };
    expect(await cell()).toMatchObject(edited);
    // given back as it came, it stays
    const all = await settled('/agent-result', task_id);
    await call('/feature/comparison/confirm', { task_id, final_result: all.final_result });
    expect(await cell()).toMatchObject(edited);
    await call('/export', { task_id, title: 'Passage' });
    const { files } = await settled('/report/get', task_id);
    const html = await (await fetch(files[0].url)).text();
    expect(html).toContain(`${first!.document}, title`);
    // a link into the console opens the very text that was read, at its words
    expect(html).toContain(
      `/patents/${first!.document}?text=${title.lang}-${title.origin}#title:0-${title.text.length}"`,
    );

    const now = await settled('/agent-result', task_id);
    const back = structuredClone(now.final_result) as Row[];
    for (const one of back.flatMap(({ features }) => features as Row[]))
      Object.assign(one, {
        quote_for_user: one.original_quote,
        type_for_user: one.original_type ?? 'none',
        score_for_user: one.original_score,
      });
    await call('/feature/comparison/confirm', { task_id, final_result: back });
    expect(await cell()).toEqual(found);

    const foreign = { ...other, text: 'words that do not stand there' };
    expect(
      (await refusal('/feature/comparison/confirm', (await confirm({ quote_for_user: foreign })).body))[1],
    ).toMatch(/quote_for_user: title \(.*\) of .* has other text at 0 to/);
    const others = second!.features.find((one: Row) => one.quote).quote;
    expect(
      (await refusal('/feature/comparison/confirm', (await confirm({ quote_for_user: others })).body))[1],
    ).toContain(`the quote is of ${second!.document}`);
  });

  it('is refused with the place of the fault, and the task stays where it was', async () => {
    const { task_id, features } = await withFeatures(ENGLISH, 'en');
    expect(await refusal('/feature/confirm', { task_id, tech_features: [] })).toEqual([
      68300004,
      'tech_features: at least one feature must be selected.',
    ]);
    expect(await refusal('/feature/confirm', { task_id, tech_features: [features[0], features[0]] })).toEqual([
      68300004,
      'tech_features[1].feature_num: F1 stands twice.',
    ]);
    await call('/feature/confirm', { task_id, tech_features: features.slice(0, 2) });
    const { elements } = await settled('/retrieval/elements', task_id);
    const bad = structuredClone(elements);
    bad.list[0].express[0].extend = [{ key: '!!!' }];
    expect((await refusal('/agent-search', { task_id, elements: bad }))[1]).toMatch(
      /^elements\.list\[0\]\.express\[0\]: "!!!"/,
    );
    await call('/agent-search', { task_id, elements });
    const { final_result } = await settled('/agent-result', task_id);
    const unknown = structuredClone(final_result[0]);
    unknown.features[0] = { tech_feature: 'a feature nobody confirmed', score: 100 };
    expect((await refusal('/feature/comparison/confirm', { task_id, final_result: [unknown] }))[1]).toBe(
      'final_result[0].features[0].tech_feature: "a feature nobody confirmed" is none of the confirmed features (F1, F2).',
    );
    const foreign = { document: 'US11205304B2', features: [] };
    expect((await refusal('/feature/comparison/confirm', { task_id, final_result: [foreign] }))[1]).toBe(
      'final_result[0].patent_id: "US11205304B2" is not in the corpus: import the document first.',
    );
    await call('/feature/comparison/confirm', { task_id });
  });
});

describe('a step at the wrong moment', () => {
  it('is refused with the state and what it accepts', async () => {
    const { task_id } = await call('/submit', { input: ENGLISH, lang: 'en' });
    await settled('/tech-solution/get', task_id);
    expect(await refusal('/feature/confirm', { task_id })).toEqual([
      68300004,
      'This step is not due; due now: POST /ai/novelty-search/tech-solution/update.',
    ]);
    expect((await refusal('/feature/extract', { task_id }))[1]).toBe(
      'This step is not due; due now: POST /ai/novelty-search/tech-solution/update.',
    );
    expect((await refusal('/agent-result', { task_id }))[0]).toBe(68300004);
    await call('/tech-solution/update', { task_id });
  });

  it('is refused to the later of two clients that confirm at once', async () => {
    const { task_id, features } = await withFeatures(ENGLISH, 'en');
    const [first, second] = await Promise.all(
      [features.slice(0, 2), features.slice(0, 3)].map((tech_features) =>
        service.call(operationAt('/feature/confirm'), { body: { task_id, tech_features } }),
      ),
    );
    expect([first!.json.status, second!.json.status].toSorted()).toEqual([false, true]);
    const refused = [first!, second!].find(({ json }) => !json.status)!;
    expect(refused.json.error_msg).toMatch(/^This step is not due; /);
    const { elements } = await settled('/retrieval/elements', task_id);
    expect(elements.list).toHaveLength(first!.json.status ? 2 : 3);
  });

  it('is answered as the first time when the same request comes again', async () => {
    const { task_id, features } = await withFeatures(ENGLISH, 'en');
    const body = { task_id, tech_features: features.slice(0, 2) };
    const send = () => service.call(operationAt('/feature/confirm'), { body });
    const [one, two] = await Promise.all([send(), send()]);
    expect([one.json, two.json]).toEqual([one.json, one.json]);
    expect(one.data).toEqual({ task_id });
    await settled('/retrieval/elements', task_id);
    const late = await send();
    expect(late.json).toEqual(one.json);
    const other = { task_id, tech_features: features.slice(0, 3) };
    expect((await refusal('/feature/confirm', other))[1]).toMatch(/^This step is not due; /);
  });

  it("is not found for another account's task or none", async () => {
    const { task_id } = await call('/submit', { input: ENGLISH, lang: 'en' });
    const other = await service.accounts.all.create('other');
    const { key } = await service.accounts.createKey({ account_id: other.id, name: 'other' });
    for (const { path, example } of group.operations.filter((one) => 'task_id' in (one.example.body as Row))) {
      for (const reply of [
        await service.call(`POST ${path}`, { body: { ...(example.body as Row), task_id }, key }),
        await service.call(`POST ${path}`, { body: example.body }),
      ])
        expect([path, reply.status, reply.text]).toEqual([path, 404, '']);
    }
  });
});

describe('the input', () => {
  it.each([
    [{ input: ' \n ', lang: 'en' }, 'input: describe the idea in words.'],
    [
      { input: 'a cold plate', lang: 'en', pbd_start: '20201301' },
      'pbd_start: "20201301" is not a day; write yyyyMMdd, such as 20200131.',
    ],
    [
      { input: 'a cold plate', lang: 'en', pbd_start: '20200101', pbd_end: '20190101' },
      'pbd_start: 20200101 is after pbd_end, 20190101.',
    ],
    [
      { input: 'US11205304B2', lang: 'en' },
      'input: US11205304B2 is not in the corpus: import it, or paste its claims.',
    ],
  ])('is refused when it says nothing: %j', async (body, message) => {
    expect(await refusal('/submit', body)).toEqual([68300004, message]);
  });

  it('may be a publication: its family is left out, its priority decides what is prior art', async () => {
    const record = batteries.find(
      (one) => one.priorities.length > 0 && one.claims.some(({ lang }) => lang === 'en') && one.cites.length > 0,
    )!;
    const { result } = await withResults(record.publication_number, 'en');
    const relations = await relationsOf(service.corpus, [record.publication_number]);
    const family = relations.get(record.publication_number)!.simple_family.members.map((one) => one.publication_number);
    const found = (result.final_result as Row[]).map((one) => one.document);
    expect(found.filter((number) => family.includes(number))).toEqual([]);
    const priority = Math.min(...record.priorities.map(({ date }) => date!));
    for (const one of result.final_result as Row[])
      expect([one.document, ['E', 'T'].includes(one.comparative_literature_type)]).toEqual([
        one.document,
        one.publication_date >= priority,
      ]);
  });

  it('may have a hundred pages', async () => {
    const page = `${ENGLISH} The channels are milled. ${'The coolant is a mixture of water and glycol, and its pressure is kept by a valve. '.repeat(30)}\n`;
    const { task_id } = await call('/submit', { input: page.repeat(100), lang: 'en' });
    const { tech_solution } = await settled('/tech-solution/get', task_id);
    expect((tech_solution as string).length).toBeGreaterThan(20);
    expect((tech_solution as string).length).toBeLessThan(20_000);
  });
});

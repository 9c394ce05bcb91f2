import { expect, it } from 'vitest';
import { patents } from '#collections/patents/patents.ts';
import { samplePatent } from '#collections/patents/sample-patent.ts';
import { parseQuery } from '#corpus/query/parse.ts';
import { readDocument } from '#reading/read.ts';
import { demoService } from '#testing/demo-service.ts';
import { reportText } from '#testing/report-text.ts';
import { violations } from '#testing/service.ts';
import { unborne } from '#testing/statements.ts';
import { completeness } from './filing-evaluation/completeness.ts';
import { fieldOf } from './filing-evaluation/field.ts';
import group from './index.ts';

const operation = (id: string) => group.operations.find((one) => one.id === id)!;
const create = operation('r003PatentValuationDataPrePatentEvaluationCreate');
const exported = operation('r003PatentValuationDataPrePatentEvaluationExport');

const start = async (body: object) => (await demoService()).call(create, { body });

it('says of a text what it has, word for word, and what it lacks', () => {
  const text =
    'Known pumps leak. However, their seals wear out. The pump comprises a ring of graphite in a groove of 3 mm. As a result, leakage is reduced.';
  const said = completeness(text);
  const lacks = said.filter((one) => !one.said).map(({ point }) => point);
  expect(lacks).toEqual(['length', 'difference', 'embodiment', 'application']);
  expect(said.map(({ point, count }) => [point, count])).toContainEqual(['quantities', 1]);
  for (const { quote } of said) if (quote) expect(text).toContain(quote);
  expect(said.find(({ point }) => point === 'effect')!.quote).toBe('As a result, leakage is reduced.');
  // one sentence that says what is known and what it lacks
  const both = completeness('现有风电叶片采用热风除冰，能耗高，且叶尖除冰效果差。蒙皮内铺设电热膜。由此能耗降低40%。');
  expect(both.filter((one) => one.said).map(({ point }) => point)).toEqual([
    'background',
    'problem',
    'means',
    'effect',
    'quantities',
  ]);
  expect(completeness('').every((one) => !one.said)).toBe(true);
});

it('takes for the field the main groups that most of the nearest have', () => {
  const patent = (...ipc: string[]) => samplePatent('US1B2', { ipc });
  const nearest = [
    patent('H01M10/613', 'H01M10/625', 'B60L50/64'),
    patent('H01M10/613', 'B60L50/64'),
    patent('H01M10/60', 'F28F3/12'),
    patent('A01B1/00'),
    patent(),
  ];
  expect(fieldOf(nearest)).toEqual({ groups: ['H01M10', 'B60L50', 'F28F3'], covered: 3 });
  expect(fieldOf([])).toEqual({ groups: [], covered: 0 });
});

it('writes a report with what was given on its cover, features compared, and the field counted', async () => {
  const { example } = create as unknown as { example: { body: { text: string; report_name: string } } };
  const service = await demoService();
  const { data: started } = await start({ ...example.body, limit: 7 });
  const { data } = await service.call(exported, { query: { job_id: started.job_id, wait_ms: 50_000 } });
  expect(violations(exported.response, data)).toEqual([]);
  expect([data.report_status, data.queue_num, data.files.length]).toEqual(['SUCCESS', 0, 3]);
  const bytes = Buffer.from(await (await fetch(data.report_url)).arrayBuffer());
  const { pages } = await readDocument(bytes, 'docx', async () => undefined);
  const blocks = pages.flatMap((page) => page.blocks);
  const text = blocks.map((block) => block.text ?? '').join('\n');
  expect(text).toContain(example.body.report_name);
  expect(text).toContain('5 of 10: a prototype works under simulated conditions.');
  expect(text).toMatch(/7 of \d+ families that were compared feature by feature/);
  const table = (first: string) => blocks.find(({ rows }) => rows?.[0]?.[0]?.split(' [')[0] === first)!.rows!;
  expect(table('Publication').length).toBe(8);
  // the field's count is what its query finds
  const page = await (await fetch(data.files.find(({ format }: { format: string }) => format === 'html').url)).text();
  expect(unborne(page)).toEqual([]);
  const [, query, total] = /id="Q1"[^>]*>.*?<code>(.*?)<\/code> · Total (\d+)/.exec(page)!;
  const counted = await service.corpus.aggregate(
    patents,
    { query: parseQuery(patents, query!.replaceAll('&quot;', '"')) },
    { unit: 'FAM_ID' },
  );
  expect(Number(total)).toBe(counted.count);
  await expect(reportText(page)).toMatchFileSnapshot('./readings/filing-evaluation-en.txt');
});

it('refuses a text without words, and a name without any', async () => {
  const body = { report_name: 'A', tech_maturity_index: 1, text: '...' };
  expect((await start(body)).json.error_msg).toBe('text: describe the idea in words.');
  expect((await start({ ...body, text: 'a pump', report_name: ' \n' })).json.error_msg).toBe(
    'report_name: give the report a name.',
  );
  expect((await start({ ...body, text: 'a pump', tech_maturity_index: 11 })).json.status).toBe(false);
});

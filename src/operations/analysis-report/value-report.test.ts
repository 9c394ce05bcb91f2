import { expect, it } from 'vitest';
import { patents } from '#collections/patents/patents.ts';
import { TECHNOLOGY_FIELDS } from '#patents/technology-fields.ts';
import { readDocument } from '#reading/read.ts';
import { demoRecords } from '#testing/demo-records.ts';
import { demoService } from '#testing/demo-service.ts';
import { told } from '#testing/report-text.ts';
import { violations } from '#testing/service.ts';
import { unborne, writtenPages } from '#testing/statements.ts';
import group from './index.ts';
import { en } from './value-report/words-en.ts';
import { zh } from './value-report/words-zh.ts';

const operation = (id: string) => group.operations.find((one) => one.id === id)!;
const create = operation('r002TaskCreate');
const status = operation('r002JobIdStatus');
const all = demoRecords();

const start = async (body: object) => (await demoService()).call(create, { body });
const ready = async (job_id: string) => (await demoService()).call(status, { query: { job_id, wait_ms: 50_000 } });

/** Text of each page, tables row by row. */
async function read(url: string, kind: 'docx' | 'pdf') {
  const bytes = Buffer.from(await (await fetch(url)).arrayBuffer());
  const { pages } = await readDocument(bytes, kind, async () => undefined);
  return pages
    .flatMap(({ blocks }) =>
      blocks.map((block) => block.text ?? block.rows?.map((row) => row.join(' | ')).join('\n') ?? ''),
    )
    .join('\n');
}

it('says of a granted patent what counting the records by hand says', async () => {
  const number = 'US19095411B2';
  const { data: started } = await start({ patent_number: number, report_type: 'word', lang: 'en' });
  const { data } = await ready(started.job_id);
  expect(violations(status.response, data)).toEqual([]);
  expect([data.job_status, data.queue_num, data.job_id]).toEqual([2, 0, started.job_id]);
  const text = await read(data.download_url, 'docx');
  const patent = all.find(({ publication_number }) => publication_number === number)!;
  const { claims } = patent.claims.find(({ lang }) => lang === 'en')!;
  const independent = claims.filter((claim) => claim.independent);
  expect(text).toContain(`${claims.length} claims, ${independent.length} of them independent`);
  for (const claim of independent) expect(text.replace(/\s+/g, ' ')).toContain(claim.text.replace(/\s+/g, ' '));
  // the cohort: inventions of its field, filed within two years of it
  const [, members, from, to] = /Compared with (\d+) stored .*? field 1, .*?, filed from (\d+) to (\d+)\) \[Q1\]/.exec(
    text,
  )!;
  const { corpus } = await demoService();
  const counted = await corpus.aggregate(
    patents,
    {
      query: {
        kind: 'and',
        of: [
          { kind: 'values', field: 'TYPE_GROUP', values: ['invention'] },
          { kind: 'values', field: 'WIPO_FIELD', values: ['1'] },
          { kind: 'range', field: 'APD', from: `${from}0101`, to: `${to}1231` },
        ],
      },
    },
    {},
  );
  expect(Number(members)).toBe(counted.count);
  // the family, by the records
  const priorities = JSON.stringify(patent.priorities);
  const family = all.filter((each) => JSON.stringify(each.priorities) === priorities);
  expect(text).toContain(`${family.length} publications of its simple family are stored [Q2]`);
  const citing = all.filter(({ cites }) => cites.some((cite) => cite.publication_number.startsWith('US19095411')));
  expect(text).toContain(`${citing.length} stored publications cite it [Q3].`);
  expect(text).toContain(
    `names ${patent.cites.length} patents that it cites, and ${patent.cites_literature.length} other document`,
  );
  expect(text).toMatch(/US\$ [\d,]+, in US dollars of 2020; between [\d,]+ and [\d,]+ with 80 % probability/);
  expect(text).toContain('Invented for the examples: no estimate of anything');
  expect(text).toContain('Whether it would stand in court, and who works under it: this needs people.');
  await expect(told(text)).toMatchFileSnapshot('./readings/value-report-en.txt');
});

it('is written in the language of the claims, as PDF too, and says why there is no value', async () => {
  const { data: started } = await start({ patent_number: 'CN191827744B', report_type: 'pdf' });
  const { data } = await ready(started.job_id);
  const text = (await read(data.download_url, 'pdf')).replace(/\s+/g, '');
  expect(text).toContain('专利价值报告：CN191827744B');
  expect(text).toContain('无货币价值：续展模型仅适用于已授权的美国专利。');
  expect(text).not.toMatch(/�|\?\?/);
  const word = (await start({ patent_number: 'CN191827744B', report_type: 'word' })).data;
  const { download_url } = (await ready(word.job_id)).data;
  await expect(told(await read(download_url, 'docx'))).toMatchFileSnapshot('./readings/value-report-zh.txt');
  const pages = await writtenPages((await demoService()).data_dir, 'patent-value-report.html');
  expect(pages.length).toBeGreaterThan(1);
  expect(pages.flatMap(unborne)).toEqual([]);
});

it.each([
  [
    all.find(({ patent_type }) => patent_type === 'D')!.publication_number,
    'it is a design, and designs are not valued',
  ],
  [
    all.find(({ authority }) => authority === 'WO')!.publication_number,
    'it is an international application, which is granted nowhere',
  ],
  [
    all.find(({ patent_type, authority, grant_date }) => patent_type === 'A' && authority === 'US' && !grant_date)!
      .publication_number,
    'it is a published application: nothing that is stored says that it was granted',
  ],
])('refuses %s with the reason', async (patent_number, why) => {
  const { json } = await start({ patent_number, report_type: 'word' });
  expect([json.status, json.error_msg]).toEqual([false, `${patent_number}: ${why}.`]);
});

it('wants one patent that is stored, and a job of the account', async () => {
  expect((await start({ report_type: 'word' })).json.error_msg).toBe('Give patent_id or patent_number or pn.');
  expect((await start({ patent_number: 'US1B2', report_type: 'word' })).json.error_msg).toBe(
    'US1B2 is not in the corpus: import it first.',
  );
  expect((await ready('0'.repeat(32))).status).toBe(404);
});

it('has every word in both languages', () => {
  const shape = (words: object): unknown =>
    Object.fromEntries(
      Object.entries(words).map(([name, word]) => [
        name,
        typeof word === 'object' && word !== null && !Array.isArray(word) && name !== 'kinds'
          ? shape(word)
          : typeof word,
      ]),
    );
  expect(shape(zh)).toEqual(shape(en));
  const all_fields = TECHNOLOGY_FIELDS.map(({ field }) => zh.cohort({ kind: 'invention', field, years: [2020, 2020] }));
  expect(all_fields[9]).toBe('WIPO领域10“测量”中2020年申请的发明');
  expect(en.cohort({ kind: 'utility_model', sector: 4, years: [2018, 2022] })).toBe(
    'utility models of the sector Mechanical engineering, filed from 2018 to 2022',
  );
});

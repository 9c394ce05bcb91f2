import { expect, it } from 'vitest';
import { INDICATOR_NAMES } from '#analytics/companies/indicators.ts';
import { readDocument } from '#reading/read.ts';
import { demoService } from '#testing/demo-service.ts';
import { told } from '#testing/report-text.ts';
import { violations } from '#testing/service.ts';
import { unborne, writtenPages } from '#testing/statements.ts';
import { INDICATOR_WORDS, indicatorText } from './company-report/indicator-words.ts';
import group from './index.ts';

const operation = (id: string) => group.operations.find((one) => one.id === id)!;
const status = operation('r001JobIdStatus');

/** A report as its text: of each page, tables row by row. */
async function written(company_name: string, report_type: 'word' | 'pdf'): Promise<string> {
  const service = await demoService();
  const { data: started } = await service.call(operation('r001TaskCreate'), { body: { company_name, report_type } });
  const { data } = await service.call(status, { query: { job_id: started.job_id, wait_ms: 50_000 } });
  expect(violations(status.response, data)).toEqual([]);
  expect([data.job_status, String(data.job_id)]).toEqual([2, started.job_id]);
  const bytes = Buffer.from(await (await fetch(data.download_url)).arrayBuffer());
  const { pages } = await readDocument(bytes, report_type === 'pdf' ? 'pdf' : 'docx', async () => undefined);
  return pages
    .flatMap(({ blocks }) =>
      blocks.map((block) => block.text ?? block.rows?.map((row) => row.join(' | ')).join('\n') ?? ''),
    )
    .join('\n');
}

it('is in Chinese of a company with a Chinese name, with the indicators that the interface answers', async () => {
  const company_name = '深圳市恒元澜驰能源科技有限公司';
  const text = await written(company_name, 'word');
  const service = await demoService();
  const { data } = await service.call('POST /company/technology-evaluation-indicators', { body: { company_name } });
  for (const name of INDICATOR_NAMES) {
    const value = data.original_detail[name];
    if (value !== undefined) expect(text).toContain(` | ${indicatorText(name, value, true)}`);
    expect(text).toContain(INDICATOR_WORDS[name].formula_zh);
  }
  expect(text).toContain(`得分${data.score.toFixed(1)}`);
  expect(text).not.toMatch(/undefined|NaN|\[object/);
  await expect(told(text)).toMatchFileSnapshot('./readings/company-report-zh.txt');
});

it('is in English of others, and says what no source states', async () => {
  const text = await written('Tarrant Cell Works, Inc.', 'word');
  expect(text).not.toMatch(/undefined|NaN|\[object/);
  await expect(told(text)).toMatchFileSnapshot('./readings/company-report-en.txt');
  const pages = await writtenPages((await demoService()).data_dir, 'company-report.html');
  expect(pages.length).toBeGreaterThan(1);
  expect(pages.flatMap(unborne)).toEqual([]);
  expect((await written('Tarrant Cell Works, Inc.', 'pdf')).replace(/\s+/g, ' ')).toContain(
    'Company report: Tarrant Cell Works, Inc.',
  );
});

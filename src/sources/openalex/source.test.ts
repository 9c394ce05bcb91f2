import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { companies } from '#collections/companies/companies.ts';
import { readText } from '#testing/read-source.ts';
import { startTestService, type TestService } from '#testing/service.ts';
import source from './source.ts';

const institution = (more: object) => ({
  ...{ id: 'https://openalex.org/I2800839428', display_name: 'Indiana State Museum', country_code: 'US' },
  ...{ display_name_alternatives: ['State Museum'], display_name_acronyms: ['ISM'] },
  ...more,
});
const read = async (...lines: object[]) =>
  (await readText(source, 'institutions.jsonl', lines.map((line) => JSON.stringify(line)).join('\n'))) as any[];

describe('names of an institution in other languages', () => {
  const display_name = {
    zh: '印第安納州立博物館',
    'zh-hans': '印第安纳州立博物馆',
    en: 'Indiana State Museum',
    fr: null,
  };
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService();
    const [one] = await read(institution({ international: { display_name } }));
    await service.corpus.put(companies, [one.record]);
  });
  afterAll(() => service.close());

  it('are kept with their language, each once', async () => {
    const [{ record }] = await read(institution({ international: { display_name } }));
    expect(record.names).toEqual([
      { text: '印第安納州立博物館', kind: 'other', lang: 'zh', source: 'openalex' },
      { text: '印第安纳州立博物馆', kind: 'other', lang: 'zh-hans', source: 'openalex' },
      { text: 'State Museum', kind: 'other', source: 'openalex' },
      { text: 'ISM', kind: 'other', source: 'openalex' },
    ]);
  });

  it('name it', async () => {
    for (const company_name of ['印第安納州立博物館', '印第安纳州立博物馆']) {
      const { data } = await service.call('POST /company/registration-information', { body: { company_name } });
      expect(data).toMatchObject({ company_name: 'Indiana State Museum' });
    }
  });

  it('are none where they are no table of languages', async () => {
    for (const international of [null, 'x', { display_name: '博物館' }, { display_name: ['博物館'] }]) {
      const [{ record }] = await read(institution({ international }));
      expect(record.names.map(({ text }: { text: string }) => text)).toEqual(['State Museum', 'ISM']);
    }
  });
});

import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { describeWithSharedData } from '#testing/shared-data.ts';
import { partyType, personName, standardName } from './names.ts';

describe('standard names', () => {
  // biome-ignore format: a table
  it.each([
    ['SIEMENS AG', ['Siemens Aktiengesellschaft', 'SIEMENS AG', 'Siemens A.G.', 'Siemens A. G.', 'SIEMENS AG [DE]']],
    ['HITACHI LTD', ['Hitachi, Ltd.', 'HITACHI LIMITED', 'The Hitachi Ltd', 'Hitachi Ltd']],
    ['TOYOTA MOTOR CO LTD', ['Toyota Motor Co., Ltd.', 'Toyota Motor Company, Limited', 'TOYOTA MOTOR CO.,LTD', 'Toyota Motor Co.Ltd.']],
    ['MULLER GMBH & CO KG', ['Müller GmbH & Co. KG', 'MULLER G.m.b.H. & Co KG', 'Müller Gesellschaft mit beschränkter Haftung und Co. Kommanditgesellschaft']],
    ['GOOGLE LLC', ['Google LLC', 'Google L.L.C.', 'GOOGLE, LIMITED LIABILITY COMPANY']],
    ['LOREAL SA', ["L'Oréal S.A.", 'L’OREAL SOCIETE ANONYME', "L'Oréal S. A."]],
    ['KONINKLIJKE PHILIPS NV', ['Koninklijke Philips N.V.', 'KONINKLIJKE PHILIPS Naamloze Vennootschap']],
    ['CANON KK', ['Canon Kabushiki Kaisha', 'CANON K.K.']],
    ['JOHNSON & JOHNSON', ['Johnson and Johnson', 'JOHNSON & JOHNSON', 'Johnson&Johnson']],
    ['NOVO NORDISK AS', ['Novo Nordisk A/S', 'NOVO NORDISK AKTIESELSKAB']],
    ['TELSTRA PTY LTD', ['Telstra Pty. Ltd.', 'Telstra Proprietary Limited']],
    ['HEWLETT PACKARD CO', ['Hewlett-Packard Company', 'HEWLETT PACKARD CO.']],
    ['REGENTS OF UNIVERSITY OF CALIFORNIA', ['Regents of University of California, The']],
    ['九牧厨卫股份有限公司', ['九牧厨卫股份有限公司', '九牧厨卫 股份有限公司']],
    ['华为技术有限公司', ['华为技术有限责任公司', '华为技术有限公司']],
    ['株式会社日立製作所', ['㈱日立製作所', '株式会社日立製作所', '(株)日立製作所', '株式會社日立製作所']],
    ['삼성전자주식회사', ['삼성전자주식회사', '삼성전자㈜', '삼성전자(주)']],
  ])('%s', (standard, spellings) => {
    for (const spelling of spellings) expect(standardName(spelling)).toBe(standard);
  });

  it('keeps bodies apart that differ only in their legal form', () => {
    expect(standardName('Bosch GmbH')).not.toBe(standardName('Bosch AG'));
  });

  it('gives the same for a standard name, and never nothing for something', () => {
    const part = fc.constantFrom(
      'Bosch',
      'G.m.b.H.',
      'Co.',
      'Ltd.',
      '&',
      'and',
      'S.A.',
      'Müller',
      'The',
      ',',
      'A/S',
      'A',
      'B',
      '株式会社',
      '有限公司',
      'L’Or',
      '-',
      'Kabushiki',
      'Kaisha',
    );
    fc.assert(
      fc.property(fc.array(part, { minLength: 1, maxLength: 7 }), (parts) => {
        const once = standardName(parts.join(' '));
        expect(standardName(once)).toBe(once);
        expect(once).not.toBe('');
      }),
      { numRuns: 500 },
    );
  });
});

describe('kinds of party', () => {
  // biome-ignore format: a table
  it.each([
    ['company', ['Siemens Aktiengesellschaft', 'Boeing Co', 'Hitachi Medical Corp', '九牧厨卫股份有限公司', '株式会社日立製作所', '삼성전자주식회사', 'Yissum Research Development Company of the Hebrew University Ltd', 'Parrot SA', 'Institut Straumann AG', '某研究院有限公司']],
    ['academy', ['Massachusetts Institute of Technology', 'The Regents of the University of California', '清华大学', '東京大学', 'Fraunhofer-Gesellschaft', '中国科学院自动化研究所', 'Lake County Schools', 'Military Academy of Latvia', '한국과학기술원', 'Universität Wien', 'École Polytechnique']],
    ['government', ['US Department of Energy', 'The United States of America as represented by the Secretary of the Navy', 'Ministry of Health', '中国人民解放军', 'Commissariat à l’Energie Atomique', '某市公安局']],
    ['hospital', ['Massachusetts General Hospital', 'The General Hospital Corporation', '北京协和医院', 'Universitätsklinikum Bonn', 'Mayo Clinic', 'CHU de Nantes']],
    ['bank', ['Bank of America Corporation', '中国工商银行股份有限公司', 'Banco Santander SA']],
    ['person', ['Dennis P. Sarr', 'Smith, John A.', '林孝发', 'Dr. Hans Müller', '戈登·A.·帕特尼']],
    [undefined, ['Philips', 'Emerson', '', '   ', 'Accurate']],
  ] as const)('%s', (type, names) => {
    for (const name of names) expect([name, partyType(name)]).toEqual([name, type]);
  });
});

describe('names of persons', () => {
  it('puts the family name first', () => {
    expect(personName('Smith', 'John A.')).toBe('Smith, John A.');
    expect(personName(' Smith, ', ' John ')).toBe('Smith, John');
    expect(personName('林', '孝发')).toBe('林孝发');
    expect(personName('Smith', undefined)).toBe('Smith');
    expect(personName('', 'John')).toBe('John');
    expect(personName('', undefined)).toBeUndefined();
  });
});

const gunzipped = (path: string) => gunzipSync(readFileSync(path)).toString();

describeWithSharedData(
  'kinds of party over public records',
  [
    'enterprises/openalex-jsonl/institutions-part_000.jsonl.gz',
    'enterprises/ror/ror-records-v2-es7.json.gz',
    'enterprises/sec-edgar/company_tickers.json.gz',
  ],
  (openalex, ror, tickers) => {
    /** The registry's types that mean the same as ours. */
    const MEANT: Readonly<Record<string, string>> = {
      education: 'academy',
      healthcare: 'hospital',
      government: 'government',
      company: 'company',
    };

    it('are right for research organisations wherever the name tells anything', () => {
      const records = new Map<string, { name: string; type: string }>();
      for (const line of gunzipped(openalex!).split('\n').filter(Boolean)) {
        const record = JSON.parse(line) as { ror: string; display_name: string; type: string };
        records.set(record.ror, { name: record.display_name, type: record.type });
      }
      const v2 = JSON.parse(gunzipped(ror!)) as {
        hits: { hits: { _source: { id: string; types: string[]; names: { value: string; types: string[] }[] } }[] };
      };
      for (const { _source: record } of v2.hits.hits) {
        const name = record.names.find((one) => one.types.includes('ror_display'))?.value;
        if (name) records.set(record.id, { name, type: record.types[0]! });
      }
      const counts: Record<string, { all: number; right: number; wrong: number }> = {};
      for (const { name, type } of records.values()) {
        const meant = MEANT[type];
        if (!meant) continue;
        const told = partyType(name);
        const row = (counts[type] ??= { all: 0, right: 0, wrong: 0 });
        row.all++;
        if (told === meant || (meant === 'company' && told === 'bank')) row.right++;
        else if (told !== undefined) row.wrong++;
      }
      // Companies stand here without legal form ("Tecan (Switzerland)"), so that most names tell nothing.
      expect(counts).toEqual({
        company: { all: 227, right: 62, wrong: 3 },
        education: { all: 91, right: 84, wrong: 1 },
        government: { all: 31, right: 22, wrong: 2 },
        healthcare: { all: 40, right: 26, wrong: 4 },
      });
    });

    it('are right for listed companies', () => {
      const titles = Object.values(JSON.parse(gunzipped(tickers!)) as Record<string, { title: string }>).map(
        (row) => row.title,
      );
      const told = titles.map((title) => partyType(title));
      const right = told.filter((type) => type === 'company' || type === 'bank').length;
      expect([titles.length, right, told.filter((type) => type === undefined).length]).toEqual([7777, 7633, 128]);
    });
  },
);

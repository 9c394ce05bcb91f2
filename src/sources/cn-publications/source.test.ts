import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { Patent } from '#collections/patents/patent.ts';
import { cpuTime } from '#testing/cpu-time.ts';
import { readAll, readText } from '#testing/read-source.ts';
import { describeWithSharedData } from '#testing/shared-data.ts';
import { pagesOf, paragraphLines, tightened } from './pages.ts';
import cnPublications, { cnPatent } from './source.ts';

const text = readFileSync(join(import.meta.dirname, 'fixtures/CN100000001A.txt'), 'utf8');
const original = { lang: 'zh', origin: 'original' };

it('reads both columns of the first page', () => {
  const { claims: _c, descriptions: _d, provenance: _p, ...rest } = cnPatent(text, 'x.txt');
  const some = Object.fromEntries(
    Object.entries(rest).filter(([, value]) => !(Array.isArray(value) && value.length === 0)),
  );
  expect(some).toEqual({
    publication_number: 'CN100000001A',
    authority: 'CN',
    doc_number: '100000001',
    kind_code: 'A',
    patent_type: 'A',
    publication_date: 20210302,
    filing_date: 20201105,
    application_number: 'CN202011234567.7',
    priorities: [{ country: 'US', number: 'US62/716724', date: 20191106 }],
    titles: [{ ...original, text: '一种超声探头、装置及Linear Array Probe系统' }],
    abstracts: [{ ...original, text: '本申请公开了一种超声探头，包括壳体与Array元件。' }],
    applicants: [
      {
        name: '示例声学科技股份有限公司',
        standard_name: '示例声学科技股份有限公司',
        type: 'company',
        lang: 'zh',
        address: '362300 福建省泉州市示例路1号二楼',
        country: 'CN',
        province: '福建省',
        city: '泉州市',
      },
      { name: '示例大学', standard_name: '示例大学', type: 'academy', lang: 'zh' },
    ],
    inventors: ['林示例', '张三', 'P·史密斯'].map((name) => ({
      name,
      standard_name: name.replace('·', ' '),
      type: 'person',
      lang: 'zh',
    })),
    agents: ['王五', '赵六'].map((name) => ({ name, standard_name: name, type: 'person', lang: 'zh' })),
    agencies: [
      {
        name: '北京示例知识产权代理有限公司',
        standard_name: '北京示例知识产权代理有限公司',
        type: 'company',
        lang: 'zh',
      },
    ],
    ipc: ['A61B8/00', 'G01H3/00', 'G01N29/24'],
    page_count: 5,
  });
});

it('joins lines that the layout broke, across pages, and keeps steps and printed numbers', () => {
  const { claims, descriptions } = cnPatent(text, 'x.txt');
  expect(claims).toEqual([
    {
      ...original,
      claims: [
        {
          number: 1,
          text: '一种超声探头，其特征在于，包括：\n壳体；\n设置在所述壳体内的阵列，用于发射超声波。',
          independent: true,
          parents: [],
        },
        {
          number: 2,
          text: '根据权利要求1所述的探头，其特征在于，所述阵列由2.5 mm的元件组成。',
          independent: false,
          parents: [1],
        },
        { number: 3, text: '一种装置，包括如权利要求1或2所述的探头。', independent: true, parents: [] },
        { number: 4, text: '根据权利要求3所述的装置，其特征在于，还包括：显示器。', independent: false, parents: [3] },
      ],
    },
  ]);
  expect(descriptions).toEqual([
    {
      ...original,
      paragraphs: [
        { id: 'p1', section: 'field', heading: true, text: '技术领域' },
        { id: 'p2', number: '0001', section: 'field', text: '本申请涉及超声，尤指探头(Probe)。' },
        { id: 'p3', section: 'background', heading: true, text: '背景技术' },
        { id: 'p4', number: '0003', section: 'background', text: '现有的探头较大。' },
        { id: 'p5', section: 'embodiments', heading: true, text: '具体实施方式' },
        { id: 'p6', number: '0004', section: 'embodiments', text: '如图1所示，步骤如下。' },
      ],
    },
  ]);
});

it('takes pages apart by their running heads', () => {
  expect(pagesOf(text).map((page) => page.part)).toEqual(['front', 'claims', 'claims', 'description', 'drawings']);
  expect(paragraphLines(pagesOf(text).filter((page) => page.part === 'drawings'))).toEqual(['图1']);
});

it('takes away only the blanks that justification made', () => {
  expect(tightened('  从WIFI  信号中， 提取 Channel State 2018 .11 .22 数据')).toBe(
    '从WIFI信号中，提取Channel State 2018.11.22数据',
  );
});

it('knows a granted patent by its codes', () => {
  const granted = cnPatent(
    text
      .replace('发明专利申请', '发明专利')
      .replace('(10)申请公布号 CN 100000001 A', '(10)授权公告号 CN 100000001 B')
      .replace('(43)申请公布日', '(45)授权公告日')
      .replace('(71)申请人', '(73)专利权人'),
    'x.txt',
  );
  expect([granted.publication_number, granted.patent_type, granted.grant_date, granted.assignees.length]).toEqual([
    'CN100000001B',
    'B',
    20210302,
    2,
  ]);
});

it('rejects what has no publication number, and reads hostile text quickly', async () => {
  expect(await readText(cnPublications, 'a.txt', '(19)国家知识产权局\n(10)申请公布号')).toEqual([
    { ok: false, id: 'a.txt', reason: 'no publication number under (10)', raw: '(19)国家知识产权局\n(10)申请公布号' },
  ]);
  const spent = cpuTime();
  await readText(
    cnPublications,
    'a.txt',
    `${text}${' '.repeat(200_000)}\f${'CN 1 A 权 '.repeat(20_000)}\f${'[0001]\n'.repeat(30_000)}`,
  );
  expect(spent()).toBeLessThan(3000);
});

describeWithSharedData('every text of the shared CNIPA publications', ['patents/cn-fulltext-pdf/text'], (folder) => {
  it('becomes a whole record, its claims counting up and its paragraphs in printed order', {
    timeout: 60_000,
  }, async () => {
    const claims = { sets: 0, all: 0, independent: 0, in_order: 0 };
    const numbers = { printed: 0, disordered: 0 };
    const sections = new Map<string, number>();
    const reading = await readAll<Patent>(cnPublications, [folder], (patent) => {
      const set = patent.claims[0]!.claims;
      claims.sets++;
      claims.all += set.length;
      claims.independent += set.filter((claim) => claim.independent).length;
      if (set.every((claim, i) => claim.number === i + 1)) claims.in_order++;
      const printed = patent.descriptions[0]!.paragraphs.flatMap((paragraph) =>
        paragraph.number ? [Number(paragraph.number)] : [],
      );
      numbers.printed += printed.length;
      numbers.disordered += printed.filter((n, i) => i > 0 && n <= printed[i - 1]!).length;
      for (const section of new Set(patent.descriptions[0]!.paragraphs.map((paragraph) => paragraph.section)))
        sections.set(section, (sections.get(section) ?? 0) + 1);
      expect(patent.titles[0]!.text).not.toMatch(/\s{2}|^\s|\n|\(5/);
      expect(patent.applicants[0]!.country).toMatch(/^(?:CN|TW|US)$/);
    });
    expect({ ...reading, with: undefined, unknown: [...reading.unknown] }).toEqual({
      records: 35,
      ids: 35,
      with: undefined,
      rejects: [],
      faults: [],
      unknown: [],
      unrecognised: [],
    });
    for (const field of [
      'titles',
      'abstracts',
      'claims',
      'descriptions',
      'applicants',
      'inventors',
      'ipc',
      'application_number',
      'filing_date',
      'publication_date',
      'page_count',
    ]) {
      expect([field, reading.with[field]]).toEqual([field, 35]);
    }
    expect([reading.with.agencies, reading.with.priorities, reading.with.pct_application]).toEqual([32, 4, 1]);
    expect(claims).toEqual({ sets: 35, all: 352, independent: 76, in_order: 35 });
    expect(numbers).toEqual({ printed: 3391, disordered: 0 });
    expect(Object.fromEntries(sections)).toMatchObject({
      field: 35,
      background: 35,
      summary: 35,
      drawings: 33,
      embodiments: 35,
    });
  });
});

import { inflateRawSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Operation } from '#operation.ts';
import { batteryService } from '#testing/demo-service.ts';
import { type TestService, violations } from '#testing/service.ts';
import { unborne } from '#testing/statements.ts';
import p010 from '../patent-data-search/p010-image-upload.ts';
import { EXAMPLE } from './example.ts';
import group from './index.ts';

type Row = Record<string, any>;
let service: TestService;
beforeAll(async () => {
  service = await batteryService();
});

const [init, initResult, extract, generate, download] = group.operations as readonly Operation[] as readonly [
  Operation,
  Operation,
  Operation,
  Operation,
  Operation,
];
async function call(operation: Operation, body: Row): Promise<Row> {
  const reply = await service.call(operation, { body });
  expect([operation.path, reply.status, reply.json?.error_msg]).toEqual([operation.path, 200, '']);
  expect(violations(operation.response, reply.data)).toEqual([]);
  return reply.data;
}
const refusal = async (operation: Operation, body: Row) => {
  const { json } = await service.call(operation, { body });
  return [json.error_code, json.error_msg];
};
const read = async (claim: string, disclosure: string) => {
  const { task_id } = await call(init, { claim, disclosure });
  return { task_id, ...(await call(initResult, { task_id, wait_ms: 50_000 })) } as Row;
};
/** The words of a Word file, a line a paragraph. */
async function words(url: string): Promise<string> {
  const zip = Buffer.from(await (await fetch(url)).arrayBuffer());
  const xml = entry(zip, 'word/document.xml');
  const text = xml
    .replace(/<\/w:p>/g, '\n')
    .replace(/<w:br\/>/g, '\n')
    .replace(/<[^>]*>/g, '');
  return text.replace(/&lt;/g, '<').replace(/&gt;/g, '>').replace(/&amp;/g, '&');
}

/** The text of one entry of a zip file, found by its local header. */
function entry(zip: Buffer, name: string): string {
  const at = zip.indexOf(Buffer.from(name)) - 30;
  const central = zip.lastIndexOf(Buffer.from(name)) - 46;
  const start = at + 30 + zip.readUInt16LE(at + 26) + zip.readUInt16LE(at + 28);
  const packed = zip.subarray(start, start + zip.readUInt32LE(central + 20));
  return (zip.readUInt16LE(central + 10) === 0 ? packed : inflateRawSync(packed)).toString();
}

describe('drafting a specification', () => {
  it('names its task in every answer, also while it reads', async () => {
    const { task_id } = await call(init, { claim: EXAMPLE.claim, disclosure: EXAMPLE.disclosure });
    for (const wait_ms of [0, 50_000]) expect((await call(initResult, { task_id, wait_ms })).task_id).toBe(task_id);
  });

  it('goes from claims to a filing that says nothing of its own', async () => {
    const summary = await read(EXAMPLE.claim, EXAMPLE.disclosure);
    const { task_id } = summary;
    expect(summary).toMatchObject({
      status: 2,
      category: 'Manufacture',
      technical_problem: 'Battery cells age when they are heated unevenly.',
      benefit: 'Thereby the temperature of the cells becomes more even.',
      claims: [
        { number: 1, parents: [] },
        { number: 2, parents: [1] },
      ],
      faults: [],
    });
    expect(summary.classification.every((symbol: string) => /^[A-H]\d\d[A-Z]/.test(symbol))).toBe(true);
    expect(summary.support.map(({ claim_number, verdict }: Row) => [claim_number, verdict])).toEqual([
      [1, 'supported'],
      [1, 'supported'],
      [2, 'supported'],
    ]);
    const { terms, feature_tree } = await call(extract, { task_id, category: summary.category });
    expect(terms.map(({ name }: Row) => name)).toEqual(
      expect.arrayContaining(['battery pack', 'battery cells', 'cold plate', 'pump']),
    );
    expect(feature_tree.map(({ num, parent }: Row) => [num, parent])).toEqual([
      ['1', ''],
      ['2', '1'],
    ]);

    // a drawing of one's own
    const picture = p010.example.files!.image!;
    const form = new FormData();
    form.set('image', new Blob([Buffer.from(picture.base64, 'base64')]), picture.name);
    const upload: Row = (await (
      await fetch(`${service.url}/image-search/image-upload`, {
        method: 'POST',
        headers: { authorization: `Bearer ${service.key}` },
        body: form,
      })
    ).json()) as Row;
    const urls = [upload.data.url];
    terms[0].number = '10';
    expect(await call(generate, { task_id, title: 'Battery pack', category: 'Machine', terms, urls })).toEqual({
      task_id,
      status: 1,
    });
    const done = await call(download, { task_id, wait_ms: 50_000 });
    expect(done.status).toBe(2);
    expect(done.open).toEqual(['TO BE SUPPLIED: what the drawing shows. The disclosure says nothing of that.']);
    expect(done.files.map(({ format }: Row) => format)).toEqual(['html', 'docx', 'pdf']);
    const checks = await (await fetch(done.files[0].url)).text();
    expect(unborne(checks)).toEqual([]);
    expect(checks).toContain('Where the words of the application are from');
    const text = await words(done.report_url);
    for (const part of [
      '[0001]  This disclosure is in the field of: battery pack.',
      '\nFig. 1\n',
      'Battery cells age when they are heated unevenly.',
      '1. A battery pack comprising a plurality of battery cells',
      'In a further form: the pump reverses the flow when inlet and outlet cells differ by more than 5 °C.',
      'Thereby the temperature of the cells becomes more even.',
      'For example, the pump reverses the flow when inlet',
      '10 battery pack',
    ])
      expect(text).toContain(part);
    // edits are kept, and the draft can be written again
    expect((await call(extract, { task_id, category: 'Machine' })).terms[0].number).toBe('10');
    await call(generate, { task_id, title: 'Another title', category: 'Machine', benefit: '' });
    const again = await call(download, { task_id, wait_ms: 50_000 });
    expect(again.open).toEqual([expect.stringMatching(/^TO BE SUPPLIED: the effects/)]);
    expect(await words(again.report_url)).toContain('Another title');
  });

  it('cites nothing that is far from the claim, and knows the sign of a part that is named once', async () => {
    const { task_id, category } = await read(
      '1. A heated garment comprising an outer shell, an inflatable bladder with interconnected chambers, and a valve.',
      'The heated garment has an outer shell 12. The outer shell 12 holds an inflatable bladder with interconnected chambers 15. The bladder is filled through a valve 22.',
    );
    const { terms } = await call(extract, { task_id, category });
    expect(terms.flatMap(({ name, number }: Row) => (number ? [`${number} ${name}`] : []))).toEqual([
      '12 outer shell',
      '22 valve',
    ]);
    await call(generate, { task_id, title: 'Heated garment', category });
    const { report_url } = await call(download, { task_id, wait_ms: 50_000 });
    expect(await words(report_url)).not.toContain(' says: ');
  });

  it('writes Chinese in the order of the office, and marks what is missing', async () => {
    const claim =
      '1、一种检测装置，其特征在于，包括壳体、第一传感器和处理模块，所述处理模块与所述第一传感器连接。\n2、根据权利要求1所述的检测装置，其特征在于，所述显示屏安装在所述壳体上。';
    const summary = await read(claim, '检测装置包括壳体，壳体内有第一传感器和处理模块，处理模块与第一传感器连接。');
    expect(summary.faults.map(({ kind, claim_number, text }: Row) => [kind, claim_number, text])).toEqual([
      ['no_antecedent', 2, '显示屏'],
      ['unsupported_term', 2, '显示屏'],
      ['unsupported_feature', 2, expect.stringContaining('显示屏')],
    ]);
    expect(summary.faults[0].explanation).toMatch(/^“显示屏”在本权利要求之前/);
    const { task_id } = summary;
    await call(generate, { task_id, title: '检测装置', category: 'Machine' });
    const done = await call(download, { task_id, wait_ms: 50_000 });
    const text = await words(done.report_url);
    const order = ['技术领域', '背景技术', '发明内容', '具体实施方式'].map((heading) => text.indexOf(heading));
    expect(order).toEqual(order.toSorted((a, b) => a - b));
    expect(text).toContain('本发明涉及检测装置。');
    expect(text).toContain('进一步地，所述显示屏安装在所述壳体上。');
    expect(done.open).toEqual([
      // nothing that is stored speaks of the device
      expect.stringMatching(/^待补充：背景技术/),
      expect.stringMatching(/^待补充：要解决的技术问题/),
      expect.stringMatching(/^待补充：有益效果/),
      expect.stringMatching(/^待补充：权利要求2的具体实施方式/),
    ]);
  });
});

describe('a struck feature', () => {
  it.each([
    [
      '1. A pump comprising a seal.\n2. The pump of claim 1, wherein the seal is red, and wherein the seal is soft.',
      'A pump has a seal.',
      'the seal is red',
    ],
    [
      '1、一种检测装置，其特征在于，包括壳体。\n2、根据权利要求1所述的检测装置，其特征在于，所述显示屏安装在所述壳体上。',
      '检测装置包括壳体。',
      '显示屏安装',
    ],
  ])('stands nowhere in the specification: %s', async (claim, disclosure, said) => {
    const { task_id } = await read(claim, disclosure);
    const { feature_tree } = await call(extract, { task_id, category: 'Machine' });
    for (const { claim_features } of feature_tree)
      for (const one of claim_features) if (one.feature.includes(said)) one.feature_deleted = 1;
    expect(JSON.stringify(feature_tree)).toContain('"feature_deleted":1');
    await call(generate, { task_id, title: 'Pump', category: 'Machine', feature_tree });
    const done = await call(download, { task_id, wait_ms: 50_000 });
    expect(await words(done.report_url)).not.toContain(said);
  });
});

it('loses nothing that was disclosed: what no claim takes up stands behind the embodiments', async () => {
  const { task_id } = await read(
    '1. A pump (1) comprising a housing (2).',
    'In known pumps the flow is uneven. It is the object of the invention to pump evenly. A pump 1 has a housing 2 of steel. The coolant is a mixture of water and glycol. A spring 9 holds the lid 8.',
  );
  await call(generate, { task_id, title: 'Pump', category: 'Machine' });
  const done = await call(download, { task_id, wait_ms: 50_000 });
  const text = await words(done.report_url);
  const at = (said: string) => text.indexOf(said);
  const order = [
    'In known pumps',
    'It is the object',
    'Detailed Description',
    'A pump 1 has',
    'The coolant is',
    'A spring 9',
  ];
  expect(order.map(at)).toEqual(order.map(at).toSorted((a, b) => a - b));
  expect(at('In known pumps')).toBeGreaterThan(0);
});

describe('what is wrong with claims', () => {
  it.each([
    [
      'a hole in the numbers',
      '1. A pump with a seal.\n2. The pump of claim 1, wherein the seal is soft.\n4. The pump of claim 2, wherein the seal is red.',
      ['numbering', undefined, '3'],
    ],
    ['a number that stands twice', '1. A pump with a seal.\n1. A fan with a seal.', ['numbering', undefined, '1']],
    ['one sign for two parts', '1. A pump with a seal (2) and a rotor (2).', ['sign_twice', undefined, '2']],
    ['one sign for two parts', '1、一种泵，包括壳体（2）和转子（2）。', ['sign_twice', undefined, '2']],
    [
      'a reference to itself',
      '1. A pump with a seal.\n2. The pump of claim 2, wherein the seal is soft.',
      ['reference', 2, 'claim 2'],
    ],
    [
      'several parents of several parents',
      '1. A pump with a seal.\n2. The pump of claim 1, wherein the seal is soft.\n3. The pump of claim 1 or 2, wherein the seal is red.\n4. The pump of claim 1 or 3, wherein the seal is new.',
      ['multiple_on_multiple', 4, expect.any(String)],
    ],
    [
      'a method that builds on a thing',
      '1、一种泵，包括壳体。\n2、根据权利要求1所述的方法，其特征在于，还包括密封件。',
      ['category', 2, '根据权利要求1所述的方法'],
    ],
    [
      'a number without a unit',
      '1. A pump with a seal, wherein a temperature of 80 is reached.',
      ['no_unit', 1, 'temperature of 80'],
    ],
    ['a word without limits', '1. A pump with a suitable seal.', ['vague', 1, 'suitable']],
    [
      'two inventions',
      '1. A pump with a rubber seal.\n2. A violin comprising strings and a wooden bow.',
      ['unity', 2, '2'],
    ],
  ])('tells %s', async (_what, claim, fault) => {
    const { faults } = await read(claim, 'A pump has a rubber seal that is soft, red and new.');
    expect(faults.map(({ kind, claim_number, text }: Row) => [kind, claim_number, text])).toContainEqual(fault);
  });

  it('refuses what cannot be drafted, names the field, and keeps tasks apart', async () => {
    expect(await refusal(init, { claim: '1. 2. 3.', disclosure: 'A pump.' })).toEqual([
      68300004,
      expect.stringMatching(/^claim: it has no words/),
    ]);
    expect(await refusal(init, { claim: 'A pump.', disclosure: '…' })).toEqual([
      68300004,
      expect.stringMatching(/^disclosure: it has no words/),
    ]);
    const { task_id } = await read('A pump comprising a seal.', 'A pump has a seal.');
    const draft = { task_id, title: 'Pump', category: 'Machine' };
    expect((await refusal(download, { task_id }))[1]).toContain('POST /ai/specification/generate-report/cnipa');
    expect(await refusal(generate, { ...draft, title: '…' })).toEqual([
      68300004,
      'title: write the title of the invention.',
    ]);
    for (const url of [
      'http://169.254.169.254/latest/meta-data',
      `${service.url}/files/${'0'.repeat(32)}/a.png?expires=1&signature=x`,
    ])
      expect((await refusal(generate, { ...draft, urls: [url] }))[1]).toMatch(/^urls\[0\]: .*upload the drawing/);
    expect((await refusal(generate, { ...draft, embodiments: [{ claim_numbers: [9] }] }))[1]).toBe(
      'embodiments[0].claim_numbers: there is no claim 9.',
    );
    const other = await service.accounts.all.create('other');
    const { key } = await service.accounts.createKey({ account_id: other.id, name: 'other' });
    for (const operation of [initResult, extract, generate, download])
      expect((await service.call(operation, { body: { ...draft }, key })).status).toBe(404);
  });
});

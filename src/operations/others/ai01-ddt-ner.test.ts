import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { entities } from '#collections/entities/entities.ts';
import { demoEntities } from '#demo/index.ts';
import { startTestService, type TestService, violations } from '#testing/service.ts';
import operation from './ai01-ddt-ner.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
  await service.corpus.put(entities, demoEntities());
});
afterAll(() => service?.[Symbol.asyncDispose]());

async function found(text: string, lang: 'en' | 'cn' = 'en'): Promise<string[]> {
  const { data } = await service.call(operation, { body: { text, lang } });
  expect(violations(operation.response, data)).toEqual([]);
  for (const { start, end, entity } of data) expect([...text].slice(start, end).join('')).toBe(entity);
  return data.map(({ entity, type }: { entity: string; type: string }) => `${type} ${entity}`);
}

describe('drugs, diseases and targets of a text', () => {
  it('are names of the dictionary, and what English words describe', async () => {
    expect(
      await found(
        '😀 Imagitinib and MK-801 in imaginary valve fever, glomerular hypertrophy and renal failure (RF); RF.',
      ),
    ).toEqual([
      'Drug Imagitinib',
      'Drug MK-801',
      'Disease imaginary valve fever',
      'Disease glomerular hypertrophy',
      'Disease renal failure',
      'Disease RF',
      'Disease RF',
    ]);
  });
  it('are names that the program has itself, where the corpus has fewer, the longest first', async () => {
    expect(await found('Metformin for type 2 diabetes mellitus lowers tumor necrosis factor.')).toEqual([
      'Drug Metformin',
      'Disease type 2 diabetes mellitus',
      'Target tumor necrosis factor',
    ]);
    expect(await found('二甲双胍用于2型糖尿病，检测了表皮生长因子受体和一氧化氮。', 'cn')).toEqual([
      'Drug 二甲双胍',
      'Disease 2型糖尿病',
      'Target 表皮生长因子受体',
    ]);
  });
  it('are in Chinese no reagents and short names of compounds, but beside an illness or a protein', async () => {
    expect(await found('采用环氧氯丙烷、三氯氧磷及尿素合成了阻燃剂，葡萄糖。', 'cn')).toEqual([]);
    expect(await found('氯化血红素和葡萄糖用于支气管炎。', 'cn')).toEqual([
      'Drug 氯化血红素',
      'Drug 葡萄糖',
      'Disease 支气管炎',
    ]);
  });
  it('are in English compounds and proteins that are told by their names', async () => {
    expect(await found('Methylene chloride and metformin for asthma raised serum IL-6.')).toEqual([
      ...['Drug Methylene chloride', 'Drug metformin', 'Disease asthma', 'Target IL-6'],
    ]);
  });
  it('are in Chinese what the words that end a name tell', async () => {
    expect(await found('患者患有支气管炎。', 'cn')).toEqual(['Disease 支气管炎']);
  });
});

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
  it('are in Chinese what the words that end a name tell', async () => {
    expect(await found('患者患有支气管炎。', 'cn')).toEqual(['Disease 支气管炎']);
  });
});

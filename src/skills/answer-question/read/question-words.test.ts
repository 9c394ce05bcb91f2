import { describe, expect, it } from 'vitest';
import { contentKeys } from '#language/content-words.ts';
import { isDeed, wordsOf } from './question-words.ts';

describe('the words of a question', () => {
  it('are none of its verb before how much', () => {
    for (const asks of ['取多少', '设为多少', '用多少', '是多少', '达到多少'])
      expect([...wordsOf(`功率和时间${asks}？`).words.keys()]).toEqual(['功率', '时间']);
  });

  it('are none of what documents are to it', () => {
    for (const asked of ['Which patents concern pumps?', 'What pertains to pumps?', 'documents that refer to pumps'])
      expect([...wordsOf(asked).words.values()]).toEqual(['pumps']);
  });

  it('are deeds where they say what is done to a thing, in any form', () => {
    expect(contentKeys('prevents reducing harms lowered，防止').every(isDeed)).toBe(true);
    expect(contentKeys('cooling a pump 冷却').some(isDeed)).toBe(false);
  });
});

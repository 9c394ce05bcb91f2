import { expect, it } from 'vitest';
import type { Outcome } from './outcome.ts';
import { adviceText, reasoningText } from './texts.ts';

/** What a comparison of one feature came to, of which a document's cell has these flags and lacks these words. */
function outcomeWith(verdict: 'disclosed' | 'partly', flags: string[], missing: string[]): Outcome {
  const feature = { number: 'F1', text: 'a bowl' };
  const by = {
    document: { publication_number: 'US1A', comparison: { features: [{ feature_number: 'F1', flags, missing }] } },
    views: [{ feature, quote: { text: 'A dish.' } }],
    disclosed: 1,
  };
  const given = {
    not_found: 0.5,
    not_in_nearest: 0.5,
    level: 'high',
    documents: [by],
    features: [{ feature, by, verdict }],
  };
  return given as unknown as Outcome;
}
const lastOf = (text: string) => text.split('\n').at(-1);

it('tells what is disclosed by the words of a document from what is taken so of the whole', () => {
  expect(lastOf(reasoningText(outcomeWith('disclosed', [], []), 'en'))).toBe('  disclosed by US1A: "A dish."');
  expect(lastOf(reasoningText(outcomeWith('disclosed', ['stands_out'], []), 'en'))).toBe(
    '  taken as disclosed by US1A, which stands out as a whole; its words alone do not say it: check: "A dish."',
  );
  expect(lastOf(reasoningText(outcomeWith('disclosed', ['stands_out'], []), 'zh'))).toBe(
    '  按整篇文献判断，US1A 已公开，其措辞本身未写明，请核对：“A dish.”',
  );
});

it('asks the inventor about words that say something', () => {
  const asked = (missing: string[]) => adviceText(outcomeWith('partly', [], missing), {} as never, 'zh').split('\n');
  expect(asked(['把', '家里', '盒子', '不'])).toContain('- F1：US1A 没有“家里、盒子”。这一差别起什么作用？');
  expect(asked(['把', '不'])).not.toContain('请向发明人询问：');
});

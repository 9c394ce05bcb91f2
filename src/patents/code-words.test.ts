import { expect, it } from 'vitest';
import { codesByWord, DETAILED_STATUS, EVENT_STATUS, PATENT_TYPES, SIMPLE_STATUS, statusIn } from './code-words.ts';

it('has Chinese for every word of a state', () => {
  for (const word of [SIMPLE_STATUS, DETAILED_STATUS, EVENT_STATUS, PATENT_TYPES].flatMap((each) =>
    Object.values(each),
  ))
    expect([word, /\p{Script=Han}/u.test(statusIn(word, 'zh'))]).toEqual([word, true]);
  expect(statusIn('Inactive, Non-Payment', 'zh')).toBe('失效，未缴年费');
  expect(statusIn('Inactive, Non-Payment', 'en')).toBe('Inactive, Non-Payment');
});

it('states and types in both languages, as somebody has read them', async () => {
  const lines = Object.entries({ SIMPLE_STATUS, DETAILED_STATUS, EVENT_STATUS, PATENT_TYPES }).flatMap(
    ([name, words]) =>
      Object.entries(words).map(([code, word]) => `${name} ${code}: ${word}, ${statusIn(word, 'zh')}\n`),
  );
  await expect(lines.join('')).toMatchFileSnapshot('./readings/code-words.txt');
});

it('knows the codes of a word, English and Chinese', () => {
  expect([...codesByWord(PATENT_TYPES)]).toEqual([
    ...[['APPLICATION', ['A']] as const, ['发明申请', ['A']] as const, ['PATENT', ['B']] as const],
    ...[['授权发明', ['B']] as const, ['UTILITY', ['U']] as const, ['实用新型', ['U']] as const],
    ...[['DESIGN', ['D']] as const, ['外观设计', ['D']] as const],
  ]);
  const detailed = codesByWord(DETAILED_STATUS);
  expect(['NON-PAYMENT', '未缴年费', 'WITHDRAWN-UNDETERMINED', 'Granted'].map((word) => detailed.get(word))).toEqual([
    ...[['16'], ['16'], ['11', '12'], undefined],
  ]);
});

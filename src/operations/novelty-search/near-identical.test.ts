import { expect, it } from 'vitest';
import type { Patent } from '#collections/patents/patent.ts';
import { NearIdentical } from './near-identical.ts';

const WORDS = Array.from(
  { length: 60 },
  (_, i) =>
    `${String.fromCharCode(98 + (i % 20))}oru${'klmnprstv'[i % 9]}am${i % 7 === 0 ? 'i' : 'o'}${'dfgklmn'[i % 7]}`,
);
const patent = (publication_number: string, words: readonly string[]) =>
  ({
    publication_number,
    descriptions: [
      { lang: 'en', origin: 'original', paragraphs: [{ id: 'p1', section: 'other', text: words.join(' ') }] },
    ],
    abstracts: [],
    claims: [],
  }) as unknown as Patent;

it('finds the earlier publication that says nearly the same, and keeps what differs or says too little', () => {
  const alike = new NearIdentical();
  expect(new Set(WORDS).size).toBeGreaterThan(40);
  expect(alike.place(patent('A', WORDS))).toBeUndefined();
  expect(alike.place(patent('B', [...WORDS.slice(1), 'gasket']))).toBe('A');
  expect(alike.place(patent('C', WORDS.slice(0, 40)))).toBeUndefined();
  expect(alike.place(patent('D', ['pump', 'hose']))).toBeUndefined();
  expect(alike.place(patent('E', ['pump', 'hose']))).toBeUndefined();
});

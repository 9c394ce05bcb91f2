import { expect, it } from 'vitest';
import type { Learned, Translation } from '#corpus/learned.ts';
import { translatedWords } from './translated-words.ts';

const KNOWN: Record<string, Translation[]> = {
  camera: [{ text: '相机', share: 1 }],
  picture: [
    { text: '图像', share: 0.5 },
    { text: '图谋', share: 0.04 },
  ],
  喘气: [{ text: 'breathing', share: 0.6 }],
  气变: [{ text: 'weather', share: 1 }],
};
const learned = {
  translations: (terms: Iterable<string>) =>
    new Map([...terms].flatMap((term) => (KNOWN[term] ? [[term, KNOWN[term]] as const] : []))),
} as unknown as Learned;

it('says how the other language may write the words of features, none of them across two words', () => {
  expect(translatedWords([{ text: 'A Camera takes a picture' }], learned)).toEqual([
    { word: 'Camera', other: '相机', relation: 'same', from: 'translation' },
    { word: 'picture', other: '图像', relation: 'same', from: 'translation' },
  ]);
  expect(translatedWords([{ text: '随喘气变化' }], learned)).toEqual([
    { word: '喘气', other: 'breathing', relation: 'same', from: 'translation' },
  ]);
  expect(translatedWords([{ text: 'A camera' }], undefined)).toEqual([]);
});

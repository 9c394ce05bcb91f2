import { expect, it } from 'vitest';
import { toldNames } from '#dictionary/news-names.ts';
import { longestOf } from '#dictionary/spans.ts';
import { describeWithSharedData, sharedData } from '#testing/shared-data.ts';
import { sentenceReader } from '../tagging/sentences.ts';
import { chineseMarked } from './fresh.ts';
import { carried, named, readMarked, score } from './marked.ts';

it('reads marks where they stand', () => {
  expect(readMarked('😀 {GOV:FDA}, {GPE:香港}.')).toEqual({
    text: '😀 FDA, 香港.',
    names: [
      { start: 3, end: 6, kind: 'GOV' },
      { start: 8, end: 10, kind: 'GPE' },
    ],
  });
  const sentence = new Map([['006feabbf5', 'β-内酰胺酶(ESBLs)与ESBLs']]);
  expect(named('chinese-life.txt', sentence, 1, 'tune')[0]!.names.map(({ start }) => start)).toEqual([7, 14]);
});

it.each([
  ['english-news.txt', 0.92, 0.62],
  ['chinese-news.txt', 0.95, 0.66],
])('names in %s that the words alone tell: the half that nothing was tuned on', (file, precision, recall) => {
  const sentences = carried(file, 'report');
  const { right, found, marked } = score(
    sentences,
    sentences.map(({ text }) => longestOf(toldNames(text))),
  );
  expect(right / found).toBeGreaterThanOrEqual(precision);
  expect(right / marked).toBeGreaterThanOrEqual(recall);
});

describeWithSharedData('Chinese sentences of papers and patents', ['literature', 'patents'], () => {
  it('stand where the marks say, with names that do not overlap; of a document all are in one half', () => {
    const read = sentenceReader((file) => sharedData(file)!);
    const [tuning, report] = [chineseMarked('tuning'), chineseMarked('report')];
    expect([tuning.length, report.length]).toEqual([258, 266]);
    const documents = new Set(tuning.map(({ file, document }) => `${file} ${document}`));
    expect(report.filter(({ file, document }) => documents.has(`${file} ${document}`))).toEqual([]);
    for (const sentence of [...tuning, ...report]) {
      const text = read(sentence);
      let last = 0;
      for (const { start, end, text: written } of sentence.marks) {
        expect(text.slice(start, end), sentence.digest).toBe(written);
        expect(start, sentence.digest).toBeGreaterThanOrEqual(last);
        last = end;
      }
    }
  });
});

import { expect, it } from 'vitest';
import { describeWithSharedData, sharedData } from '#testing/shared-data.ts';
import { cellsOf, type Kinship, scoreOf } from './sentence-score.ts';
import { halfOfSentences, MARKED_KINDS, type Mark, markedSentences, sentenceReader } from './sentences.ts';

const mark = (start: number, end: number, kind: Mark['kind'], identity?: string): Mark => ({
  ...{ start, end, kind, text: 'x'.repeat(end - start) },
  ...(identity !== undefined && { identity }),
});
const found = (start: number, end: number, kind: string, id: string) => ({ start, end, kind, id });
const kinship = (id: string, identity: string): Kinship =>
  id === identity ? 'same' : id === 'above' ? 'kin' : 'other';

it('strictly right are kind, ends and thing; with kin, also what overlaps and is above or below', () => {
  const sentences = [
    {
      marks: [mark(0, 4, 'disease', 'a'), mark(10, 14, 'disease', 'b'), mark(20, 24, 'disease'), mark(30, 34, 'drug')],
      found: [
        // right; a wider thing at a shorter place; of no identity; another thing; where nothing is marked
        ...[found(0, 4, 'disease', 'a'), found(12, 14, 'disease', 'above'), found(20, 24, 'disease', 'z')],
        ...[found(10, 14, 'disease', 'c'), found(40, 44, 'disease', 'a'), found(30, 34, 'disease', 'd')],
      ],
    },
    { marks: [], found: [] },
  ];
  const disease = scoreOf(sentences, ['disease'], kinship);
  expect([disease.marked, disease.found]).toEqual([3, 6]);
  expect(disease.strict).toEqual({ precision: 2 / 6, recall: 2 / 3, f1: 4 / 9 });
  expect(disease.kin).toEqual({ precision: 3 / 6, recall: 1, f1: 2 / 3 });
  expect(scoreOf(sentences, ['drug'], kinship)).toEqual({
    ...{ marked: 1, found: 0 },
    strict: { precision: undefined, recall: 0, f1: undefined },
    kin: { precision: undefined, recall: 0, f1: undefined },
  });
  expect(cellsOf(scoreOf(sentences, ['disease', 'drug'], kinship))).toEqual([
    ...['4', '6', '0.333', '0.500', '0.400'],
    ...['0.500', '0.750', '0.600'],
  ]);
});

it('nothing right is an F1 of 0, and nothing found nor marked is no rate', () => {
  const wrong = [{ marks: [mark(0, 4, 'drug', 'a')], found: [found(5, 9, 'drug', 'a')] }];
  expect(scoreOf(wrong, ['drug'], kinship).strict).toEqual({ precision: 0, recall: 0, f1: 0 });
  expect(cellsOf(scoreOf([], ['drug'], kinship))).toEqual(['0', '0', '–', '–', '–', '–', '–', '–']);
});

it('300 sentences, half of them for tuning, with marks inside them that do not cross within a kind', () => {
  const all = markedSentences();
  expect(all).toHaveLength(300);
  expect([halfOfSentences('tune').length, halfOfSentences('report').length]).toEqual([150, 150]);
  expect(new Set(all.map(({ digest }) => digest)).size).toBe(300);
  expect(['en', 'zh'].map((lang) => all.filter((one) => one.lang === lang).length)).toEqual([150, 150]);
  for (const { digest, start, end, marks } of all)
    for (const one of marks) {
      expect(MARKED_KINDS, digest).toContain(one.kind);
      expect(one.end - one.start, digest).toBe(one.text.length);
      expect(one.start >= 0 && one.end <= end - start, digest).toBe(true);
      if (one.identity !== undefined) expect(one.identity, digest).toMatch(/^(?:disease|drug|target):[a-z]+:[\w.]+$/);
      const crossing = marks.filter(
        (other) => other !== one && other.kind === one.kind && other.start < one.end && one.start < other.end,
      );
      expect(crossing, digest).toEqual([]);
    }
});

it.each([
  ['fresh-english.jsonl', 686, 733, 164],
  ['blind-english.jsonl', 225, 232, 69],
  ['later-english.jsonl', 116, 96, 22],
])(
  'further sentences in English, %s: %d, with marks that are in order, of the kinds that documents are tagged with',
  (file, count, marked, debated) => {
    const all = markedSentences(file);
    expect([all.length, new Set(all.map(({ digest }) => digest)).size]).toEqual([count, count]);
    const marks = all.flatMap((one) => one.marks);
    expect([marks.length, marks.filter(({ debatable }) => debatable).length]).toEqual([marked, debated]);
    for (const { digest, start, end, marks } of all) {
      for (const [at, one] of marks.entries()) {
        expect(['disease', 'drug', 'target'], digest).toContain(one.kind);
        expect(one.end - one.start, digest).toBe(one.text.length);
        expect(one.start >= (marks[at - 1]?.end ?? 0) && one.end <= end - start, digest).toBe(true);
      }
    }
  },
);

describeWithSharedData('real sentences', ['literature', 'clinical-trials', 'patents', 'chem-bio'], () => {
  it('stand where the marks say, with the words that are marked', () => {
    const read = sentenceReader((file) => sharedData(file)!);
    for (const sentence of ['sentences', 'fresh-english', 'blind-english', 'later-english'].flatMap((name) =>
      markedSentences(`${name}.jsonl`),
    )) {
      const text = read(sentence);
      for (const { start, end, text: written } of sentence.marks)
        expect(text.slice(start, end), sentence.digest).toBe(written);
    }
  });
});

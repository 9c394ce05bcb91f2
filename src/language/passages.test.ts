import fc from 'fast-check';
import { expect, it } from 'vitest';
import { BANDS, bandOf, scoreOf, verdictOf } from './bands.ts';
import { contentLength, contentWords } from './content-words.ts';
import { readDisclosure } from './disclosure.ts';
import { readDocument, type Unit, wantedWords } from './passages.ts';
import { scorePassages } from './scoring.ts';

const unit = (text: string, group: Unit['group'] = 'description'): Unit => ({ text, group });
const sentence = (words: number) => `${'plain '.repeat(words - 1)}lens. `;

it('joins short units of one group to 50 words, and cuts long ones at sentences above 180', () => {
  const units = [
    unit('A lens', 'title'),
    unit('The lens is red.', 'abstract'),
    unit(sentence(30)),
    unit(sentence(30)),
    unit(sentence(100).repeat(4)),
  ];
  const { passages } = readDocument(units, wantedWords(['lens']));
  expect(passages.map(({ pieces, words }) => [pieces.map((piece) => piece.unit), words])).toEqual([
    [[0], 2],
    [[1], 4],
    [[2, 3], 60],
    [[4], 100],
    [[4], 100],
    [[4], 100],
    [[4], 100],
  ]);
});

it('keeps every occurrence inside its passage and every unit in a passage, whatever the units', () => {
  const text = fc
    .array(fc.constantFrom('lens', 'lenses.', 'plate', '透镜', '透镜。', 'not', '\n', '5 mm'), { maxLength: 400 })
    .map((words) => words.join(' '));
  const units = fc.array(fc.record({ text, group: fc.constantFrom<Unit['group']>('title', 'claim', 'description') }), {
    maxLength: 8,
  });
  fc.assert(
    fc.property(units, (given) => {
      const document = readDocument(given, wantedWords(['lens', 'plate', '透镜']));
      let before = 0;
      for (const { pieces, from, to } of document.passages) {
        expect(from).toBe(before);
        before = to;
        for (let i = from; i < to; i++)
          expect(
            pieces.some(
              ({ unit: u, start, end }) =>
                document.unitOf[i] === u && document.starts[i]! >= start && document.ends[i]! <= end,
            ),
          ).toBe(true);
      }
      expect(before).toBe(document.ids.length);
      const inPassages = new Set(document.passages.flatMap(({ pieces }) => pieces.map((piece) => piece.unit)));
      expect(given.every((one, i) => inPassages.has(i) || contentWords(one.text).length === 0)).toBe(true);
    }),
  );
});

it('puts words that stand together before the same words scattered', () => {
  const scattered = `The glass ${'plain stone '.repeat(40)}lens ${'plain stone '.repeat(40)}holder.`;
  const document = readDocument(
    [unit(scattered), unit(`${sentence(45)}The glass lens holder is red and round here.`)],
    wantedWords(['glass', 'lens', 'holder']),
  );
  const [first, second] = scorePassages(
    document,
    [0, 1, 2].map((id) => ({ id, worth: 3 })),
  );
  expect([first!.coverage, second!.coverage]).toEqual([1, 1]);
  expect([first!.proximity, second!.proximity]).toEqual([1 / 3, 1]);
  expect(second!.order).toBeGreaterThan(first!.order);
});

it.each([
  ['A second cooling plate of the 10 kW battery', ['cool', 'plate', 'batteri'], 3],
  ['所述饱和蒸汽的泵', ['饱和', '和蒸', '蒸汽', '泵'], 2],
  ['厚度为0.5至1毫米的导热层', ['厚度', '导热', '热层'], 2],
])('content words of %s', (text, keys, length) => {
  expect(contentWords(text).map(({ key }) => key)).toEqual(keys);
  expect(contentLength(contentWords(text))).toBe(length);
});

it('bands and scores agree at every coverage', () => {
  for (const band of BANDS)
    for (let percent = 0; percent <= 100; percent++) {
      const verdict = verdictOf(percent / 100, band);
      const score = scoreOf(percent / 100, band);
      expect(verdict).toBe(score >= 65 ? 'disclosed' : score >= 35 ? 'partly' : 'not_found');
    }
  expect([bandOf(5), bandOf(6), bandOf(11)]).toEqual(BANDS);
});

it.each([
  ['1. A pump comprising a lid.\n2. The pump of claim 1.', 'claims', [1, 2]],
  [
    'Pump\n\nBACKGROUND\nPumps leak.\n\nWhat is claimed is:\n1. A pump.\n2. The pump of claim 1.',
    'specification',
    [1, 2],
  ],
  [
    '权利要求书\n1.一种泵，其特征在于，包括叶轮。\n2.根据权利要求1所述的泵。\n说明书\n技术领域\n本发明涉及泵。',
    'specification',
    [1, 2],
  ],
  ['We want a pump that does not leak.', 'idea', []],
])('sees how a pasted text lies: %#', (text, form, claims) => {
  const read = readDisclosure(text);
  expect([read.form, read.claims.map(({ number }) => number)]).toEqual([form, claims]);
});

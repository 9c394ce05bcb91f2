import { expect, it } from 'vitest';
import { patentId } from '#collections/patents/patent-id.ts';
import { samplePatent } from '#collections/patents/sample-patent.ts';
import type { Services } from '#services.ts';
import { headOf, namedList, oneOrNone } from './named-list.ts';

const [one, other] = ['US8100002B2', 'EP2500002A1'];
const stored = [one, other].map((pn) => [pn, samplePatent(pn!)] as const);
const corpus = {
  identify: async (_: unknown, by: string, values: readonly string[]) =>
    new Map(
      stored.flatMap(([pn]) => {
        const value = by === 'patent_id' ? patentId(pn!) : pn!;
        return values.includes(value) ? [[value, [pn]]] : [];
      }),
    ),
  get: async (_: unknown, ids: readonly string[]) => ids.map((id) => new Map(stored).get(id)!),
} as unknown as Services['corpus'];
const named = async (...list: object[]) => {
  const notes: string[] = [];
  const found = await namedList(list as never, { corpus }, (note) => notes.push(note));
  return {
    rows: found.map((each) => ({ pn: headOf(each).pn, relevancy: each.relevancy, percent: each.percent })),
    notes,
  };
};

it('takes patents by id or number, in their order, each once, with what the caller says of them', async () => {
  const list = [
    { pn: 'ep 2500002 a1', relevancy: '90.5 %' },
    { patent_id: patentId(one!), pn: 'ignored', relevancy: '100' },
    { pn: 'EP2500002A1', relevancy: '７％'.normalize('NFKC') },
  ];
  expect(await named(...list)).toEqual({
    rows: [
      { pn: other, relevancy: '7%', percent: 7 },
      { pn: one, relevancy: '100', percent: 100 },
    ],
    notes: [],
  });
});

it('names what is not stored, ten at most', async () => {
  const numbers = Array.from({ length: 11 }, (_, at) => `US${9000001 + at}B2`);
  const { rows, notes } = await named({ pn: one }, ...numbers.map((pn) => ({ pn })));
  expect(rows).toEqual([{ pn: one, relevancy: undefined, percent: undefined }]);
  expect(notes).toEqual([`Not in the corpus: ${numbers.slice(0, 10).join(', ')} and 1 more.`]);
});

it.each<[object, string, string]>([
  [{}, 'patent_info[1]', 'give patent_id or pn.'],
  ...['x', '101', '-1', '1.2345678', '%'].map((relevancy): [object, string, string] => [
    { pn: other, relevancy },
    'patent_info[1].relevancy',
    `"${relevancy}" is no percentage, such as "99%".`,
  ]),
])('%j is refused with its place', async (entry, field, why) => {
  await expect(named({ pn: one }, entry)).rejects.toMatchObject({ message: `${field}: ${why}`, details: { field } });
});

it('a blank percentage is none', async () => {
  expect((await named({ pn: one, relevancy: ' ' })).rows).toEqual([{ pn: one, relevancy: ' ', percent: undefined }]);
});

it('writes true and false as the interface does', () => {
  expect([true, false, undefined].map(oneOrNone)).toEqual([1, 0, undefined]);
});

import { expect, it } from 'vitest';
import { isTerm, termFacts, termOf } from './term.ts';

const claims = [
  { number: 1, parents: [], text: 'A pack comprising a housing and a barrier element between two cells.' },
  { number: 2, parents: [], text: 'A vehicle with a barrier element.' },
  { number: 3, parents: [2], text: 'The vehicle of claim 2, wherein the barrier element is mica.' },
];
const paragraphs = [
  {
    id: 'p1',
    text: 'Cells age. As used herein, the term "barrier element" means a layer that stops heat. It is thin.',
  },
  { id: 'p2', text: 'The barrier element 12 lies beside a barrier element (12) and the barrier element 3 mm away.' },
  { id: 'p3', text: 'A barrier element refers to any sheet.' },
];

it('says where a term was introduced, on the way of the claim that is read', () => {
  expect(termFacts('barrier element', claims, []).antecedent).toMatchObject({
    claim: 1,
    unit: 'c1',
    start: 34,
    end: 49,
  });
  const read = termFacts('barrier element', claims, paragraphs, 3);
  expect([read.antecedent!.claim, read.claims, read.times]).toEqual([2, [1, 2, 3], 5]);
});

it('finds what it means and which sign it has', () => {
  const { definitions, signs } = termFacts('barrier element', claims, paragraphs);
  expect(definitions.map(({ unit, text }) => [unit, text])).toEqual([
    ['p1', 'As used herein, the term "barrier element" means a layer that stops heat.'],
    ['p3', 'A barrier element refers to any sheet.'],
  ]);
  expect(signs).toEqual([{ sign: '12', times: 2 }]);
  const chinese = [{ id: 'p1', text: '隔膜是指阻热的层。隔膜(12)很薄。隔膜12由云母制成。' }];
  expect(termFacts('隔膜', [], chinese)).toMatchObject({
    definitions: [{ unit: 'p1', text: '隔膜是指阻热的层。' }],
    signs: [{ sign: '12', times: 2 }],
    times: 3,
  });
});

it('takes a term out of what is selected, and no sentence for one', () => {
  expect([termOf('the  barrier\nelement'), termOf('所述隔膜')]).toEqual(['barrier element', '隔膜']);
  expect([isTerm('said cell'), isTerm('It is thin. It'), isTerm('x')]).toEqual([true, false, false]);
});

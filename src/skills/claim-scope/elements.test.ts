import { expect, it } from 'vitest';
import { elementsOf } from './elements.ts';

const texts = (text: string) => elementsOf({ text, independent: false }, () => 1).map((element) => element.text);

it('keeps the words of a claim whose thing has the thing of another claim as a part', () => {
  expect(
    texts('A safety glass, comprising at least one glass pane and a foil as claimed in claim 1 adjoining it.'),
  ).toEqual(['A safety glass', 'at least one glass pane and a foil as claimed in claim 1 adjoining it']);
  expect(texts('The pump of claim 1, further comprising a valve plate.')).toEqual(['a valve plate']);
});

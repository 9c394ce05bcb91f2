import { expect, it } from 'vitest';
import { materialKindsAsked, materialsIn, materialsOfKinds } from './material-names.ts';

const names = (text: string) => materialsIn(text).map(({ name }) => name);

it('finds what things are made of, the longer name of two', () => {
  expect(
    names('a thick backing of epoxy resin and tungsten powder, glued to a PZT layer with Silicone Rubber'),
  ).toEqual(['epoxy resin', 'tungsten powder', 'PZT', 'silicone rubber']);
  expect(names('a shell of stainless steel, Ti-6Al-4V or polyethylene terephthalate')).toEqual([
    'stainless steel',
    'Ti-6Al-4V',
    'polyethylene terephthalate',
  ]);
  expect(names('working fluids such as toluene and R245fa')).toEqual(['toluene', 'R245fa']);
  expect(names('外壳由不锈钢或环氧树脂制成，压电层为锆钛酸铅')).toEqual(['不锈钢', '环氧树脂', '锆钛酸铅']);
});

it('takes no thing for a material', () => {
  expect(names('a glass door, a papers list, steelyard and lead wires')).toEqual([]);
  expect(materialsIn('of quartz').map(({ start, end }) => [start, end])).toEqual([[3, 9]]);
});

it('knows of which kind each is, and which kind a question asks for', () => {
  const kinds = (text: string) => materialsIn(text).map(({ name, kind }) => [name, kind]);
  expect(kinds('tin, zinc chloride, Ti-6Al-4V, boron nitride, silicone oil, hydrofluoric acid, acrylic acid')).toEqual([
    ['tin', 'metal'],
    ['zinc chloride', 'other'],
    ['Ti-6Al-4V', 'metal'],
    ['boron nitride', 'ceramic'],
    ['silicone oil', 'liquid'],
    ['hydrofluoric acid', 'acid'],
    ['acrylic acid', 'acid'],
  ]);
  expect(kinds('argon, carbon dioxide, deionized water, polyethylene terephthalate, cork')).toEqual([
    ['argon', 'gas'],
    ['carbon dioxide', 'gas'],
    ['deionized water', 'liquid'],
    ['polyethylene terephthalate', 'polymer'],
    ['cork', 'natural'],
  ]);
  const answering = (question: string, text: string) =>
    materialsOfKinds(text, materialKindsAsked(question)?.kinds).map(({ name }) => name);
  const text = 'The conduit of silicon nitride holds molten tin, or water under argon.';
  expect(answering('Which molten metals can surround a heater?', text)).toEqual(['tin']);
  expect(answering('Which gases are used?', text)).toEqual(['argon']);
  expect(answering('What is the conduit made of?', text)).toEqual(['silicon nitride', 'tin']);
  expect(answering('Which coolant flows there?', text)).toEqual(['water', 'argon']);
  expect(answering('What surrounds it?', text)).toEqual(['silicon nitride', 'tin', 'water', 'argon']);
  expect(answering('哪些金属可以使用？', '外壳由不锈钢、氧化铝或环氧树脂制成')).toEqual(['不锈钢']);
});

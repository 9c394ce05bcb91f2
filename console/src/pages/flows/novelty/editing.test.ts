import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type EditedElements, expressionOf } from '../parts/elements.ts';
import { type EditedFeature, freeNumber, merge, move, split, toEdit, toWire, WEIGHTS } from '../parts/features.ts';
import { confirmedElements, elementsToWire, madeElements } from './elements.ts';
import type { NoveltyData } from './record.ts';
import { type Column, onlyIn } from './results.ts';
import { readParts, writeParts } from './solution.ts';

const feature = (number: string, text: string, more: Partial<EditedFeature> = {}): EditedFeature => ({
  number,
  text,
  weight: 'key',
  selected: true,
  user_added: false,
  ...more,
});

describe('editing features', () => {
  it('splits one at a character; the first keeps its number, the second gets one that nobody has had', () => {
    const features = [feature('F1', 'a plate'), feature('F2', 'a pump, reversing the flow', { weight: 'topic' })];
    expect(split(features, 1, 'a pump,'.length, ['F1', 'F2', 'F9'])).toEqual([
      features[0],
      feature('F2', 'a pump', { weight: 'topic' }),
      feature('F10', 'reversing the flow', { weight: 'topic', user_added: true }),
    ]);
    expect(split(features, 1, 0, [])).toBe(features);
    expect(split([feature('F1', '泵，使冷却液反向流动')], 0, 1, [])[1]!.text).toBe('使冷却液反向流动');
  });

  it('merges two into the first, with the greater weight and the comma of their language', () => {
    const two = [feature('F1', 'a plate;', { weight: 'supplementary', selected: false }), feature('F2', 'a pump')];
    expect(merge(two, 0)).toEqual([feature('F1', 'a plate, a pump')]);
    expect(merge([feature('F1', '冷板'), feature('F2', '泵')], 0)[0]!.text).toBe('冷板，泵');
    expect(merge(two, 1)).toBe(two);
  });

  it('splits and merges back without losing a word', () => {
    const words = fc.array(fc.stringMatching(/^[a-z]{1,8}$/), { minLength: 2, maxLength: 12 });
    fc.assert(
      fc.property(words, fc.nat(), (given, seed) => {
        const text = given.join(' ');
        const at = given.slice(0, 1 + (seed % (given.length - 1))).join(' ').length;
        const back = merge(split([feature('F1', text)], 0, at, []), 0);
        expect(back.map((each) => each.text.replace(', ', ' '))).toEqual([text]);
        expect(back[0]!.number).toBe('F1');
      }),
    );
  });

  it('moves within the list, and keeps every feature whatever is moved where', () => {
    const features = ['F1', 'F2', 'F3'].map((number) => feature(number, number));
    const numbers = (all: readonly EditedFeature[]) => all.map(({ number }) => number);
    expect(numbers(move(features, 2, -1))).toEqual(['F1', 'F3', 'F2']);
    expect(numbers(move(features, 0, 1))).toEqual(['F2', 'F1', 'F3']);
    expect(move(features, 0, -1)).toBe(features);
    expect(move(features, 2, 1)).toBe(features);
  });

  it('sends what has words, with its number, weight, and whose it is', () => {
    expect(toWire([feature('F1', ' a plate '), feature('F2', '  ')])).toEqual([
      { feature_num: 'F1', feature_text: 'a plate', feature_weight: 'key', selected: true, user_add: false },
    ]);
    expect(freeNumber([], [])).toBe('F1');
    expect(toEdit([{ number: 'F1', text: 'a plate', weight: WEIGHTS[0]! }])).toEqual([
      feature('F1', 'a plate', { weight: 'topic' }),
    ]);
  });
});

describe('editing the solution', () => {
  const TEXT = 'Technical subject\nbattery module\n\nTechnical problem\n(The text states none.)';

  it('reads the parts under their headings and writes them back as they were', () => {
    const parts = readParts(TEXT)!;
    expect(parts).toEqual([
      { heading: 'Technical subject', body: 'battery module' },
      { heading: 'Technical problem', body: '' },
    ]);
    expect(writeParts(parts)).toBe(TEXT);
    expect(writeParts([{ heading: '技术效果', body: '' }])).toBe('技术效果\n（文中没有说明。）');
  });

  it('leaves a text without headings whole', () => {
    expect(readParts('A battery module.')).toBeUndefined();
    expect(readParts('')).toBeUndefined();
  });
});

describe('editing search words', () => {
  const elements: EditedElements = {
    family_merge: false,
    list: [
      {
        feature_text: 'a cold plate',
        type: 'key',
        selected: true,
        concepts: [
          {
            words: [
              { key: 'cold plate', source: 'keywords_extract', documents: 46 },
              { key: '冷板', source: 'own' },
            ],
            classes: [{ key: 'H01M10/6556', source: 'own' }],
          },
          { words: [], classes: [] },
        ],
      },
    ],
  };

  it('sends the first word as the word and the others as its extensions, without what is empty', () => {
    expect(elementsToWire(elements)).toEqual({
      family_merge_enabled: false,
      list: [
        {
          selected: true,
          feature_type: 'key_search',
          feature_text_original: 'a cold plate',
          express: [
            {
              word: { key: 'cold plate', source: 'keywords_extract' },
              extend: [{ key: '冷板', source: 'own' }],
              ipc: [{ key: 'H01M10/6556', source: 'own' }],
            },
          ],
        },
      ],
    });
  });

  it('has the classes of the idea as a whole where they were proposed, ticked as they are searched', () => {
    const data = {
      generated_elements: {
        elements: [
          {
            feature_number: 'F1',
            feature_text: 'a cold plate',
            type: 'key',
            express: [
              { word: { key: 'cold plate', source: 'keywords_extract' }, extend: [], ipc: [{ key: 'H01M10' }] },
            ],
          },
        ],
      },
      generated_classes: [
        { key: 'H01M10', source: 'neighbour_classes', documents: 9, selected: true },
        { key: 'F28F3', source: 'neighbour_classes', documents: 4, selected: false },
      ],
    } as unknown as NoveltyData;
    const made = madeElements(data);
    expect([made.documents_shown, made.list[0]!.concepts[0]!.classes]).toEqual([20, []]);
    expect(elementsToWire(made).classes).toEqual([
      { key: 'H01M10', source: 'neighbour_classes', selected: true },
      { key: 'F28F3', source: 'neighbour_classes', selected: false },
    ]);
    const confirmed = confirmedElements({
      ...data,
      confirmed_blocks: [],
      documents_shown: 50,
      confirmed_elements: { classes: [{ key: 'F28F3', selected: true }, { key: 'B60L58/26' }] },
    } as unknown as NoveltyData)!;
    expect([confirmed.documents_shown, confirmed.classes]).toEqual([
      50,
      [
        { key: 'F28F3', source: 'own', documents: 4, selected: true },
        { key: 'B60L58/26', source: 'own', selected: true },
      ],
    ]);
    expect(elementsToWire(elements)).not.toHaveProperty('classes');
  });

  it('says an element as a search expression, phrases in quotation marks', () => {
    expect(expressionOf(elements.list[0]!)).toBe('TACD_ALL: ("cold plate" OR 冷板)');
  });
});

it('a column of prior art says which features it alone discloses', () => {
  const column = (number: string, category: Column['category'], ...disclosed: readonly string[]) =>
    ({
      number,
      category,
      cells: ['F1', 'F2', 'F3'].map((feature) => ({
        feature,
        verdict: disclosed.includes(feature) ? 'disclosed' : 'partly',
      })),
    }) as unknown as Column;
  const columns = [column('A', 'Y', 'F1', 'F2'), column('B', 'A', 'F1', 'F3'), column('T', 'T', 'F2', 'F3')];
  expect(columns.map((one) => onlyIn(one, columns))).toEqual([['F2'], ['F3'], []]);
});

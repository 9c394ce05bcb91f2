import { describe, expect, it } from 'vitest';
import { stem } from './stem.ts';

describe('English stems', () => {
  // Pairs as published with the Snowball English stemmer.
  it.each(
    `
    batteries batteri, battery batteri, electrodes electrod, electrode electrod, heating heat, heated heat, coating coat, coated coat
    relational relat, conditional condit, rational ration, digitizer digit, conformably conform, radically radic, vietnamization vietnam
    hopefulness hope, formality formal, sensitivity sensit, sensibility sensibl, electrical electr, adjustable adjust, adjustment adjust
    caresses caress, ponies poni, ties tie, cries cri, gas gas, this this, kiwis kiwi, gaps gap, feed feed, agreed agre, plastered plaster
    hopping hop, hoped hope, falling fall, hissing hiss, fizzed fizz, failing fail, filing file, luxuriated luxuri, hopping hop
    happy happi, sky sky, skies sky, dying die, lying lie, news news, herring herring, exceed exceed, evening evening, added add, ebbing ebb
    generate generat, general general, communication communic, organization organiz, university universiti, international internat, geologist geolog
    rolling roll, controlling control, probate probat, rate rate, cease ceas, youth youth, boyish boyish, flying fli, syzygy syzygi
    consolation consol, knightly knight, knives knive, replacement replac, defensible defens, irritant irrit, adoption adopt, homologous homolog
    `
      .split(/,|\n/)
      .map((pair) => pair.trim().split(' ') as [string, string])
      .filter(([word]) => word !== ''),
  )('%s -> %s', (word, expected) => {
    expect(stem(word)).toBe(expected);
  });

  it.each(
    'gas gases, gas gassing, gas gassed, bus buses, bus busses, lens lenses, iris irises, canvas canvases, pancreas pancreases, alias aliases, plus pluses, virus viruses, bias biases, bias biased, apparatus apparatuses, status statuses, focus focuses'
      .split(', ')
      .map((pair) => pair.split(' ') as [string, string]),
  )('%s and %s have one stem', (singular, other) => {
    expect([stem(singular), stem(other)]).toEqual([singular, singular]);
  });

  it('keeps words that end alike apart', () => {
    expect(['gaseous', 'fuses', 'uses', 'buss', 'cans', 'irritates', 'phases', 'plush'].map(stem)).toEqual([
      'gaseous',
      'fuse',
      'use',
      'buss',
      'can',
      'irrit',
      'phase',
      'plush',
    ]);
  });

  it.each(['h2o', '0.5', '电', 'ион', 'lini0', 'c++', '1,2-dichloroethanes', 'is', 'as', '', 'café'])(
    'leaves %s alone',
    (word) => {
      expect(stem(word)).toBe(word);
    },
  );
});

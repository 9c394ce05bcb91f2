import { expect, it } from 'vitest';
import { contentWords } from './content-words.ts';
import { american } from './spelling.ts';

const all = (words: string) => words.split(' ').map(american).join(' ');

it('spells as Americans do', () => {
  expect(all('pressurised minimise polarisation organisers analysed coloured neighbouring centre centred metres')).toBe(
    'pressurized minimize polarization organizers analyzed colored neighboring center centered meters',
  );
  expect(all('fibres travelled labelling catalogue aluminium sulphide mouldings tyres grey draught defence')).toBe(
    'fibers traveled labeling catalog aluminum sulfide moldings tires gray draft defense',
  );
  expect(all('haemoglobin anaesthetic paediatric oesophagus oedema')).toBe(
    'hemoglobin anesthetic pediatric esophagus edema',
  );
});

it('leaves what only looks British', () => {
  const words =
    'rise arise raise noise precise exercise promised devised supervised comprising otherwise advertised source hours contour more here rolled called controlled basis axis rogue miser';
  expect(all(words)).toBe(words);
});

it('lets texts of both spellings share their words', () => {
  const keys = (text: string) => contentWords(text).map(({ key }) => key);
  expect(keys('vaporised aluminium fibres in a pressurised tyre')).toEqual(
    keys('vaporized aluminum fibers in a pressurized tire'),
  );
});

it('lets a plural without a common stem stand for its singular', () => {
  const keys = (text: string) => contentWords(text).map(({ key }) => key);
  expect(keys('axes vertices matrices halves teeth')).toEqual(keys('axis vertex matrix half tooth'));
});

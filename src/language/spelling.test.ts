import { expect, it } from 'vitest';
import { contentWords } from './content-words.ts';
import { american, otherSpelling } from './spelling.ts';

const all = (words: string) => words.split(' ').map(american).join(' ');

it('spells as Americans do', () => {
  expect(all('pressurised minimise polarisation organisers analysed coloured neighbouring centre centred metres')).toBe(
    'pressurized minimize polarization organizers analyzed colored neighboring center centered meters',
  );
  expect(all('fibres travelled labelling catalogue aluminium sulphide mouldings tyres grey draught defence')).toBe(
    'fibers traveled labeling catalog aluminum sulfide moldings tires gray draft defense',
  );
  expect(
    all('haemoglobin anaesthetic paediatric oesophagus oedema leukaemia diarrhoea foetal gynaecology oestrogen'),
  ).toBe('hemoglobin anesthetic pediatric esophagus edema leukemia diarrhea fetal gynecology estrogen');
  expect(all('artefacts caesium ageing aeroplane manoeuvre manoeuvres manoeuvred manoeuvrable')).toBe(
    'artifacts cesium aging airplane maneuver maneuvers maneuvered maneuverable',
  );
});

it('leaves what only looks British', () => {
  const words =
    'rise arise raise noise precise exercise promised devised supervised comprising otherwise advertised source hours contour more here rolled called controlled basis axis rogue miser irises';
  expect(all(words)).toBe(words);
});

it('lets texts of both spellings share their words', () => {
  const keys = (text: string) => contentWords(text).map(({ key }) => key);
  expect(keys('vaporised aluminium fibres in a pressurised tyre')).toEqual(
    keys('vaporized aluminum fibers in a pressurized tire'),
  );
});

it('knows the other spelling of a word, which leads back', () => {
  const pairs = Object.entries({
    pressurized: 'pressurised',
    polarization: 'polarisation',
    emphasize: 'emphasise',
    analyzed: 'analysed',
    color: 'colour',
    vapor: 'vapour',
    tumors: 'tumours',
    meter: 'metre',
    centimeters: 'centimetres',
    center: 'centre',
    liters: 'litres',
    fibers: 'fibres',
    labeled: 'labelled',
    modeling: 'modelling',
    catalog: 'catalogue',
    aluminum: 'aluminium',
    sulfide: 'sulphide',
    moldings: 'mouldings',
    tire: 'tyre',
    gray: 'grey',
    plowing: 'ploughing',
    defense: 'defence',
    hemoglobin: 'haemoglobin',
    anesthetic: 'anaesthetic',
    pediatric: 'paediatric',
    esophagus: 'oesophagus',
    edema: 'oedema',
    anemia: 'anaemia',
    ischemic: 'ischaemic',
    diarrhea: 'diarrhoea',
    fetal: 'foetal',
    feces: 'faeces',
    gynecology: 'gynaecology',
    estrogen: 'oestrogen',
    cesium: 'caesium',
    artifacts: 'artefacts',
    maneuvers: 'manoeuvres',
    maneuvering: 'manoeuvring',
    airplanes: 'aeroplanes',
    aging: 'ageing',
  });
  for (const [written, british] of pairs)
    expect([otherSpelling(written), otherSpelling(british)]).toEqual([british, written]);
  const same =
    'size resized oversized capsize seize prize maize diameter parameter flowmeter entire retired program analogous hemisphere chemical academic endemic federal level labels imaging packaging precise rise noise hour armature laboratory';
  expect(same.split(' ').filter((word) => otherSpelling(word) !== undefined)).toEqual([]);
});

it('lets a plural without a common stem stand for its singular', () => {
  const keys = (text: string) => contentWords(text).map(({ key }) => key);
  expect(keys('axes vertices matrices halves teeth')).toEqual(keys('axis vertex matrix half tooth'));
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cpuTime } from '#testing/cpu-time.ts';
import { asRounded, compareQuantities, quantitiesOf, unitWritten } from './quantities.ts';

const one = (text: string) => {
  const [quantity, ...others] = quantitiesOf(text);
  expect(others).toEqual([]);
  return (
    quantity && {
      text: quantity.text,
      dimension: quantity.dimension,
      low: round(quantity.low),
      high: round(quantity.high),
    }
  );
};
const round = (value: number) => (Number.isFinite(value) ? Number(value.toPrecision(6)) : value);

describe('numbers with units', () => {
  it.each([
    ['a thickness of 5-10 mm', '5-10 mm', 'length', 0.005, 0.01],
    ['a thickness of one half of an inch', 'one half of an inch', 'length', 0.0127, 0.0127],
    ['between 0.020″ and 0.065″', 'between 0.020″ and 0.065″', 'length', 0.000508, 0.001651],
    ['65 to 69 mils', '65 to 69 mils', 'length', 0.001651, 0.0017526],
    ['a 1/4 inch bolt', '1/4 inch', 'length', 0.00635, 0.00635],
    ['1-1/2 inches', '1-1/2 inches', 'length', 0.0381, 0.0381],
    ['3½ inches', '3½ inches', 'length', 0.0889, 0.0889],
    ['half an inch', 'half an inch', 'length', 0.0127, 0.0127],
    ['three-eighths of an inch', 'three-eighths of an inch', 'length', 0.009525, 0.009525],
    ['10/20 mm', '20 mm', 'length', 0.02, 0.02],
    ['30 pounds per square inch', '30 pounds per square inch', 'pressure', 206843, 206843],
    ['10 ounces', '10 ounces', 'mass', 0.283495, 0.283495],
    ['about 10 wt. or greater', 'about 10 wt. or greater', 'share', 0.1, Number.POSITIVE_INFINITY],
    ['between 20 °C and 30 °C', 'between 20 °C and 30 °C', 'temperature', 293.15, 303.15],
    ['from 190° C. to 240° C., under', 'from 190° C. to 240° C', 'temperature', 463.15, 513.15],
    ['heated to 50° F.', '50° F', 'temperature', 283.15, 283.15],
    ['10至20微米的厚度', '10至20微米', 'length', 0.00001, 0.00002],
    ['温度为80℃以上', '80℃以上', 'temperature', 353.15, Number.POSITIVE_INFINITY],
    ['0.5 wt% or less', '0.5 wt% or less', 'share', Number.NEGATIVE_INFINITY, 0.005],
    ['aqueous 2 M sodium carbonate', '2 M', 'concentration', 2, 2],
    ['an IC50 of 10 nM', '10 nM', 'concentration', 1e-8, 1e-8],
    ['0.5 mmol/L of salt', '0.5 mmol/L', 'concentration', 5e-4, 5e-4],
    ['at least 3 volts', 'at least 3 volts', 'voltage', 3, Number.POSITIVE_INFINITY],
    ['不大于5%', '不大于5%', 'share', Number.NEGATIVE_INFINITY, 0.05],
    ['1,000 MHz', '1,000 MHz', 'frequency', 1e9, 1e9],
    ['5 MPa', '5 MPa', 'pressure', 5e6, 5e6],
    ['5 mPa', '5 mPa', 'pressure', 0.005, 0.005],
    ['2 × 10^3 Pa', '2 × 10^3 Pa', 'pressure', 2000, 2000],
    ['above 1e-3 S/cm', 'above 1e-3 S/cm', 'conductivity', 0.1, Number.POSITIVE_INFINITY],
    ['1.5E+3 Pa', '1.5E+3 Pa', 'pressure', 1500, 1500],
    ['3 × 10⁻³ S/cm', '3 × 10⁻³ S/cm', 'conductivity', 0.3, 0.3],
    ['10⁻⁴ S/cm', '10⁻⁴ S/cm', 'conductivity', 0.01, 0.01],
    ['2.5×10-4 S/cm', '2.5×10-4 S/cm', 'conductivity', 0.025, 0.025],
    ['10 mS/cm', '10 mS/cm', 'conductivity', 1, 1],
    ['100 mm', '100 mm', 'length', 0.1, 0.1],
    ['approximately 850°-1000°F', 'approximately 850°-1000°F', 'temperature', 727.594, 810.928],
    ['450° ± 5°F', '450° ± 5°F', 'temperature', 502.594, 508.15],
    ['温度为25±2℃', '25±2℃', 'temperature', 296.15, 300.15],
    ['40 mm ± 5 %', '40 mm ± 5 %', 'length', 0.038, 0.042],
    ['10 +/- 1 cm', '10 +/- 1 cm', 'length', 0.09, 0.11],
    ['5% ± 1%', '5% ± 1%', 'share', 0.04, 0.06],
    ['an angle of ±5°', '5°', 'angle', 5, 5],
    ['a 5 mm-thick plate', '5 mm', 'length', 0.005, 0.005],
  ])('reads %s', (text, written, dimension, low, high) =>
    expect(one(text)).toEqual({ text: written, dimension, low, high }),
  );

  it.each([
    'homogeneous within ±25 K',
    'below 1 nS/cm',
    '3 µS',
    '5 modules',
    'the lens 12',
    'claim 3',
    'FIG. 4a',
    'US 5,123,456',
    'step 3, min',
  ])('reads no quantity in %s', (text) => expect(quantitiesOf(text)).toEqual([]));

  it.each([
    ['5 to 10 mm', '7 mm', 'inside'],
    ['5 to 10 mm', '0.7 cm', 'inside'],
    ['5 to 10 mm', '5 to 10 mm', 'inside'],
    ['5 to 10 mm', '1 to 20 mm', 'wider'],
    ['5 to 10 mm', '8 to 12 mm', 'overlap'],
    ['5 to 10 mm', '12 mm', 'disjoint'],
    ['90 degrees', '0 to 90 degrees', 'wider'],
    ['at least 3 V', '5 V', 'inside'],
    ['at most 45 °C', '50 °C', 'disjoint'],
    ['5 mm', '5 V', undefined],
  ])('claimed %s, told %s: %s', (claimed, told, relation) =>
    expect(compareQuantities(quantitiesOf(claimed)[0]!, quantitiesOf(told)[0]!)).toBe(relation),
  );

  it('says of any two ranges what their ends say', () => {
    const range = fc
      .tuple(fc.integer({ min: 0, max: 100 }), fc.integer({ min: 0, max: 100 }))
      .map(([a, b]) => [Math.min(a, b), Math.max(a, b)] as const);
    fc.assert(
      fc.property(range, range, ([a, b], [c, d]) => {
        const relation = compareQuantities(quantitiesOf(`${a} to ${b} mm`)[0]!, quantitiesOf(`${c} to ${d} mm`)[0]!);
        expect(relation).toBe(
          d < a || c > b ? 'disjoint' : c >= a && d <= b ? 'inside' : c <= a && d >= b ? 'wider' : 'overlap',
        );
      }),
    );
  });

  it('reads two quantities of different things as two, and no atoms of hydrogen or networks as hours and grams', () => {
    const read = (text: string) => quantitiesOf(text).map((each) => [each.text, each.dimension, round(each.low)]);
    expect(read('20 g and 5 mL of water')).toEqual([
      ['20 g', 'mass', 0.02],
      ['5 mL', 'volume', 5e-6],
    ]);
    expect(read('at least 5 V to 10 mm')).toEqual([
      ['at least 5 V', 'voltage', 5],
      ['10 mm', 'length', 0.01],
    ]);
    expect(read('7.32 (m, 2H) in a 5 G network')).toEqual([]);
  });

  it('tells the unit without the limit that stands behind it', () => {
    expect(['500 nm or less', '80℃以上', '5至10μm', 'at least 5 wt%', '2 hours'].map(unitWritten)).toEqual([
      'nm',
      '℃',
      'μm',
      'wt%',
      'hours',
    ]);
  });

  it('points to the characters it read, and stays quick on hostile text', () => {
    for (const text of [
      '1'.repeat(100_000),
      '1 to '.repeat(40_000),
      '1.1.1.'.repeat(30_000),
      'between '.repeat(30_000),
      '1,000'.repeat(30_000),
      '5 mm '.repeat(20_000),
    ]) {
      const spent = cpuTime();
      for (const { start, end, text: written } of quantitiesOf(text)) expect(text.slice(start, end)).toBe(written);
      expect(spent()).toBeLessThan(3_000);
    }
  });
});

it('a unit over another is of a dimension of its own', () => {
  const read = (text: string) =>
    quantitiesOf(text).map(({ text: of, dimension, low }) => [of, dimension, Number(low.toPrecision(6))]);
  expect(read('moved at 36 km/h and 5 mm per minute, 20 mg/kg/day')).toEqual([
    ['36 km/h', 'length per time', 10],
    ['5 mm per minute', 'length per time', 0.0000833333],
    ['20 mg/kg', 'mass per mass', 0.00002],
  ]);
  expect(read('heated at 300° C./hr to 500° C., 升温速率为5℃/分钟')).toEqual([
    ['300° C./hr', 'heating rate', 5],
    ['500° C', 'temperature', 773.15],
    ['5℃/分钟', 'heating rate', 5],
  ]);
  expect(read('6 l/h of air')).toEqual([['6 l/h', 'flow rate', 0.0001]]);
  expect(read('60 ml/min of air')).toEqual([['60 ml/min', 'flow rate', 0.00006]]);
  expect(read('one of 10 mg per tablet, 5 mm / 10 mm').map(([of, dimension]) => [of, dimension])).toEqual([
    ['10 mg', 'mass'],
    ['5 mm', 'length'],
    ['10 mm', 'length'],
  ]);
});

it('reads units that are written out, one and many', () => {
  const read = (text: string) =>
    quantitiesOf(text).map(({ text: of, dimension, low, high }) => [
      of,
      dimension,
      Number(low.toPrecision(6)),
      Number(high.toPrecision(6)),
    ]);
  expect(read('between 1 microsecond and 100 milliseconds, 2 kilograms in 3 litres at 5 kilopascals')).toEqual([
    ['between 1 microsecond and 100 milliseconds', 'time', 0.000001, 0.1],
    ['2 kilograms', 'mass', 2, 2],
    ['3 litres', 'volume', 0.003, 0.003],
    ['5 kilopascals', 'pressure', 5000, 5000],
  ]);
  // how tough something is is no pressure
  expect(read('60 MPa m^0.5, 60 MPa·m1/2, 60 MPa√m, 60 MPa m')).toEqual([
    ['60 MPa m^0.5', 'toughness', 6e7, 6e7],
    ['60 MPa·m1/2', 'toughness', 6e7, 6e7],
    ['60 MPa√m', 'toughness', 6e7, 6e7],
    ['60 MPa', 'pressure', 6e7, 6e7],
  ]);
  expect(read('5 grammar books, 3 meters of wire, 20 milligrams per milliliter').map(([of]) => of)).toEqual([
    '3 meters',
    '20 milligrams per milliliter',
  ]);
});

describe('numbers of plain words', () => {
  const meant = (text: string) => {
    const { low, high } = asRounded(quantitiesOf(text)[0]!);
    return [round(low), round(high)];
  };
  it.each([
    ['13 mm', 0.0125, 0.0135],
    ['0.5 to 1.65 mm', 0.000475, 0.001655],
    ['at least 120 degrees', 119.5, Number.POSITIVE_INFINITY],
    ['3 mm', 0.00285, 0.00315],
    ['20 °C', 293.15, 293.15],
    ['half an inch', 0.0127, 0.0127],
  ])('%s', (text, low, high) => expect(meant(text)).toEqual([low, high]));
});

it.each([
  ['0.020″', 'length', 0.000508],
  ['1 mil', 'length', 2.54e-5],
  ['2 mils', 'length', 5.08e-5],
  ['1 foot', 'length', 0.3048],
  ['1 yard', 'length', 0.9144],
  ['2 yards', 'length', 1.8288],
  ['1 mile', 'length', 1609.344],
  ['2 miles', 'length', 3218.688],
  ['1 oz', 'mass', 0.028349523],
  ['1 ounce', 'mass', 0.028349523],
  ['2 ounces', 'mass', 0.056699046],
  ['1 pound', 'mass', 0.45359237],
  ['2 pounds', 'mass', 0.90718474],
  ['1 gallon', 'volume', 0.003785411784],
  ['2 gallons', 'volume', 0.007570823568],
  ['100 pounds per square inch', 'pressure', 689475.7],
  ['2 hp', 'power', 1491.4],
  ['2 horsepower', 'power', 1491.4],
  ['15 wt. of it', 'share', 0.15],
])('%s in the units of the United States', (text, dimension, value) => {
  const [quantity] = quantitiesOf(text);
  expect(quantity?.dimension).toBe(dimension);
  expect(quantity!.low / value).toBeCloseTo(1, 12);
});

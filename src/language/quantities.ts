/** Numbers with units in running text, English and Chinese, and how two of them stand to each other. */

/** A closed or open interval of one physical dimension, in its base unit. A single value has low = high. */
export interface Quantity {
  readonly start: number;
  readonly end: number;
  /** As written. */
  readonly text: string;
  /** `length`, `time`, `mass`, ...; `count` for a number before a plain word is not read at all. */
  readonly dimension: string;
  /** In the base unit of the dimension; -Infinity / Infinity where the text sets no bound. */
  readonly low: number;
  readonly high: number;
}

type Unit = readonly [dimension: string, factor: number, offset?: number];

// biome-ignore format: read it as a table
const UNITS: Record<string, Unit> = {
  pm: ['length', 1e-12], nm: ['length', 1e-9], 'μm': ['length', 1e-6], um: ['length', 1e-6], micron: ['length', 1e-6], microns: ['length', 1e-6], 'Å': ['length', 1e-10], angstrom: ['length', 1e-10], angstroms: ['length', 1e-10],
  mm: ['length', 1e-3], cm: ['length', 1e-2], dm: ['length', 0.1], m: ['length', 1], km: ['length', 1e3], inch: ['length', 0.0254], inches: ['length', 0.0254], ft: ['length', 0.3048], feet: ['length', 0.3048],
  millimeter: ['length', 1e-3], millimeters: ['length', 1e-3], millimetre: ['length', 1e-3], millimetres: ['length', 1e-3], centimeter: ['length', 1e-2], centimeters: ['length', 1e-2], meter: ['length', 1], meters: ['length', 1], nanometer: ['length', 1e-9], nanometers: ['length', 1e-9], micrometer: ['length', 1e-6], micrometers: ['length', 1e-6],
  '微米': ['length', 1e-6], '纳米': ['length', 1e-9], '毫米': ['length', 1e-3], '厘米': ['length', 1e-2], '米': ['length', 1], '千米': ['length', 1e3], '公里': ['length', 1e3],
  fs: ['time', 1e-15], ps: ['time', 1e-12], ns: ['time', 1e-9], 'μs': ['time', 1e-6], us: ['time', 1e-6], ms: ['time', 1e-3], s: ['time', 1], sec: ['time', 1], second: ['time', 1], seconds: ['time', 1], min: ['time', 60], mins: ['time', 60], minute: ['time', 60], minutes: ['time', 60],
  h: ['time', 3600], hr: ['time', 3600], hrs: ['time', 3600], hour: ['time', 3600], hours: ['time', 3600], day: ['time', 86400], days: ['time', 86400], millisecond: ['time', 1e-3], milliseconds: ['time', 1e-3], microseconds: ['time', 1e-6],
  '毫秒': ['time', 1e-3], '微秒': ['time', 1e-6], '秒': ['time', 1], '秒钟': ['time', 1], '分钟': ['time', 60], '小时': ['time', 3600], '天': ['time', 86400],
  ng: ['mass', 1e-12], 'μg': ['mass', 1e-9], ug: ['mass', 1e-9], mg: ['mass', 1e-6], g: ['mass', 1e-3], kg: ['mass', 1], lb: ['mass', 0.45359237], lbs: ['mass', 0.45359237], '克': ['mass', 1e-3], '毫克': ['mass', 1e-6], '千克': ['mass', 1], '公斤': ['mass', 1], grams: ['mass', 1e-3],
  'μl': ['volume', 1e-9], ul: ['volume', 1e-9], ml: ['volume', 1e-6], cl: ['volume', 1e-5], l: ['volume', 1e-3], '毫升': ['volume', 1e-6], '升': ['volume', 1e-3], liters: ['volume', 1e-3], litres: ['volume', 1e-3],
  'mm2': ['area', 1e-6], 'cm2': ['area', 1e-4], 'm2': ['area', 1], 'mm²': ['area', 1e-6], 'cm²': ['area', 1e-4], 'm²': ['area', 1],
  hz: ['frequency', 1], khz: ['frequency', 1e3], mhz: ['frequency', 1e6], ghz: ['frequency', 1e9], thz: ['frequency', 1e12], rpm: ['rotation', 1], '转/分': ['rotation', 1], hertz: ['frequency', 1], megahertz: ['frequency', 1e6], kilohertz: ['frequency', 1e3], '赫兹': ['frequency', 1], '兆赫': ['frequency', 1e6], '千赫': ['frequency', 1e3],
  mv: ['voltage', 1e-3], v: ['voltage', 1], kv: ['voltage', 1e3], volt: ['voltage', 1], volts: ['voltage', 1], '伏': ['voltage', 1], '伏特': ['voltage', 1],
  'μa': ['current', 1e-6], ma: ['current', 1e-3], ka: ['current', 1e3], ampere: ['current', 1], amperes: ['current', 1], amps: ['current', 1], '安': ['current', 1], '安培': ['current', 1], '毫安': ['current', 1e-3],
  mw: ['power', 1e-3], w: ['power', 1], kw: ['power', 1e3], watt: ['power', 1], watts: ['power', 1], '瓦': ['power', 1], '千瓦': ['power', 1e3],
  pa: ['pressure', 1], hpa: ['pressure', 100], kpa: ['pressure', 1e3], mpa: ['pressure', 1e6], gpa: ['pressure', 1e9], bar: ['pressure', 1e5], mbar: ['pressure', 100], psi: ['pressure', 6894.757], atm: ['pressure', 101325], torr: ['pressure', 133.322], '帕': ['pressure', 1], '千帕': ['pressure', 1e3], '兆帕': ['pressure', 1e6],
  '°c': ['temperature', 1, 273.15], '℃': ['temperature', 1, 273.15], '摄氏度': ['temperature', 1, 273.15], 'degrees celsius': ['temperature', 1, 273.15], 'degree celsius': ['temperature', 1, 273.15], 'degrees c': ['temperature', 1, 273.15], 'deg c': ['temperature', 1, 273.15], '°f': ['temperature', 5 / 9, 255.3722], '° f': ['temperature', 5 / 9, 255.3722], 'degrees f': ['temperature', 5 / 9, 255.3722], 'degrees fahrenheit': ['temperature', 5 / 9, 255.3722], '° c': ['temperature', 1, 273.15], k: ['temperature', 1], kelvin: ['temperature', 1],
  '°': ['angle', 1], deg: ['angle', 1], degree: ['angle', 1], degrees: ['angle', 1], '度': ['angle', 1], rad: ['angle', 57.29578], radians: ['angle', 57.29578],
  '%': ['share', 0.01], percent: ['share', 0.01], 'per cent': ['share', 0.01], 'wt%': ['share', 0.01], 'wt.%': ['share', 0.01], 'wt %': ['share', 0.01], 'vol%': ['share', 0.01], 'mol%': ['share', 0.01], 'at%': ['share', 0.01], '％': ['share', 0.01], ppm: ['share', 1e-6], ppb: ['share', 1e-9],
  db: ['level', 1], dbm: ['level', 1], ev: ['energy', 1.602177e-19], kev: ['energy', 1.602177e-16], mev: ['energy', 1.602177e-13], j: ['energy', 1], kj: ['energy', 1e3], kwh: ['energy', 3.6e6], wh: ['energy', 3600],
  ah: ['charge', 3600], mah: ['charge', 3.6], 'ω': ['resistance', 1], ohm: ['resistance', 1], ohms: ['resistance', 1], 'kω': ['resistance', 1e3], 'mω': ['resistance', 1e6],
  pf: ['capacitance', 1e-12], nf: ['capacitance', 1e-9], 'μf': ['capacitance', 1e-6], nh: ['inductance', 1e-9], 'μh': ['inductance', 1e-6], mh: ['inductance', 1e-3], kn: ['force', 1e3], mol: ['amount', 1], mmol: ['amount', 1e-3], 'mol/l': ['concentration', 1], kda: ['molar mass', 1e3], da: ['molar mass', 1], gbps: ['rate', 1e9], mbps: ['rate', 1e6], kbps: ['rate', 1e3], bits: ['bits', 1], bit: ['bits', 1], bytes: ['bits', 8], kb: ['bits', 8e3], mb: ['bits', 8e6], gb: ['bits', 8e9],
};
/** Names of units written out, in the singular; their plural has an `s`. */
// biome-ignore format: read it as a table
const WRITTEN_OUT: Readonly<Record<string, Unit>> = {
  nanometer: ['length', 1e-9], nanometre: ['length', 1e-9], micrometer: ['length', 1e-6], micrometre: ['length', 1e-6], millimetre: ['length', 1e-3], centimetre: ['length', 1e-2], metre: ['length', 1], kilometer: ['length', 1e3], kilometre: ['length', 1e3],
  nanosecond: ['time', 1e-9], microsecond: ['time', 1e-6], microgram: ['mass', 1e-9], milligram: ['mass', 1e-6], gram: ['mass', 1e-3], kilogram: ['mass', 1],
  microliter: ['volume', 1e-9], microlitre: ['volume', 1e-9], milliliter: ['volume', 1e-6], millilitre: ['volume', 1e-6], liter: ['volume', 1e-3], litre: ['volume', 1e-3],
  millivolt: ['voltage', 1e-3], kilovolt: ['voltage', 1e3], milliampere: ['current', 1e-3], milliamp: ['current', 1e-3], milliwatt: ['power', 1e-3], kilowatt: ['power', 1e3], pascal: ['pressure', 1], kilopascal: ['pressure', 1e3], megapascal: ['pressure', 1e6],
  joule: ['energy', 1], kilojoule: ['energy', 1e3], decibel: ['level', 1],
};
for (const [name, unit] of Object.entries(WRITTEN_OUT)) for (const one of [name, `${name}s`]) UNITS[one] ??= unit;
UNITS.gigahertz = ['frequency', 1e9];
/**
 * Of the United States, as their patents write them; `0.020″`. `wt` has lost its sign: `about 15 wt. of the mixture`.
 */
// biome-ignore format: read it as a table
const CUSTOMARY: Readonly<Record<string, Unit>> = {
  '″': ['length', 0.0254], mil: ['length', 2.54e-5], mils: ['length', 2.54e-5], foot: ['length', 0.3048], yard: ['length', 0.9144], yards: ['length', 0.9144], mile: ['length', 1609.344], miles: ['length', 1609.344],
  oz: ['mass', 0.028349523], ounce: ['mass', 0.028349523], ounces: ['mass', 0.028349523], pound: ['mass', 0.45359237], pounds: ['mass', 0.45359237], gallon: ['volume', 3.785411784e-3], gallons: ['volume', 3.785411784e-3],
  'pounds per square inch': ['pressure', 6894.757], hp: ['power', 745.7], horsepower: ['power', 745.7], wt: ['share', 0.01], 'wt.': ['share', 0.01],
};
Object.assign(UNITS, CUSTOMARY);
/** Units over others, as written with a slash. */
// biome-ignore format: read it as a table
const OVER: Readonly<Record<string, Unit>> = {
  'g/cm3': ['density', 1000], 'kg/m3': ['density', 1], 'mg/m3': ['density', 1e-6], 'g/ml': ['density', 1000], 'mw/cm2': ['power density', 10], 'w/cm2': ['power density', 1e4],
  'ma/cm2': ['current density', 10], 'a/cm2': ['current density', 1e4], 's/cm': ['conductivity', 100], 'ms/cm': ['conductivity', 0.1], 's/m': ['conductivity', 1],
  '℃/min': ['heating rate', 1], '°c/min': ['heating rate', 1], 'degc/min': ['heating rate', 1], 'k/min': ['heating rate', 1], 'ml/min': ['flow rate', 1e-6], 'mol/l': ['concentration', 1], 'mmol/l': ['concentration', 1e-3], 'μmol/l': ['concentration', 1e-6], 'nmol/l': ['concentration', 1e-9],
};
/** The same with an exponent: `mW cm-2`, `g·cm⁻³`. */
const RAISED = '(?:kg|mg|g|mw|w|ma|a|ms|s|℃|°c|degc|k|ml|mol)[ ·.⋅]?(?:cm|min|ml|m|l)[-−–⁻][123¹²³]';
const RAISED_PARTS = /^(.{1,4}?)[ ·.⋅]?(cm|min|ml|m|l)[-−–]([123])$/;
// biome-ignore format: read it as a table
const MORE: Readonly<Record<string, Unit>> = {
  'revolutions per minute': ['rotation', 1], 'rotations per minute': ['rotation', 1], 'r.p.m.': ['rotation', 1], 'rev/min': ['rotation', 1], 'r/min': ['rotation', 1], 'revolutions per second': ['rotation', 60], 'rotations per second': ['rotation', 60], '转/分钟': ['rotation', 1],
  'cycles per second': ['frequency', 1], 'cycle per second': ['frequency', 1], 'cycles/second': ['frequency', 1], 'cycles/sec': ['frequency', 1], 'times per second': ['frequency', 1], 'cycles per minute': ['frequency', 1 / 60], 'times per minute': ['frequency', 1 / 60], 'beats per minute': ['frequency', 1 / 60], 'breaths per minute': ['frequency', 1 / 60], bpm: ['frequency', 1 / 60], '次/分钟': ['frequency', 1 / 60], '次/分': ['frequency', 1 / 60],
  'hv': ['hardness', 1], 'g/cc': ['density', 1000], '克/立方厘米': ['density', 1000], degc: ['temperature', 1, 273.15], 'deg. c': ['temperature', 1, 273.15],
  'w/mk': ['thermal conductivity', 1], 'w/(m·k)': ['thermal conductivity', 1], 'w/(mk)': ['thermal conductivity', 1], 'w/m·k': ['thermal conductivity', 1], 'w m-1 k-1': ['thermal conductivity', 1], 'w·m-1·k-1': ['thermal conductivity', 1], 'w m⁻¹ k⁻¹': ['thermal conductivity', 1], 'w m−1 k−1': ['thermal conductivity', 1],
  'wt. %': ['share', 0.01], 'wt.-%': ['share', 0.01], 'wt-%': ['share', 0.01], 'mass%': ['share', 0.01], 'mass %': ['share', 0.01], 'at.%': ['share', 0.01], 'at. %': ['share', 0.01], 'at %': ['share', 0.01], 'mol %': ['share', 0.01], 'mol.%': ['share', 0.01], 'vol %': ['share', 0.01], 'vol.%': ['share', 0.01], 'wppm': ['share', 1e-6],
  ...OVER, 'g/cm³': OVER['g/cm3']!, 'kg/m³': OVER['kg/m3']!, 'mw/cm²': OVER['mw/cm2']!, 'w/cm²': OVER['w/cm2']!, 'ma/cm²': OVER['ma/cm2']!, 'a/cm²': OVER['a/cm2']!,
};
Object.assign(UNITS, MORE);
const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
const UNIT = `${RAISED}|${Object.keys(UNITS)
  .toSorted((a, b) => b.length - a.length)
  .map(literal)
  .join('|')}`;
const RAISED_TEN = '10(?:\\^|\\*\\*)[-−]?\\d{1,2}|10⁻?[⁰¹²³⁴-⁹]{1,2}';
/** `1/4`, `1 1/2`, `½`, and in words: `one half of an`, `three-eighths`, `half an`. */
const PARTS = 'halves|half|thirds?|quarters?|fourths?|eighths?|sixteenths?';
const FRACTION = `(?:\\d{1,3}[ -])?(?:1/[2348]|2/3|3/[48]|[57]/8|\\d{1,2}/(?:16|32|64))(?![\\d/])|\\d{0,3}[¼½¾⅓⅔⅛⅜⅝⅞]|(?:one|two|three|five|seven)[ -](?:${PARTS})(?: of an?)?|(?:half|a quarter of) an?`;
/** Thousands and decimals, `1.2e-3`, `1.2 × 10^-3`, `10⁻³`. */
const NUMBER = `[-−]?(?:${FRACTION}|${RAISED_TEN}|\\d{1,15}(?:,\\d{3}){0,4}(?:\\.\\d{1,10})?(?:\\s?[×x·]\\s?(?:${RAISED_TEN}|10[-−]?\\d{1,2})|e[-−+]?\\d{1,2}(?!\\d))?)`;
/** A unit ends where no letter or digit goes on; Chinese units may be followed by any character. */
const UNIT_END = '(?![A-Za-z0-9])';
/** US grants write `190° C. to 240° C.`, with a full stop that ends nothing. */
const JOIN = '(?:(?<=°\\s?[CF])\\.)?\\s{0,8}(?:-|–|—|~|～|‑|至|到|to|through|and|与|和)\\s{0,8}';
const LOWER =
  'at least|not less than|no less than|greater than or equal to|more than|greater than|above|over|exceeding|in excess of|minimum of|≥|>|>=|大于等于|大于或等于|大于|不小于|不低于|不少于|高于|超过|至少';
const UPPER =
  'at most|not more than|no more than|less than or equal to|not greater than|less than|below|under|up to|maximum of|smaller than|≤|<|<=|小于等于|小于或等于|小于|不大于|不高于|不超过|低于|至多';
const ABOUT = '(?:about|approximately|approx\\.?|around|substantially|roughly|ca\\.|约|大约|大致)\\s{0,8}';
const AFTER = '(?:or more|or less|or above|or below|or greater|以上|以下|以内|or higher|or lower)';
const QUANTITY = new RegExp(
  `(?<bound>(?<lower>${LOWER})|(?<upper>${UPPER}))?\\s{0,8}(?:between\\s{1,8}|from\\s{1,8}|in the range of\\s{1,8})?(?:${ABOUT})?` +
    `(?<![A-Za-z\\d.,])(?<first>${NUMBER})\\s?(?<unit1>${UNIT})?(?:(?:${JOIN})(?:${ABOUT})?(?<second>${NUMBER})\\s?(?<unit2>${UNIT})${UNIT_END})?` +
    `(?<after>\\s{0,8}${AFTER})?`,
  'giu',
);
const POWER = /^(-?)(?:([\d.]+)\s?[×x·]\s?)?10(?:\^|\*\*)?(-?\d{1,2})$/i;
const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** Numerators and denominators in words. */
const COUNTS: Readonly<Record<string, number>> = { one: 1, two: 2, three: 3, five: 5, seven: 7, a: 1 };
const DENOMINATORS: readonly (readonly [RegExp, number])[] = [
  [/hal[fv]/, 2],
  [/third/, 3],
  [/quarter|fourth/, 4],
  [/eighth/, 8],
  [/sixteenth/, 16],
];

/** The value of a fraction as written or in words; undefined for any other number. */
function fractionOf(written: string): number | undefined {
  // NFKC makes 1/4 of ¼, with a stroke of its own
  const plain = written
    .replace(/(\d)?([¼½¾⅓⅔⅛⅜⅝⅞])/u, '$1 $2')
    .normalize('NFKC')
    .replace('⁄', '/')
    .trim()
    .toLowerCase();
  const figures = /^(?:(\d{1,3})[ -])?(\d{1,2})\/(\d{1,2})$/.exec(plain);
  if (figures) return Number(figures[1] ?? 0) + Number(figures[2]) / Number(figures[3]);
  const below = /^[a-z]/.test(plain) ? DENOMINATORS.find(([name]) => name.test(plain))?.[1] : undefined;
  return below === undefined ? undefined : (COUNTS[/^[a-z]+/.exec(plain)![0]] ?? 1) / below;
}

function numberOf(written: string): number {
  const fraction = fractionOf(written);
  if (fraction !== undefined) return fraction;
  const plain = written.replaceAll(',', '').replaceAll('−', '-');
  const raised = /[⁰¹²³⁴-⁹]/u.test(plain);
  const digits = raised
    ? plain.replace('⁻', '-').replace(/[⁰¹²³⁴-⁹]/gu, (sign) => String(SUPERSCRIPTS.indexOf(sign)))
    : plain;
  // a plain 10 or 100 is no power
  const power = raised || /[×x·^*]/i.test(digits) ? POWER.exec(digits) : null;
  if (!power) return Number(digits);
  const [, sign, mantissa = '1', exponent] = power;
  return Number(`${sign}${mantissa}e${exponent}`);
}

/** Mol a litre, which only its capital tells from metres. */
const MOLAR = /^([pnuμµm]?)M$/u;
const MOLAR_FACTORS: Readonly<Record<string, number>> = {
  '': 1,
  m: 1e-3,
  μ: 1e-6,
  µ: 1e-6,
  u: 1e-6,
  n: 1e-9,
  p: 1e-12,
};

const unitOf = (written: string | undefined): Unit | undefined => {
  if (written === undefined) return undefined;
  const folded = written.normalize('NFKC').toLowerCase().replace('µ', 'μ').replaceAll('Ω', 'ω');
  if (written.startsWith('M') && written.length > 1) {
    // Mega and milli differ by case alone.
    const mega: Readonly<Record<string, Unit>> = { MW: ['power', 1e6], MV: ['voltage', 1e6], MA: ['current', 1e6] };
    if (Object.hasOwn(mega, written)) return mega[written];
  }
  // what only a capital tells apart: siemens from seconds, henry (or hydrogen: `2H`) from hours, gauss from grams
  if (/^(?:[fpnuμµmk]?S|H|G)$/u.test(written)) return undefined;
  const molar = MOLAR.exec(written);
  if (molar) return ['concentration', MOLAR_FACTORS[molar[1]!]!];
  const raised = RAISED_PARTS.exec(folded);
  if (raised) return OVER[`${raised[1]}/${raised[2]}${raised[3] === '1' ? '' : raised[3]}`];
  if (written === 'mPa') return ['pressure', 1e-3];
  const plain = written.toLowerCase();
  return Object.hasOwn(UNITS, folded) ? UNITS[folded] : Object.hasOwn(UNITS, plain) ? UNITS[plain] : undefined;
};

const toBase = (value: number, [, factor, offset = 0]: Unit) => value * factor + offset;

const LIMIT_BEHIND = new RegExp(`\\s{0,8}${AFTER}$`, 'iu');
/** The unit in the text of a quantity, as written: `nm` of `500 nm or less`. */
export const unitWritten = (text: string): string =>
  /[^\d\s.,~–—至到-][^\d]{0,12}$/u.exec(text.trim().replace(LIMIT_BEHIND, ''))?.[0].trim() ?? '';

/** The dimension of a unit by its name: `time` of hours, `frequency` of 赫兹; `undefined` for any other word. */
export const dimensionOf = (unit: string): string | undefined => unitOf(unit)?.[0];

/** The scale of a temperature stands behind the last number alone: `850°-1000°F`, `450° ± 5 °F`. */
const isBareDegree = (written: string | undefined, [dimension]: Unit): boolean =>
  written === '°' && dimension === 'temperature';

/**
 * Of two numbers that look like a range the text of the first, where their units are of different things: `20 g and 5
 * mL` are two quantities.
 */
function firstAlone({ 0: whole, groups }: RegExpExecArray): string | undefined {
  const { first, unit1, second, unit2 } = groups!;
  if (second === undefined || unit1 === undefined) return undefined;
  const [one, other] = [unitOf(unit1), unitOf(unit2)];
  if (one === undefined || other === undefined || one[0] === other[0]) return undefined;
  if (isBareDegree(unit1, other)) return undefined;
  return whole.slice(0, whole.indexOf(unit1, whole.indexOf(first!) + first!.length) + unit1.length);
}

/** A value before how far it may lie to both sides: of `25 ± 2 °C`, `40 mm±5%` what stands before the second number. */
const VALUE_BEFORE = /([-−]?\d{1,15}(?:\.\d{1,10})?)\s?([^\d\s±]{0,12})\s{0,4}(?:±|\+\/-)\s{0,4}$/u;
const SPREAD_ALONE = /(?:±|\+\/-)\s{0,4}$/u;
/** Characters in which a value and its sign stand. */
const BEFORE = 48;

/** A value with its spread, where a quantity is the spread of the number before it. */
function around(text: string, spread: Quantity, unit: Unit, written: number): Quantity | undefined {
  const before = VALUE_BEFORE.exec(text.slice(Math.max(0, spread.start - BEFORE), spread.start));
  if (!before) return undefined;
  const [whole, number, name] = before as unknown as [string, string, string];
  const own = name === '' || isBareDegree(name, unit) ? unit : unitOf(name);
  if (!own) return undefined;
  const value = toBase(numberOf(number), own);
  const far = Math.abs(unit[0] === 'share' && own[0] !== 'share' ? written * unit[1] * value : written * unit[1]);
  const start = spread.start - whole.length;
  return {
    ...{ start, end: spread.end, text: text.slice(start, spread.end), dimension: own[0] },
    ...{ low: value - far, high: value + far },
  };
}

/** What a unit is taken per, behind it: `/s` of `5 mm/s`, ` per hour`, 每分钟; US grants write `300° C./hr`. */
const PER = new RegExp(`\\.?\\s?(?:/\\s?|per\\s{1,4}|每)(?<unit>${UNIT})${UNIT_END}`, 'iuy');

/** Dimensions that have a name of their own, with what makes them the base unit of the tables above. */
const NAMED: Readonly<Record<string, readonly [dimension: string, times?: number]>> = {
  'temperature per time': ['heating rate', 60],
  'volume per time': ['flow rate', 60],
  'mass per volume': ['density'],
  'power per area': ['power density'],
  'current per area': ['current density'],
};

/** The root of a length behind a pressure: `MPa m^0.5`, `MPa·m1/2`, `MPa√m`. */
const ROOT = /\s?[·∙⋅*.]?\s?(?:√\s?m|m\s?\^?[({]?(?:0\.5|1\/2|½)[)}]?)(?![\p{L}\d])/uy;

/**
 * A unit over another one that stands behind it, or with the root of one, and where that ends: speeds are no lengths,
 * doses no masses, and how tough something is no pressure.
 */
function over(text: string, end: number, [dimension, factor]: Unit): { unit: Unit; end: number } | undefined {
  ROOT.lastIndex = end;
  if (dimension === 'pressure' && ROOT.test(text)) return { unit: ['toughness', factor], end: ROOT.lastIndex };
  PER.lastIndex = end;
  const match = PER.exec(text);
  const below = match ? unitOf(match.groups!.unit) : undefined;
  if (!below) return undefined;
  const name = `${dimension} per ${below[0]}`;
  const [known, times = 1] = NAMED[name] ?? [name];
  const unit: Unit = [known, (factor * times) / below[1]];
  return { unit, end: end + match![0].length };
}

/** The most quantities read from one text. */
const MOST = 2_000;

/**
 * Numbers with a unit: values (`5 mm`), ranges (`5-10 mm`, `between 20 °C and 30 °C`, `10至20微米`), bounds (`at least 3
 * V`, `不大于5%`, `5 % or less`). Units of one dimension are made comparable. Numbers without a unit are left out:
 * reference signs look the same.
 */
export function quantitiesOf(text: string): Quantity[] {
  const found: Quantity[] = [];
  QUANTITY.lastIndex = 0;
  for (let match = QUANTITY.exec(text); match; match = QUANTITY.exec(text)) {
    const apart = firstAlone(match);
    // what stands behind the first of two is read by itself
    if (apart !== undefined) QUANTITY.lastIndex = match.index + apart.length;
    const written = apart ?? match[0];
    const { lower, upper, first, unit1 } = match.groups!;
    const { second, unit2, after } = apart === undefined ? match.groups! : ({} as Record<string, undefined>);
    const close = match.index + written.trimEnd().length;
    const named = unitOf(unit2 ?? unit1);
    if (!named) continue;
    const compound = after ? undefined : over(text, close, named);
    const { unit, end } = compound ?? { unit: named, end: close };
    if (compound) QUANTITY.lastIndex = end;
    if (second === undefined && !after) {
      // The unit must end here: "5 m" is a length, "5 modules" is not.
      const next = text[end] ?? '';
      if (/[A-Za-z0-9]/.test(next) && /[A-Za-z0-9]$/.test(unit1 ?? '')) continue;
    }
    const own = compound || isBareDegree(unit1, unit) ? unit : (unitOf(unit1) ?? unit);
    const a = toBase(numberOf(first!), own);
    const b = second === undefined ? a : toBase(numberOf(second), unit);
    let low = Math.min(a, b);
    let high = Math.max(a, b);
    if (lower || /more|above|greater|higher|以上/.test(after ?? '')) high = Number.POSITIVE_INFINITY;
    else if (upper || /less|below|lower|以下|以内/.test(after ?? '')) low = Number.NEGATIVE_INFINITY;
    if (Number.isNaN(low) || Number.isNaN(high)) continue;
    const start = match.index + (written.length - written.trimStart().length);
    const one = { start, end, text: text.slice(start, end), dimension: unit[0], low, high };
    const whole = second === undefined ? around(text, one, unit, numberOf(first!)) : undefined;
    // a difference of temperatures is none of them
    if (!whole && unit[0] === 'temperature' && SPREAD_ALONE.test(text.slice(Math.max(0, start - 8), start))) continue;
    if (whole && (found.at(-1)?.end ?? 0) > whole.start) found.pop();
    found.push(whole ?? one);
    if (found.length >= MOST) break;
  }
  return found;
}

/** How a number of a document stands to one of a claim. */
export type Relation = 'inside' | 'wider' | 'overlap' | 'disjoint';

/**
 * `inside`: everything the document says lies in the claim's range (a point in a range, a range in a wider one, equal
 * ones) and discloses it; `wider`: the document's range holds the claim's; `overlap`: they share a part; `disjoint`:
 * none. Undefined for different dimensions. Values equal within a ten-thousandth count as equal.
 */
export function compareQuantities(claim: Quantity, document: Quantity): Relation | undefined {
  if (claim.dimension !== document.dimension) return undefined;
  const slack = 1e-4 * Math.max(...[claim.low, claim.high, document.low, document.high].map(finite));
  if (document.low > claim.high + slack || document.high < claim.low - slack) return 'disjoint';
  if (document.low >= claim.low - slack && document.high <= claim.high + slack) return 'inside';
  if (document.low <= claim.low + slack && document.high >= claim.high - slack) return 'wider';
  return 'overlap';
}

const finite = (value: number) => (Number.isFinite(value) ? Math.abs(value) : 0);

/** The last digit of a number says how exactly it is meant, and no number of plain words less than so. */
const LEAST_EXACT = 0.05;
const FIGURE = /\d{1,15}(?:\.(\d{1,10}))?/gu;

/**
 * What somebody who tells a number in plain words means by it: whatever is rounded to it, within a twentieth. 12.7 mm
 * is told as 13 mm, 0.508 to 1.651 mm as 0.5 to 1.65 mm. Numbers in words, temperatures and what is far from the figure
 * as written stay as they are.
 */
export function asRounded(quantity: Quantity): Quantity {
  const { text, low, high, dimension } = quantity;
  const figures = [...text.matchAll(FIGURE)];
  if (dimension === 'temperature' || figures.length === 0) return quantity;
  const far = (value: number) => {
    const near = figures.map(([figure, decimals = '']) => {
      const step = (10 ** -decimals.length / 2) * Math.abs(value / Number(figure));
      return Number.isFinite(step) ? step : 0;
    });
    const at = value === low ? near[0]! : near.at(-1)!;
    return Math.min(at, LEAST_EXACT * Math.abs(value));
  };
  return {
    ...quantity,
    low: Number.isFinite(low) ? low - far(low) : low,
    high: Number.isFinite(high) ? high + far(high) : high,
  };
}

import type { Random } from './random.ts';
import type { Field, Lang, Measure, Option, Parameter, Seed } from './seed.ts';
import { half } from './seed.ts';
import { Parts } from './wording.ts';

/** What one set of claims protects: alternatives of two slots in claim 1, of the third in a dependent claim. */
export interface Choice {
  readonly main: readonly [Option, Option];
  readonly dependent: Option;
}

/** A parameter with the ranges of one family. */
export interface FamilyParameter {
  readonly parameter: Parameter;
  readonly range: readonly [number, number];
  readonly preferred: readonly [number, number];
  readonly decimals: number;
}

/** One family's invention: a seed with its alternatives, ranges, reference signs and examples decided. */
export interface Invention {
  readonly id: string;
  readonly field: Field;
  readonly seed: Seed;
  readonly parts: Parts;
  /** Claims of the family, and of its continuation or division. */
  readonly choices: readonly [Choice, Choice | undefined];
  /** Alternatives described as further embodiments. */
  readonly described: readonly Option[];
  readonly params: readonly FamilyParameter[];
  readonly extras: readonly string[];
  readonly examples: readonly Example[];
}

export interface Example {
  /** 0: comparative. */
  readonly number: number;
  readonly params: readonly number[];
  readonly measures: readonly number[];
}

const decimalsOf = (...values: readonly number[]) =>
  Math.max(...values.map((v) => (String(v).split('.')[1] ?? '').length));
/** Digits after the point that a measure is told with. */
export const measureDecimals = (m: Measure): number => decimalsOf(m.base, m.best);

export const round = (value: number, decimals: number) => Number(value.toFixed(decimals));
export const shown = (value: number, decimals: number) => round(value, decimals).toFixed(decimals).replace(/^-/, '−');

/** Every pair of slots with every pair of alternatives, and an alternative of a third slot to depend on it. */
export function choicesOf(seed: Seed, random: Random): Choice[] {
  const choices: Choice[] = [];
  const { slots } = seed;
  for (let i = 0; i < slots.length; i++) {
    for (let j = i + 1; j < slots.length; j++) {
      const rest = slots.filter((_, k) => k !== i && k !== j);
      for (const a of slots[i]!) {
        for (const b of slots[j]!) choices.push({ main: [a, b], dependent: random.pick(random.pick(rest)) });
      }
    }
  }
  return random.sample(choices, choices.length);
}

const familyParameter = (parameter: Parameter, random: Random): FamilyParameter => {
  const decimals = decimalsOf(...parameter.r, ...parameter.p);
  const move = (outer: number, inner: number) =>
    round(outer + (inner - outer) * random.pick([0, 0, 0.25, 0.5]), decimals);
  return {
    parameter,
    range: [move(parameter.r[0], parameter.p[0]), move(parameter.r[1], parameter.p[1])],
    preferred: parameter.p,
    decimals,
  };
};

/**
 * Values of the examples: inside the preferred ranges the measures come close to their best, in the comparative example
 * they are the base.
 */
function examplesOf(seed: Seed, params: readonly FamilyParameter[], random: Random): Example[] {
  const count = random.int(2, 4);
  const within = ([low, high]: readonly [number, number], decimals: number) =>
    round(low + (high - low) * random.pick([0.1, 0.25, 0.5, 0.75, 0.9]), decimals);
  const examples: Example[] = [];
  for (let n = 1; n <= count; n++) {
    const reach = 0.72 + 0.06 * n;
    examples.push({
      number: n,
      params: params.map((p) => within(n === 1 ? p.range : p.preferred, p.decimals)),
      measures: seed.measures.map((m) => {
        const share = Math.min(1, reach + random.pick([-0.03, 0, 0.02]));
        return round(m.base + (m.best - m.base) * share, measureDecimals(m));
      }),
    });
  }
  examples.push({
    number: 0,
    params: examples[0]!.params,
    measures: seed.measures.map((m) => m.base),
  });
  return examples;
}

export function invent(
  id: string,
  field: Field,
  seed: Seed,
  choices: readonly [Choice, Choice | undefined],
  random: Random,
): Invention {
  const signs = random.pick([
    { first: 1, step: 1 },
    { first: 10, step: 1 },
    { first: 10, step: 2 },
    { first: 100, step: 2 },
    { first: 100, step: 10 },
  ]);
  const params = random
    .sample(seed.params, Math.min(seed.params.length, random.int(2, 3)))
    .map((p) => familyParameter(p, random));
  const claimed = new Set(choices.flatMap((c) => (c ? [...c.main, c.dependent] : [])));
  const others = seed.slots.flat().filter((o) => !claimed.has(o));
  const second = choices[1] ? [...choices[1].main, choices[1].dependent] : [];
  const first = new Set([...choices[0].main, choices[0].dependent]);
  const described = [...new Set([...second.filter((o) => !first.has(o)), ...random.sample(others, random.int(1, 2))])];
  return {
    id,
    field,
    seed,
    parts: new Parts(seed, signs),
    choices,
    described,
    params,
    extras: random.sample(seed.extras, Math.min(seed.extras.length, random.int(2, 3))),
    examples: examplesOf(seed, params, random),
  };
}

/** Units that are words: in Chinese, a measure word. */
const WORD_UNITS: Readonly<Record<string, string>> = {
  beams: '个',
  devices: '个',
  fibres: '根',
  objects: '件',
  picks: '次',
  points: '分',
  punctures: '次',
  times: '次',
  uses: '次',
  years: '年',
  '×': '倍',
  '1/h': '次/h',
  '1/min': '次/min',
  ratio: '',
};

/** A unit as each language writes it after a number; a bare ratio has none. */
export const unit = (u: string, lang: Lang): string => {
  if (u === 'ratio') return '';
  if (lang === 'zh') return WORD_UNITS[u] ?? u.replace('°C', '℃');
  return u === '%' || u === '°' || u === '×' ? u : ` ${u}`;
};

/** A quantity with its unit as a column head. */
export const headed = (name: string, u: string, lang: Lang): string => {
  const bare = unit(u, lang).trim();
  return bare === '' ? name : lang === 'zh' ? `${name}（${bare}）` : `${name} (${bare})`;
};

/** `0.8 mm to 1.2 mm`, `0.8mm至1.2mm`. */
export function rangeText(
  range: readonly [number, number],
  decimals: number,
  u: string,
  lang: Lang,
  sign = false,
): string {
  const [low, high] = range.map((v) => shown(v, decimals)) as [string, string];
  const tail = unit(u, lang);
  if (lang === 'zh') return sign ? `${low}~${high}${tail}` : `${low}${tail}至${high}${tail}`;
  return `${low}${tail} to ${high}${tail}`;
}

/** `counter-flow channels` without an article, for titles. */
export const titleNoun = (option: Option, lang: Lang): string => {
  const text = half(option.t, lang);
  return lang === 'en' ? text.replace(/^(?:an?|the) /, '') : text;
};

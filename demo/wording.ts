import { half, type Lang, type Seed, subjectNames } from './seed.ts';

const AN = /^(?:[aeio]|u(?!ni|se|su|ti|re|bi)|hour|[FHLMNRSX](?=[A-Z\d]|-))/;
const A_ANYWAY = /^(?:one|once|eu)/i;

/** `a` or `an`, by sound. */
export const article = (noun: string): string =>
  (AN.test(noun) || /^[AEIO]/.test(noun)) && !A_ANYWAY.test(noun) ? `an ${noun}` : `a ${noun}`;

/** Substances that take no article; other substances are countable (`a binder`). */
const MASS =
  /(?:[^s]s|oxygen|tin|cerium oxide|ferulic acid|data|payload|alumina|titania|carbide|water|sodium chloride|potassium chloride|bacteria|protein)$/;

/** Lower case at the start, unless an abbreviation stands there. */
export const lower = (text: string): string =>
  /^[A-Z][a-z ]/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Which parts a text has introduced: a first mention is indefinite, later ones are definite. */
export type Mentioned = Set<string>;

export interface Manner {
  readonly lang: Lang;
  /** `none`: claims; `paren`: claims with reference signs, as EP practice has them; `plain`: descriptions. */
  readonly signs: 'none' | 'paren' | 'plain';
}

/** The parts of one family's invention, with its reference signs. */
export class Parts {
  readonly seed: Seed;
  readonly #names = new Map<string, { en: string; zh: string; mark: string }>();
  readonly #signs = new Map<string, number>();

  constructor(seed: Seed, signs: { first: number; step: number }) {
    this.seed = seed;
    const subject = subjectNames(seed);
    this.#names.set('S', { en: subject.en, zh: subject.zh, mark: '' });
    let sign = signs.first;
    if (seed.kind === 'device') this.#signs.set('S', sign);
    for (const [id, text] of Object.entries(seed.parts)) {
      const mark = /^[*~&]/.exec(text)?.[0] ?? '';
      const bare = text.slice(mark.length);
      this.#names.set(id, { en: half(bare, 'en'), zh: half(bare, 'zh'), mark });
      if (seed.kind !== 'composition') this.#signs.set(id, (sign += signs.step));
    }
  }

  /** The bare noun. */
  noun(id: string, lang: Lang): string {
    const name = this.#names.get(id);
    if (!name) throw new Error(`demo seed ${this.seed.id} has no part "${id}"`);
    return name[lang];
  }

  /** Reference sign, undefined for substances. */
  sign(id: string): number | undefined {
    return this.#signs.get(id);
  }

  /** One mention of a part. */
  mention(id: string, mentioned: Mentioned, manner: Manner): string {
    const bare = id.endsWith('!');
    const key = bare ? id.slice(0, -1) : id;
    const noun = this.noun(key, manner.lang);
    const { mark } = this.#names.get(key)!;
    const number = this.#signs.get(key);
    const sign = number === undefined || manner.signs === 'none' || bare ? '' : `${number}`;
    if (manner.lang === 'zh') {
      const signed = sign && manner.signs === 'paren' ? `${noun}（${sign}）` : noun + sign;
      if (bare) return signed;
      const known = mentioned.has(key);
      mentioned.add(key);
      if (known) return manner.signs === 'plain' ? signed : `所述${signed}`;
      return (mark === '*' ? '多个' : mark === '&' ? '一对' : '') + signed;
    }
    const signed = sign ? (manner.signs === 'paren' ? `${noun} (${sign})` : `${noun} ${sign}`) : noun;
    if (bare) return signed;
    const known = mentioned.has(key);
    mentioned.add(key);
    if (known) return `the ${signed}`;
    if (mark === '*') return `a plurality of ${signed}`;
    if (mark === '&') return `a pair of ${signed}`;
    return mark === '~' && MASS.test(noun) ? signed : article(signed);
  }

  /** Fills the braces of a clause. */
  say(text: string, mentioned: Mentioned, manner: Manner): string {
    return half(text, manner.lang).replace(/\{([^{}]+)\}/g, (_, id: string) => this.mention(id, mentioned, manner));
  }
}

/** `a; b; and c`. */
export function list(items: readonly string[], separator: string, last: string): string {
  if (items.length < 2) return items.join('');
  return `${items.slice(0, -1).join(separator)}${last}${items.at(-1)}`;
}

/**
 * What a person writes for one seed invention. Every text is bilingual, `English | 中文`, and may name parts of the
 * invention in braces: `{plate}` becomes "a cold plate" where it is first mentioned and "the cold plate" afterwards
 * (冷板, then 所述冷板), so that antecedents are right wherever a clause ends up; `{plate!}` is the bare noun; `{S}` is the
 * subject itself.
 */
export type Bilingual = string;

/** A technical alternative. Siblings of a seed differ in the alternatives that they claim. */
export interface Option {
  /** Noun phrase for titles: `counter-flow channels | 逆流流道`. */
  readonly t: Bilingual;
  /** The limitation, a whole clause without a full stop, usable after "wherein" (其中). */
  readonly c: Bilingual;
  /** Why it works: mechanism and effect, a sentence without its full stop. */
  readonly w: Bilingual;
}

/** A quantity with a broad and a preferred range. */
export interface Parameter {
  readonly n: Bilingual;
  /**
   * The part it belongs to, `S` for the subject, absent when the name says all (`molar ratio of lithium to lanthanum`).
   */
  readonly of?: string;
  readonly r: readonly [number, number];
  readonly p: readonly [number, number];
  readonly u: string;
  /** What goes wrong outside the range, a sentence. */
  readonly w: Bilingual;
}

/** What the examples measure: the comparative value and the best one. */
export interface Measure {
  readonly n: Bilingual;
  readonly u: string;
  readonly base: number;
  readonly best: number;
}

export interface Seed {
  readonly id: string;
  /**
   * `device`: parts; `composition`: substances without reference numerals; `process`: claim 1 is a method and `base`
   * are its steps.
   */
  readonly kind: 'device' | 'composition' | 'process';
  /** English, Chinese, German, Japanese noun. */
  readonly subject: string;
  /** What is sought: `thermal management of traction batteries | 动力电池热管理`. */
  readonly topic: Bilingual;
  /** A clause: what is wrong today. */
  readonly problem: Bilingual;
  /** How others do it: an English noun phrase, a Chinese phrase that starts with a verb. */
  readonly art: Bilingual;
  /** Leading `*`: "a plurality of", `~`: no article (mass nouns, plurals), `&`: "a pair of". */
  readonly parts: Readonly<Record<string, Bilingual>>;
  /**
   * Elements of claim 1: noun phrases (`{plate} arranged below {cells} | {plate}，设置于{cells}下方`), or steps of a process
   * (gerunds).
   */
  readonly base: readonly Bilingual[];
  readonly slots: readonly (readonly Option[])[];
  /** Further developments, clauses as in options. */
  readonly extras: readonly Bilingual[];
  readonly params: readonly Parameter[];
  readonly measures: readonly Measure[];
  /** How it is made or run: `assembling | 装配`; steps are gerunds (verb phrases in Chinese). Absent for a process. */
  readonly method?: { readonly verb: Bilingual; readonly steps: readonly Bilingual[] };
  /** What contains or carries it out. */
  readonly system: Bilingual;
  /** Main class first, IPC; further CPC symbols follow after them in `cpc`. */
  readonly ipc: readonly string[];
  readonly cpc: readonly string[];
  /** How the first figure is drawn. */
  readonly view: 'stack' | 'blocks';
}

export interface Field {
  readonly id: string;
  /** `battery packs | 电池包`. */
  readonly name: Bilingual;
  /** Names of companies (see companies.ts) that are active here, most active first. */
  readonly companies: readonly string[];
  /** General background, whole sentences with full stops, about the field. */
  readonly background: readonly Bilingual[];
  /** Titles of fictional papers. */
  readonly literature: readonly string[];
  /** Families to make. */
  readonly families: number;
  readonly seeds: readonly Seed[];
}

export type Lang = 'en' | 'zh';

/** The half of a bilingual text in `lang`. */
export function half(text: Bilingual, lang: Lang): string {
  const at = text.indexOf(' | ');
  if (at < 0) throw new Error(`demo text without a Chinese half: ${text}`);
  return lang === 'en' ? text.slice(0, at).trim() : text.slice(at + 3).trim();
}

/** English, Chinese, German, Japanese name of the subject. */
export function subjectNames(seed: Seed): { en: string; zh: string; de: string; ja: string } {
  const [en = '', zh = '', de = '', ja = ''] = seed.subject.split('|').map((s) => s.trim());
  return { en, zh, de, ja };
}

import { sentences } from '#corpus/text/sentences.ts';
import { commands } from '#language/commands.ts';
import { contentWords } from '#language/content-words.ts';
import { type PartSection, readDisclosure } from '#language/disclosure.ts';
import { tiesApplications } from '#language/related-applications.ts';
import { languageOf, type TextLanguage } from '#language/script.ts';
import type { Span } from '#language/spans.ts';
import { isTalk } from '../summarise-solution/lead-in.ts';
import {
  BOILERPLATE,
  CONDITIONS,
  CUES,
  EFFECTS_BEGIN,
  EFFECTS_END,
  type Field,
  INTRODUCES,
  LACKING,
  MEANS,
  NAMED_ONLY,
  OF_FIELD,
  OVERCOME,
  OWN,
  PRAISE,
  TESTED,
  USUALLY,
} from './cues.ts';

/** A sentence of the text, the field that it stands in, and by what sign. Offsets are UTF-16, [start, end). */
export interface Placed extends Span {
  readonly text: string;
  readonly field: Field;
  /**
   * `heading`: what it stands under; `wording`: the words of `cue`; `claim`; `means`: it says how something is built or
   * works; `neighbour`: as the sentence before it; `none`.
   */
  readonly basis: 'heading' | 'wording' | 'claim' | 'means' | 'neighbour' | 'none' | 'model';
  readonly cue?: string;
}

/** Sentences that are read of one text: 5,000 words have a few hundred. */
const MOST_SENTENCES = 2_000;
/** Characters of a sentence in which words are looked for. */
const LOOKED_AT = 1_500;

const HEADED: Readonly<Partial<Record<PartSection, Field>>> = {
  background: 'background',
  problem: 'tech_problem',
  effect: 'outcome',
  embodiments: 'embodiment',
  field: 'application',
};

/** In which order fields are asked for their words where none leads the sentence. */
const ORDER = ['tech_problem', 'outcome', 'subject_improvement', 'application', 'embodiment', 'background'] as const;
const LEADS = ['embodiment', 'outcome', 'tech_problem', 'application', 'subject_improvement', 'background'] as const;

/** What introduces a sentence and is no part of what it says. */
const LEADIN =
  /^(?:[[【(（]?\s*\d{1,5}\s*[\]】)）.、]|[-•*·]|and\b|moreover,?|furthermore,?|in addition,?|additionally,?|also,?|另外[，,]?|此外[，,]?|同时[，,]?|并且)\s*/iu;

/** A sentence without what introduces it. */
function bareOf(body: string): string {
  let words = body.slice(0, LOOKED_AT);
  for (let rounds = 0; rounds < 3; rounds++) words = words.replace(LEADIN, '');
  return words;
}

/** Whether a sentence says to which field the thing belongs: This invention relates to, 本发明涉及. */
export const isOfField = (sentence: string, lang: TextLanguage): boolean => OF_FIELD[lang].test(bareOf(sentence));

/** The end of a question. */
const ASKS = /[?？]\s*$/u;

/** Where means and another sign stand in one sentence, what comes first decides, unless the sign leads it. */
function fieldOf(body: string, lang: TextLanguage): Pick<Placed, 'field' | 'basis' | 'cue'> | undefined {
  const cues = CUES[lang];
  const words = bareOf(body);
  if (BOILERPLATE[lang].test(words) || tiesApplications(words)) return { field: 'others', basis: 'wording' };
  if (lang === 'en' && NAMED_ONLY.test(words) && !buildsIn(words, lang) && !/^in\b/iu.test(words))
    return said('subject_improvement', words);
  const tested = TESTED.exec(words);
  if (tested) return said('outcome', tested[0]);
  const lacking = LACKING[lang].exec(words);
  if (lacking && !OVERCOME[lang].test(words) && !OWN[lang].test(words)) return said('tech_problem', lacking[0]);
  const praise = OWN[lang].test(words) && !INTRODUCES[lang].test(words) ? PRAISE[lang].exec(words) : null;
  for (const field of LEADS) {
    const cue = cues[field].lead.exec(words)?.[0];
    if (cue === undefined) continue;
    if (praise && field !== 'embodiment' && field !== 'tech_problem') return said('outcome', praise[0]);
    // what the prior art lacks is the problem; how the present thing differs is said with its means
    if (field === 'background' && cues.tech_problem.words.test(words)) return said('tech_problem', cue);
    if (field === 'tech_problem' && TURN.test(cue) && (OWN[lang].test(words) || cues.embodiment.words.test(words)))
      continue;
    // "To solve this, a pump is provided": the means
    if (field === 'tech_problem' && SOLVES[lang].test(cue) && (buildsIn(words, lang) || PROVIDES[lang].test(words)))
      return said('mechanism', cue);
    if (field === 'application' && (buildsIn(words, lang) || MEANS[lang].test(words.slice(cue.length)))) continue;
    if (field === 'subject_improvement' && buildsIn(words, lang)) return said('mechanism', cue);
    return said(field, cue);
  }
  if (praise) return said('outcome', praise[0]);
  // who asks states no means
  const means = ASKS.test(words) ? null : MEANS[lang].exec(words);
  const reached = words.replace(CONDITIONS[lang], (clause) => ' '.repeat(clause.length));
  for (const field of ORDER) {
    const cue = cues[field].words.exec(field === 'outcome' ? reached : words);
    if (!cue) continue;
    const isUsed =
      field === 'application' &&
      means !== null &&
      THING[lang].test(words.slice(0, means.index)) &&
      !MEANS[lang].test(words.slice(means.index + means[0].length, cue.index));
    if (means && !isUsed && means.index < cue.index && field !== 'background' && field !== 'subject_improvement')
      continue;
    if (means && field === 'embodiment') continue;
    if (field === 'background' && cues.tech_problem.words.test(words)) return said('tech_problem', cue[0]);
    return said(field, cue[0]);
  }
  return means ? { field: 'mechanism', basis: 'means', cue: means[0] } : undefined;
}

const said = (field: Field, cue: string) => ({ field, basis: 'wording' as const, cue: cue.trim().slice(0, 60) });

/** Before a word that tells what something does, and here names the thing that a sentence begins with: “The pump”. */
const THING: Readonly<Record<TextLanguage, RegExp>> = {
  en: /^(?:the|this|our|an?|such an?)\s(?:[\w-]{1,20}\s){0,2}$/iu,
  zh: /^(?:该|本|此|所述|这种)[^，。；]{0,6}$/u,
};

/** Turns against what was said before: a problem only where the sentence goes on with something that is lacking. */
const TURN = /^(?:but|however|但|然而|不过|可是)/iu;

/** Announces what solves a problem, and says it. */
const SOLVES: Readonly<Record<TextLanguage, RegExp>> = {
  en: /^to (?:solve|overcome|address|remedy)/iu,
  zh: /^(?:为了?(?:解决|克服|避免|弥补)|(?:针对|鉴于)|基于此|有鉴于此)/u,
};
const PROVIDES: Readonly<Record<TextLanguage, RegExp>> = {
  en: /\b(?:is|are) provided\b|\bprovides?\b/iu,
  zh: /(?:设有|设置(?:有|了|在)|安装(?:有|了|在)|增设|加装|本(?:发明|申请|公开)提出(?:了)?一种|采用的?(?:一个)?技术方案|技术方案是|采用如下|提供(?:了)?(?:一种|如下|以下)[^。；]{4,})/u,
};

const BUILDS: Readonly<Record<TextLanguage, RegExp>> = {
  en: /\b(?:compris(?:es?|ing)|consist(?:s|ing) of|includ(?:es?|ing)|wherein|characteri[sz]ed|having|in which)\b/iu,
  zh: /(?:包括|包含|由[^，。；由]{1,40}(?:组成|构成)|其特征在于|步骤)/u,
};
const buildsIn = (words: string, lang: TextLanguage) => BUILDS[lang].test(words);

/**
 * Every sentence of a text in one field, in the order of the text: together they hold every character that is not
 * blank, but for heading lines, which are no sentences. Pure; linear in the text.
 */
export function placeSentences(text: string): Placed[] {
  const read = readDisclosure(text);
  // one claim that nothing numbers or heads may as well be an abstract
  const claimed = read.claims.length > 1 || read.form === 'specification';
  const zones = [
    ...read.claims.map(({ start, end }) => ({
      start,
      end,
      section: claimed ? ('claims' as const) : ('other' as const),
    })),
    ...read.parts,
  ].toSorted((a, b) => a.start - b.start);
  const found: Heard[] = [];
  for (const { start, end, section } of zones) {
    const body = text.slice(start, end);
    for (const one of sentences(body)) {
      if (found.length >= MOST_SENTENCES) break;
      const span = { start: start + one.start, end: start + one.end };
      const words = text.slice(span.start, span.end);
      found.push({ ...span, text: words, section, told: toldBy(words, section) });
    }
  }
  return inContext(found);
}

type Told = Pick<Placed, 'field' | 'basis' | 'cue'>;
interface Heard extends Span {
  readonly text: string;
  readonly section: PartSection | 'claims';
  /** What the sentence says by itself; undefined: nothing. */
  readonly told: Told | undefined;
}

/** What a sentence says of itself, or its heading says of it. */
function toldBy(words: string, section: PartSection | 'claims'): Told | undefined {
  if (commands(words) || !/[\p{L}\p{N}]/u.test(words)) return { field: 'others', basis: 'none' };
  if (section === 'claims') return { field: 'mechanism', basis: 'claim' };
  if (section === 'drawings') return { field: 'others', basis: 'heading' };
  if (section === 'other' && isTalk(words)) return { field: 'others', basis: 'wording' };
  // a number, a name, a line that was cut off
  if (
    contentWords(words.slice(0, 200)).length < 3 &&
    !/[.。;；!！?？]$/u.test(words.trimEnd()) &&
    section === 'other' &&
    words.length < 20
  )
    return { field: 'others', basis: 'none' };
  const told = fieldOf(words, languageOf(words.slice(0, 400)));
  const headed = HEADED[section];
  if (!headed) return told;
  // what the known lacks, and the field, are told apart under "Background"
  if (headed === 'background' && (told?.field === 'tech_problem' || told?.field === 'application')) return told;
  return { field: headed, basis: 'heading', ...(told?.cue && told.field === headed && { cue: told.cue }) };
}

/**
 * What a sentence says in its place: before a text begins to speak of its own, means are the known; a list of effects
 * goes on; what says nothing of itself goes with the sentence before it.
 */
function inContext(heard: readonly Heard[]): Placed[] {
  const langs = heard.map(({ text }) => languageOf(text.slice(0, 400)));
  const speaks = ({ text, section, told }: Heard, index: number) =>
    section !== 'background' && told?.field !== 'others' && OWN[langs[index]!].test(text);
  const ofField = (one: Heard, index: number) => speaks(one, index) && isOfField(one.text, langs[index]!);
  // who says what the thing is for, or what it brings and nothing else, has told before what it is
  const isTold = ({ text, told }: Heard, index: number) =>
    told?.field === 'application' || (told?.field === 'outcome' && !MEANS[langs[index]!].test(text));
  // who says to which field the thing belongs may go on with the known
  const beyond = heard.findIndex((one, index) => speaks(one, index) && !ofField(one, index) && !isTold(one, index));
  const own = beyond >= 0 ? beyond : heard.findIndex(ofField);
  const before = own < 0 ? [] : heard.slice(0, own);
  const beginsWithTheKnown =
    before.some(({ told }) => told?.field === 'background' || told?.field === 'tech_problem') ||
    (before.length > 0 &&
      langs[0] === 'zh' &&
      !before.some(({ text }) => INTRODUCES.zh.test(text) || /一种/u.test(text)));
  const technical = heard.some(({ told }) => told?.field === 'mechanism');
  let effects = false;
  const placed: Placed[] = [];
  for (const [index, { text, start, end, told: first }] of heard.entries()) {
    const lang = langs[index]!;
    let told = first;
    const ends = effects && EFFECTS_END[lang].test(text);
    if (ends) effects = false;
    const plain = told === undefined || told.basis === 'means';
    if (beginsWithTheKnown && index < own && (plain || (told?.field === 'embodiment' && OF_KNOWN.test(told.cue ?? ''))))
      told = { field: 'background', basis: 'neighbour' };
    else if (effects && (plain || told?.field === 'background' || told?.field === 'tech_problem'))
      told = { field: 'outcome', basis: 'neighbour' };
    else if (plain && placed.at(-1)?.field === 'outcome' && /[;；]$/u.test(placed.at(-1)!.text))
      told = { field: 'outcome', basis: 'neighbour' };
    else if (own >= 0 && index > own && told?.field === 'background' && USUALLY[lang].test(bareOf(text)))
      told = MEANS[lang].test(text)
        ? { field: 'mechanism', basis: 'means' }
        : neighbour(placed.at(-1), technical, true);
    else if (told === undefined && ends) told = { field: 'others', basis: 'none' };
    else if (told === undefined)
      // parts with their reference signs: how the thing is built, whatever stands before
      told = namesParts(text)
        ? { field: 'mechanism', basis: 'means' }
        : neighbour(placed.at(-1), technical, own >= 0 && index >= own, index === beyond);
    if (EFFECTS_BEGIN[lang].test(text) && told.field === 'outcome') effects = true;
    placed.push({ start, end, text, ...told });
  }
  return placed;
}

/** A drawing or an example: before a text speaks of its own, one of the known. */
const OF_KNOWN = /fig|图|for (?:example|instance)|例如|比如/iu;

/** A part with its reference sign: "a pump 10", 壳体12. */
const SIGNED =
  /\b(?:an?|the)\s(?:[a-z-]{2,20}\s){1,3}\d{1,4}[a-z]?\b(?!\s?(?:%|°|mm|cm|nm|kg|s\b))|\p{Script=Han}\d{1,4}[a-z]?(?=[\p{Script=Han}，。；])(?![度毫厘米秒分年月日个次倍])/giu;
/** A sentence names so many parts where it tells how the thing is built. */
const SEVERAL = 2;
const namesParts = (text: string) => (text.match(SIGNED)?.length ?? 0) >= SEVERAL;

/**
 * Goes with the sentence before it; the first of a technical text says what the thing is, and so does what follows the
 * known or a use once the text speaks of its own.
 */
function neighbour(before: Placed | undefined, technical: boolean, own: boolean, begins = false): Told {
  const ended = own && technical && (before?.field === 'background' || before?.field === 'application' || begins);
  if (ended) return { field: 'mechanism', basis: 'neighbour' };
  if (before && before.field !== 'others') return { field: before.field, basis: 'neighbour' };
  if (technical) return { field: 'mechanism', basis: 'neighbour' };
  return { field: 'others', basis: 'none' };
}

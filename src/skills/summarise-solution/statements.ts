import { sentences } from '#corpus/text/sentences.ts';
import { contentWords } from '#language/content-words.ts';
import { type Disclosure, type PartSection, readDisclosure } from '#language/disclosure.ts';
import { phrasesOf } from '#language/phrases.ts';
import { tiesApplications } from '#language/related-applications.ts';
import { speaksOfScope } from '#language/scope-words.ts';
import { languageOf, type TextLanguage } from '#language/script.ts';
import { segmentClaim, trimSegment } from '#language/segments.ts';
import { type Span, trimSpan, wholeCharacters } from '#language/spans.ts';
import { type Placed, placeSentences } from '../extract-disclosure/classify.ts';
import { CUES as LEADS } from '../extract-disclosure/cues.ts';
import type { SolutionSummary, Statement } from '../types.ts';

/** How a sentence says that something is a problem, an effect, or what the invention is; strongest first. */
interface Cues {
  readonly problem: RegExp;
  readonly effect: RegExp;
  readonly solution: RegExp;
  readonly subject: RegExp;
}

const CUES: Record<TextLanguage, Cues> = {
  en: {
    problem:
      /\b(?:(?:problems?|drawbacks?|disadvantages?|shortcomings?|deficienc(?:y|ies)|(?<!\b(?:without|not|no|any|intending) )limitations?|challenges?)\b|suffers? from|there (?:is|remains|exists) (?:thus |therefore |still |also )?an? (?:\w+ )?need|needs? (?:exists? )?(?:for|to)|it (?:is|would be) desirable|an? (?:further |other |another )?(?:object(?:ive)?|aim|purpose|goal) of|unfortunately|difficult(?:y|ies)?|cannot|fails? to|prone to|insufficient|inefficient|expensive|bulky|unreliable|inaccurate|wastes?|overheats?|(?:too|very) (?:slow|large|heavy|costly|noisy))/i,
    effect:
      /\b(?:advantages?|benefits?|advantageous(?:ly)?|beneficial(?:ly)?|thereby|as a (?:result|consequence)|so that|whereby|improv(?:es?|ed|ing|ement)|reduc(?:es?|ed|ing|tion)|increas(?:es?|ed|ing)|prevent(?:s|ed|ing)?|avoid(?:s|ed|ing)?|eliminat(?:es?|ed|ing)|enabl(?:es?|ed|ing)|allow(?:s|ed|ing)?|lowers?|lowered|faster|cheaper|longer|higher|better|enhanc(?:es?|ed|ing)|sav(?:es?|ing)|prolong(?:s|ed|ing)?|extends? the|this (?:way|keeps|makes|means|lets)|makes? it possible)/i,
    solution:
      /\b(?:(?:present |this )?(?:invention|disclosure|application|solution|idea) (?:provides|relates to|comprises|is|proposes|discloses|includes|uses)|according to (?:the|an aspect of the|one aspect of the) (?:present )?(?:invention|disclosure)|(?:is|are) provided|we (?:propose|use|have|provide|describe|suggest)|compris(?:es|ing)|consists of|includ(?:es|ing)|wherein|characteri[sz]ed)/i,
    subject:
      /\b(?:(?:present |this )?(?:invention|disclosure|application|idea|proposal)(?: generally| particularly)? (?:relates|pertains)(?: generally| particularly)? to|(?:is|are) directed to|concerns|we propose|field of)\s+/i,
  },
  zh: {
    problem:
      /(?:问题|缺点|不足|缺陷|弊端|难以|困难|无法|不能|目的(?:在于|是)|旨在|为了(?:解决|克服|避免)|需要一种|亟需|亟待|然而|容易(?:导致|造成)|效率(?:低|较低)|成本(?:高|较高)|误差(?:大|较大)|针对|过[高低大小热慢]|不均匀?|现有(?:的|技术|方案|方法|装置|产品)?[^。，]{0,20}(?:差|慢|低|高|大|弱|少|复杂))/u,
    effect:
      /(?:有益效果|优点|优势|技术效果|从而|使得|进而|提高|提升|降低|减少|减小|避免|防止|增强|改善|节省|节约|延长|保证了|实现了|有效地?|缩短|便于)/u,
    solution:
      /(?:本(?:发明|实用新型|申请|公开|方案)(?:的技术方案)?(?:提供|公开|提出|采用|包括|涉及|是)|技术方案|提供了?一种|提出了?一种|一种.{2,40}(?:包括|包含)|其特征在于|我们(?:提出|采用|使用|设计))/u,
    subject:
      /(?:(?:本(?:发明|实用新型|申请|公开)|本方案)(?:具体)?(?:涉及|属于|公开了?|提供了?|提出了?)|我们(?:提出|设计)了?)\s*/u,
  },
};

/** Characters in which a sentence begins. */
const BEGIN = 60;

/** What a sentence says by its own words of a problem, of the solution and of its effect. */
export function tellsOf(text: string, lang: TextLanguage) {
  const cues = CUES[lang];
  const problem = cues.problem.exec(text);
  return {
    problem: problem !== null,
    /** It says so before anything else. */
    problemFirst: problem !== null && problem.index < BEGIN && !cues.solution.test(text.slice(0, problem.index)),
    solution: cues.solution.test(text),
    effect: cues.effect.test(text),
  };
}

const MOST_PROBLEMS = 3;
const MOST_EFFECTS = 3;
const MOST_SOLUTION_SENTENCES = 40;
/** The most sentences that are looked at: a hundred pages have about 2,500. */
const MOST_SENTENCES = 20_000;
/** Longer sentences are cut at a clause: they are lists. */
const LONGEST_STATEMENT = 1_200;

interface Sentence extends Span {
  readonly section: PartSection;
  readonly language: TextLanguage;
  /** 0 at the start of the text, 1 at its end. */
  readonly place: number;
  /** What it tells by its own words; of an idea alone, which has no headings to say so. */
  readonly tells?: Pick<Placed, 'field' | 'cue'> | undefined;
}

/** Sentences of an idea that tell of what there was before and what was wrong with it, or of what it is good for. */
const ASIDE: ReadonlySet<string | undefined> = new Set<Placed['field']>(['background', 'tech_problem', 'application']);

function sentencesOf(text: string, { parts, form }: Disclosure): Sentence[] {
  const found: Sentence[] = [];
  // what is only told from the sentence before it may be anything
  const worded = form === 'idea' ? placeSentences(text).filter(({ basis }) => basis === 'wording') : [];
  const told = new Map(worded.map((one) => [one.end, one]));
  for (const part of parts) {
    const body = text.slice(part.start, part.end);
    for (const sentence of sentences(body)) {
      const start = part.start + sentence.start;
      const span = { start: start + leadOf(text, start), end: part.start + sentence.end };
      if (span.end - span.start < 4) continue;
      const said = text.slice(span.start, span.end);
      // what the claims cover and what an application is tied to is no problem, no means and no effect
      if (speaksOfScope(said) || tiesApplications(said)) continue;
      found.push({
        ...span,
        section: part.section,
        language: languageOf(said.slice(0, 400)),
        place: start / Math.max(1, text.length),
        tells: told.get(span.end),
      });
      if (found.length >= MOST_SENTENCES) return found;
    }
  }
  return found;
}

/** A printed paragraph number or a bullet is no part of the sentence. */
const leadOf = (text: string, start: number) =>
  /^(?:[[【(]\s*\d{2,5}\s*[\]】)]|[-•*·]|\d{1,2}[.、)])\s*/u.exec(text.slice(start, start + 20))?.[0].length ?? 0;

function statement(text: string, span: Span, basis: Statement['basis'], cue?: string): Statement {
  const end =
    span.end - span.start > LONGEST_STATEMENT && basis !== 'claim'
      ? clauseEnd(text, span.start + LONGEST_STATEMENT)
      : span.end;
  const exact = wholeCharacters(text, trimSpan(text, { start: span.start, end }));
  return { text: text.slice(exact.start, exact.end), ...exact, basis, ...(cue !== undefined && { cue }) };
}

function clauseEnd(text: string, limit: number): number {
  for (let at = limit; at > limit - 300; at--) if (/[,;，；\s]/.test(text[at]!)) return at;
  return limit;
}

type Aspect = 'problem' | 'effect';

/** The most words of a title. */
const LONGEST_TITLE = 20;

/** Whether words are the title of what follows and no sentence: `The Problem With Mechanical Springs`. */
function isTitle(text: string): boolean {
  const words = text.trim().split(/\s+/, LONGEST_TITLE + 1);
  if (words.length < 2 || words.length > LONGEST_TITLE || /[.!?:;,)\]"”]$/.test(text.trimEnd())) return false;
  const long = words.filter((word) => /^[\p{L}-]{4,}$/u.test(word));
  return long.length > 1 && long.every((word) => /^\p{Lu}/u.test(word));
}

/** Sentences that say one aspect: a heading over them counts most, then their words, then the section they stand in. */
function best(text: string, all: readonly Sentence[], aspect: Aspect, most: number): Statement[] {
  const scored = all.flatMap((sentence, index) => {
    const words = text.slice(sentence.start, sentence.end);
    const cue = CUES[sentence.language][aspect].exec(words)?.[0];
    const heading = sentence.section === aspect;
    if (!heading && cue === undefined) return [];
    if (aspect === 'effect' && sentence.tells?.field === 'background') return [];
    if (/^\s*(?:fig(?:ure|s)?\.?|图)\s*\d/i.test(words) || sentence.section === 'drawings') return [];
    if (isTitle(words)) return [];
    let score = heading ? 3 : 0;
    if (cue !== undefined) score += 1 + Math.min(1, cue.length / 20);
    if (aspect === 'problem') {
      if (sentence.section === 'background') score += 0.8;
      if (sentence.section === 'summary' && /object|aim|目的|解决/i.test(words)) score += 1;
      if (sentence.section === 'embodiments') score -= 1;
      if (CUES[sentence.language].effect.test(words)) score -= 0.3;
    } else {
      if (sentence.section === 'summary' || sentence.section === 'abstract') score += 0.8;
      if (sentence.section === 'background' || sentence.section === 'field') score -= 1.2;
      if (/有益效果|advantage|benefit|effect/i.test(words)) score += 1;
      if (CUES[sentence.language].problem.test(words)) score -= 0.6;
    }
    return score > 0.4 ? [{ sentence, index, score, cue, heading }] : [];
  });
  const said = new Set<string>();
  return scored
    .toSorted((a, b) => b.score - a.score || a.index - b.index)
    .filter(({ sentence }) => {
      const words = text.slice(sentence.start, sentence.end);
      return !said.has(words) && said.add(words);
    })
    .slice(0, most)
    .toSorted((a, b) => a.index - b.index)
    .map(({ sentence, cue, heading }) => statement(text, sentence, heading ? 'heading' : 'wording', cue));
}

/** The noun phrase a claim or a sentence opens with, without its article. */
export function openingSubject(text: string, span: Span, language: TextLanguage): Span | undefined {
  const head = text.slice(span.start, span.end);
  if (language === 'zh') {
    const match = /^\s*(?:一种|一個|一个)?([^，,：:；;。\n]{1,60}?)(?=[，,：:；;。\n]|$|包括|包含|其特征|，其)/u.exec(
      head,
    );
    if (!match) return undefined;
    const start = span.start + match[0].length - match[1]!.length;
    return trimSpan(text, { start, end: start + match[1]!.length });
  }
  const match =
    /^\s*(?:(?:in\s+)?(?:an?|the|one or more)\s+)?([^,:;.\n]{2,200}?)(?=[,:;.\n]|\s+(?:compris|consist|includ|having|with\s|wherein|which|that is|characteri[sz]ed|in which|contain)|$)/i.exec(
      head,
    );
  if (!match) return undefined;
  const start = span.start + match[0].length - match[1]!.length;
  return trimSpan(text, { start, end: start + match[1]!.length });
}

function subjectOf(text: string, read: Disclosure, all: readonly Sentence[]): Statement[] {
  const claim = read.claims[0];
  if (claim) {
    const { segments } = segmentClaim(text.slice(claim.start, claim.end), read.language);
    const preamble = segments[0];
    if (preamble?.part === 'preamble') {
      const span = { start: claim.start + preamble.start, end: claim.start + preamble.end };
      const opening = openingSubject(text, span, read.language);
      if (opening && opening.end > opening.start) return [statement(text, opening, 'preamble')];
    }
  }
  if (read.title) return [statement(text, read.title, 'title')];
  for (const sentence of all) {
    const words = text.slice(sentence.start, sentence.end);
    const cue = CUES[sentence.language].subject.exec(words);
    if (!cue) continue;
    const after = { start: sentence.start + cue.index + cue[0].length, end: sentence.end };
    const opening = openingSubject(text, after, sentence.language);
    if (opening && opening.end - opening.start >= 2) return [statement(text, opening, 'wording', cue[0].trim())];
  }
  // "Known pumps leak" is about pumps; what only tells of the times names nothing
  const named = all.filter(({ start, end }) => !LABELLED.test(text.slice(start, end)));
  const first = named.find((one) => !OF_THE_TIMES.test(knownLead(text, one))) ?? named[0];
  if (!first) return [];
  const known = knownLead(text, first);
  if (known !== '') return knownThing(text, first, known);
  // "our product is a heated jacket": what the product is, and not that it is one
  const from = first.start + (PRODUCT_IS.exec(text.slice(first.start, first.end))?.[0].length ?? 0);
  const said = text.slice(from, first.end);
  const thing = openedWith(said, first.language);
  if (thing) return [statement(text, { start: from + thing.start, end: from + thing.end }, 'position')];
  const phrase = phrasesOf(said).find(({ words, text: written }) => words.length > 1 || written.length > 5);
  if (!phrase) return [];
  const span = { start: from + phrase.start, end: from + phrase.end };
  return [statement(text, first.language === 'en' ? withoutVerb(text, first, span) : span, 'position')];
}

/** A thing that a sentence begins with, and what it has: "A lidar with a mirror", 一种自行车锁，带有警报器. */
const OPENING: Readonly<Record<TextLanguage, RegExp>> = {
  en: /^\s*an? ([\p{L}\d-]{2,30}(?: [\p{L}\d-]{2,30}){0,3}?),? (?:with|that|which|having|has|in which|whose|comprising|for) /iu,
  zh: /^\s*(?:我们?(?:想要?|打算|准备|计划)?(?:做|设计|发明|开发|研制|制作|提出)了?)?一[种个款]([\p{L}\d-]{2,24}?)(?<!是)[，,：:。]/u,
};

function openedWith(said: string, language: TextLanguage): Span | undefined {
  const opening = OPENING[language].exec(said);
  if (!opening || (language === 'en' && opening[1]!.split(' ').some(isNoName))) return undefined;
  const start = opening[0].indexOf(opening[1]!);
  return { start, end: start + opening[1]!.length };
}

/** Behind "a" a word in -s is a verb, and a small one stands in no name. */
const isNoName = (word: string) =>
  (word.endsWith('s') && !SINGULAR_IN_S.test(word)) || /^(?:an?|the|their|her|to|of|in|on|by|from|and|or)$/i.test(word);

/** What stands under such a label is wrong, or comes of the thing. */
const LABELLED =
  /^\s*(?:(?:the )?(?:problems?|background|effects?|benefits?|advantages?)|(?:技术)?问题|背景|(?:有益|技术)?效果|优点)\s*[:：]/iu;

/** Says that the thing is a product, an idea or an invention, before what it is. */
const PRODUCT_IS =
  /^\s*(?:(?:the|our|my) )?(?:solution|idea|invention|proposal|approach|(?:技术|解决)?方案)\s*[:：]\s*|^\s*(?:(?:the|our|my|this|present) )*(?:product|idea|invention|device|solution|proposal|concept) (?:is|concerns) |^\s*(?:本|该|我们的?|这个?)?(?:产品|想法|发明|装置|方案|构思)(?:是|为)(?:一种|一个|一款)?/iu;

/** The words by which a sentence of an idea begins to tell of what there was, also where it says what that lacks. */
const knownLead = (text: string, { tells, language, start, end }: Sentence): string =>
  tells?.field === 'background' || tells?.field === 'tech_problem'
    ? (LEADS[language].background.lead.exec(text.slice(start, end))?.[0] ?? '')
    : '';

/** What a Chinese sentence says of the thing that it names first begins with one of these. */
const SAYS_OF_IT = /[只都均会常多在被将把从由是不]|采用|通过|使用|利用|存在|容易|需要|具有|往往|一般|通常|大多/u;

/** What is known is what the invention makes better: the thing that such a sentence names behind its lead. */
function knownThing(text: string, sentence: Sentence, lead: string): Statement[] {
  const from = sentence.start + lead.length + /^\s*的?/u.exec(text.slice(sentence.start + lead.length))![0].length;
  const [phrase] = phrasesOf(text.slice(from, sentence.end));
  if (!phrase) return [];
  const span = { start: from + phrase.start, end: from + phrase.end };
  const words = text.slice(span.start, span.end);
  if (sentence.language === 'zh') {
    const cut = words.search(SAYS_OF_IT);
    return cut === 0 ? [] : [statement(text, { ...span, end: cut < 0 ? span.end : span.start + cut }, 'position')];
  }
  // what follows a noun in the plural is its verb
  const list = words.split(' ');
  const plural = list.slice(0, -1).findIndex((word) => word.endsWith('s') && !SINGULAR_IN_S.test(word));
  const noun = plural < 0 ? span : { ...span, end: span.start + list.slice(0, plural + 1).join(' ').length };
  return [statement(text, plural < 0 ? withoutVerb(text, sentence, noun) : noun, 'position')];
}

/** Opens a text with how things went lately. */
const OF_THE_TIMES = /^(?:with the|in recent years|随着|近年来)/iu;

const DETERMINER = /^\s+(?:an?|the|its|their|his|her|this|these|those|each|every|any|some|all|both)\b/i;
/** Words that end as a plural or a verb does, and are neither. */
const SINGULAR_IN_S = /(?:ss|us|is|lens|gas|series|bias|means|species|canvas|chaos)$/i;

/**
 * A phrase at whose end the sentence's verb was taken for a noun, without it: between a noun and a determiner stands a
 * verb (“a sensor *steers* its beam”), and behind “a” or “an” no noun ends in -s (“a mirror *tilts* about an axis”).
 */
function withoutVerb(text: string, sentence: Span, { start, end }: Span): Span {
  const words = text.slice(start, end).split(' ');
  const upto = (count: number) => ({ start, end: start + words.slice(0, count).join(' ').length });
  if (/(?:^|\s)an?\s$/i.test(text.slice(sentence.start, start))) {
    const verb = words.findIndex((word, i) => i > 0 && word.endsWith('s') && !SINGULAR_IN_S.test(word));
    if (verb > 0) return upto(verb);
  }
  return words.length > 1 && DETERMINER.test(text.slice(end, end + 20)) ? upto(words.length - 1) : { start, end };
}

function solutionOf(text: string, read: Disclosure, all: readonly Sentence[], used: readonly Statement[]): Statement[] {
  const claim = read.claims[0];
  if (claim) return [statement(text, claim, 'claim')];
  const taken = (s: Span) => used.some((other) => other.start < s.end && s.start < other.end);
  const headed = all.filter(({ section }) => section === 'summary' || section === 'abstract');
  if (read.form === 'specification' && headed.length > 0)
    return headed
      .filter((s) => !taken(s))
      .slice(0, MOST_SOLUTION_SENTENCES)
      .map((s) => statement(text, s, 'heading'));
  const sorted = all.filter((s) => s.section !== 'problem' && s.section !== 'effect' && s.section !== 'background');
  const own = sorted.filter(({ tells }) => !ASIDE.has(tells?.field));
  const candidates = own.length > 0 ? own : sorted;
  const free = candidates.filter((s) => !taken(s) || CUES[s.language].solution.test(text.slice(s.start, s.end)));
  const chosen = free.length > 0 ? free : candidates;
  const worth = chosen.map((s, index) => {
    const words = text.slice(s.start, s.end);
    const cue = CUES[s.language].solution.exec(words)?.[0];
    return {
      s,
      index,
      cue,
      score: (cue ? 2 : 0) + Math.min(2, contentWords(words.slice(0, 2_000)).length / 12) - s.place * 0.5,
    };
  });
  return worth
    .toSorted((a, b) => b.score - a.score || a.index - b.index)
    .slice(0, MOST_SOLUTION_SENTENCES)
    .toSorted((a, b) => a.index - b.index)
    .map(({ s, cue }) => statement(text, s, cue ? 'wording' : 'position', cue));
}

/**
 * Problem, subject, solution and effect as passages of the text, none made up: an empty list says that the text states
 * none. The solution of a text with claims is its first claim, whole. Pure; linear in the text.
 */
export function summarise(text: string): SolutionSummary {
  const read = readDisclosure(text);
  const all = sentencesOf(text, read);
  let problem = best(text, all, 'problem', MOST_PROBLEMS);
  // what turns against the known is a problem, whatever it is called
  if (problem.length === 0)
    problem = all
      .filter(({ tells }) => tells?.field === 'tech_problem')
      .slice(0, MOST_PROBLEMS)
      .map((sentence) => statement(text, sentence, 'wording', sentence.tells?.cue));
  let effect = best(text, all, 'effect', MOST_EFFECTS).filter((e) => !problem.some((p) => p.start === e.start));
  const claim = read.claims[0];
  // A claim alone may still say what follows from it.
  if (effect.length === 0 && claim) {
    const body = text.slice(claim.start, claim.end);
    effect = segmentClaim(body, read.language)
      .segments.filter(({ part }) => part === 'result')
      .slice(0, MOST_EFFECTS)
      .map(({ start, end }) =>
        statement(text, trimSegment(text, { start: claim.start + start, end: claim.start + end }), 'claim'),
      );
  }
  return {
    text_lang: read.language,
    form: read.form,
    problem,
    subject: subjectOf(text, read, all),
    solution: solutionOf(text, read, all, [...problem, ...effect]),
    effect,
  };
}

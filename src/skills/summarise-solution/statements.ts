import { sentences } from '#corpus/text/sentences.ts';
import { contentWords } from '#language/content-words.ts';
import { type Disclosure, type PartSection, readDisclosure } from '#language/disclosure.ts';
import { endsAsVerb, phrasesOf } from '#language/phrases.ts';
import { tiesApplications } from '#language/related-applications.ts';
import { speaksOfScope } from '#language/scope-words.ts';
import { languageOf, type TextLanguage } from '#language/script.ts';
import { segmentClaim, trimSegment } from '#language/segments.ts';
import { type Span, trimSpan, wholeCharacters } from '#language/spans.ts';
import { type Placed, placeSentences } from '../extract-disclosure/classify.ts';
import { COMPARATIVE, CUES as LEADS, OWN, TESTED } from '../extract-disclosure/cues.ts';
import type { SolutionSummary, Statement } from '../types.ts';
import { chineseThing } from './chinese-thing.ts';
import { afterLead, isTalk } from './lead-in.ts';

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
      /\b(?:(?:problems?|drawbacks?|disadvantages?|shortcomings?|deficienc(?:y|ies)|(?<!\b(?:without|not|no|any|intending) )limitations?|challenges?)\b|suffers? from|there (?:is|remains|exists) (?:thus |therefore |still |also )?an? (?:\w+ )?need|(?<!\b(?:it|he|she|they|you|we|i|one) )needs? (?:exists? )?(?:for|to)|it (?:is|would be) desirable|an? (?:further |other |another )?(?:object(?:ive)?|aim|purpose|goal) of|unfortunately|difficult(?:y|ies)?|cannot|fails? to|prone to|insufficient|inefficient|expensive|bulky|unreliable|inaccurate|wastes|wasteful|overheats?|(?:too|very) (?:slow|large|heavy|costly|noisy))/i,
    effect:
      /\b(?:advantages?|benefits?|advantageous(?:ly)?|beneficial(?:ly)?|thereby|as a (?:result|consequence)|so that|whereby|improv(?:es?|ed|ing|ement)|reduc(?:es?|ed|ing|tion)|increas(?:es?|ed|ing)|prevent(?:s|ed|ing)?|avoid(?:s|ed|ing)?|eliminat(?:es?|ed|ing)|enabl(?:es?|ed|ing)|allow(?:s|ed|ing)?|lowers|lowered|faster|cheaper|longer|higher|better|enhanc(?:es?|ed|ing)|sav(?:es?|ing)|prolong(?:s|ed|ing)?|extends? the|this (?:way|keeps|makes|means|lets)|makes? it possible)/i,
    solution:
      /\b(?:(?:present |this )?(?:invention|disclosure|application|solution|idea) (?:provides|relates to|comprises|is|proposes|discloses|includes|uses)|according to (?:the|an aspect of the|one aspect of the) (?:present )?(?:invention|disclosure)|(?:is|are) provided|we (?:propose|use|have|provide|describe|suggest)|compris(?:es|ing)|consists of|includ(?:es|ing)|wherein|characteri[sz]ed)/i,
    subject:
      /\b(?:(?:present |this )?(?:invention|disclosure|application|idea|proposal)(?: generally| particularly)? (?:relates|pertains)(?: generally| particularly)? to|(?:is|are) directed to|concerns|(?:we|i) (?:propose|suggest)|^(?:(?:an?|my|our) )?idea (?:for|of)|^(?:this|it)(?: is|['’]s) about|field of)\s+/i,
  },
  zh: {
    problem:
      /(?:问题|缺点|(?<!至)不足|(?<![检探给测对判识的])缺陷(?![检探定评识判信回位大深类])|弊端|难以|困难|无法|没法|不能|目的(?:在于|是)|旨在|为了(?:解决|克服|避免)|需要一种|亟需|亟待|然而|容易(?:导致|造成)|效率(?:低|较低)|成本(?:高|较高)|误差(?:大|较大)|针对|过[高低大小热慢]|不均匀?|现有(?:的|技术|方案|方法|装置|产品)?[^。，]{0,20}(?:差|慢|低|高|大|弱|少|复杂))/u,
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

/**
 * What somebody saw that is wrong, in the words of everyday and ahead of what is done about it: "People forget their
 * pills", 我们发现钻头总是一侧磨损.
 */
const TROUBLE: Record<TextLanguage, RegExp> = {
  en: /^(?:(?:we|i)(?: have| had)? (?:noticed|observed|saw|realised|realized|often see)\b|(?:our |the )?competitors?\b|how (?:can|could|do|should) (?:we|you|one|i)\b|(?:you know|ever (?:noticed|seen|wondered)|have you ever) )|^(?!an? )(?:(?!(?:so that|never|not|without)\b)[\w'’-]+ ){1,10}?(?:forgets?|loses?|(?:dry|dries|wears?|runs?) out|(?:gets?|becomes?) (?:lost|stuck|cold|wet|dirty|stolen|worn|clogged|damaged|annoying|tedious|heavy|hot|burn(?:t|ed)|cut|hurt|tired)|(?:gets?|are|is) (?:crushed|squashed|ruined|bent|useless|impossible|a mess)|(?:cuts?|digs?) into|never [a-z]+ (?:[a-z]+ )?enough|(?:is|are) (?:dangerous|annoying|tedious|uncomfortable|hard to|a nuisance)|(?:breaks?|leaks?|jams?|clogs?|cracks?|irritates?) (?:easily|often|when|after|under|too))\b/iu,
  zh: /^我们?(?:发现|注意到|观察到|看到)|^(?:现在|目前)[^，。；]{0,20}(?:经常|总是|常常|没人|很)|(?:现在|以前|过去|目前)(?:都|还|只能|只好|总|一直)(?![^，。；]{0,8}[没无])|(?:经常|总是|常常|往往|老是|很容易|容易|会)[^，。；]{0,6}(?:起火|着火|爆炸|短路|过热|没人|出错|忘|坏|漏|断|裂|卡住|堵|磨损|干死|枯|弄?丢|弄?脏|失灵|误[判报触]|松动|脱落|生锈|结冰|起雾|被[^，。；]{0,3}[切烫夹偷撞淋砸刮]|溜走|滑落|洒|打翻|摔|掉[下出地]|着凉|迷路|走丢)|看不[到见清]|很(?:危险|麻烦|不便|难受|痛苦|费力|费时|不舒服)|不(?:方便|舒服|安全)[，。]?$/u,
};

/** Says how a thing is made, whatever else the sentence says. */
export const MADE: Readonly<Record<TextLanguage, RegExp>> = {
  en: /\b(?:compris|consist|contain|with (?:an?|two|several)|having|which has|wherein|by (?:an?|means of)|when|if)\b/iu,
  zh: /包括|包含|具有|通过|利用|采用|由[^，。]{1,20}(?:组成|制成)|当/u,
};

/** A label over what there was or what is wrong. */
const TROUBLE_LABEL =
  /^\s*(?:(?:(?:the |our |my )?(?:problems?(?: statement)?|background|context|situation|prior art)|(?:技术)?问题|背景|现状)\s*[:：]|(?:the|our|my) problem (?:is|was)\b(?! (?:solved|overcome|addressed|avoided)))/iu;

/** Whether a sentence of an idea only states what is wrong, and not how anything is made. */
export function statesTrouble(said: string): boolean {
  if (TROUBLE_LABEL.test(said)) return true;
  const language = languageOf(said);
  return TROUBLE[language].test(said) && !MADE[language].test(said);
}

/**
 * What is wrong may be why something is so: "stores it in a capacitor, because batteries cannot be charged so fast".
 */
const REASON = /,?\s(?:because|since)\s|[，,](?:因为|由于)/iu;

/** A colon, or 所以 and "so we": what stands before it may be what is wrong, what stands behind it what is done. */
const TURN =
  /[:：]\s*(?=\S)|[,;，；]\s*(?=(?:so|therefore|hence|that is why) (?:we|i|our|the (?:new|invention|idea))\b|(?:所以|因此|于是|为此|我们|本方案|本发明|我[想要打准建希]|(?:就|可以)?[做加装搞弄设发][计明]?了?一[个种款把块张件只]|[^，。；]{1,10}(?:[装套贴加夹涂][上一了]|用[^，。；]{2,8}把)))/giu;
/** Content words of what is wrong, and of what is done about it, at least. */
const FEWEST_BEFORE = 2;
const FEWEST_BEHIND = 3;

/**
 * The sentences of an idea; one that states what is wrong, then, behind a colon or a "so we", what is done about it, is
 * two: "A catheter could be kept from overheating: a thermistor sits behind the crystal".
 */
export function ideaSentences(text: string): Span[] {
  return sentences(text).flatMap((sentence): Span[] => {
    const said = text.slice(sentence.start, sentence.end);
    const language = languageOf(said.slice(0, 400));
    for (const turn of said.matchAll(TURN)) {
      const [before, behind] = [said.slice(0, turn.index), said.slice(turn.index + turn[0].length)];
      if (
        !CUES[language].problem.test(before) &&
        !CUES[language].effect.test(before) &&
        !TROUBLE[language].test(before)
      )
        continue;
      if (contentWords(before).length < FEWEST_BEFORE || contentWords(behind.slice(0, 2_000)).length < FEWEST_BEHIND)
        continue;
      const at = sentence.start + turn.index + turn[0].length;
      return [
        { start: sentence.start, end: sentence.start + turn.index },
        { start: at, end: sentence.end },
      ];
    }
    return [sentence];
  });
}

function sentencesOf(text: string, { parts, form }: Disclosure): Sentence[] {
  const found: Sentence[] = [];
  // what is only told from the sentence before it may be anything
  const worded = form === 'idea' ? placeSentences(text).filter(({ basis }) => basis === 'wording') : [];
  const told = new Map(worded.map((one) => [one.end, one]));
  for (const part of parts) {
    const body = text.slice(part.start, part.end);
    for (const sentence of form === 'idea' ? ideaSentences(body) : sentences(body)) {
      const start = part.start + sentence.start;
      const span = { start: start + leadOf(text, start), end: part.start + sentence.end };
      if (span.end - span.start < 4) continue;
      const said = text.slice(span.start, span.end);
      // what the claims cover and what an application is tied to is no problem, no means and no effect
      if (speaksOfScope(said) || tiesApplications(said) || (form === 'idea' && isTalk(said))) continue;
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

/** What a part may do as well as the whole. */
const DONE_BY_A_PART = /^(?:lower|reduc|increas|prevent|avoid|eliminat|extend)/i;

/**
 * Whether a cue says nothing by itself: an effect in the name of the thing (一种防止外卖洒汤的盖子), a trouble that the thing
 * answers (枪头过热就把电流降到一半).
 */
function isOfTheThing(said: string, cue: string, aspect: Aspect): boolean {
  const at = said.indexOf(cue);
  return aspect === 'effect'
    ? /^\s*一[种个款][^，。；：]*$/u.test(said.slice(0, at)) && /^[^，。；：]{1,30}的/u.test(said.slice(at))
    : /^[^，。；]{0,8}[就则便]/u.test(said.slice(at + cue.length));
}

/** From here on a sentence says what comes of what it told before: "is coated, so that nothing sticks". */
const RESULT_TAIL: Readonly<Record<TextLanguage, RegExp>> = {
  en: /(?<=[,;\s])(?:so that|thereby|whereby|as a (?:result|consequence))\b/iu,
  zh: /(?<=[，,；;])(?:从而|使得|进而|这样)/u,
};

/** What a sentence of an idea says of an effect: all of it, or what stands behind its means. */
function effectIn(text: string, { start, end, language }: Sentence, cue: string): Span {
  const words = text.slice(start, end);
  const tail = words.search(RESULT_TAIL[language]);
  const isMeans = tail > 0 && words.indexOf(cue) >= tail && contentWords(words.slice(0, tail)).length >= FEWEST_BEFORE;
  return { start: isMeans ? start + tail : start, end };
}

/** Sentences that say one aspect: a heading over them counts most, then their words, then the section they stand in. */
function best(text: string, all: readonly Sentence[], aspect: Aspect, most: number, isIdea: boolean): Statement[] {
  const scored = all.flatMap((sentence, index) => {
    const words = text.slice(sentence.start, sentence.end);
    const reason = isIdea && aspect === 'problem' ? words.search(REASON) : -1;
    const cue =
      CUES[sentence.language][aspect].exec(reason > 0 ? words.slice(0, reason) : words)?.[0] ??
      (isIdea && aspect === 'problem' && statesTrouble(words)
        ? (TROUBLE[sentence.language].exec(words) ?? TROUBLE_LABEL.exec(words))?.[0]
        : undefined);
    const heading = sentence.section === aspect;
    if (!heading && cue === undefined) return [];
    if (aspect === 'effect' && sentence.tells?.field === 'background') return [];
    // "when it gets warm the driver lowers the rate" is what the thing does
    if (isIdea && aspect === 'effect' && !heading && DONE_BY_A_PART.test(cue!) && MADE[sentence.language].test(words))
      return [];
    if (isIdea && !heading && sentence.language === 'zh' && isOfTheThing(words, cue!, aspect)) return [];
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
    .map(({ sentence, cue, heading }) =>
      statement(
        text,
        isIdea && aspect === 'effect' && !heading ? effectIn(text, sentence, cue!) : sentence,
        heading ? 'heading' : 'wording',
        cue,
      ),
    );
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
    /^\s*(?:(?:in\s+)?(?:an?|the|one or more)\s+)?([^,:;.\n]{2,200}?)(?=[,:;.\n]|\s+(?:compris|consist|includ|having|with\s|wherein|which|that\s|whose|characteri[sz]ed|in which|contain)|$)/i.exec(
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
  // 扫地机器人，毛发缠滚刷: a text begins with its thing, and goes on with what is wrong with it
  const bare = all[0]?.language === 'zh' ? BARE_THING.exec(text.slice(all[0].start, all[0].end)) : null;
  if (bare) {
    const start = all[0]!.start + bare[0].length - bare[1]!.length;
    return [statement(text, { start, end: start + bare[1]!.length }, 'wording')];
  }
  // "Known pumps leak" is about pumps; what only tells of the times names nothing
  const named = all.filter(({ start, end }) => {
    const said = text.slice(start, end);
    return !LABELLED.test(said) && !GREETS.test(said) && !statesTrouble(said) && !ONLY_DEAR.test(said);
  });
  const first = named.find((one) => !OF_THE_TIMES.test(knownLead(text, one))) ?? named[0] ?? all[0];
  if (!first) return [];
  const known = knownLead(text, first);
  if (known !== '') return knownThing(text, first, known);
  // "our product is a heated jacket": what the product is, and not that it is one
  const from = first.start + (PRODUCT_IS.exec(text.slice(first.start, first.end))?.[0].length ?? 0);
  const said = text.slice(from, first.end);
  // 本产品是一种智能相框，...
  const told = from > first.start && first.language === 'zh' ? CLAUSE.exec(said) : null;
  const thing = told ? { start: 0, end: told[0].length } : openedWith(said, first.language);
  const whole = (span: Span) => statement(text, first.language === 'en' ? wholeName(text, span) : span, 'position');
  if (thing) return [whole({ start: from + thing.start, end: from + thing.end })];
  const talked = talkedOf(text, { ...first, start: from });
  if (talked) return [whole(talked)];
  const phrase = phrasesOf(said).find(
    ({ words, text: written }) => words.length > 1 || (written.length > 5 && !SOUGHT.test(written)),
  );
  if (!phrase) return [];
  const span = { start: from + phrase.start, end: from + phrase.end };
  return [first.language === 'en' ? whole(withoutVerb(text, first, span)) : whole(nameOf(text, span))];
}

/** A thing alone before a comma. */
const BARE_THING =
  /^\s*((?!一[种个款]|这|该|此|本|我|现|目前|已知|普通|传统|常规)\p{Script=Han}{1,8}(?:机器人|[机器仪灯车泵阀锁刀椅床柜箱杯壶锅炉伞笔鞋包门窗桌架钳]|装置|系统|设备|扳手))(?=[，,：:])/u;

/** A Chinese phrase up to what is said of the thing, where somebody's own words do not stand first. */
function nameOf(text: string, span: Span): Span {
  const words = text.slice(span.start, span.end);
  const cut = words.search(SAID_OF_IT);
  return cut >= 2 && !/^(?:我们?|你们?|大家)/u.test(words) ? { start: span.start, end: span.start + cut } : span;
}

/** A thing that a sentence begins with, and what it has: "A lidar with a mirror", 一种自行车锁，带有警报器. */
const OPENING: Readonly<Record<TextLanguage, RegExp>> = {
  en: /^\s*an? ([\p{L}\d-]{2,30}(?: [\p{L}\d-]{2,30}){0,3}?),? (?:with|that|which|having|has|in which|whose|comprising|for) /iu,
  zh: /^\s*(?:涉及|关于)?(?:我们?(?:想要?|打算|准备|计划)?(?:做|设计|发明|开发|研制|制作|提出)了?)?一[种个款]([\p{L}\d-]{2,24}?)(?<!是)[，,：:。]/u,
};

function openedWith(said: string, language: TextLanguage): Span | undefined {
  const opening = OPENING[language].exec(said);
  if (!opening || (language === 'en' && opening[1]!.split(' ').some(isNoName))) return undefined;
  const start = opening[0].indexOf(opening[1]!);
  return { start, end: start + opening[1]!.length };
}

/** Words at which the name of a thing ends in English: small words, and what is said of it. */
const NAME_ENDS = new Set(
  'is are was were be has have had can could will would may might must shall should does do did that which who whose where when while if as than and or but with without in on at of for to from by into onto under over between through behind above below near inside outside around against during after before made used driven held fixed coated filled consists comprises includes contains consist comprise include contain'.split(
    ' ',
  ),
);
/** A clause of Chinese that is short enough for a name. */
const CLAUSE = /^(?!一[种个款])[\p{L}\d]{2,16}(?=[，,。；])/u;
/** Ahead of a name, or of what somebody does with it: "we turn the bit", "put a mesh". */
const AHEAD_OF_NAME =
  /^(?:instead of [^,.;]{2,60}?,?\s+(?=(?:we|i)\s))?(?:(?:we|i|you|they)\s+[a-z]+\s+|it(?:['’]?s| is)\s+|[a-z]{2,12}\s+(?=(?:an?|the)\s))?(an?|the|this|these|our|my|each|its|two|three)\s+/iu;
/** "We put a magnet in the lid of the jar": the thing that something is put in, which is made otherwise. */
const PUT_THERE =
  /^(?:(?:we|i)(?: want to| will| can)? )?(?:put|place|fix|mount|attach|add|glue|build|fit|install|sew|clip|stick|hang|screw|weld|print|paint|insert) [^.,;]{1,60}? (?:in|on|to|into|onto|under|inside|behind|below|above|over|around) (?:the|an?|its|my|our|each|every) ([\p{L}-]+(?: (?!(?:so|that|which|and|with|to|for|when|where|in|on|by|of)\b)[\p{L}-]+){0,2}(?: of (?:the|an?|my|our) [\p{L}-]+)?)(?=[.,;]|$| (?:so|that|which|and|with|to|for|when|where|in|on|by)\b)/iu;
const MOST_NAME_WORDS = 4;
/** Names what somebody thinks, and not the thing. */
const IDEA_ITSELF =
  /^(?:ideas?|aim|goal|object|objective|purpose|problem|solution|invention|point|trick|concept|approach)$/iu;
/** Behind a verb: what it is done to, or how. */
const AFTER_VERB =
  /^(?:an?|the|its|their|his|her|this|that|itself|themselves|one|two|three|up|down|off|out|only|automatically|when|if|while|you|us|on|in|at|with|from|into|by|to|over|between|through|about|across|along|around|against)$/iu;

/** The thing that the first words of a sentence name, before what is said of it: "The box opens one compartment". */
function talkedOf(text: string, { start, end, language }: Sentence): Span | undefined {
  const from = afterLead(text, { start, end });
  const said = text.slice(from, end);
  if (language === 'zh') return talkedOfInChinese(said, from);
  const put = PUT_THERE.exec(said);
  if (put) return { start: from + put[0].length - put[1]!.length, end: from + put[0].length };
  const ahead = AHEAD_OF_NAME.exec(said);
  const at = ahead?.[0].length ?? 0;
  const words = [...said.slice(at, at + 120).matchAll(/[\p{L}\d-]+/gu)].slice(0, MOST_NAME_WORDS + 2);
  const isOne = /^(?:an?|the|this|our|my|each|its)$/iu.test(ahead?.[1] ?? '');
  let n = 0;
  for (; n < Math.min(words.length, MOST_NAME_WORDS); n++) {
    const { 0: word, index } = words[n]!;
    const before = n > 0 ? words[n - 1]! : undefined;
    if (NAME_ENDS.has(word.toLowerCase())) break;
    if (before && !/^\s+$/.test(said.slice(at + before.index + before[0].length, at + index))) break;
    const isVerb = before && isOne && endsAsVerb(word) && !before[0].endsWith('s');
    // behind "a" no noun ends in -s
    if (isVerb && (/^an?$/iu.test(ahead![1]!) || AFTER_VERB.test(words[n + 1]?.[0] ?? ''))) break;
  }
  const last = words[n - 1];
  if (n === 1 && IDEA_ITSELF.test(last![0])) return undefined;
  // without an article or a word that ends it, what stands first may be anything
  const ended = words[n] !== undefined && /^(?:that|which|who|whose|with|made)$/iu.test(words[n]![0]);
  // "Cover for an ultrasound probe", and not "Looking for a way"
  const isFor = words[n] !== undefined && /^(?:for|against)$/iu.test(words[n]![0]) && !SOUGHT.test(last?.[0] ?? '');
  if (!last || (!ahead && !ended && !isFor)) return undefined;
  return { start: from + at + words[0]!.index, end: from + at + last.index + last[0].length };
}

/** "Looking for", "need for": what somebody wants, or says, of the thing behind it. */
const SOUGHT = /^(?:\w+ing|needs?|wish|request|call|thanks?|sorry|except|reason|time|ideas?|proposal|plea|demand)$/iu;
/** Heads that name a thing only with what stands behind them. */
const NAMES_LITTLE =
  /(?:^|\s)(?:method|process|procedure|way|system|device|apparatus|arrangement|assembly|machine|tool|unit|use|kit|cover|holder|composition|material)$/iu;
const KIND_OF = /(?:^|\s)(?:kind|type|sort)$/iu;
/** Up to five words behind "for", "of" or "to" until something is said of the thing. */
const BEHIND_NAME = /^ (?:for|of|to|against)(?: (?:an?|the))?((?: [\p{L}\d-]+){1,5})/iu;

/**
 * The name of a thing with what makes it one: "cover for an ultrasound probe", and of a new kind of chair the chair.
 */
function wholeName(text: string, span: Span): Span {
  const name = text.slice(span.start, span.end);
  const isKind = KIND_OF.test(name);
  const behind = isKind || NAMES_LITTLE.test(name) ? BEHIND_NAME.exec(text.slice(span.end)) : null;
  if (!behind) return span;
  const words = behind[1]!.slice(1).split(' ');
  const said = words.findIndex((word) => NAME_ENDS.has(word.toLowerCase()));
  const own = (said < 0 ? words : words.slice(0, said)).join(' ');
  if (own === '') return span;
  const start = span.end + behind[0].length - behind[1]!.length + 1;
  return { start: isKind ? start : span.start, end: start + own.length };
}

const chineseWords = new Intl.Segmenter('zh', { granularity: 'word' });
/** Ahead of the name of a thing that is talked of. */
const THIS = /^\s*(?:这[个款种台把只件张辆套条]?|该|此|本)(?!发明|申请|方案|实用新型|样)/u;
/** What is said of a thing begins with such a character or word. */
const SAID_OF_IT = /[只都均会能常在被将把从由是不用有收]|自动|经常|总/u;
/** Sides of a thing, and words of what it does, are no part of its name. */
const NO_NAME =
  /^(?:底部|表面|内部|外部|上面|里面|外面|顶部|两侧|侧面|上方|下方|中间|四周|自动|可以|能够|采用|通过|使用|利用|具有|需要|包括)$/u;
/** How something is made, ahead of what it is: 用旧手机做成的报警器. */
const MADE_INTO = /^\s*(?:用|由|以)[^，。；]{1,30}?(?:做|制|改装|组)成?的([^，。；的]{2,16})/u;

function talkedOfInChinese(said: string, from: number): Span | undefined {
  const made = MADE_INTO.exec(said);
  if (made) return { start: from + made[0].length - made[1]!.length, end: from + made[0].length };
  const lead = THIS.exec(said)?.[0].length;
  if (lead === undefined) {
    const thing = chineseThing(said);
    return thing && { start: from + thing.start, end: from + thing.end };
  }
  let length = 0;
  for (const { segment } of chineseWords.segment(said.slice(lead, lead + 24))) {
    if (segment.length < 2 || NO_NAME.test(segment) || SAID_OF_IT.test(segment) || !/^[\p{L}\d]+$/u.test(segment))
      break;
    length += segment.length;
  }
  return length > 0 ? { start: from + lead, end: from + lead + length } : undefined;
}

/** Behind "a" a word in -s is a verb, and a small one stands in no name. */
const isNoName = (word: string) => endsAsVerb(word) || /^(?:an?|the|their|her|to|of|in|on|by|from|and|or)$/i.test(word);

/** What stands under such a label is wrong, or comes of the thing. */
const LABELLED =
  /^\s*(?:(?:the )?(?:problems?|background|context|situation|prior art|effects?|benefits?|advantages?)|(?:技术)?问题|背景|(?:有益|技术)?效果|优点)\s*[:：]/iu;

/** "Training of blasters is expensive": what somebody does, and that it is no good. */
const ONLY_DEAR =
  /^[a-z]+ing (?:[\w-]+ ){1,6}?(?:is|are) (?:too )?(?:expensive|difficult|slow|costly|hard|dangerous)\b/iu;

/** Is said to the reader. */
const GREETS = /^\s*(?:dear|hi|hello|please)\b|\bplease find\b|^\s*(?:您|你|大家)好/iu;

/** Says that the thing is a product, an idea or an invention, before what it is. */
const PRODUCT_IS =
  /^\s*(?:(?:the|our|my) )?(?:solution|idea|invention|proposal|approach|title|subject|topic|(?:技术|解决)?方案|(?:发明|专利)?(?:名称|题目|主题|标题))\s*[:：]\s*|^\s*it(?:['’]s| is) (?=an?\s)|^[^。；，]{0,16}[，,]?(?:是)?关于(?:一种|一个|一款)?|^\s*(?:our|the|this|my) (?:solution|idea|invention|concept) (?:avoids?|prevents?|reduces?|improves?|solves?|makes?|helps?) |^\s*(?:(?:the|our|my|this|present) )*(?:product|idea|invention|device|solution|proposal|concept) (?:is|concerns) |^\s*(?:本|该|我们的?|这个?)?(?:产品|想法|发明|装置|方案|构思)(?:是|为)(?:一种|一个|一款)?/iu;

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
  const plural = list.slice(0, -1).findIndex((word) => endsAsVerb(word));
  const noun = plural < 0 ? span : { ...span, end: span.start + list.slice(0, plural + 1).join(' ').length };
  return [statement(text, plural < 0 ? withoutVerb(text, sentence, noun) : noun, 'position')];
}

/** Opens a text with how things went lately. */
const OF_THE_TIMES = /^(?:with the|in recent years|随着|近年来)/iu;

const DETERMINER = /^\s+(?:an?|the|its|their|his|her|this|these|those|each|every|any|some|all|both)\b/i;
/**
 * A phrase at whose end the sentence's verb was taken for a noun, without it: between a noun and a determiner stands a
 * verb (“a sensor *steers* its beam”), and behind “a” or “an” no noun ends in -s (“a mirror *tilts* about an axis”).
 */
function withoutVerb(text: string, sentence: Span, { start, end }: Span): Span {
  const words = text.slice(start, end).split(' ');
  const upto = (count: number) => ({ start, end: start + words.slice(0, count).join(' ').length });
  if (/(?:^|\s)an?\s$/i.test(text.slice(sentence.start, start))) {
    const verb = words.findIndex((word, i) => i > 0 && endsAsVerb(word));
    if (verb > 0) return upto(verb);
  }
  return words.length > 1 && DETERMINER.test(text.slice(end, end + 20)) ? upto(words.length - 1) : { start, end };
}

/** Statements with sentences that say the same aspect, each text once, in the order of the text. */
function withMore(said: readonly Statement[], more: readonly Sentence[], most: number, text: string): Statement[] {
  const known = new Set(said.map((one) => one.text.trim()));
  const added = more.filter(({ start, end }) => {
    const words = text.slice(start, end).trim();
    return !known.has(words) && known.add(words);
  });
  return [...said, ...added.map((one) => statement(text, one, 'wording', one.tells?.cue))]
    .slice(0, most)
    .toSorted((a, b) => a.start - b.start);
}

/** Where a text turns to its own thing: "We propose"; 0 where it does not say so. */
const turnOf = (text: string, all: readonly Sentence[]): number =>
  all.find(({ start, end, language }) => OWN[language].test(text.slice(start, end)))?.start ?? 0;

function solutionOf(text: string, read: Disclosure, all: readonly Sentence[], used: readonly Statement[]): Statement[] {
  const claim = read.claims[0];
  if (claim) return [statement(text, claim, 'claim')];
  // a sentence of which only the end tells an effect says how the thing is made, too
  const taken = (s: Span) => used.some((other) => other.start <= s.start && s.start < other.end);
  const headed = all.filter(({ section }) => section === 'summary' || section === 'abstract');
  if (read.form === 'specification' && headed.length > 0)
    return headed
      .filter((s) => !taken(s))
      .slice(0, MOST_SOLUTION_SENTENCES)
      .map((s) => statement(text, s, 'heading'));
  const sorted = all.filter((s) => s.section !== 'problem' && s.section !== 'effect' && s.section !== 'background');
  const turn = turnOf(text, sorted);
  const own = sorted.filter(({ tells, language, start, end }) => {
    const said = text.slice(start, end);
    if (COMPARATIVE.test(said)) return false;
    if (!ASIDE.has(tells?.field)) return true;
    // what only has a word of trouble in it, and is no problem stated above, is part of what is told, unless the text
    // turns to its own thing behind it
    return tells?.field === 'tech_problem' && start >= turn && !LEADS[language].tech_problem.lead.test(said);
  });
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
  const isIdea = read.form === 'idea';
  let problem = best(text, all, 'problem', MOST_PROBLEMS, isIdea);
  // what turns against the known is a problem, whatever it is called
  if (problem.length === 0)
    problem = all
      .filter(
        ({ tells, language, start, end }) =>
          tells?.field === 'tech_problem' &&
          !(isIdea && language === 'zh' && tells.cue && isOfTheThing(text.slice(start, end), tells.cue, 'problem')),
      )
      .slice(0, MOST_PROBLEMS)
      .map((sentence) => statement(text, sentence, 'wording', sentence.tells?.cue));
  // and what it says is wrong before it turns to its own thing, beside what its words tell
  else if (isIdea) {
    const turn = turnOf(text, all);
    const before = all.filter(({ start, tells }) => tells?.field === 'tech_problem' && start < turn);
    problem = withMore(problem, before, MOST_PROBLEMS, text);
  }
  // how things are today, ahead of what is told, is what the idea is against
  if (problem.length === 0 && isIdea)
    problem = all
      .filter(({ tells, language, start, end }) => {
        const said = text.slice(start, end);
        return (
          tells?.field === 'background' && LEADS[language].background.lead.test(said) && !MADE[language].test(said)
        );
      })
      .slice(0, MOST_PROBLEMS)
      .map((sentence) => statement(text, sentence, 'wording', sentence.tells?.cue));
  let effect = best(text, all, 'effect', MOST_EFFECTS, isIdea).filter((e) => !problem.some((p) => p.start === e.start));
  if (isIdea) {
    // what a test showed; where nothing else is told, what the sentence says of itself
    const shown = all.filter(
      ({ start, end, tells }) =>
        TESTED.test(text.slice(start, end)) ||
        (effect.length === 0 && tells?.field === 'outcome' && tells.cue !== undefined),
    );
    const own = shown.filter(({ start }) => problem.every((one) => one.start !== start));
    effect = withMore(effect, own, MOST_EFFECTS, text);
  }
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

import { sentences } from '#corpus/text/sentences.ts';
import { antecedentsOf } from '#language/antecedents.ts';
import { contentWords } from '#language/content-words.ts';
import { readDisclosure } from '#language/disclosure.ts';
import { listedThings, withListedThings } from '#language/listed-things.ts';
import { phrasesOf } from '#language/phrases.ts';
import { quantitiesOf } from '#language/quantities.ts';
import { languageOf, type TextLanguage } from '#language/script.ts';
import { countWords, type Segment, segmentClaim, trimSegment } from '#language/segments.ts';
import { overlapping, type Span, trimSpan, wholeCharacters } from '#language/spans.ts';
import { purposesOf } from '#language/wording.ts';
import { claimParents } from '#patents/claims.ts';
import { COMPARATIVE } from '../extract-disclosure/cues.ts';
import { afterLead, hasLead, isTalk } from '../summarise-solution/lead-in.ts';
import { readSolution } from '../summarise-solution/solution-text.ts';
import { ideaSentences, MADE, statesTrouble, summarise } from '../summarise-solution/statements.ts';
import type { AnswerLanguage, Feature, LEFT_OUT } from '../types.ts';

export const MOST_FEATURES = 20;

/** A feature before it is weighed. */
export interface RawFeature extends Span {
  readonly part: NonNullable<Feature['part']>;
  readonly claim?: { readonly number: number; readonly independent: boolean };
}

export interface RawFeatures {
  readonly language: TextLanguage;
  readonly features: readonly RawFeature[];
  readonly notes: readonly string[];
  /**
   * Sentences of an idea that are in no feature; empty for claims and specifications, whose notes say what was taken.
   */
  readonly left_out: readonly LeftOut[];
}

export interface LeftOut extends Span {
  readonly reason: (typeof LEFT_OUT)[number];
}

/** A word that is what somebody or something does: "finds the wall", "shows on a screen". */
const DOES = String.raw`[a-z]{2,}s\s+(?:the|an?|its|their|by|on|in|at|with|from|to|when|as)\b`;
/** What comes of what stood before, in the middle of a sentence. */
const SO = String.raw`(?:so|thus|hence|therefore)\s+(?!that\b)`;
/** Says what somebody does or what a thing has, soon after a word for what follows: 所以把钻头转90度, 因为表面有沟槽. */
const DOES_ZH = '[^，。；]{0,20}(?:我们|把|将|[具设装涂带]?有|采用|使用|利用|装|设置|涂)';
/** Who does something, or to whom it happens: no part of a thing. */
const PEOPLE = '(?:i|we|you|people|they|one|everybody|nobody|kids|children|most|many)';
/** A clause that says what comes of another one, and not how anything is. */
const SAYS_RESULT = new RegExp(
  `^(?:and\\s+)?${SO}|^because\\s+${PEOPLE}\\s|^which (?:prevents?|reduces?|avoids?|improves?|increases?|saves?|lowers?|makes? it|means|lets|allows?)\\b|^(?:[^，。；]{0,4}(?:也?就|再也)(?:不|没)|(?:也?就|便)(?:不|能|可以)|免得|省得|以免|不至于|好让|这样|(?:所以|因此|因为)(?!${DOES_ZH}))`,
  'i',
);
/** A clause that says when or where the next one holds: it is no feature by itself. */
const CONDITION =
  /^(?:once|when(?:ever)?|if|unless|until|as soon as|as long as|above|below)\b|^(?:当|如果|若|一旦|每当|要是)|^[^，。；：]{1,10}(?:时|的时候|[之以]?后)$/iu;
/** The same of a place or a time, ahead of its sentence: "Where the value rises, ..." */
const PLACE_FIRST = /^(?:Where|While)\s/u;
/** A word that opens no clause of its own, with the space behind it. */
const OWN_WORD = String.raw`(?!(?:which|that|who|whose|where)\b)[\w-]+\s+`;
const IDEA_CUTS = new RegExp(
  [
    '[;；，:：]\\s*(?!\\d)',
    // "a plate, 2) a pump": the number is cut off with what precedes a feature
    '[,;，；]\\s*(?=[(（]?\\d{1,2}[)）])',
    ',\\s*(?=(?:wherein|whereby|which|where|while|so that|such that|in which|in that)\\b)',
    // "a buoy with a sender is shot up": what stands before "with" is no clause, its verb comes behind
    // nor does what was done to it end there: "is coated with a wax"
    `(?<!\\s)(?<![a-z]{2}[^e\\s]ed)\\s+(?:with|having|that has|which has|including)\\s+(?=(?:an?|two|several|at least|one|multiple)\\s)(?!(?:${OWN_WORD}){1,6}?(?:is|are|was|were|can|may|must|will|has|have)\\s)(?!(?:${OWN_WORD}){1,6}?[a-z]+[^s\\W]s\\s+(?:the|an?|its|their|against|into|out|up|down)\\s)`,
    ',\\s*(?=(?:and\\s+)?(?:the|an?|two|several|at least|one or more|a plurality of|each)\\s)',
    ',\\s*(?=and\\s+(?:when|if|once|as soon as)\\s)',
    `,\\s*(?=(?:and\\s+|then\\s+)?${DOES})`,
    '(?<!\\s)\\s+and\\s+(?:(?:by|with|through)\\s+)?(?=an?\\s)',
    // "cleans itself, since its surface has grooves": how it is, behind what it does
    '(?<!\\s),?\\s+(?:because|since|as)\\s+(?=(?:its|their)\\s)',
    `,\\s*(?=(?:and\\s+)?${SO})`,
    // "in the lid so the spoon sticks to it", "because I keep losing my keys": what comes of it, and why it is done
    `(?<!\\s),?\\s+(?=(?:so\\s+(?:the|its?|they|you|nobody|no one|one)|because\\s+${PEOPLE})\\s)`,
    // "is opened, it is powered by a cell": a sentence of its own
    ',\\s*(?=it\\s+(?:is|has|runs|works|sits|hangs|stands)\\s)',
  ].join('|'),
  'giu',
);
/**
 * What "and" joins behind such a word is one thing of two: "a mix of a powder and a salt", "between a lid and a jar".
 */
const TOGETHER =
  /\b(?:(?:mix(?:ture)?|blend|combination|pair|composite|alloy|ratio|difference|gap|space|contact|junction)(?: (?:of|between))|between|both)(?:\s[\w-]+){1,5}$/iu;
const TOGETHER_REACH = 80;
/** After what follows from the rest something else may be named. */
const AFTER_RESULT = /,\s*(?:and\s+)?(?=(?:an?|the)\s)/i;
/** 一种激光雷达，...: what the whole is, before anything is said of it. */
const NAMED_FIRST = /^(一种[^，,。；;：:\n]{1,24})[，,：:]/u;
/** Characters of a text that nothing could be taken from, as a feature. */
const LONGEST_WHOLE = 2000;
/** A sentence with nothing to compare: fewer content words than this. */
const FEWEST_CONTENT_WORDS = 2;
/** An idea of more sentences is a description: the ones that say how the thing is built are chosen. */
const MOST_SENTENCES = 40;
/** A sentence that only takes up what stood before it, to say what comes of it. */
const ONLY_EFFECT =
  /^(?:(?:this|that|which|it) (?:way )?(?:prevents?|reduces?|avoids?|improves?|increases?|saves?|keeps?|lowers?|makes? it|means|lets|allows?)\b|(?:thus|therefore|hence|as a (?:result|consequence)|so(?! far\b))\b(?!,?\s+(?:we|i|what (?:we|i)|our|the (?:new|invention|idea|solution))\b),?\s|(?:the )?(?:advantages?|benefits?|effects?)\b|这样|(?:因此|所以|于是)(?![^，。；]{0,20}(?:我们|把|将|采用|使用|装|设置))|从而|由此(?!形成|得到|构成)|由于(?:无需|不需要?|不必|不用|省去)|有益效果|优点|好处|(?:成本|价格|造价)(?:不高|不贵|很?低|便宜|大[概约]))/iu;
/** 由于停留时间短，减少了外消旋化，提高了收率: takes up what was told, and says what it brings, clause by clause. */
function isReasonedEffect(said: string): boolean {
  const [reason, ...clauses] = said.replace(/[。；;]$/u, '').split(/[，,]/u);
  return /^由于/u.test(reason!) && clauses.length > 0 && clauses.every((clause) => GAINS.test(clause));
}
const GAINS =
  /^\s*(?:从而|因此|可以?|能够?|有效|大大|显著){0,2}(?:减少|提高|降低|避免|改善|缩短|节省|延长|提升|消除|防止|抑制)/u;

/** What was measured: it shows an effect, and is no part of the thing. */
const TESTED =
  /^(?:in|during) (?:an? |the |our |one |first )?(?:[\w-]{1,20} ){0,3}?(?:tests?|trials?|experiments?)\b|^(?:we|i) (?:have )?(?:tr[iy]ed|tested) (?:it|this|them) (?:on|with|in)\b[^.]{0,80}\d|^(?:tests?|trials?|experiments?|measurements?) (?:have )?(?:show|confirm|prov|demonstrat)|^(?:在[^，。；]{0,12}?的?)?(?:试验|实验|实测|测试)(?:结果)?(?:中|表明|证明|显示|，)/iu;
/** What the thing is used for, and nothing of how it is made. */
const USED =
  /^(?:it |this |the (?:[\w-]{1,20} ){1,4}?|applications? )(?:can|may|could) (?:also )?be (?:used|applied|employed) (?:in|for)\b|^(?:本|该|此)[^，。；]{1,10}?(?:也|还)?(?:可以?|能够?|适合)?(?:广泛)?(?:用于|应用于|适用于)|^(?:it |this |they |the (?:[\w-]{1,20} ){1,3}?)(?:is|are|will be|shall be) (?:also )?(?:sold|marketed|offered|exported|shipped) (?:in|to|by|at|for|from)\b|^[^，。；]{0,10}?(?:在|向|销往|出口到?)[^，。；]{1,16}(?:销售|出售|上市|市场)/iu;
/** Tells of what there was before, and a word by which the sentence behind it goes on with that. */
const KNOWN =
  /^(?:(?:(?:today|nowadays|currently|at present|at the moment|right now|so far|until now|up to now)\b,?\s|(?:existing|current|today's|ordinary|usual) )(?![^.;]{0,120}\b(?:compris|consist|contain|equipped|fitted|having|with (?:an?|two)))|(?:known|conventional|traditional|prior[- ]art|state[- ]of[- ]the[- ]art)\s)|^(?:in|according to) the (?:prior art|state of the art)\b|^(?:现有|传统|常规|已知的|目前)/iu;
const GOES_ON = /^(?:however|but|yet)\b|^(?:但是?|然而|可是|不过)/iu;
/** What somebody wishes, or what must not happen, ahead of everything that does something about it. */
const WISHED =
  /^(?:[\w'-]+\s+){1,8}?(?:wants?|wish(?:es)?|would like|must (?:not|never)|should (?:not|never))\b|^[^，。；]{1,20}(?:不容易|很难|太难|不方便)$/iu;
/** What people do wrong again and again, wherever it is told: "Riders always forget to charge their lamps". */
const FORGETS =
  /^(?:(?:the|many|most|some|old|young|all) )?[a-z]+s? (?:always|often|usually|sometimes|easily|keep on|keep) (?:forget|los(?:e|ing)|forgetting|misplac(?:e|ing))\b|^(?:[\p{Script=Han}]{2,6}?)(?:经常|总是?|老是?|常常|容易)忘/iu;
/** Words that no thing is named by. */
const SMALL_WORDS =
  'of|over|in|on|at|for|with|without|from|to|into|by|under|between|through|during|along|across|around|and|or|about|against|inside|outside|upon|as|off|up|down';
/**
 * What the whole is for, as a heading tells it: no sentence, and what is done with its object ("Opening a bottle
 * without force"). What has a verb is not meant ("Floating bodies hold the pipe").
 */
const PURPOSE = new RegExp(
  String.raw`^(?!(?:being|having|according|including|using)\b)[a-z]{2,}ing\s+(?:${SMALL_WORDS}|an?|the|its|their|[a-z]+(?:ing|s))\b`,
  'iu',
);
const HAS_VERB = new RegExp(
  String.raw`\b(?:is|are|was|were|has|have|can|may|must|will|does|do)\b|\s(?!(?:${SMALL_WORDS})\b)[a-z]+\s+(?:the|an?|its|their)\b`,
  'iu',
);
/** Says that something will be told, in how many parts, or to whom, and nothing of it. */
const ANNOUNCES =
  /^[^,;]{0,60}\b(?:is|are|works?|looks?) as follows\s*[.:]?$|^[^,;]{0,60}\b(?:consists? of|has|comprises?|works in|takes) (?:two|three|four|five|six|several|\d) (?:parts|steps|components|stages|elements|pieces|phases)\s*[.:]?$|^[^.;:]{0,40}\bplease find\b[^.;:]{0,80}[.:]?$|^[^，；]{0,20}如下[。：]?$|^[^，；]{0,12}分(?:为|成)?[两二三四五六七八\d]个?(?:步骤?|部分|阶段)[。：]?$|^(?:我们?)?(?:现在)?(?:想要?|打算|准备)申请[^，。；]{0,10}专利[^。；]{0,30}[。]?$/iu;
/** Names the thing, before anything is told of it. */
const INTRODUCED =
  /^(?:the|this|our|my) (?:present )?(?:invention|idea|solution|proposal|disclosure) (?:relates to|concerns)\b|^本(?:发明|实用新型|申请|方案|公开)(?:主要)?(?:涉及|公开了?|提供了?|提出了?)[^，；]{1,60}$/iu;

function claimFeatures(
  text: string,
  claim: Span & { number: number },
  language: TextLanguage,
  independent: boolean,
  notes: string[],
  lang: AnswerLanguage,
): RawFeature[] {
  const words = text.slice(claim.start, claim.end);
  const { segments, doubt } = segmentClaim(words, language);
  if (doubt) notes.push(DOUBTS[doubt][lang](claim.number));
  const cut = doubt ? segments : withListedThings(words, segments, language, saysEnough);
  return cut.map(({ start, end, part }) => ({
    start: claim.start + start,
    end: claim.start + end,
    part,
    claim: { number: claim.number, independent },
  }));
}

const DOUBTS = {
  too_long: {
    en: (n: number) =>
      `Claim ${n} is longer than any claim that could be taken apart safely; it is one feature. Please cut it.`,
    zh: (n: number) => `权利要求 ${n} 过长，无法可靠拆分，作为一个特征列出，请自行拆分。`,
  },
  several_sentences: {
    en: (n: number) => `Claim ${n} holds several sentences, as no claim does; it is one feature. Please cut it.`,
    zh: (n: number) => `权利要求 ${n} 含有多个句子，不像一项权利要求，作为一个特征列出，请自行拆分。`,
  },
} as const;

/**
 * Features of free text: what it is about, then the clauses of the sentences that say how it is built, or of
 * `statements` that are numbered.
 */
function ideaFeatures(
  text: string,
  zone: Span | undefined,
  statements: readonly Span[],
): { found: RawFeature[]; left_out: LeftOut[] } {
  const summary = summarise(zone ? text.slice(zone.start, zone.end) : text);
  const offset = zone?.start ?? 0;
  const found: RawFeature[] = [];
  const [subject] = summary.subject;
  let named: RawFeature | undefined;
  const body = text.slice(offset, zone?.end);
  const all = (summary.form === 'idea' ? ideaSentences(body) : sentences(body)).map((one) => moved(one, offset));
  const left_out: LeftOut[] = [];
  const short = summary.form === 'idea' && all.length <= MOST_SENTENCES;
  const sorted = short
    ? sortedOut(
        text,
        all,
        summary.problem.map((one) => moved(one, offset)),
      )
    : undefined;
  const told = statements.length > 1 ? statements : (sorted?.told ?? summary.solution.map((one) => moved(one, offset)));
  for (const { start, end } of told) {
    for (const sentence of sentences(text.slice(start, end))) {
      const said = trimSpan(text, { start: afterLead(text, moved(sentence, start)), end: start + sentence.end });
      const span = { start: said.start, end: said.end - (/[?？]/u.test(text[said.end - 1] ?? '') ? 1 : 0) };
      const first = NAMED_FIRST.exec(text.slice(span.start, span.end));
      if (first && !named) {
        named = { start: span.start, end: span.start + first[1]!.trimEnd().length, part: 'preamble' };
        span.start += first[0].length;
      }
      const words = text.slice(span.start, span.end);
      const language = languageOf(words);
      const cut = segmentClaim(words, language).segments.flatMap((segment): Segment[] => {
        const whole = { start: span.start + segment.start, end: span.start + segment.end };
        const { part } = segment;
        if (part !== 'result')
          return clauses(text, whole).map(
            (piece): Segment => ({
              ...piece,
              part: SAYS_RESULT.test(text.slice(piece.start, piece.end)) ? 'result' : part,
            }),
          );
        const more = AFTER_RESULT.exec(text.slice(whole.start, whole.end));
        if (!more) return [{ ...whole, part }];
        const rest = { start: whole.start + more.index + more[0].length, end: whole.end };
        return [
          { start: whole.start, end: whole.start + more.index, part },
          ...clauses(text, rest).map((piece): Segment => ({ ...piece, part: 'body' })),
        ];
      });
      // in English a comma and an article do; here what stands between is a thing where it is named as one
      const listed = cut.flatMap((piece): Segment[] =>
        language === 'zh' && piece.part !== 'result'
          ? listedThings(text, piece, language, saysEnough).map((one) => ({ ...one, part: piece.part }))
          : [piece],
      );
      for (const piece of listed) {
        const part =
          piece.part === 'result' ? 'result' : piece.part === 'preamble' && found.length === 0 ? 'preamble' : 'idea';
        const words = text.slice(piece.start, piece.end);
        if (contentWords(words).length >= FEWEST_CONTENT_WORDS && !ANNOUNCES.test(words) && !isTalk(words))
          found.push({ ...piece, part });
      }
    }
  }
  const isFound = overlapping(found);
  // statements that look like claims, and are none, are an idea, too
  if (summary.form === 'idea' || summary.form === 'claims')
    for (const sentence of all)
      if (!isFound(sentence))
        left_out.push({ ...sentence, reason: sorted?.reasons.get(sentence.start) ?? 'too_little' });
  if (named)
    return {
      left_out,
      found: [named, ...found.map((one) => (one.part === 'preamble' ? { ...one, part: 'idea' as const } : one))],
    };
  // a problem names what is bad, not what the solution is
  const inSolution = (span: Span) => told.some(({ start, end }) => start <= span.start && span.end <= end);
  // a phrase that only stands first names no thing: it may be what somebody does
  const says = subject &&
    subject.basis !== 'position' &&
    inSolution(moved(subject, offset)) &&
    // what is named in the course of the telling is told of there
    !found.slice(1).some((one) => opensWith(one, moved(subject, offset))) && {
      start: offset + subject.start,
      end: offset + subject.end,
      part: 'preamble' as const,
    };
  // The subject is a feature of its own unless the first feature is little else.
  const [first] = found;
  if (
    says &&
    !(
      first &&
      first.start <= says.start &&
      says.end <= first.end &&
      countWords(text.slice(first.start, first.end)) <= countWords(text.slice(says.start, says.end)) + 4
    )
  ) {
    const rest = first && restBehind(text, first, says);
    if (rest) found[0] = { ...first, ...rest };
    if (first && !rest && opensWith(first, says)) found[0] = { ...first, part: 'preamble' };
    else found.unshift(says);
  } else if (first) found[0] = { ...first, part: found.length > 1 && isPurpose(text, first) ? 'purpose' : 'preamble' };
  return { found, left_out };
}

/** Characters of an article ahead of a name. */
const ARTICLE = 4;
const opensWith = (feature: Span, name: Span) =>
  feature.start <= name.start && name.start - feature.start <= ARTICLE && name.end <= feature.end;

/** What a feature that opens with the name of the whole says of it: "probes | in which a row is swept". */
function restBehind(text: string, feature: Span, name: Span): Span | undefined {
  if (!opensWith(feature, name)) return undefined;
  const behind = /^\s*[:：,，]?\s*/u.exec(text.slice(name.end, feature.end))![0].length;
  const rest = { start: name.end + behind, end: feature.end };
  const words = text.slice(rest.start, rest.end);
  return saysEnough(words) && !/^(?:even|when|if|while|so)\b/iu.test(words) ? rest : undefined;
}

function isPurpose(text: string, { start, end }: Span): boolean {
  const words = text.slice(start, end);
  return PURPOSE.test(words) && !HAS_VERB.test(words);
}

/** Begins with a thing and its parts: what else it says, such as what they keep from happening, makes it no problem. */
const MADE_OF: Readonly<Record<TextLanguage, RegExp>> = {
  en: /^an? (?!(?:known|usual|common|problem|difficulty|drawback|disadvantage|danger|risk|challenge|need)\b)[^,.;:]{2,120}?,? (?:in which|wherein|whose|having|comprising|consisting of|containing|with (?:an?|two|several))\b/iu,
  zh: /^一种[^，。；：]{2,40}[，,]?(?:其中|包括|包含|具有|设有|带有)/u,
};

/**
 * The sentences of an idea that tell of the thing, and why the others do not: an effect that only takes up what stood
 * before or was measured, a use, what was known, or a problem stated ahead of everything else. In doubt a sentence
 * tells: leaving out is what cannot be seen.
 */
function sortedOut(
  text: string,
  all: readonly Span[],
  problems: readonly Span[],
): { told: Span[]; reasons: Map<number, LeftOut['reason']> } {
  const reasons = new Map<number, LeftOut['reason']>();
  const told: Span[] = [];
  const isOfProblems = overlapping(problems);
  for (const [i, sentence] of all.entries()) {
    const before = i > 0 ? reasons.get(all[i - 1]!.start) : undefined;
    const said = text.slice(sentence.start, sentence.end).trim();
    const isProblem = isOfProblems(sentence) && !MADE_OF[languageOf(said)].test(said);
    const nothingTold = told.every(({ start, end }) => INTRODUCED.test(text.slice(start, end).trim()));
    if (ANNOUNCES.test(said) || isTalk(said)) reasons.set(sentence.start, 'too_little');
    else if (COMPARATIVE.test(said)) reasons.set(sentence.start, 'comparison');
    else if (ONLY_EFFECT.test(said) || TESTED.test(said) || isReasonedEffect(said))
      reasons.set(sentence.start, 'effect');
    else if (
      nothingTold &&
      all.length > 1 &&
      (isProblem ||
        (/[?？]$/u.test(said) && !hasLead(said)) ||
        (WISHED.test(said.replace(/[.。]$/u, '')) && !hasLead(said)) ||
        statesTrouble(said))
    )
      reasons.set(sentence.start, 'problem');
    else if (FORGETS.test(said)) reasons.set(sentence.start, 'problem');
    else if (KNOWN.test(said) || (before === 'problem' && GOES_ON.test(said))) reasons.set(sentence.start, 'problem');
    else if (USED.test(said) && all.length > 1 && !MADE[languageOf(said)].test(said))
      reasons.set(sentence.start, 'use');
    else told.push(sentence);
  }
  return told.length > 0 ? { told, reasons } : { told: [...all], reasons: new Map() };
}

const moved = ({ start, end }: Span, by: number): Span => ({ start: start + by, end: end + by });

/** Two English content words, or four Han characters of content. */
const saysEnough = (words: string) =>
  contentWords(words).length >= (languageOf(words) === 'zh' ? FEWEST_CONTENT_WORDS + 1 : FEWEST_CONTENT_WORDS);

/** Goes on with what stood before, in Chinese: what is done next, or with it, names no thing of its own. */
const GOES_ON_ZH = /^(?:把它|将其|让它|让其|使它|使其|就|便|才|跟着|看|算|对准|好让|来|可以|能|会|不)/u;
/** Pairs of characters that such a clause has at least where it stands alone. */
const FEWEST_PAIRS_GOING_ON = 8;
/** Whether a clause says enough to be compared by itself; what comes of the others stands apart however short. */
const standsAlone = (words: string): boolean =>
  saysEnough(words) &&
  (!GOES_ON_ZH.test(words) || SAYS_RESULT.test(words) || contentWords(words).length >= FEWEST_PAIRS_GOING_ON);

function clauses(text: string, span: Span): Span[] {
  const spans: Span[] = [];
  const body = text.slice(span.start, span.end);
  let from = 0;
  /** What says too little stays with what stands before it, or else with what comes. @returns whether it is settled. */
  const add = (to: number): boolean => {
    const trimmed = trimSegment(text, { start: span.start + from, end: span.start + to });
    if (trimmed.end <= trimmed.start) return true;
    if (standsAlone(text.slice(trimmed.start, trimmed.end))) spans.push(trimmed);
    else if (spans.length > 0) spans[spans.length - 1] = { start: spans.at(-1)!.start, end: trimmed.end };
    else return false;
    return true;
  };
  for (const cut of body.matchAll(IDEA_CUTS)) {
    if (/^\s+and\s/.test(cut[0]) && TOGETHER.test(body.slice(Math.max(from, cut.index - TOGETHER_REACH), cut.index)))
      continue;
    if (add(cut.index)) from = cut.index + cut[0].length;
  }
  add(body.length);
  const isCondition = (one: Span | undefined) => {
    const words = one && text.slice(one.start, one.end);
    return words !== undefined && (CONDITION.test(words) || PLACE_FIRST.test(words));
  };
  return spans.flatMap((one, index) => {
    if (isCondition(one) && index + 1 < spans.length) return [];
    let start = one.start;
    for (let before = index - 1; isCondition(spans[before]); before--) start = spans[before]!.start;
    return [{ start, end: one.end }];
  });
}

/**
 * Words of claims: what has none of them, and refers to no claim, is a list or a sentence that is only numbered or
 * begun like one.
 */
const CLAIM_WORDS =
  /\b(?:compris|consist|includ|wherein|whereby|characteri[sz]ed|said\b|according to|as claimed|of claim|in claim)|;|包括|包含|特征在于|其特征|权利要求|所述|；/iu;
const FINITE =
  /\b(?:is|are|has|have|holds?|carries|sounds?|can|will|uses?|finds?|shows?|measures?|controls?)\b|[^，。]{2}(?:设有|报警|实现)/iu;
const isStatements = (claims: readonly string[]): boolean =>
  claims.length > 0 &&
  !claims.some((claim) => CLAIM_WORDS.test(claim)) &&
  (claims.length > 1 || FINITE.test(claims[0]!));

/**
 * The features of the solution in a text: of its first independent claim where it has claims, else of its sentences. A
 * text that `renderSolution` wrote is read by its headings. Offsets count in the given text.
 */
export function rawFeatures(text: string, lang: AnswerLanguage, most = MOST_FEATURES): RawFeatures {
  const notes: string[] = [];
  const solution = readSolution(text);
  const zone = solution?.solution;
  const body = zone ? text.slice(zone.start, zone.end) : text;
  const read = readDisclosure(body);
  const offset = zone?.start ?? 0;
  const isList = isStatements(read.claims.map(({ start, end }) => body.slice(start, end)));
  const claims = isList ? [] : read.claims;
  const language = read.language;
  const [first, ...rest] = claims.map((claim) => ({
    number: claim.number,
    start: claim.start + offset,
    end: claim.end + offset,
  }));
  let features: RawFeature[];
  let left_out: readonly LeftOut[] = [];
  if (first) {
    features = claimFeatures(text, first, language, true, notes, lang);
    const texts = new Map([first, ...rest].map((c) => [c.number, text.slice(c.start, c.end)]));
    const others = rest.filter(
      (c) => claimParents(texts.get(c.number)!, language, c.number, (n) => texts.get(n)).independent,
    );
    if (rest.length > 0)
      notes.push(
        lang === 'zh'
          ? `特征取自权利要求 ${first.number}；未拆分其余 ${rest.length} 项权利要求${others.length > 0 ? `（其中独立权利要求 ${others.map((c) => c.number).join('、')}）` : ''}。`
          : `The features are those of claim ${first.number}; the other ${rest.length} claim${rest.length === 1 ? ' was' : 's were'} left out${others.length > 0 ? ` (independent among them: ${others.map((c) => c.number).join(', ')})` : ''}.`,
      );
  } else {
    const idea = ideaFeatures(text, zone, isList ? read.claims.map((one) => moved(one, offset)) : []);
    features = idea.found;
    left_out = idea.left_out;
    const subject = solution?.subject;
    if (subject && features[0]?.part !== 'preamble') features.unshift({ ...subject, part: 'preamble' });
  }
  if (features.length === 0 && /\p{L}/u.test(body)) {
    const whole = trimSegment(text, { start: offset, end: offset + Math.min(body.length, LONGEST_WHOLE) });
    features = [{ ...whole, part: 'preamble' }];
    notes.push(
      lang === 'zh'
        ? '文本过短或过于笼统，无法拆分，作为一个特征列出。'
        : 'The text says too little to be taken apart; it is one feature.',
    );
  }
  const distinct: RawFeature[] = [];
  const seen = new Set<string>();
  for (const feature of features) {
    const key = contentWords(text.slice(feature.start, feature.end))
      .map((word) => word.key)
      .join(' ');
    if (seen.has(key) || (key === '' && features.length > 1)) continue;
    seen.add(key);
    distinct.push({ ...feature, ...wholeCharacters(text, feature) });
  }
  if (distinct.length > most)
    notes.push(
      lang === 'zh'
        ? `文本有 ${distinct.length} 个特征，列出前 ${most} 个。`
        : `The text has ${distinct.length} features; the first ${most} are listed.`,
    );
  const listed = distinct.slice(0, most);
  // sentences do not overlap each other: those that are added here hide none
  const [isLeftOut, isListed, isTaken, isDistinct] = [left_out, listed, features, distinct].map(overlapping);
  const more = sentences(body)
    .map((one) => moved(one, offset))
    .filter((one) => !isLeftOut!(one) && !isListed!(one) && isTaken!(one))
    .map(
      ({ start, end }): LeftOut => ({
        start,
        end,
        reason: isDistinct!({ start, end }) ? 'too_many' : 'too_little',
      }),
    );
  left_out = first ? [] : [...left_out, ...more].toSorted((a, b) => a.start - b.start);
  for (const { start, end, reason } of left_out.filter((one) => /\p{L}/u.test(text.slice(one.start, one.end))))
    notes.push(
      lang === 'zh'
        ? `${LEFT_OUT_WORDS[reason].zh}：“${text.slice(start, end).trim()}”`
        : `${LEFT_OUT_WORDS[reason].en}: "${text.slice(start, end).trim()}"`,
    );
  return { language, features: listed, notes, left_out };
}

const LEFT_OUT_WORDS = {
  problem: { en: 'Left out, taken for the problem', zh: '未列为特征，视为技术问题' },
  effect: { en: 'Left out, taken for an effect', zh: '未列为特征，视为效果' },
  use: { en: 'Left out, taken for a use', zh: '未列为特征，视为用途' },
  comparison: { en: 'Left out, taken for a comparison', zh: '未列为特征，视为对比' },
  too_little: { en: 'Left out, it says too little to be compared', zh: '未列为特征，内容过少，无法比对' },
  too_many: { en: 'Left out, there are more features than are listed', zh: '未列为特征，超过可列出的数量' },
} as const;

const MOST_ELEMENTS = 12;

/** Elements, function and antecedents of raw features: everything but the weight. */
export function describeFeatures(text: string, raw: RawFeatures): Omit<Feature, 'weight'>[] {
  const texts = raw.features.map(({ start, end }) =>
    text.slice(start, end).replace(/(?<!\s)\s*\n\s*/g, raw.language === 'zh' ? '' : ' '),
  );
  const antecedents = antecedentsOf(texts);
  return raw.features.map((feature, index): Omit<Feature, 'weight'> => {
    const written = texts[index]!;
    const language = languageOf(written);
    const elements = [
      ...new Set([...phrasesOf(written).map((phrase) => phrase.text), ...quantitiesOf(written).map((q) => q.text)]),
    ];
    const purpose = purposesOf(written, language)[0];
    const refers = [...new Set((antecedents[index] ?? []).map(({ introduced_by }) => `F${introduced_by + 1}`))];
    return {
      number: `F${index + 1}`,
      text: written,
      original: { text: text.slice(feature.start, feature.end), start: feature.start, end: feature.end },
      elements: elements.slice(0, MOST_ELEMENTS),
      ...(purpose && { function: written.slice(purpose.start, purpose.end).trim() }),
      part: feature.part,
      ...(feature.claim && {
        claim_number: feature.claim.number,
        claim_type: feature.claim.independent ? ('independent' as const) : ('dependent' as const),
      }),
      ...(refers.length > 0 && { refers_to: refers }),
    };
  });
}

import { dayText } from '#clock.ts';
import { type Trial, trials } from '#collections/trials/trials.ts';
import type { Corpus } from '#corpus/corpus.ts';
import { allOf, anyOf } from '#corpus/query/combine.ts';
import type { Query } from '#corpus/query/tree.ts';
import { totalOf } from '#corpus/total.ts';
import { beginningOf } from '#cut.ts';
import { howMany } from '#how-many.ts';
import { contentWords } from '#language/content-words.ts';
import { wordIn } from '#skills/corpus-words.ts';
import type { LifeAnswer } from './life/answers.ts';

/** What is asked of single trials: a fact as their register has it, or which trials there are on something. */

type Said = string | readonly string[] | undefined;
interface Fact {
  readonly asked: RegExp;
  readonly en: string;
  readonly zh: string;
  readonly of: (trial: Trial) => Said;
}

const date = (when: Trial['start']): Said =>
  when && [when.month ? dayText(when.day).slice(0, 7) : dayText(when.day), when.type].filter(Boolean).join(', ');
const outcomes = (trial: Trial, type: RegExp) =>
  trial.outcomes
    .filter((each) => type.test(each.type))
    .map(({ title, time_frame }) => (time_frame ? `${title} (${time_frame})` : title));

/** Facts of a register, and how questions ask for them; the first that fits of those that exclude each other. */
// biome-ignore format: read it as a table
const FACTS: readonly Fact[] = [
  { asked: /\bhow many (?!(?:\p{L}+ ){0,2}(?:trials?|stud(?:y|ies)|arms)\b)(?:\p{L}+ ){0,2}(?:patients|people|subjects|participants|persons|children|babies|infants|men|women|volunteers|adults|were|was)\b|\benrol|\bsample size\b|多少(?:名|位|例|个)?(?:患者|受试者|病人|人|例)|入组|样本量/iu, en: 'Participants', zh: '受试者',
    of: ({ enrollment }) => enrollment && [String(enrollment.count), enrollment.type].filter(Boolean).join(', ') },
  { asked: /\bsponsor|\bwho (?:is |was |are )?(?:run|runn|conduct|lead|led|pay|paid|fund|organi[sz]|behind|did|does)|申办|发起|资助|谁(?:在)?(?:做|开展)/iu, en: 'Sponsor', zh: '申办者',
    of: ({ sponsor, collaborators }) => [...(sponsor ? [sponsor] : []), ...collaborators].map(({ name }) => name) },
  { asked: /\b(?:what|which) phase\b|\bphase of\b|几期|哪一?期|第几阶段/iu, en: 'Phase', zh: '分期', of: ({ phase }) => phase },
  { asked: /\bsecondary (?:outcome|end ?-?point|measure)|次要(?:终点|结局)/iu, en: 'Secondary outcomes', zh: '次要终点', of: (trial) => outcomes(trial, /secondary/i) },
  { asked: /(?<!secondary )\b(?:outcome|end ?-?point)s?\b|\bwhat (?:is|was|did they) measured?\b|(?<!次要)(?:终点|结局)/iu, en: 'Primary outcomes', zh: '主要终点', of: (trial) => outcomes(trial, /primary/i) },
  { asked: /\brecruit|\b(?:finished|ongoing|stopped|terminated|withdrawn|status|over yet)\b|状态|招募|完成了|终止/iu, en: 'Status', zh: '状态', of: ({ status }) => status?.replaceAll('_', ' ') },
  { asked: /\b(?:start|starts|started|begin|begins|began|begun)\b|开始/iu, en: 'Start', zh: '开始', of: ({ start }) => date(start) },
  { asked: /\bwhen\b.{1,120}\b(?:end|ends|ended|finish|complet)|\bcompletion\b|何时结束|结束时间|完成时间/iu, en: 'Completion', zh: '完成', of: ({ completion, primary_completion }) => date(completion ?? primary_completion) },
  { asked: /\b(?:what|which) (?:\p{L}+ )?(?:drugs?|treatments?|therap(?:y|ies)|interventions?|medicines?)\b|\b(?:is|was|were) (?:given|compared|tested|tried)\b|\bcompared (?:with|to|against)\b|\barms?\b|用(?:了|的是)?(?:什么|哪些|哪种)药|干预|对照/iu, en: 'Interventions', zh: '干预', of: ({ interventions }) => interventions.map(({ type, name }) => (type ? `${name} (${type})` : name)) },
  { asked: /\bwhere\b|\bcountr(?:y|ies)\b|哪里|哪些国家|哪个国家/iu, en: 'Countries', zh: '国家', of: ({ countries }) => countries },
  { asked: /\b(?:what|which) (?:diseases?|conditions?|illness)\b|什么病|哪种病/iu, en: 'Conditions', zh: '病症', of: ({ conditions }) => conditions },
  { asked: /\b(?:eligib|inclusion|exclusion)|\bwho (?:can|may|could) (?:join|take part|enrol)|入选|入组标准|排除标准|纳入/iu, en: 'Criteria', zh: '入选标准', of: ({ criteria }) => criteria && shortened(criteria) },
  { asked: /\b(?:blind(?:ed)?|mask(?:ed|ing)|randomi[sz]ed|placebo[- ]controlled|study design|trial design)\b|盲|随机/iu, en: 'Design', zh: '设计', of: ({ allocation, intervention_model, masking, primary_purpose }) => [allocation, intervention_model, masking, primary_purpose].filter((each) => each !== undefined) },
];
/** What is told of a trial of which nothing particular is asked. */
const IN_SHORT: ReadonlySet<string> = new Set([
  'Status',
  'Phase',
  'Participants',
  'Sponsor',
  'Conditions',
  'Interventions',
  'Primary outcomes',
]);

/** Characters of a text of a register that are shown, and how many of several things. */
const MOST_TEXT = 600;
const MOST_THINGS = 10;
const shortened = (text: string) => beginningOf(text, MOST_TEXT);

const NUMBERS = /\bNCT\d{8}\b|\b\d{4}-\d{6}-\d{2}(?:-\d{2})?\b|\bISRCTN\d{6,9}\b/giu;
const MOST_NUMBERS = 5;
/** Speaks of one trial, or of few: what is asked is said by their register. */
const OF_TRIALS = /\b(?:trials?|clinical stud(?:y|ies))\b|试验|临床研究/iu;
/** Speaks of one that it describes. */
const OF_ONE = /\b(?:the|this|that)\s(?:[\p{L}\d-]+\s){0,4}(?:trial|clinical study)\b/iu;
/** A way or a reason is told by documents, if by any. */
const OF_WAYS = /^\W{0,3}(?:how (?!many\b)|why\b)/iu;

/** Asks a fact of one trial that it describes: of registers as a whole it asks nothing. */
export const asksOfTrial = (question: string): boolean =>
  OF_ONE.test(question) && !LISTS.test(question) && FACTS.some(({ asked }) => asked.test(question));

/** Asks which trials there are. */
const LISTS =
  /^(?:please )?(?:which|what|list|show|find|name|give|any|are there|is there|do you (?:have|know))\b.{0,60}\b(?:trials?|clinical stud(?:y|ies))\b|(?:哪些|什么)[^，。？?]{0,30}(?:试验|临床研究)|(?:试验|临床研究)有哪些/iu;
/** Asks whether something was tried for something: the trials that have all its words say so, if any do. */
const TRIED =
  /^(?:did|has|have|was|were|is|are)\b.{1,160}\b(?:test(?:ed|ing)?|tr(?:y|ied)|stud(?:y|ied)|evaluat(?:ed?|ing)|investigat(?:ed?|ing)|trialled)\b/iu;
/** Words that ask, and name no trial. */
const ASKING = new Set(
  'trial studi clinic patient peopl subject particip person mani enrol enrol sponsor run conduct lead phase outcom endpoint end primari secondari measur recruit finish complet statu start begin drug treatment therapi intervent countri condit diseas criteria eligibl registr regist number know list show find name tell say took take part time test tri compar sampl size design blind random very larg small kind happen hold store there anybodi anyon somebodi someon ever yet evalu investig triall against'.split(
    ' ',
  ),
);

/** Trials that are shown. */
const SHOWN = 20;
const FEW = 3;
/** Words of what is tried, and for what. */
const LEAST_NAMED = 2;

/** What registers say of the trials that a question names by number or in words; undefined of other questions. */
export async function answerTrialQuestion(
  corpus: Corpus,
  question: string,
  zh: boolean,
  signal: AbortSignal,
): Promise<LifeAnswer | undefined> {
  const asked = FACTS.filter(({ asked: form }) => form.test(question));
  const numbers = [...new Set([...question.matchAll(NUMBERS)].map(([number]) => number.toUpperCase()))];
  if (numbers.length > 0) return ofNumbers(corpus, numbers.slice(0, MOST_NUMBERS), asked, zh);
  const lists = LISTS.test(question);
  const tried = !OF_TRIALS.test(question) && TRIED.test(question);
  if (!tried && (!OF_TRIALS.test(question) || OF_WAYS.test(question) || (!lists && asked.length === 0)))
    return undefined;
  const words = await wordsOf(corpus, question, signal);
  if (words.length === 0) return undefined;
  if (tried) return words.length < LEAST_NAMED ? undefined : onWords(corpus, words, words.length, zh, signal);
  if (!lists || asked.length > 0) return factsOn(corpus, words, asked, zh, signal);
  // a name that few trials have says enough alone
  return onWords(corpus, words, words[0]!.trials <= SHOWN ? 1 : LEAST_NAMED, zh, signal);
}

async function ofNumbers(corpus: Corpus, numbers: readonly string[], asked: readonly Fact[], zh: boolean) {
  const query = anyOf(
    { kind: 'values', field: 'NUMBER', values: numbers },
    { kind: 'values', field: 'STUDY_ID', values: numbers },
  );
  const { hits } = await corpus.search(trials, { query, offset: 0, limit: MOST_NUMBERS });
  const found = await corpus.get(
    trials,
    hits.map(({ id }) => id),
  );
  const known = new Set(found.flatMap(({ register_number, other_ids }) => [register_number, ...other_ids]));
  const absent = numbers.filter((number) => !known.has(number));
  const none = zh
    ? `已载入的登记中没有：${absent.join('、')}。`
    : `Not in the registers that are loaded: ${absent.join(', ')}.`;
  return told(found, asked, [], absent.length > 0 ? [none] : [], zh);
}

interface Word {
  readonly form: string;
  /** Trials that have it. */
  readonly trials: number;
}

const having = (form: string): Query => wordIn('ALL', form);

/** Words that name what the trials are on, the rarest first; those that no trial has have none. */
async function wordsOf(corpus: Corpus, question: string, signal: AbortSignal): Promise<Word[]> {
  const forms = new Map(
    contentWords(question)
      .filter(({ key }) => !ASKING.has(key) && !/\p{Script=Han}/u.test(key))
      .map(({ key, start, end }) => [key, question.slice(start, end).toLowerCase()]),
  );
  const found: Word[] = [];
  for (const form of [...forms.values()].slice(0, 12)) {
    const total = await totalOf(corpus, trials, having(form), { stemming: true, signal });
    found.push({ form, trials: total });
  }
  return found.toSorted((a, b) => a.trials - b.trials);
}

/**
 * Trials that have all of some words; where none has and they may be fewer, those with all but the commonest, which ask
 * more often than they name: "which trials give ...". Undefined where there are none.
 * @param least Words that they must have.
 */
async function onWords(corpus: Corpus, asked: readonly Word[], least: number, zh: boolean, signal: AbortSignal) {
  let words = asked;
  const pageOf = () => {
    const query = allOf(...words.map(({ form }) => having(form)));
    return corpus.search(trials, { query, offset: 0, limit: SHOWN, stemming: true, signal });
  };
  let { hits, total } = await pageOf();
  while (total === 0 && words.length > least) {
    words = words.slice(0, -1);
    ({ hits, total } = await pageOf());
  }
  if (total === 0) return undefined;
  const found = await corpus.get(
    trials,
    hits.map(({ id }) => id),
  );
  const by = words.map(({ form }) => form).join(', ');
  const head = zh
    ? `已载入的登记中有 ${total} 项试验（标题、病症、干预或摘要含全部词：${by}）。`
    : `${howMany(total, 'trial')} of the registers that are loaded (title, conditions, interventions or summary have all of: ${by}).`;
  const more =
    total > found.length ? [zh ? `- ……另有 ${total - found.length} 项` : `- … and ${total - found.length} more`] : [];
  return {
    content: [head, ...found.map((trial) => `- ${titleOf(trial)}`), ...more].join('\n'),
    rows: found.map(rowOf),
  };
}

/**
 * Facts of the trials that are nearest to some words: those with the rarest of them, which names the drug or the
 * disease more often than any other.
 */
async function factsOn(
  corpus: Corpus,
  words: readonly Word[],
  asked: readonly Fact[],
  zh: boolean,
  signal: AbortSignal,
) {
  const known = words.filter((word) => word.trials > 0);
  const [rarest] = known;
  // what names the trial may be the word that none has
  if (!rarest || known.length * 2 < words.length) return undefined;
  const query = allOf(having(rarest.form), anyOf(...known.map(({ form }) => having(form))));
  const { hits, total } = await corpus.search(trials, { query, offset: 0, limit: FEW, stemming: true, signal });
  const found = await corpus.get(
    trials,
    hits.map(({ id }) => id),
  );
  const others = total - found.length;
  const note = zh
    ? `另有 ${others} 项试验提到“${rarest.form}”；请给出登记号以确定是哪一项。`
    : `${howMany(others, 'more trial names', 'more trials name')} “${rarest.form}”; the number of the register says which is meant.`;
  return told(found, asked, known, others > 0 ? [note] : [], zh);
}

function told(
  found: readonly Trial[],
  asked: readonly Fact[],
  words: readonly Word[],
  notes: readonly string[],
  zh: boolean,
): LifeAnswer {
  const wanted = asked.length > 0 ? asked : FACTS.filter(({ en }) => IN_SHORT.has(en));
  const said = (said: Said): string | undefined => {
    if (said === undefined || typeof said === 'string') return said;
    const more = said.length - MOST_THINGS;
    return said.length === 0
      ? undefined
      : [...said.slice(0, MOST_THINGS), ...(more > 0 ? [`… ${more}`] : [])].join('; ');
  };
  const silent = zh ? '登记未说明' : 'the register does not say';
  const lines = found.flatMap((trial) => [
    `- ${titleOf(trial)}`,
    ...wanted.flatMap(({ en, zh: chinese, of }) => {
      const text = said(of(trial));
      // of what was not asked it need not be said that it is missing
      return text === undefined && asked.length === 0 ? [] : [`  - ${zh ? chinese : en}: ${text ?? silent}`];
    }),
  ]);
  const by = words.map(({ form }) => form).join(', ');
  const head = zh
    ? `按登记所载${by ? `（最接近：${by}）` : ''}：`
    : `As the register has it${by ? ` (nearest to: ${by})` : ''}:`;
  return { content: [...(found.length > 0 ? [head] : []), ...lines, ...notes].join('\n'), rows: found.map(rowOf) };
}

const titleOf = ({ register_number, brief_title, official_title }: Trial): string =>
  [register_number, brief_title ?? official_title].filter(Boolean).join(' ');
const rowOf = (trial: Trial) => ({
  id: trial.id,
  text: titleOf(trial),
  path: `/synapse/clinical-trial/detail?clinical_trial_id=${trial.id}`,
});

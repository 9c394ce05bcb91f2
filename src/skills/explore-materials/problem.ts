import { PROPERTY_NAMES, propertyKind } from '#collections/materials/properties.ts';
import { sentences } from '#corpus/text/sentences.ts';
import { lineWithin } from '#cut.ts';
import { withoutCommands } from '#language/commands.ts';
import { elementNamed } from '#language/element-names.ts';
import { quantitiesOf } from '#language/quantities.ts';
import { substancesIn } from '#language/recipes.ts';
import { type Requirement, readRequirements, requirementText } from '#language/requirements.ts';
import { isHan } from '#language/script.ts';
import { findTopic, type Topic } from '../find-topic/find-topic.ts';
import type { SkillContext } from '../skill.ts';
import { findMaterials, requirementsQuery } from './find-materials.ts';

/** A sharper question that the corpus can answer, with what is asked in it and how much answers it. */
export interface SharperQuestion {
  readonly text: string;
  /** Places in `requirements`. */
  readonly requirements: readonly number[];
  readonly count: number;
}

/** A problem of materials as its text states it; what it does not state is a question, never an answer. */
export interface MaterialsProblem {
  readonly title: string;
  /** The sentences of the input that are no requirement by number. */
  readonly background: readonly string[];
  readonly requirements: readonly Requirement[];
  /** Sentences that say what must not be, in words of the input. */
  readonly constraints: readonly string[];
  /** Elements that must not be in. */
  readonly without: readonly string[];
  /** Substances that the input names. */
  readonly substances: readonly string[];
  /** What the input leaves open. */
  readonly questions: readonly string[];
  readonly topic: Topic;
  /** Materials of the collection, and those that meet every requirement. */
  readonly stored: number;
  readonly meeting: number;
  readonly sharper: readonly SharperQuestion[];
}

const EXCLUDES =
  /(?:\bwithout|\bfree of|\bno|\bnot contain(?:ing)?|\bavoid(?:ing)?|\bmust not contain)\s{1,3}(?:any\s|the use of\s)?([A-Za-z]{1,20})|([A-Za-z]{2,12})-free\b|(?:不含|无|不使用|避免(?:使用)?)(?:有|任何)?([\p{Script=Han}A-Za-z]{1,6})/giu;
const CONSTRAINT =
  /\b(?:without|must not|should not|cannot|free of|avoid|[a-z]+-free|at most|limited to|only)\b|不含|不得|不能|避免|无(?!法)|仅/iu;
/** What joins a further element to one that is ruled out: 不含钴和镍, without cobalt or nickel. */
const FURTHER = /\s{0,3}(?:、|和|或者?|及|与|\b(?:and|n?or)\b)\s{0,3}([A-Za-z]{1,20}|\p{Script=Han})/iuy;

/** Elements that a text rules out. */
export function excludedElements(text: string): string[] {
  const found = new Set<string>();
  const read = text.slice(0, 20_000);
  for (const match of read.matchAll(EXCLUDES)) {
    const word = (match[1] ?? match[2] ?? match[3] ?? '').trim();
    // Chinese runs words together: 不含钴且, 无铅的
    const first = isHan(word[0] ?? '') ? word[0]! : word;
    let element = elementNamed(first);
    let end = match.index + match[0].lastIndexOf(word) + first.length;
    while (element) {
      found.add(element);
      FURTHER.lastIndex = end;
      const further = FURTHER.exec(read);
      element = elementNamed(further?.[1] ?? '');
      end = FURTHER.lastIndex;
    }
  }
  return [...found];
}

/** The text without what it asks by number and what it rules out: what is left says what it is about. */
function subjectOf(text: string, requirements: readonly Requirement[]): string {
  let left = text;
  for (const { start, end } of requirements) left = left.slice(0, start) + ' '.repeat(end - start) + left.slice(end);
  const subject = withoutCommands(left).replace(EXCLUDES, ' ').replace(/\s+/g, ' ').trim();
  return /\p{L}/u.test(subject) ? subject : text;
}

const TITLE = 120;
/** Dimensions of properties, and those of what they hold under: how long, how hot, how often. */
const COMPARED: ReadonlySet<string> = new Set([
  ...PROPERTY_NAMES.map((name) => propertyKind(name).dimension),
  ...['time', 'temperature', 'length', 'mass', 'frequency'],
]);

/** Reads a problem, and counts what the collection of materials and the patents hold on it. */
export async function readProblem(
  text: string,
  lang: 'en' | 'zh',
  context: Pick<SkillContext, 'corpus' | 'signal'>,
): Promise<MaterialsProblem> {
  const say = (en: string, zh: string) => (lang === 'zh' ? zh : en);
  const { requirements, open, kindless, contradictory } = readRequirements(text);
  const without = excludedElements(text);
  const parts = sentences(text.slice(0, 60_000)).map(({ start, end }) => ({
    start,
    end,
    said: text.slice(start, end).trim(),
  }));
  const constraints = parts.filter(({ said }) => CONSTRAINT.test(said)).map(({ said }) => said);
  const asked = (start: number, end: number) => requirements.some((one) => one.start >= start && one.end <= end);
  const count = async (some: readonly Requirement[]) =>
    (await findMaterials(context.corpus, requirementsQuery(some, without), 0, context.signal)).total;
  const topic = await findTopic(subjectOf(text, requirements), context);
  const stored = await findMaterials(context.corpus, { kind: 'all' }, 0, context.signal);
  const meeting = requirements.length > 0 ? await count(requirements) : 0;
  const shown = (some: readonly Requirement[]) =>
    some.map((one) => requirementText(one, lang)).join(say(' and ', '，且'));
  const sharper: SharperQuestion[] = [];
  const add = async (places: readonly number[]) => {
    const some = places.map((at) => requirements[at]!);
    const found = await count(some);
    if (found > 0)
      sharper.push({
        requirements: places,
        count: found,
        text: say(`Materials with ${shown(some)} (${found} records)`, `${shown(some)}的材料（${found}条记录）`),
      });
  };
  const all = requirements.map((_, at) => at).slice(0, 6);
  if (all.length > 0) await add(all);
  if (all.length > 1) for (const at of all) await add([at]);
  if (all.length > 2) for (const at of all) await add(all.filter((other) => other !== at));
  const questions = [
    ...open.map(({ property, text: said }) =>
      say(
        `How much ${propertyKind(property).en} is needed, in ${propertyKind(property).unit}? The input says "${said.trim()}".`,
        `需要多大的${propertyKind(property).zh}（${propertyKind(property).unit}）？输入中写的是“${said.trim()}”。`,
      ),
    ),
    ...kindless.map((said) =>
      say(
        `Which strength is meant: yield, tensile or compressive? The input says "${said}".`,
        `指的是哪种强度：屈服、抗拉还是抗压？输入中写的是“${said}”。`,
      ),
    ),
    ...quantitiesOf(text)
      .filter(({ dimension, low, high }) => !COMPARED.has(dimension) && (low === -Infinity || high === Infinity))
      .map(({ text: said }) =>
        say(
          `What of the materials meets "${said}"? No property that is compared here has this unit.`,
          `哪些材料满足“${said}”？此处所比较的性能没有这个单位。`,
        ),
      ),
    ...contradictory.map((property) =>
      say(
        `Which bound of the ${propertyKind(property).en} holds? Those given leave nothing between them.`,
        `${propertyKind(property).zh}以哪个界限为准？所给的界限之间没有可行的值。`,
      ),
    ),
    ...requirements
      .filter(({ low, high }) => low !== undefined && low === high)
      .map(({ text: said }) =>
        say(`Is "${said}" the least, the most or the exact value?`, `“${said}”是下限、上限还是精确值？`),
      ),
    ...(requirements.length > 0 || kindless.length > 0
      ? [say('At which temperature and under which load must these values hold?', '这些数值应在何种温度和载荷下成立？')]
      : [
          say(
            'Which properties are needed, with which values? The input states none by number.',
            '需要哪些性能、数值为多少？输入中没有以数字给出。',
          ),
        ]),
  ];
  return {
    title: lineWithin(text, TITLE),
    background: parts
      .filter(({ start, end, said }) => !asked(start, end) && !constraints.includes(said))
      .map(({ said }) => said)
      .slice(0, 20),
    requirements,
    constraints: [...new Set(constraints)].slice(0, 20),
    without,
    substances: [...new Set(substancesIn(text).map((one) => one.text))].slice(0, 20),
    questions,
    topic,
    stored: stored.total,
    meeting,
    sharper,
  };
}

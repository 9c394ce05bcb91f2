import { isHan } from '#language/script.ts';
import { type Question, readQuestion, type Wants, withTold } from './question.ts';
import { hasTopic, type Reading } from './read.ts';
import { letteredIn } from './sides.ts';

/** Says which side is preferred, and what speaks for it. */
const PREFERS =
  /\b(?:better|best|worse|prefer(?:red|able)?|speaks? for|superior|advantages?|benefits?|pros and cons|strengths?|why)\b|优势|优点|好处|更好|更优|优缺点|利弊|好在/iu;
/** What two things are measured by, where values are told apart by what they are of. */
const MEASURED =
  /\b(?:accura|efficien|bandwidth|resolution|frequenc|power|size|weight|temperature|lifetime|thick|diameter|voltage|pressure)\w*|准确|精度|效率|带宽|分辨|频率|功率|尺寸|重量|温度|寿命|厚度|直径|电压|压力/iu;

/** What sentences are looked for on a side, first to last. */
function wanted({ wants, text, aspect = '' }: Question): readonly Wants[] {
  if (wants === 'quantity' || wants === 'material') return [wants, 'effect', 'definition'];
  if (wants === 'problem') return ['problem', 'definition'];
  const first: readonly Wants[] = MEASURED.test(aspect) ? ['quantity'] : [];
  return wants === 'effect' || PREFERS.test(text)
    ? [...first, 'effect', 'problem', 'definition']
    : [...first, 'definition', 'effect'];
}

const GOES_ON = /\s(?:of|with|from|made|by|for|in|on)\s/iu;

/** Of which kind something is in Chinese: 膨胀型 is told by 胀型, since 膨胀 is said of much else. */
const KIND = /(?=(\p{Script=Han}(\p{Script=Han}))([型式]))/gu;

/**
 * The words that tell a side from the other: of several that go before a thing not the thing itself, which both may be.
 * "Mechanically moved transducers" are told by how they are moved.
 */
function ownWords(side: Question, other: Question): Set<string> {
  const kinds = new Map([...side.text.matchAll(KIND)].map(([, word, end, kind]) => [word!, `${end}${kind}`]));
  const own = [...side.words.keys()].flatMap((key) =>
    other.words.has(key) || side.lesser.has(key) ? [] : (kinds.get(key) ?? key),
  );
  const [last, before] = [own.at(-1), own.slice(0, -1)];
  return new Set(last && before.length > 0 && !isHan(last) && !GOES_ON.test(side.text) ? before : own);
}

/** One side as a question. */
function thing(side: string): Question {
  const read = readQuestion(side.replace(/^(?:an?|the)\s+/i, ''));
  return { ...read, phrases: [...read.phrases, ...letteredIn(side)] };
}

/** One side of a comparison as questions of its own, to be asked one after the other until one is answered. */
export type SideAsked = readonly [Question, ...Question[]];

/**
 * Both sides of a comparison as questions of their own, to be found each by its own words; `undefined` where nothing is
 * compared. What they are compared for helps to find.
 */
export function comparedSides(reading: Reading): readonly [SideAsked, SideAsked] | undefined {
  const { compared, aspect = '', publications, count, order, lang, restrictions } = reading.question;
  if (!compared || publications.length > 0 || count || order || !hasTopic(reading)) return undefined;
  const [left, right] = [thing(compared[0]), thing(compared[1])];
  const asked = (side: Question, other: Question): SideAsked => {
    const of_its_own = ownWords(side, other);
    const { count: _, order: __, compared: ___, lists: ____, ...bare } = side;
    const [first, ...rest] = wanted(reading.question).map(
      (wants): Question => ({
        ...bare,
        ...withTold(side, aspect),
        text: aspect === '' ? side.text : `${side.text} ${aspect}`,
        ...((of_its_own.size > 0 || side.phrases.length > 0) && { of_its_own }),
        lang,
        facts: [],
        restrictions,
        wants,
      }),
    );
    return [first!, ...rest];
  };
  return [asked(left, right), asked(right, left)];
}

import { contentKeys } from '#language/content-words.ts';

/** Where something is: between two things, or between several of one kind, which has no other. */
interface Between {
  readonly text: string;
  readonly one: ReadonlySet<string>;
  readonly other?: ReadonlySet<string>;
}

/** Up to the end of the clause; what follows an article behind “and” is a thing. */
const ENGLISH = /\bbetween\s([^.,;:!?]{2,160})/giu;
const ENGLISH_PAIR = /^(.+?)\sand\s(?=(?:an?|the|another|its|their|said|each|one|at)\s)(.+)$/iu;
/** From the last word that says where: 位于…之间. */
const CHINESE = /(?:[在于到至]|^|[，。；：！？])([^在于到至，。；：！？]{2,40})之间/gu;
const CHINESE_AND = /以及|[与和及]/gu;
/** A thing has two characters at least. */
const SHORTEST = 2;

/** The two things that a text has it between; undefined where it names several of one kind. */
function pairIn(said: string, isChinese: boolean): readonly [one: string, other: string] | undefined {
  if (!isChinese) {
    const [, one, other] = ENGLISH_PAIR.exec(said) ?? [];
    return one === undefined || other === undefined ? undefined : [one, other];
  }
  for (const { 0: and, index } of said.matchAll(CHINESE_AND)) {
    const behind = index + and.length;
    if (index >= SHORTEST && said.length - behind >= SHORTEST) return [said.slice(0, index), said.slice(behind)];
  }
  return undefined;
}

const keysOf = (text: string): ReadonlySet<string> => new Set(contentKeys(text));
const meet = (one: ReadonlySet<string>, other: ReadonlySet<string> | undefined) =>
  other !== undefined && [...one].some((key) => other.has(key));

function* betweens(text: string): Generator<Between> {
  for (const places of [ENGLISH, CHINESE])
    for (const [, said] of text.matchAll(places)) {
      const [one = said!, other] = pairIn(said!, places === CHINESE) ?? [];
      yield { text: said!, one: keysOf(one), ...(other !== undefined && { other: keysOf(other) }) };
    }
}

/**
 * Whether a sentence says that something is between things where the passage has it between one of them and something
 * else: between the cells, for between the cells and the plate. In words; undefined where nothing speaks against it.
 */
export function otherwiseBetween(sentence: string, passage: string): string | undefined {
  const there = [...betweens(passage)];
  for (const { text } of betweens(sentence)) {
    const said = keysOf(text);
    const meant = there.filter(({ one, other }) => meet(said, one) || meet(said, other));
    const held = meant.some(({ one, other }) => other === undefined || (meet(said, one) && meet(said, other)));
    if (meant.length > 0 && !held)
      return `it says between “${text.trim().slice(0, 40)}” where the passage says between “${meant[0]!.text.trim().slice(0, 60)}”`;
  }
  return undefined;
}

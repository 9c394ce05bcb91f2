import { type ContentWord, cachedStem, contentKeys, contentWords, isContentWord } from './content-words.ts';
import { isHan } from './script.ts';
import { CHINESE_GROUPS, ENGLISH_GROUPS } from './synonym-groups.ts';
import { everydayGroups } from './thesaurus/index.ts';

/** A wording that stands for another: what a document may write for what a text writes. */
export interface Synonym {
  /** As the group writes it: some form of words of the text. */
  readonly word: string;
  readonly other: string;
  /** `narrower`: `other` is a special case of `word`. `wider`: the other way round. */
  readonly relation: 'same' | 'narrower' | 'wider';
  /** Another name of the same thing, in whatever text: what is counted by one is counted by the other. */
  readonly equal?: true;
}

/** Words of a group, and the special cases of all of them. */
interface Group {
  readonly same: readonly string[];
  /** Of these, names of one thing. */
  readonly equal: readonly (readonly string[])[];
  readonly narrower: readonly string[];
}

/** A wording of a group, with its content words. */
interface Member {
  readonly group: Group;
  readonly word: string;
  readonly keys: readonly string[];
  /** Has words that are none of content, such as the particle of `run out of`: these must stand in the text. */
  readonly literal: boolean;
}

const divided = (text: string, by: RegExp): string[] =>
  text
    .split(by)
    .map((word) => word.trim())
    .filter((word) => word !== '');
const list = (text: string): string[] => divided(text, /[,，=]/u);
/** Names of one thing, of each thing that has several. */
const equals = (text: string): string[][] =>
  divided(text, /[,，]/u)
    .map((names) => divided(names, /=/))
    .filter((names) => names.length > 1);

/** A single word, with no small ones about it. */
const isWord = ({ keys, literal }: Member): boolean => keys.length === 1 && !literal;

const TOKENS = /[a-z0-9]+/g;
const PLAIN = /^[a-z]+(?:[ -][a-z]+)*$/;

/** The content words of a wording; most are plain words, which need no reading of texts. */
export const wordingKeys = (wording: string): string[] =>
  PLAIN.test(wording) ? wording.split(/[ -]/).filter(isContentWord).map(cachedStem) : contentKeys(wording);

/** Whether each of its words is one of content. */
const isWhole = (word: string, keys: readonly string[]): boolean =>
  isHan(word) || (word.match(TOKENS)?.length ?? 0) === keys.length;

/** 1 to 36 for letters and digits, else 0; stems write `i` for `y`. */
const letterOf = (code: number): number =>
  code === 121 ? 9 : code >= 97 && code <= 122 ? code - 96 : code >= 48 && code <= 57 ? code - 21 : 0;
const LETTERS = 37;
/** Letters of words whose stem may differ in the first three. */
const SHORT = 5;
/** The first three letters of a word, which its stem has, too; of Chinese a pair of characters. */
function beginningAt(text: string, at: number): number {
  const first = text.charCodeAt(at);
  const second = text.charCodeAt(at + 1);
  if (isHan(text[at]!)) return first * 0x10000 + (isHan(text[at + 1] ?? '') ? second : 0);
  const after = letterOf(second);
  return (letterOf(first) * LETTERS + after) * LETTERS + (after === 0 ? 0 : letterOf(text.charCodeAt(at + 2)));
}

/**
 * Groups whose words are taken apart when a text has a word that begins like one of theirs: a question needs few of
 * them, and all those of everyday speech take a quarter of a second and ten megabytes.
 */
class Groups {
  readonly #lines: readonly string[];
  /** Lines with a word of that beginning. */
  readonly #beginning = new Map<number, number[]>();
  readonly #groups = new Map<number, Group>();
  /** Members by their first content word, of each beginning that was asked for. */
  readonly #members = new Map<number, ReadonlyMap<string, readonly Member[]>>();

  constructor(text: string) {
    this.#lines = text.split('\n');
    for (const [number, line] of this.#lines.entries()) {
      for (let at = 0; at < line.length; at++) {
        if (isHan(line[at]!)) this.#add(beginningAt(line, at), number);
        if (letterOf(line.charCodeAt(at)) === 0) continue;
        const from = at;
        while (letterOf(line.charCodeAt(at + 1)) > 0) at++;
        this.#add(beginningAt(line, from), number);
        // of `feet`, `aging` or `ads` the stem has not even three letters
        if (at - from < SHORT) this.#add(beginningAt(cachedStem(line.slice(from, at + 1)), 0), number);
      }
    }
  }

  #add(beginning: number, line: number): void {
    const lines = this.#beginning.get(beginning);
    if (!lines) this.#beginning.set(beginning, [line]);
    else if (lines.at(-1) !== line) lines.push(line);
  }

  /** Wordings whose first content word is this one. */
  of(key: string): readonly Member[] {
    return this.#read(beginningAt(key, 0)).get(key) ?? [];
  }

  #read(beginning: number): ReadonlyMap<string, readonly Member[]> {
    const known = this.#members.get(beginning);
    if (known) return known;
    const members: Member[] = [];
    for (const number of this.#beginning.get(beginning) ?? []) {
      const group = this.#groupOf(number);
      for (const word of [...group.same, ...group.narrower]) {
        const keys = wordingKeys(word);
        if (keys.length > 0 && beginningAt(keys[0]!, 0) === beginning)
          members.push({ group, word, keys, literal: !isWhole(word, keys) });
      }
    }
    const read = Map.groupBy(members, ({ keys }) => keys[0]!);
    this.#members.set(beginning, read);
    return read;
  }

  #groupOf(number: number): Group {
    const known = this.#groups.get(number);
    if (known) return known;
    const [same = '', narrower = ''] = this.#lines[number]!.split('>');
    const group = { same: list(same), equal: equals(same), narrower: list(narrower) };
    this.#groups.set(number, group);
    return group;
  }
}

/**
 * `engineers`: words that engineers use for the same, each a thing that the other discloses. `anybody`: what ordinary
 * people say beside these, and what patents write for it, so that a search finds it.
 */
type Speech = 'engineers' | 'anybody';
/** Groups of a text, made when they are first asked for: the words of engineers need none of the others. */
function once(text: () => string): () => Groups {
  let groups: Groups | undefined;
  return () => (groups ??= new Groups(text()));
}
const ofEngineers = once(() => `${ENGLISH_GROUPS}\n${CHINESE_GROUPS}`);
const ofAnybody = once(everydayGroups);
/** A single word that stands in more groups means too much for what ordinary people may mean by it. */
const MOST_SENSES = 2;

/**
 * Whether a text says a wording word by word, small ones too, in whatever form: it runs out of power.
 * @param tokens Of the text, in lower case.
 * @param at Of these the first content word of the wording.
 */
function saysAll(tokens: readonly string[], at: number, { word, keys }: Member): boolean {
  const wanted = word.match(TOKENS) ?? [];
  const first = wanted.findIndex((one) => isContentWord(one) && cachedStem(one) === keys[0]);
  return wanted.every((one, i) => {
    const token = tokens[at - first + i];
    return token !== undefined && (token === one || cachedStem(token) === cachedStem(one));
  });
}

/** What the groups know of the words of a text, each pair once, in the order of the text. */
export function synonymsOf(text: string, speech: Speech = 'engineers'): Synonym[] {
  const words = contentWords(text);
  const tokens = [...text.toLowerCase().matchAll(TOKENS)];
  const written = tokens.map(([token]) => token);
  const placeOf = new Map(tokens.map(({ index }, at) => [index, at]));
  const membersAt = (groups: () => Groups, { key, start }: ContentWord, from: number) =>
    groups()
      .of(key)
      .filter((member) => member.keys.every((one, i) => words[from + i]?.key === one))
      .filter((member) => !member.literal || saysAll(written, placeOf.get(start) ?? -1, member));
  const found = new Map<string, Synonym>();
  words.forEach((first, from) => {
    const own = membersAt(ofEngineers, first, from);
    const others = speech === 'anybody' ? membersAt(ofAnybody, first, from) : [];
    const vague = [...own, ...others].filter(isWord).length > MOST_SENSES;
    const meant = vague ? others.filter((member) => !isWord(member)) : others;
    for (const { group, word } of [...own, ...meant].toSorted((a, b) => a.keys.length - b.keys.length)) {
      const special = group.narrower.includes(word);
      const add = (others: readonly string[], relation: Synonym['relation']) => {
        for (const other of others) {
          const equal = group.equal.some((names) => names.includes(word) && names.includes(other));
          const key = `${word}\n${other}`;
          if (other !== word && (equal || !found.has(key)))
            found.set(key, { word, other, relation, ...(equal && { equal }) });
        }
      };
      add(group.same, special ? 'wider' : 'same');
      if (!special) add(group.narrower, 'narrower');
    }
  });
  return [...found.values()];
}

import { contentWords } from './content-words.ts';
import { CHINESE_GROUPS, ENGLISH_GROUPS } from './synonym-groups.ts';

/** A wording that stands for another: what a document may write for what a text writes. */
export interface Synonym {
  /** As the group writes it: some form of words of the text. */
  readonly word: string;
  readonly other: string;
  /** `narrower`: `other` is a special case of `word`. `wider`: the other way round. */
  readonly relation: 'same' | 'narrower' | 'wider';
}

/** Words of a group, and the special cases of all of them. */
interface Group {
  readonly same: readonly string[];
  readonly narrower: readonly string[];
}

/** Groups by the key of each of their wordings. */
interface Groups {
  readonly byKey: ReadonlyMap<string, readonly { readonly group: Group; readonly word: string }[]>;
  /** Content words of the longest wording. */
  readonly longest: number;
}

let made: Groups | undefined;

/** A wording as the content words that it consists of. */
const keyOf = (words: readonly { readonly key: string }[]): string => words.map(({ key }) => key).join(' ');

function groups(): Groups {
  if (made) return made;
  const byKey = new Map<string, { group: Group; word: string }[]>();
  let longest = 1;
  const list = (text: string) =>
    text
      .split(/[,，]/u)
      .map((word) => word.trim())
      .filter((word) => word !== '');
  for (const line of `${ENGLISH_GROUPS}${CHINESE_GROUPS}`.split('\n')) {
    if (line.trim() === '') continue;
    const [same = '', narrower = ''] = line.split('>');
    const group = { same: list(same), narrower: list(narrower) };
    for (const word of [...group.same, ...group.narrower]) {
      const words = contentWords(word);
      if (words.length === 0) continue;
      longest = Math.max(longest, words.length);
      const key = keyOf(words);
      byKey.set(key, [...(byKey.get(key) ?? []), { group, word }]);
    }
  }
  made = { byKey, longest };
  return made;
}

/** What the groups know of the words of a text, each pair once, in the order of the text. */
export function synonymsOf(text: string): Synonym[] {
  const { byKey, longest } = groups();
  const words = contentWords(text);
  const found = new Map<string, Synonym>();
  for (let from = 0; from < words.length; from++)
    for (let to = from + 1; to <= Math.min(words.length, from + longest); to++)
      for (const { group, word } of byKey.get(keyOf(words.slice(from, to))) ?? []) {
        const special = group.narrower.includes(word);
        const add = (others: readonly string[], relation: Synonym['relation']) => {
          for (const other of others)
            if (other !== word && !found.has(`${word}\n${other}`))
              found.set(`${word}\n${other}`, { word, other, relation });
        };
        add(group.same, special ? 'wider' : 'same');
        if (!special) add(group.narrower, 'narrower');
      }
  return [...found.values()];
}

import { splitsPair } from '#corpus/text/pairs.ts';
import { textUnits, type Unit } from '#corpus/unit.ts';
import type { Patent } from './patent.ts';

type Texts = Pick<Patent, 'titles' | 'abstracts' | 'claims' | 'descriptions'>;

/** UTF-16 units of one patent that are looked through for names: a claim may list structures over hundreds of pages. */
const MOST_LOOKED_THROUGH = 20_000;
/** The last word of a text that is cut is left out, where it is shorter. */
const LONGEST_WORD = 200;

/** Titles and abstracts: `title:en`, `abstract:zh`. */
const front = ({ titles, abstracts }: Texts): Unit[] => [
  ...textUnits('title', titles),
  ...textUnits('abstract', abstracts),
];

/**
 * Claims as `claim:en:3`, by the number that is printed. Of a second set in a language, and of a number that is printed
 * twice, `:2` follows.
 */
function* claimUnits({ claims }: Texts): Iterable<Unit & { readonly first: boolean }> {
  const seen = new Map<string, number>();
  for (const { lang, origin, claims: set } of claims)
    for (const [at, { number, text }] of set.entries()) {
      const id = `claim:${lang}:${number}`;
      const count = (seen.get(id) ?? 0) + 1;
      seen.set(id, count);
      yield { id: count > 1 ? `${id}:${count}` : id, part: 'claim', lang, origin, text, first: at === 0 };
    }
}

/** Paragraphs as `paragraph:en:p12`; those of a second description in a language with `:2` behind. */
function* paragraphUnits({ descriptions }: Texts): Iterable<Unit> {
  const seen = new Map<string, number>();
  for (const { lang, origin, paragraphs } of descriptions) {
    const count = (seen.get(lang) ?? 0) + 1;
    seen.set(lang, count);
    for (const { id, text } of paragraphs)
      yield { id: `paragraph:${lang}:${id}${count > 1 ? `:${count}` : ''}`, part: 'paragraph', lang, origin, text };
  }
}

const plain = ({ id, part, lang, origin, text }: Unit): Unit => ({ id, part, lang, origin, text });

/** All texts of a patent: titles, abstracts, claims, then the paragraphs of its description. */
export const patentUnits = (patent: Texts): Unit[] => [
  ...front(patent),
  ...[...claimUnits(patent)].map(plain),
  ...paragraphUnits(patent),
];

/**
 * Where a patent says what it is about: titles, abstracts and the first claim of each set, together at most
 * `MOST_LOOKED_THROUGH` long. A text that is cut begins as its unit does, so that places in it are places in the unit.
 */
export function frontUnits(patent: Texts): Unit[] {
  let room = MOST_LOOKED_THROUGH;
  const found: Unit[] = [];
  for (const unit of [...front(patent), ...[...claimUnits(patent)].filter(({ first }) => first).map(plain)]) {
    if (room === 0) break;
    const text = begun(unit.text, room);
    if (text !== '') found.push({ ...unit, text });
    room -= Math.min(room, unit.text.length);
  }
  return found;
}

/** The beginning of a text, without the word that the end would cut. */
function begun(text: string, room: number): string {
  if (text.length <= room) return text;
  const cut = text.slice(0, room);
  const end = cut.lastIndexOf(' ');
  if (end > room - LONGEST_WORD && end > 0) return cut.slice(0, end);
  return splitsPair(text, room) ? cut.slice(0, -1) : cut;
}

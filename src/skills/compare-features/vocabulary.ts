import type { TextDocument } from '#collections/patents/evidence.ts';
import { eachToken } from '#corpus/text/analysis.ts';
import { chineseWords } from '#language/chinese-words.ts';
import { cachedStem, isContentWord } from '#language/content-words.ts';
import { isHan } from '#language/script.ts';
import { patentUnits, textLanguages } from './units.ts';

/** A word of fewer documents is more often a slip of recognition than a word. */
const LEAST_DOCUMENTS = 3;
const SHORTEST = 3;
const MOST_WORDS = 20_000;
/** Of one document: its words are told long before its end, and cutting Chinese into words takes time. */
const MOST_CHARACTERS = 60_000;

/** The words of the texts of some documents, each in the form that most of them write. */
export class Vocabulary {
  /** By stem, or Chinese word: in how many documents, and its written forms. */
  readonly #words = new Map<string, { documents: number; readonly forms: Map<string, number> }>();

  /** Adds what a document says in the language of most of its text. */
  add(patent: TextDocument): void {
    const lang = textLanguages(patent)[0];
    if (lang === undefined) return;
    const forms = new Set<string>();
    let room = MOST_CHARACTERS;
    for (const unit of patentUnits(patent, lang)) {
      if (room <= 0) break;
      const text = unit.text.slice(0, room);
      room -= text.length;
      eachToken(text, (word, _position, _start, _end, _sentence, _paragraph, whole) => {
        if (!whole && word.length >= SHORTEST && !isHan(word) && isContentWord(word)) forms.add(word);
      });
      for (const word of chineseWords(text)) forms.add(word);
    }
    const counted = new Set<string>();
    for (const form of forms) {
      const key = keyOf(form);
      const known = this.#words.get(key) ?? { documents: 0, forms: new Map<string, number>() };
      if (!counted.has(key)) known.documents++;
      counted.add(key);
      known.forms.set(form, (known.forms.get(form) ?? 0) + 1);
      this.#words.set(key, known);
    }
  }

  /** Those of several documents, the commonest first. */
  words(): string[] {
    return [...this.#words.values()]
      .filter(({ documents }) => documents >= LEAST_DOCUMENTS)
      .toSorted((a, b) => b.documents - a.documents)
      .slice(0, MOST_WORDS)
      .map(({ forms }) => [...forms].reduce((best, form) => (form[1] > best[1] ? form : best))[0]);
  }
}

const keyOf = (word: string): string => (isHan(word) ? word : cachedStem(word));

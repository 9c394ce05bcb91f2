import { casOf, nameKey } from '#chemistry/names.ts';
import type { Compound } from '#collections/compounds/compound.ts';
import { compounds } from '#collections/compounds/compounds.ts';
import type { Patent } from '#collections/patents/patent.ts';
import type { Corpus } from '#corpus/corpus.ts';
import { descriptionText, shownTexts } from '#operations/shared/wire-text.ts';
import { portions } from '#portions.ts';
import { withDictionaryNames } from './dictionary-names.ts';

/** Parts of a patent in which names are looked for. */
export const TEXT_PARTS = ['title', 'abstract', 'claims', 'description'] as const;
export type TextPart = (typeof TEXT_PARTS)[number];

/** Words that a name spans at most, and characters of one text that are read. */
const MOST_WORDS = 5;
const MOST_TEXT = 600_000;
/** Names looked up at once: of more, numbers would come before names that stand earlier. */
const AT_ONCE = 1_000;
/** Shorter names say too little: `IN`, `lead` is a verb before it is a metal, but `urea` is urea. */
const LEAST = 4;
/** Words of everyday language that some source calls a compound. */
const EVERYDAY = new Set(
  'lead,gold,iron,silver,base,acid,salt,water,carbon,oxygen,nitrogen,hydrogen,compound,solution,mixture,product,image,control,base,none,test,blank,vehicle,agent,water vapor,light,contact,advance,select,impact,prime,focus,storm,target,basic,formula,standard'.split(
    ',',
  ),
);

const WORD = /[\p{L}\p{N}([{][\p{L}\p{N}()[\]{},'’′α-ω+.-]{0,80}/gu;

/** The text of each part as it is shown. */
export function textsOf(patent: Patent): Record<TextPart, string> {
  const claims = shownTexts(patent.claims)[0]?.claims.map(({ text }) => text);
  const paragraphs = shownTexts(patent.descriptions)[0]?.paragraphs;
  return {
    title: shownTexts(patent.titles)[0]?.text ?? '',
    abstract: shownTexts(patent.abstracts)[0]?.text ?? '',
    claims: (claims ?? []).join('\n').slice(0, MOST_TEXT),
    description: (paragraphs ? descriptionText(paragraphs) : '').slice(0, MOST_TEXT),
  };
}

/** Brackets that belong to the sentence and not to the name, and marks behind it. */
function bare(word: string): string {
  let text = word;
  for (let last = ''; last !== text; ) {
    last = text;
    text = text.replace(/[.,'’-]$/, '');
    for (const [open, close] of ['()', '[]', '{}'])
      if (text.endsWith(close!) && !text.includes(open!)) text = text.slice(0, -1);
      else if (text.startsWith(open!) && !text.includes(close!)) text = text.slice(1);
      else if (text.startsWith(open!) && text.indexOf(close!) === text.length - 1) text = text.slice(1, -1);
  }
  return text;
}

/** A run between marks that is Chinese alone, which is counted with those of characters. */
const COUNTED_BELOW = /^\p{Script=Han}{2,8}$/u;

/** How often each run of words stands in a text, as keys of names; of Chinese, each run of two to eight characters. */
function runsOf(text: string): Map<string, number> {
  const runs = new Map<string, number>();
  const add = (run: string) => {
    if (run.length >= LEAST && !EVERYDAY.has(run)) runs.set(run, (runs.get(run) ?? 0) + 1);
  };
  // a line and a semicolon end a name
  for (const line of text.split(/[\n;；]/u)) {
    const words = (line.match(WORD) ?? []).map((word) => nameKey(word));
    for (let from = 0; from < words.length; from++) {
      let run = '';
      for (let length = 1; length <= MOST_WORDS && from + length <= words.length; length++) {
        run = length === 1 ? words[from]! : `${run} ${words[from + length - 1]}`;
        const end = bare(run);
        if (end.length > 120) break;
        if (!COUNTED_BELOW.test(end)) add(end);
        // a comma ends a name of several words
        if (/[,.]$/.test(words[from + length - 1]!)) break;
      }
    }
  }
  for (const [han] of text.matchAll(/\p{Script=Han}{2,400}/gu))
    for (let from = 0; from < han.length; from++)
      for (let length = 2; length <= 8 && from + length <= han.length; length++) {
        const run = han.slice(from, from + length);
        runs.set(run, (runs.get(run) ?? 0) + 1);
      }
  return runs;
}

const HAN = /\p{Script=Han}/u;

/** How often a name stands within another: as whole words, in Chinese, which divides none, anywhere. */
function timesWithin(name: string, other: string): number {
  const [part, whole] = HAN.test(name) ? [name, other] : [` ${name} `, ` ${other} `];
  let times = 0;
  for (let at = whole.indexOf(part); at >= 0; at = whole.indexOf(part, at + 1)) times += 1;
  return times;
}

/** How often each name stands in a text by itself, and not within a longer one of them. */
function alone(names: readonly string[], runs: ReadonlyMap<string, number>): Map<string, number> {
  const counts = new Map<string, number>();
  // of three within one another the middle one counts only where it is not within the longest
  for (const name of names.filter((one) => runs.has(one)).toSorted((a, b) => b.length - a.length)) {
    let count = runs.get(name)!;
    for (const [longer, times] of counts) count -= times * timesWithin(name, longer);
    if (count > 0) counts.set(name, count);
  }
  return counts;
}

/** A compound that a text names: how often in each part, and as what. */
export interface NamedInText {
  readonly compound: string;
  readonly counts: Readonly<Partial<Record<TextPart, number>>>;
  readonly name: string;
}

/**
 * The compounds of the corpus whose names stand in a patent. A name is one if the dictionary has it; where several
 * compounds share a name, the best known one is meant. Of names within names only the longest counts where it stands.
 */
export async function compoundsInText(corpus: Corpus, patent: Patent): Promise<NamedInText[]> {
  const texts = textsOf(patent);
  const runs = Object.fromEntries(TEXT_PARTS.map((part) => [part, runsOf(texts[part])])) as Record<
    TextPart,
    Map<string, number>
  >;
  const all = [...new Set(TEXT_PARTS.flatMap((part) => [...runs[part].keys()]))];
  const meant = new Map<string, string>();
  for (const some of portions(all, AT_ONCE)) {
    for (const [run, [best]] of await corpus.identify(compounds, 'name', some)) if (best) meant.set(run, best);
    const numbers = some.filter((run) => casOf(run) !== undefined);
    for (const [run, [best]] of await corpus.identify(compounds, 'cas', numbers)) if (best) meant.set(run, best);
  }
  const found = new Map<string, { counts: Partial<Record<TextPart, number>>; name: string }>();
  const counts = TEXT_PARTS.map((part) => [part, alone([...meant.keys()], runs[part])] as const);
  for (const [name, compound] of meant) {
    for (const [part, own] of counts) {
      const count = own.get(name);
      if (count === undefined) continue;
      const entry = found.get(compound) ?? { counts: {}, name };
      entry.counts[part] = (entry.counts[part] ?? 0) + count;
      found.set(compound, entry);
    }
  }
  return [...found].map(([compound, entry]) => ({ compound, ...entry }));
}

/** Compounds by id. */
export const compoundsById = async (corpus: Corpus, ids: readonly string[]): Promise<ReadonlyMap<string, Compound>> =>
  new Map(
    (await withDictionaryNames(corpus, await corpus.get(compounds, ids))).map((compound) => [compound.id, compound]),
  );

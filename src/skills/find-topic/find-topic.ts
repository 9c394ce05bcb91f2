import { patents } from '#collections/patents/patents.ts';
import { allOf, anyOf } from '#corpus/query/combine.ts';
import { printQuery } from '#corpus/query/print.ts';
import type { Query } from '#corpus/query/tree.ts';
import { contentWords } from '#language/content-words.ts';
import { phrasesOf } from '#language/phrases.ts';
import { languageOf, type TextLanguage } from '#language/script.ts';
import { learnedTerm } from '../answer-question/read/learned-terms.ts';
import { countDocuments, countMatching, countWritten, inBatches, wordIn } from '../corpus-words.ts';
import type { SkillContext } from '../skill.ts';

/** The patents that a text is about, as one query that can be counted by, and how it came about. */
export interface Topic {
  readonly lang: TextLanguage;
  readonly query: Query;
  /** The query as search operations take it. */
  readonly printed: string;
  /** Words of the text that every document of the topic has, rarest first; and those of the other language. */
  readonly words: readonly string[];
  readonly translated: readonly { readonly from: string; readonly to: string }[];
  /** Words of the text that documents have and the topic does not ask for, since too little has all of them. */
  readonly left_out: readonly string[];
  /** Words of the text that stand in no document. */
  readonly unknown: readonly string[];
  /** Publications and simple families of the topic, and publications of the corpus. */
  readonly publications: number;
  readonly families: number;
  readonly corpus_size: number;
}

/** Words of the text that are looked at, and that a query holds at most. */
const LOOKED_AT = 30;
const MOST_WORDS = 6;
/** Families below which a topic is widened by a word less. */
const ENOUGH = 12;
/** Families below which another word may have been the wrong one. */
const FEW = 3;
/** A word in more than this share of the documents of its language tells no topic. */
const EVERYWHERE = 0.25;
/** Where words are looked for: title, abstract and claims, else the whole text. */
const FIELDS = ['TAC_ALL', 'TACD_ALL'] as const;

interface Word {
  readonly text: string;
  readonly documents: number;
  /** Place in the text. */
  readonly at: number;
}

/** The words of a text that name things, each once: stems for English, segmented words for Chinese. */
function wordsIn(text: string, lang: TextLanguage): { text: string; at: number }[] {
  const found = new Map<string, { text: string; at: number }>();
  if (lang === 'zh') {
    for (const { segment, index } of SEGMENTER.segment(text))
      if (/^\p{Script=Han}{2,}$/u.test(segment) && !ASKING.test(segment) && !found.has(segment))
        found.set(segment, { text: segment, at: index });
  }
  const named = new Set(phrasesOf(text).flatMap(({ words }) => words));
  for (const { key, start, end } of contentWords(text)) {
    const written = text.slice(start, end).toLowerCase();
    if (/\p{Script=Han}/u.test(key) || !/\p{L}/u.test(key) || key.length < 2 || found.has(key)) continue;
    if (lang === 'en' && (ASKING.test(written) || (!named.has(key) && named.size > 2))) continue;
    found.set(key, { text: written, at: start });
  }
  return [...found.values()].sort((a, b) => a.at - b.at).slice(0, LOOKED_AT);
}
const SEGMENTER = new Intl.Segmenter('zh', { granularity: 'word' });
/** Words of those who ask, not of what is asked. */
const ASKING =
  /^(?:how|what|why|which|want|need|needs|study|research|report|technology|technologies|technical|issue|issues|problem|problems|solution|solutions|method|methods|system|systems|device|devices|novel|new|improv\w*|reduc\w*|increas\w*|better|best|high|low|如何|怎样|怎么|什么|研究|报告|技术|问题|方案|方法|系统|装置|设备|提高|提升|降低|减少|改善|新型|一种|进行|需要|希望|分析|目前|当前|我们)$/iu;

/**
 * Finds the topic of a text: all of its telling words in title, abstract or claims, else in the whole text; while fewer
 * than twelve families have them, the most widespread word less, down to two. Words that the corpus taught to mean the
 * same in the other language count as well. Nothing where at least half of its words stand in no document.
 */
export async function findTopic(
  text: string,
  { corpus, signal }: Pick<SkillContext, 'corpus' | 'signal'>,
): Promise<Topic> {
  const lang = languageOf(text);
  const size = (query: Query) => countMatching(corpus, query, signal);
  const [corpus_size, written] = await Promise.all([size({ kind: 'all' }), countWritten(corpus, lang, signal)]);
  const counted: Word[] = await inBatches(wordsIn(text, lang), async (word) => ({
    ...word,
    documents: await countDocuments(corpus, word.text, signal),
  }));
  const unknown = counted.filter(({ documents }) => documents === 0).map((word) => word.text);
  const known = counted.filter(({ documents }) => documents > 0);
  const telling = known.filter(({ documents }) => documents <= Math.max(ENOUGH, written * EVERYWHERE));
  const rarest = (telling.length > 0 ? telling : known).toSorted((a, b) => a.documents - b.documents || a.at - b.at);
  const chosen = rarest.slice(0, MOST_WORDS);
  const others = await inBatches(chosen, async ({ text: word }) => {
    const learned = await learnedTerm(word, corpus, signal);
    return learned && isWhole(learned.to) ? [{ from: word, to: learned.to }] : [];
  });
  const translations = new Map(others.flat().map(({ from, to }) => [from, to]));
  const partOf = ({ text: word }: Word, field: string): Query => {
    const other = translations.get(word);
    return anyOf(wordIn(field, word), ...(other === undefined ? [] : [wordIn(field, other)]));
  };
  const counts = async (words: readonly Word[], field: string = FIELDS[0]) => {
    const query = allOf(...words.map((word) => partOf(word, field)));
    const page = { query, offset: 0, limit: 0, stemming: true, signal, collapse: { field: 'FAM_ID' } };
    return { words, query, families: (await corpus.search(patents, page)).total };
  };
  let best = chosen.length > 0 ? await counts(chosen) : undefined;
  // what is rare tells most: the most widespread goes first; of several words two stay, one alone would be another
  // topic
  for (let kept = chosen.length; best && kept >= Math.min(2, chosen.length); kept--)
    for (const field of FIELDS) {
      if (best.families >= ENOUGH) break;
      const next = await counts(chosen.slice(0, kept), field);
      if (next.families > best.families) best = next;
    }
  // words that hardly any document has together: each time without the one that keeps most out
  for (let words = chosen; best && best.families < FEW && words.length > 2; ) {
    const without = await Promise.all(words.map((out) => counts(words.filter((word) => word !== out))));
    const next = without.reduce((most, each) => (each.families > most.families ? each : most));
    words = [...next.words];
    if (next.families > best.families) best = next;
  }
  // of which most words stand nowhere, the corpus knows something else
  if (unknown.length >= Math.max(1, counted.length / 2)) best = undefined;
  const found = best ?? { words: [], query: anyOf(...nothing(text)), families: 0 };
  const used = found.families > 0 ? found.words.map((word) => word.text) : [];
  return {
    lang,
    query: found.query,
    printed: printQuery(found.query),
    words: used,
    translated: others.flat().filter(({ from }) => used.includes(from)),
    left_out: known.map((word) => word.text).filter((word) => !used.includes(word)),
    unknown,
    publications: found.families > 0 ? await size(found.query) : 0,
    families: found.families,
    corpus_size,
  };
}

/** A translation that begins and ends with a word: the pairs that make it up may reach into the next one. */
function isWhole(term: string): boolean {
  if (!/\p{Script=Han}/u.test(term)) return true;
  const parts = [...SEGMENTER.segment(term)].map(({ segment }) => segment);
  return parts[0]!.length > 1 && parts.at(-1)!.length > 1;
}

/** What finds nothing where no word is known: the text itself. */
const nothing = (text: string): Query[] => [
  {
    kind: 'phrase',
    field: FIELDS[0],
    text:
      text
        .replace(/[^\p{L}\p{N} ]+/gu, ' ')
        .trim()
        .slice(0, 80) || '-',
  },
];

import type { Patent } from '#collections/patents/patent.ts';
import { patents as collection } from '#collections/patents/patents.ts';
import { p024HighValueDataTechnologyTopic } from '#contract/generated/patent-mining-data.ts';
import type { Corpus } from '#corpus/corpus.ts';
import { allOf } from '#corpus/query/combine.ts';
import type { Query } from '#corpus/query/tree.ts';
import { type Phrase, phrasesOf } from '#language/phrases.ts';
import { inLanguage } from '#operations/shared/languages.ts';
import { noteMissing } from '#operations/shared/missing.ts';
import { patentLookup } from '#operations/shared/patent-lookup.ts';
import { mapInSlices } from '#turns.ts';

const MOST_CANDIDATES = 16;
const MOST_TOPICS = 5;
/** Characters of claims that are read. */
const MOST_TEXT = 20_000;

/** What the title, the abstract and the claims name most often, in one language: `phrase -> times`. */
function candidates(patent: Patent, lang: 'cn' | 'en'): Map<Phrase, number> {
  const claims =
    inLanguage(patent.claims, lang)
      ?.claims.map(({ text }) => text)
      .join('\n') ?? '';
  const text = [
    inLanguage(patent.titles, lang)?.text ?? '',
    inLanguage(patent.abstracts, lang)?.text ?? '',
    claims.slice(0, MOST_TEXT),
  ].join('\n');
  const found = new Map<string, { phrase: Phrase; times: number }>();
  for (const phrase of phrasesOf(text)) {
    if (phrase.words.length < 2 && phrase.text.length < 4) continue;
    const known = found.get(phrase.key);
    if (known) known.times++;
    else found.set(phrase.key, { phrase, times: 1 });
  }
  return new Map(
    [...found.values()]
      .toSorted((a, b) => b.times - a.times)
      .slice(0, MOST_CANDIDATES)
      .map(({ phrase, times }) => [phrase, times]),
  );
}

/**
 * The phrases that set a patent apart from others of its subclasses: named often here (n times), and in few of the N
 * documents there (d): the greatest n * ln((N + 1) / (d + 1)).
 */
async function topics(corpus: Corpus, patent: Patent, lang: 'cn' | 'en', signal: AbortSignal): Promise<string[]> {
  const found = [...candidates(patent, lang)];
  const [main] = patent.ipc.length > 0 ? patent.ipc : patent.cpc;
  const within: Query = main ? { kind: 'term', field: 'IPC', text: main.slice(0, 4) } : { kind: 'all' };
  const count = async (query: Query) => (await corpus.search(collection, { query, offset: 0, limit: 0, signal })).total;
  const all = await count(within);
  const scored = await Promise.all(
    found.map(async ([{ text }, times]) => {
      const documents = await count(allOf(within, { kind: 'phrase', field: 'TAC', text }));
      return { text, score: times * Math.log((all + 1) / (documents + 1)) };
    }),
  );
  return scored
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, MOST_TOPICS)
    .map(({ text }) => text);
}

export default patentLookup({
  contract: p024HighValueDataTechnologyTopic,
  path: '/high-value-data/technology-topic',
  summary: 'Topics: what a patent names often and its class seldom',
  description:
    'Phrases of title, abstract and claims in the language asked for, which set the patent apart from the others of its main subclass in the corpus. Designs have none.',
  example: { lang: 'en' },
  async rows(patents, { asked: { lang = 'cn' }, note, signal }, { corpus }) {
    const rows = await mapInSlices(patents, async (patent) => ({
      lang,
      technology_topic_data: patent.patent_type === 'D' ? [] : await topics(corpus, patent, lang, signal),
    }));
    noteMissing(
      note,
      `text in ${lang.toUpperCase()} with topics`,
      'a publication or translation in that language',
      patents.filter(
        ({ patent_type }, index) => patent_type !== 'D' && rows[index]!.technology_topic_data.length === 0,
      ),
    );
    return rows;
  },
});

import type { Patent } from '#collections/patents/patent.ts';
import { patents as collection } from '#collections/patents/patents.ts';
import { logLikelihood } from '#collections/patents/similar/log-likelihood.ts';
import { p024HighValueDataTechnologyTopic } from '#contract/generated/patent-mining-data.ts';
import type { Corpus } from '#corpus/corpus.ts';
import { allOf } from '#corpus/query/combine.ts';
import type { Query } from '#corpus/query/tree.ts';
import { sentences } from '#corpus/text/sentences.ts';
import { totalOf } from '#corpus/total.ts';
import { phrasesOf } from '#language/phrases.ts';
import { inLanguage } from '#operations/shared/languages.ts';
import { namedInNote, noteMissing } from '#operations/shared/missing.ts';
import { patentLookup } from '#operations/shared/patent-lookup.ts';
import { mapInSlices } from '#turns.ts';

const MOST_CANDIDATES = 16;
const MOST_TOPICS = 5;
/** Characters of claims that are read. */
const MOST_TEXT = 20_000;

/** Words that alone name no topic: what any claim may be of, parts of anything, and words of the language of claims. */
const GENERAL = new Set(
  `apparatus application applications area areas article articles body component components composition compositions
  condition conditions configuration conform device devices element elements equal equipment form forth function functions
  generate group left machine material materials medium member members method methods mode object objects order part parts
  percentage portion portions process processes product products range right set shape side sides smaller stage state
  status structure structures system systems unit units`
    .trim()
    .split(/\s+/),
);

interface Candidate {
  text: string;
  /** Sentences that name it. */
  sentences: number;
}

/** What the most sentences of title, abstract and claims name, in one language, and how many sentences there are. */
function candidates(patent: Patent, lang: 'cn' | 'en'): { readonly found: Candidate[]; readonly of: number } {
  const claims = inLanguage(patent.claims, lang)?.claims.map(({ text }) => text) ?? [];
  const text = [
    inLanguage(patent.titles, lang)?.text ?? '',
    inLanguage(patent.abstracts, lang)?.text ?? '',
    claims.join('\n').slice(0, MOST_TEXT),
  ].join('\n');
  const found = new Map<string, Candidate>();
  const spans = sentences(text);
  for (const { start, end } of spans) {
    const named = new Map(phrasesOf(text.slice(start, end)).map((phrase) => [phrase.key, phrase]));
    for (const [key, phrase] of named) {
      if (phrase.words.length < 2 && (phrase.text.length < 4 || GENERAL.has(phrase.text.toLowerCase()))) continue;
      const known = found.get(key);
      if (known) {
        known.sentences++;
        // capitals of titles and of first words are not the phrase's own
        if (phrase.text.toLowerCase() === phrase.text) known.text = phrase.text;
      } else found.set(key, { text: phrase.text, sentences: 1 });
    }
  }
  return {
    found: [...found.values()].toSorted((a, b) => b.sentences - a.sentences).slice(0, MOST_CANDIDATES),
    of: spans.length,
  };
}

/**
 * How surprising it is that `sentences` of the `of` sentences of a document name a phrase that `documents` of the
 * `others` documents of its class name: G² of the table of both, 0 where the document names it no oftener. A document
 * of the class counts as one sentence, so that the class's share is an upper bound and the figure a lower one.
 * @see logLikelihood, Dunning 1993
 */
export function topicScore(sentences: number, of: number, documents: number, others: number): number {
  if (sentences * others <= documents * of) return 0;
  return logLikelihood(sentences, of, sentences + documents, of + others);
}

/** The phrases that set a patent apart from the others of its main subclass, the most surprising first. */
async function topics(corpus: Corpus, patent: Patent, lang: 'cn' | 'en', signal: AbortSignal): Promise<string[]> {
  const { found, of } = candidates(patent, lang);
  const [main] = patent.ipc.length > 0 ? patent.ipc : patent.cpc;
  const others: Query = allOf(main ? { kind: 'term', field: 'IPC', text: main.slice(0, 4) } : { kind: 'all' }, {
    kind: 'not',
    of: { kind: 'term', field: 'PN', text: patent.publication_number },
  });
  const count = (query: Query) => totalOf(corpus, collection, query, { signal });
  const all = await count(others);
  const scored = await Promise.all(
    found.map(async ({ text, sentences }) => {
      const documents = await count(allOf(others, { kind: 'phrase', field: 'TAC_ALL', text }));
      return { text, score: topicScore(sentences, of, documents, all) };
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
    'Phrases of title, abstract and claims in the language asked for that set the patent apart from the others of its main subclass in the corpus, in the order of their log-likelihood (Dunning’s G²): u of the U sentences of the patent name it, and d of the N other publications of the subclass; G² of the table [u, U - u; d, N - d], where u/U is greater than d/N. Designs have none.',
  example: { lang: 'en' },
  async rows(patents, { asked: { lang = 'cn' }, note, signal }, { corpus }) {
    const rows = await mapInSlices(patents, async (patent) => ({
      lang,
      technology_topic_data: patent.patent_type === 'D' ? [] : await topics(corpus, patent, lang, signal),
    }));
    const empty = patents.filter(
      ({ patent_type }, index) => patent_type !== 'D' && rows[index]!.technology_topic_data.length === 0,
    );
    const silent = empty.filter((patent) => candidates(patent, lang).found.length === 0);
    noteMissing(note, `text in ${lang.toUpperCase()}`, 'a publication or translation in that language', silent);
    const common = empty.filter((patent) => !silent.includes(patent));
    if (common.length > 0)
      note(
        `${namedInNote(common)}: no phrase stands out against the other publications of the main subclass in the corpus.`,
      );
    return rows;
  },
});

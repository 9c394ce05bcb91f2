import { TermReader } from '#analytics/terms.ts';
import { textIn } from '#analytics/word-cloud.ts';
import { quoteOf } from '#collections/patents/evidence.ts';
import { originalOwners, type Patent } from '#collections/patents/patent.ts';
import { patents } from '#collections/patents/patents.ts';
import { relationsOf } from '#collections/patents/relations.ts';
import type { Corpus } from '#corpus/corpus.ts';
import { sentences } from '#corpus/text/sentences.ts';
import { totalOf } from '#corpus/total.ts';
import { commands } from '#language/commands.ts';
import { contentWords } from '#language/content-words.ts';
import { quantitiesOf } from '#language/quantities.ts';
import { languageOf, type TextLanguage } from '#language/script.ts';
import { PRINCIPLES, principleOf } from '../contradictions/contradictions.ts';
import { countDocuments, inBatches } from '../corpus-words.ts';
import type { QuoteShape } from '../types.ts';
import { answering, type FunctionHit } from './function-search.ts';
import type { InnovationParts } from './innovation.ts';
import { namesMeans } from './naming.ts';
import { tellsLimit } from './said.ts';

/** A document of a direction, with the sentences that make it one. */
export interface Approach {
  readonly publication_number: string;
  readonly far: boolean;
  /** Ties means and effect. */
  readonly evidence: QuoteShape;
  /** What was measured there, with a figure; absent: nothing. */
  readonly measured?: QuoteShape;
  /** Speaks against it: names what its kind lacks. */
  readonly against?: QuoteShape;
}

/** Means of one kind that documents state. */
export interface Cluster {
  /** The terms that set it apart, the most telling first. */
  readonly terms: readonly string[];
  readonly approaches: readonly Approach[];
  readonly families: number;
  /** Of filing, ascending. */
  readonly years: readonly number[];
  /** Owners with how many of its documents, most first. */
  readonly owners: readonly { readonly name: string; readonly documents: number }[];
  /** Number of the principle that most of its sentences use, where two or more do. */
  readonly principle?: number;
  readonly innovation: InnovationParts;
  /** 0 to 1: how much its best documents answer the problem (`answering`). */
  readonly answers: number;
}

const MOST_CLUSTERS = 6;
const MOST_TERMS = 1_000;
/** Of them those whose rarity in the corpus is asked. */
const MOST_WEIGHED = 80;
/** A document alone is a direction where it answers this share of what the best one does, at least. */
const ALONE_OF_BEST = 0.6;
/** Share of the documents above which a term sets none apart. */
const MOST_SHARED = 0.4;
/** Documents that a term has at least to name a cluster. */
const LEAST = 2;
const MOST_APPROACHES = 12;
/** Sentences by which a direction is judged, the best: one of fewer lacks what the missing ones would say. */
const JUDGED_BY = 3;

/** Terms that name no means: what texts say of any of them. */
const EMPTY_TERM =
  /^(?:\w+ing|order|object|purpose|manner|case|use|advantage|problem|effect|result|example|plurality|embodiment|disclosure|present invention)s?$|一般|相关技术|现有|做法|常见|目前|实现|上述|如下|试验|技术方案|无法|之前|之后|达到|具有|目的|保证|要求|情况|^预?处理$/iu;

const MEASURED: Readonly<Record<TextLanguage, RegExp>> = {
  en: /\b(?:measured|tests?|experiments?|results?|showed|shown|achiev\w+|obtained|reduced (?:by|to|from)|increased (?:by|to|from)|improved (?:by|to|from)|example)\b/iu,
  zh: /(?:测得|测试|试验|实验|结果|达到|提高了?|降低了?|减少了?|实施例)/u,
};

/** Sentences of a document that hold a figure and say what was measured, and those that say what is lacking. */
function furtherSentences(record: Patent, terms: ReadonlySet<string>): Pick<Approach, 'measured' | 'against'> {
  let measured: QuoteShape | undefined;
  let against: QuoteShape | undefined;
  let left = 60_000;
  for (const { lang, origin, paragraphs } of record.descriptions)
    for (const { id, section, heading, text } of paragraphs) {
      if (heading || (left -= text.length) < 0 || (measured && against)) continue;
      for (const { start, end } of sentences(text)) {
        const said = text.slice(start, end);
        // rows of tables are no sentences
        if (said.length > 500 || said.includes(' | ') || commands(said)) continue;
        const language = languageOf(said);
        const named = () => contentWords(said).some(({ key }) => terms.has(key));
        const quote = () =>
          quoteOf(record, { part: 'description', lang, origin, paragraph_id: id, start, end }) as QuoteShape;
        if (
          !measured &&
          section !== 'background' &&
          MEASURED[language].test(said) &&
          quantitiesOf(said).length > 0 &&
          named()
        )
          measured = quote();
        else if (!against && tellsLimit(said) && named()) against = quote();
      }
    }
  return { ...(measured && { measured }), ...(against && { against }) };
}

const PRINCIPLE_WORDS = PRINCIPLES.map(({ number, words }) => ({
  number,
  words: { en: new RegExp(words.en, 'iu'), zh: new RegExp(words.zh, 'iu') },
}));

/** The principle that most sentences use; of equal ones, one that the matrix names for the problem. */
function principleIn(texts: readonly string[], named: ReadonlySet<number>): number | undefined {
  let best: { number: number; weight: number } | undefined;
  for (const { number, words } of PRINCIPLE_WORDS) {
    const used = texts.filter((text) => words[languageOf(text)].test(text)).length;
    const weight = used * (named.has(number) ? 1.5 : 1);
    if (used >= LEAST && used * 2 >= texts.length && (!best || weight > best.weight)) best = { number, weight };
  }
  return best && principleOf(best.number).number;
}

export interface ClusterOptions {
  readonly lang: TextLanguage;
  /** Words of the problem: they set nothing apart. */
  readonly problem: string;
  /** Principles that the matrix names. */
  readonly principles: ReadonlySet<number>;
  /** All of them state one thing, which these terms name: they are one group. */
  readonly together?: readonly string[];
  readonly signal?: AbortSignal | undefined;
}

/**
 * Groups documents by the terms of the sentences that tie means and effect: the term that covers most of what is not
 * covered yet, weighed by how rare it is in the corpus, makes the next group. Every document is in one group, the one
 * that states most of what is asked for first; groups come in the order in which they answer the problem.
 */
export async function clustersOf(
  corpus: Corpus,
  hits: readonly FunctionHit[],
  { lang, problem, principles, together, signal }: ClusterOptions,
): Promise<Cluster[]> {
  const stated = hits.filter((hit): hit is FunctionHit & { evidence: QuoteShape } => hit.evidence !== undefined);
  const records = await corpus.get(
    patents,
    stated.map(({ publication_number }) => publication_number),
  );
  const byNumber = new Map(records.map((record) => [record.publication_number, record]));
  const found = stated.filter(({ publication_number }) => byNumber.has(publication_number));
  if (found.length === 0) return [];
  const groups = together
    ? [{ terms: [...together], members: [...found.keys()] }]
    : await groupsOf(corpus, found, byNumber, { lang, problem, signal });
  const relations = await relationsOf(
    corpus,
    found.map(({ publication_number }) => publication_number),
  );
  const clusters = groups.map(({ terms, members }): Cluster => {
    const shown = eachOnceFirst(members.map((at) => found[at]!).toSorted((a, b) => answering(b) - answering(a)));
    const keys = new Set(contentWords(terms.join(' ')).map(({ key }) => key));
    const approaches = shown.slice(0, MOST_APPROACHES).map(
      ({ publication_number, far, evidence }): Approach => ({
        ...{ publication_number, far, evidence },
        ...furtherSentences(byNumber.get(publication_number)!, keys),
      }),
    );
    const all = shown.map(({ publication_number }) => byNumber.get(publication_number)!);
    const years = all.flatMap(({ filing_date }) =>
      filing_date === undefined ? [] : [Math.trunc(filing_date / 10_000)],
    );
    years.sort((a, b) => a - b);
    const owners = new Map<string, number>();
    for (const record of all)
      for (const { name } of originalOwners(record).slice(0, 1)) owners.set(name, (owners.get(name) ?? 0) + 1);
    const families = new Set(
      all.map(
        ({ publication_number }) => relations.get(publication_number)?.simple_family.family_id ?? publication_number,
      ),
    ).size;
    const principle = principleIn(
      shown.map(({ evidence }) => evidence.text),
      principles,
    );
    const median = years[Math.floor((years.length - 1) / 2)];
    return {
      ...{ terms, approaches, families, years },
      owners: [...owners]
        .map(([name, documents]) => ({ name, documents }))
        .sort((a, b) => b.documents - a.documents || (a.name < b.name ? -1 : 1)),
      ...(principle !== undefined && { principle }),
      innovation: {
        documents: all.length,
        families,
        ...(median !== undefined && { median_year: median }),
        far_share: shown.filter(({ far }) => far).length / shown.length,
        citations: all.reduce((sum, one) => sum + (relations.get(one.publication_number)?.cited_by.length ?? 0), 0),
      },
      answers: shown.slice(0, JUDGED_BY).reduce((sum, hit) => sum + answering(hit), 0) / JUDGED_BY,
    };
  });
  return clusters.toSorted((a, b) => b.answers - a.answers || b.families - a.families);
}

/** Sentences that families share word for word come once, and again behind all others. */
function eachOnceFirst<H extends { readonly evidence: QuoteShape }>(hits: readonly H[]): H[] {
  const seen = new Set<string>();
  const again = new Set(hits.filter(({ evidence }) => seen.has(evidence.text) || !seen.add(evidence.text)));
  return [...hits.filter((hit) => !again.has(hit)), ...again];
}

interface Group {
  readonly terms: string[];
  readonly members: number[];
}

/** A term with how it sets documents apart. */
interface WeighedTerm {
  readonly text: string;
  readonly documents: readonly number[];
  readonly worth: number;
}

/** The terms of documents that name means and set them apart, with how rare the corpus makes each. */
async function weighedTerms(
  corpus: Corpus,
  texts: readonly string[],
  { lang, problem, signal }: Pick<ClusterOptions, 'lang' | 'problem' | 'signal'>,
): Promise<WeighedTerm[]> {
  const reader = new TermReader(lang);
  for (const text of texts) reader.add(text);
  const small = texts.map((text) => text.toLowerCase());
  const own = new Set(contentWords(problem).map(({ key }) => key));
  const candidates = reader
    .terms(MOST_TERMS, LEAST)
    .filter(({ text }) => !EMPTY_TERM.test(text))
    .filter(({ text }) => contentWords(text).some(({ key }) => !own.has(key)))
    .filter(({ documents }) => documents.length <= Math.max(LEAST, texts.length * MOST_SHARED))
    .filter(({ text, documents }) =>
      namesMeans(
        text,
        lang,
        documents.map((at) => small[at]!),
      ),
    )
    .slice(0, MOST_WEIGHED);
  const total = Math.max(1, await totalOf(corpus, patents));
  const spread = await inBatches(candidates, async ({ text }) => countDocuments(corpus, text, signal));
  return candidates.map((term, index) => ({ ...term, worth: Math.log(1 + total / (1 + spread[index]!)) }));
}

/**
 * Numbers of documents by the term that sets them apart. Documents that share no such term are directions of their own,
 * the best answers first, named by their titles.
 */
async function groupsOf(
  corpus: Corpus,
  found: readonly (FunctionHit & { readonly evidence: QuoteShape })[],
  byNumber: ReadonlyMap<string, Patent>,
  { lang, problem, signal }: Pick<ClusterOptions, 'lang' | 'problem' | 'signal'>,
): Promise<Group[]> {
  const texts = found.map(
    ({ publication_number, evidence }) => `${textIn(byNumber.get(publication_number)!, lang) ?? ''}\n${evidence.text}`,
  );
  const weighed = await weighedTerms(corpus, texts, { lang, problem, signal });

  /** Documents whose sentence on their means has a term: it names them better than one that stands elsewhere. */
  const said = found.map(({ evidence }) => evidence.text.toLowerCase());
  const saying = (term: string, members: readonly number[]) =>
    members.filter((at) => said[at]!.includes(term.toLowerCase()));
  /** How many documents these are, each as much as it states of what is asked for. */
  const answered = (members: readonly number[]) => members.reduce((sum, at) => sum + answering(found[at]!), 0);
  const titles = found.map(({ publication_number }) => titleIn(byNumber.get(publication_number)!, lang));
  /** Without the publications of one thing, which have its title. */
  const things = (members: readonly number[]) => new Set(members.map((at) => titles[at]!.toLowerCase())).size;

  const free = new Set(found.keys());
  const groups: Group[] = [];
  while (groups.length < MOST_CLUSTERS && free.size >= LEAST) {
    const left = weighed
      .map((term) => ({ term, members: term.documents.filter((at) => free.has(at)) }))
      .map((one) => ({ ...one, said_by: saying(one.term.text, one.members) }))
      .filter(({ members, said_by }) => said_by.length > 0 && things(members) >= LEAST)
      .map((one) => ({ ...one, score: (answered(one.members) + answered(one.said_by)) * one.term.worth }))
      .sort((a, b) => b.score - a.score || (a.term.text < b.term.text ? -1 : 1));
    const [best] = left;
    if (!best) break;
    const second = left.slice(1).find(({ term, members }) => namesToo(term.text, members, best));
    groups.push({ terms: [best.term.text, ...(second ? [second.term.text] : [])], members: best.members });
    for (const at of best.members) free.delete(at);
  }
  const best = Math.max(...found.map(answering));
  const alone = [...free]
    .filter((at) => answering(found[at]!) >= ALONE_OF_BEST * best)
    .toSorted((a, b) => answering(found[b]!) - answering(found[a]!));
  const named = Map.groupBy(alone, (at) => titles[at]!.toLowerCase());
  for (const members of [...named.values()].slice(0, MOST_CLUSTERS - groups.length))
    groups.push({ terms: [titles[members[0]!]!], members });
  return groups;
}

/** Whether a further term names a group: most of its documents have it, two at least, and no word of the first. */
function namesToo(
  term: string,
  members: readonly number[],
  best: { readonly term: { readonly text: string }; readonly members: readonly number[] },
): boolean {
  const shared = members.filter((at) => best.members.includes(at)).length;
  const own = new Set(contentWords(best.term.text).map(({ key }) => key));
  return (
    shared >= LEAST && shared * 3 >= best.members.length * 2 && contentWords(term).every(({ key }) => !own.has(key))
  );
}

/** A record's title in a language, else as published. */
function titleIn({ titles, publication_number }: Patent, lang: TextLanguage): string {
  const own = titles.filter((title) => title.lang === lang);
  return (own[0] ?? titles[0])?.text.replace(/^一种/u, '') ?? publication_number;
}

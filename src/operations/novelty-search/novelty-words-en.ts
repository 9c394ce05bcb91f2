import type { BeyondReach } from '#collections/patents/similar/beyond-reach.ts';
import type { EMBEDDING_ORDER, EmbeddingOrder } from '#skills/search-prior-art/embedding-order.ts';
import type { LITERATURE, Strategy } from '#skills/search-prior-art/strategies.ts';
import type { Category, Verdict } from './assessment.ts';
import type { ConfirmedFeature, Coverage, NoveltySearchData } from './data.ts';

const list = (items: readonly string[], and: string) =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} ${and} ${items.at(-1)}`;
/** Values that a line tells; of more it says how many there are. */
export const MOST_TOLD = 8;
const told = (values: readonly string[]): string =>
  values.length > MOST_TOLD
    ? `${values.slice(0, MOST_TOLD).join(', ')} and ${values.length - MOST_TOLD} more`
    : values.join(', ');
const features = (count: number) => (count === 1 ? '1 feature' : `${count} features`);
const documents = (count: number) => (count === 1 ? '1 document' : `${count} documents`);

/**
 * Why a document has its category, by the features that it lacks and those that it is combined with; `results`: what
 * comes of the features and is not disclosed, which decides nothing; `meant`: what is disclosed by meaning alone.
 */
export type Reason = (
  missing: readonly string[],
  others: readonly string[],
  published: string,
  reference: string,
  results: readonly string[],
  meant: readonly string[],
) => string;

/** Features that only their meaning says to be disclosed. */
const byMeaning = (meant: readonly string[]) =>
  meant.length > 0 ? `, ${list(meant, 'and')} by meaning alone, which is to be checked` : '';

/** What every feature is disclosed without. */
const notCounting = (results: readonly string[]) =>
  results.length > 0 ? `, not counting what only comes of them (${results.join(', ')})` : '';

/** The words of reports and rounds in English: the shape of every other language. */
export const en = {
  report: 'Novelty search',
  subtitle: (day: string) => `Novelty search report, ${day}`,
  task: 'Task',
  searchedFor: 'Searched for',
  window: 'Publication window',
  windowText: (from: string, to: string) =>
    from || to ? `${from || 'any time'} to ${to || 'any time'}` : 'at any time',
  referenceDate: 'Prior art before',
  referenceBasis: {
    priority: 'earliest priority of the publication searched for',
    window: 'the day after the window of publication dates',
    today: 'the day after the search',
  } as Record<NoveltySearchData['reference_basis'], string>,
  corpus: 'Corpus',
  corpusText: (records: number, seq: number) => `${records} publications, state ${seq}`,
  coverage: 'Searched in',
  coverageText: ({ publications, offices, languages, first_year, last_year, undated, without_claims }: Coverage) =>
    [
      `${publications} publications within the window`,
      offices.length > 0 ? `offices: ${told(offices.map(({ office, publications: n }) => `${office} ${n}`))}` : '',
      languages.length > 0
        ? `languages: ${told(languages.map(({ language, publications: n }) => `${language} ${n}`))}`
        : '',
      first_year === undefined ? '' : `published ${first_year} to ${last_year}`,
      `without claims: ${without_claims}`,
      `date of publication unknown (left out by a window): ${undated}`,
    ]
      .filter(Boolean)
      .join('; '),
  onlyHere: (numbers: readonly string[]) => `only here: ${numbers.join(', ')}`,
  compared: 'Compared',
  comparedText: (compared: number, kept: number, chosen: number) =>
    `${documents(compared)} of the search feature by feature; ${kept} kept (with those that were added), ${chosen} chosen for this report`,
  papers: 'Papers',
  papersText: (compared: number, kept: number, abstracts: number) =>
    compared === 0
      ? 'none found in the corpus'
      : `${compared} compared, ${kept} kept${abstracts > 0 ? `, ${abstracts} of them stored with title and abstract only` : ''}`,
  abstractOnly: 'only title and abstract are stored',
  retracted: 'RETRACTED',
  superseded: 'a newer version is published',
  quotes: 'Quotes',
  quotesText: (ok: number, all: number) =>
    `${ok} of ${all} were found again, character by character, when this report was made`,
  result: 'Result',
  nothingCompared:
    'No document of prior art was found. This says nothing about novelty: see the search log for what was searched.',
  takesNovelty: (who: readonly string[], count: number, results: readonly string[], meant: readonly string[]) =>
    `By wording, ${list(who, 'and')} ${who.length === 1 ? 'discloses' : 'each disclose'} all ${features(count)} of the solution${notCounting(results)}${byMeaning(meant)}.`,
  noneAlone: (all: number, count: number) =>
    `None of the ${documents(all)} kept discloses all ${features(count)} by wording.`,
  titleOnly: 'only the title is stored',
  titlesOnly: (count: number, all: number) =>
    `Of ${count} of the ${documents(all)} kept only the title is stored: what they disclose is not known here.`,
  closest: (who: string, title: string, disclosed: number, all: number, missing: readonly string[]) =>
    `Closest is ${who}, "${title}": ${disclosed} of ${features(all)} disclosed${missing.length > 0 ? `; not or only partly: ${missing.join(', ')}` : ''}.`,
  disclosesMore: (who: string, title: string, disclosed: number, all: number) =>
    `More of the features than in the closest are disclosed in ${who}, "${title}": ${disclosed} of ${features(all)}.`,
  pairCovers: (first: string, second: string, all: number, results: readonly string[]) =>
    `Together, ${first} and ${second} cover all features${notCounting(results)}${all > 1 ? `, as ${all === 2 ? 'does 1 further pair' : `do ${all - 1} further pairs`}` : ''}.`,
  noPair: 'No two of the documents kept cover all features together.',
  inPart: (numbers: readonly string[]) => `Fully disclosed by none of the documents compared: ${numbers.join(', ')}.`,
  nowhere: (numbers: readonly string[]) =>
    `No passage found by wording for ${numbers.join(', ')}. It may stand in other words: see the nearest passages below.`,
  undated: (who: string, disclosed: number, all: number) =>
    `${disclosed} of ${features(all)} disclosed in ${who}, whose date of publication is to be checked.`,
  published_by_number: (text: string) => `${text} (by its number)`,
  published_by_record: (text: string) => `${text} (as far as the record says)`,
  published_before: (text: string) => `by ${text}, date to be checked`,
  notAnOpinion:
    'This report compares wording. It shows where words of the features stand in earlier documents; whether these take novelty or inventive step is for a person with knowledge of the field and of the law to decide.',
  question: 'What was asked',
  given: 'The text as given',
  cut: (length: number) => `Only the beginning is shown; the whole text of ${length} characters was used.`,
  summary: 'Summary, in the words of the text',
  summaryEdited: 'Summary, as edited by the user',
  features: 'Features',
  featuresCaption: 'The technical features that were searched and compared',
  number: 'No.',
  feature: 'Feature',
  weight: 'Weight',
  why: 'Why this weight',
  weights: { topic: 'topic', key: 'key', supplementary: 'supplementary' } as Record<ConfirmedFeature['weight'], string>,
  userAdded: 'added by the user',
  userAddedShort: 'user',
  leftOut: (items: readonly string[]) => `Left out by the user: ${items.join('; ')}.`,
  documents: 'Most relevant documents',
  documentsCaption: 'Documents compared: what discloses every feature first, then what is nearest as a whole',
  document: 'Document',
  title: 'Title and applicant',
  published: 'Published',
  category: 'Category',
  disclosed: 'Features',
  score: 'Score',
  foundBy: 'Found by',
  foundByLegend: (strategies: readonly string[]) => `Found by: ${strategies.join('; ')}.`,
  unknown: 'unknown',
  of: (some: number, all: number) => `${some} of ${all}`,
  withDocuments: (others: readonly string[]) => `with ${others.join(', ')}`,
  categoryLegend:
    'Categories after WIPO ST.14, decided here by wording, by meaning where an encoder was added, and by dates. X: discloses every feature; what only comes of the features of an idea is not asked for. Y: covers every feature together with one other document. A: background. E: published too late, but with an earlier priority or filing date. T: later than the reference date. L: its date of publication is not known, nor does its number tell.',
  categoryReason: {
    X: (_missing, _others, _published, _reference, results, meant) =>
      `Category X: every feature is disclosed by wording${results.length > 0 ? `, but for what only comes of them (${results.join(', ')})` : ''}${byMeaning(meant)}, and the document was published before the reference date.`,
    Y: (missing, others) =>
      `Category Y: alone it lacks ${missing.join(', ')}; these are disclosed by ${list(others.slice(0, 3), 'or')}.`,
    A: (missing) =>
      `Category A: ${missing.length > 0 ? `not or only partly disclosed: ${missing.join(', ')}; ` : ''}no other compared document completes it.`,
    E: (_missing, _others, published, reference) =>
      `Category E: published on ${published}, not before ${reference}, but with an earlier priority or filing date. It may count for novelty where the same office has both, not for inventive step.`,
    T: (_missing, _others, published, reference) =>
      `Category T: published on ${published}, not before ${reference}: no prior art.`,
    L: () =>
      'Category L: the corpus does not know on which day it was published, so that it cannot be said whether it is prior art.',
  } as Record<Category, Reason>,
  chart: 'Claim chart',
  chartLegend:
    '+ disclosed by wording (65 to 100), ± partly (35 to 64), – not found (0 to 34). * changed by the user. Each cell leads to its passage.',
  chartCaption: (columns: readonly string[]) => `Features against documents: ${columns.join(', ')}`,
  evidence: 'Passages',
  evidenceIntro: (digits: number) =>
    `The best passage for each feature, word for word, with where it stands. The hash is the beginning (${digits} digits) of the SHA-256 of the whole paragraph, claim, title or abstract that the characters are counted in.`,
  moreDocuments: (count: number) =>
    `The passages of ${count} more chosen documents are in the result of the search, not printed here.`,
  verdicts: { disclosed: 'disclosed', partly: 'partly disclosed', not_found: 'not found' } as Record<Verdict, string>,
  editedCell: (verdict: string, score: number) => `(Changed by the user; found: ${verdict}, ${score}.)`,
  quoteGone: (reason: string) => `The passage is not shown: it could not be found again (${reason}).`,
  characters: (start: number, end: number) => `characters ${start} to ${end}`,
  surroundingsChanged: 'the text around it was changed since',
  nearestMiss: 'nearest miss',
  byMeaning: 'near in meaning',
  claim: (number: number) => `claim ${number}`,
  paragraph: (id: string) => `paragraph ${id}`,
  parts: { title: 'title', abstract: 'abstract', claim: 'claim', description: 'description' } as Record<string, string>,
  origins: { original: 'original', office: "office's translation", machine: 'machine translation' } as Record<
    string,
    string
  >,
  combinations: 'Combinations of two documents',
  pairsIntro: (results: readonly string[]) => `These pairs cover every feature by wording${notCounting(results)}.`,
  nearPairsIntro: 'No pair covers every feature. These cover more than any document alone.',
  noPairs: 'No pair of documents covers more than the best document alone.',
  combinationsCaption: 'Pairs of documents, best first',
  first: 'Document',
  gives: 'Discloses',
  second: 'With',
  adds: 'Adds',
  missing: 'Missing',
  none: 'none',
  pairCaveat:
    'That two documents cover the features does not say that a skilled person would have combined them: no reason to combine was looked for.',
  recall: 'How much may have been missed',
  recallMethod: (ways: number, score: string) =>
    `Every candidate was compared; a score of ${score} or more counts as relevant. From how many of the ${ways} strategies found each relevant document, the number of those that none found is estimated (Chao's estimator): many that one strategy alone found say that there are more.`,
  recallText: (found: number, once: number, total: string, share: string, low: string) =>
    `${found} relevant ${found === 1 ? 'document was' : 'documents were'} found, ${once} of them by one strategy alone. Estimated to be in the corpus: ${total}; so about ${share} of them were found, and hardly less than ${low}.`,
  noRecall: 'Too few relevant documents were found for an estimate.',
  recallCaveat:
    'The estimate speaks of documents that share the wording of the features, in this corpus alone. What discloses them in quite other words, in pictures, or outside this corpus is not in it. Tried on 15 real claims in a corpus of 1,103 documents of one field, it said .72 on the average where .85 was true.',
  log: 'Search log',
  namedOnly: (count: number) =>
    `Nothing was searched: the comparison is with the ${count === 1 ? 'document' : `${count} documents`} that the user named, and says nothing about any other.`,
  namedBeside: (count: number) =>
    `The user named ${count === 1 ? 'one document' : `${count} documents`}, compared whether ${count === 1 ? 'it was' : 'they were'} found or not.`,
  logIntro: (publications: number, families: number, merged: boolean) =>
    `The strategies found ${publications} publications of ${families} simple families; ${merged ? 'one publication of each family was kept' : 'families were not merged'}.`,
  strategiesCaption: 'Strategies, in the order of running',
  strategy: 'Strategy',
  way: 'What it does',
  lines: 'Lines',
  taken: 'Publications',
  strategies: {
    semantic_search: {
      title: 'Nearness of the whole text',
      way: 'Ranks the corpus by how near each document is to the whole description, whatever the elements are.',
    },
    all_elements_search_tacd: {
      title: 'All elements at once',
      way: 'Wants every element somewhere in title, abstract, claims or description; leaves the least important out, one by one, until enough is found.',
    },
    all_elements_search_dynamic: {
      title: 'Strongest concepts at once',
      way: 'Wants the strongest concepts of all elements together, then one fewer, and so on.',
    },
    class_search: {
      title: 'Within the classes',
      way: 'Searches any of the words within the classes that the elements name most often.',
    },
    relevant_tracking_search: {
      title: 'Citations of the best documents',
      way: 'Follows what the best documents so far cite, and what cites them.',
    },
    applicant_inventor_search: {
      title: 'Applicants and inventors of the best documents',
      way: 'Looks at what the applicants and inventors of the best documents have published on the topic.',
    },
    literature_search: {
      title: 'Papers',
      way: 'Searches scientific literature published before the reference date for any of the words. Papers are compared with the features as patents are, and stand beside them.',
    },
    embedding_order: {
      title: 'Order by an embedding model',
      way: 'Finds nothing itself: orders the best candidates of the others once more, by how near title and abstract are to subject and features in the vectors of the configured embedding model. One more list in the fusion, never a verdict.',
    },
  } as Readonly<
    Record<Strategy | typeof LITERATURE | typeof EMBEDDING_ORDER, { readonly title: string; readonly way: string }>
  >,
  wholeText: 'the whole description',
  claimText: (text: string) => `as the model has claimed it: ${text}`,
  citationsOf: (numbers: readonly string[]) => `citations of and by ${numbers.join(', ')}`,
  within: (query: string) => ` within ${query}`,
  papersBy: (query: string) => `papers: ${query}`,
  papersTaken: (count: number) => `${count} papers taken.`,
  nothingToSearch: 'There was nothing to search with.',
  takenText: (count: number) => `${count} publications taken.`,
  embeddingOrderText: ({ model, candidates, order, texts_embedded, texts_kept, failure }: EmbeddingOrder) =>
    failure
      ? `The embedding model ${model} was asked to order the best ${candidates} candidates; its order was left out: ${failure.message}`
      : `The embedding model ${model} ordered ${order?.length ?? 0} of the best ${candidates} candidates: one more list in the fusion. Texts embedded for it: ${texts_embedded}; vectors kept from before: ${texts_kept}.`,
  beyondReach: ({ script, publications }: BeyondReach) =>
    `Nearness of the whole text did not reach ${publications} publications in ${script === 'other' ? 'Chinese, Japanese or Korean' : `languages of another script than the text's`}: no translation of its words is known here, and no encoder was added. They were found only by what they have in the language of the text, and by search elements in their own.`,
  logCaption: 'Every search that was run, with its count',
  line: 'Line',
  query: 'Search expression',
  purpose: 'For',
  count: 'Count',
  block: (feature: string) => `block of "${feature}"`,
  replay: (task: string) => `All of these can be run again and compared: priora tasks replay ${task}`,
  notFound: 'What was not found',
  allFound: 'Every feature is disclosed by wording in some document of prior art.',
  nearest: (who: string, score: number) => `Nearest: ${who}, score ${score}.`,
  readText: (count: number, units: number) =>
    `Read for this: ${units} paragraphs, claims, titles and abstracts of ${documents(count)}.`,
  emptyLines: (lines: readonly string[]) => `Searches without any hit: ${lines.join(', ')}.`,
  edits: "The user's changes",
  editedSolution: 'The summary of the solution was edited.',
  addedFeatures: (numbers: readonly string[]) => `Features added: ${numbers.join(', ')}.`,
  changedFeatures: (numbers: readonly string[]) => `Features reworded: ${numbers.join(', ')}.`,
  addedDocument: (number: string) => `${number} was added.`,
  changedCell: (number: string, feature: string, before: string, after: string) =>
    `${number}, ${feature}: found ${before}, now ${after}.`,
  limits: 'Limits of the method',
  limitList: [
    'Only the corpus of this installation was searched: what is not in it (other offices, later publications, other literature, products, public use) was not seen.',
    '"Not found" means that no passage with enough of the words was found. The same may be said in other words, or shown in a drawing: drawings were not read.',
    '"Disclosed" means that one passage holds the words and numbers of the feature. Whether the passage means the same is for the reader: each is quoted.',
    'Features were compared one by one. Whether a document discloses them in the combination asked for, rather than in separate embodiments, was not examined.',
    'Equivalents, implicit disclosure and general knowledge were not considered.',
  ],
};

/** The words of one language. */
export type NoveltyWords = typeof en;

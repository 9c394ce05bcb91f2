import { daysMeant } from '#patents/days.ts';
import type { DayBounds } from '#patents/publication-dates.ts';
import { estimateRecall, type RecallEstimate } from '#skills/search-prior-art/recall.ts';
import { STRATEGIES } from '#skills/search-prior-art/strategies.ts';
import type { FeatureComparison, QuoteShape } from '#skills/types.ts';
import type { ComparedDocument, ConfirmedFeature, Judgement, NoveltySearchData } from './data.ts';

export type Verdict = FeatureComparison['verdict'];

/** How one document stands to one feature, with a person's view where there is one. */
export interface FeatureView {
  readonly feature: ConfirmedFeature;
  readonly found: FeatureComparison;
  /** In force: the person's where given, else what was found. */
  readonly verdict: Verdict;
  readonly score: number;
  readonly reason: string;
  readonly quote?: QuoteShape;
  readonly edited: boolean;
}

/**
 * Categories as search reports use them.
 * - X: discloses every feature: takes novelty alone. Y: together with one other document it covers every feature. A:
 *   background. What an idea tells as coming of its features ("so that nobody has to lay wires") is none of them.
 * - E: published on or after the reference date, with an earlier priority: it may take novelty where the same office
 *   granted both, never inventive step.
 * - T: published on or after the reference date, without an earlier priority: no prior art.
 * - L: its date of publication is not known, nor do its number and other dates tell what it is.
 * @see WIPO Standard ST.14, paragraph 14
 */
export type Category = 'X' | 'Y' | 'A' | 'E' | 'T' | 'L';

export interface AssessedDocument {
  readonly document: ComparedDocument;
  readonly user_added: boolean;
  readonly selected: boolean;
  readonly views: readonly FeatureView[];
  readonly disclosed: number;
  readonly partly: number;
  /** Mean of the scores in force, by the features' weights, 0 to 1. */
  readonly public_score: number;
  readonly category: Category;
  /** Feature numbers on which `category` rests and that are missing. */
  readonly missing: readonly string[];
  /** What comes of the features, and is not disclosed: the category does not rest on it. */
  readonly results: readonly string[];
  /** Disclosed by meaning and not by wording, as nobody has confirmed. */
  readonly meant: readonly string[];
  /** For Y: the documents that complete it. */
  readonly with: readonly string[];
  /** Of prior art: features that no other document of prior art discloses. */
  readonly adds: readonly string[];
  /** The nearest prior art of which more than a title is stored. */
  readonly most_similar: boolean;
}

export interface Combination {
  readonly first: string;
  readonly second: string;
  /** Feature numbers that `first` discloses, and those that only `second` does. */
  readonly from_first: readonly string[];
  readonly from_second: readonly string[];
  /** Not disclosed by either; empty for a combination that covers everything. */
  readonly missing: readonly string[];
  /** What comes of the features, and neither discloses: what a combination covers is said without it. */
  readonly results: readonly string[];
}

export interface Assessment {
  /** Those that disclose every feature first, then the nearest. */
  readonly documents: readonly AssessedDocument[];
  /**
   * Pairs that cover every feature, best first; where there is none, the pairs that cover more than any document alone.
   */
  readonly combinations: readonly Combination[];
}

const WEIGHTS = { topic: 1, key: 0.7, supplementary: 0.4 } as const;
/** Documents with at least this public score count as relevant for the estimate of recall. */
export const RELEVANT_SCORE = 0.5;
const MOST_COMBINATIONS = 5;
/** Documents that are selected before anybody has chosen. */
const SELECTED = 5;

/**
 * How much of what is relevant in the corpus was probably found: from everything that was compared, by what was found,
 * not by what a person made of it.
 */
export function recallOf(scores: NoveltySearchData['scores'] = []): RecallEstimate | undefined {
  // what was named and no strategy found says nothing of how the strategies meet
  const relevant = scores.filter(({ public_score, strategies }) => public_score >= RELEVANT_SCORE && strategies > 0);
  return estimateRecall(
    relevant.map(({ strategies }) => strategies),
    STRATEGIES.length,
  );
}

/** What the documents say together, about the features that are selected. */
export function assess(
  features: readonly ConfirmedFeature[],
  documents: readonly ComparedDocument[],
  reference_date: number,
  judgements?: readonly Judgement[],
): Assessment {
  const wanted = features.filter((feature) => feature.selected);
  const things = wanted.filter((feature) => !isResult(feature));
  const deciding = things.length > 0 ? things : wanted;
  const decides = new Set(deciding.map(({ number }) => number));
  const lacking = ({ views }: Viewed) =>
    views.flatMap(({ feature, verdict }) => (verdict === 'disclosed' ? [] : [feature.number]));
  const missingIn = (one: Viewed) => lacking(one).filter((number) => decides.has(number));
  const viewed = documents
    .map((document) =>
      view(
        document,
        wanted,
        judgements?.find((one) => one.publication_number === document.publication_number),
      ),
    )
    .toSorted(
      (a, b) =>
        Number(missingIn(b).length === 0) - Number(missingIn(a).length === 0) ||
        (a.document.rank ?? 0) - (b.document.rank ?? 0) ||
        b.public_score - a.public_score,
    );

  const prior = viewed.filter(({ document }) => dateCategory(document, reference_date) === undefined);
  const pairs = combine(prior, deciding, wanted);
  const covering = pairs.filter(({ missing }) => missing.length === 0);
  const fewest = Math.min(...prior.map((one) => missingIn(one).length));
  const better = pairs.filter(({ missing }) => missing.length < fewest);
  const partners = new Map<string, string[]>();
  for (const { first, second } of covering) {
    partners.set(first, [...(partners.get(first) ?? []), second]);
    partners.set(second, [...(partners.get(second) ?? []), first]);
  }
  const disclosing = new Map<string, number>();
  for (const { views } of prior)
    for (const number of disclosedIn(views)) disclosing.set(number, (disclosing.get(number) ?? 0) + 1);
  // of a title alone nobody knows what the document says; what a person added stands first whatever it says
  const read = prior.filter(({ document }) => !document.title_only);
  const [first] = read;
  const ranked = read.find(({ document }) => document.rank !== undefined);
  const nearest = first && ranked && first.public_score < ranked.public_score ? ranked : first;
  const paper = prior.find(({ document }) => document.paper);
  const assessed = viewed.map((one, index): AssessedDocument => {
    const number = one.document.publication_number;
    const missing = missingIn(one);
    const category =
      dateCategory(one.document, reference_date) ??
      (deciding.length > 0 && missing.length === 0 ? 'X' : partners.has(number) ? 'Y' : 'A');
    return {
      ...one,
      category,
      missing,
      results: lacking(one).filter((number) => !decides.has(number)),
      meant: one.views.flatMap(({ feature, found, verdict, edited }) =>
        verdict === 'disclosed' && found.by_meaning && !edited ? [feature.number] : [],
      ),
      with: category === 'Y' ? partners.get(number)! : [],
      adds: prior.includes(one) ? disclosedIn(one.views).filter((feature) => disclosing.get(feature) === 1) : [],
      most_similar: one === nearest,
      selected: judgements ? one.selected : category === 'X' || category === 'Y' || index < SELECTED || one === paper,
    };
  });
  return {
    documents: assessed,
    combinations: (covering.length > 0 ? covering : better).slice(0, MOST_COMBINATIONS),
  };
}

type Viewed = Omit<AssessedDocument, 'category' | 'missing' | 'results' | 'meant' | 'with' | 'adds' | 'most_similar'>;

/** What an idea says of what comes of its features, or of what they are for; a claim is taken at its word. */
const isResult = ({ part, claim_number }: ConfirmedFeature): boolean =>
  (part === 'result' || part === 'purpose') && claim_number === undefined;

/** Numbers of the features that are disclosed. */
const disclosedIn = (views: readonly FeatureView[]): string[] =>
  views.filter(({ verdict }) => verdict === 'disclosed').map(({ feature }) => feature.number);

function view(document: ComparedDocument, wanted: readonly ConfirmedFeature[], judgement?: Judgement): Viewed {
  const views = wanted.flatMap((feature): FeatureView[] => {
    const found = document.comparison.features.find((one) => one.feature_number === feature.number);
    if (!found) return [];
    const own = judgement?.features[feature.number];
    const quote = own?.quote ?? found.quote;
    return [
      {
        feature,
        found,
        verdict: own?.verdict ?? found.verdict,
        score: own?.score ?? found.score,
        reason: own?.reason ?? found.reason,
        ...(quote && { quote }),
        // a document that was added comes with the values that it was shown with
        edited:
          own !== undefined &&
          ((own.verdict ?? found.verdict) !== found.verdict ||
            (own.score ?? found.score) !== found.score ||
            (own.reason ?? found.reason) !== found.reason ||
            own.quote !== undefined),
      },
    ];
  });
  const weight = (feature: ConfirmedFeature) => feature.weight_value ?? WEIGHTS[feature.weight];
  const total = views.reduce((sum, { feature }) => sum + weight(feature), 0);
  const score = views.reduce((sum, { feature, score }) => sum + weight(feature) * score, 0);
  return {
    document,
    user_added: document.rank === undefined,
    selected: judgement?.selected ?? false,
    views,
    disclosed: views.filter(({ verdict }) => verdict === 'disclosed').length,
    partly: views.filter(({ verdict }) => verdict === 'partly').length,
    public_score: total > 0 ? Math.round((score / total) * 10) / 1000 : 0,
  };
}

/** The category that the dates alone decide; absent for prior art. */
function dateCategory(document: ComparedDocument, reference_date: number): Category | undefined {
  const { publication_date, published, priority_date } = document;
  const meant: DayBounds = publication_date === undefined ? (published ?? {}) : daysMeant(publication_date);
  const { from = 0, to = 99_999_999 } = meant;
  if (to < reference_date) return undefined;
  if (from < reference_date) return 'L';
  return priority_date !== undefined && priority_date < reference_date ? 'E' : 'T';
}

/** Pairs of documents, the one that discloses more first, that complete each other: neither may be left out. */
function combine(
  documents: readonly Viewed[],
  wanted: readonly ConfirmedFeature[],
  all: readonly ConfirmedFeature[],
): Combination[] {
  const numbers = new Set(wanted.map(({ number }) => number));
  const disclosed = documents.map(({ views }) => new Set(disclosedIn(views)));
  const disclosedBy = disclosed.map((said) => said.intersection(numbers));
  const pairs: (Combination & { readonly strength: number })[] = [];
  documents.forEach((one, i) => {
    documents.slice(i + 1).forEach((other, offset) => {
      const j = i + 1 + offset;
      if (one.document.family_id !== undefined && one.document.family_id === other.document.family_id) return;
      const [a, b] = disclosedBy[i]!.size >= disclosedBy[j]!.size ? [i, j] : [j, i];
      const first = disclosedBy[a]!;
      const added = [...disclosedBy[b]!].filter((number) => !first.has(number));
      const from_first = wanted.map(({ number }) => number).filter((number) => first.has(number));
      if (added.length === 0 || from_first.length === 0) return;
      pairs.push({
        first: documents[a]!.document.publication_number,
        second: documents[b]!.document.publication_number,
        from_first,
        from_second: added,
        missing: wanted.map(({ number }) => number).filter((number) => !first.has(number) && !added.includes(number)),
        results: all
          .map(({ number }) => number)
          .filter((number) => !numbers.has(number) && !disclosed[a]!.has(number) && !disclosed[b]!.has(number)),
        strength: one.public_score + other.public_score,
      });
    });
  });
  return pairs
    .toSorted(
      (a, b) =>
        a.missing.length - b.missing.length || b.from_first.length - a.from_first.length || b.strength - a.strength,
    )
    .map(({ strength: _, ...pair }) => pair);
}

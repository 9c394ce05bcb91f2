/** What the console reads of a novelty search's task and of its results. */

export type Verdict = 'disclosed' | 'partly' | 'not_found';
export type Weight = 'topic' | 'key' | 'supplementary';

interface Passage {
  readonly text: string;
}

export interface Feature {
  readonly number: string;
  readonly text: string;
  readonly original?: Passage;
  readonly elements: readonly string[];
  readonly function?: string;
  readonly weight: Weight;
  readonly weight_reason?: string;
}
export interface ConfirmedFeature extends Feature {
  readonly selected: boolean;
  readonly user_added: boolean;
}

export interface SearchKey {
  readonly key: string;
  readonly source: string;
  readonly score?: number;
  readonly documents?: number;
  readonly examples?: readonly string[];
}

interface Element {
  readonly feature_number: string;
  readonly feature_text: string;
  readonly type: Weight;
  readonly express: readonly {
    readonly word: SearchKey;
    readonly extend: readonly SearchKey[];
    readonly ipc: readonly SearchKey[];
  }[];
}

export interface Block {
  readonly feature_text: string;
  readonly type: Weight;
  readonly concepts: readonly { readonly words: readonly string[]; readonly classes: readonly string[] }[];
}

export interface Run {
  readonly line: string;
  readonly strategy?: string;
  readonly feature_text?: string;
  readonly search:
    | { readonly method: 'query'; readonly query: string }
    | { readonly method: 'similar'; readonly query: string }
    | { readonly method: 'citations'; readonly query: string; readonly of: readonly string[] };
  readonly count: number;
}

export interface Quote {
  readonly publication_number: string;
  readonly part: 'title' | 'abstract' | 'claim' | 'description';
  readonly lang: string;
  readonly origin: string;
  readonly claim_number?: number;
  readonly paragraph_id?: string;
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** What the comparison found for one feature, with the words it rests on. */
export interface Found {
  readonly feature_number: string;
  readonly verdict: Verdict;
  readonly score: number;
  readonly quote?: Quote;
  readonly also?: readonly Quote[];
  readonly reason: string;
  readonly matched: readonly string[];
  readonly missing: readonly string[];
}

export interface ComparedDocument {
  readonly publication_number: string;
  readonly title: string;
  readonly publication_date?: number;
  readonly applicants: readonly string[];
  readonly rank?: number;
  readonly found_by: readonly string[];
  readonly comparison: { readonly features: readonly Found[]; readonly public_score: number };
}

export interface Judgement {
  readonly publication_number: string;
  readonly selected: boolean;
  readonly user_added: boolean;
  readonly features: Readonly<Record<string, Own>>;
}
/** A person's own view of a cell; absent is as found. */
export interface Own {
  readonly verdict?: Verdict;
  readonly score?: number;
  readonly reason?: string;
  /** Another passage of the same document. */
  readonly quote?: Quote;
}

/** The task's data. */
export interface NoveltyData {
  readonly input: string;
  readonly text: string;
  readonly lang: 'en' | 'zh';
  readonly publication_number?: string;
  readonly pbd_start?: number;
  readonly pbd_end?: number;
  readonly reference_date: number;
  readonly reference_basis: 'priority' | 'window' | 'today';
  readonly summary?: { readonly subject: readonly Passage[] };
  readonly generated_solution?: string;
  readonly confirmed_solution?: string;
  readonly generated_features?: { readonly features: readonly Feature[]; readonly notes: readonly string[] };
  readonly confirmed_features?: readonly ConfirmedFeature[];
  readonly generated_elements?: { readonly elements: readonly Element[] };
  readonly confirmed_blocks?: readonly Block[];
  readonly family_merge?: boolean;
  readonly snapshot?: { readonly records: number };
  readonly prior_art?: {
    readonly runs: readonly Run[];
    readonly rounds: readonly {
      readonly strategy: string;
      readonly lines: readonly string[];
      readonly found: number;
    }[];
    readonly publications: number;
    readonly families: number;
    /** Only where the service has an embedding model. */
    readonly embedding_order?: {
      readonly model: string;
      readonly order?: readonly string[];
      readonly failure?: { readonly message: string };
    };
  };
  readonly search_ms?: number;
  readonly documents?: readonly ComparedDocument[];
  /** One entry for each document that was compared; `documents` are the best of them. */
  readonly scores?: readonly unknown[];
  readonly compare_ms?: number;
  readonly judgements?: readonly Judgement[];
  readonly title?: string;
  readonly report?: { readonly title: string };
}

/** One cell of the results, as the interface gives it. */
export interface WireCell {
  readonly feature_num: string;
  readonly tech_feature: string;
  readonly verdict: Verdict;
  readonly score: number;
  readonly reason: string;
  readonly original_type?: string;
  readonly original_score: number;
  readonly original_reason: string;
  /** In force, and as it was found. */
  readonly quote?: Quote;
  readonly original_quote?: Quote;
}
export interface WireDocument {
  readonly document: string;
  readonly title: string;
  readonly publication_date?: number;
  readonly public_score: number;
  readonly feature_match_num: number;
  readonly selected: boolean;
  readonly user_added: boolean;
  readonly most_similar: boolean;
  readonly comparative_literature_type: Category;
  readonly category_with?: readonly string[];
  readonly features: readonly WireCell[];
}
export type Category = 'X' | 'Y' | 'A' | 'E' | 'T' | 'L';

/** What `agent-result` answers, as far as it is shown. */
export interface Results {
  readonly final_result: readonly WireDocument[];
  readonly recall_estimate?: {
    readonly found: number;
    readonly total: number;
    readonly low: number;
    readonly high: number;
    readonly recall: number;
  };
  readonly combinations?: readonly { readonly documents: readonly string[]; readonly missing: readonly string[] }[];
}

/** Where the document page has the words: unit and offsets. */
export function placeOf(quote: Quote): { unit: string; hash: string } {
  const unit =
    quote.part === 'claim'
      ? `c${quote.claim_number}`
      : quote.part === 'description'
        ? (quote.paragraph_id ?? '')
        : quote.part;
  return { unit, hash: `#${unit}:${quote.start}-${quote.end}` };
}

/** The document page at the quoted words, in the text that the offsets count in. */
export const quoteAddress = (quote: Quote): string =>
  `/patents/${encodeURIComponent(quote.publication_number)}?text=${encodeURIComponent(`${quote.lang}-${quote.origin}`)}${placeOf(quote).hash}`;

export const selectedFeatures = ({ confirmed_features = [] }: NoveltyData): readonly ConfirmedFeature[] =>
  confirmed_features.filter(({ selected }) => selected);

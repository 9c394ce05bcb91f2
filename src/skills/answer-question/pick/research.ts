import type { MaterialKind } from '#language/material-names.ts';
import type { TextLanguage } from '#language/script.ts';
import type { PaperFound } from '../../find-papers/find-papers.ts';
import type { NearestHeading } from '../../find-papers/nearest-headings.ts';
import type { Counts } from '../find/counts.ts';
import type { Fact } from '../find/facts.ts';
import type { InOrder, OrderDate, Unrestricted } from '../find/in-order.ts';
import type { OtherReading } from '../find/other-reading.ts';
import type { RecordsFound } from '../find/records.ts';
import type { Named } from '../read/names.ts';
import type { NearestWords } from '../read/nearest-words.ts';
import type { OffTopic } from '../read/off-topic.ts';
import type { TranslatedTerm } from '../read/other-language.ts';
import type { Order, Question } from '../read/question.ts';
import type { NotStored, Reading } from '../read/read.ts';
import type { QuantityAsked } from './quantity-asked.ts';
import type { Source } from './source.ts';

/**
 * Everything that an answer may use, picked before a word of it is written. JSON: it goes from one thread to another.
 */
export interface Research {
  readonly question: string;
  readonly lang: TextLanguage;
  /**
   * `found`: passages cover the question; `partly`: the nearest passages lack a part of it; `nothing`: no passage comes
   * near; `compared`: passages on each of two things; `counts`: answered by counting; `listed`: by documents in order
   * of time; `facts`: by the bibliography; `records`: by papers or trade marks that were counted or listed; `empty`:
   * the question has no word to search for; `declined`: it is none for a corpus of patents.
   */
  readonly kind:
    | 'found'
    | 'partly'
    | 'nothing'
    | 'compared'
    | 'counts'
    | 'listed'
    | 'facts'
    | 'records'
    | 'empty'
    | 'declined';
  /** Why nothing was looked up. */
  readonly off_topic?: OffTopic;
  /** The search that was run, as the search operations take it. */
  readonly query?: string;
  /** Of the publications that were named, those that are stored without any text. */
  readonly without_text?: readonly string[];
  /** Instead of looking: why there is nothing to look at, in words. */
  readonly note?: string;
  /** Families that match the query have all words of the question; else only some of them. */
  readonly all_words?: boolean;
  /** Publications in the corpus, and patent families that match the query. */
  readonly corpus_size: number;
  readonly matching: number;
  /** Of counts and lists: the newest day of publication in the corpus, `2026-08-04`. */
  readonly as_of?: string;
  /** Families that match without the restrictions of the question, where none matches with them. */
  readonly unrestricted?: number;
  /** Families that match but for the years, of which no date tells whether they are of these years. */
  readonly undated?: number;
  /** Where none matches: what restrictions want stated, and of how many families it is. */
  readonly unstated?: Unrestricted['unstated'];
  /** Words of the question that stand in no document. */
  readonly unknown: readonly string[];
  /** Words of the question that no shown passage has, though documents do. */
  readonly missing: readonly string[];
  /** Publications that were named and are not stored. */
  readonly not_stored: readonly NotStored[];
  /** Where nothing answers, documents that come nearest as a whole, each with what it is about. */
  readonly sources: readonly Source[];
  /** The sources are documents of which only the title is stored, found by it with this search. */
  readonly entitled?: { readonly query: string };
  /** Papers that say something on it, beside the patents. */
  readonly papers?: readonly PaperFound[];
  /** Where nothing is found, headings of the papers that come nearest. */
  readonly headings?: readonly NearestHeading[];
  readonly counts?: Counts;
  readonly records?: RecordsFound;
  /** Of a list: no document had all words in title, abstract or claims. */
  readonly relaxed?: Counts['relaxed'];
  readonly order?: Order;
  readonly citing?: InOrder['citing'];
  readonly measured?: InOrder['measured'];
  /** The date that documents are ordered by; absent where none has one. */
  readonly ordered_by?: OrderDate;
  readonly facts?: readonly Fact[];
  /**
   * What the quoted sentences name is shown as a table, too: materials, or values of some dimensions (any, where there
   * is none); said of these words, each with its worth.
   */
  readonly tabled?: { readonly said_of: Readonly<Record<string, number>> } & (
    | { readonly of: 'material'; readonly kinds?: readonly MaterialKind[] }
    | { readonly of: 'quantity'; readonly dimensions: readonly string[]; readonly measured?: QuantityAsked }
  );
  /** Claims that were asked for, and publications that do not have them, with how many are stored of each. */
  readonly without_claims?: {
    readonly asked: NonNullable<Question['claim']>;
    readonly of: readonly { readonly number: string; readonly stored: number }[];
  };
  /** What no sentence that comes near names, though it was asked for. */
  readonly unsaid?: 'material' | 'quantity' | 'definition';
  /**
   * Of a comparison: each thing, with what was found on it; sources as in `sources`, with the sentences on this thing.
   */
  readonly sections?: readonly {
    readonly heading: string;
    /** Sentences that set both sides against one another; there is no heading. */
    readonly of_both?: true;
    /** No passage covers it, these come nearest. */
    readonly nearest?: true;
    /** Words of it that stand in no document. */
    readonly unknown?: readonly string[];
    readonly tabled?: NonNullable<Research['tabled']>;
    readonly sources: readonly Source[];
  }[];
  /** The sections are questions of one message, not sides of a comparison. */
  readonly asks_several?: true;
  /** Of counts and lists: what else the question can mean, where that has another answer. */
  readonly other_reading?: OtherReading;
  /** Words of earlier questions that this one was read with. */
  readonly read_with?: readonly string[];
  /** Of words that stand in no document, what they may be a slip for; only where the question is not answered. */
  readonly nearest?: readonly NearestWords[];
  /** Words that are written otherwise in the documents. */
  readonly rewritten?: readonly { readonly from: string; readonly to: string }[];
  /** The owner or inventor whose documents alone were looked at. */
  readonly named?: { readonly text: string; readonly of: Named['of'] };
  /** The passages are in the other language than the question, found by these terms. */
  readonly translated?: readonly TranslatedTerm[];
  /** ... or in either: what was counted is said in the words of the question or by these terms. */
  readonly both_languages?: true;
}

/** How the question was read, as every answer tells it; nothing is found yet. */
export const asRead = ({ question, corpus_size, unknown, not_stored, rewritten, owner }: Reading) =>
  ({
    question: question.text,
    lang: question.lang,
    corpus_size,
    matching: 0,
    unknown,
    missing: [],
    not_stored,
    sources: [],
    ...(rewritten.length > 0 && { rewritten }),
    ...(owner && { named: { text: owner.text, of: owner.of } }),
  }) satisfies Omit<Research, 'kind'>;

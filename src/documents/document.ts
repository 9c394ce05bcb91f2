import type { Logo } from './logo.ts';

/**
 * What a statement rests on. `cited` prints its own marks: links to the queries, documents or sentences that this
 * document lists; `source` is what they lead to; `form` is wording of the form (how to read it, what it is not) and
 * says nothing of the subject. The others are printed as a mark (`basis.ts`).
 */
export type Basis =
  | 'given'
  | 'set'
  | 'person'
  | 'stored'
  | 'counted'
  | 'compared'
  | 'inferred'
  | 'model'
  | 'asked'
  | 'cited'
  | 'source'
  | 'form';

/**
 * A document as it is read, whatever file it becomes: the writers (`html.ts`, `docx.ts`, `pdf.ts`) know pages and
 * tables, and nothing of what is reported. Texts are plain; a writer escapes them.
 */
export interface Document {
  /** Above the title of the first page. */
  readonly logo?: Logo;
  readonly title: string;
  readonly lang: 'en' | 'zh';
  /** One line under the title. */
  readonly subtitle: string;
  /** What stands under the title as a list of names and values. */
  readonly facts: readonly (readonly [name: string, value: string, basis?: Basis])[];
  /** The title of a list of contents: the headings of the first level that have an id. Absent: there is none. */
  readonly contents?: string;
  readonly blocks: readonly Block[];
}

export interface Span {
  readonly text: string;
  readonly style?: 'strong' | 'code' | 'muted';
  /** A place of this document (`#id`) or a web address. */
  readonly href?: string;
}
export type Inline = string | Span;

export type Tone = 'good' | 'middling' | 'bad' | 'muted';

export interface Cell {
  readonly content: readonly Inline[];
  /** Colours the cell; never the only sign of its meaning. */
  readonly tone?: Tone;
  /** What it rests on, where that is not what its column does. */
  readonly basis?: Basis;
}

export interface Table {
  readonly kind: 'table';
  /** Says what the table shows. */
  readonly caption: string;
  /**
   * `share`: of the width, relative to the other columns; `basis`: what its cells rest on, which `mark` says beside the
   * title.
   */
  readonly columns: readonly {
    readonly title: string;
    readonly share: number;
    readonly basis?: Basis;
    readonly mark?: string;
  }[];
  readonly rows: readonly (readonly Cell[])[];
  /** What the caption rests on. */
  readonly basis?: Basis;
}

/**
 * Counts as a picture: columns for what has an order (years), bars for names. Every writer draws it as vectors; who
 * cannot see it reads its numbers.
 */
export interface Chart {
  readonly kind: 'chart';
  readonly form: 'columns' | 'bars';
  /** Says what the chart shows. */
  readonly caption: string;
  /** What is counted, shown at the axis of values. */
  readonly unit: string;
  readonly categories: readonly string[];
  /** One value for each category, from 0; of several series the values are stacked. */
  readonly series: readonly { readonly name: string; readonly values: readonly number[] }[];
  readonly basis?: Basis;
}

/** A node of a tree that is drawn. */
export interface TreeItem {
  readonly text: string;
  /** What the tree is about: drawn in another colour. */
  readonly marked?: boolean;
  readonly children: readonly TreeItem[];
}

/** A tree as a picture, one node a line: who belongs to whom. */
export interface Tree {
  readonly kind: 'tree';
  readonly caption: string;
  readonly root: TreeItem;
  readonly basis?: Basis;
}

export type Block =
  | { readonly kind: 'heading'; readonly level: 1 | 2; readonly text: string; readonly id?: string }
  | { readonly kind: 'paragraph'; readonly content: readonly Inline[]; readonly id?: string; readonly basis?: Basis }
  /** Set apart: a caveat, a result that must not be overlooked. */
  | { readonly kind: 'note'; readonly content: readonly Inline[]; readonly basis?: Basis }
  | { readonly kind: 'list'; readonly items: readonly (readonly Inline[])[]; readonly bases?: readonly Basis[] }
  /** Words of another document, with where they stand. */
  | { readonly kind: 'quote'; readonly text: string; readonly source: readonly Inline[]; readonly id?: string }
  | Table
  | Chart
  | Tree;

/** What a list of contents shows of a document. */
export const contentsOf = ({
  contents,
  blocks,
}: Document): readonly { readonly text: string; readonly id: string }[] =>
  contents === undefined
    ? []
    : blocks.flatMap((block) =>
        block.kind === 'heading' && block.level === 1 && block.id ? [{ text: block.text, id: block.id }] : [],
      );

export const spanOf = (inline: Inline): Span => (typeof inline === 'string' ? { text: inline } : inline);

/** Control characters (tab and line feed stay), marks without width, changes of direction, and what is no character. */
const UNPRINTABLE = /[^\P{Cc}\t\n]|[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff\ufffe\uffff]/gu;

/**
 * Characters that no file of ours can hold, or that show nothing, made blanks; unpaired halves of characters replaced.
 */
export const printable = (text: string): string => text.toWellFormed().replace(UNPRINTABLE, ' ');

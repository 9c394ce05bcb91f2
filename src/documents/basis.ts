import {
  type Basis,
  type Block,
  type Cell,
  type Chart,
  type Document,
  type Inline,
  type Span,
  spanOf,
  type Table,
  type Tree,
} from './document.ts';

/** A statement with what it rests on. */
export interface Stated {
  readonly content: readonly Inline[];
  readonly basis: Basis;
}

type Of<K extends Block['kind']> = Extract<Block, { kind: K }>;
/** A block that says of each statement in it what it rests on; a quote does by its source, a heading states nothing. */
export type BorneBlock =
  | Of<'heading'>
  | Of<'quote'>
  | (Of<'paragraph'> & { readonly basis: Basis })
  | (Of<'note'> & { readonly basis: Basis })
  | (Of<'list'> & { readonly bases: readonly Basis[] })
  | (Omit<Table, 'columns'> & { readonly basis: Basis; readonly columns: readonly BorneColumn[] })
  | (Chart & { readonly basis: Basis })
  | (Tree & { readonly basis: Basis });

type BorneColumn = Table['columns'][number] & { readonly basis: Basis };
type Fact = readonly [name: string, value: string, basis: Basis];

/** A document in which no statement is without what it rests on: another does not compile. */
export interface BorneDocument extends Omit<Document, 'facts' | 'blocks'> {
  readonly facts: readonly Fact[];
  readonly blocks: readonly BorneBlock[];
}

/** A paragraph that rests on something. */
export const says = (basis: Basis, ...content: Inline[]): BorneBlock => ({ kind: 'paragraph', content, basis });
/** A paragraph that links lead to. */
export const saysAt = (id: string, basis: Basis, ...content: Inline[]): BorneBlock => ({
  ...{ kind: 'paragraph', id, content, basis },
});
/** What is set apart. */
export const remark = (basis: Basis, ...content: Inline[]): BorneBlock => ({ kind: 'note', content, basis });
/** A list all of whose items rest on the same. */
export const points = (basis: Basis, items: readonly (readonly Inline[])[]): BorneBlock => ({
  ...{ kind: 'list', items, bases: items.map(() => basis) },
});
/** A list whose items rest on different things. */
export const statements = (items: readonly Stated[]): BorneBlock => ({
  ...{ kind: 'list', items: items.map(({ content }) => content), bases: items.map(({ basis }) => basis) },
});
export const statement = (basis: Basis, ...content: Inline[]): Stated => ({ basis, content });
/**
 * A table of `[title, share of the width, what its cells rest on]` columns.
 * @param basis What the caption rests on where it says more than what is shown.
 */
export const rowsOf = (
  caption: string,
  columns: readonly (readonly [title: string, share: number, basis: Basis])[],
  rows: readonly (readonly Cell[])[],
  basis: Basis = 'form',
): BorneBlock => ({
  kind: 'table',
  ...{ caption, rows, basis },
  columns: columns.map(([title, share, of]) => ({ title, share, basis: of })),
});

type Marked = Exclude<Basis, 'form' | 'cited' | 'source'>;
// biome-ignore format: read it as a table
const MARKS: Readonly<Record<'en' | 'zh', Readonly<Record<Marked, readonly [mark: string, meaning: string]>>>> = {
  en: {
    given:    ['[text]',      'words of the text that was handed in'],
    set:      ['[setting]',   'as the search was asked for, or by default'],
    person:   ['[by hand]',   'entered, changed or decided by a person'],
    stored:   ['[record]',    'as the stored records of what is named hold it'],
    counted:  ['[count]',     'counted by the searches that this document prints, over the corpus it names'],
    compared: ['[by rule]',   'found by the published rules out of the words beside it, or by a model that they hold to these words'],
    inferred: ['[inference]', 'follows from what is stated, and stands in no document'],
    model:    ['[model]',     'written by a language model and held to what it cites'],
    asked:    ['[question]',  'is asked, not stated'],
  },
  zh: {
    given:    ['[来文]', '所提交文本的原词'],
    set:      ['[设定]', '检索时的设定或默认值'],
    person:   ['[人工]', '由人填写、修改或判定'],
    stored:   ['[著录]', '所列文献或对象的库中记录'],
    counted:  ['[计数]', '由本文件列出的检索在所列语料库上计得'],
    compared: ['[规则]', '按公开的规则由并列的原文得出，或由模型判断并按规则与原文核对'],
    inferred: ['[推断]', '由所述内容推出，并无文献记载'],
    model:    ['[模型]', '由语言模型撰写，并与所引内容核对'],
    asked:    ['[提问]', '为提问，并非陈述'],
  },
};

const isMarked = (basis: Basis): basis is Marked => basis in MARKS.en;

/** The mark that is printed behind a statement; empty where it needs none. */
export const markOf = (lang: 'en' | 'zh', basis: Basis): string => (isMarked(basis) ? MARKS[lang][basis][0] : '');

const LEGEND = { en: 'Marks: ', zh: '标记：' } as const;
/** What the marks of these bases mean; empty where none of them is marked. */
export function legendOf(lang: 'en' | 'zh', bases: Iterable<Basis>): string {
  const used = new Set(bases);
  const meant = Object.entries(MARKS[lang]).flatMap(([basis, [mark, meaning]]) =>
    used.has(basis as Marked) ? [`${mark} ${meaning}`] : [],
  );
  if (meant.length === 0) return '';
  return lang === 'zh' ? `${LEGEND.zh}${meant.join('；')}。` : `${LEGEND.en}${meant.join('; ')}. `;
}
const UNMARKED = {
  en: 'Quotes are verbatim and name their place; [Q1], [P1], [coverage] and other links lead to a query, a document, a sentence or what was searched. Headings, and what says how to read it, carry no mark.',
  zh: '引文均为原文并注明出处；[Q1]、[P1]、[覆盖范围]等链接指向检索式、文献、语句或检索范围。标题及阅读说明不加标记。',
} as const;

/**
 * The document as it is written: each statement is followed by its mark, and the marks that were used are explained.
 */
export function withMarks(document: BorneDocument): Document {
  const words = MARKS[document.lang];
  const marks = Object.keys(words) as Marked[];
  const used = new Set<Marked>();
  const noted = (basis: Basis): string => {
    if (isMarked(basis)) used.add(basis);
    return markOf(document.lang, basis);
  };
  const followed = (content: readonly Inline[], basis: Basis): readonly Inline[] => {
    // what cites may say besides that it infers, or that a model wrote it
    if (basis === 'cited')
      for (const one of content) for (const of of marks) if (spanOf(one).text === words[of][0]) used.add(of);
    const mark = noted(basis);
    return mark === '' ? content : [...content, { text: ` ${mark}`, style: 'muted' } satisfies Span];
  };
  const titled = (text: string, basis: Basis) => [text, noted(basis)].filter(Boolean).join(' ');
  const block = (one: BorneBlock): Block => {
    switch (one.kind) {
      case 'paragraph':
      case 'note':
        return { ...one, content: followed(one.content, one.basis) };
      case 'list':
        return { ...one, items: one.items.map((item, at) => followed(item, one.bases[at]!)) };
      case 'table': {
        return {
          ...{ ...one, caption: titled(one.caption, one.basis) },
          columns: one.columns.map((column) => ({ ...column, mark: noted(column.basis) })),
          rows: one.rows.map((row) =>
            row.map((cell) => (cell.basis ? { ...cell, content: followed(cell.content, cell.basis) } : cell)),
          ),
        };
      }
      case 'chart':
      case 'tree':
        return { ...one, caption: titled(one.caption, one.basis) };
      default:
        return one;
    }
  };
  const facts = document.facts.map(([name, value, basis]) => [name, titled(value, basis), basis] as const);
  const blocks = document.blocks.map(block);
  const legend: Inline = { text: `${legendOf(document.lang, used)}${UNMARKED[document.lang]}`, style: 'muted' };
  return { ...document, facts, blocks: [...blocks, remark('form', legend)] };
}

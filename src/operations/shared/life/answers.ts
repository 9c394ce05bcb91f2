import type { Entity } from '#collections/entities/entities.ts';
import { table } from '#skills/answer-question/write/table.ts';
import { nameIn } from '../entity-names.ts';

/** A row of a register, and where this service shows it: a path with its query. */
export interface LifeRow {
  readonly id: string;
  readonly text: string;
  readonly path: string;
}

/** What shelves of drugs say to a question: sentences that each end with the row, or the query, that says so. */
export interface LifeAnswer {
  readonly content: string;
  /** Rows of registers that it rests on. */
  readonly rows: readonly LifeRow[];
}

/** Rows of one answer that are named. */
export const MOST = 20;

/** What a thing is called in the language of the question, else as it is first called. */
export const named = (thing: Pick<Entity, 'names'>, zh: boolean): string =>
  nameIn(thing, zh ? 'zh' : 'en') ?? thing.names[0]!.text;
/** The same of what a record names by an identity (`organisation:name:x`), though the dictionary may not have it. */
export const namedByKey = (thing: Pick<Entity, 'names'> | undefined, key: string, zh: boolean): string =>
  thing ? named(thing, zh) : key.slice(key.lastIndexOf(':') + 1);
/** Lines of a table under a sentence. */
export const tabled = (head: string, columns: readonly string[], rows: readonly (readonly string[])[]): string =>
  `${head}\n\n${[...table(columns, rows)].join('').trimEnd()}`;
/** `2 trials`, `1 trial`. */
export const counted = (n: number, thing: string) => `${n} ${thing}${n === 1 ? '' : 's'}`;
/** What lists say of what they leave out. */
export const more = (left: number, zh: boolean) =>
  left <= 0 ? [] : [zh ? `- ……另有 ${left} 项` : `- … and ${left} more`];
/** What there is of some texts, with blanks between. */
export const all = (...texts: (string | undefined)[]) => texts.filter(Boolean).join(' ');

/** That nothing is called so. */
export const unknown = (subject: string, zh: boolean): LifeAnswer => ({
  content: zh
    ? `语料库中没有名为“${subject}”的药物、疾病或靶点，因此无法回答。`
    : `Nothing in this corpus is called "${subject}": it does not say.`,
  rows: [],
});
/** That registers do not say something, in the words of both languages. */
export const silent = (what: string, in_chinese: string, zh: boolean): LifeAnswer => ({
  content: zh ? `已载入的登记未说明：${in_chinese}。` : `The registers that are loaded do not say: ${what}.`,
  rows: [],
});

import { FIELDS } from './fields.ts';
import { SENTENCES, WORDS } from './zh.ts';

/** A text with places for whatever is put in: what stands around these, in order. */
interface Form {
  readonly parts: readonly string[];
  /** Letters that are its own: of forms that fit, the one with most says most. */
  readonly own: number;
  readonly chinese: string;
}

const formsOf = (table: Readonly<Record<string, string>>): readonly Form[] =>
  Object.entries(table)
    .map(([english, chinese]) => {
      const parts = english.split('{}');
      return { parts, own: english.length - 2 * (parts.length - 1), chinese };
    })
    .sort((a, b) => b.own - a.own);

/** Made by the first who reads Chinese. */
let forms: { readonly sentences: readonly Form[]; readonly words: readonly Form[] } | undefined;

/** What is put into a form, if a text is one of it: each place ends where the next part first stands. */
function putInto({ parts }: Form, text: string): readonly string[] | undefined {
  const [first, ...others] = parts as [string, ...string[]];
  const last = others.pop();
  if (last === undefined) return text === first ? [] : undefined;
  if (!text.startsWith(first) || !text.endsWith(last) || text.length < first.length + last.length) return undefined;
  const end = text.length - last.length;
  const given: string[] = [];
  let from = first.length;
  for (const part of others) {
    const at = text.indexOf(part, from);
    if (at < 0 || at + part.length > end) return undefined;
    given.push(text.slice(from, at));
    from = at + part.length;
  }
  return [...given, text.slice(from, end)];
}

/** What lists part their members by, and what stands there in Chinese. */
const BETWEEN = [
  ['; ', '；'],
  [', ', '、'],
] as const;

/** A list of which a member is known, member by member: sources that would fill something, fields of an answer. */
function listed(text: string, words: readonly Form[]): string | undefined {
  for (const [between, chinese] of BETWEEN) {
    if (!text.includes(between)) continue;
    const members = text.split(between).map((each) => [each, FIELDS.get(each) ?? said(words, each, [])] as const);
    if (members.some(([, known]) => known !== undefined))
      return members.map(([each, known]) => known ?? each).join(chinese);
  }
  // one word alone may be anything
  return text.includes('_') ? FIELDS.get(text) : undefined;
}

function said(among: readonly Form[], text: string, words: readonly Form[]): string | undefined {
  for (const form of among) {
    const given = putInto(form, text);
    if (given)
      return form.chinese.replace(/\{(\d)\}/g, (_, n: string) => {
        const value = given[Number(n) - 1]!;
        return said(words, value, []) ?? listed(value, words) ?? value;
      });
  }
  return undefined;
}

/** A note in Chinese; undefined where the dictionary has none. */
export function inChinese(note: string): string | undefined {
  forms ??= { sentences: formsOf(SENTENCES), words: formsOf(WORDS) };
  return said(forms.sentences, note, forms.words);
}

/** Whether a caller asks for Chinese first (`Accept-Language`, RFC 9110, 12.5.4). */
export const asksForChinese = (accepted: string | undefined): boolean =>
  accepted !== undefined && /^\s*zh\b/i.test(accepted);

/**
 * Notes in the language that a caller asks for first: Chinese where the dictionary has them, else as they are.
 */
export function notesFor(accepted: string | undefined, notes: readonly string[]): readonly string[] {
  return asksForChinese(accepted) ? notes.map((note) => inChinese(note) ?? note) : notes;
}

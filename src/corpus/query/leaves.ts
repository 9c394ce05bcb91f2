import { words } from '../text/analysis.ts';
import { anyOf } from './combine.ts';
import type { ResolvedField } from './fields.ts';
import type { Lexeme } from './lexer.ts';
import { queryError } from './query-error.ts';
import type { Query } from './tree.ts';
import { dayRange, plainNumber, rangeEnds } from './values.ts';
import { checkWildcard, hasWildcard } from './wildcards.ts';

export type Value = Lexeme & { kind: 'word' | 'quote' | 'range' };

/**
 * The leaf that a value stands for in a field. `named`: the user named the field, it is not the collection's default.
 *
 * @throws ServiceError `invalid_query` when the field cannot hold such a value.
 */
export function leafOf(value: Value, written: string, field: ResolvedField, named: boolean): Query {
  const { position } = value;
  if (value.kind === 'range') {
    if (named) return { kind: 'range', field: field.code, ...rangeEnds(field, value.from, value.to, position) };
    throw queryError('A range needs a field code, as in PBD:[20200101 TO *].', {
      position,
      expected: 'a field code before the range',
      found: written,
    });
  }
  if (value.kind === 'word' && /^TREE@/i.test(value.text)) {
    throw queryError(
      'TREE@ (a company with its subsidiaries) is not available yet: who owns whom is not in the corpus. Name the companies with OR.',
      { position, expected: 'company names', found: written },
    );
  }
  if (value.kind === 'word' && value.text === '*') {
    if (!named) return { kind: 'all' };
    if (!field.hasText) return { kind: 'range', field: field.code };
  }
  if (field.kind === 'date' || field.kind === 'number') return dayOrNumber(value.text, field, position);
  const meant = field.said?.get(field.normalise(value.text));
  if (meant) return anyOf(...meant.map((text): Query => ({ kind: 'term', field: field.code, text })));
  if (value.kind === 'quote') {
    checkSearchable(value.text, written, field, position);
    return { kind: 'phrase', field: field.code, text: value.text };
  }
  return wordLeaf(value.text, written, field, position);
}

function dayOrNumber(text: string, field: ResolvedField, position: number): Query {
  if (/[*?#]/.test(text)) {
    throw queryError(`Wildcards do not work in ${field.code} (${field.label}); use a range.`, {
      position,
      expected: field.kind === 'date' ? 'a date or [20200101 TO *]' : 'a number or [1 TO *]',
      found: text,
    });
  }
  if (field.kind === 'date') return { kind: 'range', field: field.code, ...dayRange(text, position) };
  const number = plainNumber(text, position);
  return { kind: 'range', field: field.code, from: number, to: number };
}

function wordLeaf(word: string, written: string, field: ResolvedField, position: number): Query {
  let text = word;
  if (hasWildcard(text, field)) {
    const pattern = checkWildcard(text, field, position);
    if (pattern !== undefined) return { kind: 'wildcard', field: field.code, pattern };
    text = text.replace(/[*#]/g, '');
  }
  if (field.coded && ANY_SUBGROUP.test(text)) return { kind: 'wildcard', field: field.code, pattern: `${text}*` };
  checkSearchable(text, written, field, position);
  return { kind: 'term', field: field.code, text };
}

function checkSearchable(text: string, written: string, field: ResolvedField, position: number): void {
  if (field.hasText ? words(text).length > 0 : field.normalise(text) !== '') return;
  throw queryError(`“${written}” has no letter or digit to search for.`, {
    position,
    expected: 'a word, a number or a phrase',
    found: written,
  });
}

/** A main group with a slash and nothing behind it. */
const ANY_SUBGROUP = /^[A-HY]\d\d[A-Z]\d{1,4}\/$/i;

/** Words of one number or class at most: `US 2011 0123456 A1`. */
export const MOST_WORDS_OF_A_NUMBER = 6;

/**
 * Whether a word goes on with the number or class begun before it: `US` `11,205,304` `B2`, `EP1234567` `A1`, `H01M`
 * `10/0525`. Outside brackets (`group` false) a blank is taken for a part of the value only where nothing else can be
 * meant: a group with its slash, five digits or more, a kind code with its digit.
 */
export function continuesNumber(begun: string, word: string, group: boolean): boolean {
  if (/^[A-Z]\d?$/i.test(word))
    return /(?:^|[A-Z ])\d[\d,./-]{3,}$/i.test(begun) && !CLASS.test(begun) && (group || /^[A-Z]\d$/.test(word));
  if (!/^\d[\d,./-]*(?:[A-Z]\d?)?$/i.test(word)) return false;
  if (SUBCLASS.test(begun)) return group || /^\d{1,4}\/\d{2,6}$/.test(word);
  return /^[A-Z]{1,3}(?: \d[\d,./-]*)*$/i.test(begun) && (group || /(?:\d\D*){5}/.test(word));
}

const SUBCLASS = /^[A-HY]\d\d[A-Z]$/i;
const CLASS = /^[A-HY]\d\d[A-Z] ?\d/i;

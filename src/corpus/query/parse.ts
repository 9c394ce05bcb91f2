import type { Collection } from '../collection.ts';
import { words } from '../text/analysis.ts';
import { fieldOf, isFieldCode, type ResolvedField, resolveField } from './fields.ts';
import { type Lexeme, Lexer } from './lexer.ts';
import { queryError } from './query-error.ts';
import type { Query, Reach } from './tree.ts';
import { dayRange, plainNumber, rangeEnds } from './values.ts';
import { checkWildcard, hasWildcard } from './wildcards.ts';

export interface ParseOptions {
  /** The longest expression, in UTF-16 units. Default 12,000. */
  readonly max_length?: number;
  /** Whether proximity and frequency (`$W $PRE $WS $SEN $PARA $FREQ`) are understood. Default true. */
  readonly proximity?: boolean;
}

const MAX_LENGTH = 12_000;
/** Brackets, NOTs and proximity operators inside each other. */
export const MAX_DEPTH = 200;
/** Terms and operators of one expression. */
export const MAX_NODES = 5_000;
const MAX_DISTANCE = 99;
const MAX_TIMES = 50;

interface Scope {
  readonly field: ResolvedField;
  /** Named by the user, not the collection's default. */
  readonly named: boolean;
  /** Inside `FIELD:( ... )`. */
  readonly group: boolean;
}

/**
 * Reads a search expression into the query tree.
 *
 * ```ebnf
 * query     = or ;
 * or        = and , { "OR" , and } ;
 * and       = not , { [ "AND" ] , not } ;               (* a blank is AND; "a NOT b" is a AND NOT b *)
 * not       = { "NOT" } , event ;
 * event     = near , { "GAND" , near } ;                (* all in one event; no text fields *)
 * near      = counted , { proximity , counted } ;       (* from left to right *)
 * proximity = "$W" n | "$PRE" n | "$WS" | "$SEN" | "$PARA" ;          (* n: 0 to 99; $WS is $W99 *)
 * counted   = primary , [ "$FREQ" n ] ;                 (* n: 1 to 50 *)
 * primary   = "(" , or , ")" | field , ":" , ( value | "(" , or , ")" ) | value | "*" ;   (* "*" alone: every document *)
 * value     = word | quote | range ;
 * word      = character , { character } ;               (* up to a blank, bracket or quotation mark; may hold * ? # _ *)
 * quote     = '"' , { any but a quotation mark } , '"' ;
 * range     = "[" , end , "TO" , end , "]" ;  end = "*" | word , { word } | quote ;
 * ```
 *
 * - Operators and field codes are read in any case; a blank may stand after the colon (before it after a known code); full-width brackets, colons, quotation marks, `＊？＃＿＄`
 *   and typographic quotation marks are as good as plain ones. A field reaches over its value alone, or over the whole bracket, where inner codes override it.
 *   Directly after `FIELD:` a word keeps its colons unless a field code stands there.
 * - The second operand of a proximity takes the field of the first when it has none (`TTL:solid $W3 state`).
 * - Word of a text field: `term` (must hold a letter or digit); with wildcards: `wildcard`, limits in `wildcards.ts`. Quoted: `phrase`.
 * - Dates and numbers become ranges: `APD:2020` = [20200101 TO 20201231], `CLAIM_COUNT:5` = [5 TO 5]. `FIELD:*` on dates, numbers and keywords: has a value.
 * - Keywords: a word is a whole value; in the bracket of a number or class field the words of one number stay together: `PN:(US 11,205,304 B2)`, `IPC:(H01M 10/0525)`.
 *   `A47B88/` on a class field is any subgroup: `A47B88/*`.
 * - and/or/GAND are flattened, source order is kept.
 *
 * Bounded: time is linear in the length, nesting ends at 200, terms and operators at 5,000.
 *
 * @throws ServiceError `invalid_query` with `position` (UTF-16 offset), `expected`, `suggestion`, `found` where they apply.
 */
export function parseQuery(collection: Collection<any>, text: string, options: ParseOptions = {}): Query {
  checkText(text, options.max_length ?? MAX_LENGTH);
  return new Parser(collection, text, options.proximity ?? true).parse();
}

function checkText(text: string, maxLength: number): void {
  if (text.length > maxLength) {
    throw queryError(`The search expression has ${text.length} characters; at most ${maxLength} are read.`, {
      position: maxLength,
      expected: `at most ${maxLength} characters`,
    });
  }
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    const pair = code >= 0xd800 && code <= 0xdbff && (text.charCodeAt(i + 1) & 0xfc00) === 0xdc00;
    if (pair) i++;
    else if ((code < 32 && (code < 9 || code > 13)) || code === 127 || (code >= 0xd800 && code <= 0xdfff)) {
      throw queryError(
        `The search expression holds a character that is no text (U+${code.toString(16).toUpperCase().padStart(4, '0')}).`,
        {
          position: i,
          expected: 'text',
        },
      );
    }
  }
}

const OPERAND = 'a term, a quoted phrase, a field code or an opening bracket';
const OPERATOR_WORDS = { and: 'AND', or: 'OR', gand: 'GAND', not: 'NOT' } as const;

class Parser {
  readonly #collection: Collection<any>;
  readonly #text: string;
  readonly #proximity: boolean;
  readonly #lexer: Lexer;
  #depth = 0;
  #nodes = 0;

  constructor(collection: Collection<any>, text: string, proximity: boolean) {
    this.#collection = collection;
    this.#text = text;
    this.#proximity = proximity;
    this.#lexer = new Lexer(text, (code) => isFieldCode(collection, code));
  }

  parse(): Query {
    if (this.#lexer.peek().kind === 'end') {
      throw queryError('The search expression is empty.', { position: 0, expected: OPERAND });
    }
    const field = resolveField(this.#collection, this.#collection.defaultField);
    const query = this.#or({ field, named: false, group: false });
    const rest = this.#lexer.peek();
    if (rest.kind !== 'end') {
      throw queryError('A closing bracket has no opening bracket.', {
        position: rest.position,
        expected: 'the end of the expression, or an opening bracket before',
        found: this.#text.slice(rest.position, rest.end),
      });
    }
    return query;
  }

  #node<Q extends Query>(query: Q, position: number): Q {
    if (++this.#nodes > MAX_NODES) {
      throw queryError(`The search expression has more than ${MAX_NODES} terms and operators.`, {
        position,
        expected: `at most ${MAX_NODES} terms and operators`,
      });
    }
    return query;
  }

  #deeper(position: number): void {
    if (++this.#depth > MAX_DEPTH) {
      throw queryError(`Brackets and operators are nested more than ${MAX_DEPTH} deep.`, {
        position,
        expected: `at most ${MAX_DEPTH} levels`,
      });
    }
  }

  #or(scope: Scope): Query {
    const first = this.#and(scope);
    if (this.#lexer.peek().kind !== 'or') return first;
    const of = [first];
    const position = this.#lexer.peek().position;
    while (this.#lexer.peek().kind === 'or') {
      this.#lexer.next();
      of.push(this.#and(scope));
    }
    return this.#node({ kind: 'or', of: of.flatMap((q) => (q.kind === 'or' ? q.of : [q])) }, position);
  }

  #and(scope: Scope): Query {
    const of = [this.#not(scope)];
    const { position } = this.#lexer.peek();
    for (;;) {
      const { kind } = this.#lexer.peek();
      if (kind === 'end' || kind === 'close' || kind === 'or') break;
      if (kind === 'and') this.#lexer.next();
      of.push(this.#not(scope));
    }
    if (of.length === 1) return of[0]!;
    return this.#node({ kind: 'and', of: of.flatMap((q) => (q.kind === 'and' ? q.of : [q])) }, position);
  }

  #not(scope: Scope): Query {
    const depth = this.#depth;
    const nots: number[] = [];
    while (this.#lexer.peek().kind === 'not') {
      const { position } = this.#lexer.next();
      this.#deeper(position);
      nots.push(position);
    }
    let query = this.#event(scope);
    for (const position of nots) query = this.#node({ kind: 'not', of: query }, position);
    this.#depth = depth;
    return query;
  }

  #event(scope: Scope): Query {
    const first = this.#near(scope);
    const { kind, position } = this.#lexer.peek();
    if (kind !== 'gand') return first;
    const of = [first];
    while (this.#lexer.peek().kind === 'gand') {
      this.#lexer.next();
      of.push(this.#near(scope));
    }
    for (const code of of.flatMap((operand) => [...fieldsOf(operand)])) {
      if (resolveField(this.#collection, code).hasText) {
        throw queryError(`GAND joins facts of one legal event; ${code} is not one of them. Use AND.`, {
          position,
          expected: 'fields of an event on both sides of GAND',
          found: 'GAND',
          suggestion: 'AND',
        });
      }
    }
    return this.#node({ kind: 'same_event', of: of.flatMap((q) => (q.kind === 'same_event' ? q.of : [q])) }, position);
  }

  #near(scope: Scope): Query {
    const depth = this.#depth;
    let left = this.#counted(scope);
    for (;;) {
      const operator = this.#lexer.peek();
      if (operator.kind !== 'operator' || operator.name === 'FREQ') break;
      this.#lexer.next();
      this.#deeper(operator.position);
      const reach = this.#reach(operator);
      const [inherited] = fieldsOf(left);
      const right = this.#counted(
        scope.named || inherited === undefined
          ? scope
          : { field: resolveField(this.#collection, inherited), named: false, group: false },
      );
      this.#checkNear(operator, left, right);
      left = this.#node({ kind: 'near', reach, left, right }, operator.position);
    }
    this.#depth = depth;
    return left;
  }

  #written(lexeme: Lexeme): string {
    return this.#text.slice(lexeme.position, lexeme.end);
  }

  #refuseProximity(operator: Lexeme): void {
    if (this.#proximity) return;
    throw queryError(
      'Proximity and frequency operators ($W $PRE $WS $SEN $PARA $FREQ) are not part of this operation’s search expressions.',
      {
        position: operator.position,
        expected: 'AND, OR, NOT or a quoted phrase',
        found: this.#written(operator),
      },
    );
  }

  #reach(operator: Lexeme & { kind: 'operator' }): Reach {
    this.#refuseProximity(operator);
    const { name, number, position } = operator;
    const counted = name === 'W' || name === 'PRE';
    if (counted && (number === undefined || number > MAX_DISTANCE)) {
      throw queryError(`$${name} takes a number of words from 0 to ${MAX_DISTANCE}, as in $${name}5.`, {
        position,
        expected: `$${name}0 to $${name}${MAX_DISTANCE}`,
        found: this.#written(operator),
        suggestion: `$${name}${number === undefined ? 5 : MAX_DISTANCE}`,
      });
    }
    if (!counted && number !== undefined) {
      throw queryError(`$${name} takes no number.`, {
        position,
        expected: `$${name}`,
        found: this.#written(operator),
        suggestion: `$${name}`,
      });
    }
    if (name === 'SEN') return { unit: 'sentence' };
    if (name === 'PARA') return { unit: 'paragraph' };
    return { unit: 'words', distance: number ?? MAX_DISTANCE, ordered: name === 'PRE' };
  }

  #checkNear(operator: Lexeme, left: Query, right: Query): void {
    const sign = this.#written(operator).toUpperCase();
    for (const operand of [left, right]) {
      if (isSpan(operand) || operand.kind === 'near' || operand.kind === 'frequency') continue;
      throw queryError(
        `${sign} joins words, phrases and bracketed OR groups of them; ${OPERAND_NAMES[operand.kind] ?? 'this'} cannot be an operand.`,
        {
          position: operator.position,
          expected: 'a word, a phrase or (a OR b) on both sides',
          found: this.#written(operator),
        },
      );
    }
    this.#oneTextField(operator, sign, new Set([...fieldsOf(left), ...fieldsOf(right)]));
  }

  #oneTextField(operator: Lexeme, sign: string, codes: ReadonlySet<string>): ResolvedField {
    const [code, other] = codes;
    if (other !== undefined) {
      throw queryError(
        `${sign} measures inside one field, but its operands are in ${[...codes].join(' and ')}: words of different fields have no distance. Put both into one field, as in ${code}:(a ${sign} b), or use AND.`,
        {
          position: operator.position,
          expected: 'operands in one field',
          found: this.#written(operator),
          suggestion: `${code}:(… ${sign} …)`,
        },
      );
    }
    const field = resolveField(this.#collection, code!);
    if (!field.hasText) {
      throw queryError(`${sign} works in text fields; ${field.code} (${field.label}) is not text.`, {
        position: operator.position,
        expected: 'a text field such as TTL, ABST, CLMS, DESC, TACD',
        found: this.#written(operator),
      });
    }
    return field;
  }

  #counted(scope: Scope): Query {
    const of = this.#primary(scope);
    const operator = this.#lexer.peek();
    if (operator.kind !== 'operator' || operator.name !== 'FREQ') return of;
    this.#lexer.next();
    this.#refuseProximity(operator);
    const { position, number } = operator;
    if (number === undefined || number < 1 || number > MAX_TIMES) {
      throw queryError(`$FREQ takes a number of times from 1 to ${MAX_TIMES}, as in $FREQ3.`, {
        position,
        expected: `$FREQ1 to $FREQ${MAX_TIMES}`,
        found: this.#written(operator),
        suggestion: number !== undefined && number > MAX_TIMES ? `$FREQ${MAX_TIMES}` : '$FREQ3',
      });
    }
    if (!isSpan(of)) {
      throw queryError('$FREQ counts a word, a phrase or a bracketed OR group of them.', {
        position,
        expected: 'a word, a phrase or (a OR b) before $FREQ',
        found: this.#written(operator),
      });
    }
    const field = this.#oneTextField(operator, '$FREQ', fieldsOf(of));
    if (!field.hasProse || field.translated) {
      throw queryError(
        `$FREQ counts in TTL, ABST, CLMS, DESC and their combinations; ${field.code} ${field.translated ? 'holds translated text' : 'holds names'}.`,
        { position, expected: 'TTL, ABST, CLMS, DESC or a combination of them', found: this.#written(operator) },
      );
    }
    const again = this.#lexer.peek();
    if (again.kind === 'operator' && again.name === 'FREQ') {
      throw queryError('$FREQ stands twice behind one term.', {
        position: again.position,
        expected: 'one $FREQn',
        found: this.#written(again),
      });
    }
    return this.#node({ kind: 'frequency', times: number, of }, position);
  }

  #primary(scope: Scope): Query {
    const lexeme = this.#lexer.next();
    switch (lexeme.kind) {
      case 'open':
        return this.#group(lexeme, scope);
      case 'field':
        return this.#fielded(lexeme);
      case 'word':
      case 'quote':
      case 'range':
        return this.#value(lexeme, scope);
      default:
        return this.#missingOperand(lexeme);
    }
  }

  #missingOperand(lexeme: Lexeme): never {
    const found = this.#written(lexeme);
    const details = { position: lexeme.position, expected: OPERAND, ...(found && { found }) };
    if (lexeme.kind === 'end') throw queryError('The search expression ends where a term should follow.', details);
    if (lexeme.kind === 'close') throw queryError('A term is missing before the closing bracket.', details);
    if (lexeme.kind === 'operator') throw queryError(`${found} has no term before it.`, details);
    const word = OPERATOR_WORDS[lexeme.kind as keyof typeof OPERATOR_WORDS];
    throw queryError(
      lexeme.kind === 'not'
        ? 'NOT cannot follow this operator directly.'
        : `The operator ${word} has no term before it; put it in quotes to search for the word.`,
      details,
    );
  }

  #group(open: Lexeme, scope: Scope): Query {
    this.#deeper(open.position);
    const first = this.#lexer.peek();
    if (first.kind === 'close') {
      throw queryError('The brackets are empty.', { position: open.position, expected: OPERAND, found: '()' });
    }
    const query = this.#or(scope);
    if (this.#lexer.peek().kind !== 'close') {
      throw queryError('A bracket is not closed.', {
        position: open.position,
        expected: 'a closing bracket',
        found: this.#text.slice(open.position, open.position + 200),
      });
    }
    this.#lexer.next();
    this.#depth--;
    return query;
  }

  #fielded(code: Lexeme & { kind: 'field' }): Query {
    const field = fieldOf(this.#collection, code.text, code.position);
    const lexeme = this.#lexer.next();
    switch (lexeme.kind) {
      case 'open':
        return this.#group(lexeme, { field, named: true, group: true });
      case 'word':
      case 'quote':
      case 'range':
        return this.#value(lexeme, { field, named: true, group: false });
      case 'field':
        throw queryError(`Two field codes follow each other: ${code.text} and ${lexeme.text}.`, {
          position: lexeme.position,
          expected: `a value of ${field.code}`,
          found: lexeme.text,
        });
      default:
        throw queryError(`The field ${code.text} has no value.`, {
          position: Math.min(lexeme.position, this.#text.length),
          expected: `a value of ${field.code}: a term, a quoted phrase, a range or a bracket`,
          ...(lexeme.kind !== 'end' && { found: this.#written(lexeme) }),
        });
    }
  }

  #value(lexeme: Lexeme & { kind: 'word' | 'quote' | 'range' }, scope: Scope): Query {
    const { field } = scope;
    const { position } = lexeme;
    if (lexeme.kind === 'range') {
      if (!scope.named) {
        throw queryError('A range needs a field code, as in PBD:[20200101 TO *].', {
          position,
          expected: 'a field code before the range',
          found: this.#written(lexeme),
        });
      }
      return this.#node(
        { kind: 'range', field: field.code, ...rangeEnds(field, lexeme.from, lexeme.to, position) },
        position,
      );
    }
    if (lexeme.kind === 'word' && /^TREE@/i.test(lexeme.text)) {
      throw queryError(
        'TREE@ (a company with its subsidiaries) is not available yet: who owns whom is not in the corpus. Name the companies with OR.',
        {
          position,
          expected: 'company names',
          found: this.#written(lexeme),
        },
      );
    }
    if (lexeme.kind === 'word' && lexeme.text === '*') {
      if (!scope.named) return this.#node({ kind: 'all' }, position);
      if (!field.hasText) return this.#node({ kind: 'range', field: field.code }, position);
    }
    if (field.kind === 'date' || field.kind === 'number') return this.#dayOrNumber(lexeme, field);
    if (lexeme.kind === 'quote') {
      this.#checkSearchable(lexeme.text, field, lexeme);
      return this.#node({ kind: 'phrase', field: field.code, text: lexeme.text }, position);
    }
    return this.#word(lexeme, scope);
  }

  #dayOrNumber(lexeme: Lexeme & { kind: 'word' | 'quote' }, field: ResolvedField): Query {
    const { position, text } = lexeme;
    if (/[*?#]/.test(text)) {
      throw queryError(`Wildcards do not work in ${field.code} (${field.label}); use a range.`, {
        position,
        expected: field.kind === 'date' ? 'a date or [20200101 TO *]' : 'a number or [1 TO *]',
        found: text,
      });
    }
    if (field.kind === 'date') {
      return this.#node({ kind: 'range', field: field.code, ...dayRange(text, position) }, position);
    }
    const number = plainNumber(text, position);
    return this.#node({ kind: 'range', field: field.code, from: number, to: number }, position);
  }

  #word(lexeme: Lexeme & { kind: 'word' }, scope: Scope): Query {
    const { field } = scope;
    const { position } = lexeme;
    let { text } = lexeme;
    if (scope.group && field.coded) {
      const first = text;
      for (let joined = 1; joined < MOST_WORDS_OF_A_NUMBER; joined++) {
        const next = this.#lexer.peek();
        if (next.kind !== 'word' || !continuesNumber(text, next.text)) break;
        this.#lexer.next();
        text += ` ${next.text}`;
      }
      if (text !== first) return this.#node({ kind: 'phrase', field: field.code, text }, position);
    }
    if (hasWildcard(text, field)) {
      const pattern = checkWildcard(text, field, position);
      if (pattern !== undefined) return this.#node({ kind: 'wildcard', field: field.code, pattern }, position);
      text = text.replace(/[*#]/g, '');
    }
    if (field.coded && ANY_SUBGROUP.test(text)) {
      return this.#node({ kind: 'wildcard', field: field.code, pattern: `${text}*` }, position);
    }
    this.#checkSearchable(text, field, lexeme);
    return this.#node({ kind: 'term', field: field.code, text }, position);
  }

  #checkSearchable(text: string, field: ResolvedField, lexeme: Lexeme): void {
    if (field.hasText ? words(text).length > 0 : field.normalise(text) !== '') return;
    const found = this.#written(lexeme);
    throw queryError(`“${found}” has no letter or digit to search for.`, {
      position: lexeme.position,
      expected: 'a word, a number or a phrase',
      found,
    });
  }
}

/** A main group with a slash and nothing behind it. */
const ANY_SUBGROUP = /^[A-HY]\d\d[A-Z]\d{1,4}\/$/i;

const MOST_WORDS_OF_A_NUMBER = 6;

/** Whether a word goes on with the number or class begun before it: `US` `11,205,304` `B2`, `H01M` `10/0525`. */
function continuesNumber(begun: string, word: string): boolean {
  const last = begun.slice(begun.lastIndexOf(' ') + 1);
  if (/^[A-Z]\d?$/i.test(word)) return /^\d/.test(last);
  if (!/^\d[\d,./-]*(?:[A-Z]\d?)?$/i.test(word)) return false;
  return /^[A-HY]\d\d[A-Z]$/i.test(begun) || /^[A-Z]{1,3}(?: \d[\d,./-]*)*$/i.test(begun);
}

const OPERAND_NAMES: Partial<Record<Query['kind'], string>> = {
  and: 'an AND group',
  or: 'this OR group',
  not: 'NOT',
  all: '*',
  range: 'a range or date',
  same_event: 'GAND',
};

/** What proximity and frequency can place: a word, a phrase, a pattern, or alternatives of these. */
const isSpan = (query: Query): boolean =>
  query.kind === 'term' ||
  query.kind === 'phrase' ||
  query.kind === 'wildcard' ||
  (query.kind === 'or' && query.of.every((part) => part.kind !== 'or' && isSpan(part)));

/** The field codes of a tree, in order of appearance. */
export function fieldsOf(query: Query): Set<string> {
  const codes = new Set<string>();
  const open: Query[] = [query];
  while (open.length > 0) {
    const node = open.pop()!;
    if ('field' in node) codes.add(node.field);
    else if (node.kind === 'and' || node.kind === 'or' || node.kind === 'same_event')
      open.push(...node.of.toReversed());
    else if (node.kind === 'near') open.push(node.right, node.left);
    else if (node.kind === 'not' || node.kind === 'frequency') open.push(node.of);
  }
  return codes;
}

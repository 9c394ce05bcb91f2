import type { Collection } from '../collection.ts';
import { fieldOf, isFieldCode, type ResolvedField, resolveField } from './fields.ts';
import { continuesNumber, leafOf, MOST_WORDS_OF_A_NUMBER, type Value } from './leaves.ts';
import { type Lexeme, Lexer } from './lexer.ts';
import { fromField, queryError } from './query-error.ts';
import { checkEvent, checkFrequency, checkNear, fieldsOf, reachOf, timesOf } from './spans.ts';
import type { Query } from './tree.ts';

export interface ParseOptions {
  /** The longest expression, in UTF-16 units. Default 12,000. */
  readonly max_length?: number;
  /** Whether proximity and frequency (`$W $PRE $WS $SEN $PARA $FREQ`) are understood. Default true. */
  readonly proximity?: boolean;
  /** Code of the field in which words without a code are searched, instead of the collection's default field. */
  readonly field?: string;
  /**
   * Whether other fields may be named. Default true; false for what is searched in `field` alone, whatever a caller
   * writes.
   */
  readonly codes?: boolean;
  /** The field in which the caller sent the expression: errors name it. */
  readonly from?: string;
}

const MAX_LENGTH = 12_000;
/** Brackets, NOTs and proximity operators inside each other. */
export const MAX_DEPTH = 200;
/** Terms and operators of one expression. */
export const MAX_NODES = 5_000;

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
 * event     = near , { "GAND" , near } ;                (* all in one event: fields of one group of collection.events *)
 * near      = counted , { proximity , counted } ;       (* from left to right *)
 * proximity = "$W" n | "$PRE" n | "$WS" | "$SEN" | "$PARA" ;          (* n: 0 to 99; $WS is $W99 *)
 * counted   = primary , [ "$FREQ" n ] ;                 (* n: 1 to 50 *)
 * primary   = "(" , or , ")" | field , ":" , ( value | "(" , or , ")" ) | value | "*" ;   (* "*" alone: every document *)
 * value     = word | quote | range ;
 * word      = character , { character } ;               (* up to a blank, ( ) or quotation mark; not beginning with [ ] { } $ : *)
 * quote     = '"' , { any but a quotation mark } , '"' ;
 * range     = "[" , end , "TO" , end , "]" ;  end = "*" | word , { word } | quote ;
 * ```
 *
 * - Operators and field codes are read in any case; a blank may stand after the colon (before it after a known code);
 *   full-width brackets, colons, quotation marks, `＊？＃＿＄` and typographic quotation marks count as plain ones. A
 *   field reaches over its value alone, or over the whole bracket, where inner codes override it. Directly after
 *   `FIELD:` a word keeps its colons unless a field code stands there.
 * - The second operand of a proximity takes the field of the first when it has none (`TTL:solid $W3 state`).
 * - Word of a text field: `term` (must hold a letter or digit); with wildcards: `wildcard`, limits in `wildcards.ts`.
 *   Quoted: `phrase`.
 * - Dates and numbers become ranges: `APD:2020` = [20200101 TO 20201231], `CLAIM_COUNT:5` = [5 TO 5]. `FIELD:*` on
 *   dates, numbers and keywords: has a value.
 * - Keywords: a word is a whole value; in number and class fields the words of one number stay together: `PN:(US
 *   11,205,304 B2)`, `PN:US 11,205,304 B2`, `IPC:H01M 10/0525`. Operators may be glued to words: `lidar$FREQ3`.
 *   `A47B88/` on a class field is any subgroup: `A47B88/*`.
 * - and/or/GAND are flattened, source order is kept.
 *
 * Bounded: nesting (brackets, NOT, chains of proximity) ends at 200, terms and operators at 5,000; time is linear in
 * the length, chains of proximity aside, which read their left side again at every link.
 *
 * @throws ServiceError `invalid_query` with `position` (UTF-16 offset), `expected`, `suggestion`, `found` where they
 * apply.
 */
export function parseQuery(collection: Collection<any>, text: string, options: ParseOptions = {}): Query {
  try {
    checkText(text, options.max_length ?? MAX_LENGTH);
    return new Parser(collection, text, options).parse();
  } catch (error) {
    throw options.from === undefined ? error : fromField(error, options.from);
  }
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
  readonly #codes: boolean;
  readonly #field: ResolvedField;
  readonly #lexer: Lexer;
  #depth = 0;
  #nodes = 0;

  constructor(collection: Collection<any>, text: string, { proximity = true, codes = true, field }: ParseOptions) {
    this.#collection = collection;
    this.#text = text;
    this.#proximity = proximity;
    this.#codes = codes;
    this.#field = resolveField(collection, field ?? collection.defaultField);
    this.#lexer = new Lexer(text, (code) => isFieldCode(collection, code));
  }

  parse(): Query {
    if (this.#lexer.peek().kind === 'end') {
      throw queryError('The search expression is empty.', { position: 0, expected: OPERAND });
    }
    const query = this.#or({ field: this.#field, named: false, group: false });
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
    checkEvent(this.#collection, of, position);
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
      this.#refuseProximity(operator);
      const reach = reachOf(operator);
      const [inherited] = fieldsOf(left);
      const right = this.#counted(
        scope.named || inherited === undefined
          ? scope
          : { field: resolveField(this.#collection, inherited), named: false, group: false },
      );
      checkNear(this.#collection, operator, left, right);
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

  #counted(scope: Scope): Query {
    const of = this.#primary(scope);
    const operator = this.#lexer.peek();
    if (operator.kind !== 'operator' || operator.name !== 'FREQ') return of;
    this.#lexer.next();
    this.#refuseProximity(operator);
    const times = timesOf(operator);
    checkFrequency(this.#collection, operator, of);
    const again = this.#lexer.peek();
    if (again.kind === 'operator' && again.name === 'FREQ') {
      throw queryError('$FREQ stands twice behind one term.', {
        position: again.position,
        expected: 'one $FREQn',
        found: this.#written(again),
      });
    }
    return this.#node({ kind: 'frequency', times, of }, operator.position);
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
    if (!this.#codes) {
      throw queryError(`Only ${this.#field.code} is searched here: ${code.text} cannot be named.`, {
        position: code.position,
        expected: `a value of ${this.#field.code}; a word with a colon in quotes`,
        found: this.#written(code),
      });
    }
    const field = fieldOf(this.#collection, code.text, code.position, this.#text.slice(0, code.position));
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

  #value(lexeme: Value, scope: Scope): Query {
    const { field, named, group } = scope;
    const value = named && field.coded && lexeme.kind === 'word' ? this.#wholeNumber(lexeme, group) : lexeme;
    return this.#node(leafOf(value, this.#written(value), field, named), value.position);
  }

  /** In a number or class field, the words of one number are one value. */
  #wholeNumber(first: Lexeme & { kind: 'word' }, group: boolean): Value {
    let { text, end } = first;
    for (let joined = 1; joined < MOST_WORDS_OF_A_NUMBER; joined++) {
      const next = this.#lexer.peek();
      if (next.kind !== 'word' || !continuesNumber(text, next.text, group)) break;
      this.#lexer.next();
      text += ` ${next.text}`;
      end = next.end;
    }
    return end === first.end ? first : { kind: 'quote', text, position: first.position, end };
  }
}

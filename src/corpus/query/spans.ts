import type { Collection } from '../collection.ts';
import { type ResolvedField, resolveField } from './fields.ts';
import type { Lexeme } from './lexer.ts';
import { queryError } from './query-error.ts';
import type { Query, Reach } from './tree.ts';

/** The widest proximity, in words. */
export const MAX_DISTANCE = 99;
/** The most occurrences that `$FREQ` asks for. */
export const MAX_TIMES = 50;

type Operator = Lexeme & { kind: 'operator' };

// Proximity, frequency and events: what their operators say, and of what they can be said. Each throws `invalid_query`
// at the operator.

/** What `$Wn $PREn $WS $SEN $PARA` ask for. */
export function reachOf(operator: Operator): Reach {
  const { name, number, position, text } = operator;
  const counted = name === 'W' || name === 'PRE';
  if (counted && (number === undefined || number > MAX_DISTANCE)) {
    throw queryError(`$${name} takes a number of words from 0 to ${MAX_DISTANCE}, as in $${name}5.`, {
      position,
      expected: `$${name}0 to $${name}${MAX_DISTANCE}`,
      found: text,
      suggestion: `$${name}${number === undefined ? 5 : MAX_DISTANCE}`,
    });
  }
  if (!counted && number !== undefined) {
    throw queryError(`$${name} takes no number.`, {
      position,
      expected: `$${name}`,
      found: text,
      suggestion: `$${name}`,
    });
  }
  if (name === 'SEN') return { unit: 'sentence' };
  if (name === 'PARA') return { unit: 'paragraph' };
  return { unit: 'words', distance: number ?? MAX_DISTANCE, ordered: name === 'PRE' };
}

/** How often `$FREQn` wants its operand. */
export function timesOf({ number, position, text }: Operator): number {
  if (number !== undefined && number >= 1 && number <= MAX_TIMES) return number;
  throw queryError(`$FREQ takes a number of times from 1 to ${MAX_TIMES}, as in $FREQ3.`, {
    position,
    expected: `$FREQ1 to $FREQ${MAX_TIMES}`,
    found: text,
    suggestion: number !== undefined && number > MAX_TIMES ? `$FREQ${MAX_TIMES}` : '$FREQ3',
  });
}

/** Both operands can be placed, in one and the same text field. */
export function checkNear(collection: Collection<any>, operator: Operator, left: Query, right: Query): void {
  const sign = operator.text.toUpperCase();
  for (const operand of [left, right]) {
    if (isSpan(operand) || operand.kind === 'near' || operand.kind === 'frequency') continue;
    throw queryError(
      `${sign} joins words, phrases and bracketed OR groups of them; ${OPERAND_NAMES[operand.kind] ?? 'this'} cannot be an operand.`,
      {
        position: operator.position,
        expected: 'a word, a phrase or (a OR b) on both sides',
        found: operator.text,
      },
    );
  }
  oneTextField(collection, operator, sign, new Set([...fieldsOf(left), ...fieldsOf(right)]));
}

/**
 * The operand can be counted: words, phrases or alternatives of them, in text that is neither translated nor a name.
 */
export function checkFrequency(collection: Collection<any>, operator: Operator, of: Query): void {
  if (!isSpan(of)) {
    throw queryError('$FREQ counts a word, a phrase or a bracketed OR group of them.', {
      position: operator.position,
      expected: 'a word, a phrase or (a OR b) before $FREQ',
      found: operator.text,
    });
  }
  const field = oneTextField(collection, operator, '$FREQ', fieldsOf(of));
  if (field.hasProse && !field.translated) return;
  throw queryError(
    `$FREQ counts in TTL, ABST, CLMS, DESC and their combinations; ${field.code} ${field.translated ? 'holds translated text' : 'holds names'}.`,
    {
      position: operator.position,
      expected: 'TTL, ABST, CLMS, DESC or a combination of them',
      found: operator.text,
    },
  );
}

/** All operands of GAND are facts that the collection keeps together, event by event. */
export function checkEvent(collection: Collection<any>, operands: readonly Query[], position: number): void {
  const groups = Object.values(collection.events).map(({ fields }) => fields);
  if (groups.length === 0) {
    throw queryError(
      'GAND (facts of one and the same event) is not available yet: this collection does not keep the facts of an event together. Use AND, which asks for them in one document.',
      { position, expected: 'AND', found: 'GAND', suggestion: 'AND' },
    );
  }
  const codes = [...new Set(operands.flatMap((operand) => [...fieldsOf(operand)]))];
  if (codes.length > 0 && groups.some((group) => codes.every((code) => group.includes(code)))) return;
  throw queryError(
    `GAND joins facts of one event (${groups.map((group) => group.join(', ')).join('; ')}), not ${codes.join(', ') || 'every document'}. Use AND.`,
    { position, expected: 'fields of one event on both sides of GAND', found: 'GAND', suggestion: 'AND' },
  );
}

function oneTextField(
  collection: Collection<any>,
  operator: Operator,
  sign: string,
  codes: ReadonlySet<string>,
): ResolvedField {
  const [code, other] = codes;
  if (other !== undefined) {
    throw queryError(
      `${sign} measures inside one field, but its operands are in ${[...codes].join(' and ')}: words of different fields have no distance. Put both into one field, as in ${code}:(a ${sign} b), or use AND.`,
      {
        position: operator.position,
        expected: 'operands in one field',
        found: operator.text,
        suggestion: `${code}:(… ${sign} …)`,
      },
    );
  }
  const field = resolveField(collection, code!);
  if (field.hasText) return field;
  throw queryError(`${sign} works in text fields; ${field.code} (${field.label}) is not text.`, {
    position: operator.position,
    expected: 'a text field such as TTL, ABST, CLMS, DESC, TACD',
    found: operator.text,
  });
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

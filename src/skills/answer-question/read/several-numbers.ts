import { wordsOf } from './question-words.ts';
import { type Restrictions, restrictionsIn } from './restrictions.ts';

/** A number that a question asks for beside the first, of the same documents. */
export interface FurtherNumber {
  /** The clause that asks for it. */
  readonly text: string;
  /** Its own restrictions, and those of the first number that it says nothing of. */
  readonly restrictions: Restrictions;
}

/** Where a question begins to ask for another number. */
const NEXT =
  /[,;?]? (?:and |but |or )?(?=(?:of (?:these|those|them),? )?how many\b)|[，,；;？?](?:那么?|又|还|其中|另外)*(?=[^，,；;？?]{0,12}(?:有?多少|有几[件项个]))/iu;
const ASKS_NUMBER = /\bhow many\b|多少|几[件项个篇]/iu;
/** After, or before, the years of the first number. */
const SINCE = /^(?:之后|以后|后来)|\b(?:after(?:wards?| that)?|since(?: then)?|later)\b/iu;
const UNTIL = /^(?:之前|以前|此前)|\b(?:before(?: that)?|earlier|until then)\b/iu;
/** Words of such a clause that name nothing. */
const NAMES_NOTHING =
  /\b(?:how many|of|theirs?|these|those|them|they|ones?|others?|it|its|patents?|applications?|publications?|documents?|filings?|families|only|just|still|are|were|is|was|have|has|been|the)\b|之[前后]|以[前后]|其中|另外|文献/giu;

function further(clause: string, first: Restrictions): FurtherNumber | undefined {
  const { restrictions: own, rest } = restrictionsIn(
    `${/\p{Script=Han}/u.test(clause) ? '文献，' : 'documents, '}${clause.trim()}`,
  );
  if (wordsOf(rest.replace(NAMES_NOTHING, ' ')).words.size > 0) return undefined;
  const { years, status, status_not, ...others } = first;
  const state = own.status || own.status_not ? {} : { ...(status && { status }), ...(status_not && { status_not }) };
  const text = clause.trim().replace(/(?<![?？。.])[?？。.]+$/u, '');
  const turned =
    years && !own.years
      ? SINCE.test(clause.trim()) && years.to !== undefined
        ? { from: years.to + 1, of: years.of }
        : UNTIL.test(clause.trim()) && years.from !== undefined
          ? { to: years.from - 1, of: years.of }
          : years
      : undefined;
  const restrictions = { ...others, ...state, ...(turned && { years: turned }), ...own };
  const same = JSON.stringify(restrictions) === JSON.stringify(first);
  return same ? undefined : { text, restrictions };
}

/**
 * The numbers that a question asks for of the same documents, where it asks for more than one: "how many are granted,
 * and how many have lapsed". Undefined where a later clause names something else.
 */
export function severalNumbers(
  text: string,
): { readonly first: string; readonly further: readonly FurtherNumber[] } | undefined {
  const [first = '', ...others] = text.split(NEXT).filter((clause) => clause.trim() !== '');
  if (others.length === 0 || !ASKS_NUMBER.test(first)) return undefined;
  const { restrictions } = restrictionsIn(first);
  const numbers = others.map((clause) => further(clause, restrictions));
  if (numbers.some((number) => number === undefined)) return undefined;
  return { first: first.trim(), further: numbers as FurtherNumber[] };
}

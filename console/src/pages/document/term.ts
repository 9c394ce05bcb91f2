import { placesOf } from './own-words.ts';

/** Words of a document with the place where they stand. */
export interface Place {
  /** `c3`, `p12`. */
  readonly unit: string;
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** What a document says of one of its terms. */
export interface TermFacts {
  /** Where the claims say it first, on the way from the claim that is read to the one that it rests on. */
  readonly antecedent?: Place & { readonly claim: number };
  /** Claims that use it. */
  readonly claims: readonly number[];
  /** Sentences of the description that say what it means. */
  readonly definitions: readonly Place[];
  /** Reference signs that stand behind it, the most frequent first. */
  readonly signs: readonly { readonly sign: string; readonly times: number }[];
  /** How often the description says it. */
  readonly times: number;
}

interface ReadClaim {
  readonly number: number;
  readonly parents: readonly number[];
  readonly text: string;
}
interface ReadParagraph {
  readonly id: string;
  readonly text: string;
}

const MOST_DEFINITIONS = 3;
/** What, behind a term, says that its meaning follows. */
const MEANS =
  /^\W{0,3}(?:(?:as used (?:herein|here)[^.]{0,40}?)?(?:means?|refers? to|denotes?|(?:is|are) (?:here(?:in)? )?(?:defined|understood|meant)|is intended to mean|shall mean|(?:is|are) a (?:kind|type) of)\b|是指|指的是|指|定义为|表示|意指)/i;
/** Before a term, what says the same: `as used herein, the term "x"`. */
const CALLED = /(?:the (?:terms?|expressions?|words?)|术语|所谓|所称)\s?["“”'‘«]{0,2}$/i;
const SIGN =
  /^["”’]?\s?(?:[(（]\s?(\d{1,4}[a-z]?'{0,2})\s?[)）]|(\d{1,4}[a-z]?)(?![\d.%/°]|\s?(?:mm|nm|cm|µm|μm|°C|wt|vol|mol|Hz|V|度|毫|厘|米|秒|分|个|次)))/;

/** Words before a term that only point back. */
const DETERMINER = /^(?:the|said|an?|each|所述|该)\s*/i;

/** The term in a selection of words: without what only points at it. */
export const termOf = (selected: string): string => selected.replace(/\s+/g, ' ').trim().replace(DETERMINER, '').trim();

/** Whether a selection can be a term at all. */
export const isTerm = (selected: string): boolean => {
  const term = termOf(selected);
  return term.length > 1 && term.length <= 60 && !/[.;。；]/.test(term) && term.split(' ').length <= 6;
};

/** Marks between sentences. */
const BETWEEN = ['. ', '。', '；', '\n'];

/** The sentence around a place of a text. */
function sentenceAround(text: string, at: number, end: number): [number, number] {
  const before = BETWEEN.map((mark) => ({ mark, place: at > 0 ? text.lastIndexOf(mark, at - 1) : -1 }));
  const after = BETWEEN.map((mark) => text.indexOf(mark, end)).filter((place) => place >= 0);
  return [
    Math.max(0, ...before.map(({ mark, place }) => (place < 0 ? 0 : place + mark.length))),
    Math.min(text.length, ...after.map((place) => place + 1)),
  ];
}

/** Gathers what claims and description say of a term; `from`: the claim in which it is read. */
export function termFacts(
  term: string,
  claims: readonly ReadClaim[],
  paragraphs: readonly ReadParagraph[],
  from?: number,
): TermFacts {
  const using = claims.filter(({ text }) => placesOf(text, term).length > 0);
  const above = from === undefined ? undefined : ancestors(claims, from);
  const first = using.filter(({ number }) => !above || above.has(number)).sort((a, b) => a.number - b.number)[0];
  const place = first && placesOf(first.text, term)[0];
  const definitions: Place[] = [];
  const signs = new Map<string, number>();
  let times = 0;
  for (const { id, text } of paragraphs)
    for (const [start, end] of placesOf(text, term)) {
      times++;
      const behind = text.slice(end, end + 90);
      const sign = SIGN.exec(behind);
      const found = sign?.[1] ?? sign?.[2];
      if (found) signs.set(found, (signs.get(found) ?? 0) + 1);
      const quoted = behind.replace(/^["”'’»]/, '');
      const called = CALLED.test(text.slice(Math.max(0, start - 30), start));
      if (
        definitions.length < MOST_DEFINITIONS &&
        (MEANS.test(quoted) || (called && /mean|refer|defin|指|定义/.test(behind)))
      ) {
        const [a, b] = sentenceAround(text, start, end);
        definitions.push({ unit: id, start: a, end: b, text: text.slice(a, b) });
      }
    }
  return {
    ...(first &&
      place && {
        antecedent: {
          ...{ unit: `c${first.number}`, claim: first.number, start: place[0], end: place[1] },
          text: around(first.text, place),
        },
      }),
    claims: using.map(({ number }) => number),
    definitions,
    signs: [...signs]
      .map(([sign, n]) => ({ sign, times: n }))
      .sort((a, b) => b.times - a.times)
      .slice(0, 6),
    times,
  };
}

/** A claim with all that it rests on. */
function ancestors(claims: readonly ReadClaim[], from: number): ReadonlySet<number> {
  const byNumber = new Map(claims.map((claim) => [claim.number, claim]));
  const above = new Set<number>();
  const left = [from];
  for (let number = left.pop(); number !== undefined; number = left.pop()) {
    if (above.has(number)) continue;
    above.add(number);
    left.push(...(byNumber.get(number)?.parents ?? []));
  }
  return above;
}

/** Some words before and after a place. */
const around = (text: string, [start, end]: readonly [number, number]): string =>
  `${start > 40 ? '…' : ''}${text.slice(Math.max(0, start - 40), end + 40)}${end + 40 < text.length ? '…' : ''}`;

import type { Query } from '#corpus/query/tree.ts';

/** What has happened to a right, as questions restrict documents by it. */
export type EventAsked = 'transferred' | 'licensed' | 'pledged' | 'opposed' | 'litigated' | 'challenged';

interface EventRule {
  readonly of: EventAsked;
  /** The field of the index that is 1 where a record tells such an event. */
  readonly field: string;
  /** Says it by itself. */
  readonly pattern: RegExp;
  /** Says it of documents alone: heat is transferred, and a line of a cache invalidated, too. */
  readonly done?: RegExp;
}

const OTHERS =
  '(?: to (?:an?other|some(?:one|body) else|others|(?:a )?different|third)(?: (?:compan(?:y|ies)|owners?|part(?:y|ies)|firms?|hands?|people|one))?)';
const OTHERS_ZH = '(?:给(?:了)?(?:别人|他人|别的公司|别家|其他(?:公司|企业|人|方)?|另一家(?:公司|企业)?))';
// biome-ignore format: read it as a table
const EVENTS: readonly EventRule[] = [
  { of: 'transferred', field: 'TRANSFER',
    pattern: new RegExp(`\\b(?:transferred|conveyed|reassigned|assigned|sold|passed on)${OTHERS}(?!\\w)|\\bchang(?:ed?|ing) (?:hands|(?:its |their )?(?:owners?|ownership))\\b|\\b(?:changes? (?:of|in) owner(?:ship|s)?|ownership changes?)\\b|(?:被)?(?:转让|过户)${OTHERS_ZH}?[过了]?|(?:被)?转移${OTHERS_ZH}[过了]?|易主|(?:专利权|权利|权属|所有权)(?:发生|被|的)?(?:过)?转移|(?:权利人|权属|所有权)(?:发生)?(?:过)?(?:变更|变化)`, 'giu'),
    done: /\b(?:transferred|conveyed|reassigned)\b/giu },
  { of: 'licensed',    field: 'LICENSE',
    pattern: new RegExp(`\\blicen[sc]ed out\\b|\\b(?:out-)?licen[sc]ed${OTHERS}|\\b(?:recorded|registered) licen[sc]es?\\b|被(?:实施)?许可[过了]?|(?:实施)?许可${OTHERS_ZH}[过了]?|实施许可(?:记录|备案|合同)?|(?:有|存在)许可(?:记录|备案|合同)`, 'giu'),
    done: /\b(?:out-?)?licen[sc]ed\b/giu },
  { of: 'pledged',     field: 'PLEDGE',
    pattern: /\bused as (?:security|collateral)\b|\bsecurity interests?\b|(?:被)?(?:质押|出质)[过了]?/giu,
    done: /\bpledged\b/giu },
  { of: 'opposed',     field: 'OPPOSITION',
    pattern: /\b(?:under|in) opposition\b(?! to)|\bopposition proceedings?\b|(?:被)?(?:提出?|提起)(?:过|了)?异议|有异议/giu,
    done: /\bopposed\b(?! to)/giu },
  { of: 'litigated',   field: 'LITIGATION',
    pattern: /\blitigated\b|\b(?:in|under|subject of|involved in)(?: any)? (?:litigation|law ?suits?|court)\b|\blitigation\b|(?:涉及?)?诉讼|打[过了]?官司/giu },
  { of: 'challenged',  field: 'REEXAMINVALID',
    pattern: /\bre-?examin(?:ed|ation)(?: (?:proceedings?|requests?))?\b|\b(?:invalidation|revocation) (?:proceedings?|requests?)\b|(?:被)?(?:请求|提出)?(?:过|了)?(?:宣告无效|无效宣告(?:请求)?)/giu,
    done: /\b(?:invalidated|revoked)\b/giu },
];

const PLURAL =
  '(?:patents|applications|filings|publications|families|rights|inventions|documents|assets|ones|they|them|those|these)';
const ONE = '(?:patent|application|filing|publication|family|invention|document|right|one|it|each)';
/**
 * Of documents, whatever they are on: "which of them have been", "how many patents on heat pumps were ever", "has this
 * patent been".
 */
const SAID_OF_DOCUMENTS = new RegExp(
  `\\b(?:${PLURAL}\\b(?:(?!\\b(?:describe|disclose|show|say|tell|explain|how|why|where|when)\\b)[^,.;?]){0,80}?\\b(?:have (?:ever |already )?been|were|are|got|get)|${ONE}\\b(?:(?!\\b(?:describes|discloses|shows|says|tells|explains|how|why|where|when)\\b)[^,.;?]){0,80}?\\b(?:has (?:ever |already )?been|was|is))(?: (?:ever|already|later|since|recently|not|never|currently|now|being))? $`,
  'iu',
);
const ASKED_OF_DOCUMENTS = new RegExp(
  `(?:^|[.?!;] ?|\\bwhom )(?:has|have|was|were|is|are)(?: [\\p{L}\\d-]{1,30}){0,7}? (?:${PLURAL}|${ONE})(?: ever)?(?: been)? $`,
  'iu',
);
const DOCUMENTS_BEHIND = /^ (?:patents?|applications?|filings?|publications?|famil(?:y|ies)|rights)\b/iu;

/** Characters before an event in which its documents stand. */
const MOST_BEFORE = 140;
/** Whether what is done at a place of a question is done to documents. */
const isOfDocuments = (text: string, start: number, end: number): boolean =>
  DOCUMENTS_BEHIND.test(text.slice(end)) ||
  [SAID_OF_DOCUMENTS, ASKED_OF_DOCUMENTS].some((said) =>
    said.test(text.slice(Math.max(0, start - MOST_BEFORE), start)),
  );

/** The events by which a question restricts its documents, and the question without them. */
export function eventsIn(text: string): { readonly events: readonly EventAsked[]; readonly rest: string } {
  const events: EventAsked[] = [];
  let rest = text;
  for (const { of, pattern, done } of EVENTS) {
    let left = rest.replace(pattern, ' , ');
    if (done)
      left = left.replace(done, (said, at: number) => (isOfDocuments(left, at, at + said.length) ? ' , ' : said));
    if (left !== rest) events.push(of);
    rest = left;
  }
  return { events, rest };
}

/** Documents whose record tells such an event. */
export const eventQuery = (event: EventAsked): Query => ({
  kind: 'term',
  field: EVENTS.find(({ of }) => of === event)!.field,
  text: '1',
});

/** Documents whose record tells whether there was such an event. */
export const statesEvent = (event: EventAsked): Query => ({
  kind: 'values',
  field: EVENTS.find(({ of }) => of === event)!.field,
  values: ['0', '1'],
});

/** Asks who has the documents now, after they have been transferred. */
export const asksWhomTo =
  /\b(?:to whom|whom\b.{0,20}\bto\b|who (?:to|bought|acquired|received|got|has them now|owns? (?:them|it) now)|(?:new|current|present) (?:owners?|assignees?)|who (?:is|are) the (?:new|current) owners?)|(?:转让|转移|许可|过户)给(?:了)?(?:谁|哪)|受让人|给了谁|(?:现在|目前|当前)的?(?:权利人|专利权人|归谁|属于谁|持有人)|现权利人/iu;

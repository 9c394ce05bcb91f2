import type { Query } from '#corpus/query/tree.ts';

/** What has happened to a right, as questions restrict documents by it. */
export type EventAsked = 'transferred' | 'licensed' | 'pledged' | 'opposed' | 'litigated' | 'challenged';

interface EventRule {
  readonly of: EventAsked;
  /** The field of the index that is 1 where a record tells such an event. */
  readonly field: string;
  readonly pattern: RegExp;
}

const OTHERS =
  '(?: to (?:an?other|some(?:one|body) else|others|(?:a )?different|third)(?: (?:compan(?:y|ies)|owners?|part(?:y|ies)|firms?|hands?|people|one))?)';
const OTHERS_ZH = '(?:给(?:了)?(?:别人|他人|别的公司|别家|其他(?:公司|企业|人|方)?|另一家(?:公司|企业)?))';
// biome-ignore format: read it as a table
const EVENTS: readonly EventRule[] = [
  { of: 'transferred', field: 'TRANSFER',      pattern: new RegExp(`\\b(?:(?:been|be|being|get|got|getting|was|were) )?(?:(?:transferred|conveyed|reassigned)${OTHERS}?|(?:assigned|sold|passed on)${OTHERS})(?!\\w)|\\bchang(?:ed?|ing) (?:hands|(?:its |their )?(?:owners?|ownership))\\b|\\b(?:changes? (?:of|in) owner(?:ship|s)?|ownership changes?)\\b|(?:被)?(?:转让|转移|过户)${OTHERS_ZH}?[过了]?|易主|(?:权利人|权属|所有权)(?:发生)?(?:过)?(?:变更|变化)`, 'giu') },
  { of: 'licensed',    field: 'LICENSE',       pattern: new RegExp(`\\b(?:(?:been|be|being|was|were|is|are) )?(?:out-?)?licen[sc]ed(?: out)?${OTHERS}?\\b|\\b(?:recorded|registered) licen[sc]es?\\b|(?:被)?(?:实施)?许可${OTHERS_ZH}[过了]?|(?:有|存在)(?:实施)?许可(?:记录|备案|合同)?`, 'giu') },
  { of: 'pledged',     field: 'PLEDGE',        pattern: /\b(?:(?:been|be|was|were|is|are) )?(?:pledged|used as (?:security|collateral))\b|\b(?:security interests?|liens?)\b|(?:被)?(?:质押|出质)[过了]?/giu },
  { of: 'opposed',     field: 'OPPOSITION',    pattern: /\b(?:been|was|were|is|are|being) opposed\b(?! to)|\b(?:under|in) opposition\b(?! to)|\bopposition (?:proceedings?|was|were|filed|against)\b|(?:被)?(?:提出?|提起)(?:过|了)?异议|有异议/giu },
  { of: 'litigated',   field: 'LITIGATION',    pattern: /\b(?:(?:been|was|were|is|are) )?litigated\b|\b(?:in|under|subject of|involved in)(?: any)? (?:litigation|law ?suits?|court)\b|\blitigation\b|\b(?:涉及?)?诉讼|打[过了]?官司/giu },
  { of: 'challenged',  field: 'REEXAMINVALID', pattern: /\b(?:(?:been|was|were|is|are) )?(?:re-?examined|invalidated|revoked)\b|\b(?:re-?examination|invalidation|revocation)(?: (?:proceedings?|requests?))?\b|(?:被)?(?:请求|提出)?(?:过|了)?(?:宣告无效|无效宣告(?:请求)?)/giu },
];

/** The events by which a question restricts its documents, and the question without them. */
export function eventsIn(text: string): { readonly events: readonly EventAsked[]; readonly rest: string } {
  const events: EventAsked[] = [];
  let rest = text;
  for (const { of, pattern } of EVENTS) {
    const left = rest.replace(pattern, ' , ');
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

/** What the bibliography of a publication tells and questions ask for. */
export type FactOf =
  | 'inventors'
  | 'applicants'
  | 'filing_date'
  | 'publication_date'
  | 'grant_date'
  | 'priority_date'
  | 'expiry_date'
  | 'status'
  | 'family'
  | 'classes'
  | 'cites'
  | 'cited_by'
  | 'claims';

// biome-ignore format: read it as a table
const FACTS: readonly (readonly [FactOf, RegExp])[] = [
  ['inventors',        /\binvent(?:ors?|ed)\b|发明人|谁发明/iu],
  ['applicants',       /\bwho (?:filed|files|owns?|owned|holds?|applied)\b|\b(?:applicants?|assignees?|owners?|owned by|belongs? to|filed by)\b|申请人|(?:专利)?权利人|专利权人|谁申请|属于谁|归谁|哪家(?:公司|企业|机构)/iu],
  ['filing_date',      /\bwhen\b.{0,60}\b(?:filed|applied)\b|\b(?:filing|application) date\b|\bfiled (?:on|when)\b|申请日|(?:什么时候|何时|哪年|哪一年).{0,8}申请|申请(?:时间|于)/iu],
  ['publication_date', /\bwhen\b.{0,60}\bpublished\b|\bpublication date\b|公开日|公告日|(?:什么时候|何时|哪年|哪一年).{0,8}(?:公开|公布|公告)/iu],
  ['grant_date',       /\bwhen\b.{0,60}\b(?:granted|issued)\b|\b(?:grant|issue) date\b|授权(?:公告)?日|(?:什么时候|何时|哪年|哪一年).{0,8}授权/iu],
  ['priority_date',    /\bpriorit(?:y|ies)\b|优先权/iu],
  ['expiry_date',      /\bexpir(?:e|es|y|ed|ation)\b|\bhow long\b.{0,40}\b(?:protected|in force)\b|到期|届满/iu],
  ['status',           /\b(?:legal )?status\b|\b(?:still )?(?:in force|active|valid|alive|pending)\b|\blapsed\b|法律状态|是否有效|有效吗|还有效|失效/iu],
  ['family',           /\b(?:family|families|family members?|equivalents?|counterparts?)\b|\b(?:other|which|what|how many) (?:countries|offices)\b|同族|(?:哪些|几个|多少个?)国家/iu],
  ['classes',          /\b(?:ipc|cpc|class(?:es|ified|ifications?)?)\b|分类/iu],
  ['cited_by',         /\b(?:cited by|who (?:else )?cites?|(?:which|what|how many|list|all) (?:\p{L}+ ){0,3}cit(?:e|es|ed|ing)\b(?! by\b)|that cite|citing|forward citations?)\b|被.{0,8}引|施引|(?:哪些|什么|多少|几[件篇]).{0,8}引(?:用|证)|引(?:用|证)(?:了|过)?\s*[,，]?\s*(?:它|该专利|其)?的/iu],
  ['cites',            /\b(?:does it cite|cites?|citations?|cited|references)\b|引用|引证/iu],
  ['claims',           /\bhow many claims\b|\bnumber of claims\b|(?:多少|几)(?:项|条)权利要求/iu],
];

/**
 * The publication is what cites: "what does X cite", "documents cited by X", X引用了哪些. Where it stood there is a comma.
 */
const CITES_OTHERS =
  /\b(?:does|did|do) .{0,40}\bcite\b|\bcited (?:by|in) ,|\bhas .{0,40}\bcited\b|,\s*(?:共|都|一共)?引(?:用|证)(?:了|过)?(?:哪|什么|多少|几)|,\s*引(?:用|证)的/iu;

/**
 * The facts that a question about a publication asks for, in the order of the list above.
 * @param text The question with a comma for each publication number, blanks as they were.
 */
export function factsIn(text: string): FactOf[] {
  const found = FACTS.filter(([, pattern]) => pattern.test(text)).map(([of]) => of);
  const found_out = found.includes('cited_by') && CITES_OTHERS.test(text) ? 'cited_by' : 'cites';
  // What cites a document is not also what it cites: the question is read in one of the two ways.
  return found.includes('cited_by') && found.includes('cites') ? found.filter((of) => of !== found_out) : found;
}

import type { Span } from '#language/spans.ts';

/** What a person's sentence starts with before it comes to the point. */
const LEAD_IN = new RegExp(
  `^(?:${[
    String.raw`in (?:this|our|the) (?:design|invention|approach|idea|solution|system),?\s*`,
    String.raw`(?:the|this|our|my) (?:present |proposed )?(?:invention|idea|solution|design|disclosure|approach|proposal)\s+(?:is|was|provides|relates to|proposes|concerns|uses|comprises|consists of|includes|describes|discloses)\s+`,
    String.raw`(?:we|i) (?:propose|suggest|have (?:invented|developed|designed|(?:an?|the) idea (?:for|of))|use|describe|provide|want to (?:protect|build|make))\s*:?\s+`,
    String.raw`(?:(?:the|our|my) )?(?:solution|idea|invention|proposal|approach)(?: in (?:short|brief))?\s*:\s*`,
    String.raw`(?:(?:an?|my|our|the) )?(?:new )?(?:idea|proposal|suggestion|concept) (?:for|of|about)\s+`,
    String.raw`(?:we|i)(?: have|['’]ve| are| am|['’]re|['’]m) (?:been )?(?:working on|thinking (?:of|about)|looking at)\s+`,
    String.raw`(?:this|it)(?: is|['’]s) (?:all )?about\s+`,
    // what is sold is described as a product: "The product is a puller"
    String.raw`(?:the|this|our|my) (?:new |proposed |present )?(?:product|device|apparatus|tool) (?:is|concerns) (?=(?:an?|two|the)\s)`,
    String.raw`as (?:discussed|promised|mentioned|agreed|(?:i|we) said)\s*,?\s+`,
    String.raw`(?:we|i)(?: would|['’]d)? (?:like|want|wish|plan|intend) to (?:patent|protect|register|submit|present|propose|suggest|build|make|develop|try)(?: the following)?\s*:?\s+`,
    String.raw`(?:invention|device|new|novel(?:ty)?)\s*:\s+`,
    String.raw`in (?:ours|mine|(?:our|my) (?:version|case|device|machine|prototype)),?\s+`,
    String.raw`(?:at|in) the end,?\s+(?=[a-z])`,
    String.raw`(?:(?:an?|one|another|for|first|second) )?example\s*[:,]\s*`,
    // "To save battery, we do not analyse the picture": what it is done for
    String.raw`to [a-z]{2,20} [^,.;:]{1,60},\s+(?=(?:we|i)\s)`,
    String.raw`(?:to this end|for this purpose|in (?:short|brief))\s*,`,
    // "Also the tip is filled with oil": the order in which somebody tells is no part of it
    String.raw`(?:and |but )?(?:also|first(?:ly)?|second(?:ly)?|third(?:ly)?|then|next|finally|additionally|in addition|furthermore|moreover|besides|so|hence|therefore)(?:\s*,\s*|\s+(?=(?:we|i|an?|the|its?|this|these|two|each)\s))`,
    String.raw`(?:title|subject|topic|re|claim(?: \d{1,3})?|(?:发明|专利)?(?:名称|题目|主题|标题))\s*[:：]\s*`,
    String.raw`(?:hi|hello|dear \w{1,30}|good (?:morning|afternoon|evening|day))(?: (?:all|both|team|everybody|everyone)\b)?\s*[,!]?\s+`,
    String.raw`here (?:is|comes) (?=(?:my|our)\s)`,
    String.raw`here (?:is|comes) (?:my|our|the) (?:idea|invention|proposal)\s*[:,]\s*`,
    String.raw`according to (?:the|our|this|my) (?:present )?(?:invention|idea|proposal|solution),?\s+`,
    String.raw`instead\s*,?\s+(?=(?:we|i)\s)`,
    String.raw`(?:we|i) (?:think|believe|found|find) (?:that )?(?:it (?:should|must|would) be possible to\s+|(?:one|you|we) could\s+)?`,
    String.raw`(?:we|i)(?: also)?(?:(?: would|['’]d)(?: also)? like| want| need)(?: to have)? (?=(?:an?|the|two|three|four|several|some)\s)`,
    String.raw`(?:what if|how about|why not (?:use|have)?)\s+`,
    String.raw`it would be (?:great|nice|good|better|useful) (?:to have|if there (?:was|were)|if)\s+`,
    String.raw`(?:the|our) (?:trick|(?:main )?point|core|key|idea behind it|novelty|innovation|difference|new (?:thing|part)|special (?:thing|feature|part)) (?:here )?is\s+`,
    String.raw`(?:this|that|it) is (?:achieved|done|solved|reached|made possible) (?:by|with|through|in)\s+`,
    String.raw`(?:we|i) (?:want|would like|plan|intend|hope) to (?:solve|fix|avoid|prevent|change|do) (?:this|that|it)(?: problem)? (?:with|by|using|through)\s+`,
    String.raw`(?:unlike|in contrast to|compared (?:to|with)|different from|other than) [^,.;]{2,80},\s+`,
    '(?:本(?:发明|实用新型|申请|方案)|我们?)(?:想要?|打算|准备|计划)?(?:提供|提出|公开|设计|涉及|采用|做|发明|开发)了?(?:一个|一款)?',
    String.raw`(?:技术|解决)?方案\s*[:：]\s*`,
    '本(?:发明|实用新型|申请|方案)(?=[在将由以通])',
    '(?:本|该|我们的?|这个?)?(?:产品|装置|设备)(?:是|为)(?=一[种个款台套])',
    String.raw`[为对]此\s*[，,]\s*`,
    '(?:主要)?涉及(?=一[种个款])',
    String.raw`(?:我们?的)?(?:想法|思路|办法|做法|主意|点子|构思|关键|核心|诀窍|方案|方法)(?:(?:是这样的?|如下|是|在于|就是)\s*[，,：:]?|[：:])\s*`,
    '(?:我们?|咱们)?(?:想要?|打算|准备|计划|建议|希望)(?=[把将用在给让])',
    '(?:我们?|咱们)?(?:想要?|打算|准备|计划)(?:做|弄|搞|设计)(?=一[个款种套台])',
    String.raw`(?:首先|其次|然后|接着|最后|另外|此外|同时|再者|具体(?:来说|做法是|地说)?)\s*[，,：:]\s*`,
    String.raw`(?:因为|由于|所以|因此|于是)(?:\s*[，,])?\s*(?=[^，。；]{0,20}(?:我们|把|将|[具设装涂带]?有|采用|使用|利用|装|设置|涂))`,
    String.raw`(?:与|和|跟|同|不同于)(?:现有|传统|普通|一般)的?[^，。；]{1,20}?(?:不同|相比|不一样)?\s*[，,]\s*`,
  ].join('|')})(?:that\\s+|to\\s+)?`,
  'i',
);
/** "Instead, I suggest", "Today we use": leads follow one another, so many at most. */
const MOST_LEADS = 3;

/** Where a sentence comes to the point. */
export function afterLead(text: string, { start, end }: Span): number {
  let from = start;
  for (let n = 0; n < MOST_LEADS; n++) {
    const lead = LEAD_IN.exec(text.slice(from, end))?.[0].length ?? 0;
    if (lead === 0 || from + lead >= end) break;
    from += lead;
  }
  return from;
}

/** Is said to the reader, from one person to another, and nothing of the thing: how a letter begins and ends. */
const TALK = new RegExp(
  `^(?:${[
    String.raw`(?:dear|hi|hello)\b[^.!;:]{0,80}`,
    String.raw`(?:(?:dear|hi|hello)\b[^.!;:,]{0,30},\s*)?(?:please find )?(?:attached|enclosed) (?:is |are )?(?:an?|the|my|our) (?:ideas?|sketch(?:es)?|notes?|drafts?|drawings?|things?|papers?)\b[^.!;:]{0,120}`,
    String.raw`(?:(?:kind|best|warm|many) )?(?:regards|wishes|greetings)(?:\s*,\s*[\p{L} .'-]{1,40})?`,
    String.raw`(?:many )?thanks(?: a lot| in advance| for [^.!;:]{2,60})?(?:\s*,\s*[\p{L} .'-]{1,40})?`,
    'thank you[^.!;:]{0,60}',
    String.raw`(?:cheers|sincerely|yours(?: sincerely| truly| faithfully)?|(?:all the )?best)(?:\s*,\s*[\p{L} .'-]{1,40})?`,
    '(?:i |we )?look(?:ing)? forward to [^.!;:]{2,60}',
    String.raw`(?:please )?let (?:me|us) know\b[^.!;:]{0,60}|what do you think[^.!;:]{0,40}|patent pending`,
    // who tells
    String.raw`(?:i am|i['’]m|we are|we['’]re) an? (?:\p{L}[\p{L}-]{0,20} ){0,6}\p{L}[\p{L}-]{0,20}`,
    '(?:您|你|大家|各位)好[^，。！；]{0,6}|(?:谢谢|多谢|感谢|此致|敬礼|祝好|盼复)[^，。！；]{0,12}|我是一?[名个位][^，。！；]{1,12}',
  ].join('|')})[.,!?。！，]?$`,
  'iu',
);
export const isTalk = (said: string): boolean => TALK.test(said.trim());

/** Whether a sentence has words ahead of its point. */
export const hasLead = (said: string): boolean => LEAD_IN.test(said);

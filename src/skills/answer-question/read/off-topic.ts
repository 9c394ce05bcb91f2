/** Why a question is not answered from documents, though they may have its words. */
export type OffTopic = 'small_talk' | 'now' | 'writing' | 'arithmetic' | 'errand' | 'service' | 'judgement';

/** Longer questions have their sign at the beginning too. */
const LOOKED_AT = 2_000;

// biome-ignore format: read it as a table
const SIGNS: readonly (readonly [OffTopic, RegExp])[] = [
  ['service',    /\b(?:ignore|disregard|forget|override)\b.{0,30}\b(?:instructions?|prompts?|rules|above|previous)\b|\byou are now\b|\b(?:system|hidden|your) (?:prompts?|instructions)\b|(?:忽略|无视).{0,12}(?:指令|提示|规则|以上)|\b(?:tell|give|show|send|print|reveal) .{0,20}\b(?:api|access|secret) (?:keys?|tokens?)\b|\bother (?:users?|accounts?|people)(?:['’]s)?\b.{0,40}\b(?:ask(?:ed)?|questions?|search(?:es|ed)?|data|chats?)\b|\b(?:questions?|searches|data|chats?)\b.{0,30}\bother (?:users?|accounts?)\b|系统提示词|(?:其他|别的)(?:用户|账户|人).{0,12}(?:问题|提问|数据|搜索|记录)/iu],
  ['writing',    /^(?:please )?(?:(?:can|could|would) you )?(?:write|compose|sing|tell) (?:(?:me|us) )?(?:an?|some|the)? ?(?:\p{L}+ )?(?:poems?|stor(?:y|ies)|songs?|jokes?|essays?|letters?|e-?mails?|novels?|limericks?|haikus?)\b|(?:写|作|编)(?:一)?(?:首|篇|个|封|份)[^，。？?]{0,8}(?:诗|歌|故事|小说|作文|情书|信|邮件|演讲稿|简历)(?:吧|呗)?\s?[。！!]?\s?$|讲(?:个|一个)?(?:笑话|故事)/iu],
  ['arithmetic', /^(?:what(?:['’]s| is)|how much is|calculate|compute)? ?-?\d[\d.,]*(?: ?(?:[-+*/x×÷^]|times|plus|minus|divided by|to the power of|乘以?|加上?|减去?|除以?) ?-?\d[\d.,]*)+ ?(?:等于(?:多少|几)?|是多少|=)? ?[?？=]{0,5}$/iu],
  ['now',        /\b(?:cost|costs|price|priced|trading at|worth)\b.{0,60}\b(?:today|now|currently|right now|at the moment|these days|this (?:week|month|year))\b|\b(?:today|current)(?:['’]s)? (?:market )?prices?\b|(?:今天|今日|现在|目前|当前|眼下|最新).{0,16}(?:价格|价钱|多少钱|报价|行情|市价)|\b(?:what(?:['’]s| is| are| was| will)|how(?:['’]s| is)) (?:the|today['’]s) (?:weather|news|stock (?:price|market)s?|exchange rates?|horoscope)\b|\bwhat (?:time|day|date) is (?:it|today)\b|\bwho (?:won|will win) the\b.{0,40}\b(?:cup|election|match|game|championship|olympics|oscars?)\b|\bwho is the (?:president|king|queen|prime minister)\b|(?:今天|明天|现在|今晚).{0,6}(?:天气|几点|星期几|新闻|股价)|天气(?:怎么样|如何)/iu],
  ['judgement',  /\b(?:which|what) (?:(?:one )?of (?:these|the|those|your|all) )?(?:\p{L}+ ){0,3}(?:patents?|inventions?|applications?) (?:(?:is|are|would be) (?:the )?(?:best|better|most (?:valuable|promising|interesting|important|innovative)|worth)|ha(?:s|ve) (?:the )?(?:highest|greatest|most) (?:value|potential))\b|\binfring(?:e|es|ed|ing|ement)\b.{0,30}\b(?:my|our)\b|\b(?:my|our)\b.{0,60}\binfring(?:e|es|ed|ing|ement)\b|\b(?:should|shall|can|may) (?:i|we) (?:invest|buy|sell|licen[sc]e|sue|patent)\b|哪(?:些|个|件|项)?专利.{0,10}(?:最(?:好|有价值|值钱|值得|有前景)|值得(?:投资|购买))|(?:我们?的?|本公司)(?:产品|装置|方法|方案).{0,12}侵权|侵(?:犯|害)了?我们?/iu],
  ['errand',     /^(?:please |(?:can|could|would|will) you (?:please )?)(?:book|order|buy|reserve|call|ring|remind|wake|drive|cook|play|translate) (?:me|us|my|our)\b|^(?:请|麻烦)?(?:你|您)?(?:能不能|可不可以|可以|能)?(?:帮|替)我(?:订|预订|预约|叫|买|打电话|提醒|翻译)|^(?:how|where|when) (?:do|can|could|should|must|would) (?:i|we|one) (?:\p{L}+ )?(?:renew|book|buy|order|cancel|apply for|register for|get|obtain|reserve|rent|pay)\b.{0,40}\b(?:passports?|visas?|tickets?|driving licen[cs]es?|appointments?|flights?|hotels?|taxis?|mortgages?|tax(?:es)?|refunds?)\b|^(?:我|请问)?(?:怎么|怎样|如何|在哪|去哪).{0,6}(?:办理?|申请|预订|预约|续签|补办|购?买|缴|退).{0,8}(?:护照|签证|身份证|驾照|机票|车票|门票|酒店|贷款|社保)/iu],
  ['small_talk', /^(?:hi|hello|hey|good (?:morning|evening|afternoon)|thanks?(?: you)?|how are you(?: today)?|who are you|what are you|what is your name) ?[!.?]{0,5}$|^(?:你好|您好|谢谢|你是谁|你叫什么(?:名字)?|早上好|晚上好) ?[!！。.？?]{0,5}$/iu],
];

/**
 * Whether a question is none for a corpus of patents: small talk, what is so now, a text to be written, a sum, an
 * errand, what the service or others keep, orders to whoever answers. Signs of the wording alone; linear.
 */
export function offTopic(text: string): OffTopic | undefined {
  const plain = text.slice(0, LOOKED_AT).replace(/\s+/g, ' ').trim();
  return SIGNS.find(([, sign]) => sign.test(plain))?.[0];
}

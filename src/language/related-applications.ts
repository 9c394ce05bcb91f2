/** Characters of a sentence that are read. */
const LOOKED_AT = 600;
/** What every such sentence has. */
const SPEAKS_OF =
  /applica|provisional|continuation|division|priority|national|[优優]先[权權]|分案|[国國]家[阶階]段|申[请請]/iu;

const NAMED = String.raw`(?:applications?|patents?|provisional|ser(?:ial|\.)? ?nos?\b|filing date|filed|u\.? ?s\.? ?c\b|35 usc|§|\b\d\d\/\d{3},?\d{3}\b|\b(?:us|ep|wo|pct|cn|jp|kr|de|fr|gb|tw)[ -]?\d{2})`;
/** How an application stands to another one. */
const KIN =
  '(?:continuations?(?:[- ]in[- ]parts?)?|cip|divisions?|divisionals?|non[- ]?provisional|national (?:stage|phase))';

const ENGLISH = new RegExp(
  [
    String.raw`\bclaim(?:s|ed|ing)? (?:(?:the|a|all|foreign|domestic|convention|earlier|right|of|and|to|on|under|its) ){0,6}(?:benefits?|priority)\b[^;]{0,120}?${NAMED}`,
    String.raw`\b(?:priority|benefit) is (?:hereby |also )?claimed\b`,
    String.raw`\b(?:priority|benefit) (?:to|of|from|under)\b[^;]{0,200}?${NAMED}[^;]{0,160}?\bis (?:hereby |also |further )?claimed\b`,
    String.raw`\bapplications?\b[^;]{0,160}?\b(?:is|are|being|was|constitutes) (?:also |further |hereby |in turn )?(?:an? |the )?(?:[\w.-]+ ){0,3}${KIN}\b`,
    String.raw`^\P{L}*this (?:[\w.-]+ ){0,2}(?:is|was) (?:also )?(?:an? |the )?(?:[\w.-]+ ){0,3}${KIN}\b`,
    String.raw`\b${KIN} (?:(?:patent )?applications? )?(?:of|from|to)\b[^;]{0,120}?(?:applications?\b[^;]{0,40}?\d|\bser(?:ial|\.) ?no)`,
    String.raw`\b(?:this|the present|the instant|the subject|our) (?:patent |utility |us |u\.s\. )*applications?\b[^;]{0,60}?\b(?:is|are) (?:also |further |closely )?related to\b[^;]{0,200}?${NAMED}`,
    String.raw`\b(?:this|the present|the instant|the subject) (?:patent )?applications? (?:is based (?:up)?on|contains? subject matter)\b[^;]{0,200}?${NAMED}`,
    String.raw`\bcross[- ]?references? to (?:the )?(?:related|co-?pending|other|prior|priority) (?:[\w.]+ ){0,2}(?:applications?|patents?|cases?|documents?)\b`,
  ].join('|'),
  'iu',
);
const CLAIMS = /要求|主[张張]|享有/u;
const CLAIMED = /[优優]先[权權]|[权權]益/u;
/** What an application is to another one. */
const KIN_CHINESE =
  /(?:是|[为為]|系)[^。；是为為系]{0,120}(?:分案|[继繼][续續]|接[续續]|延[续續]|[国國]家[阶階]段)(?:申[请請]|[，。]|$)|相[关關]申[请請]案?的?交叉/u;

function tiesInChinese(sentence: string): boolean {
  const claims = CLAIMS.exec(sentence);
  if (claims && CLAIMED.test(sentence.slice(claims.index))) return true;
  const kin = KIN_CHINESE.exec(sentence);
  return kin !== null && /申[请請]/u.test(sentence.slice(0, kin.index + kin[0].length));
}

/**
 * Whether a sentence says how the application is tied to others (a priority, a continuation, a division, a related
 * application), and so nothing of the invention. Linear in the sentence.
 */
export function tiesApplications(sentence: string): boolean {
  const read = sentence.slice(0, LOOKED_AT);
  return SPEAKS_OF.test(read) && (ENGLISH.test(read) || tiesInChinese(read));
}

/** A question for the share of some documents among others: both as questions of their own. */
export interface ShareAsked {
  /** What all of them are: "patents on catheters". */
  readonly whole: string;
  /** What some of these are: "patents owned by Boston Scientific". */
  readonly part: string;
  /** Asked is whether the words stand anywhere in the text: "mention". */
  readonly anywhere?: true;
}

const SHARE = '(?:share|percentage|proportion|fraction|percent|per cent)';
const VERB =
  '(?:is|are|was|were|has|have|had|do|does|did|comes?|came|belongs?|belonged|deals?|mentions?|mentioned|concerns?|uses?|used|claims?|names?|contains?|includes?|refers?|involves?|speaks?|describes?|cites?|cover|covers|originates?|stems?)';
const SHARE_ZH = '(?:比例|百分比|份额|占比|比重)';
const ASKED_ZH = `(?:(?:有|大约有|大概有)?(?:多大|多少|多高|几成)的?${SHARE_ZH}?的?|${SHARE_ZH}(?:是|为|有)?(?:多少|多大|多高))`;
const VERB_ZH =
  '(?:是|属于|来自|涉及|提到了?|提及了?|出现了?|使用了?|用到了?|采用了?|包含|含有|为|由|申请人是|关于|讨论了?)';

interface Rule {
  readonly pattern: RegExp;
  readonly whole: 1 | 2;
}
// biome-ignore format: read it as a table
const RULES: readonly Rule[] = [
  { pattern: new RegExp(`\\b${SHARE} (?:of|among) (?:all )?(?:the |these |those )?(.{3,120}?) (${VERB}\\b.{2,120})$`, 'iu'), whole: 1 },
  { pattern: new RegExp(`^what(?:['’]s| is) (?:the )?(.{2,80}?)(?:['’]s?)? ${SHARE} (?:of|in|among) (?:all )?(?:the )?(.{3,120})$`, 'iu'), whole: 2 },
  { pattern: new RegExp(`^how many (?:of|among) (?:all )?(?:the |these |those )?(?!them\\b|these\\b|those\\b)(.{3,120}?) (${VERB}\\b.{2,120})$`, 'iu'), whole: 1 },
  { pattern: new RegExp(`^(?:请问)?(?:在)?(.{2,60}?)(?:中|里面?|当中|之中)[，,]?${ASKED_ZH}(?:专利|文献|申请)?(${VERB_ZH}.{2,60})$`, 'u'), whole: 1 },
  { pattern: new RegExp(`^(?:请问)?(.{2,40}?)(?:在|占)(.{2,40}?)(?:中|里)?的?(?:所占的?)?${SHARE_ZH}`, 'u'), whole: 2 },
  { pattern: new RegExp(`^(?:请问)?(.{2,60}?)(?:中|里面?)[，,]?(${VERB_ZH}?.{2,40}?)的?(?:所占的?)?${SHARE_ZH}(?:是|有|为)?(?:多少|多大|多高)`, 'u'), whole: 1 },
];

/** A share is asked for in no longer question. */
const LONGEST = 320;
/** What says that words stand somewhere in a text. */
const ANYWHERE = /^(?:mention|name|refer|speak|describe|提|出现|讨论)/iu;
/** What says whose documents are meant. */
const WHOSE =
  /^(?:(?:is|are|was|were) )?(?:(?:belong(?:s|ed|ing)?|owned|held|filed|granted|assigned|issued|com(?:es?|ing)|came|originates?|stems?) (?:to|by|from) )/iu;
const WHOSE_ZH = /^(?:属于|来自|申请人是|由)/u;
const ANY = /^(?:all )?(?:patents?|publications?|documents?|filings?|applications?|families|records?)$/iu;
const ANY_ZH = /^(?:全部|所有|整个)?(?:语料库|数据库|库)?的?(?:全部|所有)?(?:专利|文献|申请)?$/u;
const OF_DOCUMENTS =
  /\b(?:patents?|publications?|documents?|filings?|applications?|families|inventions?|records?)\b|专利|文献|申请|语料库/iu;
const BEGINS_WITH_VERB = new RegExp(`^${VERB}\\b`, 'iu');
const DOES = /^(?:do|does|did) (.{2,80}?) (?:have|has|hold|holds|own|owns|file)$/iu;

/** Both parts of a question for a share; `undefined` of any other. */
export function shareIn(text: string): ShareAsked | undefined {
  const asked = text
    .trim()
    .replace(/[?.!？。]{1,5}$/u, '')
    .slice(0, LONGEST);
  for (const { pattern, whole } of RULES) {
    const match = pattern.exec(asked);
    if (!match) continue;
    const [all, some] = [match[whole]!.trim(), match[3 - whole]!.trim()];
    // the share of sulphur in a salt is none of documents
    if (!OF_DOCUMENTS.test(all)) continue;
    const anywhere = ANYWHERE.test(some);
    return {
      whole: ANY.test(all) ? 'patents' : ANY_ZH.test(all) ? '专利' : all,
      part: partIn(some),
      ...(anywhere && { anywhere }),
    };
  }
  return undefined;
}

function partIn(some: string): string {
  if (/\p{Script=Han}/u.test(some))
    return WHOSE_ZH.test(some)
      ? `${some.replace(WHOSE_ZH, '').replace(/申请的?$/u, '')}的专利`
      : `${some.replace(/^(?:是|为|关于)/u, '')}的专利`;
  const owner = DOES.exec(some)?.[1] ?? (WHOSE.test(some) ? some.replace(WHOSE, '') : undefined);
  if (owner !== undefined) return `patents owned by ${owner}`;
  return BEGINS_WITH_VERB.test(some) ? `patents that ${some}` : `patents of ${some}`;
}

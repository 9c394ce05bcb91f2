/** Kinds of records that questions ask for, which are no patents. */
export type RecordKind = 'papers' | 'marks';

/** What they are counted by, in the words of each kind. */
export type RecordAxis =
  | 'authors'
  | 'institutions'
  | 'journals'
  | 'countries'
  | 'years'
  | 'holders'
  | 'classes'
  | 'offices'
  | 'states';

// biome-ignore format: read it as a table
const CALLED: readonly (readonly [RecordKind, RegExp])[] = [
  ['marks',  /\b(?:registered )?trade ?-?marks?\b|(?:注册)?商标/giu],
  ['papers', /\b(?:(?:scientific|research|journal|review|academic|conference|scholarly) (?:papers?|articles?|publications?|literature)|papers|articles|pre-?prints?)\b|(?:学术|科研|期刊|研究|综述)?论文|学术文章|期刊文章/giu],
];
/** Speaks of patents, too: of these documents are searched. */
const OF_PATENTS = /\bpatent(?:s|ed|ing)?\b|专利/iu;
/** A paper that is a thing: "paper cups", "wallpaper articles". */
const OF_THINGS = /\barticles? (?:of (?:clothing|manufacture|furniture)|having|with|made)\b/iu;

/** Of a question for records that are no patents: their kind, and the question that calls them documents. */
export function recordsCalled(text: string): { readonly kind: RecordKind; readonly text: string } | undefined {
  if (OF_PATENTS.test(text) || OF_THINGS.test(text)) return undefined;
  for (const [kind, called] of CALLED) {
    const said = text.replace(called, (word) => (/\p{Script=Han}/u.test(word) ? '文献' : 'documents'));
    if (said !== text) return { kind, text: said };
  }
  return undefined;
}

// biome-ignore format: read it as a table
const AXES: Readonly<Record<RecordKind, readonly (readonly [RecordAxis, en: string, zh: string])[]>> = {
  papers: [
    ['institutions', '(?:institut(?:e|ion)s?|universit(?:y|ies)|organi[sz]ations?|compan(?:y|ies)|affiliations?|labs?)', '(?:机构|单位|大学|高校|院校|公司|企业|研究所)'],
    ['journals',     '(?:journals?|venues?|publications? venues?|conferences?)', '(?:期刊|杂志|刊物|会议)'],
    ['countries',    '(?:countr(?:y|ies)|nations?)', '(?:国家|地区)'],
    ['years',        '(?:years?)', '(?:年份?|年度)'],
    ['authors',      '(?:authors?|researchers?|scientists?|people)', '(?:作者|学者|研究者|研究人员|人)'],
  ],
  marks: [
    ['holders',   '(?:holders?|owners?|applicants?|compan(?:y|ies)|firms?|proprietors?)', '(?:持有人|所有人|权利人|申请人|公司|企业|注册人)'],
    ['classes',   '(?:(?:nice )?class(?:es)?)', '(?:类别|分类)'],
    ['offices',   '(?:offices?|countr(?:y|ies)|jurisdictions?)', '(?:国家|地区|商标局)'],
    ['states',    '(?:stat(?:e|us(?:es)?))', '(?:状态)'],
    ['years',     '(?:years?)', '(?:年份?|年度)'],
  ],
};
/** Asks for what they are counted by, by its name; and the name alone, where it says no more. */
// biome-ignore format: read it as a table
const ASKED = new Map(
  Object.values(AXES).flat().map((row) => [row, {
    asks: new RegExp(`\\b(?:which|what|top|main|leading|by|per|how many|each|every)\\b(?: (?!documents\\b)[\\p{L}-]+){0,3}? ${row[1]}\\b|(?:哪些|哪个|哪家|哪位|哪几个|按|各|主要|多少个?|每)${row[2]}|${row[2]}(?:最多|排名|是谁|都?有哪些[？?]?$)`, 'iu'),
    says: new RegExp(`\\b${row[1]}\\b(?! of\\b)|(?<=哪些|哪个|哪家|哪位|按|各|主要)${row[2]}|${row[2]}(?=最多|排名|是谁)`, 'giu'),
  }] as const),
);
const FIRST: Readonly<Record<RecordKind, RecordAxis>> = { papers: 'authors', marks: 'holders' };
const WHO =
  /\bwho\b(?! (?:is|are) )|\bwhose\b|谁|\b(?:ha(?:s|ve)|hold|own|wr(?:ote|itten)|publish(?:ed)?) (?:the )?most\b/iu;
/** Asks for a record, not for who has most: "which paper is cited most". */
const OF_RECORDS = /\b(?:which|what) documents\b|哪些文献|哪[篇件]/iu;

/** What the records of a question are to be counted by: what it asks for by name first. */
export function axesIn(text: string, kind: RecordKind): RecordAxis[] {
  const named = AXES[kind].flatMap((row) => (ASKED.get(row)!.asks.test(text) ? [row[0]] : []));
  const of = named.length === 0 && WHO.test(text) && !OF_RECORDS.test(text) ? [FIRST[kind]] : [];
  return [...new Set([...of, ...named])];
}

/** Words that only say by what they are counted. */
export const withoutAxes = (text: string, kind: RecordKind): string =>
  AXES[kind].reduce((left, row) => left.replace(ASKED.get(row)!.says, ' , '), text);

/** Nice classes of goods that a question names, and the question without them. */
export function niceIn(text: string): { readonly classes: readonly string[]; readonly rest: string } {
  const classes: string[] = [];
  const rest = text.replace(
    /\b(?:in |under |of )?(?:nice )?class(?:es)? (\d{1,2})(?:(?:,| and| or|, and) (\d{1,2}))?\b|(?:在|属于|注册在)?第?(\d{1,2})(?:[、和或](\d{1,2}))?(?:大)?类(?:别)?的?/giu,
    (_, ...said: (string | undefined)[]) => {
      classes.push(...said.slice(0, 4).filter((one): one is string => typeof one === 'string' && one !== ''));
      return ' , ';
    },
  );
  return { classes: [...new Set(classes.map((one) => one.padStart(3, '0')))], rest };
}

/** The words of a mark that a question names: "called APPLE", 名为“苹果”. */
export function markNamed(text: string): { readonly mark?: string; readonly rest: string } {
  const match =
    /\b(?:called|named|reading|with the (?:words?|name)|like|similar to|documents(?= ["“]?\p{Lu}\S{0,40}[ ?"”](?!own|hold|ha[sd]|file|register))) ["“]?([\p{Lu}\d][\p{L}\d&'’.-]*(?: [\p{Lu}\d][\p{L}\d&'’.-]*){0,4})["”]?/u.exec(
      text,
    ) ??
    /文献\s?([A-Z][A-Za-z\d&'’.-]{1,30}(?: [A-Z][A-Za-z\d&'’.-]{0,30}){0,4})(?=\p{Script=Han}|$|[，。？?])/u.exec(
      text,
    ) ??
    /(?:名为|叫做?|名叫|名称是|含有|文献(?=["“「]))["“「]?([\p{Script=Han}A-Za-z\d&'’.-]{1,20}?)["”」]?(?=的|$|[，。？?])/u.exec(
      text,
    );
  return match ? { mark: match[1]!, rest: text.replace(match[0], ' , ') } : { rest: text };
}

/** Says that reviews are not wanted. */
export const NO_REVIEWS =
  /\b(?:not|no|excluding|except|without|other than) reviews?\b|(?:不要|不含|排除|除了?)综述|非综述/iu;

/** Records of another kind than patents that a question asks for. */
export interface RecordsAsked {
  readonly kind: RecordKind;
  readonly axes: readonly RecordAxis[];
  /** Nice classes, in three digits. */
  readonly classes: readonly string[];
  /** The words of a mark. */
  readonly mark?: string;
}

/** Activities of compounds that tables of a description state: which compound, what was measured, how much, of what. */

/** A paragraph of a description, as records keep them: tables are lines whose cells stand between `|`. */
export interface DescribedParagraph {
  readonly id: string;
  readonly text: string;
  readonly heading?: true | undefined;
}

/** A table: its title and notes, its head, its rows. */
export interface TextTable {
  readonly paragraph: string;
  /** Place of its paragraph in the description. */
  readonly at: number;
  readonly title: string;
  readonly heads: readonly string[];
  readonly rows: readonly { readonly cells: readonly string[]; readonly line: string }[];
  readonly notes: string;
}

/** One value of one compound. Values are as written; what the text does not say is absent. */
export interface Activity {
  readonly compound: string;
  /** `Example`, `Compound`, `Antibody`: what the number counts, by the head of its column or its own cell. */
  readonly counts: 'example' | 'compound' | 'antibody';
  readonly measure: string;
  readonly relation?: '<' | '>' | '<=' | '>=' | '~';
  /** As written, without relation and unit; of a scale the range that a note gives it. */
  readonly value: string;
  /** The mark of a scale, as `+++`. */
  readonly mark?: string;
  readonly unit?: string;
  /** What stands in head or title beside measure and unit: target, antigen or assay, in the text's words. */
  readonly about?: string;
  /** In nM where the unit is a concentration; of a range its upper end. For ranking. */
  readonly nm?: number;
  readonly table: string;
  readonly paragraph: string;
  readonly at: number;
  /** The row as it stands in the text. */
  readonly row: string;
}

const SUBSCRIPTS: Readonly<Record<string, string>> = { '₅': '5', '₀': '0', '₉': '9', ᵢ: 'i' };
const plain = (text: string) => text.replace(/[₅₀₉ᵢ]/g, (sign) => SUBSCRIPTS[sign]!).replaceAll('µ', 'μ');

const MEASURE =
  /(?<![A-Za-z])(?:p?(?:IC|EC|ED|GI|CC|LD|TD|ID)[ _]?(?:50|90)|p?K[ _]?[id](?![A-Za-z])|MIC(?:[ _]?(?:50|90))?(?![A-Za-z])|(?:%|percent) ?inh(?:ib(?:ition|\.)?)?|inhibition ?(?:\(%\)|rate|%)|抑制率|半(?:数|最大)?(?:抑制|有效|效应|致死|毒性|中毒)(?:浓度|剂量|量)|最[小低]抑菌浓度|(?:抑制|解离)常数)(?!\d)/iu;
/** Measures by their Chinese words. */
const MEASURES_ZH = [
  [/抑制率/u, '% inhibition'],
  [/抑菌浓度/u, 'MIC'],
  [/抑制常数/u, 'Ki'],
  [/解离常数/u, 'Kd'],
  [/抑制浓度/u, 'IC50'],
  [/[效应]浓度/u, 'EC50'],
  [/[毒性中]浓度/u, 'CC50'],
  [/致死/u, 'LD50'],
  [/剂量|效应?量/u, 'ED50'],
] as const;
const UNIT = /(?<![A-Za-z])(?:[pnuμm]M(?![A-Za-z])|[pnuμm]mol\/?L|[nuμm]g\/m[lL]|m?g\/kg|[nuμ]mol|%|M(?=\)|\]|$))/u;
const ID_HEAD =
  /^(?:(?:test(?:ed)? )?(?:compounds?|cpds?|cmpds?|comp)\.?(?: ?(?:no|number|id|#)s?\.?)?|(?:examples?|exs?)\.?(?: ?(?:no|number|#)s?\.?)?|(?:no|nos|entry|#)\.?|(?:受试|测试|供试|待测|目标)?(?:实施例(?:化合物)?|化合物)(?: ?(?:编号|序号|代号|号|No\.?))?|供试品|受试[物品]|编号|序号)$/iu;
const ID_CELL =
  /^(?:(?<word>examples?|exs?\.?|compounds?|cpds?\.?|cmpds?\.?|实施例|化合物)\s{0,3}(?:no\.?\s{0,2})?)?(?<id>[A-Z]{0,3}[-.]?\d{1,4}[A-Za-z]?(?:[-.]\d{1,4})?[a-z]?|[IVX]{1,4}-\d{1,4}[a-z]?)(?:的?化合物)?$/iu;
const EXAMPLE_WORD = /^(?:ex|实施例)/iu;
const VALUE =
  /^(?<relation>[<>≤≥~＜＞≈]=?|less than |greater than |more than |about |ca\.? ?|大于|高于|小于|低于|约)?\s{0,2}(?<value>\d{1,9}(?:[.,]\d{1,9})?(?:\s?[×x*·]\s?10\s?\^?\(?(?:[-−–]?\d{1,2}|[⁻⁰¹²³⁴⁵⁶⁷⁸⁹]{1,3})\)?|\s?[eE][-−+]?\d{1,2})?)(?:\s?(?:±|\+\/-)\s?(?<spread>\d{1,9}(?:\.\d{1,9})?))?(?:\s?(?<unit>[pnuμm]M|M(?:[-−⁻][1¹] ?s[-−⁻][1¹])?|s[-−⁻][1¹]|%|[pnuμm]mol\/L|[nuμm]g\/m[lL]|m?g\/kg))?(?:\s?\(.{1,20}\))?(?:\s?[*†‡§]{1,3})?$/u;
const MARK = /^(?:\+{1,6}|[A-F]|\*{1,5})$/u;
const RELATIONS: Readonly<Record<string, NonNullable<Activity['relation']>>> = {
  '<': '<',
  '>': '>',
  '≤': '<=',
  '<=': '<=',
  '≥': '>=',
  '>=': '>=',
  '~': '~',
  'less than': '<',
  'greater than': '>',
  'more than': '>',
  about: '~',
  ca: '~',
  'ca.': '~',
  '＜': '<',
  小于: '<',
  低于: '<',
  '＞': '>',
  大于: '>',
  高于: '>',
  '≈': '~',
  约: '~',
  below: '<',
  above: '>',
  under: '<',
  over: '>',
};
const FACTORS: Readonly<Record<string, number>> = { p: 1e-3, n: 1, μ: 1e3, u: 1e3, m: 1e6, '': 1e9 };
/** What one of a unit of concentration is in nM; nothing for any other unit. */
const inNm = (unit: string): number | undefined => {
  const written = /^([pnuμm]?)(?:M|mol\/?L)$/u.exec(unit);
  return written ? FACTORS[written[1]!] : undefined;
};

/** Rows that a head may have. */
const MOST_HEADS = 4;

/** The tables of a description. */
export function tablesOf(paragraphs: readonly DescribedParagraph[]): TextTable[] {
  return paragraphs.flatMap(({ id, text }, at) => {
    if (!text.includes('| ')) return [];
    const lines = plain(text).split('\n');
    const first = lines.findIndex((line) => line.startsWith('|'));
    if (first < 0) return [];
    const title = lines.slice(0, first).join(' ').trim();
    const body = lines.slice(first).filter((line) => line.startsWith('|'));
    const notes = lines.slice(first).filter((line) => !line.startsWith('|'));
    const cells = body.map((line) =>
      line
        .slice(1)
        .split('|')
        .map((cell) => cell.trim()),
    );
    const numbered = cells.findIndex(
      (row) => row.some((cell) => ID_CELL.test(cell)) && row.some((cell) => VALUE.test(cell) || MARK.test(cell)),
    );
    // what has a name alone: the first row that is mostly values
    const begins =
      numbered >= 0
        ? numbered
        : cells.findIndex(
            ([, ...rest]) => 2 * rest.filter((cell) => VALUE.test(cell)).length >= Math.max(1, rest.length),
          );
    const heads = begins < 0 ? 1 : Math.min(begins, MOST_HEADS);
    const width = Math.max(...cells.map((row) => row.length));
    const named = Array.from({ length: width }, (_, column) =>
      cells
        .slice(0, heads)
        .map((row) => row[column] ?? '')
        .filter(Boolean)
        .join(' '),
    );
    const rows = cells.slice(heads).map((row, i) => ({ cells: row, line: body[heads + i]! }));
    return [{ paragraph: id, at, title, heads: named, rows, notes: notes.join(' ') }];
  });
}

interface Column {
  readonly column: number;
  readonly ids: number;
  readonly measure: string;
  readonly unit?: string;
  /** The column that says of each row what it was measured against. */
  readonly against?: number;
  /** What values of the head's unit are to be multiplied with, as a power of ten. */
  readonly power: number;
  readonly about: string;
}

/** A measure as it is written most: `IC 50` is `IC50`. */
const measureName = (text: string) =>
  MEASURES_ZH.find(([words]) => words.test(text))?.[1] ??
  (/inh/iu.test(text)
    ? INHIBITION
    : text
        .replace(/[ _]/g, '')
        .replace(/^(p?)k([id])$/i, (_, p: string, i: string) => `${p.toLowerCase()}K${i.toLowerCase()}`)
        .replace(/^P(?=[IE]C)/, 'p'));

const INHIBITION = '% inhibition';

/** `M⁻¹s⁻¹`, `1/Ms`, `s-1`, `1/s`: what constants of rates are in. */
const RATE_UNIT =
  /(?<![A-Za-z])(?<on>1\/\(?M ?[·.*]? ?s\)?|M ?[-−–⁻][1¹] ?[·.*]? ?s(?:ec)? ?[-−–⁻][1¹])|(?<![A-Za-z])(?<off>1\/s(?:ec)?(?![A-Za-z])|s(?:ec)? ?[-−–⁻][1¹])/u;
/** Constants of rates: of how fast something binds, and how fast it is set free. */
const RATE =
  /(?<![A-Za-z])(?:k[ _]?(?:(?<on>on|a(?:ss(?:oc)?)?)|(?<off>off|d(?:iss?(?:oc)?)?))(?![A-Za-z])|(?<on2>(?:on|association)[- ]rate|结合速率(?:常数)?)|(?<off2>(?:off|dissociation)[- ]rate|解离速率(?:常数)?))/iu;
/** Constants of equilibrium in words. */
const AFFINITY =
  /(?:equilibrium )?dissociation constant|(?:binding )?affinity(?: constant)?|平衡解离常数|亲和力(?:常数)?/iu;

/**
 * The measure that a head names. `kd` is a rate where its unit is one or `ka` stands beside it, and else how a Kd is
 * written, too; an affinity is one where it is told in a unit of concentration.
 */
function measureIn(head: string, rates: boolean): { readonly name: string; readonly unit?: string } | undefined {
  const said = RATE.exec(head)?.groups;
  if (said) {
    const unit = RATE_UNIT.exec(head)?.groups;
    const spelt = said.on2 ?? said.off2 ?? ((said.on ?? said.off)!.length > 1 ? '' : undefined);
    // a capital K is of an equilibrium
    const small = /(?<![A-Za-z])k[ _]?[ad](?![A-Za-z])/u.test(head);
    if (unit || spelt !== undefined || (small && rates)) {
      const on = said.on !== undefined || said.on2 !== undefined;
      return { name: on ? 'kon' : 'koff', unit: on ? 'M⁻¹s⁻¹' : 's⁻¹' };
    }
  }
  const own = MEASURE.exec(head)?.[0];
  if (own !== undefined) return { name: measureName(own) };
  return AFFINITY.test(head) && UNIT.test(head.replace(AFFINITY, ' ')) ? { name: 'Kd' } : undefined;
}

/** `×10⁻⁹ M`, `(10^5 M-1 s-1)`: what a head says all values of its column are times. */
const POWER_IN_HEAD =
  /(?<![\d.])(?:[×x*] ?)?10 ?\^?\(?(?<power>[-−–]?\d{1,2}|[⁻⁰¹²³⁴⁵⁶⁷⁸⁹]{1,3})\)? ?(?=[·.]? ?[1sM(])/u;

/** An antibody has a letter or a number, or a name of a few words. */
const ANTIBODY_CELL = /^(?=.{0,40}[\p{L}\d])[\p{L}\d][\p{L}\d .,()/+:_#-]{0,40}$/u;
const ANTIBODY_HEAD =
  /^(?:(?:anti-[\p{L}\d-]{1,20} )?(?:antibod(?:y|ies)|mabs?|fabs?|scfvs?|nanobod(?:y|ies)|vhhs?|clones?|binders?)(?: ?(?:name|no\.?|number|id|clone|variant|#))?|抗体(?:编号|名称|序号|克隆)?|克隆(?:号|编号)?)$/iu;

const AGAINST_HEAD = /^(?:antigen|target|receptor|enzyme|kinase|抗原|靶点|靶标|受体|激酶)s?$/iu;

/** Kinetics of TR-2 binding to anti-TR-2 antibody; affinity for human CD40; 抗PD-1抗体; 与PD-1结合: the antigen. */
const ANTIGEN = [
  /\banti-(?<antigen>[\p{L}\d][\p{L}\d/-]{0,30}?)(?= |[,.;:)]|$)/iu,
  /\b(?:affinit(?:y|ies)|binding|kinetics|interactions?)\b[^.;]{0,60}? (?:for|to|against|with) (?<antigen>(?:(?:human|mouse|murine|rat|cynomolgus|recombinant|soluble) ){0,3}[\p{L}\d][\p{L}\d/-]{1,30})(?= |[,.;:)]|$)/iu,
  /抗(?<antigen>[A-Za-z\d][\w-]{0,20})(?:抗体|单)/u,
  /(?:与|对)(?<antigen>[^，,；;。（()）的]{1,30}?)的?(?:结合|亲和)/u,
] as const;
const antigenIn = (text: string): string | undefined =>
  ANTIGEN.map((form) => form.exec(text)?.groups?.antigen).find((antigen) => antigen !== undefined);
/** 对EGFR的抑制活性: what the activity is against. */
const TARGET_ZH = /对 ?([^，,；;（()）的]{1,40}?) ?的?\s?(?:抑制|激动|亲和|活性|增殖|$)/u;

/** What a head says beside measure and unit. */
const aboutOf = (head: string, measure: string) => {
  const said = head.replace(MEASURE, ' ').replace(POWER_IN_HEAD, ' ').replace(RATE_UNIT, ' ').replace(AFFINITY, ' ');
  const target = TARGET_ZH.exec(said)?.[1];
  if (target) return target.trim();
  // 10 μM of an inhibition is the dose, and no unit
  return (measure === INHIBITION ? said.replace('%', ' ') : said.replace(UNIT, ' '))
    .replace(
      /[()[\],;:（）［］，；：]|表 ?\d{1,3}|(?:测试|试验|实验|检测)?(?:结果|数据)|平均值?|值(?!\p{Script=Han})/gu,
      ' ',
    )
    .replace(
      /\b(?:values?|table \d{1,3}[a-z]?|average|mean|results?|of|in|for|the|data|activit(?:y|ies)|against)\b/giu,
      ' ',
    )
    .replace(/(?<!\S)[./–-]{1,3}(?!\S)|\s{1,20}/g, ' ')
    .replace(/ {2,9}/g, ' ')
    .trim();
};

/** The columns that state activities, each with the column that names its compounds: the nearest to its left. */
function columnsOf({ heads, title, rows }: TextTable): Column[] {
  const antibodies = heads.some((head) => ANTIBODY_HEAD.test(head));
  const rates = heads.some((head) => RATE_UNIT.test(head) || /(?<![A-Za-z])k[ _]?a(?![A-Za-z])/u.test(head));
  const ids = heads.flatMap((head, column) => (ID_HEAD.test(head) || ANTIBODY_HEAD.test(head) ? [column] : []));
  if (ids.length === 0) {
    const told = rows.filter(({ cells }) => ID_CELL.exec(cells[0] ?? '')?.groups?.word).length;
    if (told > rows.length / 2) ids.push(0);
  }
  const titled = measureIn(title, false);
  const against = heads.findIndex((head) => AGAINST_HEAD.test(head));
  return heads.flatMap((head, column) => {
    if (ids.includes(column)) return [];
    const own = measureIn(head, rates);
    const values = rows.filter(({ cells }) => VALUE.test(cells[column] ?? '') || MARK.test(cells[column] ?? '')).length;
    // a title names the measure for columns that say nothing else of what they hold than a target
    const measure =
      own ??
      (titled !== undefined &&
      heads.length - ids.length <= 4 &&
      !/yield|m\.?p|mass|MW|formula|R\d|name|structure|conc|dose|收率|产率|熔点|分子[量式]|结构|名称|浓度|剂量/i.test(
        head,
      )
        ? titled
        : undefined);
    const left = ids.findLast((id) => id < column);
    if (measure === undefined || left === undefined || values === 0 || values < rows.length / 3) return [];
    const { name } = measure;
    const written = UNIT.exec(head.replace(MEASURE, ' '))?.[0] ?? UNIT.exec(title.replace(MEASURE, ' '))?.[0];
    const unit = name === INHIBITION ? '%' : (measure.unit ?? written);
    const bound = antibodies || measure.unit !== undefined ? antigenIn(head) || antigenIn(title) : undefined;
    const about = bound ?? (aboutOf(head, name) || aboutOf(title, name));
    const times = POWER_IN_HEAD.exec(head)?.groups;
    const power = times ? powerOf(times.power!) : 0;
    return [
      { column, ids: left, measure: name, ...(unit && { unit }), ...(against >= 0 && { against }), power, about },
    ];
  });
}

const MEASURED = '(?:p?(?:IC|EC|GI)50|Ki|Kd)(?: ?values?|值)?';
/** `A: 10 nM ≤ IC50 < 100 nM`, `"+++" less than 1 μM`, B表示IC50在10至100 nM. */
const SCALE = new RegExp(
  '(?<![A-Za-z+*])["“”\'(]?(?<mark>\\+{1,6}|\\*{1,5}|[A-F])["“”\')]?\\s{0,3}(?:(?:=|:|：|means?|indicates?|denotes?|represents?|refers? to|is|表示|代表|为)|(?<=[+*]["“”\')]\\s{0,3}))' +
    `\\s{0,3}(?:an? )?(?:${MEASURED})?\\s{0,3}(?:values? )?(?:of |is |between |from |in the range of |为|是|在)?` +
    '(?<relation>[<>≤≥＜＞]=?|less than|greater than|more than|below|above|小于|低于|大于|高于)?\\s{0,3}(?<low>\\d{1,7}(?:\\.\\d{1,6})?)\\s{0,3}(?<unit1>[pnuμm]M|[pnuμm]mol\\/L|%)?' +
    `(?:\\s{0,3}(?:(?:-|–|to|and|~|～|至|到)\\s{0,3}(?:[<≤]\\s{0,2})?|[<>≤≥＜＞]=?\\s{0,2}${MEASURED}\\s{0,2}[<>≤≥＜＞]=?\\s{0,2})(?<high>\\d{1,7}(?:\\.\\d{1,6})?)\\s{0,3}(?<unit2>[pnuμm]M|[pnuμm]mol\\/L|%))?`,
  'gu',
);

/** What the marks of a scale mean, as a text explains them: `A: < 10 nM`, `+++ means 1-10 μM`. */
function scaleOf(
  text: string,
): ReadonlyMap<string, { value: string; relation?: NonNullable<Activity['relation']>; unit: string; nm?: number }> {
  const scale = new Map<
    string,
    { value: string; relation?: NonNullable<Activity['relation']>; unit: string; nm?: number }
  >();
  for (const { groups } of plain(text).matchAll(SCALE)) {
    const { mark, relation, low, high, unit1, unit2 } = groups!;
    const unit = unit2 ?? unit1;
    if (!unit || scale.has(mark!)) continue;
    const known = RELATIONS[relation ?? ''];
    const factor = inNm(unit);
    // 100 nM to 1 μM: in the unit of the second
    const from = unit1 && factor ? (Number(low) * (inNm(unit1) ?? factor)) / factor : Number(low);
    const [least, most] = high === undefined || from <= Number(high) ? [from, high] : [Number(high), String(from)];
    const value = most === undefined ? low! : `${Number(least.toPrecision(9))}-${most}`;
    scale.set(mark!, {
      value,
      unit,
      ...(known && most === undefined && { relation: known }),
      ...(factor && { nm: Number(most ?? low) * factor }),
    });
  }
  return scale;
}

const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹';
/** `-9`, `−9`, `⁻⁹` */
const powerOf = (written: string): number =>
  Number(written.replace(/[−–⁻]/g, '-').replace(/[⁰¹²³⁴⁵⁶⁷⁸⁹]/g, (digit) => String(RAISED.indexOf(digit))));

/** `1.2 × 10⁻⁹`, `1.2E-09`, `0,5` */
const numberOf = (written: string): number => {
  const [mantissa, exponent] = written.replace(',', '.').split(/\s?[×x*·]\s?10\s?\^?\(?|\s?[eE]/);
  // as one number, so that nothing is lost by multiplying
  return exponent === undefined ? Number(mantissa) : Number(`${mantissa}e${powerOf(exponent.replace(')', ''))}`);
};

/** Activities in the order of the text. @param most No more are read. */
export function activitiesOf(paragraphs: readonly DescribedParagraph[], most = 20_000): Activity[] {
  const found: Activity[] = [];
  for (const table of tablesOf(paragraphs)) {
    const columns = columnsOf(table);
    if (columns.length === 0) continue;
    const near = [
      ...paragraphs.slice(Math.max(0, table.at - 3), table.at),
      ...paragraphs.slice(table.at + 1, table.at + 3),
    ];
    const scale = scaleOf([table.notes, table.title, ...near.map(({ text }) => text.slice(0, 4_000))].join('\n'));
    for (const { cells, line } of table.rows) {
      for (const column of columns) {
        const one = activityIn(cells, column, scale, table);
        if (!one || found.length >= most) continue;
        found.push({ ...one, table: table.title, paragraph: table.paragraph, at: table.at, row: line });
      }
    }
  }
  return found;
}

function activityIn(
  cells: readonly string[],
  { column, ids, measure, unit: headed, power, against, about: headAbout }: Column,
  scale: ReturnType<typeof scaleOf>,
  table: TextTable,
): Omit<Activity, 'table' | 'paragraph' | 'at' | 'row'> | undefined {
  const own = cells[ids] ?? '';
  const antibody = ANTIBODY_HEAD.test(table.heads[ids] ?? '');
  const named = antibody ? undefined : ID_CELL.exec(own)?.groups;
  const compound = antibody ? ANTIBODY_CELL.exec(own)?.[0] : named?.id;
  const cell = cells[column] ?? '';
  if (!compound) return undefined;
  const about = (against === undefined ? '' : (cells[against] ?? '')) || headAbout;
  const example = EXAMPLE_WORD.test(named?.word ?? table.heads[ids] ?? '');
  const counts = antibody ? 'antibody' : example ? 'example' : 'compound';
  const head = { compound, counts, measure, ...(about && { about }) } as const;
  if (MARK.test(cell)) {
    const meant = scale.get(cell);
    return meant && { ...head, ...meant, mark: cell };
  }
  const read = VALUE.exec(cell)?.groups;
  if (!read?.value) return undefined;
  const relation = RELATIONS[read.relation?.trim() ?? ''];
  const logarithm = /^p/.test(measure);
  const unit = logarithm ? undefined : (read.unit ?? headed ?? (measure === INHIBITION ? '%' : undefined));
  // a dose beside an inhibition, or an inhibition in place of a concentration, is no value of the measure
  if (unit !== undefined && (unit === '%') !== (measure === INHIBITION)) return undefined;
  // a cell with a unit of its own says all of it
  const power10 = read.unit === undefined ? power : 0;
  const number = numberOf(read.value) * 10 ** power10;
  const factor = unit === undefined ? undefined : inNm(unit);
  const nm = logarithm ? 10 ** (9 - number) : factor === undefined ? undefined : number * factor;
  return {
    ...head,
    value: power10 === 0 ? read.value : String(Number(number.toPrecision(12))),
    ...(relation && { relation }),
    ...(unit && { unit }),
    ...(nm !== undefined && { nm: Number(nm.toPrecision(12)) }),
  };
}

/** A compound that the text names: where, and by which words. */
export interface NamedCompound {
  readonly name: string;
  readonly paragraph: string;
}

const NUMBERED =
  /^(?<name>.{4,600}?)\s{0,2}\((?:cpd|compound|cmpd|example|ex)\.?\s{0,2}(?:no\.?\s{0,2})?#?(?<id>[A-Z]{0,3}-?\d{1,4}[A-Za-z]?)\)\.?$/iu;
const EXAMPLE_HEADING =
  /^(?<word>example|preparation|compound|实施例|化合物)\s{0,3}(?:no\.?\s{0,2})?(?<id>[A-Z]{0,2}-?\d{1,4}[A-Za-z]?)(?:[.:：\s-]{1,4}(?<name>\S.{3,600}))?$/iu;
/** A name has what names of substances have: digits, hyphens and brackets about them, or an ending of a class. */
const LIKE_A_NAME =
  /\d[-,]|[)\]]-|(?:amide|amine|ester|acid|ine|one|ol|ane|ene|ide|ate|酰胺|酸|胺|酯|酮|醇)\b|(?:酰胺|酸|胺|酯|酮|醇)$/iu;

/** The compounds that headings name, by what their numbers count and the number. */
export function namedCompounds(paragraphs: readonly DescribedParagraph[]): ReadonlyMap<string, NamedCompound> {
  const found = new Map<string, NamedCompound>();
  const keep = (counts: Activity['counts'], id: string, name: string, paragraph: string) => {
    const key = `${counts} ${id.toLowerCase()}`;
    if (!found.has(key) && LIKE_A_NAME.test(name)) found.set(key, { name: name.trim(), paragraph });
  };
  for (const [i, { id, text, heading }] of paragraphs.entries()) {
    const line = text.length > 700 ? '' : text.trim();
    const numbered = NUMBERED.exec(line)?.groups;
    if (numbered) keep('compound', numbered.id!, numbered.name!, id);
    if (!heading) continue;
    const example = EXAMPLE_HEADING.exec(line)?.groups;
    if (!example) continue;
    const counts = /^(?:ex|prep|实)/iu.test(example.word!) ? 'example' : 'compound';
    if (example.name) keep(counts, example.id!, example.name, id);
    else {
      const next = paragraphs[i + 1];
      if (next && next.text.length <= 700 && !/[.。]$/.test(next.text.trim()))
        keep(counts, example.id!, next.text.replace(/\s{0,2}\((?:cpd|compound)[^)]{1,20}\)$/i, ''), next.id);
    }
  }
  return found;
}

/** The name of the compound of an activity, if the text makes it. */
export const nameOf = (
  names: ReadonlyMap<string, NamedCompound>,
  { counts, compound }: Activity,
): NamedCompound | undefined =>
  names.get(`${counts} ${compound.toLowerCase()}`) ??
  // an example makes a compound; an antibody A is no example A
  (counts === 'antibody'
    ? undefined
    : names.get(`${counts === 'example' ? 'compound' : 'example'} ${compound.toLowerCase()}`));

/** The nearest line above a table that names an assay. */
export function assayOf(paragraphs: readonly DescribedParagraph[], at: number): string | undefined {
  for (let i = at - 1; i >= Math.max(0, at - 15); i--) {
    const text = paragraphs[i]!.text.trim();
    if (text.length <= 200 && /assay|test|screen|method|inhibition|试验|测试|实验/iu.test(text) && !/[.。]$/.test(text))
      return text;
  }
  return undefined;
}

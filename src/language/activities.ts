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
  /** `Example`, `Compound`: what the number counts, by the head of its column or its own cell. */
  readonly counts: 'example' | 'compound';
  readonly measure: string;
  readonly relation?: '<' | '>' | '<=' | '>=' | '~';
  /** As written, without relation and unit; of a scale the range that a note gives it. */
  readonly value: string;
  /** The mark of a scale, as `+++`. */
  readonly mark?: string;
  readonly unit?: string;
  /** What stands in head or title beside measure and unit: target or assay, in the text's words. */
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
  /(?<![A-Za-z])(?:p?(?:IC|EC|ED|GI|CC|LD|TD|ID)[ _]?(?:50|90)|p?K[ _]?[id](?![A-Za-z])|MIC(?:[ _]?(?:50|90))?(?![A-Za-z])|(?:%|percent) ?inh(?:ib(?:ition|\.)?)?|inhibition ?(?:\(%\)|rate|%)|抑制率)(?!\d)/iu;
const UNIT = /(?<![A-Za-z])(?:[pnuμm]M(?![A-Za-z])|[pnuμm]mol\/?L|[nuμm]g\/m[lL]|m?g\/kg|[nuμ]mol|%|M(?=\)|\]|$))/u;
const ID_HEAD =
  /^(?:(?:test(?:ed)? )?(?:compounds?|cpds?|cmpds?|comp)\.?(?: ?(?:no|number|id|#)s?\.?)?|(?:examples?|exs?)\.?(?: ?(?:no|number|#)s?\.?)?|(?:no|nos|entry|#)\.?|实施例(?:编号|号)?|化合物(?:编号|号)?|编号)$/iu;
const ID_CELL =
  /^(?:(?<word>examples?|exs?\.?|compounds?|cpds?\.?|cmpds?\.?|实施例|化合物)\s{0,3}(?:no\.?\s{0,2})?)?(?<id>[A-Z]{0,3}[-.]?\d{1,4}[A-Za-z]?(?:[-.]\d{1,4})?[a-z]?|[IVX]{1,4}-\d{1,4}[a-z]?)$/iu;
const EXAMPLE_WORD = /^(?:ex|实施例)/iu;
const VALUE =
  /^(?<relation>[<>≤≥~]=?|less than |greater than |more than |about |ca\.? ?)?\s{0,2}(?<value>\d{1,9}(?:[.,]\d{1,9})?(?:\s?[×x]\s?10\^?[-−]?\d{1,2}|[eE][-+]?\d{1,2})?)(?:\s?(?:±|\+\/-)\s?(?<spread>\d{1,9}(?:\.\d{1,9})?))?(?:\s?(?<unit>[pnuμm]M|M|%|[nuμm]g\/m[lL]|m?g\/kg))?(?:\s?\(.{1,20}\))?$/u;
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
};
const TO_NM: Readonly<Record<string, number>> = { pM: 1e-3, nM: 1, μM: 1e3, uM: 1e3, mM: 1e6, M: 1e9 };

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
    const begins = cells.findIndex(
      (row) => row.some((cell) => ID_CELL.test(cell)) && row.some((cell) => VALUE.test(cell) || MARK.test(cell)),
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
  readonly about: string;
}

/** A measure as it is written most: `IC 50` is `IC50`. */
const measureName = (text: string) =>
  /inh|抑制/iu.test(text)
    ? '% inhibition'
    : text
        .replace(/[ _]/g, '')
        .replace(/^(p?)k([id])$/i, (_, p: string, i: string) => `${p.toLowerCase()}K${i.toLowerCase()}`)
        .replace(/^P(?=[IE]C)/, 'p');

/** What a head says beside measure and unit. */
const aboutOf = (head: string) =>
  head
    .replace(MEASURE, ' ')
    .replace(UNIT, ' ')
    .replace(/[()[\],;:]/g, ' ')
    .replace(
      /\b(?:values?|table \d{1,3}[a-z]?|average|mean|results?|of|in|for|the|data|activit(?:y|ies)|against)\b/giu,
      ' ',
    )
    .replace(/(?<!\S)[.–-]{1,3}(?!\S)|\s{1,20}/g, ' ')
    .replace(/ {2,9}/g, ' ')
    .trim();

/** The columns that state activities, each with the column that names its compounds: the nearest to its left. */
function columnsOf({ heads, title, rows }: TextTable): Column[] {
  const ids = heads.flatMap((head, column) => (ID_HEAD.test(head) ? [column] : []));
  if (ids.length === 0) {
    const told = rows.filter(({ cells }) => ID_CELL.exec(cells[0] ?? '')?.groups?.word).length;
    if (told > rows.length / 2) ids.push(0);
  }
  const titled = MEASURE.exec(title)?.[0];
  return heads.flatMap((head, column) => {
    if (ids.includes(column)) return [];
    const own = MEASURE.exec(head)?.[0];
    const values = rows.filter(({ cells }) => VALUE.test(cells[column] ?? '') || MARK.test(cells[column] ?? '')).length;
    // a title names the measure for columns that say nothing else of what they hold than a target
    const measure =
      own ??
      (titled !== undefined &&
      heads.length - ids.length <= 4 &&
      !/yield|m\.?p|mass|MW|formula|R\d|name|structure/i.test(head)
        ? titled
        : undefined);
    const left = ids.findLast((id) => id < column);
    if (measure === undefined || left === undefined || values === 0 || values < rows.length / 3) return [];
    const unit = UNIT.exec(head.replace(MEASURE, ' '))?.[0] ?? UNIT.exec(title.replace(MEASURE, ' '))?.[0];
    const about = aboutOf(head) || aboutOf(title);
    return [{ column, ids: left, measure: measureName(measure), ...(unit && { unit }), about }];
  });
}

/** What the marks of a scale mean, as a text explains them: `A: < 10 nM`, `+++ means 1-10 μM`. */
function scaleOf(
  text: string,
): ReadonlyMap<string, { value: string; relation?: NonNullable<Activity['relation']>; unit: string; nm?: number }> {
  const scale = new Map<
    string,
    { value: string; relation?: NonNullable<Activity['relation']>; unit: string; nm?: number }
  >();
  const explained =
    /(?<![A-Za-z+*])["“”'(]?(?<mark>\+{1,6}|\*{1,5}|[A-F])["“”')]?\s{0,3}(?:=|:|：|means?|indicates?|denotes?|represents?|refers? to|is|表示|代表)\s{0,3}(?:an? )?(?:IC50|EC50|Ki|Kd|GI50)?\s{0,3}(?:values? )?(?:of |is |between |from )?(?<relation>[<>≤≥]=?|less than|greater than|more than|below|above)?\s{0,3}(?<low>\d{1,7}(?:\.\d{1,6})?)\s{0,3}(?<unit1>[pnuμm]M|%)?(?:\s{0,3}(?:-|–|to|and|~|至)\s{0,3}(?:[<≤]\s{0,2})?(?<high>\d{1,7}(?:\.\d{1,6})?)\s{0,3}(?<unit2>[pnuμm]M|%))?/gu;
  for (const { groups } of plain(text).matchAll(explained)) {
    const { mark, relation, low, high, unit1, unit2 } = groups!;
    const unit = unit2 ?? unit1;
    if (!unit || scale.has(mark!)) continue;
    const known = RELATIONS[relation ?? ''] ?? (relation === 'below' ? '<' : relation === 'above' ? '>' : undefined);
    const factor = TO_NM[unit];
    const value = high === undefined ? low! : `${low}-${high}`;
    scale.set(mark!, {
      value,
      unit,
      ...(known && { relation: known }),
      ...(factor && { nm: Number(high ?? low) * factor }),
    });
  }
  return scale;
}

const numberOf = (written: string): number => {
  const [mantissa, exponent] = written.replace(',', '.').split(/\s?[×x]\s?10\^?/);
  return exponent === undefined ? Number(mantissa) : Number(mantissa) * 10 ** Number(exponent.replace('−', '-'));
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
  { column, ids, measure, unit: headed, about }: Column,
  scale: ReturnType<typeof scaleOf>,
  table: TextTable,
): Omit<Activity, 'table' | 'paragraph' | 'at' | 'row'> | undefined {
  const named = ID_CELL.exec(cells[ids] ?? '')?.groups;
  const cell = cells[column] ?? '';
  if (!named?.id) return undefined;
  const counts = EXAMPLE_WORD.test(named.word ?? table.heads[ids] ?? '') ? 'example' : 'compound';
  const head = { compound: named.id, counts, measure, ...(about && { about }) } as const;
  if (MARK.test(cell)) {
    const meant = scale.get(cell);
    return meant && { ...head, ...meant, mark: cell };
  }
  const read = VALUE.exec(cell)?.groups;
  if (!read?.value) return undefined;
  const relation = RELATIONS[read.relation?.trim() ?? ''];
  const logarithm = /^p/.test(measure);
  const unit = logarithm ? undefined : (read.unit ?? headed ?? (measure === '% inhibition' ? '%' : undefined));
  const number = numberOf(read.value);
  const factor = unit === undefined ? undefined : TO_NM[unit];
  const nm = logarithm ? 10 ** (9 - number) : factor === undefined ? undefined : number * factor;
  return {
    ...head,
    value: read.value,
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
  names.get(`${counts === 'example' ? 'compound' : 'example'} ${compound.toLowerCase()}`);

/** The nearest line above a table that names an assay. */
export function assayOf(paragraphs: readonly DescribedParagraph[], at: number): string | undefined {
  for (let i = at - 1; i >= Math.max(0, at - 15); i--) {
    const text = paragraphs[i]!.text.trim();
    if (text.length <= 200 && /assay|test|screen|method|inhibition|试验|测试|实验/iu.test(text) && !/[.。]$/.test(text))
      return text;
  }
  return undefined;
}

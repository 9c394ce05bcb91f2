import { strToU8 } from 'fflate';
import { escaped, HEAD, letters, MOST_CELL, NS } from './xlsx-xml.ts';

/** Bars of a workbook's second sheet: counts by the values of a field. */
export interface BarChart {
  readonly title: string;
  /** Heads of the values and of what is counted. */
  readonly head: readonly [value: string, count: string];
  readonly bars: readonly { readonly label: string; readonly count: number }[];
  /** Bars stand, as those of years do; else they lie. */
  readonly upright: boolean;
  /** What no bar shows, in a sentence each. */
  readonly notes: readonly string[];
}

/** Rows that a chart needs to be read. */
const LEAST_ROWS = 18;
/** Columns of the drawing, counted from 0. */
const [FROM_COLUMN, TO_COLUMN] = [3, 12];
const RELS = `${NS}/officeDocument/2006/relationships`;
const DRAWING = `${NS}/drawingml/2006`;

/** What the package's own parts say of a sheet of charts. */
export const chartTypes = (charts: readonly unknown[]): string =>
  charts.length === 0
    ? ''
    : `<Override PartName="/xl/worksheets/sheet2.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/><Override PartName="/xl/drawings/drawing1.xml" ContentType="application/vnd.openxmlformats-officedocument.drawing+xml"/>${charts.map((_, n) => `<Override PartName="/xl/charts/chart${n + 1}.xml" ContentType="application/vnd.openxmlformats-officedocument.drawingml.chart+xml"/>`).join('')}`;

/**
 * Files of a sheet named `name` whose cells are the counts and whose charts are drawn from those cells by the program
 * that opens it (DrawingML, ECMA-376 part 1, 21.2), so that they can be changed there.
 */
export function chartFiles(name: string, charts: readonly BarChart[]): Readonly<Record<string, Uint8Array>> {
  let row = 1;
  const placed = charts.map((chart) => {
    const at = row;
    row += Math.max(chart.bars.length + chart.notes.length + 2, LEAST_ROWS) + 2;
    return { chart, at };
  });
  const files: Record<string, string> = {
    'xl/worksheets/sheet2.xml': `<worksheet xmlns="${NS}/spreadsheetml/2006/main" xmlns:r="${RELS}"><cols><col min="1" max="1" width="36" customWidth="1"/><col min="2" max="2" width="14" customWidth="1"/></cols><sheetData>${placed.map(rowsOf).join('')}</sheetData><drawing r:id="rId1"/></worksheet>`,
    'xl/worksheets/_rels/sheet2.xml.rels': related([['drawing', '../drawings/drawing1.xml']]),
    'xl/drawings/drawing1.xml': `<xdr:wsDr xmlns:xdr="${DRAWING}/spreadsheetDrawing" xmlns:a="${DRAWING}/main">${placed.map(anchor).join('')}</xdr:wsDr>`,
    'xl/drawings/_rels/drawing1.xml.rels': related(charts.map((_, n) => ['chart', `../charts/chart${n + 1}.xml`])),
    ...Object.fromEntries(placed.map((each, n) => [`xl/charts/chart${n + 1}.xml`, chartXml(name, each)])),
  };
  return Object.fromEntries(Object.entries(files).map(([file, xml]) => [file, strToU8(HEAD + xml)]));
}

interface Placed {
  readonly chart: BarChart;
  /** Row of the title, from 1. */
  readonly at: number;
}

const related = (targets: readonly (readonly [type: string, target: string])[]): string =>
  `<Relationships xmlns="${NS}/package/2006/relationships">${targets.map(([type, target], n) => `<Relationship Id="rId${n + 1}" Type="${RELS}/${type}" Target="${target}"/>`).join('')}</Relationships>`;

const words = (text: string, at: string, style = 0): string =>
  `<c r="${at}" t="inlineStr"${style ? ` s="${style}"` : ''}><is><t xml:space="preserve">${escaped(text.slice(0, MOST_CELL))}</t></is></c>`;

/** Title, head, a row for each bar, then what no bar shows. */
function rowsOf({ chart: { title, head, bars, notes }, at }: Placed): string {
  const row = (n: number, cells: string) => `<row r="${n}">${cells}</row>`;
  return [
    row(at, words(title, `A${at}`, 1)),
    row(at + 1, words(head[0], `A${at + 1}`, 1) + words(head[1], `B${at + 1}`, 1)),
    ...bars.map(({ label, count }, n) =>
      row(at + 2 + n, `${words(label, `A${at + 2 + n}`)}<c r="B${at + 2 + n}"><v>${count}</v></c>`),
    ),
    ...notes.map((note, n) => row(at + 2 + bars.length + n, words(note, `A${at + 2 + bars.length + n}`))),
  ].join('');
}

function anchor({ chart, at }: Placed, n: number): string {
  const rows = Math.max(chart.upright ? 0 : chart.bars.length, LEAST_ROWS);
  const corner = (which: 'from' | 'to', column: number, row: number) =>
    `<xdr:${which}><xdr:col>${column}</xdr:col><xdr:colOff>0</xdr:colOff><xdr:row>${row}</xdr:row><xdr:rowOff>0</xdr:rowOff></xdr:${which}>`;
  return `<xdr:twoCellAnchor>${corner('from', FROM_COLUMN, at - 1)}${corner('to', TO_COLUMN, at - 1 + rows)}<xdr:graphicFrame macro=""><xdr:nvGraphicFramePr><xdr:cNvPr id="${n + 2}" name="${escaped(chart.title)}"/><xdr:cNvGraphicFramePr/></xdr:nvGraphicFramePr><xdr:xfrm><a:off x="0" y="0"/><a:ext cx="0" cy="0"/></xdr:xfrm><a:graphic><a:graphicData uri="${DRAWING}/chart"><c:chart xmlns:c="${DRAWING}/chart" xmlns:r="${RELS}" r:id="rId${n + 1}"/></a:graphicData></a:graphic></xdr:graphicFrame><xdr:clientData/></xdr:twoCellAnchor>`;
}

function chartXml(sheet: string, { chart: { title, bars, upright }, at }: Placed): string {
  const column = (n: number) =>
    `'${sheet.replaceAll("'", "''")}'!$${letters(n)}$${at + 2}:$${letters(n)}$${at + 1 + bars.length}`;
  const points = (values: readonly (string | number)[]) =>
    `<c:ptCount val="${values.length}"/>${values.map((value, n) => `<c:pt idx="${n}"><c:v>${escaped(String(value))}</c:v></c:pt>`).join('')}`;
  const axis = (id: number, other: number, position: string, more: string) =>
    `<c:axId val="${id}"/><c:scaling><c:orientation val="${id === 1 && !upright ? 'maxMin' : 'minMax'}"/></c:scaling><c:delete val="0"/><c:axPos val="${position}"/>${more}<c:crossAx val="${other}"/>`;
  return `<c:chartSpace xmlns:c="${DRAWING}/chart" xmlns:a="${DRAWING}/main"><c:roundedCorners val="0"/><c:chart><c:title><c:tx><c:rich><a:bodyPr/><a:p><a:pPr><a:defRPr sz="1200" b="1"/></a:pPr><a:r><a:rPr sz="1200" b="1"/><a:t>${escaped(title)}</a:t></a:r></a:p></c:rich></c:tx><c:overlay val="0"/></c:title><c:autoTitleDeleted val="0"/><c:plotArea><c:layout/><c:barChart><c:barDir val="${upright ? 'col' : 'bar'}"/><c:grouping val="clustered"/><c:varyColors val="0"/><c:ser><c:idx val="0"/><c:order val="0"/><c:spPr><a:solidFill><a:srgbClr val="0A7373"/></a:solidFill></c:spPr><c:invertIfNegative val="0"/><c:cat><c:strRef><c:f>${escaped(column(0))}</c:f><c:strCache>${points(bars.map(({ label }) => label))}</c:strCache></c:strRef></c:cat><c:val><c:numRef><c:f>${escaped(column(1))}</c:f><c:numCache><c:formatCode>General</c:formatCode>${points(bars.map(({ count }) => count))}</c:numCache></c:numRef></c:val></c:ser><c:gapWidth val="40"/><c:axId val="1"/><c:axId val="2"/></c:barChart><c:catAx>${axis(1, 2, upright ? 'b' : 'l', '<c:numFmt formatCode="General" sourceLinked="0"/><c:majorTickMark val="none"/><c:minorTickMark val="none"/><c:tickLblPos val="nextTo"/>')}<c:crosses val="autoZero"/></c:catAx><c:valAx>${axis(2, 1, upright ? 'l' : 't', '<c:majorGridlines><c:spPr><a:ln w="6350"><a:solidFill><a:srgbClr val="DDDDDD"/></a:solidFill></a:ln></c:spPr></c:majorGridlines><c:numFmt formatCode="0" sourceLinked="0"/><c:majorTickMark val="none"/><c:minorTickMark val="none"/><c:tickLblPos val="nextTo"/>')}<c:crosses val="autoZero"/></c:valAx></c:plotArea><c:plotVisOnly val="1"/></c:chart></c:chartSpace>`;
}

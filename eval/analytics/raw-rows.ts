import type { Patent } from '#collections/patents/patent.ts';
import { standardName } from '#patents/names.ts';
import { publicationNumber } from '#patents/numbers.ts';

/** A publication as it is counted again. */
export interface Row {
  readonly id: string;
  readonly office: string;
  readonly application: string;
  /** Standard names, each once. */
  readonly applicants: readonly string[];
  readonly inventors: readonly string[];
  readonly ipc: readonly string[];
  /** Countries of its priorities, each once. */
  readonly priorities: readonly string[];
  /** Its record: days, texts, events. */
  readonly patent: Patent;
}

/** Cells of a CSV file, quoted ones with doubled quotes in them (RFC 4180). */
export function csvRows(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let quoted = false;
  for (let i = 0; i < text.length; i++) {
    const c = text[i]!;
    if (quoted) {
      if (c !== '"') cell += c;
      else if (text[i + 1] === '"') cell += text[++i];
      else quoted = false;
    } else if (c === '"') quoted = true;
    else if (c === ',' || c === '\n') {
      row.push(cell.replace(/\r$/, ''));
      cell = '';
      if (c === '\n') {
        rows.push(row);
        row = [];
      }
    } else cell += c;
  }
  if (cell !== '' || row.length > 0) rows.push([...row, cell]);
  return rows;
}

/** The rows of a Lens export as its columns have them, each with the record that was made of it. */
export function rowsOfCsv(text: string, stored: ReadonlyMap<string, Patent>): Row[] {
  const [head = [], ...lines] = csvRows(text.replace(/^\uFEFF/, ''));
  const column = (line: readonly string[], name: string) => line[head.indexOf(name)] ?? '';
  const list = (line: readonly string[], name: string) => [
    ...new Set(
      column(line, name)
        .split(';;')
        .map((each) => each.trim())
        .filter(Boolean),
    ),
  ];
  const rows: Row[] = [];
  const seen = new Set<string>();
  for (const line of lines) {
    if (line.length < head.length) continue;
    const [office, kind] = [column(line, 'Jurisdiction'), column(line, 'Kind') || undefined];
    // corrections print their date, too: `EP 2862606 B8 20160907`
    let bare = column(line, 'Publication Number')
      .slice(3)
      .replace(/(?<= [A-Z]\d) \d{8}$/, '')
      .trim();
    if (kind && bare.endsWith(` ${kind}`)) bare = bare.slice(0, -kind.length - 1);
    const patent = stored.get(publicationNumber(office, bare, kind).normalised);
    if (!patent || seen.has(patent.publication_number)) continue;
    seen.add(patent.publication_number);
    rows.push({
      ...{ id: patent.publication_number, patent },
      office,
      application: column(line, 'Application Number') || patent.publication_number,
      applicants: [...new Set(list(line, 'Applicants').map(standardName))],
      inventors: list(line, 'Inventors'),
      ipc: list(line, 'IPCR Classifications'),
      priorities: [...new Set(list(line, 'Priority Numbers').map((each) => each.slice(0, 2)))],
    });
  }
  return rows;
}

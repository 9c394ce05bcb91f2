import { type PatentFact, patentFacts } from '#collections/patent-facts/patent-facts.ts';
import { parseDay } from '#patents/dates.ts';
import { applicationNumber, isOffice, parsePublicationNumber } from '#patents/numbers.ts';
import { defineSource, type Parsed } from '../source.ts';
import { csvRows, mappedRows, type TableRow } from '../table-rows.ts';
import { factOf } from '../uspto-proceedings/about.ts';

const NAME = 'etsi-isld';

/** `CN102238152 A | CN102238152 B` -> the documents without kind code. */
const documentsIn = (cell: string | undefined): string[] => [
  ...new Set(
    (cell ?? '').split('|').flatMap((one) => {
      const parsed = parsePublicationNumber(one.replace(/\s+/g, ''));
      return parsed ? [parsed.authority + parsed.doc_number] : [];
    }),
  ),
];

/** Days as the export prints them: `2016-08-10`, `10/08/2016`, with an hour behind them. */
const dayOf = (cell: string | undefined): number | undefined => {
  const [, day, month, year] = /^(\d{2})\/(\d{2})\/(\d{4})/.exec(cell ?? '') ?? [];
  return parseDay(year ? `${year}-${month}-${day}` : cell?.slice(0, 10));
};

/** Generations that a row has a flag for. */
const GENERATIONS = ['2G', '3G', '4G', '5G'] as const;
const set = (cell: string | undefined) => /^(?:1|y|yes|true|x)$/i.test(cell ?? '');

/** A declared patent, for one version of one standard. @throws RangeError */
function declarationOf({ cells }: TableRow): PatentFact | { readonly skipped: string } {
  if (/^(?:n|no|false)$/i.test(cells.Ess_To_Standard ?? ''))
    return { skipped: 'row that does not declare the patent essential' };
  const publications = documentsIn(cells.PUBL_NUMBER);
  const country = /^([A-Z]{2})\b/.exec(cells.Country_Of_Registration ?? '')?.[1];
  const given = cells.PATT_APPLICATION_NUMBER ?? '';
  const application =
    country && isOffice(country) && given !== ''
      ? applicationNumber(country, given, dayOf(cells.PBPA_APP_DATE))
      : undefined;
  if (publications.length === 0 && application === undefined)
    throw new RangeError('names no publication and no application that can be read');
  const standard = cells.TGPP_NUMBER || cells.Standard;
  const declared = cells.IPRD_ID || cells.IPRD_REFERENCE;
  if (!declared) throw new RangeError('has no number of a declaration');
  const projects = GENERATIONS.filter((name) => set(cells[name]) || set(cells[`Gen_${name}`]));
  return factOf({
    id: `${NAME} ${declared} ${publications[0] ?? application} ${standard ?? ''} ${cells.TGPV_VERSION ?? ''}`.trim(),
    kind: 'standard',
    publications,
    applications: application ? [application] : [],
    source: NAME,
    standard_id: standard || undefined,
    version: cells.TGPV_VERSION || undefined,
    declared_to: 'ETSI',
    declarant: cells.COMP_LEGAL_NAME || undefined,
    reference: cells.IPRD_REFERENCE || undefined,
    projects: [...projects],
    declaration_date: dayOf(cells.IPRD_SIGNATURE_DATE),
    updated: dayOf(cells.Reflected_Date),
  });
}

/** The export of the ETSI database of declarations: a row for each declaration, version of a standard and patent. */
export default defineSource<PatentFact>({
  name: NAME,
  title: 'ETSI IPR database: declarations to standards (ISLD export, CSV with semicolons)',
  homepage: 'https://ipr.etsi.org/',
  licence: 'ETSI IPR database: declarations as made by their owners; check before you pass them on',
  collection: patentFacts,
  files: ['.csv'],
  expect: {},
  recognises: (_base, head) =>
    (/IPRD_ID/.test(head) && /PUBL_NUMBER/.test(head)) || /^"?country"?,"?company"?,"?bucket"?,/.test(head),
  async *read(file): AsyncGenerator<Parsed<PatentFact>> {
    if (!/^\W{0,6}"?IPRD_|;"?IPRD_ID"?;/m.test((await file.head()).split('\n')[0] ?? '')) {
      yield { ok: 'skipped', kind: 'counts made of the export, without declarations' };
      return;
    }
    yield* mappedRows(csvRows(file, { delimiter: ';' }), declarationOf);
  },
});

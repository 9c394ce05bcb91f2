import { type Company, type CompanyName, companies, companyPart } from '#collections/companies/companies.ts';
import { sirenOf } from '#collections/companies/registers.ts';
import { parseDay } from '#patents/dates.ts';
import { given, type Json, objectsOf, textOf } from '../companies-json.ts';
import { jsonItems } from '../json-items.ts';
import { defineSource, type Parsed, type SourceFile } from '../source.ts';

const NAME = 'insee-sirene';

const STATES: Readonly<Record<string, string>> = { A: 'ACTIVE', C: 'CESSÉE' };

/** A name with the days of its first and last period. */
interface Span {
  readonly text: string;
  readonly from: number | undefined;
  readonly until: number | undefined;
}

/**
 * The names that periods give one after the other; neighbours with the same name are one. Periods: the newest first.
 */
function spansOf(periods: readonly Json[], field: string): Span[] {
  const spans: Span[] = [];
  for (const period of periods) {
    const text = textOf(period[field]);
    if (text === undefined) continue;
    const [from, until] = [parseDay(textOf(period.dateDebut)), parseDay(textOf(period.dateFin))];
    const last = spans.at(-1);
    if (last?.text === text) spans[spans.length - 1] = { ...last, from };
    else spans.push({ text, from, until });
  }
  return spans;
}

/** How many people a unit employs, by INSEE's code of its size class; `NN` says that it is not known. */
// biome-ignore format: read it as a table
const STAFF: Readonly<Record<string, string>> = {
  '00': '0', '01': '1-2', '02': '3-5', '03': '6-9', 11: '10-19', 12: '20-49', 21: '50-99', 22: '100-199', 31: '200-249', 32: '250-499',
  41: '500-999', 42: '1000-1999', 51: '2000-4999', 52: '5000-9999', 53: '10000+',
};

/**
 * A legal unit of SIRENE, version 3 of its API: what held when stands in periods.
 * @throws RangeError for a number whose check digit is wrong, and for natural persons.
 */
export function unitOf(said: Json): Company {
  const siren = sirenOf(textOf(said.siren) ?? '');
  if (!siren) throw new RangeError(`siren "${textOf(said.siren)?.slice(0, 40) ?? ''}": form or check digit is wrong`);
  const periods = objectsOf(said.periodesUniteLegale).sort((a, b) =>
    String(b.dateDebut ?? '') < String(a.dateDebut ?? '') ? -1 : 1,
  );
  const [now = {}] = periods;
  const names = spansOf(periods, 'denominationUniteLegale');
  const present = names.find(({ until }) => until === undefined);
  if (names.length === 0 && (textOf(said.prenom1UniteLegale) || periods.some((each) => textOf(each.nomUniteLegale))))
    throw new RangeError('is a natural person');
  const used = [
    'denominationUsuelle1UniteLegale',
    'denominationUsuelle2UniteLegale',
    'denominationUsuelle3UniteLegale',
  ];
  const short = textOf(said.sigleUniteLegale);
  const state = textOf(now.etatAdministratifUniteLegale);
  const activity = textOf(now.activitePrincipaleUniteLegale);
  const form = textOf(now.categorieJuridiqueUniteLegale);
  const size = textOf(said.trancheEffectifsUniteLegale);
  const interval = size === 'NN' ? undefined : size;
  const staff = interval && (STAFF[interval] ?? `tranche ${interval}`);
  return companyPart({
    ids: [`registry:SIREN ${siren}`],
    provenance: [{ source: NAME, key: siren, ...given('as_of', textOf(said.dateDernierTraitementUniteLegale)) }],
    ...given('name', present?.text),
    names: [
      ...names
        .filter((each) => each !== present)
        .map(
          ({ text, from, until }): CompanyName => ({
            text,
            kind: 'previous',
            ...given('from', from),
            ...given('until', until),
          }),
        ),
      ...used.flatMap((field) =>
        spansOf(periods, field).map(
          ({ text, from, until }): CompanyName => ({
            text,
            kind: 'trading',
            ...given('from', from),
            ...given('until', until),
          }),
        ),
      ),
      ...(short ? [{ text: short, kind: 'short' as const }] : []),
    ],
    country: 'FR',
    ...given('founded', parseDay(textOf(said.dateCreationUniteLegale))),
    ...given('status', state && (STATES[state] ?? state)),
    ...(state === 'C' && given('dissolved', parseDay(textOf(now.dateDebut)))),
    // the four digits of INSEE's list of legal categories
    ...(form && { legal_form: { text: `catégorie juridique ${form}` } }),
    registries: [{ authority: 'SIREN', number: siren }],
    facts: {
      ...(activity && {
        industry: [
          { scheme: textOf(now.nomenclatureActivitePrincipaleUniteLegale) ?? 'NAF', level: 1, code: activity },
        ],
      }),
      ...(staff && { profile: [{ employees_interval: staff }] }),
    },
  });
}

/** The register of legal units of France: answers of its API, version 3. */
export default defineSource<Company>({
  name: NAME,
  title: 'SIRENE (INSEE): legal units of France, answers of API version 3 (JSON)',
  homepage: 'https://www.sirene.fr/',
  licence: 'Licence Ouverte 2.0',
  collection: companies,
  files: ['.json'],
  recognises: (_base, head) =>
    /"unitesLegales"\s*:/.test(head) || /"siren"\s*:\s*"\d{9}"/.test(head) || /^\s*\{"header":\{"statut":/.test(head),
  expect: { name: 0.9, founded: 0.9 },
  async *read(file: SourceFile): AsyncGenerator<Parsed<Company>> {
    let any = false;
    for await (const item of jsonItems(file, ['unitesLegales'])) {
      any = true;
      if (!item.ok) {
        yield { ok: false, id: `item ${item.index}`, reason: item.reason, raw: item.raw };
        continue;
      }
      const header: Json | undefined = item.value.header;
      if (header && item.value.siren === undefined) {
        yield { ok: 'skipped', kind: `answer with status ${String(header.statut).slice(0, 10)}` };
        continue;
      }
      try {
        yield { ok: true, record: unitOf(item.value.uniteLegale ?? item.value), raw: item.raw };
      } catch (error) {
        if (!(error instanceof RangeError)) throw error;
        yield { ok: false, id: textOf(item.value.siren) ?? `item ${item.index}`, reason: error.message, raw: item.raw };
      }
    }
    if (!any) yield { ok: 'skipped', kind: 'answer without units' };
  },
});

import { type Entity, entities, entityPart, foldedName, moietyIdentity } from '#collections/entities/entities.ts';
import { moietiesOf } from '#collections/entities/moieties.ts';
import { organisationKey } from '#collections/trials/trials.ts';
import { defineSource, type SourceFile } from '../source.ts';
import { mappedRows, type RowResult, type TableRow, tableRows } from '../table-rows.ts';

const NAME = 'ndc';

const english = (kind: Entity['names'][number]['kind'], text: string) => ({ lang: 'en', kind, text });

/** Longest name of one substance. */
const MOST_LETTERS = 80;

/**
 * What a labeler calls a product of one substance, where that is another name than the substance has. Labelers write it
 * as they like, so that it is a related name: it finds the drug, and texts are not tagged with it.
 */
const listedNames = (name: string, substance: string): string[] =>
  name.length <= MOST_LETTERS &&
  !/[,;/%]/.test(name) &&
  moietiesOf(name).join('; ') !== substance &&
  /\p{L}/u.test(name)
    ? [name]
    : [];

/** Names of a substance, of a drug of several with its parts, and of who labels it; each once. */
function namesIn({ cells }: TableRow, told: Set<string>): Entity[] {
  const substances = cells.SUBSTANCENAME ?? '';
  const moieties = moietiesOf(substances);
  const substance = moieties.join('; ');
  const found: Entity[] = [];
  const once = (key: string, made: () => Entity) => {
    if (told.has(key)) return;
    told.add(key);
    found.push(made());
  };
  // the name of a product of many substances, such as an extract of allergens, is no name of a drug
  if (moieties.length > 0 && moieties.length <= 10) {
    const ids = [moietyIdentity(moieties)];
    const parents = moieties.length > 1 ? moieties.map((each) => moietyIdentity([each])) : [];
    once(`drug ${substance}`, () =>
      entityPart({
        ids,
        parents,
        provenance: [{ source: NAME, key: `drug ${substance}` }],
        kind: 'drug',
        names: [english('preferred', substance)],
      }),
    );
    const trade = cells.PROPRIETARYNAME ?? '';
    if (trade !== '' && trade.length <= 200 && trade.toLowerCase() !== substance)
      once(`trade ${substance} ${trade}`, () =>
        entityPart({
          ids,
          parents,
          provenance: [{ source: NAME, key: `trade ${substance} ${trade}` }],
          kind: 'drug',
          names: [english('preferred', substance), english('trade', trade)],
        }),
      );
  }
  for (const name of moieties.length === 1 ? listedNames(cells.NONPROPRIETARYNAME ?? '', substance) : [])
    once(`name ${substance} ${foldedName(name)}`, () =>
      entityPart({
        ids: [moietyIdentity(moieties)],
        provenance: [{ source: NAME, key: `name ${substance} ${foldedName(name)}` }],
        kind: 'drug',
        names: [english('preferred', substance), english('related', name)],
      }),
    );
  const labeler = cells.LABELERNAME ?? '';
  if (labeler !== '' && organisationKey(labeler) !== organisationKey(''))
    once(`organisation ${labeler}`, () =>
      entityPart({
        ids: [organisationKey(labeler)],
        provenance: [{ source: NAME, key: `organisation ${labeler}` }],
        kind: 'organisation',
        names: [english('preferred', labeler)],
      }),
    );
  return found;
}

/**
 * The directory of National Drug Codes, finished and unfinished products. They are listed, not approved: a row gives
 * names of substances, products and labelers, and no product that is marketed.
 */
export default defineSource<Entity>({
  name: NAME,
  title: 'FDA National Drug Code directory: products, packages',
  homepage: 'https://www.fda.gov/drugs/drug-approvals-and-databases/national-drug-code-directory',
  licence: 'Public domain (works of the United States government)',
  collection: entities,
  files: ['.txt', '.tsv'],
  recognises: (_base, head) => /^PRODUCTID\tPRODUCTNDC\t/.test(head),
  expect: { names: 1 },
  async *read(file: SourceFile) {
    if ((await file.head()).startsWith('PRODUCTID\tPRODUCTNDC\tNDCPACKAGECODE')) {
      yield { ok: 'skipped', kind: 'table of packages' } as const;
      return;
    }
    const told = new Set<string>();
    yield* mappedRows<Entity>(tableRows(file, { encoding: 'windows-1252' }), (row): RowResult<Entity> => {
      if (!/^\d{4,5}-\d{3,4}$/.test(row.cells.PRODUCTNDC ?? ''))
        throw new RangeError(`has no code of a product: ${row.cells.PRODUCTNDC?.slice(0, 20)}`);
      const found = namesIn(row, told);
      return found.length > 0 ? found : { skipped: 'product whose substances and labeler are known already' };
    });
  },
});

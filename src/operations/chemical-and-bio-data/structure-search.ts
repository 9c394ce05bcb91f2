import { FormulaError, looksLikeFormula, readFormula } from '#chemistry/formula.ts';
import { type IdentityKeys, keyFor, layerMask } from '#chemistry/identity.ts';
import type { Molecule } from '#chemistry/molecule.ts';
import { casOf, inchiKeyOf } from '#chemistry/names.ts';
import { openToolkit } from '#chemistry/rdkit.ts';
import { StructureError, type StructureQuery } from '#chemistry/toolkit.ts';
import type { Compound } from '#collections/compounds/compound.ts';
import { compounds } from '#collections/compounds/compounds.ts';
import type { Corpus } from '#corpus/corpus.ts';
import { allOf, anyOf } from '#corpus/query/combine.ts';
import type { Query } from '#corpus/query/tree.ts';
import type { StructureHits } from '#corpus/structures.ts';
import { ServiceError } from '#errors.ts';
import { defineJob } from '#isolation/job.ts';
import { portions } from '#portions.ts';

/** What a search by structure may take; what was found until then is answered. */
const WITHIN_MS = 2_000;
/** Candidates whose stereo is compared at once. */
const AT_ONCE = 100;

/** A search by structure as a body asks for it. */
export interface StructureAsked {
  readonly search_type: 'EXT' | 'SIM' | 'SUB';
  readonly smiles?: string | undefined;
  readonly inchi?: string | undefined;
  readonly smarts?: string | undefined;
  readonly include_stereo: boolean;
  readonly include_isotope: boolean;
  readonly include_charge: boolean;
  readonly include_radical: boolean;
  readonly include_tautomer: boolean;
  readonly sim_threshold: number;
}

const refused = (field: string, message: string) =>
  new ServiceError('invalid_request', `${field}: ${message}`, { field });

/** What the toolkit makes of a parameter. @throws ServiceError with the toolkit's reason. */
function madeOf<T>(field: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof StructureError) throw refused(field, `${error.message}.`);
    throw error;
  }
}

/** A structure of a parameter. @throws ServiceError with the toolkit's reason. */
async function readQuery(field: string, text: string): Promise<StructureQuery> {
  const toolkit = await openToolkit();
  return madeOf(field, () => toolkit.query(text));
}

/** The identity of a structure of a parameter. @throws ServiceError with the toolkit's reason. */
async function readIdentity(field: string, text: string): Promise<IdentityKeys | undefined> {
  const toolkit = await openToolkit();
  return madeOf(field, () => toolkit.identity(text));
}

/** An InChI is read by way of its key: it must be of a compound in the corpus. */
async function compoundOfInchi(corpus: Corpus, inchi: string): Promise<Compound | undefined> {
  const written = inchi.trim();
  if (/^InChI=1\//.test(written))
    throw refused(
      'inchi',
      'one made with options has no standard key, by which compounds are kept. Give the standard one (InChI=1S/...) or smiles.',
    );
  const toolkit = await openToolkit();
  const key = madeOf('inchi', () => toolkit.keyOfInchi(written));
  if (key === undefined)
    throw refused('inchi', 'this is no standard InChI: InChI=1S/, a formula and layers, with nothing behind them.');
  return (await corpus.get(compounds, [key]))[0];
}

/** What of a search by structure says which differences count. */
export type Counting = Pick<
  StructureAsked,
  'include_stereo' | 'include_isotope' | 'include_charge' | 'include_radical' | 'include_tautomer'
>;

/** Ids of the compounds equal to a structure, in order. @throws ServiceError if it has no identity. */
export async function equalTo(
  corpus: Pick<Corpus, 'get' | 'identify'>,
  identity: IdentityKeys | undefined,
  asked: Counting,
): Promise<string[]> {
  // attachment points: equal as it is written
  if (!identity) throw refused('smiles', 'a structure without InChI (attachment points) has no equals; use SUB.');
  const mask = layerMask({
    stereo: asked.include_stereo,
    isotope: asked.include_isotope,
    charge: asked.include_charge,
    radical: asked.include_radical,
    tautomer: asked.include_tautomer,
  });
  const key = keyFor(identity, mask);
  const found = (await corpus.identify(compounds, 'identity', [key])).get(key) ?? [];
  const records = await corpus.get(compounds, found);
  return records
    .filter((one) => one.identity !== undefined && keyFor(one.identity, mask) === key)
    .map(({ id }) => id)
    .sort();
}

/** Of some compounds those that the toolkit finds a query in, its stereo counted; until the time is over. */
async function verified(
  corpus: Corpus,
  ids: readonly string[],
  { query, smarts, until }: { readonly query: string; readonly smarts: boolean; readonly until: number },
): Promise<StructureHits> {
  const toolkit = await openToolkit();
  const found: string[] = [];
  for (const some of portions(ids, AT_ONCE)) {
    if (performance.now() > until) return { ids: found, complete: false };
    const records = await corpus.get(compounds, some);
    // stereo that is asked for is found only where there is some
    const possible = smarts ? records : records.filter(({ structure }) => /[@/\\]/.test(structure.isomeric));
    const held = madeOf(smarts ? 'smarts' : 'smiles', () =>
      toolkit.containing(
        query,
        possible.map(({ structure }) => structure.isomeric),
        { smarts, until },
      ),
    );
    for (const [i, { id }] of possible.entries()) if (held[i]) found.push(id);
    if (held.length < possible.length) return { ids: found, complete: false };
  }
  return { ids: found, complete: true };
}

async function withSmarts(corpus: Corpus, smarts: string, signal: AbortSignal): Promise<StructureHits> {
  const until = performance.now() + WITHIN_MS;
  const toolkit = await openToolkit();
  const pattern = madeOf('smarts', () => toolkit.smartsPattern(smarts));
  const { ids } = await corpus.structures!.screened(pattern, { signal });
  return verified(corpus, ids, { query: smarts, smarts: true, until });
}

async function containing(
  corpus: Corpus,
  query: StructureQuery,
  asked: StructureAsked,
  signal: AbortSignal,
): Promise<StructureHits> {
  const until = performance.now() + WITHIN_MS;
  const molecule: Molecule = query.molecule;
  const rules = {
    charge: asked.include_charge,
    isotope: asked.include_isotope,
    radical: asked.include_radical,
    tautomer: asked.include_tautomer,
  };
  const { structures } = corpus;
  const found = await structures!.containing(
    { molecule, pattern: query.pattern, rules },
    { within_ms: WITHIN_MS, signal },
  );
  if (!asked.include_stereo || !query.stereo) return found;
  const exact = await verified(corpus, found.ids, {
    query: query.isomeric,
    smarts: false,
    until: until + WITHIN_MS / 2,
  });
  return { ids: exact.ids, complete: found.complete && exact.complete };
}

/**
 * Finds compounds by structure: the text of the query is read in the thread of the job, the structures of the corpus
 * are searched where they are kept.
 */
export const structureSearchJob = defineJob({
  name: 'structure-search',
  lane: 'search',
  async run(asked: StructureAsked, { corpus }, { signal }): Promise<StructureHits & { readonly unknown?: string }> {
    if (asked.smarts !== undefined) return withSmarts(corpus, asked.smarts, signal);
    const written = asked.smiles ?? '';
    const stored = written === '' ? await compoundOfInchi(corpus, asked.inchi ?? '') : undefined;
    if (written === '' && !stored) {
      if (asked.search_type === 'EXT')
        return { ids: [], complete: true, unknown: 'This InChI is of no compound in the corpus.' };
      throw refused(
        'inchi',
        'it is of no compound in the corpus, and a structure is made of SMILES or a MOL block only: give smiles.',
      );
    }
    if (asked.search_type === 'EXT') {
      const identity = stored ? stored.identity : await readIdentity('smiles', written);
      return { ids: await equalTo(corpus, identity, asked), complete: true };
    }
    const query = await readQuery(stored ? 'inchi' : 'smiles', stored?.structure.isomeric ?? written);
    if (asked.search_type === 'SUB') return containing(corpus, query, asked, signal);
    return corpus.structures!.similar(query.morgan, asked.sim_threshold, { signal });
  },
});

/** A formula as a query of compounds: each element with one of its counts, and no other element. */
export function formulaQuery(field: string, text: string): Query {
  try {
    const ranges = readFormula(text);
    const elements = ranges.map(({ symbol }) => symbol).sort();
    const counts = ranges.map(({ symbol, least, most }) => ({
      kind: 'values' as const,
      field: 'ATOMS',
      values: Array.from({ length: most - least + 1 }, (_, i) => `${symbol}${least + i}`),
    }));
    return allOf({ kind: 'values', field: 'ELEMENTS', values: [elements.join(' ')] }, ...counts);
  } catch (error) {
    if (error instanceof FormulaError)
      throw refused(field, `${error.message}. Write C9H8O4, or C10-12H20O2 for a range.`);
    throw error;
  }
}

/** A name as a query: as a phrase among the names. */
export const nameQuery = (text: string): Query => ({ kind: 'phrase', field: 'NAME', text: text.replaceAll('"', ' ') });

/** What a keyword was taken for. */
export type Taken = 'inchi_key' | 'cas' | 'formula' | 'name' | 'smiles' | 'inchi';

/** Letters that stand only in line notations, or atoms in a row as they do not stand in names. */
const LINE = /[=#@[\]\\/()]|^(?:Br|Cl|[BCNOPSFI]|[bcnops]|[\d%.])+$/;

/** What a keyword can be, most telling first: the first that finds something counts. */
export function readings(keyword: string): Taken[] {
  const text = keyword.trim();
  if (inchiKeyOf(text)) return ['inchi_key'];
  if (/^InChI=/.test(text)) return ['inchi'];
  if (casOf(text) !== undefined) return ['cas'];
  const written: Taken[] = LINE.test(text) && !text.includes(' ') ? ['smiles'] : [];
  return looksLikeFormula(text) ? ['name', 'formula', ...written] : ['name', ...written];
}

/** All names of one compound or several, exact ones first. */
export const namedQuery = (text: string): Query =>
  anyOf(nameQuery(text), { kind: 'values', field: 'CAS', values: [casOf(text) ?? text] });

import { type Compound, displayName } from '#collections/compounds/compound.ts';
import { compounds } from '#collections/compounds/compounds.ts';
import { b001ChemicalOpenapiCompound } from '#contract/generated/chemical-and-bio-data.ts';
import { known } from '#contract/shape.ts';
import type { OperationAnswer } from '#contract/types.ts';
import type { Corpus } from '#corpus/corpus.ts';
import { allOf, anyOf } from '#corpus/query/combine.ts';
import { ServiceError } from '#errors.ts';
import { defineOperation } from '#operation.ts';
import { pageWithin, RESULT_WINDOW } from '#operations/shared/pages.ts';
import { withPlaces } from '#operations/shared/row-places.ts';
import { rounded } from '#rounded.ts';
import { documentCounts } from './compound-documents.ts';
import { keysNamed, withDictionaryNames } from './dictionary-names.ts';
import { formulaQuery, nameQuery, structureSearchJob } from './structure-search.ts';

const notEmpty = (text: string | undefined) => (text?.trim() ? text.trim() : undefined);

type Row = NonNullable<OperationAnswer<'b001ChemicalOpenapiCompound'>['results']>[number];

const row = async (corpus: Corpus, compound: Compound, similarity: number | undefined, signal: AbortSignal) =>
  known<Row>({
    inchi_key: compound.id,
    ...(await documentCounts(corpus, compound, signal)),
    similarity: similarity === undefined ? undefined : rounded(similarity),
    compound_name: displayName(compound),
    smiles: compound.structure.isomeric,
    formula: compound.formula,
    mol_weight: compound.weight,
  });

export default defineOperation({
  contract: b001ChemicalOpenapiCompound,
  path: '/chemical-openapi/compound',
  summary: 'Search compounds by structure, formula or name',
  description:
    'By structure (smiles: SMILES or a MOL block; inchi of a compound in the corpus; smarts, for SUB): EXT finds equals, where each of stereo, isotopes, charge, radicals and tautomers (mobile hydrogens, as InChI has them) is taken into account or not; SUB what contains it, smallest first; SIM by Tanimoto similarity of Morgan fingerprints (radius 2, 2,048 bits), most similar first. A formula may be written in any order, with ranges (C10-12H20O2). Formula and name restrict a structure search too. A search ends after two seconds: then `complete` is false and `total` a lower bound.',
  example: {
    body: { smiles: 'OC(=O)c1ccccc1O', search_type: 'SIM', sim_threshold: 0.3, page: 1, rows: 10 },
  },
  async handle({ body, account, signal, note }, services) {
    const { corpus, isolation } = services;
    const { page, rows, search_type, sim_threshold } = body;
    // not trimmed: the first line of a MOL block may be empty
    const smiles = body.smiles?.trim() ? body.smiles : undefined;
    const [inchi, smarts] = [notEmpty(body.inchi), notEmpty(body.smarts)];
    const [formula, name] = [notEmpty(body.formula), notEmpty(body.name)];
    const restricts = [
      ...(formula ? [formulaQuery('formula', formula)] : []),
      ...(name ? [await calledQuery(corpus, name)] : []),
    ];
    const structure = smiles ?? smarts ?? inchi;
    if (structure === undefined && restricts.length === 0)
      throw new ServiceError('invalid_request', 'Give smiles, inchi, formula or name: what is searched for.', {
        field: 'smiles',
      });
    if (smarts !== undefined && smiles === undefined && inchi === undefined && search_type !== 'SUB')
      throw new ServiceError(
        'invalid_request',
        `smarts: a pattern is for SUB; give smiles or inchi for ${search_type}.`,
        {
          field: 'smarts',
        },
      );
    const { offset } = pageWithin({ page, rows });
    let ids: readonly string[];
    let total: number;
    let complete = true;
    let similarities: readonly number[] | undefined;
    if (structure === undefined) {
      const found = await corpus.search(compounds, {
        query: allOf(...restricts),
        offset,
        limit: rows,
        sort: name ? [] : [{ field: 'HEAVY', order: 'asc' }],
        signal,
      });
      ids = found.hits.map(({ id }) => id);
      total = found.total;
    } else {
      const asked = {
        ...{ smiles, inchi, smarts: search_type === 'SUB' && smiles === undefined ? smarts : undefined },
        ...{ search_type, sim_threshold },
        include_stereo: body.include_stereo,
        include_isotope: body.include_isotope,
        include_charge: body.include_charge,
        include_radical: body.include_radical,
        include_tautomer: body.include_tautomer,
      };
      const hits = await isolation.run(structureSearchJob, asked, { services, account: account.id, signal });
      if (hits.unknown) note(hits.unknown);
      if (!hits.complete)
        note('The time of the search was over before every candidate was compared: total is a lower bound.');
      const among = restricts.length > 0 ? await idsOf(corpus, allOf(...restricts), signal) : undefined;
      const kept = hits.ids.map((id, at) => ({ id, at })).filter(({ id }) => !among || among.has(id));
      const shown = kept.slice(offset, offset + rows);
      ids = shown.map(({ id }) => id);
      similarities = hits.similarities && shown.map(({ at }) => hits.similarities![at]!);
      total = kept.length;
      complete = hits.complete;
    }
    const results = await withPlaces(ids.length, signal, async () => {
      const records = await withDictionaryNames(corpus, await corpus.get(compounds, ids));
      const at = new Map(ids.map((id, i) => [id, i]));
      return Promise.all(records.map((one) => row(corpus, one, similarities?.[at.get(one.id)!], signal)));
    });
    return { results: [...results], total, complete };
  },
});

/** Compounds of a name: their sources' own, or the dictionary's for the drug of their structure. */
async function calledQuery(corpus: Corpus, name: string) {
  const values = await keysNamed(corpus, name);
  return values.length === 0 ? nameQuery(name) : anyOf({ kind: 'values', field: 'KEY', values }, nameQuery(name));
}

/** All compounds that a query finds, as far as a search reaches. */
async function idsOf(corpus: Corpus, query: ReturnType<typeof allOf>, signal: AbortSignal): Promise<Set<string>> {
  const { hits } = await corpus.search(compounds, { query, offset: 0, limit: RESULT_WINDOW, signal });
  return new Set(hits.map(({ id }) => id));
}

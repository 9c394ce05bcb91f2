import { casOf, inchiKeyOf, isBrokenCas } from '#chemistry/names.ts';
import { type Compound, displayName } from '#collections/compounds/compound.ts';
import { compounds } from '#collections/compounds/compounds.ts';
import { b073KeywordSearch } from '#contract/generated/chemical-and-bio-data.ts';
import { known } from '#contract/shape.ts';
import type { OperationAnswer } from '#contract/types.ts';
import { ServiceError } from '#errors.ts';
import { type Call, defineOperation } from '#operation.ts';
import type { Services } from '#services.ts';
import { keysNamed, withDictionaryNames } from './dictionary-names.ts';
import { meantInstead } from './meant-instead.ts';
import { drawingJob } from './structure-jobs.ts';
import { formulaQuery, nameQuery, readings, structureSearchJob, type Taken } from './structure-search.ts';

/** Rows of an answer. */
const MOST = 20;
/** How long a picture is kept, and how large it is. */
const PICTURE = { width: 320, height: 240 } as const;

const EXACT = {
  search_type: 'EXT',
  include_stereo: true,
  include_isotope: true,
  include_charge: true,
  include_radical: true,
  include_tautomer: true,
  sim_threshold: 0.5,
} as const;

type Caller = Pick<Call, 'account' | 'signal' | 'note'>;

/** Compounds that a keyword means, taken in one way. */
async function meant(
  taken: Taken,
  keyword: string,
  { account, signal }: Caller,
  services: Services,
): Promise<Compound[]> {
  const { corpus, isolation } = services;
  const searched = async (query: ReturnType<typeof nameQuery>, sort: 'HEAVY' | undefined) => {
    const order = sort ? [{ field: sort, order: 'asc' as const }] : [];
    const { hits } = await corpus.search(compounds, { query, offset: 0, limit: MOST, sort: order, signal });
    return corpus.get(
      compounds,
      hits.map(({ id }) => id),
    );
  };
  // and those whose structure is that of a drug which the dictionary calls so
  const byKeys = async (first: readonly Compound[]) => {
    const further = (await keysNamed(corpus, keyword)).filter((key) => !first.some(({ id }) => id === key));
    return [...first, ...(await corpus.get(compounds, further))];
  };
  switch (taken) {
    case 'inchi_key':
      return corpus.get(compounds, [inchiKeyOf(keyword)!]);
    case 'cas':
      return byKeys(await corpus.lookup(compounds, 'cas', [casOf(keyword)!]));
    case 'formula':
      return searched(formulaQuery('keyword', keyword), 'HEAVY');
    case 'name': {
      const exact = (await corpus.identify(compounds, 'name', [keyword])).get(keyword) ?? [];
      const first = await byKeys(await corpus.get(compounds, exact.slice(0, MOST)));
      const more = first.length < MOST ? await searched(nameQuery(keyword), undefined) : [];
      return [...first, ...more.filter(({ id }) => !first.some((one) => one.id === id))].slice(0, MOST);
    }
    default: {
      const asked = taken === 'inchi' ? { ...EXACT, inchi: keyword } : { ...EXACT, smiles: keyword };
      const { ids } = await isolation.run(structureSearchJob, asked, { services, account: account.id, signal });
      return corpus.get(compounds, ids.slice(0, MOST));
    }
  }
}

/** A signed link to a picture of a compound. */
async function picture({ id, structure }: Compound, { account, signal }: Caller, services: Services): Promise<string> {
  const { files, isolation } = services;
  const asked = { smiles: structure.isomeric, drawing: PICTURE };
  const svg = await isolation.run(drawingJob, asked, { services, account: account.id, signal });
  const file = await files.put({ key: `structure ${id}`, name: 'structure.svg', content: Buffer.from(svg) });
  return files.link(file);
}

type Row = NonNullable<OperationAnswer<'b073KeywordSearch'>['items']>[number];

export default defineOperation({
  contract: b073KeywordSearch,
  path: '/chemical-business/keyword/search',
  summary: 'Find compounds by whatever names them',
  description: `Takes a name or synonym, CAS number, formula, SMILES, InChI or InChIKey, and says in taken_as what the keyword was taken for. At most ${MOST} compounds; exact names first.`,
  example: { query: { keyword: 'aspirin' }, body: {} },
  async handle({ query, ...caller }, services) {
    const keyword = query.keyword.trim();
    if (keyword === '') throw new ServiceError('missing_parameter', 'keyword is empty.', { field: 'keyword' });
    if (keyword.length > 2_000)
      throw new ServiceError('invalid_request', 'keyword: at most 2,000 characters.', { field: 'keyword' });
    if (isBrokenCas(keyword))
      throw new ServiceError(
        'invalid_request',
        `keyword: ${keyword} has the form of a CAS number, but its check digit is wrong.`,
        {
          field: 'keyword',
        },
      );
    let found: Compound[] = [];
    let taken: Taken = 'name';
    let refusal = '';
    for (const reading of readings(keyword)) {
      try {
        found = await meant(reading, keyword, caller, services);
        taken = reading;
      } catch (error) {
        // what reads like SMILES and is none was a name, or a formula, that nobody knows
        if (!(reading === 'smiles' && error instanceof ServiceError && error.code === 'invalid_request')) throw error;
        refusal = error.message.replace(/^smiles: /, '');
      }
      if (found.length > 0) break;
    }
    if (found.length === 0) {
      caller.note(`No compound in the corpus is meant by it (taken as ${taken}).`);
      const instead = await meantInstead(keyword, services.corpus, caller.signal);
      if (instead.length > 0) caller.note(`Did you mean ${instead.map((one) => `“${one}”`).join(', ')}?`);
    }
    if (found.length === 0 && refusal !== '') caller.note(`As SMILES it cannot be read: ${refusal}`);
    const items = await Promise.all(
      (await withDictionaryNames(services.corpus, found)).map(async (compound) =>
        known<Row>({
          compound_name: displayName(compound),
          inchi_key: compound.id,
          smiles: compound.structure.isomeric,
          structure_image_url: await picture(compound, caller, services),
        }),
      ),
    );
    return { items, taken_as: taken };
  },
});

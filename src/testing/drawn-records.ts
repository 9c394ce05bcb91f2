import { Company, companies, companyPart } from '#collections/companies/companies.ts';
import { Patent } from '#collections/patents/patent.ts';
import { patents } from '#collections/patents/patents.ts';
import { samplePatent } from '#collections/patents/sample-patent.ts';
import { Trademark } from '#collections/trademarks/trademark.ts';
import { trademarks } from '#collections/trademarks/trademarks.ts';
import { Trial, trialId, trials } from '#collections/trials/trials.ts';
import { Work } from '#collections/works/work.ts';
import { workPart, works } from '#collections/works/works.ts';
import type { Corpus } from '#corpus/corpus.ts';
import type { TSchema } from '#typebox.mjs';
import type { ValueOf } from '#value-of.ts';
import { drawnData } from './whole-data.ts';

/** Of each kind: those whose answers stand line by line, and those of which a digest does. */
const SHOWN = [1, 2];
const MORE = [3, 4, 5, 6, 7, 8];
const SEEDS = [...SHOWN, ...MORE];
/** What is made of the rest when a record is stored. */
const MADE = new Set(['id', 'keys', 'parts', 'contested', 'decisions', 'tagged', 'demo']);
const drawn = <S extends TSchema>(schema: S, seed: number): ValueOf<S> =>
  Object.fromEntries(
    Object.entries(drawnData(schema, seed) as object).filter(([name]) => !MADE.has(name)),
  ) as ValueOf<S>;
const provenance = (source: string, seed: number) => [{ source, key: `drawn ${seed}` }];

const namesOf = (seeds: readonly number[]) => ({
  patent_number: seeds.map((seed) => `US810001${seed}B2`),
  company_name: seeds.map((seed) => `Drawn Sensors ${seed} Ltd`),
  register_number: seeds.map((seed) => `DRAWN0000000${seed}`),
  app_num: seeds.map((seed) => `9900001${seed}`),
  doi: seeds.map((seed) => `10.1234/drawn${seed}`),
});
/** Names of drawn records, by the fields by which operations name them. */
export const DRAWN_NAMES = namesOf(SHOWN);
export const MORE_DRAWN_NAMES = namesOf(MORE);

/** Stores records that are drawn: patents, companies, trials, marks and papers. */
export async function putDrawn(corpus: Corpus): Promise<void> {
  const named = (field: keyof typeof DRAWN_NAMES, seed: number) => namesOf([seed])[field][0]!;
  await corpus.put(
    patents,
    SEEDS.map((seed) => {
      const publication_number = named('patent_number', seed);
      const { authority, doc_number, kind_code, provenance, ...said } = drawn(Patent, seed);
      return samplePatent(publication_number, { ...said, publication_number });
    }),
  );
  await corpus.put(
    companies,
    SEEDS.map((seed) =>
      companyPart({
        ...drawn(Company, seed),
        ...{ name: named('company_name', seed), ids: [`own:drawn${seed}`], isins: [], relations: [] },
        provenance: provenance('company-table', seed),
      }),
    ),
  );
  await corpus.put(
    trials,
    SEEDS.map((seed) => {
      const register_number = named('register_number', seed);
      return { ...drawn(Trial, seed), id: trialId(register_number), register_number };
    }),
  );
  await corpus.put(
    trademarks,
    SEEDS.map((seed) => {
      const application_number = named('app_num', seed);
      return { ...drawn(Trademark, seed), id: `US_${application_number}`, office: 'US', application_number };
    }),
  );
  await corpus.put(
    works,
    SEEDS.map((seed) =>
      workPart({
        ...drawn(Work, seed),
        ...{ ids: [`doi:${named('doi', seed)}`], provenance: provenance('crossref', seed) },
      }),
    ),
  );
}

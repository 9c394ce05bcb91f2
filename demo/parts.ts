import { classSymbols } from '#collections/class-symbols.ts';
import { companies } from '#collections/companies/companies.ts';
import { entities } from '#collections/entities/entities.ts';
import { journals } from '#collections/journals/journals.ts';
import { materials } from '#collections/materials/materials.ts';
import { patents } from '#collections/patents/patents.ts';
import { standards } from '#collections/standards/standards.ts';
import { works } from '#collections/works/works.ts';
import type { Collection } from '#corpus/collection.ts';
import { demoClasses } from './classes.ts';
import { demoEntities } from './dictionary.ts';
import { demoPatents } from './generate.ts';
import { demoLife } from './life.ts';
import { demoLiterature } from './literature.ts';
import { demoMaterials } from './materials.ts';
import { demoCompanies } from './register.ts';
import { demoSpecification } from './specification.ts';

/** The whole demo corpus, one kind of records after the other; the patents, which are most of it, come last. */
export function* demoParts(): Iterable<readonly [collection: Collection<any>, records: readonly unknown[]]> {
  const records = [...demoPatents()];
  const literature = demoLiterature(records);
  yield [classSymbols, demoClasses()];
  yield [journals, literature.journals];
  yield [companies, demoCompanies()];
  yield [works, literature.works];
  yield [entities, demoEntities()];
  yield [standards, [demoSpecification()]];
  yield [materials, demoMaterials()];
  yield* demoLife();
  yield [patents, records];
}

import type { Entity } from '#collections/entities/entities.ts';
import type { Corpus } from '#corpus/corpus.ts';
import { drugsOf } from './drug-filter.ts';
import { drugRegister, furthest, saidOf, stagesIn } from './drug-register.ts';
import { nameIn } from './entity-names.ts';
import { shownThings } from './entity-rows.ts';

/** A drug of a list, with how far it is where that was asked of. */
export interface ListedDrug {
  readonly id: string;
  readonly name: string;
  readonly stage?: string;
}

const nameOf = (thing: Pick<Entity, 'names'>, zh: boolean) => nameIn(thing, zh ? 'zh' : 'en') ?? thing.names[0]!.text;
const byName = (a: ListedDrug, b: ListedDrug) => (a.name.toLowerCase() < b.name.toLowerCase() ? -1 : 1);

/**
 * Drugs of which a source says that they act on a target or on what is a kind of it, by their names: those that are at
 * a stage anywhere, or all.
 */
export async function drugsOn(
  corpus: Corpus,
  target: Entity,
  stage: string | undefined,
  zh: boolean,
): Promise<ListedDrug[]> {
  const [drugs, register] = [await drugsOf(corpus, 'target', [target]), await drugRegister(corpus)];
  const stages = new Map(register.drugs.map((drug) => [drug.id, drug.stages]));
  return drugs
    .map((drug) => ({ drug, said: stages.get(drug.id) ?? 0 }))
    .filter(({ said }) => stage === undefined || stagesIn(said).includes(stage))
    .map(({ drug, said }) => {
      const at = furthest({ stages: said });
      return { id: drug.id, name: nameOf(drug, zh), ...(at !== undefined && { stage: at }) };
    })
    .sort(byName);
}

/**
 * Drugs that registers or sources of facts name for a disease or what is a kind of it: those that are at a stage there,
 * or all, the furthest first.
 */
export async function drugsFor(
  corpus: Corpus,
  disease: Entity,
  stage: string | undefined,
  zh: boolean,
): Promise<ListedDrug[]> {
  const register = await drugRegister(corpus);
  const said = saidOf(register.diseases, register.named(register.below(disease.id)));
  const found = [...said]
    .filter(([, stages]) => stage === undefined || stagesIn(stages).includes(stage))
    .sort(([, a], [, b]) => b - a)
    .map(([place, stages]) => ({ id: register.drugs[place]!.id, stage: furthest({ stages }) }));
  const shown = await shownThings(
    corpus,
    found.map(({ id }) => id),
  );
  return found.flatMap(({ id, stage: at }) => {
    const drug = shown.get(id);
    return drug ? [{ id, name: nameOf(drug, zh), ...(at !== undefined && { stage: at }) }] : [];
  });
}

import { type Entity, entities, entityId, moietyIdentity } from '#collections/entities/entities.ts';
import { moietiesOf } from '#collections/entities/moieties.ts';
import { b047DrugXdc } from '#contract/generated/drug-basic-data.ts';
import { conjugateNamed } from '#dictionary/conjugates.ts';
import { aboutEntity } from '#operations/shared/drug-query.ts';
import { displayNames } from '#operations/shared/entity-names.ts';
import { term } from '#operations/shared/terms.ts';

/** The first name that says what the drug consists of: the preferred ones before synonyms. */
const conjugateOf = ({ names }: Entity) =>
  names
    .filter(({ kind }) => kind === 'preferred' || kind === 'exact')
    .map(({ text }) => conjugateNamed(text))
    .find((each) => each !== undefined);

export default aboutEntity('drug', 'drug_id', { drug_id: entityId('drug:demo:r3') })({
  contract: b047DrugXdc,
  path: '/synapse/drug/xdc',
  summary: 'Of what an antibody-drug conjugate consists, as far as its name says',
  description:
    'The second word of the nonproprietary name of a conjugate names linker and payload together (`vedotin`), by the definition that the labels of approved conjugates print; the first one names the antibody, whose species stands before `-mab` in names that were coined until 2017. `evidence` names the rule and where it is published. Drug-to-antibody ratio and site of conjugation stand in no name: they are absent, as everything is of a drug whose name says nothing.',
  async answer(drug, { note }, { corpus }) {
    const said = conjugateOf(drug);
    if (!said) {
      note(
        'The name of the drug names no linker and payload; no loaded source of conjugates tells of what it consists.',
      );
      return {};
    }
    const { antibody, species, payload, linker, rule } = said;
    const [moiety] = await corpus.lookup(entities, 'key', [moietyIdentity(moietiesOf(antibody))]);
    note('Drug-to-antibody ratio and site of conjugation stand in no name: a source of conjugates would tell them.');
    return {
      targeting_moiety: moiety
        ? { drug_id: moiety.id, display_name: displayNames(moiety) }
        : { display_name: [{ lang: 'EN', name: antibody }] },
      payload: term('payload', payload),
      ...(linker && { linker: term('linker', linker) }),
      ...(species && { antibody_type: term('antibody_type', species) }),
      evidence: rule,
    };
  },
});

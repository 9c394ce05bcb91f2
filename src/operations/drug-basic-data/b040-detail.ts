import { b040TargetDetail } from '#contract/generated/drug-basic-data.ts';
import { displayNames, namesOf, shortNames } from '#operations/shared/entity-names.ts';
import { aboutTarget } from './about.ts';

export default aboutTarget({
  contract: b040TargetDetail,
  path: '/synapse/target/detail',
  summary: 'A target: names, symbols, function, UniProt',
  answer(target, { note }) {
    if (!target.definition) note('Nothing loaded tells what the target does; its UniProt entry would.');
    return {
      target_id: target.id,
      target_name: displayNames(target),
      short_name: shortNames(target).slice(0, 1),
      alias: [...namesOf(target, 'exact', 'related'), ...shortNames(target).slice(1)],
      profile: target.definition ? [{ lang: 'EN', name: target.definition }] : [],
      uniprot_id: target.cross_references.flatMap((each) => (each.startsWith('UNIPROT:') ? [each.slice(8)] : [])),
    };
  },
});

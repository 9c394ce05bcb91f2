import { type Entity, entityPart, moietyIdentity } from '#collections/entities/entities.ts';
import { moietiesOf } from '#collections/entities/moieties.ts';
import { drugsNamed, organisationKey, type Trial } from '#collections/trials/trials.ts';

/** A dose, a device or a sentence in the place of a name: the trial has it, the dictionary does not. */
const NO_NAME = /\d\s*(?:mg|mcg|µg|ug|ml|g|iu|units?|%|auc)\b|[,;()]|\b(?:and|or|plus|with|dose|daily|arm|group)\b/i;

/** What a trial names and no other register may know: sponsors, and drugs under development. */
export function namesInTrial(trial: Trial, source: string): Entity[] {
  const organisations = [...(trial.sponsor ? [trial.sponsor] : []), ...trial.collaborators].map(({ name }) =>
    entityPart({
      ids: [organisationKey(name)],
      provenance: [{ source, key: `organisation ${name}` }],
      kind: 'organisation',
      names: [{ lang: 'en', kind: 'preferred', text: name }],
    }),
  );
  const named = trial.interventions.flatMap(drugsNamed).filter((name) => name.length <= 60 && !NO_NAME.test(name));
  const drugs = [...new Set(named)].map((name) =>
    entityPart({
      ids: [moietyIdentity(moietiesOf(name))],
      provenance: [{ source, key: `drug ${name}` }],
      kind: 'drug',
      names: [{ lang: 'en', kind: 'preferred', text: name }],
    }),
  );
  return [...organisations, ...drugs];
}

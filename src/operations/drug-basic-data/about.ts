import { entityId } from '#collections/entities/entities.ts';
import { aboutEntity } from '#operations/shared/drug-query.ts';

export const aboutDrug = aboutEntity('drug', 'drug_id', { drug_id: entityId('drug:demo:r1') });
export const aboutTarget = aboutEntity('target', 'target_id', { target_id: entityId('target:demo:t1') });

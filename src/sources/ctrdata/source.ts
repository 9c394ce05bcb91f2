import { type Entity, entities } from '#collections/entities/entities.ts';
import { type Trial, trials } from '#collections/trials/trials.ts';
import { jsonItems } from '../json-items.ts';
import { defineSource, type Parsed, type SourceFile } from '../source.ts';
import { namesInTrial } from '../trial-names.ts';
import { fromCtis } from './ctis.ts';
import { fromEuctr } from './euctr.ts';
import { fromIsrctn } from './isrctn.ts';
import type { Json } from './values.ts';

const NAME = 'ctrdata';

const SHAPES: Readonly<Record<string, (said: Json, source: string) => Trial>> = {
  CTIS: fromCtis,
  EUCTR: fromEuctr,
  ISRCTN: fromIsrctn,
};

/**
 * Trials of three registers as the package ctrdata stores them, a JSON object a line: the Clinical Trials Information
 * System of the European Union, the EU Clinical Trials Register (a record a country), ISRCTN. Those of
 * ClinicalTrials.gov have the shape of that register, and its importer reads them.
 */
export default defineSource<Trial | Entity>({
  name: NAME,
  title: 'CTIS, EU CTR and ISRCTN as JSON Lines of ctrdata',
  homepage: 'https://rfhb.github.io/ctrdata/',
  licence: 'CTIS, EU CTR: European Medicines Agency, reuse with the source named; ISRCTN: CC BY 4.0',
  collection: trials,
  files: ['.jsonl', '.ndjson', '.json'],
  recognises: (_base, head) =>
    /^\s*(?:\[\s*)?\{\s*"(?:ctNumber"\s*:|isrctn"\s*:|x4_clinical_trial_type"\s*:|a1_member_state)/.test(head) ||
    /"ctrname"\s*:\s*"(?:CTIS|EUCTR|ISRCTN)"/.test(head),
  expect: { brief_title: 1 },
  async *read(file: SourceFile): AsyncIterable<Parsed<Trial | Entity>> {
    for await (const item of jsonItems(file)) {
      if (!item.ok) {
        yield { ok: false, id: `line ${item.index}`, reason: item.reason, raw: item.raw };
        continue;
      }
      const shape = SHAPES[String(item.value.ctrname)];
      if (!shape) {
        yield { ok: 'skipped', kind: 'record of another register' };
        continue;
      }
      try {
        const trial = shape(item.value, NAME);
        yield { ok: true, record: trial, raw: item.raw };
        for (const record of namesInTrial(trial, NAME)) yield { ok: true, record, into: entities };
      } catch (error) {
        if (!(error instanceof RangeError || error instanceof TypeError)) throw error;
        yield { ok: false, id: `line ${item.index}`, reason: error.message, raw: item.raw };
      }
    }
  },
});

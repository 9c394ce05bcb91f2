import { type Entity, entities } from '#collections/entities/entities.ts';
import { type TrialResult, trialResults } from '#collections/trials/results.ts';
import { type Trial, trials } from '#collections/trials/trials.ts';
import { jsonItems } from '../json-items.ts';
import { defineSource, type Parsed, type SourceFile } from '../source.ts';
import { namesInTrial } from '../trial-names.ts';
import { xmlRecords } from '../xml.ts';
import { fromClassicXml } from './classic-xml.ts';
import { diseasesOf, fromVersion1, type Json, NAME, resultOf, trialOf } from './study.ts';

type Made = Trial | TrialResult | Entity;

/** A document that names a study and says nothing of it, such as one that holds references alone. */
const empty = ({ status, study_type, last_update, conditions, brief_summary }: Trial) =>
  !status && !study_type && !last_update && !brief_summary && conditions.length === 0;

function* made(study: Json, raw: string): Iterable<Parsed<Made>> {
  const trial = trialOf(study);
  if (empty(trial)) {
    yield { ok: 'skipped', kind: 'study of which nothing is said but references' };
    return;
  }
  yield { ok: true, record: trial, raw };
  const result = resultOf(study, trial);
  if (result) yield { ok: true, record: result, into: trialResults };
  for (const record of [...namesInTrial(trial, NAME), ...diseasesOf(study)]) yield { ok: true, record, into: entities };
}

/** A document of the register in any shape as the studies in it. */
function studiesIn(value: Json): Json[] {
  const full = value.FullStudiesResponse?.FullStudies;
  if (Array.isArray(full)) return full.map((each: Json) => fromVersion1(each.Study));
  if (value.Study) return [fromVersion1(value.Study)];
  if (value.FullStudy?.Study) return [fromVersion1(value.FullStudy.Study)];
  if (Array.isArray(value.studies)) return value.studies;
  return value.protocolSection ? [value] : [];
}

/** ClinicalTrials.gov in its three shapes: classic XML, full studies (version 1) and version 2, JSON. */
export default defineSource<Made>({
  name: NAME,
  title: 'ClinicalTrials.gov: classic XML, full studies, version 2',
  homepage: 'https://clinicaltrials.gov/',
  licence: 'Public domain (works of the United States government)',
  collection: trials,
  files: ['.xml', '.json', '.jsonl', '.ndjson'],
  recognises: (_base, head) =>
    /<clinical_study[\s>]/.test(head) ||
    /"FullStudiesResponse"|"FullStudy"|"protocolSection"/.test(head) ||
    (/<rss[\s>]/.test(head) && /ClinicalTrials\.gov/.test(head)),
  expect: { brief_title: 1, status: 0.99 },
  async *read(file: SourceFile): AsyncIterable<Parsed<Made>> {
    const head = await file.head();
    if (/<rss[\s>]/.test(head)) {
      yield { ok: 'skipped', kind: 'list of search results' };
      return;
    }
    if (/<clinical_study[\s>]/.test(head)) {
      const waiting: Parsed<Made>[] = [];
      const parsed = xmlRecords<Made>(file, {
        roots: ['clinical_study'],
        id: (raw) => /<nct_id>\s*(\w+)/.exec(raw)?.[1],
        map(root) {
          const [first, ...more] = made(fromClassicXml(root), '');
          waiting.push(...more);
          return first?.ok === true ? first.record : { skipped: 'study of which nothing is said' };
        },
      });
      for await (const each of parsed) {
        yield each.ok === true ? { ok: true, record: each.record } : each;
        yield* waiting.splice(0);
      }
      return;
    }
    for await (const item of jsonItems(file, ['FullStudies', 'studies'])) {
      if (!item.ok) {
        yield { ok: false, id: `study ${item.index}`, reason: item.reason, raw: item.raw };
        continue;
      }
      const studies = studiesIn(item.value);
      if (studies.length === 0) yield { ok: 'skipped', kind: 'object in no known shape of a study' };
      for (const study of studies) {
        try {
          yield* made(study, item.raw);
        } catch (error) {
          // a list where an object belongs, nothing where a list does
          if (!(error instanceof RangeError || error instanceof TypeError)) throw error;
          yield { ok: false, id: `study ${item.index}`, reason: error.message, raw: item.raw };
        }
      }
    }
  },
});

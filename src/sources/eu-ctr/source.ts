import { known } from '#collections/assembling.ts';
import { type Entity, entities, entityPart } from '#collections/entities/entities.ts';
import { emptyTrial, organisationKey, type Trial, trialId, trials } from '#collections/trials/trials.ts';
import { parseDay } from '#patents/dates.ts';
import { standardName } from '#patents/names.ts';
import { defineSource, type Parsed, type SourceFile } from '../source.ts';
import { csvRows, mappedRows, type RowResult, type TableRow } from '../table-rows.ts';
import { namesInTrial } from '../trial-names.ts';

const NAME = 'eu-ctr';
const NUMBER = /^\d{4}-\d{6}-\d{2}$/;

/** Codes of the table of trials: a trial has a record in each country, and a code holds where all of them agree. */
export const PHASES: Readonly<Record<string, string>> = { 1: 'Phase_1', 2: 'Phase_2', 3: 'Phase_3', 4: 'Phase_4' };
export const SPONSORS: Readonly<Record<string, string>> = { 0: 'OTHER', 1: 'INDUSTRY' };
/** 0: goes on in all, 2: ended in some; 3 (several states) and 4 (none told) say nothing. */
const GOING_ON = ['0', '2'];

const dayOf = (text: string | undefined): number | undefined =>
  /^\d{4}-\d\d-\d\d$/.test(text ?? '') ? parseDay(text) : undefined;

function statusOf({ trial_status, all_terminated }: TableRow['cells']): string | undefined {
  if (trial_status === '1') return all_terminated === '1' ? 'Terminated' : 'Completed';
  return GOING_ON.includes(trial_status ?? '') ? 'Active_Not_Recruiting' : undefined;
}

/** A trial as the table has it: who, which phase, in which state; neither title nor drug. */
function trialOf({ cells }: TableRow): Trial {
  const number = cells.trial_id ?? '';
  if (!NUMBER.test(number)) throw new RangeError(`has no EudraCT number: ${number.slice(0, 30)}`);
  const ended = dayOf(cells.max_end_date);
  const name = cells.name_of_sponsor;
  return {
    ...emptyTrial(),
    ...known({
      id: trialId(number),
      register_number: number,
      registry: 'EUCTR' as const,
      status: statusOf(cells),
      phase: PHASES[cells.phase ?? ''],
      study_type: 'Interventional',
      completion: ended ? { day: ended, type: 'Actual' as const } : undefined,
      sponsor: name ? known({ name, class: SPONSORS[cells.sponsor_status ?? ''] }) : undefined,
      healthy_volunteers: cells.health_volunteers === '1' ? true : cells.health_volunteers === '0' ? false : undefined,
      source: NAME,
    }),
  } as Trial;
}

const organisation = (name: string, more: Partial<Entity> & Pick<Entity, 'provenance'>): Entity =>
  entityPart({
    ids: [organisationKey(name)],
    kind: 'organisation',
    names: [{ lang: 'en', kind: 'preferred', text: name }],
    ...more,
  });

const firstWord = (name: string) => standardName(name).split(' ', 1)[0]!;

/** The share of names beginning with a word that one group must have for the word alone to mean it. */
const LEAST_SHARE = 0.9;
const groupOf = ({ normalized_name: name, normalized_parent_name: group }: TableRow['cells']) =>
  standardName(group || name || '');

/**
 * Words with which names begin, and the group that nearly all of these belong to, which the word alone means then.
 * `Schering`, written for Schering AG of Bayer, means nobody: most names that it begins are of Merck.
 */
function groupsOfWords(rows: readonly TableRow[]): ReadonlyMap<string, string> {
  const words = Map.groupBy(
    rows.filter(({ cells }) => cells.name_of_sponsor && cells.normalized_name),
    ({ cells }) => firstWord(cells.name_of_sponsor!),
  );
  return new Map(
    [...words].flatMap(([word, all]) => {
      const [[group, most]] = [...Map.groupBy(all, ({ cells }) => groupOf(cells))].sort(
        ([, a], [, b]) => b.length - a.length,
      ) as [[string, TableRow[]]];
      return most.length / all.length >= LEAST_SHARE ? [[word, group] as const] : [];
    }),
  );
}

/** A sponsor as the register writes it, whose name it stands for, and to which group that belongs; each once. */
function sponsorOf({ cells }: TableRow, told: Set<string>, groups: ReadonlyMap<string, string>): RowResult<Entity> {
  const [written, name, group] = [cells.name_of_sponsor, cells.normalized_name, cells.normalized_parent_name];
  if (!written) throw new RangeError('names no sponsor');
  if (!name) return { skipped: 'sponsor whose name nobody has put in order' };
  const bare = standardName(written);
  if (!bare.includes(' ') && bare !== standardName(name) && groups.get(bare) !== groupOf(cells))
    return organisation(written, { provenance: [{ source: NAME, key: `sponsor ${written} = ${name}` }] });
  const parents = group && standardName(group) !== standardName(name) ? [organisationKey(group)] : [];
  const found = [
    organisation(name, {
      // two writings of one name are one organisation: the table says so
      ids: [...new Set([organisationKey(name), organisationKey(written)])],
      provenance: [{ source: NAME, key: `sponsor ${written} = ${name}` }],
      names: [
        { lang: 'en', kind: 'preferred', text: name },
        ...(written !== name ? [{ lang: 'en', kind: 'exact' as const, text: written }] : []),
      ],
      parents,
    }),
  ];
  if (group && parents.length > 0 && !told.has(group)) {
    told.add(group);
    found.push(organisation(group, { provenance: [{ source: NAME, key: `group ${group}` }] }));
  }
  return found;
}

/** The EU Clinical Trials Register as tables: trials, and sponsors with their names in order and their groups. */
export default defineSource<Trial | Entity>({
  name: NAME,
  title: 'EU Clinical Trials Register: tables of trials and of sponsors',
  homepage: 'https://www.clinicaltrialsregister.eu/',
  licence: 'European Medicines Agency: reuse with the source named; tables by EBM DataLab',
  collection: trials,
  files: ['.csv'],
  recognises: (_base, head) => /^\ufeff?(?:trial_id,number_of_countries,|trials_ids,name_of_sponsor,)/.test(head),
  expect: { status: 0.9 },
  async *read(file: SourceFile): AsyncIterable<Parsed<Trial | Entity>> {
    const told = new Set<string>();
    if ((await file.head()).includes('trials_ids')) {
      const rows = await Array.fromAsync(csvRows(file));
      const groups = groupsOfWords(rows);
      const again = async function* () {
        yield* rows;
      };
      for await (const parsed of mappedRows<Entity>(again(), (row) => sponsorOf(row, told, groups)))
        yield parsed.ok === true ? { ...parsed, into: entities } : parsed;
      return;
    }
    for await (const parsed of mappedRows<Trial>(csvRows(file), trialOf)) {
      yield parsed;
      if (parsed.ok !== true) continue;
      for (const record of namesInTrial(parsed.record, NAME)) {
        const key = record.provenance[0]!.key;
        if (told.has(key)) continue;
        told.add(key);
        yield { ok: true, record, into: entities };
      }
    }
  },
});

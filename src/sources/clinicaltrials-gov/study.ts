import { known } from '#collections/assembling.ts';
import type { Entity } from '#collections/entities/entities.ts';
import { resultId, type TrialResult } from '#collections/trials/results.ts';
import { type Trial, trialId } from '#collections/trials/trials.ts';
import { ageOf, phaseOf, readable, statusOf, studyTypeOf } from '#collections/trials/vocabulary.ts';
import { parseDay } from '#patents/dates.ts';
import { headingPart } from '../mesh/headings.ts';
import { trialText } from '../trial-text.ts';

export const NAME = 'clinicaltrials-gov';

/** A study in the shape of version 2 of the register's interface; the other shapes are brought to it. */
export type Json = Record<string, any>;

const list = (value: unknown): any[] => (Array.isArray(value) ? value : []);
const plain = (value: unknown): string | undefined => {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  const text = String(value).trim();
  return text === '' ? undefined : text;
};
/** A text of several sentences. */
const prose = (value: unknown): string | undefined => trialText(plain(value));
const plains = (value: unknown): string[] => list(value).flatMap((each) => plain(each) ?? []);
const MONTHS = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];

/**
 * `2015-09`, `September 2015`, `March 4, 2021` -> yyyyMMdd; a month alone is its first day, told as such. Undefined for
 * days that no calendar has.
 */
function dayOf(text: string | undefined): { day: number; month?: true } | undefined {
  if (text === undefined) return undefined;
  const iso = /^(\d{4})-(\d\d)(?:-(\d\d))?/.exec(text);
  const words = /^([A-Za-z]{3,9}) (?:(\d{1,2}), )?(\d{4})$/.exec(text);
  const [year, month, date] = iso
    ? [iso[1], iso[2], iso[3]]
    : words
      ? [words[3], String(MONTHS.indexOf(words[1]!.toLowerCase()) + 1), words[2]]
      : [];
  const day = parseDay(`${year}-${month}-${date ?? '1'}`);
  if (day === undefined || day < 18_000_101 || day % 100 === 0) return undefined;
  return { day, ...(date === undefined && { month: true as const }) };
}

/** A date with its type, in any of the shapes: `{date, type}`, `{startDate, startDateType}`. */
function when(struct: unknown): Trial['start'] {
  const entries = typeof struct === 'string' ? [['date', struct]] : Object.entries((struct ?? {}) as Json);
  const said = entries.find(([name]) => /date$/i.test(name!))?.[1] as string | undefined;
  const type = entries.find(([name]) => /type$/i.test(name!))?.[1] as string | undefined;
  const day = dayOf(plain(said));
  if (!day) return undefined;
  const told =
    type === undefined
      ? undefined
      : /^actual$/i.test(type)
        ? 'Actual'
        : /^(anticipated|estimated?)$/i.test(type)
          ? 'Anticipated'
          : undefined;
  return { ...day, ...(told && { type: told }) };
}

const sponsor = (given: Json | undefined) => {
  const name = plain(given?.name);
  return name === undefined ? undefined : known({ name, class: plain(given?.class) });
};

/** Headings of MeSH that the register gives for the conditions, `{id, term}`; the classic shape has no ids. */
const headings = ({ derivedSection }: Json): Json[] =>
  list(derivedSection?.conditionBrowseModule?.meshes ?? derivedSection?.conditionBrowseModule?.conditionMeshs);

/** Descriptors of MeSH have six digits up to this one, and nine behind it; the register writes all with nine. */
const LAST_OF_SIX_DIGITS = 66_999;

/** `D000003876` of the register as MeSH has it, `D003876`. */
export function descriptorOf(id: string | undefined): string | undefined {
  const number = Number(/^D(\d{6,9})$/.exec(id ?? '')?.[1] ?? Number.NaN);
  if (Number.isNaN(number)) return undefined;
  return `D${String(number).padStart(number > LAST_OF_SIX_DIGITS ? 9 : 6, '0')}`;
}

/**
 * The diseases of a study's headings: what stands over its conditions, wherever in the tree of MeSH it has its place.
 */
export const diseasesOf = (study: Json): Entity[] =>
  headings(study).flatMap((each) => {
    const [heading, ui] = [plain(each.term), descriptorOf(plain(each.id))];
    if (heading === undefined) return [];
    return [headingPart({ kind: 'disease', provenance: [{ source: NAME, key: `disease ${heading}` }] }, heading, ui)];
  });

/** The trial of a study. @throws RangeError for one without a number. */
export function trialOf(study: Json): Trial {
  const said = study.protocolSection ?? {};
  const id = said.identificationModule ?? {};
  const status = said.statusModule ?? {};
  const design = said.designModule ?? {};
  const info = design.designInfo ?? {};
  const enrollment = design.enrollmentInfo ?? {};
  const arms = said.armsInterventionsModule ?? {};
  const outcomes = said.outcomesModule ?? {};
  const eligibility = said.eligibilityModule ?? {};
  const contacts = said.contactsLocationsModule ?? {};
  const number = plain(id.nctId ?? id.nCTId);
  if (!number || !/^NCT\d{8}$/.test(number)) throw new RangeError(`has no NCT number: ${number?.slice(0, 30)}`);
  const study_type = studyTypeOf(plain(design.studyType));
  const count = Number(enrollment.count ?? enrollment.enrollmentCount);
  const volunteers = eligibility.healthyVolunteers;
  const outcome = (type: string, all: unknown) =>
    list(all).flatMap((each) => {
      const title = plain(each.measure);
      return title
        ? [known({ type, title, description: prose(each.description), time_frame: plain(each.timeFrame) })]
        : [];
    });
  const lead = sponsor(said.sponsorCollaboratorsModule?.leadSponsor);
  return known({
    id: trialId(number),
    register_number: number,
    other_ids: [
      ...new Set(
        [
          plain(id.orgStudyIdInfo?.id ?? id.orgStudyIdInfo?.orgStudyId),
          ...list(id.secondaryIdInfos).map((each) => plain(each.id ?? each.secondaryId)),
        ].filter((each) => each !== undefined),
      ),
    ],
    registry: 'CTGOV' as const,
    brief_title: plain(id.briefTitle),
    official_title: plain(id.officialTitle),
    acronym: plain(id.acronym),
    status: statusOf(plain(status.overallStatus)),
    phase: study_type === 'Interventional' ? phaseOf(plains(design.phases)) : undefined,
    study_type,
    allocation: readable(plain(info.allocation ?? info.designAllocation)),
    intervention_model: readable(plain(info.interventionModel ?? info.designInterventionModel)),
    masking: readable(plain(info.maskingInfo?.masking ?? info.designMaskingInfo?.designMasking)),
    primary_purpose: readable(plain(info.primaryPurpose ?? info.designPrimaryPurpose)),
    start: when(status.startDateStruct),
    primary_completion: when(status.primaryCompletionDateStruct),
    completion: when(status.completionDateStruct),
    first_posted: when(status.studyFirstPostDateStruct),
    last_update: when(status.lastUpdatePostDateStruct),
    enrollment:
      Number.isInteger(count) && count >= 0 && plain(enrollment.count ?? enrollment.enrollmentCount) !== undefined
        ? known({ count, type: readable(plain(enrollment.type ?? enrollment.enrollmentType)) })
        : undefined,
    sponsor: lead,
    collaborators: list(said.sponsorCollaboratorsModule?.collaborators).flatMap((each) => sponsor(each) ?? []),
    conditions: plains(said.conditionsModule?.conditions),
    condition_headings: headings(study).flatMap((each) => plain(each.term) ?? []),
    keywords: plains(said.conditionsModule?.keywords),
    arms: list(arms.armGroups).flatMap((each) => {
      const label = plain(each.label);
      return label ? [known({ label, type: readable(plain(each.type)), description: prose(each.description) })] : [];
    }),
    interventions: list(arms.interventions).flatMap((each) => {
      const name = plain(each.name);
      if (!name) return [];
      return [
        known({
          type: readable(plain(each.type)),
          name,
          description: prose(each.description),
          other_names: plains(each.otherNames),
          arms: plains(each.armGroupLabels),
        }),
      ];
    }),
    outcomes: [
      ...outcome('Primary', outcomes.primaryOutcomes),
      ...outcome('Secondary', outcomes.secondaryOutcomes),
      ...outcome('Other', outcomes.otherOutcomes),
    ],
    criteria: prose(eligibility.eligibilityCriteria),
    gender: readable(plain(eligibility.sex ?? eligibility.gender)),
    healthy_volunteers:
      typeof volunteers === 'boolean'
        ? volunteers
        : /^(accepts healthy volunteers|yes)$/i.test(plain(volunteers) ?? '')
          ? true
          : /^no$/i.test(plain(volunteers) ?? '')
            ? false
            : undefined,
    min_age: ageOf(plain(eligibility.minimumAge)),
    max_age: ageOf(plain(eligibility.maximumAge)),
    countries: [...new Set(list(contacts.locations).flatMap((each) => plain(each.country) ?? []))],
    brief_summary: prose(said.descriptionModule?.briefSummary),
    detailed_description: prose(said.descriptionModule?.detailedDescription),
    contacts: list(contacts.centralContacts)
      .map((each) =>
        known({ name: plain(each.name), phone: plain(each.phone), email: plain(each.email ?? each.eMail) }),
      )
      .filter((each) => Object.keys(each).length > 0),
    has_results: study.resultsSection !== undefined,
    source: NAME,
  }) as Trial;
}

/** The results of a study, or undefined where it has none. */
export function resultOf(study: Json, trial: Trial): TrialResult | undefined {
  const said = study.resultsSection as Json | undefined;
  if (!said) return undefined;
  const groups = new Map<string, TrialResult['groups'][number]>();
  /** Groups of one title and description are one, whatever outcome names them. */
  const group = (type: 'outcome_group' | 'event_group', each: Json): TrialResult['groups'][number] => {
    const title = plain(each.title);
    const description = prose(each.description);
    const key = `${type} ${title} ${description}`;
    const found = groups.get(key) ?? known({ id: `G${groups.size + 1}`, type, title, description });
    groups.set(key, found);
    return found;
  };
  const measures: TrialResult['measures'] = [];
  const analyses: TrialResult['analyses'] = [];
  const outcomes = list(said.outcomeMeasuresModule?.outcomeMeasures);
  for (const [index, each] of outcomes.entries()) {
    const name = plain(each.title);
    if (!name) continue;
    const outcome = `OE${index + 1}`;
    const own = new Map(
      list(each.groups ?? each.outcomeGroups).map((one) => [plain(one.id), group('outcome_group', one)]),
    );
    const [denominators] = list(each.denoms ?? each.outcomeDenoms);
    const analyzed = new Map(list(denominators?.counts).map((one) => [plain(one.groupId), plain(one.value)]));
    for (const [id, stored] of own) {
      const number = analyzed.get(id);
      if (number !== undefined && stored.participants === undefined) stored.participants = number;
    }
    for (const row of list(each.classes ?? each.outcomeClasss)) {
      for (const category of list(row.categories ?? row.outcomeCategorys)) {
        const section = [plain(row.title), plain(category.title)].filter(Boolean).join(': ');
        measures.push(
          known({
            id: `M${measures.length + 1}`,
            outcome,
            order: index + 1,
            kind: 'efficacy' as const,
            type: readable(plain(each.type)) ?? 'Other',
            name,
            section: section || undefined,
            param_type: readable(plain(each.paramType)),
            dispersion_type: readable(plain(each.dispersionType)),
            unit: plain(each.unitOfMeasure),
            values: list(category.measurements ?? category.outcomeMeasurements).flatMap((one) => {
              const of = own.get(plain(one.groupId));
              if (!of) return [];
              return [
                known({
                  group: of.id,
                  value: plain(one.value),
                  spread: plain(one.spread),
                  lower: plain(one.lowerLimit),
                  upper: plain(one.upperLimit),
                  analyzed: analyzed.get(plain(one.groupId)),
                  units: plain(denominators?.units),
                }),
              ];
            }),
          }) as TrialResult['measures'][number],
        );
      }
    }
    for (const one of list(each.analyses ?? each.outcomeAnalysiss)) {
      analyses.push(
        known({
          outcome,
          type: readable(plain(one.nonInferiorityType)),
          p_value: plain(one.pValue),
          method: plain(one.statisticalMethod),
          param_type: plain(one.paramType),
          param_value: plain(one.paramValue),
        }),
      );
    }
  }
  const events = said.adverseEventsModule ?? {};
  const eventGroups = new Map(list(events.eventGroups).map((one) => [plain(one.id), group('event_group', one)]));
  let order = 0;
  for (const [type, all] of [
    ['Serious', events.seriousEvents],
    ['Other', events.otherEvents],
  ] as const) {
    for (const each of list(all)) {
      const name = plain(each.term);
      if (!name) continue;
      order++;
      measures.push(
        known({
          id: `M${measures.length + 1}`,
          outcome: `AE${order}`,
          order,
          kind: 'safety' as const,
          type,
          name,
          section: plain(each.organSystem),
          param_type: 'Count of Participants',
          unit: 'Participants',
          values: list(each.stats ?? each.statss).flatMap((one) => {
            const of = eventGroups.get(plain(one.groupId));
            const analyzed = plain(one.numAtRisk);
            return of ? [known({ group: of.id, value: plain(one.numAffected), analyzed, units: 'Participants' })] : [];
          }),
        }) as TrialResult['measures'][number],
      );
    }
  }
  const published = when(study.protocolSection?.statusModule?.resultsFirstPostDateStruct)?.day;
  return known({
    id: resultId(trial.register_number),
    register_number: trial.register_number,
    title: trial.brief_title ?? trial.official_title,
    published,
    phase: trial.phase,
    enrollment: trial.enrollment?.count,
    groups: [...groups.values()],
    measures,
    analyses,
    source: NAME,
    as_of: trial.last_update?.day ?? 0,
  }) as TrialResult;
}

const lower = (name: string) => name.charAt(0).toLowerCase() + name.slice(1);
const stripped = (name: string, prefix: string) =>
  name.startsWith(prefix) && name.length > prefix.length ? name.slice(prefix.length) : name;

/**
 * A study of version 1 in the shape of version 2: there each name begins with that of what it is in, and each list
 * stands in an object of its own (`ArmGroupList: {ArmGroup: [{ArmGroupLabel}]}` -> `armGroups: [{label}]`).
 */
export function fromVersion1(value: unknown, prefix = ''): any {
  if (Array.isArray(value)) return value.map((each) => fromVersion1(each, prefix));
  if (typeof value !== 'object' || value === null) return value;
  const made: Json = {};
  for (const [name, each] of Object.entries(value)) {
    const inner = name.endsWith('List') && typeof each === 'object' && each !== null ? Object.entries(each) : [];
    if (inner.length === 1 && Array.isArray(inner[0]![1])) {
      const [element, items] = inner[0]!;
      made[`${lower(stripped(element, prefix))}s`] = fromVersion1(items, element);
    } else made[lower(stripped(name, prefix))] = fromVersion1(each, name);
  }
  return made;
}

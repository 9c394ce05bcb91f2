import { dayText } from '#clock.ts';
import { type Approval, approvals, approvedDrugs } from '#collections/approvals/approvals.ts';
import { type Deal, deals, type Money } from '#collections/deals/deals.ts';
import { type Entity, entities, entityId } from '#collections/entities/entities.ts';
import { news } from '#collections/news/news.ts';
import { translational } from '#collections/translational/translational.ts';
import { resultId } from '#collections/trials/results.ts';
import { experimentalKeys, organisationKey, type Trial, trials } from '#collections/trials/trials.ts';
import type { Corpus } from '#corpus/corpus.ts';
import { countryOfAgency } from '#operations/shared/agencies.ts';
import type { WireCountry } from '#operations/shared/countries.ts';
import { aboutDrugs } from '#operations/shared/drug-facts.ts';
import type { DrugEvent } from '#operations/shared/drug-monitors.ts';
import { knownOf, linesOf, type StatusLine } from '#operations/shared/drug-record.ts';
import { type DrugRegister, furthest } from '#operations/shared/drug-register.ts';
import { nameIn } from '#operations/shared/entity-names.ts';
import { entitiesByKey, type Known, knownByKey } from '#operations/shared/entity-rows.ts';
import { specialReviews } from '#operations/shared/special-reviews.ts';
import { term, type WireTerm } from '#operations/shared/terms.ts';

/** Rows of one list of an answer: the ids beside it are complete. */
const MOST_ROWS = 200;

const view = (entity: Entity) => ({
  display_name_en: nameIn(entity, 'en') ?? entity.names[0]!.text,
  ...(nameIn(entity, 'zh') && { display_name_cn: nameIn(entity, 'zh')! }),
});
const termView = ({ normalized_id: dict_id, display_name }: WireTerm) => ({
  dict_id,
  display_name_en: display_name[0]!.name,
  ...(display_name[1] && { display_name_cn: display_name[1].name }),
});
const countryRow = ({ alpha2_code: region_id, display_name }: WireCountry) => ({
  country: region_id,
  country_view: { region_id, display_name_en: display_name[0]!.name, display_name_cn: display_name[1]!.name },
});
const event = (en: string, cn: string) => ({ event_type_en: en, event_type_cn: cn });
const dated = (day: number | undefined) => {
  const text = dayText(day);
  return text ? { event_time_en: text, event_time_cn: text } : {};
};

type About = Awaited<ReturnType<typeof aboutDrugs>>;

/** What rows say of a drug. */
function drugPart(drug: Entity, about: About) {
  const { targets, types } = about(drug.id);
  const [target] = targets;
  return {
    drug_id: drug.id,
    drug_id_view: { drug_id: drug.id, ...view(drug) },
    drug_type: types.map(({ id }) => id),
    drug_type_view: types.map((type) => ({ dict_id: type.id, ...view(type) })),
    ...(target && { target_id: target.id, target_id_view: { target_id: target.id, ...view(target) } }),
  };
}

/** Drugs that are found, or no longer found, with how far they are. */
export async function drugRows(corpus: Corpus, ids: readonly string[], register: DrugRegister) {
  const drugs = await corpus.get(entities, ids.slice(0, MOST_ROWS));
  const about = await aboutDrugs(corpus, drugs);
  return drugs.map((drug) => {
    const known = register.drugs[register.places.get(drug.id) ?? -1];
    const stage = known && furthest(known);
    const { targets } = about(drug.id);
    const { target_id: _, target_id_view: __, ...part } = drugPart(drug, about);
    return {
      ...part,
      target_id: targets.map(({ id }) => id),
      target_id_view: targets.map((target) => ({ target_id: target.id, ...view(target) })),
      ...(stage && {
        global_highest_dev_status: term('dev_status', stage).normalized_id,
        global_highest_dev_status_view: termView(term('dev_status', stage)),
      }),
    };
  });
}

const trialUrl = ({ register_number }: Trial) => `https://clinicaltrials.gov/study/${register_number}`;
const approvalUrl = ({ agency, number, documents }: Approval): string =>
  agency === 'FDA'
    ? `https://www.accessdata.fda.gov/scripts/cder/daf/index.cfm?event=overview.process&ApplNo=${number}`
    : (documents[0]?.url ?? 'https://www.ema.europa.eu/en/medicines');

/** The drugs that a record names, of those that the monitor finds. */
const drugsIn = (keys: readonly string[], drugs: Known, selected: ReadonlySet<string>) => [
  ...new Map(
    keys.flatMap((key) => drugs.get(key) ?? []).flatMap((each) => (selected.has(each.id) ? [[each.id, each]] : [])),
  ).values(),
];

/** Lines of development that trials and approvals say anew, restricted to the stages that were asked for. */
export async function statusRows(
  corpus: Corpus,
  told: { readonly held: readonly string[]; readonly tried: readonly string[] },
  events: readonly DrugEvent[],
  selected: ReadonlySet<string>,
) {
  const held = await corpus.get(approvals, told.held.slice(0, MOST_ROWS));
  const tried = await corpus.get(trials, told.tried.slice(0, MOST_ROWS));
  const known = await knownOf(corpus, held, tried);
  const keys = [...held.flatMap(approvedDrugs), ...tried.flatMap(experimentalKeys)];
  const drugs = await knownByKey(corpus, keys);
  const about = await aboutDrugs(corpus, [...new Set(drugs.values())]);
  const asked = new Set(events.flatMap(({ name, sub_event }) => (name === 'drug_dev_status' ? sub_event : [])));
  const records = [
    ...held.map((each) => ({ lines: linesOf(known, [each], []), keys: approvedDrugs(each), url: approvalUrl(each) })),
    ...tried.map((each) => ({ lines: linesOf(known, [], [each]), keys: experimentalKeys(each), url: trialUrl(each) })),
  ];
  const rows = records.flatMap(({ lines, keys: named, url }) =>
    lines
      .filter(({ status }) => asked.has(status.toUpperCase()))
      .flatMap((line) => drugsIn(named, drugs, selected).map((drug) => statusRow(line, drug, about, url))),
  );
  return { ids: records.flatMap(({ lines }) => (lines[0] ? [lines[0].evidence] : [])), rows: rows.slice(0, MOST_ROWS) };
}

const statusRow = (
  { status, disease, country, organisation }: StatusLine,
  drug: Entity,
  about: About,
  url: string,
) => ({
  ...drugPart(drug, about),
  dev_status: status,
  ...event(term('dev_status', status).display_name[0]!.name, term('dev_status', status).display_name[1]!.name),
  ...(disease && { disease_id: disease.id, disease_id_view: { disease_id: disease.id, ...view(disease) } }),
  ...(country && countryRow(country)),
  ...(organisation && {
    organization_id: organisation.id,
    organization_id_view: { entity_id: organisation.id, ...view(organisation) },
  }),
  data_source: [{ source_url: url }],
});

/** Special reviews that are new. */
export async function reviewRows(corpus: Corpus, ids: readonly string[], selected: ReadonlySet<string>) {
  const held = await corpus.get(approvals, ids.slice(0, MOST_ROWS));
  const holders = held.flatMap(({ holder }) => (holder ? [organisationKey(holder)] : []));
  const known = await knownByKey(corpus, [...held.flatMap(approvedDrugs), ...holders]);
  const about = await aboutDrugs(
    corpus,
    [...new Set(known.values())].filter(({ kind }) => kind === 'drug'),
  );
  return specialReviews(held).flatMap(({ approval, review }) => {
    const organisation = approval.holder ? known.get(organisationKey(approval.holder)) : undefined;
    return drugsIn(approvedDrugs(approval), known, selected).map((drug) => ({
      ...drugPart(drug, about),
      uuid: entityId(`review ${approval.id} ${review} ${drug.id}`),
      ...event('Special review', '特殊审评'),
      special_review: review,
      special_review_view: termView(term('special_review', review)),
      ...countryRow(countryOfAgency(approval.agency)),
      ...(organisation && {
        organization_id: organisation.id,
        organization_id_view: { entity_id: organisation.id, ...view(organisation) },
      }),
      data_source: { source_url: approvalUrl(approval) },
    }));
  });
}

/** Trials that are new, recruit otherwise, or have results. */
export async function trialRows(corpus: Corpus, told: Readonly<Record<string, readonly string[]>>) {
  const said = [
    ['trial', event('First posted', '首次公布')],
    ['trial_status', event('Clinical progress', '临床进展')],
    ['trial_results', event('Results published', '结果公布')],
  ] as const;
  const rows = [];
  for (const [kind, words] of said) {
    for (const trial of await corpus.get(trials, (told[kind] ?? []).slice(0, MOST_ROWS))) {
      const [sponsor] = trial.sponsor ? await entitiesByKey(corpus, [organisationKey(trial.sponsor.name)]) : [];
      rows.push({
        ...words,
        clinical_trial_id: trial.id,
        register_number: trial.register_number,
        ...(trial.brief_title && { title: trial.brief_title }),
        ...(trial.phase && { phase: termView(term('phase', trial.phase)) }),
        ...(sponsor && {
          org_master_entity_id: [sponsor.id],
          org_master_entity_id_view: [{ entity_id: sponsor.id, ...view(sponsor) }],
        }),
        ...(kind === 'trial_results' && {
          clinical_result_id: resultId(trial.register_number),
          clinical_result_register_number: [{ clinical_trial_id: trial.id, register_number: trial.register_number }],
        }),
      });
    }
  }
  return rows;
}

const money = (name: string, amount: Money | undefined) => {
  const text = amount && `${amount.millions} million ${amount.currency}`;
  return text ? { [`${name}_en`]: text, [`${name}_cn`]: `${amount!.millions}百万${amount!.currency}` } : {};
};

/** Deals that were recorded, of the states that were asked for. */
export async function dealRows(corpus: Corpus, ids: readonly string[], events: readonly DrugEvent[]) {
  const states = new Set(events.flatMap(({ name, sub_event }) => (name === 'drug_deal' ? sub_event : [])));
  const found = await corpus.get(deals, ids.slice(0, MOST_ROWS));
  return found.filter(({ status }) => status === undefined || states.has(status.toUpperCase())).map(dealRow);
}

const dealRow = (deal: Deal) => ({
  deal_id: deal.id,
  deal_title: deal.title,
  ...event(deal.types.join(', ') || 'Deal', '交易'),
  ...money('deal_value', deal.total),
  ...money('upfront_payment', deal.upfront),
  ...money('milestone_payment', deal.milestones),
  ...(deal.source_url && { url: deal.source_url }),
});

/** News that were recorded. */
export const newsRows = async (corpus: Corpus, ids: readonly string[]) =>
  (await corpus.get(news, ids.slice(0, MOST_ROWS))).map(({ id, title, day, tags, source_url }) => ({
    ...{ news_id: id, title, tag: [...tags] },
    ...event('News', '新闻'),
    ...dated(day),
    ...(source_url && { url: source_url }),
  }));

/** Findings of translational medicine that were recorded. */
export const translationalRows = async (corpus: Corpus, ids: readonly string[]) =>
  (await corpus.get(translational, ids.slice(0, MOST_ROWS))).map(({ id, titles, day, source_urls }) => ({
    ...{ translational_medicine_id: id, title: titles[0]!.text, ...dated(day) },
    ...(source_urls[0] && { source_url: source_urls[0] }),
  }));

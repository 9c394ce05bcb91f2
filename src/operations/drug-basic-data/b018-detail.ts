import { byText } from '#by-text.ts';
import { epochOfDay } from '#clock.ts';
import {
  type Approval,
  approvedDiseases,
  firstApproval,
  firstDayOf,
  givenUp,
} from '#collections/approvals/approvals.ts';
import type { Entity } from '#collections/entities/entities.ts';
import { organisationKey } from '#collections/trials/trials.ts';
import { b018DrugDetail } from '#contract/generated/drug-basic-data.ts';
import { firstOf } from '#cut.ts';
import { areasOf, withAncestors } from '#dictionary/ancestors.ts';
import { countryOfAgency } from '#operations/shared/agencies.ts';
import { factsOf } from '#operations/shared/drug-facts.ts';
import { approvalsOf, highest, keysNamed, linesOf, trialsOf } from '#operations/shared/drug-record.ts';
import { displayNames, namesOf, shortNames } from '#operations/shared/entity-names.ts';
import {
  diseaseRow,
  knownByKey,
  mechanismRow,
  organisationRow,
  targetRow,
  typeRow,
} from '#operations/shared/entity-rows.ts';
import { specialReviews } from '#operations/shared/special-reviews.ts';
import { term } from '#operations/shared/terms.ts';
import { aboutDrug } from './about.ts';
import { drugsOfOneName } from './candidates.ts';

/** Statements of labels that are shown. */
const MOST_STATEMENTS = 200;

/** Codes of a vocabulary among the references of an entity. */
const codes = ({ cross_references }: Entity, scheme: string) =>
  cross_references.filter((each) => each.startsWith(`${scheme}:`)).map((each) => each.slice(scheme.length + 1));

const unique = (all: readonly Entity[]) => [...new Map(all.map((each) => [each.id, each])).values()];
/** Where some approvals hold, each country once. */
const countriesOf = (all: readonly Approval[]) => [
  ...new Map(all.map(({ agency }) => [agency, countryOfAgency(agency)])).values(),
];
const withUmls = (disease: Entity) => ({ ...diseaseRow(disease), umls: codes(disease, 'UMLS_CUI') });

export default aboutDrug({
  contract: b018DrugDetail,
  path: '/synapse/drug/detail',
  summary: 'A drug: names, targets, classes, diseases, how far it is',
  description:
    'From the dictionary, registers of approvals and of trials. Holders and sponsors are active organisations; a holder all of whose products are discontinued is inactive. ' +
    'The originator is told only where a register says so, which none does that is loaded.',
  async answer(drug, { note }, { corpus }) {
    const [held, tried] = await Promise.all([approvalsOf(corpus, drug), trialsOf(corpus, drug)]);
    const facts = await factsOf(corpus, [drug], 'indication', 'target', 'class', 'statement');
    const keys = {
      treated: facts.flatMap((fact) => (fact.kind === 'indication' && fact.use !== 'not' ? [fact.disease] : [])),
      targets: facts.flatMap((fact) => (fact.kind === 'target' ? [fact.target] : [])),
      classes: facts.flatMap((fact) => (fact.kind === 'class' ? [fact.class] : [])),
    };
    // everything that is named is looked up at once: a drug of many registers is one reading of the dictionary
    const known = await knownByKey(corpus, [...keysNamed(held, tried), ...Object.values(keys).flat()]);
    const named = (of: readonly string[]) => unique(of.flatMap((key) => known.get(key) ?? []));
    const [treated, targets, classes] = [named(keys.treated), named(keys.targets), named(keys.classes)];
    const lines = linesOf(known, held, tried);
    const running = unique(
      lines.flatMap(({ status, disease }) => (disease && status !== 'Discontinued' ? [disease] : [])),
    );
    const ended = unique(
      lines.flatMap(({ status, disease }) => (disease && status === 'Discontinued' ? [disease] : [])),
    );
    const diseases = unique([...treated, ...running, ...ended]);
    const areas = areasOf(await withAncestors(corpus, diseases));
    const holders = (all: readonly Approval[]) =>
      named(all.flatMap(({ holder }) => (holder ? [organisationKey(holder)] : [])));
    const active = unique([
      ...holders(held.filter((each) => !givenUp(each))),
      ...linesOf(known, [], tried).flatMap(({ organisation }) => organisation ?? []),
    ]);
    const inactive = holders(held.filter(givenUp)).filter(({ id }) => !active.some((each) => each.id === id));
    const firstDay = firstDayOf(held);
    const approvedIn = countriesOf(held.filter((each) => firstApproval(each) !== undefined));
    const first = held.filter((each) => firstApproval(each) === firstDay && firstDay !== undefined);
    const stage = highest(lines);
    const statements = facts
      .filter((fact) => fact.kind === 'statement')
      .sort((a, b) => byText(a.label, b.label) || a.section.localeCompare(b.section) || a.order - b.order);
    if (held.length === 0) note('No approval of the drug is loaded: Drugs@FDA, or approvals of your own, would tell.');
    if (targets.length === 0)
      note('Nothing loaded tells on what the drug acts: DrugCentral, or facts of your own, would.');
    if (classes.length === 0)
      note('Nothing loaded tells a class of the drug: DrugCentral, the list of the EMA, or facts of your own, would.');
    return {
      drug_id: drug.id,
      drug_name: displayNames(drug),
      generic_name: displayNames(drug),
      alias_name: namesOf(drug, 'exact', 'narrow', 'related', 'abbreviation'),
      trade_name: namesOf(drug, 'trade'),
      target: targets.map((target) => ({
        ...targetRow(target),
        gene_symbol: shortNames(target).slice(0, 1),
        hgnc_id: target.cross_references.filter((each) => each.startsWith('HGNC:')),
        mesh_id: codes(target, 'MESH'),
      })),
      drug_type: classes.filter(({ kind }) => kind === 'drug_type').map(typeRow),
      label_statement: firstOf(statements, MOST_STATEMENTS, note, 'statements of labels').map(
        ({ section, text, label, day, url }) => ({
          section,
          text,
          label,
          ...(day && { date: epochOfDay(day) }),
          ...(url && { source_url: url }),
        }),
      ),
      same_name: (await drugsOfOneName(corpus, drug)).map(({ drug: other, name }) => ({
        drug_id: other.id,
        display_name: displayNames(other),
        name,
      })),
      mechanism_action: classes.filter(({ kind }) => kind === 'mechanism').map(mechanismRow),
      disease: diseases.map(withUmls),
      research_disease: running.map(withUmls),
      non_research_disease: ended.filter(({ id }) => !running.some((each) => each.id === id)).map(withUmls),
      therapeutic_area: areas.map((area) => ({
        disease_id: area.id,
        display_name: displayNames(area),
        umls: [],
      })),
      active_organization: active.map(organisationRow),
      inactive_organization: inactive.map(organisationRow),
      atc_codes: [...new Set([...codes(drug, 'ATC'), ...held.flatMap(({ atc = [] }) => atc)])].sort(),
      structure: codes(drug, 'INCHIKEY').map((inchi_key) => ({ inchi_key })),
      ...(firstDay && {
        first_approval_date: epochOfDay(firstDay),
        first_approved_country: countriesOf(first),
        first_approved_disease: named(first.flatMap(approvedDiseases)).map(withUmls),
        approval_country: approvedIn,
      }),
      special_approval: specialReviews(held).map(({ approval, review }) => ({
        country: countryOfAgency(approval.agency),
        special_view: term('special_review', review),
      })),
      ...(stage && { global_highest_dev_status: term('dev_status', stage) }),
      milestone_tags: held
        .flatMap((approval) => {
          const day = firstApproval(approval);
          return day ? [{ day, name: `Approved by ${approval.agency}: ${approval.number}` }] : [];
        })
        .sort((a, b) => a.day - b.day)
        .map(({ day, name }) => ({ date: epochOfDay(day), name: [{ lang: 'EN' as const, name }] })),
    };
  },
});

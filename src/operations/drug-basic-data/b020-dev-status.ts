import { epochOfDay } from '#clock.ts';
import { entityId } from '#collections/entities/entities.ts';
import { b020DrugDevStatus } from '#contract/generated/drug-basic-data.ts';
import { approvalsOf, statusLines, trialsOf } from '#operations/shared/drug-record.ts';
import { diseaseRow, organisationRow } from '#operations/shared/entity-rows.ts';
import { term } from '#operations/shared/terms.ts';
import { aboutDrug } from './about.ts';

export default aboutDrug({
  contract: b020DrugDevStatus,
  path: '/synapse/drug/dev-status',
  summary: 'How far a drug is, by disease, country and organisation',
  description:
    'Approved from approvals; phases from trials of which it is an experimental drug, in the countries of their sites, by their sponsor; withdrawn and terminated trials are Discontinued where no other trial goes on, suspended ones and those whose recruitment nobody has verified for two years Pending. `evidence` names the row of the register that says so.',
  async answer(drug, { asked: { offset, limit }, note }, { corpus }) {
    const [held, tried] = await Promise.all([approvalsOf(corpus, drug), trialsOf(corpus, drug)]);
    const lines = await statusLines(corpus, held, tried);
    if (lines.length === 0)
      note('No approval and no trial that is loaded names the drug: registers of them tell how far it is.');
    return {
      items: lines.slice(offset, offset + limit).map(({ status, day, disease, country, organisation, evidence }) => ({
        id: entityId(['line', drug.id, disease?.id, country?.alpha2_code, organisation?.id].join(' ')),
        dev_status: term('dev_status', status),
        ...(day && { dev_status_time: epochOfDay(day) }),
        ...(disease && { disease: diseaseRow(disease) }),
        ...(country && { country }),
        ...(organisation && { organization: organisationRow(organisation) }),
        evidence,
      })),
      offset,
      limit,
      total: lines.length,
    };
  },
});

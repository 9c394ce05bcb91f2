import { dayAt } from '#clock.ts';
import { b064_3DrugSearchQuery } from '#contract/generated/drug-visual-analysis.ts';
import type { OperationAnswer } from '#contract/types.ts';
import { FOUND, LOST } from '#monitors/subject.ts';
import { defineOperation } from '#operation.ts';
import type { DrugMonitorQuery } from '#operations/shared/drug-monitors.ts';
import { selectDrugs } from '#operations/shared/drug-selection.ts';
import { dealRows, drugRows, newsRows, reviewRows, statusRows, translationalRows, trialRows } from './alert-rows.ts';
import { monitorId, SUBJECT } from './drug-alerts.ts';

export default defineOperation({
  contract: b064_3DrugSearchQuery,
  path: '/synapse/alert/drug_search/query',
  summary: 'What is new of the drugs of a monitor since the last answer',
  description:
    'Each change once: what registers and records of your own say anew of the drugs that the filters find now, and which drugs they find that they did not (`drug_added`), and the other way round. Within a minute, and until an answer went out, the same one is given again. `status` 2: nothing changed. The lists of ids are complete, and each names up to 200 rows; of `drug_dev_status` the ids are the numbers of the rows of registers. `result_count`: drugs that the filters find. Of patents and papers nothing is told.',
  access: 'run',
  errors: ['not_found'],
  example: { body: { alert_id: '5f0c5a1b-e2d9-4f0c-8a7b-3d6e1c2f4a90' } },
  async handle({ body, account, note, sent, signal }, { monitors, corpus }): Promise<OperationAnswer<'B064-3'>> {
    const id = monitorId(body.alert_id);
    await monitors.get(account.id, id, SUBJECT);
    const { answer, monitor, sent: wentOut } = await monitors.check(account.id, id);
    if (sent) sent(wentOut);
    else await wentOut();
    for (const each of answer.notes) note(each);
    const { filters, events } = monitor.query as DrugMonitorQuery;
    const told = Object.fromEntries(answer.kinds.map(({ kind, ids }) => [kind, ids]));
    const of = (kind: string): readonly string[] => told[kind] ?? [];
    const { found, all } = await selectDrugs(corpus, filters, note, signal);
    const selected = new Set(found.map((drug) => drug.id));
    const [added, missing] = [of(FOUND), of(LOST)];
    const status = await statusRows(corpus, { held: of('approved'), tried: of('trial_stage') }, events, selected);
    const trials = [...new Set([...of('trial'), ...of('trial_status')])];
    const counts = {
      ...{ clinical_trial_count: trials.length + of('trial_results').length, drug_deal_count: of('deal').length },
      ...{ drug_dev_status_count: status.ids.length, special_approval_count: of('review').length },
      ...{ news_count: of('news').length, translational_medicine_count: of('translational').length },
      ...{ result_added_count: added.length, result_missing_count: missing.length, paper_count: 0, patent_count: 0 },
    };
    const changes = Object.values(counts).reduce((sum, count) => sum + count, 0);
    return {
      alert_time: String(dayAt(answer.at)),
      status: changes === 0 ? 2 : 0,
      total_update_event_count: changes,
      alert_event_data: {
        ...counts,
        event_size: changes,
        result_count: found.length,
        drug_added: await drugRows(corpus, added, all),
        drug_added_ids: [...added],
        drug_missing: await drugRows(corpus, missing, all),
        drug_missing_ids: [...missing],
        drug_dev_status: status.rows,
        drug_dev_status_ids: status.ids,
        special_approval: await reviewRows(corpus, of('review'), selected),
        special_approval_ids: [...of('review')],
        clinical_trial: await trialRows(corpus, told),
        clinical_trial_ids: trials,
        clinical_trial_result_ids: [...of('trial_results')],
        drug_deal: await dealRows(corpus, of('deal'), events),
        drug_deal_ids: [...of('deal')],
        news: await newsRows(corpus, of('news')),
        news_ids: [...of('news')],
        translational_medicine: await translationalRows(corpus, of('translational')),
        translational_medicine_ids: [...of('translational')],
        paper: [],
        paper_ids: [],
        patent: [],
        patent_ids: [],
      },
    };
  },
});

// An idea, taken through a novelty search to its report; what is proposed is confirmed as it is.
import { connect } from 'priora-client';

const priora = connect();
const input =
  process.argv[2] ??
  'A battery pack has a fire-resistant barrier between neighbouring cells. The barrier has a layer of aerogel and a layer that swells with heat.';
const base = 'POST /ai/novelty-search';
const { task_id } = await priora.call(`${base}/submit`, { body: { input, lang: 'en' } });
const task = { body: { task_id } };

await priora.waitFor(`${base}/tech-solution/get`, task);
await priora.call(`${base}/tech-solution/update`, task);
const { data: features = [] } = await priora.waitFor(`${base}/feature/extract`, task);
for (const { feature_num, feature_text } of features) console.log(feature_num, feature_text);
await priora.call(`${base}/feature/confirm`, task);
const { elements = { list: [] } } = await priora.waitFor(`${base}/retrieval/elements`, task);
await priora.call(`${base}/agent-search`, { body: { task_id, elements } });
const { final_result = [] } = await priora.waitFor(`${base}/agent-result`, task);
for (const { comparative_literature_type: category, document, title } of final_result.slice(0, 5))
  console.log(category ?? '-', document, title);
await priora.call(`${base}/feature/comparison/confirm`, task);
await priora.call(`${base}/export`, { body: { task_id, title: 'Barrier between cells' } });
const { report_url } = await priora.waitFor(`${base}/report/get`, task);
console.log(report_url);

// Runs in Node.js, Deno and Bun: PRIORA_URL and PRIORA_KEY say where and with which key.
import { connect, Failure } from 'priora-client';

const priora = connect();
const query_text = 'TACD: (thermal $W5 runaway) AND IPC: H01M*';

const { total_search_result_count: count } = await priora.call('POST /search/patent/query-search-count', {
  body: { query_text, collapse_type: 'DOCDB' },
});
console.log(`${count} families`);

// page after page, as far as the loop goes
const found = priora.rows(
  'POST /search/patent/query-search-patent',
  { body: { query_text, collapse_type: 'DOCDB', limit: 5 } },
  (answer) => answer.results,
);
for await (const { pn, title } of found) console.log(pn, title);

try {
  await priora.call('POST /search/patent/query-search-count', { body: { query_text: 'TADC: battery' } });
} catch (failure) {
  if (!(failure instanceof Failure)) throw failure;
  console.log(`${failure.code}: ${failure.message}`);
}

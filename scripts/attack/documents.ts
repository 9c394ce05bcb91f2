import { ATTACK_TEXTS, attackText } from '#testing/attack-texts.ts';
import { type Attack, answer, type Told } from './attack.ts';
import type { Call } from './target.ts';

// What is made in the background and handed over as a file: as large as its description permits, to its end.

type Data = Readonly<Record<string, any>>;

const EVERYTHING = 'AUTHORITY: *';
const FIELDS =
  'PN,TTL,ABST,APNO,APD,PBD,AN,ANC,IN,IPC,CPC,SIMPLE_LEGAL_STATUS,LEGAL_STATUS,EXDT,FAM_ID,IFAM_ID,EFAM_ID,FAM_COUNT,F_CITES_COUNT,B_CITES';
const MOST_WAIT_MS = 600_000;
const PAUSE_MS = 250;
/** Each takes many seconds: every round tries others. */
const TEXTS_A_ROUND = 4;

async function data(told: Told, call: Call): Promise<Data> {
  const { status, text } = await told.call(call, answer);
  if (status !== 200) throw new Error(`${call.path}: ${text.slice(0, 200)}`);
  const said = JSON.parse(text);
  if (said.status === false) throw new Error(`${call.path}: ${said.error_msg}`);
  return said.data ?? said;
}

/** Asks until it has ended; throws where it ended without what was wanted. */
async function ended(told: Told, call: Call, words: { of: string; done: unknown; works: readonly unknown[] }) {
  for (const deadline = Date.now() + MOST_WAIT_MS; ; ) {
    const said = await data(told, call);
    if (said[words.of] === words.done) return said;
    if (!words.works.includes(said[words.of]) || Date.now() > deadline)
      throw new Error(`${call.path}: ${words.of} is ${said[words.of]}: ${JSON.stringify(said).slice(0, 200)}`);
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}

/** Reads a file to its end, so that making it in another form is asked for, too. */
async function fetched(told: Told, url: string) {
  const { pathname, search } = new URL(url, 'http://here');
  await told.call({ method: 'GET', path: pathname + search, timeout_ms: MOST_WAIT_MS }, answer);
}

const GET = 'GET' as const;
const wait = 'wait_ms=20000';

async function exported(told: Told, export_type: string) {
  const few = export_type === 'pdf' || export_type === 'full_text';
  const fields = export_type === 'full_text' ? 'PN,ABST,CLMS,DESC' : export_type === 'pdf' ? `${FIELDS},CLMS` : FIELDS;
  const body = { query_text: EVERYTHING, fields, export_type, rows: few ? 1_000 : 100_000, lang: 'cn' };
  const { task_id } = await data(told, { path: '/patent-search/export', body });
  const { url } = await ended(
    told,
    { method: GET, path: `/patent-search/task?task_id=${task_id}` },
    { of: 'export_status', done: 'SUCCESS', works: ['PENDING'] },
  );
  await fetched(told, url);
}

const EXPORTS: Attack = {
  kind: 'flood',
  name: 'exports of everything in every form at once, to the files',
  run: async (_, told) => {
    await Promise.all(['json', 'csv', 'xls', 'xml', 'pdf', 'full_text'].map((form) => exported(told, form)));
  },
};

/** Granted publications, those with most citations first: their reports say most. */
async function granted(told: Told): Promise<string[]> {
  const body = {
    query_text: 'GRANTED: 1 AND NOT PATENT_TYPE: D',
    limit: 12,
    sort: [{ field: 'SCORE', order: 'DESC' }],
  };
  const { results } = await data(told, { path: '/search/patent/query-search-patent', body });
  return results.map(({ pn }: Data) => pn);
}

const VALUES: Attack = {
  kind: 'flood',
  name: 'value reports on a dozen patents at once, to the files',
  async run(_, told) {
    const numbers = await granted(told);
    await Promise.all(
      numbers.map(async (patent_number, at) => {
        const body = { patent_number, report_type: at % 2 === 0 ? 'pdf' : 'word', lang: at % 3 === 0 ? 'cn' : 'en' };
        const { job_id } = await data(told, { path: '/patent-valuation-data/patent-report/task/create', body });
        const { download_url } = await ended(
          told,
          { method: GET, path: `/patent-valuation-data/patent-report/job_id/status?job_id=${job_id}&${wait}` },
          { of: 'job_status', done: 2, works: [0, 1] },
        );
        await fetched(told, download_url);
      }),
    );
  },
};

const FILING: Attack = {
  kind: 'text',
  name: `evaluations before filing and validations of ideas: ${TEXTS_A_ROUND} texts, to the files`,
  async run(_, told, round) {
    const texts = Array.from(
      { length: TEXTS_A_ROUND },
      (_, n) => ATTACK_TEXTS.at((round * TEXTS_A_ROUND + n) % ATTACK_TEXTS.length)!,
    );
    for (const made of texts) {
      const evaluation = async () => {
        const body = { report_name: 'Attack', tech_maturity_index: 5, limit: 100, text: attackText(made, 60_000) };
        const begun = await told.call({ path: '/patent-valuation-data/pre_patent-evaluation-create', body });
        if (begun.status !== 200) return;
        const { job_id } = JSON.parse(begun.text).data;
        await told.call({
          method: GET,
          path: `/patent-valuation-data/pre_patent-evaluation-export?job_id=${job_id}&wait_ms=50000`,
        });
      };
      const validation = async () => {
        const text = attackText(made, 20_000);
        const begun = await told.call({
          path: '/search/patent/idea-validation/task/create',
          body: { tech_means: text, tech_effect: text, limit: 20 },
        });
        if (begun.status !== 200) return;
        const { job_id } = JSON.parse(begun.text).data;
        for (const file_format of ['word', 'ppt'])
          await told.call({
            path: '/search/patent/idea-validation/job_id/status',
            body: { job_id, file_format, wait_ms: 50_000 },
          });
      };
      await Promise.all([evaluation(), validation()]);
    }
  },
};

const MAPS: Attack = {
  kind: 'flood',
  name: 'landscapes of everything, three at once, with each of their parts',
  async run(_, told, round) {
    await Promise.all(
      [0, 1, 2].map(async (n) => {
        const job_id = `attack-${round}-${n}-${Date.now()}`;
        const text = 'A battery module with cells and a cold plate. '.repeat(100);
        const match = Array.from({ length: 50 }, (_, at) => ({ title: `Own ${at}`, digest_text: text }));
        const body = {
          job_id,
          uid: 'attack',
          request_type: 'som',
          q: EVERYTHING,
          time_type: 'filing_date',
          time_slices: 'year',
          match,
        };
        await told.call({ path: '/landscape-api/jobs', body }, answer);
        await ended(
          told,
          { method: GET, path: `/landscape-api/jobs/${job_id}/status?job_seq=0&${wait}` },
          { of: 'job_status', done: 'COMPLETED', works: ['RUNNING'] },
        );
        for (const part of [
          'result?label_num=50&',
          'patents?start=0&length=1000&',
          'facets/applicant?start=0&length=1000&',
        ])
          await told.call({ method: GET, path: `/landscape-api/jobs/${job_id}/${part}lang=EN&job_seq=0` });
      }),
    );
  },
};

const WATCHED: Attack = {
  kind: 'flood',
  name: 'weekly reports of a monitor of everything, and claims read on specifications',
  async run(_, told) {
    const query = new URLSearchParams({ query: EVERYTHING, content: 'new,invention,legal,expired', alert_name: 'All' });
    await told.call({ method: GET, path: `/patent-alert/create?${query}` }, answer);
    const monitors = await data(told, {
      method: GET,
      path: '/eureka/tech-monitor-api/company-monitors',
      headers: { 'x-site-lang': 'EN' },
    });
    const id = (Object.values(monitors) as Data[]).at(0)?.id;
    await Promise.all([
      told.call(
        {
          method: GET,
          path: `/eureka/tech-monitor-api/company-monitor/aggregated-info?tech-monitor-id=${id}`,
          headers: { 'x-site-lang': 'CN' },
        },
        answer,
      ),
      ...(await granted(told))
        .slice(0, 4)
        .map((patent_number) => told.call({ path: '/open_api/task/aicc', body: { patent_number, stream: false } })),
    ]);
  },
};

/** Attacks by what becomes a file or a map. */
export const documents: readonly Attack[] = [EXPORTS, VALUES, FILING, MAPS, WATCHED];

import { RUNNING } from '#operations/shared/flow-operations.ts';
import { ATTACK_TEXTS, attackText } from '#testing/attack-texts.ts';
import { type Attack, answer, mendable, type Told } from './attack.ts';

const MOST_WAIT_MS = 60_000;

/** Asks for what a task made of its text, until it has or has given up. */
async function settled(told: Told, task_id: string): Promise<void> {
  for (const deadline = Date.now() + 4 * MOST_WAIT_MS; ; ) {
    const { text } = await told.call({
      path: '/ai/novelty-search/tech-solution/get',
      body: { task_id, wait_ms: 20_000 },
    });
    if ((JSON.parse(text) as { data?: { status?: number } }).data?.status !== RUNNING) return;
    if (Date.now() > deadline) throw new Error(`task ${task_id} still works`);
  }
}

const chat = (told: Told, query: string) => told.call({ path: '/chat/pat-gpt-stream', body: { query, stream: false } });
async function submit(told: Told, input: string, lang: 'en' | 'cn') {
  const { status, text } = await told.call({ path: '/ai/novelty-search/submit', body: { input, lang } });
  if (status !== 200) return;
  const { data } = JSON.parse(text) as { data?: { task_id?: string } };
  if (data?.task_id) await settled(told, data.task_id);
}
const tool = (told: Told, name: string, given: object) =>
  told.call({
    path: '/mcp',
    body: { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: given } },
    headers: { accept: 'application/json, text/event-stream' },
  });

/** Everything that reads a text of a caller: by name, with the most characters that it takes. */
const READERS: Readonly<
  Record<string, { readonly most: number; readonly send: (told: Told, text: string) => Promise<unknown> }>
> = {
  chat: { most: 30_000, send: chat },
  'novelty submit': {
    most: 30_000,
    send: (told, text) => submit(told, text, /[\u3400-\u9fff]/.test(text) ? 'cn' : 'en'),
  },
  'similarity search': {
    most: 30_000,
    send: (told, text) => told.call({ path: '/search/patent/semantic-search-patent', body: { text } }),
  },
  'query search': {
    most: 1_500,
    send: (told, query_text) => told.call({ path: '/search/patent/query-search-count', body: { query_text } }),
  },
  explain: {
    most: 1_500,
    send: (told, query_text) => told.call({ path: '/search/patent/query-explain', body: { query_text } }),
  },
  'tool of models': { most: 30_000, send: (told, query) => tool(told, 'search', { semantic_query: query }) },
};

/** Texts that have stopped a service before. */
const KNOWN: readonly Attack[] = [
  {
    kind: 'text',
    name: 'chat: "do" and 3,000 tabs',
    run: async (_, told) => void (await chat(told, `do${'\t'.repeat(3_000)}`)),
  },
  {
    kind: 'text',
    name: 'chat: "do" and 19,000 tabs',
    slice: true,
    run: async (_, told) => void (await chat(told, `do${'\t'.repeat(19_000)}`)),
  },
  {
    kind: 'text',
    name: 'novelty submit: 其特征, 4,000 blanks, x在于',
    slice: true,
    run: (_, told) => submit(told, `一种电池冷却装置，包括冷板和泵，其特征${' '.repeat(4_000)}x在于`, 'cn'),
  },
  {
    kind: 'text',
    name: 'similarity search: a million characters',
    run: async (_, told) =>
      void (await told.call(
        { path: '/search/patent/semantic-search-patent', body: { text: manyWords(1_000_000) } },
        answer,
      )),
  },
  {
    kind: 'text',
    name: 'novelty submit: 600,000 characters',
    run: (_, told) => submit(told, manyWords(600_000), 'en'),
  },
];

/** A text of different words. */
export function manyWords(characters: number): string {
  let text = '';
  for (let n = 0; text.length < characters; n++) text += `${((n * 2_654_435_761) >>> 0).toString(36)} cooling plate `;
  return text.slice(0, characters);
}

const UNITS: readonly Attack[] = Object.entries(READERS).map(([name, { most, send }]) => ({
  kind: 'text',
  name: `${name}: ${ATTACK_TEXTS.length} texts of ${most.toLocaleString('en')} characters`,
  async run(_, told, round) {
    const each = ATTACK_TEXTS.map((made) => attackText(made, round % 2 === 0 ? most : Math.floor(most / (round + 1))));
    // as many at once as have places, so that a pass takes as long as the work does
    const next = each.values();
    await Promise.all(
      [0, 1, 2].map(async () => {
        for (const text of next) await send(told, text);
      }),
    );
  },
}));

const WILDCARDS: Attack = {
  kind: 'text',
  name: 'wildcards, negations and nesting as wide and deep as queries go',
  slice: true,
  async run(_, told) {
    for (const query_text of [
      'TACD: (a* OR b*)',
      'TACD: (*ing AND *ion AND *ted AND *ent)',
      'TACD: (ba* OR co* OR de* OR el* OR in* OR pr* OR re* OR st*)',
      'TACD: (co* $W99 pr* $W99 re*)',
      'TACD: (a?????? OR c????? OR e????)',
      `TACD: (${'('.repeat(190)}pump${')'.repeat(190)})`,
      `TACD: (${'('.repeat(300)}pump${')'.repeat(300)})`,
      `TACD: (${'NOT '.repeat(190)}pump)`,
      `TACD: (${Array.from({ length: 90 }, (_, n) => `"a${n} the"`).join(' OR ')})`,
      'TACD: ((the $PRE9 of) $W9 (a $PRE9 the) $SEN (of $PARA in))',
    ])
      await told.call({ path: '/search/patent/query-search-patent', body: { query_text, limit: 1_000 } }, mendable);
  },
};

export const texts: readonly Attack[] = [...KNOWN, WILDCARDS, ...UNITS];

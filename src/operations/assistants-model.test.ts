/**
 * Drafting, feasibility, rights in the way, technical questions and translation with a model that says one thing that
 * holds and one that it has invented: the first is used, of the second there is no trace.
 */
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Operation } from '#operation.ts';
import { demoRecords } from '#testing/demo-records.ts';
import { type AskedOf, type ScriptedEndpoint, scriptedEndpoint } from '#testing/scripted-endpoint.ts';
import { startTestService, type TestService } from '#testing/service.ts';
import { fieldsOf } from '#testing/told-answers.ts';
import translation from './ai-translation/ai61-translation.ts';
import feasibilityCreation from './feasibility-analysis-assistant/ai40-1-creation.ts';
import feasibilityQuery from './feasibility-analysis-assistant/ai40-2-query.ts';
import ftoSubmit from './fto-search/ai66-1-submit.ts';
import ftoFeatures from './fto-search/ai66-2-feature-extract.ts';
import draftInit from './specification-drafting/ai37-1-init.ts';
import draftRead from './specification-drafting/ai37-2-init-result.ts';
import draftGenerate from './specification-drafting/ai37-4-generate-report.ts';
import draftDownload from './specification-drafting/ai37-5-download-report.ts';
import questionSubmit from './technical-q-a/ai36-1-submit.ts';
import questionReport from './technical-q-a/ai36-2-report.ts';

type Row = Record<string, any>;
const INVENTED = /unobtainium|7777 rpm|93\.7 %/i;
const LANGUAGES = ['en', 'zh'] as const;
const TEXT = {
  en: 'A battery module comprises a plurality of battery cells. A cold plate is arranged below the battery cells. A pump reverses the flow of coolant in the cold plate every 40 s.',
  zh: '一种电池模组，包括多个电池单体。电池单体下方设有冷板。泵使冷板中的冷却液的流动方向反转。',
} as const;
const PIECES = {
  en: [
    'A battery module comprises a plurality of battery cells',
    'A cold plate is arranged below the battery cells',
    'A pump reverses the flow of coolant in the cold plate every 40 s',
  ],
  zh: ['一种电池模组，包括多个电池单体', '电池单体下方设有冷板', '泵使冷板中的冷却液的流动方向反转'],
} as const;
const FAKE = 'an unobtainium flux plate that turns at 7777 rpm';

const system = ({ body }: AskedOf): string => body.messages[0].content;
const shown = ({ body }: AskedOf): string => body.messages.at(-1).content;
const isChinese = (text: string) => /\p{Script=Han}/u.test(text);

/** What the model says to each task: what holds, and what does not. */
function answerTo(asked: AskedOf): string {
  const task = system(asked);
  const blocks = [...shown(asked).matchAll(/<data-([0-9a-f]{16}) label="([^"]+)">\n([\s\S]*?)\n<\/data-\1>/g)];
  const material = new Map(blocks.map(([, , label, text]) => [label!, text!]));
  const lang = isChinese([...material.values()].join('\n')) ? 'zh' : 'en';
  if (task.startsWith('Write the abstract'))
    return JSON.stringify({
      text: lang === 'zh' ? `${PIECES.zh[1]}。转速为7777 rpm。` : `${PIECES.en[1]}. It turns at 7777 rpm.`,
    });
  if (task.startsWith('Translate'))
    return JSON.stringify({ translation: task.includes('from en') ? '泵12输送冷却液。' : 'Valve 93 is open.' });
  if (task.startsWith('Find in'))
    return JSON.stringify({ problem: [], subject: [], solution: [TEXT[lang], FAKE], effect: [FAKE] });
  if (task.startsWith('Take the'))
    return JSON.stringify({
      features: [...PIECES[lang], FAKE].map((text) => ({ text, weight: 'key', reason: 'It is needed.' })),
    });
  if (task.startsWith('Choose')) return JSON.stringify({ features: [] });
  if (task.startsWith('Compare'))
    return JSON.stringify({
      features: [...material.keys()]
        .filter((label) => label.startsWith('F'))
        .map((feature_number) => ({
          feature_number,
          verdict: 'disclosed',
          quote: FAKE,
          reason: 'It is made of unobtainium.',
        })),
    });
  const passage = material.get('1') ?? '';
  const [, first] = passage.split('\n');
  return `${(first ?? '').split(/(?<=[.。])/u)[0]!.replace(/[.。]$/u, '')} [1]. The efficiency rises by 93.7 % [1].`;
}

/** What the model was asked, each task once: what it is to do, and the material under its labels. */
const heard = new Set<string>();
function hear(asked: AskedOf): void {
  const said = [system(asked), ...shown(asked).split(/(?=<data-)/)];
  const told = said.map((part) => part.replace(/data-[0-9a-f]{16}/g, 'data').trim()).filter(Boolean);
  heard.add(told.map((part) => `  ${fieldsOf(part).get('')}\n`).join(''));
}

let endpoint: ScriptedEndpoint;
let service: TestService;
beforeAll(async () => {
  const corpus = demoRecords()
    .filter(({ ipc }) => ipc.some((one) => one.startsWith('H01M10/6')))
    .slice(0, 30);
  endpoint = await scriptedEndpoint();
  endpoint.script((asked) => {
    hear(asked);
    return { say: answerTo(asked) };
  });
  const settings = { PRIORA_MODEL_URL: endpoint.url, PRIORA_MODEL: 'tiny', PRIORA_MODEL_KEY: 'mk-secret' };
  service = await startTestService({ corpus, settings });
}, 200_000);
afterAll(async () => {
  await service.close();
  await endpoint.close();
});

async function call(operation: Operation, body: Row): Promise<Row> {
  const reply = await service.call(operation, { body });
  expect([operation.path, reply.status, reply.json?.error_msg]).toEqual([operation.path, 200, '']);
  return reply.data;
}
const file = async (url: string) => (await fetch(url)).text();
const wire = { en: 'en', zh: 'cn' } as const;

it.each(LANGUAGES)('drafting: a sentence of the abstract that nobody said is dropped (%s)', async (lang) => {
  const claim = { en: `1. ${TEXT.en.split('.')[0]}.`, zh: `1、${PIECES.zh[0]}。` }[lang];
  const { task_id } = await call(draftInit, { claim, disclosure: TEXT[lang] });
  const { category } = await call(draftRead, { task_id, wait_ms: 40_000 });
  endpoint.asked.length = 0;
  await call(draftGenerate, { task_id, title: { en: 'Battery module', zh: '电池模组' }[lang], category });
  const done = await call(draftDownload, { task_id, wait_ms: 50_000 });
  expect(endpoint.asked.map(system).join('\n')).toContain('Write the abstract');
  const told = JSON.stringify(done);
  expect(told).not.toContain('unobtainium');
  const written = await file(done.files?.find(({ format }: Row) => format === 'html')?.url ?? done.report_url);
  expect(written).not.toMatch(INVENTED);
});

it.each(LANGUAGES)(
  'feasibility: nothing that was invented stands in the report (%s)',
  { timeout: 120_000 },
  async (lang) => {
    const { task_id } = await call(feasibilityCreation, { text: TEXT[lang], lang: wire[lang] });
    endpoint.asked.length = 0;
    let done: Row;
    do done = await call(feasibilityQuery, { task_id, wait_ms: 50_000 });
    while (done.status === 1);
    expect(new Set(endpoint.asked.map((one) => system(one).split(' ')[0]))).toEqual(
      new Set(['Find', 'Take', 'Choose', 'Write', 'Compare']),
    );
    const html = await file((done.files as Row[]).find(({ url }) => url)!.url);
    expect(html).toContain(PIECES[lang][1]);
    expect(html).not.toMatch(INVENTED);
  },
);

it.each(LANGUAGES)('rights in the way: the features are those of the product (%s)', async (lang) => {
  const { task_id } = await call(ftoSubmit, { input: TEXT[lang], lang: wire[lang] });
  const { features } = await call(ftoFeatures, { task_id });
  expect(features.map(({ tech_feature }: Row) => tech_feature)).toEqual(PIECES[lang]);
});

it.each([
  ['en', 'How can a cold plate of a battery be cooled?'],
  ['zh', '电池的冷板如何冷却？'],
])('technical questions: a sentence without its document is left out (%s)', async (lang, input) => {
  const { task_id } = await call(questionSubmit, { input, lang: wire[lang as 'en'] });
  const { message_response: answer } = await call(questionReport, { task_id, wait_ms: 50_000 });
  expect(answer.summary).not.toMatch(INVENTED);
  expect(answer.references.length).toBeGreaterThan(0);
});

it('translation: what does not hold twice stands marked and untranslated', async () => {
  const good = await call(translation, { text: 'Pump 12 delivers coolant.', source_lang: 'EN', target_lang: 'CN' });
  expect([good.translate_result, good.segments[0].by]).toEqual(['泵12输送冷却液。', 'model']);
  const bad = await service.call(translation, {
    body: { text: '阀门41是打开的。', source_lang: 'CN', target_lang: 'EN' },
  });
  expect(JSON.stringify(bad.json)).not.toContain('Valve 93');
});

// after all others: as it was written down (vitest -u, and the diff)
it('the model was asked what is written down, and nothing else', async () => {
  await expect([...heard].sort().join('\n')).toMatchFileSnapshot('./readings/asked-of-models.txt');
});

/**
 * Every flow run to its end with a model that helps, one that invents and one that answers garbage or commands, on a
 * part of the demo corpus: what of it stands in answers and documents. Prints the table of README.md, and what has no
 * basis. `npm run eval:models [-- flow ...]`
 */
import { demoRecords } from '#testing/demo-records.ts';
import { scriptedEndpoint } from '#testing/scripted-endpoint.ts';
import { startTestService, type TestService } from '#testing/service.ts';
import { FLOWS, type Input } from './flows.ts';
import { borneIn, INPUTS, quotesIn, statementsOf, wordsOf } from './measure.ts';
import { behaving, COMMANDED, INVENTED, MANNERS } from './models.ts';

const wanted = process.argv.slice(2).filter((word) => word in FLOWS);
const corpus = demoRecords().filter(({ ipc }) => ipc.some((one) => one.startsWith('H01M10/6')));
const stored = wordsOf(corpus);
const endpoint = await scriptedEndpoint();
const settings = { PRIORA_LOG_LEVEL: 'error' };
const modelled = { ...settings, PRIORA_MODEL_URL: endpoint.url, PRIORA_MODEL: 'tiny', PRIORA_MODEL_KEY: 'mk' };
const plain = await startTestService({ corpus, settings });
const service = await startTestService({ corpus, settings: modelled });

async function ran(of: TestService, flow: string, input: Input) {
  const began = process.cpuUsage();
  const result = await FLOWS[flow]!(of, input);
  const { user, system } = process.cpuUsage(began);
  return { result, seconds: (user + system) / 1e6 };
}

console.log(
  '| flow | language | model | asked | new beside no model | statements of documents | texts of answers | without a basis | invented | commands | quotes | verified | s |',
);
console.log('|---|---|---|---|---|---|---|---|---|---|---|---|---|');
try {
  for (const flow of wanted.length > 0 ? wanted : Object.keys(FLOWS))
    for (const input of INPUTS) {
      const before = statementsOf((await ran(plain, flow, input)).result);
      for (const manner of MANNERS) {
        endpoint.script(behaving(manner));
        let row: string[];
        const lines: string[] = [];
        try {
          const { result, seconds } = await ran(service, flow, input);
          const statements = statementsOf(result);
          const fresh = [...statements].filter((one) => !before.has(one));
          const { printed, answered, loose } = borneIn(result, input, stored);
          const invented = [...statements].filter((one) => INVENTED.test(one));
          const commanded = [...statements, ...result.pages].filter((one) => COMMANDED.test(one));
          const { quotes, wrong } = await quotesIn(result, service.corpus);
          row = [
            endpoint.asked.length,
            fresh.length,
            printed,
            answered,
            loose.length,
            invented.length,
            commanded.length,
            quotes,
            quotes - wrong.length,
            seconds.toFixed(1),
          ].map(String);
          lines.push(
            ...invented.map((one) => `  invented: ${one}`),
            ...commanded.map((one) => `  command: ${one.slice(0, 300)}`),
            ...wrong.map((one) => `  quote: ${one}`),
          );
          lines.push(...loose.map((one) => `  loose: ${one}`));
        } catch (error) {
          row = [`failed: ${(error as Error).message}`];
        }
        console.log(`| ${[flow, input.lang, manner, ...row].join(' | ')} |`);
        for (const line of lines.slice(0, 40)) console.log(line.slice(0, 420));
      }
    }
} finally {
  await Promise.all([plain.close(), service.close()]);
  await endpoint.close();
}

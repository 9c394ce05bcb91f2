/**
 * Products that a person told in other words than the claims (`told.json`), through the whole flow over HTTP, with no
 * model: at which place stands the right on the very product? The corpus is all patents of the sets of `run.ts`; none
 * of the rights asked for has ended. Prints the table of README.md. `npm run eval:fto-told [-- --half tune|report]
 * [--errors]`
 */
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Patent } from '#collections/patents/patent.ts';
import { startTestService, type TestService } from '#testing/service.ts';
import { load, shared } from '../novelty/run.ts';
import { post, searched } from './asked.ts';
import { SETS } from './run.ts';

interface Told {
  readonly half: 'tune' | 'report';
  readonly language: 'en' | 'zh';
  /** The right on it. */
  readonly document: string;
  readonly product: string;
}

async function corpus(): Promise<Patent[]> {
  const all: Patent[] = [];
  for (const set of SETS) {
    const path = resolve(shared, set.path);
    if (existsSync(path)) all.push(...(await load(set.source, path)));
    else console.log(`${set.name}: skipped, ${set.path} is not on this machine`);
  }
  return all;
}

/** The rights in the way of a product, in their order. */
async function rightsOf(service: TestService, { product, language }: Told) {
  const lang = language === 'zh' ? 'cn' : 'en';
  const { task_id } = await post(service, '/submit', { input: product, lang });
  const { features } = await post(service, '/feature/extract', { task_id });
  await post(service, '/feature/confirm', { task_id, tech_features: features });
  return (await searched(service, task_id)).final_result as { document: string; title: string; risk_level: string }[];
}

const { values } = parseArgs({
  options: { half: { type: 'string', default: 'tune' }, errors: { type: 'boolean', default: false } },
});
const cases: Told[] = JSON.parse(readFileSync(resolve(import.meta.dirname, 'told.json'), 'utf8'));
const service = await startTestService({ settings: { PRIORA_LOG_LEVEL: 'error' }, corpus: await corpus() });
try {
  console.log('| products | first | first 3 | first 10 | mean reciprocal place | listed |\n|---|---|---|---|---|---|');
  for (const language of ['en', 'zh'] as const) {
    const places: number[] = [];
    const asked = cases.filter((one) => one.half === values.half && one.language === language);
    for (const one of asked) {
      const rights = await rightsOf(service, one);
      const at = rights.findIndex(({ document }) => document === one.document);
      places.push(at < 0 ? Number.POSITIVE_INFINITY : at + 1);
      if (values.errors && at !== 0)
        console.log(
          `${one.document} at ${at + 1} of ${rights.length}; ${rights
            .slice(0, Math.max(0, Math.min(5, at)))
            .map(({ document, title, risk_level }) => `${document} ${risk_level} ${title}`)
            .join('; ')}`,
        );
    }
    const within = (place: number) => places.filter((one) => one <= place).length;
    const reciprocal = places.reduce((sum, place) => sum + 1 / place, 0) / Math.max(1, places.length);
    console.log(
      `| ${language}, ${values.half}: ${asked.length} | ${within(1)} | ${within(3)} | ${within(10)} | ${reciprocal.toFixed(2)} | ${within(99)} |`,
    );
  }
} finally {
  await service.close();
}

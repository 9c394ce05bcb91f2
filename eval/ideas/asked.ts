/**
 * What a small model knows of a cell: one question for each, the passage and the feature, to be answered by one word.
 * Over the cells that `eval:ideas --keep` kept, of own patents and of the first other document of each list, as many of
 * each as are asked for. `npm run eval:ideas-model -- --kept folder [--way detail|says] [--disclosed n] [--absent n]
 * [--rivals n] [--open] [--cells]`: `--open` asks only what wording leaves open. The model is that of
 * `eval/models/small-model.ts`, or any other at `PRIORA_MODEL_URL`; without one, or without what was kept, it says so.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Model } from '#models/model.ts';
import { openAiCompatible } from '#models/openai-compatible.ts';
import type { NoveltySearchData } from '#operations/novelty-search/data.ts';
import { Type } from '#typebox.mjs';
import { noSmallModel, startSmallModel } from '../models/small-model.ts';
import { IDEAS, type Idea } from './ideas.ts';

const { values } = parseArgs({
  options: {
    kept: { type: 'string' },
    half: { type: 'string', default: 'tune' },
    lang: { type: 'string', default: 'en' },
    way: { type: 'string', default: 'detail' },
    disclosed: { type: 'string', default: '10' },
    absent: { type: 'string', default: '7' },
    rivals: { type: 'string', default: '8' },
    open: { type: 'boolean', default: false },
    cells: { type: 'boolean', default: false },
  },
});

/** Ways of asking: what the model is, what it is asked of passage and feature, and what it may say, the first is no. */
const WAYS = {
  detail: {
    instructions: 'Answer yes or no.',
    question: (passage: string, feature: string) =>
      `A patent says: "${passage}"\n\nIs this statement true of that text, in every detail: "${feature}"?`,
    says: ['no', 'yes'],
  },
  says: {
    instructions:
      'Compare one technical feature with one passage of a patent. yes: the passage says all of the feature, in whatever words. partly: it says some of it. no: it says none of it. Judge only what the passage says.',
    question: (passage: string, feature: string) =>
      `Passage: ${passage}\n\nFeature: ${feature}\n\nDoes the passage say the feature?`,
    says: ['yes', 'partly', 'no'],
  },
} as const;

interface Cell {
  readonly kind: 'disclosed' | 'absent' | 'rival';
  readonly said: string;
  readonly feature: string;
  readonly passage: string;
}

function cellsOf(idea: Idea, { confirmed_features = [], documents = [] }: NoveltySearchData): Cell[] {
  const own = documents.find(({ publication_number }) => publication_number === idea.of);
  const rival = documents.find(({ publication_number }) => publication_number !== idea.of);
  return [own, rival].flatMap((document) =>
    (document?.comparison.features ?? []).flatMap(({ feature_number, verdict, quote }): Cell[] => {
      const feature = confirmed_features.find(({ number }) => number === feature_number);
      const place = feature?.original;
      const marked = idea.features.find(
        (one) =>
          place && Math.min(place.end, one.end) - Math.max(place.start, one.start) >= 0.5 * (one.end - one.start),
      );
      if (!quote || !feature || !marked || marked.truth === 'partly') return [];
      const kind = document === rival ? 'rival' : marked.truth === 'disclosed' ? 'disclosed' : 'absent';
      return [{ kind, said: verdict, feature: feature.text, passage: quote.text }];
    }),
  );
}

/** A number of a text that says nothing of it: cells are taken in its order. */
const drawn = (text: string) => [...text].reduce((hash, one) => (Math.imul(hash, 31) + one.codePointAt(0)!) >>> 0, 7);

async function ask(model: Model, cells: readonly Cell[]): Promise<void> {
  const way = WAYS[values.way as keyof typeof WAYS];
  const Answer = Type.Object({ verdict: Type.Union(way.says.map((one) => Type.Literal(one))) });
  const counts = new Map<string, number>();
  for (const { kind, said, feature, passage } of cells) {
    const { value } = await model.object(Answer, {
      prompt: { instructions: way.instructions, turns: [{ role: 'user', text: way.question(passage, feature) }] },
      ...{ account: '', signal: new AbortController().signal, max_output_tokens: 20 },
    });
    const key = `${kind} | ${said} | ${value.verdict}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
    if (values.cells) console.log(`${key}: ${feature}\n    ${passage.slice(0, 200).replaceAll('\n', ' ')}`);
  }
  console.log('| cell | by wording | model | cells |\n|---|---|---|---|');
  for (const [key, count] of [...counts].toSorted()) console.log(`| ${key} | ${count} |`);
}

const elsewhere = process.env.PRIORA_MODEL_URL;
const missing =
  (elsewhere === undefined ? noSmallModel(process.env) : undefined) ??
  (values.kept === undefined || !existsSync(values.kept) ? '--kept names no folder of `eval:ideas --keep`' : undefined);
if (missing !== undefined) {
  console.log(`skipped: ${missing}`);
} else {
  const most = { disclosed: values.disclosed, absent: values.absent, rival: values.rivals };
  const all = IDEAS.filter(({ half, lang }) => half === values.half && lang === values.lang).flatMap((idea) => {
    const file = join(values.kept!, `${idea.of}.json`);
    return existsSync(file) ? cellsOf(idea, JSON.parse(readFileSync(file, 'utf8'))) : [];
  });
  const asked = (Object.keys(most) as Cell['kind'][]).flatMap((kind) =>
    all
      .filter((cell) => cell.kind === kind && !(values.open && cell.said === 'disclosed'))
      .toSorted((a, b) => drawn(a.feature) - drawn(b.feature))
      .slice(0, Number(most[kind])),
  );
  const small = elsewhere === undefined ? await startSmallModel() : undefined;
  try {
    const endpoint = { url: small?.url ?? elsewhere!, model: process.env.PRIORA_MODEL ?? 'small' };
    const limits = { timeout_ms: 600_000, concurrency: 1, retries: 0, context_tokens: 4_096, max_output_tokens: 100 };
    await ask(openAiCompatible({ ...endpoint, ...limits }), asked);
    const spent = await small?.spent();
    if (spent)
      console.log(
        `${spent.calls} calls, ${spent.read} tokens read, ${spent.written} written, ${spent.seconds.toFixed(0)} s`,
      );
  } finally {
    await small?.close();
  }
}

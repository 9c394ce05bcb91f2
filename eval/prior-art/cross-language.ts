import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { patents } from '#collections/patents/patents.ts';
import { addDictionary } from '#collections/patents/similar/learned/dictionary-file.ts';
import { learn } from '#collections/patents/similar/learned/learn.ts';
import { followMeaning } from '#collections/patents/similar/meaning/follow.ts';
import { type Component, similarPatents } from '#collections/patents/similar/similar.ts';
import { sqliteCorpus } from '#stores/sqlite/address.ts';
import { openEvaluation } from './corpus.ts';
import { type Invention, PAIRS, readInventions, toPatent } from './inventions.ts';
import { estimate, measure } from './metrics.ts';

const { values } = parseArgs({
  options: {
    data: {
      type: 'string',
      default: process.env.PRIORA_SHARED_DATA ?? resolve(import.meta.dirname, '../../../shared/data'),
    },
    cache: { type: 'string', default: join(tmpdir(), 'priora-eval-languages') },
    /** A package of a sentence encoder, with whose model it runs; give it a cache of its own. */
    encoder: { type: 'string' },
    /** Leaves out what is published in both languages, so that nothing can be learned: give it a cache of its own. */
    unlearned: { type: 'boolean', default: false },
    /** A file of a dictionary that translates beside the program's own words. */
    dictionary: { type: 'string' },
  },
});

const OTHERS = 'patents/uspto-grant-xml';
const missing = [PAIRS, OTHERS].filter((path) => !existsSync(join(values.data, path)));
if (missing.length > 0) {
  process.stderr.write(`Not here: ${missing.join(', ')}. Say where with --data.\n`);
  process.exit(1);
}

const say = (text: string) => process.stdout.write(`${text}\n`);
const all = readInventions(join(values.data, PAIRS)).filter(({ role }) => role !== 'both' || !values.unlearned);
const corpus = await openEvaluation(values.cache, [join(values.data, OTHERS)], say, values.encoder);
try {
  await corpus.put(patents, all.map(toPatent));
  if (values.dictionary !== undefined) await addDictionary(values.dictionary, values.cache);
  say(`learned from ${(await learn(sqliteCorpus(values.cache), { relearn: true })).documents} documents`);
  const encoded = (await corpus.meaning?.model())
    ? (await followMeaning(sqliteCorpus(values.cache))).documents
    : undefined;
  if (encoded !== undefined) say(`encoded ${encoded} documents`);
  const figure = (x: number) => x.toFixed(3).replace(/^0/, '');
  const of = (role: Invention['role']) => all.filter((invention) => invention.role === role).length;
  say(
    `${of('both')} inventions in both languages to learn from; ${of('en')} in English alone, ${of('zh')} in Chinese alone\n`,
  );
  say('| Query and corpus text | Method | R@1 | R@10 | MRR |\n|---|---|---|---|---|');
  const methods: readonly (readonly [string, readonly Component[]])[] = [
    ['words alone', ['translations', 'meaning', 'likeness']],
    ['with meaning', ['translations', 'likeness']],
    ['with translations', ['meaning', 'likeness']],
    ['both', ['likeness']],
    ...(encoded === undefined
      ? []
      : ([
          ['with the encoder, nothing learned', ['translations', 'meaning']],
          ['all', []],
        ] as const)),
  ];
  for (const [from, to] of [
    ['zh', 'en'],
    ['en', 'zh'],
  ] as const) {
    for (const [name, without] of methods) {
      const found: { first: number; ten: number; rank: number }[] = [];
      for (const invention of all.filter(({ role }) => role === to)) {
        const { hits } = await similarPatents(corpus, {
          text: invention[from].join('\n'),
          limit: 1000,
          reasons: false,
          without,
        });
        const ranking = hits.map(({ id }) => id);
        const { recall_10, reciprocal_rank } = measure(ranking, new Set([invention.number]));
        found.push({ first: ranking[0] === invention.number ? 1 : 0, ten: recall_10, rank: reciprocal_rank });
      }
      const cells = (['first', 'ten', 'rank'] as const).map((key) => {
        const { mean, low, high } = estimate(found.map((row) => row[key]));
        return `${figure(mean)} [${figure(low)}, ${figure(high)}]`;
      });
      say(`| ${from} for ${to} | ${name} | ${cells.join(' | ')} |`);
    }
  }
  say(
    '\n| Query in the language of its counterpart | First ten in the other language alone | Of them, US grants |\n|---|---|---|',
  );
  const role = new Map(all.map((invention) => [invention.number, invention.role]));
  for (const lang of ['en', 'zh'] as const) {
    const other = lang === 'en' ? 'zh' : 'en';
    const shown = { all: 0, foreign: 0, grants: 0 };
    for (const invention of all.filter((one) => one.role === lang)) {
      const text = invention[lang].join('\n');
      const { hits } = await similarPatents(corpus, { text, limit: 11, reasons: false, without: ['likeness'] });
      for (const { id } of hits.filter((hit) => hit.id !== invention.number).slice(0, 10)) {
        const isGrant = !role.has(id);
        shown.all++;
        if (role.get(id) === other || (isGrant && other === 'en')) shown.foreign++;
        if (isGrant && other === 'en') shown.grants++;
      }
    }
    say(`| ${lang} | ${figure(shown.foreign / shown.all)} | ${figure(shown.grants / shown.all)} |`);
  }
} finally {
  await corpus.close();
}

// Names that the dictionary finds: against MeSH terms that registers and PubMed give, against marks of people, and on
// 300 sentences of patents, papers and trials that were marked for it.
//   node eval/tagging/run.ts [tune|report] [cedict.json]
// Records and sentences of even number are for tuning, odd ones for the report.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { type EntityKind, entityId, foldedName } from '#collections/entities/entities.ts';
import { TAGGED_KINDS } from '#collections/tags/tagged.ts';
import type { Trial } from '#collections/trials/trials.ts';
import { trials } from '#collections/trials/trials.ts';
import type { Work } from '#collections/works/work.ts';
import { works } from '#collections/works/works.ts';
import type { Collection } from '#corpus/collection.ts';
import { unitsOf } from '#corpus/quote.ts';
import { withDescribed } from '#dictionary/described.ts';
import { sureNames } from '#dictionary/surety.ts';
import { subjectsIn, sureMentionsOf, sureSubjects } from '#dictionary/tagging/follow.ts';
import { Tagger, type TagMention } from '#dictionary/tagging/tag.ts';
import { assembledRecords } from '#testing/assembled-records.ts';
import { sharedData } from '#testing/shared-data.ts';
import { readDictionary } from './dictionary.ts';
import { type MarkedAbstract, pubtator } from './pubtator.ts';
import { cellsOf, type Kinship, scoreOf } from './sentence-score.ts';
import { halfOfSentences, MARKED_KINDS, sentenceReader } from './sentences.ts';

const half = process.argv[2] === 'tune' ? 'tune' : 'report';
const [drugs, literature, registers] = ['drugs', 'literature', 'clinical-trials'].map((name) => sharedData(name));
if (!drugs || !literature || !registers) {
  console.log('No shared data (PRIORA_SHARED_DATA): nothing to measure.');
  process.exit(0);
}
const REGISTERS = ['ctgov-classic-xml', 'ctgov-v1-fullstudies-json', 'ctgov-v2-json'];
const cedict = process.argv[3] === undefined ? [] : (JSON.parse(readFileSync(process.argv[3], 'utf8')) as Entry[]);
interface Entry {
  readonly simplified: string;
  readonly traditional: string;
  readonly english: string[];
}
const words = cedict.map(({ simplified, traditional, english }) => ({ chinese: [simplified, traditional], english }));
const { things, automaton } = await readDictionary(drugs, words);
const tagger = new Tagger(automaton, ['disease', 'drug', 'target']);

/** Every second record of some files. */
const halfOf = async <R>(collection: Collection<R>, paths: readonly string[]): Promise<R[]> =>
  (await assembledRecords(collection, paths)).filter((_, at) => (at % 2 === 0) === (half === 'tune'));

/** Things that have a name, folded, of a kind. */
const named = new Map<string, number[]>();
for (let pattern = 0; pattern < automaton.patterns; pattern++)
  for (const { entity, text, derived, sort } of automaton.names(pattern)) {
    if (derived || (sort !== 'preferred' && sort !== 'exact')) continue;
    const key = `${automaton.kindOf(entity)} ${foldedName(text)}`;
    named.set(key, [...new Set([...(named.get(key) ?? []), entity])]);
  }

const nameOfThing = new Map<number, string>();
for (let pattern = 0; pattern < automaton.patterns; pattern++)
  for (const { entity, text, sort } of automaton.names(pattern))
    if (sort === 'preferred' || !nameOfThing.has(entity)) nameOfThing.set(entity, text);
const nameOf = (entity: number) => nameOfThing.get(entity)!;

const kin = (a: number, b: number) => a === b || automaton.within(a).includes(b) || automaton.within(b).includes(a);
const share = (a: number, b: number) => (b === 0 ? '–' : (a / b).toFixed(3));

interface Method {
  readonly name: string;
  readonly find: (units: readonly { readonly id: string; readonly text: string }[], kind: EntityKind) => number[];
}
const METHODS: readonly Method[] = [
  {
    name: 'names as they stand',
    find: (units, kind) => [
      ...new Set(
        units.flatMap(({ text }) =>
          automaton.matches(text).flatMap(({ pattern, start, end }) => {
            const form = foldedName(text.slice(start, end));
            return automaton
              .names(pattern)
              .filter(
                ({ entity, text: name, derived }) =>
                  !derived && automaton.kindOf(entity) === kind && foldedName(name) === form,
              )
              .map(({ entity }) => entity);
          }),
        ),
      ),
    ],
  },
  { name: 'tags', find: (units, kind) => of(meantIn(units, kind)) },
  {
    name: 'tags that are headings',
    find: (units, kind) => of(meantIn(units, kind)).filter((one) => automaton.isHeading(one)),
  },
  {
    name: 'sure tags',
    find: (units, kind) => sureSubjects(meantIn(units, kind), automaton).map(([entity]) => entity),
  },
  {
    name: 'sure tags, named twice or alone',
    find: (units, kind) => {
      const meant = meantIn(units, kind);
      const alone = of(meant).length === 1;
      return sureSubjects(meant, automaton).flatMap(([one, { length }]) => (alone || length > 1 ? [one] : []));
    },
  },
];

/** What a document is about, as trials are tagged. */
function meantIn(units: readonly { readonly id: string; readonly text: string }[], kind: EntityKind): TagMention[] {
  const mentions = tagger.tag(units).mentions.filter((one) => one.kind === kind && !one.negated && !one.circumstance);
  return kind === 'disease' ? subjectsIn(units, mentions, [['condition', 'title', 'abstract']], automaton) : mentions;
}
function of(mentions: readonly TagMention[]): number[] {
  return [...new Set(mentions.map(({ entity }) => entity))];
}

/**
 * Tags against the terms that a register or PubMed gives; a term that the dictionary does not have is counted apart.
 */
function againstTerms<R>(
  title: string,
  records: readonly R[],
  kind: EntityKind,
  terms: (record: R) => readonly string[],
  units: (record: R) => readonly { readonly id: string; readonly text: string; readonly part?: string }[],
) {
  for (const { name, find } of METHODS) {
    // drugs have no sure ones
    if (kind !== 'disease' && name.startsWith('sure')) continue;
    let [found, right, near, stated, truth, known, reached, around] = [0, 0, 0, 0, 0, 0, 0, 0];
    const missed = new Map<string, number>();
    const wrong = new Map<string, number>();
    for (const record of records) {
      const wanted = [...new Set(terms(record))];
      const meant = wanted.map((term) => named.get(`${kind} ${foldedName(term)}`) ?? []);
      const tags = find(units(record), kind);
      truth += wanted.length;
      known += meant.filter((each) => each.length > 0).length;
      // a term that the dictionary does not have cannot be found, so what else is found cannot be judged
      const judged = meant.every((things) => things.length > 0) ? tags : [];
      found += judged.length;
      right += judged.filter((tag) => meant.some((things) => things.includes(tag))).length;
      near += judged.filter((tag) => meant.some((things) => things.some((thing) => kin(thing, tag)))).length;
      const conditions = units(record).filter(({ part }) => part === 'condition');
      for (const tag of judged)
        if (!meant.some((things) => things.some((thing) => kin(thing, tag)))) {
          if (conditions.some((condition) => fills(condition, tag))) stated += 1;
          const words = `${nameOf(tag)} for ${wanted.join(' + ')}`;
          wrong.set(words, (wrong.get(words) ?? 0) + 1);
        }
      for (const [at, things] of meant.entries()) {
        if (tags.some((tag) => things.includes(tag))) reached += 1;
        if (tags.some((tag) => things.some((thing) => kin(thing, tag)))) around += 1;
        else if (things.length > 0) missed.set(wanted[at]!, (missed.get(wanted[at]!) ?? 0) + 1);
      }
    }
    console.log(
      `${title} (${half}, ${records.length} records, ${truth} terms, ${known} of them in the dictionary), ${name}: strictly precision ${share(right, found)}, recall ${share(reached, known)}; with ancestors and descendants ${share(near, found)}, ${share(around, known)}; with what the sponsor entered as a whole condition ${share(near + stated, found)} (${stated} of ${found - near} others)`,
    );
    if (half === 'tune') console.log('  missed:', top(missed), '\n  not given:', top(wrong));
  }
}

/** Whether a condition is the name of a thing, and no more. */
const fills = (condition: { readonly id: string; readonly text: string; readonly part?: string }, thing: number) =>
  tagger
    .tag([condition])
    .mentions.some(
      ({ entity, start, end }) => entity === thing && start === 0 && end === condition.text.trimEnd().length,
    );

const top = (of: Map<string, number>) =>
  [...of]
    .sort((a, b) => b[1] - a[1])
    .slice(0, 40)
    .map(([words, n]) => `${words} ${n}`)
    .join('; ');

const trialsHere = (
  await halfOf<Trial>(
    trials,
    REGISTERS.map((name) => join(registers, name)),
  )
).filter(({ condition_headings }) => condition_headings.length > 0);
againstTerms(
  'trials, conditions and titles',
  trialsHere,
  'disease',
  (trial) => trial.condition_headings,
  (trial) => unitsOf(trials, trial).filter(({ part }) => part === 'title' || part === 'condition'),
);
const articles = (await halfOf<Work>(works, [join(literature, 'pubmed-xml')])).filter(
  ({ mesh, abstracts }) => mesh.length > 0 && abstracts.length > 0,
);
for (const kind of ['disease', 'drug'] as const)
  againstTerms(
    `articles, title and abstract, ${kind}s`,
    articles,
    kind,
    ({ mesh }) => mesh.map(({ heading }) => heading).filter((heading) => named.has(`${kind} ${foldedName(heading)}`)),
    (work) => unitsOf(works, work).filter(({ part }) => part === 'title' || part === 'abstract'),
  );

/**
 * Tags of sentences against their marks: identities of marks are those of the dictionary. Names that are sure are what
 * documents are tagged with.
 */
function onSentences(shared: string, title: string, file: string): void {
  const numberOf = new Map<string, number>();
  for (const entity of nameOfThing.keys()) numberOf.set(automaton.idOf(entity), entity);
  const idOf = new Map<string, string>();
  for (const { id, keys } of things) for (const key of keys) idOf.set(key, id);
  const kinship = (id: string, identity: string): Kinship => {
    // what is none of the store's is one of the program's own common things
    const meant = idOf.get(identity) ?? entityId(identity);
    if (meant === id) return 'same';
    const [a, b] = [numberOf.get(meant), numberOf.get(id)];
    return a !== undefined && b !== undefined && kin(a, b) ? 'kin' : 'other';
  };
  const read = sentenceReader((file) => join(shared, file));
  const given = ({ start, end, kind, entity }: TagMention) => ({ start, end, kind, id: automaton.idOf(entity) });
  const judged = halfOfSentences(half, file).map((sentence) => {
    const units = [{ id: 'sentence', text: read(sentence) }];
    const { mentions } = tagger.tag(units);
    const { text } = units[0]!;
    return {
      ...sentence,
      text,
      // as AI01 answers in English where the dictionary is loaded
      answered: sureNames(withDescribed(mentions, text), mentions, text).map((one) => ({ ...one, id: '' })),
      named: mentions.map(given),
      found: sureMentionsOf(units, mentions).map(given),
    };
  });
  const unknown = judged.flatMap(({ marks }) =>
    marks.flatMap(({ identity }) => (identity !== undefined && !idOf.has(identity) ? [identity] : [])),
  );
  if (unknown.length > 0) console.log('identities that no source here has:', [...new Set(unknown)].join(', '));
  const row = (title: string, kind: string, of: Parameters<typeof scoreOf>[0], kinds: readonly string[]) =>
    console.log(`| ${[title, kind, of.length, ...cellsOf(scoreOf(of, kinds, kinship))].join(' | ')} |`);
  const head = ['Text', 'Kind', 'Sentences', 'Marked', 'Found', 'Precision', 'Recall', 'F1'];
  head.push('Precision, kin', 'Recall, kin', 'F1, kin');
  console.log(`${title} (${half})\n| ${head.join(' | ')} |\n|${'---|'.repeat(head.length)}`);
  for (const [lang, ofs] of Map.groupBy(judged, (one) => one.lang)) {
    for (const kind of MARKED_KINDS) row(lang, kind, ofs, [kind]);
    for (const [of, own] of Map.groupBy(ofs, (one) => one.of)) row(`${lang}, ${of}s`, 'all tagged', own, TAGGED_KINDS);
    row(lang, 'all tagged', ofs, TAGGED_KINDS);
    const all = ofs.map((one) => ({ ...one, found: one.named }));
    row(`${lang}, also names that are not sure`, 'all tagged', all, TAGGED_KINDS);
    if (lang !== 'en') continue;
    // no identities: places and kinds alone
    const placed = ofs.map(({ of, marks, answered }) => ({
      of,
      marks: marks.map(({ identity: _, ...mark }) => mark),
      found: answered,
    }));
    for (const kind of TAGGED_KINDS) row(`${lang}, AI01`, kind, placed, [kind]);
    for (const [of, own] of Map.groupBy(placed, (one) => one.of))
      row(`${lang}, AI01, ${of}s`, 'all', own, TAGGED_KINDS);
    row(`${lang}, AI01`, 'all', placed, TAGGED_KINDS);
  }
  row('all languages', 'all tagged', judged, TAGGED_KINDS);
  // the cases of the other half are not looked at
  if (half === 'report') return;
  for (const { digest, text, marks, found } of judged) {
    const lone = scoreOf([{ marks, found }], TAGGED_KINDS, kinship);
    if (lone.strict.precision === 1 && lone.strict.recall === 1) continue;
    if (lone.found + lone.marked === 0) continue;
    const named = (id: string) => nameOf(numberOf.get(id)!);
    const names = found.map(({ start, end, kind, id }) => `${kind} ${text.slice(start, end)} (${named(id)})`);
    const wanted = marks.map((one) => `${one.kind} ${one.text} (${one.identity ?? 'none'})`);
    console.log(`  ${digest} found: ${names.join('; ')} | marked: ${wanted.join('; ')} | ${text}`);
  }
}

onSentences(sharedData('.')!, 'sentences marked by hand', 'sentences.jsonl');
onSentences(sharedData('.')!, 'further sentences in English', 'fresh-english.jsonl');
onSentences(sharedData('.')!, 'sentences in English of other documents', 'blind-english.jsonl');
onSentences(sharedData('.')!, 'later sentences in English', 'later-english.jsonl');

const marked = (file: string): MarkedAbstract[] => pubtator(gunzipSync(readFileSync(file)).toString('utf8'));

const SETS = [
  { name: 'BC5CDR', file: 'bc5cdr-corpus/CDR_Dev_Test.PubTator.txt.gz', kinds: ['drug', 'disease'] },
  { name: 'NCBI disease', file: 'ncbi-disease-corpus/NCBI_disease_corpus.pubtator.txt.gz', kinds: ['disease'] },
] as const;
for (const { name, file, kinds } of SETS) {
  const texts = marked(join(literature, file)).filter((_, at) => (at % 2 === 0) === (half === 'tune'));
  for (const described of [false, true])
    for (const kind of kinds) {
      let [truth, found, right, near] = [0, 0, 0, 0];
      const [missed, wrong, ends] = [new Map<string, number>(), new Map<string, number>(), new Map<string, number>()];
      const count = (of: Map<string, number>, words: string) => of.set(words, (of.get(words) ?? 0) + 1);
      for (const { text, mentions } of texts) {
        const tags = tagger.tag([{ id: 'text', text }]).mentions;
        const mine = (described ? withDescribed(tags, text) : tags).filter((one) => one.kind === kind);
        const wanted = mentions.filter((one) => one.kind === kind);
        truth += wanted.length;
        found += mine.length;
        for (const one of mine) {
          const words = text.slice(one.start, one.end);
          const over = wanted.filter(({ start, end }) => start < one.end && end > one.start);
          if (over.some(({ start, end }) => start === one.start && end === one.end)) right += 1;
          else if (over.length > 0) count(ends, `${words} for ${text.slice(over[0]!.start, over[0]!.end)}`);
          else count(wrong, words);
          if (over.length > 0) near += 1;
        }
        for (const one of wanted)
          if (!mine.some(({ start, end }) => start < one.end && end > one.start))
            count(missed, text.slice(one.start, one.end));
      }
      const [precision, recall] = [right / found, right / truth];
      console.log(
        `${name} (${half}, ${texts.length} abstracts) ${kind}s, ${described ? 'with descriptions' : 'names alone'}: ${found} found, ${truth} marked; both ends right: precision ${precision.toFixed(3)}, recall ${recall.toFixed(3)}, F1 ${((2 * precision * recall) / (precision + recall)).toFixed(3)}; overlapping: precision ${share(near, found)}`,
      );
      if (half === 'tune')
        console.log('  missed:', top(missed), '\n  not marked:', top(wrong), '\n  other ends:', top(ends));
    }
}

/**
 * Labels of drugs with the indications that LabeledIn marks: other illnesses are not marked, so ends alone are judged.
 */
function onLabels(file: string): void {
  let [marks, met, right] = [0, 0, 0];
  const ends = new Map<string, number>();
  const lines = gunzipSync(readFileSync(file)).toString('utf8').split('\n').filter(Boolean);
  for (const line of lines.filter((_, at) => (at % 2 === 0) === (half === 'tune'))) {
    let text = '';
    const wanted: { start: number; end: number }[] = [];
    for (const [, tag, plain] of (line.split('|')[2] ?? '').matchAll(/(<[^>]*>)|([^<]+)/g)) {
      if (tag?.startsWith('<annotation')) wanted.push({ start: text.length, end: Number.POSITIVE_INFINITY });
      const open = tag === '</annotation>' ? wanted.findLast(({ end }) => !Number.isFinite(end)) : undefined;
      if (open) open.end = text.length;
      if (!tag?.includes('annotation')) text += plain ?? '\n';
    }
    const found = withDescribed(tagger.tag([{ id: 'text', text }]).mentions, text).filter(
      ({ kind }) => kind === 'disease',
    );
    for (const one of wanted.filter(({ end }) => Number.isFinite(end))) {
      const over = found.filter(({ start, end }) => start < one.end && end > one.start);
      marks += 1;
      if (over.length === 0) continue;
      met += 1;
      if (over.some(({ start, end }) => start === one.start && end === one.end)) right += 1;
      else {
        const words = `${over.map(({ start, end }) => text.slice(start, end)).join(' + ')} for ${text.slice(one.start, one.end)}`;
        ends.set(words, (ends.get(words) ?? 0) + 1);
      }
    }
  }
  console.log(
    `LabeledIn (${half}), indications: ${marks} marked, ${share(met, marks)} met, of these both ends right ${share(right, met)}`,
  );
  if (half === 'tune') console.log('  other ends:', top(ends));
}
onLabels(join(drugs, 'labeledin/LabeledIn_annotated_XML.txt.gz'));

// rate, on one core: processor time of this process
const texts = SETS.flatMap(({ file }) => marked(join(literature, file)).map(({ text }) => text));
const bytes = texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0);
for (const text of texts) tagger.tag([{ id: 'text', text }]);
const begun = process.cpuUsage();
for (const text of texts) tagger.tag([{ id: 'text', text }]);
const { user, system } = process.cpuUsage(begun);
console.log(
  `rate: ${(bytes / (user + system)).toFixed(1)} MB of text a second of processor time, ${automaton.origin.names} names and forms`,
);

import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { collections } from '#collections/index.ts';
import { documentOf, FACTS_FORM, type PatentFacts, patentFacts } from '#collections/patents/families/facts.ts';
import { familyNumber, prioritySetDigest } from '#collections/patents/families/family-rules.ts';
import type { Patent } from '#collections/patents/patent.ts';
import { patents } from '#collections/patents/patents.ts';
import { patentRelations } from '#collections/patents/relations.ts';
import { samplePatent } from '#collections/patents/sample-patent.ts';
import type { DerivedValues } from '#corpus/engine.ts';
import { toText } from '#corpus/records/codec.ts';
import { declaredOf, tiesOf } from '#corpus/records/declared.ts';
import { Ties } from '#corpus/records/ties.ts';
import { spellingsOfNumber } from '#patents/numbers.ts';
import { cpuTime } from '#testing/cpu-time.ts';
import { atOnce } from '#work.ts';
import { declareCollections, rebuildTies } from '../corpus/rebuild.ts';
import { openStore } from '../corpus/schema.ts';
import { sqliteTables } from '../corpus/tables.ts';
import { RecordWriter } from '../corpus/writer.ts';
import { resolver } from './families.ts';

let dir: string;
beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'priora-relations-'));
  const db = openStore(join(dir, 'declared'));
  await declareCollections(db, collections, resolvers);
  db.close();
});
afterAll(() => rmSync(dir, { recursive: true }));
let stores = 0;
const resolvers = new Map([['patents', resolver]]);
const known = new Map([['patents', patents]]);

/** One of the links of a publication. */
function linksOver(db: ReturnType<typeof openStore>) {
  const opened = resolver.open(db);
  return (number: string, name: string) => atOnce(opened.links([number], name)).get(number);
}

/** A store and what an index that follows it would hold. */
function freshStore() {
  const at = join(dir, String(stores++));
  cpSync(join(dir, 'declared'), at, { recursive: true });
  const db = openStore(at);
  db.exec('PRAGMA synchronous = OFF');
  const writer = new RecordWriter(db, resolvers);
  const related = linksOver(db);
  const ties = new Ties(sqliteTables(db), declaredOf([patents]));
  const best = (lookup: string, text: string) => {
    const value = patents.lookups[lookup]!.normalise!(text);
    return value === undefined ? undefined : atOnce(ties.holders('patents', lookup, [value])).get(value)?.[0]?.id;
  };
  const seqs = new Map<string, number>();
  const index = new Map<string, DerivedValues>();
  return {
    db,
    index,
    reader: {
      of: (number: string) => related(number, 'simple_family') && patentRelations((name) => related(number, name)!),
      byNumber: (text: string) => best('number', text),
      byPatentId: (text: string) => best('patent_id', text),
    },
    write(puts: readonly Patent[], deletes: readonly string[] = []) {
      const outcome = writer.write({
        collection: 'patents',
        puts: puts.map((patent) => ({
          id: patent.publication_number,
          text: toText(patent, undefined),
          arrived: new Uint8Array(16),
          demo: false,
          merged_with: seqs.get(patent.publication_number) ?? 0,
          ties: tiesOf(patents, patent, known),
          facts: patentFacts(patent),
        })),
        deletes,
      });
      if (outcome.kind !== 'written') throw new Error('conflict');
      outcome.puts.forEach(({ seq, derived }, i) => {
        seqs.set(puts[i]!.publication_number, seq);
        index.set(puts[i]!.publication_number, derived);
      });
      for (const { id } of outcome.deletes) {
        seqs.delete(id);
        index.delete(id);
      }
      // fields that are not named keep their values
      for (const { id, derived } of [...outcome.derives, ...outcome.completed])
        if (derived) index.set(id, { ...index.get(id), ...derived });
      for (const { id, seq } of outcome.completed) seqs.set(id, seq);
      return outcome;
    },
  };
}

// ---------- the naive whole-set computation: by the definitions, over all pairs

/** One without kind code and application number. */
const isBare = (f: PatentFacts) => f.number === f.document && f.application === `#${f.number}`;
const dayLink = (f: PatentFacts) => (f.publication_date === null ? [] : [`t:${f.document} ${f.publication_date}`]);
const tiesOfOne = (f: PatentFacts) => [...f.links, ...(isBare(f) ? dayLink(f) : [])];
/** The same publication with its kind code: of the same day, the least number. */
const sameWithKind = (all: readonly PatentFacts[], f: PatentFacts): PatentFacts =>
  all
    .filter(
      (g) => isBare(f) && g.number !== g.document && dayLink(g)[0] !== undefined && dayLink(g)[0] === dayLink(f)[0],
    )
    .sort((a, b) => (a.number < b.number ? -1 : 1))[0] ?? f;

/** Each publication once: without kind code left out beside the only one with it of its number and day. */
const once = (all: readonly PatentFacts[]): PatentFacts[] =>
  all.filter((f) => {
    const same = all.filter(
      (g) => g.number !== g.document && dayLink(g)[0] !== undefined && dayLink(g)[0] === dayLink(f)[0],
    );
    return f.number !== f.document || same.length !== 1;
  });

const sharesTie = (all: readonly PatentFacts[]) => {
  const holds = (f: PatentFacts, link: string) =>
    f.links.includes(link) || link === `n:${f.number}` || link === `n:${f.document}` || dayLink(f).includes(link);
  const ties = [...new Set(all.flatMap(tiesOfOne))];
  return (a: PatentFacts, b: PatentFacts) => ties.some((link) => holds(a, link) && holds(b, link));
};

function extendedFamilies(all: readonly PatentFacts[]): PatentFacts[][] {
  const tied = sharesTie(all);
  const families: PatentFacts[][] = [];
  const left = new Set(all);
  for (const start of all) {
    if (!left.delete(start)) continue;
    const family = [start];
    for (const member of family)
      for (const other of left) if (tied(member, other) && left.delete(other)) family.push(other);
    families.push(family);
  }
  return families;
}

function simpleFamilyOf(stored: readonly PatentFacts[], asked: PatentFacts): number {
  const one = sameWithKind(stored, asked);
  const all = stored.filter((f) => sameWithKind(stored, f) === f);
  const prioritiesOf = (f: PatentFacts) => {
    const claimed = all.filter((g) => g.application === f.application).flatMap((g) => g.priorities);
    const [pct] = all
      .filter((g) => g.application === f.application && g.pct_application)
      .map((g) => g.pct_application!)
      .sort();
    return [...new Set(claimed.length ? claimed : [pct ?? f.application])].sort();
  };
  const statedOf = (f: PatentFacts) =>
    all
      .filter((g) => g.application === f.application && g.stated_family !== null)
      .map((g) => Number(g.stated_family))
      .sort((a, b) => a - b)[0];
  const own = statedOf(one);
  if (own !== undefined) return own;
  const peers = all.filter((g) => prioritiesOf(g).join() === prioritiesOf(one).join());
  const votes = new Map<number, Set<string>>();
  for (const peer of peers) {
    const stated = statedOf(peer);
    if (stated !== undefined) votes.set(stated, (votes.get(stated) ?? new Set()).add(peer.application));
  }
  const best = [...votes].sort((a, b) => b[1].size - a[1].size || a[0] - b[0])[0];
  return best?.[0] ?? familyNumber('priorities', prioritySetDigest(prioritiesOf(one)).toString('hex'));
}

/** The number of a family among few, which never meet: its last 30 bits above 2^30. */
const numberOf = (family: number) => (family < 2 ** 30 ? family : 2 ** 30 + (family % 2 ** 30));

/** Figures of citations from the records alone: pairs of a publication and a subclass, counted one by one. */
function naiveFigures(patents: readonly Patent[], id: string): DerivedValues {
  const one = patents.find((p) => p.publication_number === id)!;
  const classes = (symbols: readonly string[]) => [...new Set(symbols.map((symbol) => symbol.slice(0, 4)))];
  const owners = (p: Patent) => (p.assignees.length > 0 ? p.assignees : p.applicants).map(({ name }) => name);
  const documents = [...new Set(one.cites.map((c) => documentOf(c.publication_number)))];
  const rank = (p: Patent) =>
    `${patentFacts(p).granted ? 1 : 0}${p.publication_date ?? '00000000'}${p.publication_number}`;
  const stored = (document: string) =>
    patents
      .filter((p) => documentOf(p.publication_number) === document)
      .sort((a, b) => (rank(a) < rank(b) ? 1 : -1))[0];
  const cited = documents.map((document) => {
    const own = classes(stored(document)?.ipc ?? []);
    const printed = one.cites.filter((c) => documentOf(c.publication_number) === document).flatMap((c) => c.cpc ?? []);
    return own.length > 0 ? own : classes(printed);
  });
  const cites = patents.filter((p) =>
    p.cites.some((c) => documentOf(c.publication_number) === documentOf(one.publication_number)),
  );
  const counted = new Set(once(cites.map(patentFacts)).map(({ number }) => number));
  const citing = cites.filter((p) => counted.has(p.publication_number));
  const pairs = cited.flat();
  const spread = (weights: Map<string, number>) => 1 - [...weights.values()].reduce((sum, w) => sum + w * w, 0);
  const backward = new Map<string, number>();
  for (const subclass of pairs)
    backward.set(subclass, pairs.filter((other) => other === subclass).length / pairs.length);
  const withClasses = citing.filter((p) => p.ipc.length > 0);
  const forward = new Map<string, number>();
  for (const p of withClasses)
    for (const subclass of classes(p.ipc))
      forward.set(subclass, (forward.get(subclass) ?? 0) + 1 / classes(p.ipc).length / withClasses.length);
  const forwardPairs = withClasses.flatMap((p) => classes(p.ipc)).length;
  const day = one.publication_date;
  return {
    // none is known of whom nobody is named, and of what is told to cite nothing
    SELF_CITES_COUNT:
      documents.length === 0 || owners(one).length === 0
        ? []
        : documents.filter((document) => {
            const record = stored(document);
            return record && owners(record).some((owner) => owners(one).includes(owner));
          }).length,
    // none where there is no figure: what the index had before is none any more
    F_CITES_5Y_COUNT:
      day === undefined ? [] : citing.filter((p) => p.publication_date && p.publication_date <= day + 50_000).length,
    ORIGINALITY: pairs.length > 1 ? expect.closeTo(spread(backward), 9) : [],
    RADICALNESS:
      pairs.length > 1 ? pairs.filter((subclass) => !classes(one.ipc).includes(subclass)).length / pairs.length : [],
    GENERALITY: forwardPairs > 1 ? expect.closeTo(spread(forward), 9) : [],
  };
}

function naiveDerived(patents: readonly Patent[]): Map<string, DerivedValues> {
  const all = patents.map(patentFacts);
  const simple = new Map(all.map((f) => [f.number, simpleFamilyOf(all, f)]));
  const spelt = (numbers: readonly string[]) => [...new Set(numbers.flatMap(spellingsOfNumber))];
  const countries = (numbers: readonly string[]) => [...new Set(numbers.map((n) => n.slice(0, 2)))].sort();
  const derived = new Map<string, DerivedValues>();
  for (const family of extendedFamilies(all)) {
    const links = [...new Set(family.flatMap(tiesOfOne))].sort();
    const id = String(numberOf(familyNumber('extended', links[0] ?? family[0]!.number)));
    const stored = once(family)
      .map((f) => f.number)
      .sort();
    const unstored = links
      .filter((link) => link.startsWith('n:'))
      .map((link) => link.slice(2))
      .filter((n) => !all.some((f) => f.number === n || f.document === n));
    const named = unstored.filter((n) => !unstored.some((other) => other !== n && documentOf(other) === n));
    const members = [...stored, ...named];
    for (const f of family) {
      const fam = once(all.filter((g) => simple.get(g.number) === simple.get(f.number)))
        .map((g) => g.number)
        .sort();
      const citing = once(all.filter((g) => g.cites.some(([cited]) => cited === f.document)))
        .map((g) => g.number)
        .sort();
      derived.set(f.number, {
        FAM_ID: String(numberOf(simple.get(f.number)!)),
        IFAM_ID: id,
        EFAM_ID: id,
        FAM: spelt(fam),
        IFAM: spelt(members),
        EFAM: spelt(members),
        FAM_COUNT: fam.length,
        IFAM_COUNT: members.length,
        EFAM_COUNT: members.length,
        FAM_COUNTRY: countries(fam),
        FAM_COUNTRY_COUNT: countries(fam).length,
        IFAM_COUNTRY_COUNT: countries(members).length,
        EFAM_COUNTRY_COUNT: countries(members).length,
        F_CITES: spelt(citing),
        F_CITES_COUNT: citing.length,
        // of tags, of which there are none here
        ...{ DISEASE_ID: [], DRUG_ID: [], TARGET_ID: [] },
        ...{ FACT_COUNT: 0, APPLICATION_FACT_COUNT: 0 },
        ...naiveFigures(patents, f.number),
      });
    }
  }
  return derived;
}

// ---------- random corpora

const NUMBERS = [
  'US7000001B2',
  'US20040000001A1',
  'EP7000001A1',
  'EP7000001B1',
  'EP7000002A1',
  'CN101000001A',
  'CN101000001B',
  'WO2011000001A1',
  'JP2005000001A',
  'DE10000001A1',
  'EP7000001',
  'US20040000001',
];
const NAMED = [...NUMBERS, 'CN101000001', 'KR100000001B1', 'US9999999'];
const few = <T>(value: fc.Arbitrary<T>, maxLength = 2) =>
  fc.oneof({ weight: 2, arbitrary: fc.constant([] as T[]) }, { weight: 1, arbitrary: fc.array(value, { maxLength }) });
const application = fc
  .constantFrom('US62/012273', 'US14/706838', 'US14/706839', 'US10/000001', 'US10/000002')
  .map((number) => ({ country: 'US', number }));
const symbol = fc.constantFrom('G01S5/00', 'G01S7/00', 'H04W4/02', 'B64C39/02');
const owner = fc.constantFrom('ACME', 'BETA', 'GAMMA').map((name) => ({ name }));
const patent = fc
  .record(
    {
      number: fc.constantFrom(...NUMBERS),
      application_number: fc.constantFrom('US14/706838', 'US14/706839', 'US10/000001', 'US10/000002'),
      priorities: few(application),
      related: few(fc.record({ relation: fc.constantFrom('continuation' as const, 'other' as const), application })),
      pct_application: fc.constantFrom('PCT/US2015/000001', 'PCT/US2015/000002').map((number) => ({ number })),
      ipc: few(symbol, 3),
      publication_date: fc.constantFrom(20100501, 20120101, 20150430, 20150501, 20170101),
      applicants: few(owner),
      assignees: few(owner),
      stated_simple_family: fc.constantFrom('111', '222'),
      stated_family_members: few(fc.constantFrom(...NAMED)),
      cites: few(
        fc.record({
          ...{ publication_number: fc.constantFrom(...NAMED), categories: few(fc.constantFrom('X', 'Y')) },
          cpc: few(symbol),
        }),
        4,
      ),
    },
    {
      requiredKeys: [
        ...([
          'number',
          'priorities',
          'related',
          'stated_family_members',
          'cites',
          'ipc',
          'applicants',
          'assignees',
        ] as const),
      ],
    },
  )
  .map(({ number, related, ...fields }) =>
    samplePatent(number, {
      ...fields,
      related_documents: related.map(({ relation, application }) => ({ relation, ...application })),
    } as Partial<Patent>),
  );
const step = fc.record({
  puts: fc.uniqueArray(patent, { maxLength: 6, selector: (p) => p.publication_number }),
  deletes: few(fc.constantFrom(...NUMBERS)),
});

describe('relations resolved batch by batch', () => {
  it('equal a computation over the whole set, for any batches, updates and deletes, and the index hears of every change', () => {
    fc.assert(
      fc.property(fc.array(step, { minLength: 1, maxLength: 8 }), (steps) => {
        const store = freshStore();
        const held = new Map<string, Patent>();
        for (const { puts, deletes } of steps) {
          const gone = deletes.filter((id) => !puts.some((put) => put.publication_number === id));
          store.write(puts, gone);
          for (const put of puts) held.set(put.publication_number, put);
          for (const id of gone) held.delete(id);
          expect(store.index).toEqual(naiveDerived([...held.values()]));
        }
        store.db.close();
      }),
      { numRuns: Number(process.env.PRIORA_FUZZ_RUNS ?? 150) },
    );
  });

  it('do not depend on the order of arrival or on how it is cut into batches', () => {
    const corpus = fc.uniqueArray(patent, { minLength: 2, maxLength: 10, selector: (p) => p.publication_number });
    fc.assert(
      fc.property(corpus, fc.infiniteStream(fc.nat()), fc.integer({ min: 1, max: 4 }), (patents, random, size) => {
        const [one, other] = [freshStore(), freshStore()];
        one.write(patents);
        const shuffled = patents.map((p) => ({ p, at: random.next().value as number })).sort((a, b) => a.at - b.at);
        for (let i = 0; i < shuffled.length; i += size) other.write(shuffled.slice(i, i + size).map(({ p }) => p));
        expect(other.index).toEqual(one.index);
        const numbers = patents.map((p) => p.publication_number);
        expect(numbers.map((n) => other.reader.of(n))).toEqual(numbers.map((n) => one.reader.of(n)));
        one.db.close();
        other.db.close();
      }),
      { numRuns: Number(process.env.PRIORA_FUZZ_RUNS ?? 60) },
    );
  });
});

it('facts that were read in an earlier form are read again, behind the portion that a kill left done', async () => {
  const store = freshStore();
  const record = (number: string, fields: Partial<Patent>) => samplePatent(number, fields);
  store.write([
    record('US7000001B2', { ipc: ['G01S5/00'], cites: [{ publication_number: 'EP7000001A1' }] }),
    record('EP7000001A1', { ipc: ['H04W4/02', 'B64C39/02'], publication_date: 20100501 }),
    record('JP2005000001A', { ipc: ['G01S5/00', 'H04W4/02'], cites: [{ publication_number: 'EP7000001' }] }),
  ]);
  const { db } = store;
  const keys = (db.prepare('SELECT key FROM publications ORDER BY key').all() as { key: number }[]).map(
    ({ key }) => key,
  );
  db.exec("UPDATE publications SET subclasses = '', facts = x'00'; DELETE FROM meta WHERE name = 'facts.patents'");
  db.prepare('INSERT INTO meta (name, value) VALUES (?, ?)').run(`facts.patents.${FACTS_FORM}`, keys[0]!);
  const steps: unknown[] = [];
  for (let time = 0; time < 2; time++)
    await declareCollections(db, collections, resolvers, (progress) => steps.push(progress));
  expect(steps).toEqual([{ collection: 'patents', step: 'facts', done: 2, total: 3 }]);
  expect(
    db
      .prepare('SELECT subclasses FROM publications ORDER BY key')
      .all()
      .map((row) => row.subclasses),
  ).toEqual([...['', 'B64C H04W', 'G01S H04W']]);
  const meta = db.prepare("SELECT name, value FROM meta WHERE name GLOB 'facts*'").all();
  expect(meta.map((row) => ({ ...row }))).toEqual([{ name: 'facts.patents', value: FACTS_FORM }]);
  const derived = atOnce(resolver.open(db).derived(keys));
  expect(keys.map((key) => derived.get(key)!.GENERALITY)).toEqual([[], 0.5, []]);
  expect(derived.get(keys[2]!)).toMatchObject({ ORIGINALITY: 0.5, RADICALNESS: 0.5, SELF_CITES_COUNT: [] });
  // and the index hears of all of them
  const last = db.prepare("SELECT value FROM meta WHERE name = 'last_seq'").get()!.value as number;
  const seqs = db.prepare('SELECT seq FROM derived ORDER BY key').all() as { seq: number }[];
  expect(seqs.map(({ seq }) => last - seq)).toEqual([2, 1, 0]);
  db.close();
});

describe('families', () => {
  const us = (number: string, fields: Partial<Patent>) => samplePatent(number, fields);
  const priority = (number: string) => ({ country: 'US', number });

  it('the simple family has exactly the same priorities, the extended one at least one in common', () => {
    const { write, reader } = freshStore();
    write([
      us('US7000001B2', { application_number: 'US10/000001', publication_date: 20060103 }),
      us('EP7000001A1', { priorities: [priority('US10/000001')], publication_date: 20050105 }),
      us('CN101000001A', { priorities: [priority('US10/000001'), priority('US10/000002')] }),
    ]);
    const { simple_family, extended_family } = reader.of('EP7000001A1')!;
    expect(simple_family.members).toEqual([
      { publication_number: 'EP7000001A1', stored: true, publication_date: 20050105 },
      { publication_number: 'US7000001B2', stored: true, publication_date: 20060103 },
    ]);
    expect(extended_family.members.map((m) => m.publication_number)).toEqual([
      'EP7000001A1',
      'US7000001B2',
      'CN101000001A',
    ]);
    expect(reader.of('CN101000001A')!.simple_family.members).toHaveLength(1);
  });

  it('a publication that a list printed without its kind code is in the family of the same one with it', () => {
    const bare = samplePatent('US20150362733', { publication_date: 20151217 });
    const whole = samplePatent('US20150362733A1', {
      ...{ publication_date: 20151217, application_number: 'US14/706838' },
      priorities: [{ country: 'US', number: 'US62/012273' }],
    });
    const other = samplePatent('US20150362733A9', {
      ...{ publication_date: 20160303, application_number: 'US14/706839' },
    });
    for (const order of [
      [bare, whole, other],
      [other, whole, bare],
      [whole, bare, other],
    ]) {
      const store = freshStore();
      for (const patent of order) store.write([patent]);
      const families = (field: 'FAM_ID' | 'IFAM_ID') =>
        order.map(({ publication_number: id }) => store.index.get(id)![field]);
      const groups = (field: 'FAM_ID' | 'IFAM_ID') =>
        order
          .filter((_, at) => families(field)[at] === store.index.get('US20150362733')![field])
          .map((p) => p.publication_number)
          .sort();
      expect([groups('FAM_ID'), groups('IFAM_ID')]).toEqual([
        ['US20150362733', 'US20150362733A1'],
        ['US20150362733', 'US20150362733A1'],
      ]);
      // alone again, it is a family of its own
      store.write([], ['US20150362733A1']);
      expect(store.index.get('US20150362733')).toMatchObject({ FAM_COUNT: 1, IFAM_COUNT: 1 });
      store.db.close();
    }
  });

  it('a stated family number wins and is kept; publications of one application share it', () => {
    const { write, reader } = freshStore();
    write([
      us('EP7000001A1', { application_number: 'EP98123456', stated_simple_family: '41012345' }),
      us('EP7000001B1', { application_number: 'EP98123456' }),
      us('CN101000001A', { stated_simple_family: '41012345', priorities: [priority('US10/000002')] }),
    ]);
    const { family_id, members } = reader.of('EP7000001B1')!.simple_family;
    expect(family_id).toBe(41012345);
    expect(members.map((m) => m.publication_number)).toEqual(['CN101000001A', 'EP7000001A1', 'EP7000001B1']);
  });

  it('families whose numbers would be the same get the next ones, and keep them when all is computed again', async () => {
    const { write, reader, db } = freshStore();
    const [first, next, last] = [2 ** 30 + 5, 2 ** 31 + 5, 2 ** 31 - 1].map(String);
    const stated = (number: string, stated_simple_family: string) =>
      us(number, { application_number: `EP0${number.slice(2, 9)}`, stated_simple_family });
    const numbers = () =>
      ['EP7000001A1', 'EP7000002A1', 'EP7000003A1', 'EP7000004A1', 'EP7000005A1'].map(
        (number) => reader.of(number)?.simple_family.family_id,
      );
    // not in the order of the families: first come, first served
    write([stated('EP7000002A1', next!), stated('EP7000001A1', first!)]);
    write([
      stated('EP7000003A1', last!),
      stated('EP7000004A1', String(2 ** 32 - 1)),
      stated('EP7000005A1', '41012345'),
    ]);
    const given = [2 ** 30 + 6, 2 ** 30 + 5, 2 ** 31 - 1, 2 ** 30, 41012345];
    expect(numbers()).toEqual(given);
    write([], ['EP7000001A1', 'EP7000002A1']);
    write([stated('EP7000001A1', first!)]);
    write([stated('EP7000002A1', next!)]);
    expect(numbers()).toEqual(given);
    await rebuildTies(db, db, collections, resolvers);
    expect(numbers()).toEqual(given);
  });

  it('a store from before families had numbers gets them, and its index is told', async () => {
    const { write, reader, db } = freshStore();
    write([us('US7000001B2', {}), us('CN101000001A', { stated_simple_family: '41012345' })]);
    const before = reader.of('US7000001B2')!;
    const seq = () => db.prepare("SELECT last_seq FROM collections WHERE name = 'patents'").get()!.last_seq;
    const at = Number(seq());
    db.exec('DROP TABLE family_numbers');
    await declareCollections(db, collections, resolvers);
    expect(seq()).toBe(at + 2);
    expect(linksOver(db)('US7000001B2', 'extended_family')!.group).toBe(before.extended_family.family_id);
    expect(before.simple_family.family_id).toBeGreaterThanOrEqual(2 ** 30);
    expect(before.simple_family.family_id).toBeLessThan(2 ** 31);
    await declareCollections(db, collections, resolvers);
    expect(seq()).toBe(at + 2);
  });

  it('members that are only named are shown as not stored, until they arrive', () => {
    const { write, reader } = freshStore();
    write([us('EP7000001A1', { stated_family_members: ['US7000001B2', 'KR100000001B1'] })]);
    const unstored = { publication_number: 'US7000001B2', stored: false };
    expect(reader.of('EP7000001A1')!.extended_family.members).toEqual([
      { publication_number: 'EP7000001A1', stored: true },
      { publication_number: 'KR100000001B1', stored: false },
      unstored,
    ]);
    write([us('US7000001B2', {})]);
    const { extended_family } = reader.of('US7000001B2')!;
    expect(extended_family.members).toContainEqual({ ...unstored, stored: true });
    expect(reader.of('EP7000001A1')!.extended_family.family_id).toBe(extended_family.family_id);
  });

  it('a national phase without priorities is in the simple family of the PCT publication', () => {
    const { write, reader } = freshStore();
    const pct_application = { number: 'PCT/US2015/012345' };
    write([
      us('US7000001B2', { application_number: 'US14/706838', pct_application }),
      us('WO2016000001A1', { application_number: pct_application.number }),
    ]);
    expect(reader.of('WO2016000001A1')!.simple_family.members).toHaveLength(2);
  });

  it('numbers that name nothing tie nobody', () => {
    const { write, reader } = freshStore();
    write(['US7000001B2', 'EP7000001A1'].map((n) => us(n, { priorities: [priority('US'), priority('00/000000')] })));
    expect(reader.of('EP7000001A1')!.extended_family.members).toHaveLength(1);
  });

  it('a member of a family of 2,000 arrives in time in proportion to the family', () => {
    const { write, reader } = freshStore();
    const member = (i: number) =>
      us(`US${8000000 + i}B2`, {
        application_number: `US13/${String(100000 + i)}`,
        priorities: [priority('US62/012273')],
      });
    write(Array.from({ length: 2_000 }, (_, i) => member(i)));
    const spent = cpuTime();
    const { derives } = write([member(2_000)]);
    expect(spent()).toBeLessThan(2_000);
    expect(derives).toHaveLength(2_000);
    expect(derives[0]!.derived.EFAM).toBe(derives[1_999]!.derived.EFAM);
    expect(reader.of('US8000000B2')!.simple_family.members).toHaveLength(2_001);
  });
});

it('finds citations by document number whatever the kind code, with united categories, in order of date', () => {
  const { write, reader } = freshStore();
  write([
    samplePatent('US7000001B2', {
      publication_date: 20100105,
      cites: [
        { publication_number: 'US5123456', categories: ['Y'] },
        { publication_number: 'US5123456A', categories: ['X'] },
      ],
    }),
    samplePatent('EP7000001A1', { publication_date: 20090107, cites: [{ publication_number: 'US5123456A' }] }),
  ]);
  expect(reader.of('US5123456A')).toBeUndefined();
  write([samplePatent('US5123456A')]);
  expect(reader.of('US5123456A')!.cited_by).toEqual([
    { publication_number: 'EP7000001A1', stored: true, publication_date: 20090107, categories: [] },
    { publication_number: 'US7000001B2', stored: true, publication_date: 20100105, categories: ['X', 'Y'] },
  ]);
});

it('looks publications up by patent id and by number, granted and latest first', () => {
  const { write, reader } = freshStore();
  write([
    samplePatent('EP7000001A1', { publication_date: 20100105 }),
    samplePatent('EP7000001B1', { publication_date: 20120104 }),
    samplePatent('EP7000001B2', { publication_date: 20150107 }),
    samplePatent('EP7000001A3', { publication_date: 20160107 }),
  ]);
  expect(reader.byNumber('EP7000001')).toBe('EP7000001B2');
  expect(reader.byNumber('EP7000001A1')).toBe('EP7000001A1');
  expect(reader.byNumber('EP7000001A9')).toBeUndefined();
  expect(reader.byPatentId('not-an-id')).toBeUndefined();
});

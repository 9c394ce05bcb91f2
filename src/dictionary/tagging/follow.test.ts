import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Entity, entities, entityPart } from '#collections/entities/entities.ts';
import type { Patent } from '#collections/patents/patent.ts';
import { patents } from '#collections/patents/patents.ts';
import { samplePatent } from '#collections/patents/sample-patent.ts';
import { type Tags, tags } from '#collections/tags/tags.ts';
import { emptyTrial, organisationKey, trialId, trials } from '#collections/trials/trials.ts';
import { workIds } from '#collections/works/ids.ts';
import type { Work } from '#collections/works/work.ts';
import { emptyWork } from '#collections/works/work.ts';
import { workPart, works } from '#collections/works/works.ts';
import { openStorage } from '#composition/corpus.ts';
import { readConfig } from '#config.ts';
import type { Corpus } from '#corpus/corpus.ts';
import { recordQuote } from '#corpus/quote.ts';
import { sqliteCorpus } from '#stores/sqlite/address.ts';
import { openStored } from '#stores/sqlite/opener.ts';
import { followTags, subjectsIn, sureSubjects, type TagBatch } from './follow.ts';
import { startTagFollower, storeTags } from './follower.ts';
import type { TagMention } from './tag.ts';

const disease = (code: string, name: string, parents: string[] = [], xref: string[] = []): Entity =>
  entityPart({
    ids: [`disease:doid:${code}`],
    provenance: [{ source: 'test', key: code }],
    kind: 'disease',
    names: [{ lang: 'en', kind: 'preferred', text: name }],
    parents: parents.map((each) => `disease:doid:${each}`),
    cross_references: xref,
  });

/** @param as_of Of two tellings of a paper the later one counts. */
const paper = (pmid: string, title: string, abstract: string, as_of = '1', more: Partial<Work> = {}): Work =>
  workPart({
    ...emptyWork(),
    ids: workIds({ pmid }),
    provenance: [{ source: 'test', key: pmid, as_of }],
    titles: [{ lang: 'en', origin: 'original', text: title }],
    abstracts: [{ lang: 'en', origin: 'original', text: abstract }],
    languages: ['en'],
    ...more,
  });

let dir: string;
let corpus: Corpus;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'priora-tags-'));
  corpus = await openStorage(readConfig({ PRIORA_DATA_DIR: dir }));
  await corpus.put(entities, [
    disease('162', 'cancer', [], ['MESH:D009369']),
    disease('1612', 'breast cancer', ['162']),
    disease('2', 'circular disease', ['3']),
    disease('3', 'round disease', ['2']),
    entityPart({
      ids: ['disease:mesh:D009369', 'disease:name:neoplasms'],
      provenance: [{ source: 'test', key: 'mesh' }],
      kind: 'disease',
      names: [{ lang: 'en', kind: 'preferred', text: 'Neoplasms' }],
    }),
  ]);
  await corpus.put(works, [
    paper('1', 'On breast cancers', 'Breast cancer is a burden. Round disease is another.'),
    paper('2', 'On nothing', 'No breast cancer was seen.'),
  ]);
});
afterAll(async () => {
  await corpus.close();
  await rm(dir, { recursive: true, force: true });
});

const follow = () => followTags(sqliteCorpus(dir), (batch) => storeTags(corpus, batch));
const idOf = async (name: string) => (await corpus.lookup(entities, 'key', [name]))[0]!.id;
const found = async (code: string, name: string) => {
  const query = { kind: 'values' as const, field: code, values: [await idOf(name)] };
  const { hits } = await corpus.search(works, { query, offset: 0, limit: 10 });
  const records = await corpus.get(
    works,
    hits.map(({ id }) => id),
  );
  return records.map(({ titles }) => titles[0]!.text).sort();
};

describe('tags of documents', () => {
  it('are fields of the index, with what a thing is a kind of, in other vocabularies too', async () => {
    expect(await follow()).toMatchObject({ documents: 2 });
    expect(await found('DISEASE_ID', 'disease:doid:1612')).toEqual(['On breast cancers']);
    expect(await found('DISEASE_ID', 'disease:doid:162')).toEqual(['On breast cancers']);
    expect(await found('DISEASE_ID', 'disease:mesh:D009369')).toEqual(['On breast cancers']);
    // a circle is gone through once
    expect(await found('DISEASE_ID', 'disease:doid:2')).toEqual(['On breast cancers']);
    expect(await found('DISEASE_ID', 'disease:doid:3')).toEqual(['On breast cancers']);
  });

  it('have their evidence as quotes of the record', async () => {
    const [work] = await corpus.lookup(works, 'pmid', ['1']);
    const [own] = (await corpus.get(tags, [`works:${work!.id}`])) as Tags[];
    expect(own!.things.map(({ name, count }) => [name, count])).toEqual([
      ['breast cancer', 2],
      ['round disease', 1],
    ]);
    const quoted = own!.things
      .flatMap(({ places }) => places)
      .map((place) => {
        const { unit, text } = recordQuote(works, work!, place);
        expect(text).toBe(place.text);
        return [unit, text];
      });
    expect(quoted).toEqual([
      ['title:en', 'breast cancers'],
      ['abstract:en', 'Breast cancer'],
      ['abstract:en', 'Round disease'],
    ]);
    const [other] = await corpus.lookup(works, 'pmid', ['2']);
    const [denied] = (await corpus.get(tags, [`works:${other!.id}`])) as Tags[];
    expect(denied!.things).toMatchObject([{ name: 'breast cancer', count: 1, negated: 1 }]);
    expect(denied!.within).toEqual([]);
  });

  it('follow texts, the dictionary and deletions, and do nothing where nothing changed', async () => {
    expect(await follow()).toMatchObject({ documents: 0 });
    await corpus.put(works, [paper('3', 'On gout', 'Gout hurts.')]);
    expect(await follow()).toMatchObject({ documents: 1 });
    const gout = disease('13189', 'gout');
    await corpus.put(entities, [gout]);
    expect(await follow()).toMatchObject({ documents: 1 });
    expect(await found('DISEASE_ID', 'disease:doid:13189')).toEqual(['On gout']);
    const [work] = await corpus.lookup(works, 'pmid', ['3']);
    await corpus.delete(works, [work!.id]);
    await follow();
    expect(await corpus.get(tags, [`works:${work!.id}`])).toEqual([]);
    await corpus.delete(entities, [gout.id]);
    await follow();
  });

  it('are made once of a text, by names that stay as they are', async () => {
    const counts = async () => {
      const { documents, looked_through } = await follow();
      return [looked_through, documents];
    };
    const [seven, eight] = [paper('7', 'Seven', 'Of breast cancer.'), paper('8', 'Eight', 'Of nothing.')];
    // the tags of a new document are written, so that it is indexed again and comes back
    await corpus.put(works, [seven, eight]);
    expect(await counts()).toEqual([2, 2]);
    expect(await counts()).toEqual([0, 0]);
    // more is known of one, and nothing of what its texts say
    const venue = { name: 'Journal of Sevens', ids: [] };
    await corpus.put(works, [paper('7', 'Seven', 'Of breast cancer.', '2', { venue })]);
    expect((await corpus.lookup(works, 'pmid', ['7']))[0]!.venue).toEqual(venue);
    expect(await counts()).toEqual([0, 0]);
    // another text, which names the same elsewhere
    await corpus.put(works, [paper('7', 'On seven', 'Of one breast cancer.', '3', { venue })]);
    const id = (await corpus.lookup(works, 'pmid', ['7']))[0]!.id;
    expect(await counts()).toEqual([1, 1]);
    // gone, and there again before anybody looked; gone, and there later
    await corpus.delete(works, [id]);
    await corpus.put(works, [paper('7', 'On seven', 'Of one breast cancer.')]);
    expect(await counts()).toEqual([0, 0]);
    await corpus.delete(works, [id]);
    expect(await counts()).toEqual([0, 0]);
    expect(await corpus.get(tags, [`works:${id}`])).toEqual([]);
    await corpus.put(works, [seven]);
    expect(await counts()).toEqual([1, 1]);
    expect(await found('DISEASE_ID', 'disease:doid:1612')).toContain('Seven');

    // names that are told by one more source are the same names
    const told = (await corpus.lookup(entities, 'key', ['disease:doid:1612']))[0]!;
    const more = disease('1612', 'breast cancer', ['162']);
    await corpus.put(entities, [{ ...more, provenance: [{ source: 'test', key: 'another' }] }]);
    expect((await corpus.lookup(entities, 'key', ['disease:doid:1612']))[0]).not.toEqual(told);
    expect(await counts()).toEqual([0, 0]);
    // another name: all documents are looked through, and one names it
    await corpus.put(entities, [disease('8', 'nothing at all'), disease('9', 'eight')]);
    expect(await counts()).toEqual([4, 1]);
    expect(await counts()).toEqual([0, 0]);
    await corpus.delete(entities, [await idOf('disease:doid:8'), await idOf('disease:doid:9')]);
    const both = (await corpus.lookup(works, 'pmid', ['7', '8'])).map((work) => work.id);
    await corpus.delete(works, both);
    await follow();
  });

  it('are right after whatever ends their making', async () => {
    const [seven, eight] = [paper('7', 'Seven', 'Of breast cancer.'), paper('8', 'Eight', 'Of round disease.')];
    const fail = () => Promise.reject(new Error('ended'));
    const ended = (write: (batch: TagBatch) => Promise<void>) =>
      expect(followTags(sqliteCorpus(dir), write)).rejects.toThrow('ended');
    // before anything is stored
    await corpus.put(works, [seven]);
    await ended(fail);
    expect(await follow()).toMatchObject({ looked_through: 1, documents: 1 });
    // when a part of it is
    await corpus.put(works, [eight, paper('7', 'On seven', 'Of one breast cancer.', '2')]);
    await ended((batch) => storeTags(corpus, { put: batch.put.slice(0, 1), gone: [] }).then(fail));
    expect(await follow()).toMatchObject({ looked_through: 1, documents: 1 });
    // when all is, and it is not noted how far that is
    await corpus.put(works, [paper('7', 'Seven', 'Of breast cancer.', '3')]);
    await ended((batch) => storeTags(corpus, batch).then(fail));
    expect(await follow()).toMatchObject({ looked_through: 0, documents: 0 });
    // when what was noted is lost
    await rm(join(dir, 'names'), { recursive: true });
    expect(await follow()).toMatchObject({ looked_through: 0, documents: 0 });
    const ids = (await corpus.lookup(works, 'pmid', ['7', '8'])).map((work) => work.id);
    const said = (
      (await corpus.get(
        tags,
        ids.map((id) => `works:${id}`),
      )) as Tags[]
    ).map(({ things }) => things.map(({ name }) => name));
    expect(said).toEqual([['breast cancer'], ['round disease']]);
    // a deletion that was not noted
    await corpus.delete(works, ids);
    await ended(fail);
    await follow();
    expect(
      await corpus.get(
        tags,
        ids.map((id) => `works:${id}`),
      ),
    ).toEqual([]);
  });

  it('say what a trial is about by its conditions and titles, by keywords where those name nothing', () => {
    const mention = (unit: string, text: string, more: Partial<TagMention> = {}): TagMention => ({
      ...{ unit, start: 0, end: 4, text, kind: 'disease', entity: 1, name: text },
      ...more,
    });
    const about = [['condition', 'title'], ['keyword']];
    // 2 is a kind of 1
    const automaton = {
      within: (entity: number) => (entity === 2 ? [1] : []),
      isHeading: (entity: number) => entity < 8,
    };
    const units = ['condition', 'title', 'keyword', 'summary'].map((part) => ({ id: part, part, text: 'x' }));
    const of = (...mentions: TagMention[]) => subjectsIn(units, mentions, about, automaton).map(({ text }) => text);
    const [keyword, summary] = [mention('keyword', 'gout'), mention('summary', 'mumps')];
    const abroad = (unit: string) => mention(unit, 'flu', { circumstance: true });
    expect(of(mention('title', 'angina'), mention('condition', 'asthma'), keyword, summary)).toEqual([
      ...['angina', 'asthma'],
    ]);
    expect(of(mention('title', 'angina', { negated: true }), keyword)).toEqual(['gout']);
    expect(of(mention('title', 'aspirin', { kind: 'drug' }), keyword)).toEqual(['gout']);
    expect(of(abroad('title'), mention('title', 'angina'))).toEqual(['angina']);
    expect(of(abroad('condition'))).toEqual(['flu']);
    // what a title names once beside conditions is meant where it is akin to one, else where it is named again
    const title = (text: string, entity: number) => mention('title', text, { entity });
    const asthma = mention('condition', 'asthma');
    expect(of(title('severe asthma', 2), title('flu', 3), asthma)).toEqual(['severe asthma', 'asthma']);
    expect(of(title('flu', 3), title('flu', 3), asthma)).toEqual(['flu', 'flu', 'asthma']);
    expect(of(title('flu', 3), title('gout', 4))).toEqual(['flu', 'gout']);
    // what is no heading, beside others to which it is not akin, only where both parts name it
    const condition = (text: string, entity: number) => mention('condition', text, { entity });
    expect(of(title('cancer', 9), title('cancer', 9), asthma)).toEqual(['asthma']);
    expect(of(condition('cancer', 9), asthma)).toEqual(['asthma']);
    expect(of(title('cancer', 9), condition('cancer', 9), asthma)).toEqual(['cancer', 'cancer', 'asthma']);
    expect(of(condition('cancer', 9))).toEqual(['cancer']);
    expect(of(condition('severe asthma', 2), asthma)).toEqual(['severe asthma', 'asthma']);
    expect(of(summary)).toEqual([]);
  });

  it('are sure of headings that are named twice, or beside one other disease at most', () => {
    const mention = (entity: number, kind: TagMention['kind'] = 'disease'): TagMention => ({
      ...{ unit: 'title', start: 0, end: 4, text: 'x', kind, entity, name: 'x' },
    });
    const automaton = { isHeading: (entity: number) => entity !== 9 };
    const sure = (...entities: TagMention[]) => sureSubjects(entities, automaton).map(([entity]) => entity);
    expect(sure(mention(1), mention(9))).toEqual([1]);
    expect(sure(mention(1), mention(2), mention(3), mention(3), mention(9), mention(9))).toEqual([3]);
    expect(sure(mention(4, 'drug'), mention(4, 'drug'))).toEqual([]);
  });

  it('keep apart what titles and conditions of a trial name, and deny nothing there', async () => {
    const trial = {
      ...emptyTrial(),
      ...{ id: trialId('T1'), register_number: 'T1', registry: 'CTGOV' as const, source: 'test' },
      ...{ brief_title: 'A pill', conditions: ['Breast Cancer, stage II'], keywords: ['no circular disease'] },
      brief_summary: 'Round disease is not studied here, and is another one.',
    };
    await corpus.put(trials, [trial]);
    await follow();
    const trialsOf = async (field: string, name: string) => {
      const query = { kind: 'values' as const, field, values: [await idOf(name)] };
      return (await corpus.search(trials, { query, offset: 0, limit: 0 })).total;
    };
    const both = async (name: string) => [await trialsOf('CONDITION_ID', name), await trialsOf('DISEASE_ID', name)];
    expect([await both('disease:doid:1612'), await both('disease:doid:162'), await both('disease:doid:3')]).toEqual([
      [1, 1],
      [1, 1],
      [0, 1],
    ]);
    await corpus.delete(trials, [trial.id]);
    await follow();
  });

  it('are of a patent what title, abstract and first claim name, found without its text being indexed again', async () => {
    const text = (lang: string, written: string) => [{ lang, origin: 'original' as const, text: written }];
    const claim = (number: number, written: string) => ({ number, text: written, independent: true, parents: [] });
    const put = (...all: Patent[]) => corpus.put(patents, all);
    const asked = async (field: string, identity: string) => {
      const query = { kind: 'values' as const, field, values: [await idOf(identity)] };
      return (await corpus.search(patents, { query, offset: 0, limit: 10 })).hits.map(({ id }) => id).sort();
    };
    const about = samplePatent('US7000001B2', {
      titles: text('en', 'A kit'),
      abstracts: text('en', 'No breast cancer is needed.'),
      claims: [
        {
          ...{ lang: 'en', origin: 'original' as const },
          claims: [claim(1, 'A kit for breast cancer.'), claim(2, 'A kit for round disease.')],
        },
      ],
      assignees: [{ name: 'Kit Works, Inc.' }],
    });
    await put(about, samplePatent('US7000002B2', { titles: text('en', 'A pump') }));
    const stored = await openStored({ module: '', dir }, []);
    const last = async () => (await stored.records.changesAfter(patents, 0)).filter(({ kind }) => kind === 'put');
    const before = (await last()).map(({ seq }) => seq);
    expect(await follow()).toMatchObject({ documents: 1 });
    expect((await last()).map(({ seq }) => seq)).toEqual(before);
    await stored.close();
    expect(await asked('DISEASE_ID', 'disease:doid:1612')).toEqual(['US7000001B2']);
    expect(await asked('DISEASE_ID', 'disease:mesh:D009369')).toEqual(['US7000001B2']);
    expect(await asked('DISEASE_ID', 'disease:doid:3')).toEqual([]);
    expect(await corpus.get(tags, ['patents:US7000002B2'])).toEqual([]);
    const [own] = (await corpus.get(tags, ['patents:US7000001B2'])) as Tags[];
    const places = own!.things.flatMap((thing) => thing.places);
    expect(places.map(({ unit, negated }) => [unit, negated ?? false])).toEqual([
      ['abstract:en', true],
      ['claim:en:1', false],
    ]);
    for (const place of places) expect(recordQuote(patents, about, place).text).toBe('breast cancer');

    // a document that says something else, and one that names nothing any more
    const again = { ...about, abstracts: text('en', 'A kit.'), claims: [] };
    await corpus.delete(patents, ['US7000001B2']);
    await put({ ...again, titles: text('en', 'For circular disease') });
    await follow();
    expect(await asked('DISEASE_ID', 'disease:doid:1612')).toEqual([]);
    expect(await asked('DISEASE_ID', 'disease:doid:2')).toEqual(['US7000001B2']);
    await corpus.delete(patents, ['US7000001B2']);
    await put({ ...again, titles: text('en', 'A kit') });
    await follow();
    expect(await corpus.get(tags, ['patents:US7000001B2'])).toEqual([]);
    expect(await asked('DISEASE_ID', 'disease:doid:2')).toEqual([]);

    // owners by their names, whatever else the dictionary has
    const owner = organisationKey('Kit Works, Inc.');
    await corpus.put(entities, [
      entityPart({
        ids: [owner],
        provenance: [{ source: 'test', key: 'o' }],
        kind: 'organisation',
        names: [{ lang: 'en', kind: 'preferred', text: 'Kit Works Inc' }],
      }),
    ]);
    expect(await asked('ORGANISATION_ID', owner)).toEqual(['US7000001B2']);
    await corpus.delete(patents, ['US7000001B2', 'US7000002B2']);
    await corpus.delete(entities, [await idOf(owner)]);
    await follow();
  });

  it('are made again where what was made of the dictionary is damaged', async () => {
    const file = join(dir, 'names', 'names.bin');
    const whole = await readFile(file);
    await writeFile(file, whole.subarray(0, 100));
    await follow();
    expect((await readFile(file)).equals(whole)).toBe(true);
  });

  it('follow by themselves while a service runs', async () => {
    const documents: number[] = [];
    const errors: unknown[] = [];
    const follower = startTagFollower({
      ...{ at: sqliteCorpus(dir), corpus, poll_ms: 20 },
      on_followed: (following) => documents.push(following.documents),
      on_error: (error) => errors.push(error),
    });
    try {
      await corpus.put(works, [paper('4', 'Breast cancer again', 'Of course.')]);
      await expect
        .poll(() => found('DISEASE_ID', 'disease:doid:1612'), { timeout: 20_000 })
        .toContain('Breast cancer again');
      expect(errors).toEqual([]);
      await expect.poll(() => documents.reduce((sum, n) => sum + n, 0), { timeout: 20_000 }).toBe(1);
    } finally {
      await follower.close();
    }
  });
});

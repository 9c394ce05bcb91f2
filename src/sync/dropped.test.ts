import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '#config.ts';
import { hasS3, S3_KEYS, type S3Server, startS3 } from '#testing/s3.ts';
import { delivery, type SyncParts, syncParts } from '#testing/sync-parts.ts';
import { zip } from '#testing/zip.ts';
import { bucketPlace } from './bucket-place.ts';
import { nthName } from './dropped.ts';
import { watchedFeeds } from './watched.ts';

let inbox: string;
let parts: SyncParts;
let served: S3Server | undefined;

beforeEach(() => {
  inbox = mkdtempSync(join(tmpdir(), 'priora-inbox-'));
});
afterEach(async () => {
  await parts?.close();
  rmSync(inbox, { recursive: true, force: true });
});
afterAll(() => served?.close());

/** The engine over a place, switched on. */
async function watching(settings: Record<string, string> = {}, folder?: string, place = inbox): Promise<void> {
  const all = { PRIORA_SYNC_FOLDERS: `inbox=${place}`, PRIORA_SYNC_CONTACT: '', ...settings };
  const feeds = watchedFeeds(readConfig(all), []);
  parts = await syncParts(feeds, { settings: all, ...(folder !== undefined && { folder }) });
}
const drop = (name: string, content: string | Buffer) => writeFileSync(join(inbox, name), content);
const lies = (...path: string[]) => existsSync(join(inbox, ...path));
const state = async (name: string) =>
  (await parts.sync.get('inbox')).deliveries.find((each) => each.name === name)?.state;
const later = (s: number) => {
  parts.time += s * 1000;
};

describe('a folder into which somebody drops files', () => {
  it('is looked at without a contact or hosts; a file that has settled is taken once and left, a changed one again', async () => {
    await watching();
    drop('week31.ndjson', delivery(1, 3, '2026-07-28'));
    // what programs have not sent to its end
    for (const ending of ['.part', '.partial', '.filepart', '.crdownload', '.tmp', '~'])
      drop(`week32.ndjson${ending}`, delivery(9, 1, '2026-08-04'));
    drop('.week32.ndjson.Xa81', delivery(9, 1, '2026-08-04'));
    expect(await parts.run()).toMatchObject({ state: 'nothing_new', listed: 1 });
    const { source } = await parts.sync.get('inbox');
    expect(source).toMatchObject({ to_take: 1, hosts: [], state: 'waiting', next_run_at: parts.time + 30_000 });
    later(29);
    expect((await parts.run()).taken).toEqual([]);
    later(1);
    expect(await parts.run()).toMatchObject({ state: 'done', taken: ['week31.ndjson'], added: 3, problems: [] });
    later(3600);
    expect((await parts.run()).state).toBe('nothing_new');
    expect(lies('week31.ndjson')).toBe(true);
    expect((await parts.sync.freshness())[0]!.freshness.expected_next).toBeUndefined();
    drop('week31.ndjson', delivery(1, 4, '2026-07-28'));
    await parts.run();
    later(30);
    expect(await parts.run()).toMatchObject({ taken: ['week31.ndjson'], added: 1 });
    expect((await parts.sync.get('inbox')).deliveries).toMatchObject([{ name: 'week31.ndjson', times_taken: 2 }]);
  });

  it('waits for a file that grows, for as long as it does, by its schedule too', async () => {
    await watching();
    drop('big.ndjson', delivery(1, 1, '2026-07-28'));
    await parts.run();
    for (let n = 2; n <= 4; n++) {
      later(20);
      drop('big.ndjson', delivery(1, n, '2026-07-28'));
      expect((await parts.run()).taken).toEqual([]);
    }
    later(30);
    await parts.sync.tick();
    expect(await state('big.ndjson')).toBe('taken');
    expect(await parts.held()).toHaveLength(4);
  });

  it('rejects a corrupt file and says why, and takes the others; both are put aside with their markers', async () => {
    await watching({ PRIORA_SYNC_FOLDER_MARKER: '.done', PRIORA_SYNC_FOLDER_AFTER: 'move' });
    const archive = zip({ 'a.ndjson': delivery(1, 2, '2026-07-28'), 'readme.md': 'About these files.' });
    drop('good.zip', archive);
    drop('broken.zip', archive.subarray(0, archive.length - 30));
    drop('picture.png', 'no table');
    drop('nothing.ndjson', '');
    drop('unmarked.ndjson', delivery(7, 1, '2026-07-28'));
    for (const name of ['good.zip', 'broken.zip', 'picture.png', 'nothing.ndjson']) drop(`${name}.done`, '');
    const run = await parts.run();
    expect(run).toMatchObject({
      taken: ['good.zip'],
      rejected: ['broken.zip', 'nothing.ndjson', 'picture.png'],
      added: 2,
    });
    expect(run.problems).toEqual([
      expect.stringMatching(/^broken\.zip: It was left whole, for it is damaged: broken\.zip: /),
      'good.zip: good.zip!readme.md: no source recognises this file',
      'nothing.ndjson: nothing.ndjson is empty.',
      'picture.png: Nothing of it could be taken: picture.png: no source recognises this file',
    ]);
    expect(readdirSync(join(inbox, 'taken')).sort()).toEqual(['good.zip', 'good.zip.done']);
    expect(readdirSync(join(inbox, 'rejected')).sort()).toEqual(
      ['broken.zip', 'nothing.ndjson', 'picture.png'].flatMap((name) => [name, `${name}.done`]),
    );
    expect(readdirSync(inbox).sort()).toEqual(['rejected', 'taken', 'unmarked.ndjson']);
    // what is sent again under the same name, mended
    drop('broken.zip', zip({ 'a.ndjson': delivery(11, 1, '2026-07-28') }));
    drop('broken.zip.done', '');
    expect(await parts.run()).toMatchObject({ taken: ['broken.zip'], added: 1, problems: [] });
    expect(readdirSync(join(inbox, 'taken'))).toContain('broken.zip');
  });

  it('is not taken in by a marker that is older than the file', async () => {
    await watching({ PRIORA_SYNC_FOLDER_MARKER: '.done' });
    drop('week31.ndjson', delivery(1, 1, '2026-07-28'));
    drop('week31.ndjson.done', '');
    const [before, after] = [new Date('2026-08-01T00:00:00Z'), new Date('2026-08-01T00:01:00Z')];
    utimesSync(join(inbox, 'week31.ndjson.done'), before, before);
    utimesSync(join(inbox, 'week31.ndjson'), after, after);
    expect((await parts.run()).listed).toBe(0);
    utimesSync(join(inbox, 'week31.ndjson.done'), after, after);
    expect((await parts.run()).taken).toEqual(['week31.ndjson']);
  });

  it('survives a restart between record and move, and forgets what was taken away before it was whole', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'priora-dropped-'));
    try {
      await watching({}, folder);
      drop('week31.ndjson', delivery(1, 2, '2026-07-28'));
      drop('short-lived.ndjson', delivery(5, 1, '2026-07-28'));
      await parts.run();
      rmSync(join(inbox, 'short-lived.ndjson'));
      later(30);
      expect(await parts.run()).toMatchObject({ taken: ['week31.ndjson'], failed: [], problems: [] });
      expect(await state('short-lived.ndjson')).toBe('passed');
      const { time } = parts;
      await parts.close();
      // as a process leaves it that was killed before it moved the file
      await watching({ PRIORA_SYNC_FOLDER_AFTER: 'move' }, folder);
      parts.time = time + 60_000;
      drop('short-lived.ndjson', delivery(5, 1, '2026-07-28'));
      expect(await parts.run()).toMatchObject({ state: 'nothing_new', problems: [] });
      expect(readdirSync(join(inbox, 'taken'))).toEqual(['week31.ndjson']);
      later(30);
      expect(await parts.run()).toMatchObject({ taken: ['short-lived.ndjson'], added: 1 });
    } finally {
      await parts.close();
      rmSync(folder, { recursive: true, force: true });
    }
  });

  it('follows no links and looks into no folders; a place that is none is told', async () => {
    await watching();
    symlinkSync('/etc/passwd', join(inbox, 'passwd.csv'));
    mkdirSync(join(inbox, 'inner'));
    drop('inner/a.ndjson', delivery(1, 1, '2026-07-28'));
    expect(await parts.run()).toMatchObject({ listed: 0, state: 'nothing_new' });
    rmSync(inbox, { recursive: true });
    const run = await parts.run();
    expect([run.state, run.problems[0]]).toEqual([
      'failed',
      `${inbox} cannot be read (ENOENT): make it, or let the service read it.`,
    ]);
  });
});

it('names of places are checked', () => {
  const named = (PRIORA_SYNC_FOLDERS: string, more = {}) =>
    watchedFeeds(readConfig({ PRIORA_SYNC_FOLDERS, ...more }), ['ror']).map(({ name, hosts }) => [name, ...hosts]);
  expect(named('inbox=/srv/in, other=/srv/other')).toEqual([['inbox'], ['other']]);
  const keys = { PRIORA_S3_BUCKET: 'files', PRIORA_S3_ACCESS_KEY: 'a', PRIORA_S3_SECRET_KEY: 's' };
  expect(named('inbox=s3://drops/', { ...keys, PRIORA_S3_REGION: 'eu-west-1' })).toEqual([
    ['inbox', 'drops.s3.eu-west-1.amazonaws.com'],
  ]);
  for (const [said, why] of [
    ['/srv/in', /has no name/],
    ['In box=/srv/in', /has no name/],
    ['ror=/srv/in', /has the name of another source/],
    ['a=/srv/in,a=/srv/other', /"a=\/srv\/other" has the name of another source/],
    ['inbox=srv/in', /neither a whole path nor a prefix/],
    ['inbox=s3://drops/here', /neither a whole path nor a prefix/],
    ['inbox=s3://drops/here/', /is in a bucket, and PRIORA_S3_BUCKET/],
  ] as const)
    expect(() => named(said), said).toThrow(why);
  expect(['a.xml.gz', 'a', '.a'].map((name) => nthName(name, 2))).toEqual(['a (2).xml.gz', 'a (2)', '.a (2)']);
});

describe.skipIf(!hasS3)('a prefix of a bucket into which somebody drops files', () => {
  beforeAll(async () => {
    served = await startS3();
    served.bucket('drops');
    mkdirSync(join(served.folder, 'drops/in'));
  });

  it('is taken once and put aside, whatever was cut off', async () => {
    const bucket = join(served!.folder, 'drops/in');
    const settings = {
      ...{ PRIORA_S3_BUCKET: 'files', PRIORA_S3_ENDPOINT: served!.endpoint, PRIORA_SYNC_FOLDER_AFTER: 'move' },
      ...{ PRIORA_S3_ACCESS_KEY: S3_KEYS.access_key, PRIORA_S3_SECRET_KEY: S3_KEYS.secret_key },
    };
    await watching(settings, undefined, 's3://drops/in/');
    writeFileSync(join(bucket, 'week31.ndjson'), delivery(1, 3, '2026-07-28'));
    writeFileSync(join(bucket, 'broken.zip'), 'PK no archive');
    const run = await parts.run();
    expect(run).toMatchObject({ taken: ['week31.ndjson'], rejected: ['broken.zip'], added: 3 });
    expect(readdirSync(bucket).sort()).toEqual(['rejected', 'taken']);
    expect((await parts.run()).state).toBe('nothing_new');
    const { dropped } = (await parts.sync.get('inbox')).source;
    expect(dropped).toMatchObject({ place: 's3://drops/in/', settled_s: 0, after: 'move' });
    // a move that was cut off after the copy
    const place = await bucketPlace('s3://drops/in/', { ...S3_KEYS, region: 'us-east-1', endpoint: served!.endpoint });
    const other = delivery(1, 3, '2026-07-28');
    writeFileSync(join(bucket, 'week31.ndjson'), `${other}\n`);
    await place.putAside('week31.ndjson', 'taken');
    await place.putAside('week31.ndjson', 'taken');
    expect(readdirSync(join(bucket, 'taken')).sort()).toEqual(['week31 (2).ndjson', 'week31.ndjson']);
    const signal = new AbortController().signal;
    await expect(place.read({ name: 'gone.zip', version: '1|"x"' }, signal)).rejects.toThrow(/taken away or changed/);
    place.close();
  });
});

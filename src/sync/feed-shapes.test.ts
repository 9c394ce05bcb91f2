import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Feed } from '#sources/feed.ts';
import { feeds } from '#sources/feeds.ts';
import { type FeedServer, feedServer } from '#testing/feed-server.ts';
import { describeWithSharedData } from '#testing/shared-data.ts';
import { type SyncParts, syncParts } from '#testing/sync-parts.ts';
import { zip } from '#testing/zip.ts';

let server: FeedServer;
let parts: SyncParts;
beforeAll(async () => {
  server = await feedServer();
  const settings = { PRIORA_USPTO_KEY: 'uspto', PRIORA_OPS_KEY: 'id:secret' };
  parts = await syncParts(feeds.map(played), { settings });
});
afterAll(async () => {
  await parts.close();
  await server.close();
});
beforeEach(() => {
  server.files.clear();
  server.pages.clear();
  server.asked.length = 0;
});

/** A feed as it is declared, but for its hosts: the server of the suite plays them all. */
function played(feed: Feed): Feed {
  const text = feed.hosts.reduce((all, host) => all.replaceAll(`https://${host}`, server.url), JSON.stringify(feed));
  return { ...(JSON.parse(text) as Feed), hosts: ['127.0.0.1'], politeness: { per_second: 1_000_000 } };
}

/** Text of a file of the shared data, packed or not. */
const textOf = (path: string): string => {
  const bytes = readFileSync(path);
  return (path.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
};
/** How many records of a collection there are. */
const held = async (collection: string) =>
  (await parts.corpus.status()).find(({ name }) => name === collection)!.records;
const asked = () => server.asked.map(({ path }) => decodeURIComponent(path));

describeWithSharedData('a list in JSON', ['patents/uspto-grant-xml', 'enterprises/ror'], (grants, ror) => {
  it('of the Open Data Portal: a weekly archive of real grants, asked with the key, which a redirect elsewhere is not told', async () => {
    const week = readFileSync(join(grants, 'ipg180102_sm5-0.xml.gz'));
    const archive = zip({ 'ipg180102.xml': gunzipSync(week) });
    server.put('/stored/ipg180102.zip', archive);
    const product = '/api/v1/datasets/products/PTGRXML';
    server.pages.set(`${product}/ipg180102.zip`, () => ({
      status: 302,
      headers: { location: '/stored/ipg180102.zip' },
    }));
    server.pages.set(product, () =>
      JSON.stringify({
        count: 1,
        bulkDataProductBag: [
          {
            productIdentifier: 'PTGRXML',
            productFileBag: {
              count: 2,
              fileDataBag: [
                {
                  ...{ fileName: 'ipg180102.zip', fileSize: archive.length, fileTypeText: 'Data' },
                  fileDownloadURI: `${server.url}${product}/ipg180102.zip`,
                  fileLastModifiedDateTime: '2018-01-02 00:04:41',
                },
                { fileName: 'Readme.pdf', fileSize: 7, fileDownloadURI: `${server.url}${product}/Readme.pdf` },
              ],
            },
          },
        ],
      }),
    );
    parts.time = Date.parse('2018-01-03T12:00:00Z');
    const documents = textOf(join(grants, 'ipg180102_sm5-0.xml.gz')).split('<us-patent-grant ').length - 1;
    expect(await parts.run('uspto-grants')).toMatchObject({
      state: 'done',
      taken: ['ipg180102.zip'],
      records: documents,
      problems: [],
    });
    expect(server.asked.map(({ headers }) => headers['x-api-key'])).toEqual(['uspto', 'uspto', 'uspto']);
    expect((await parts.sync.get('uspto-grants')).source.freshness.newest).toEqual([
      { collection: 'patents', office: 'US', date: '2018-01-02', lag_days: 1 },
    ]);
  });

  it('of Zenodo: a release with its MD5, which must be that of the bytes', async () => {
    const archive = readFileSync(join(ror, 'ror.zip'));
    const name = 'v1.17.1-2022-12-16-ror-data.zip';
    server.put('/release', archive);
    const said = (md5: string) =>
      JSON.stringify({
        hits: {
          hits: [{ files: [{ key: name, size: archive.length, checksum: `md5:${md5}`, links: { self: '/release' } }] }],
        },
      });
    const list = '/api/communities/ror-data/records';
    server.pages.set(list, () => said('0'.repeat(32)));
    parts.time = Date.parse('2022-12-20T00:00:00Z');
    expect(await parts.run('ror')).toMatchObject({ state: 'failed', taken: [], failed: [name] });
    server.pages.set(list, () => said(createHash('md5').update(archive).digest('hex')));
    expect(await parts.run('ror')).toMatchObject({ state: 'done', taken: [name], records: 29, problems: [] });
  });
});

describeWithSharedData('an index of a folder', ['literature/pubmed-xml'], (folder) => {
  it('of NLM: numbered files, each with its MD5 beside it', async () => {
    const index = (names: readonly string[]) =>
      `<html><pre><a href="/pubmed/">Parent Directory</a>\n${names
        .flatMap((name) => [name, `${name}.md5`])
        .map((name) => `<a href="${name}">${name}</a> 2026-07-0${name[12]} 14:05  12K`)
        .join('\n')}</pre></html>`;
    const at = '/pubmed/updatefiles/';
    const files = ['biopython-pubmed1.xml.gz', 'alexandria3k-pubmed1.xml.gz'].map((file) =>
      readFileSync(join(folder, file)),
    );
    const names = ['pubmed26n1335.xml.gz', 'pubmed26n1337.xml.gz'];
    for (const [n, name] of names.entries()) {
      server.put(`${at}${name}`, files[n]!);
      const md5 = createHash('md5').update(files[n]!).digest('hex');
      server.pages.set(`${at}${name}.md5`, () => `MD5(${name})= ${md5}\n`);
    }
    server.pages.set(at, () => ({ status: 200, headers: { 'content-type': 'text/html' }, body: index(names) }));
    parts.time = Date.parse('2026-07-08T00:00:00Z');
    const run = await parts.run('pubmed-updates');
    const articles = files.map((file) => gunzipSync(file).toString().split('</PubmedArticle>').length - 1);
    expect(run).toMatchObject({ state: 'done', taken: names, problems: [] });
    expect(await held('works')).toBe(articles[0]! + articles[1]!);
    expect((await parts.sync.get('pubmed-updates')).source.missing).toEqual(['number 1336']);
    // the time in the index tells that a file was put there anew
    server.pages.set(at, () => index(names).replaceAll('2026-07-05', '2026-07-09'));
    expect((await parts.run('pubmed-updates')).taken).toEqual(['pubmed26n1335.xml.gz', 'pubmed26n1337.xml.gz']);
  });
});

describeWithSharedData('a list of a bucket', ['literature/openalex-jsonl'], (folder) => {
  it('of OpenAlex: page after page, without what is older than wanted', async () => {
    const part = readFileSync(join(folder, 'works-part_000.jsonl.gz'));
    const key = (day: string) => `data/works/updated_date=${day}/part_000.gz`;
    const page = (keys: readonly string[], token = '') =>
      `<?xml version="1.0" encoding="UTF-8"?>\n<ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><Name>openalex</Name><IsTruncated>${token !== ''}</IsTruncated>${keys
        .map(
          (each) =>
            `<Contents><Key>${each}</Key><LastModified>2026-05-02T01:02:03.000Z</LastModified><Size>${part.length}</Size></Contents>`,
        )
        .join('')}${token && `<NextContinuationToken>${token}</NextContinuationToken>`}</ListBucketResult>`;
    for (const day of ['2026-04-01', '2026-05-01']) server.put(`/${key(day)}`, part);
    server.pages.set('/', ({ searchParams }) =>
      searchParams.get('continuation-token') === '1/a+b=='
        ? page([key('2026-05-01'), 'data/works/manifest'])
        : page([key('2026-04-01')], '1/a+b=='),
    );
    parts.time = Date.parse('2026-05-03T00:00:00Z');
    await parts.sync.change('openalex-works', 'tests', { on: true, hosts: ['127.0.0.1'], since: '2026-05-01' });
    const before = await held('works');
    const run = await parts.run('openalex-works');
    expect(run).toMatchObject({ state: 'done', listed: 2, taken: [key('2026-05-01')], problems: [] });
    expect((await held('works')) - before).toBe(22);
  });
});

describeWithSharedData('another list of the bucket', ['enterprises/openalex-jsonl'], (folder) => {
  it('of OpenAlex: institutions', async () => {
    const key = 'data/institutions/updated_date=2026-05-01/part_000.gz';
    const text = readdirSync(folder)
      .filter((name) => name.includes('institutions'))
      .map((name) => textOf(join(folder, name)))
      .join('');
    server.put(`/${key}`, gzipSync(text));
    server.pages.set(
      '/',
      () => `<ListBucketResult><Contents><Key>${key}</Key><Size>7</Size></Contents></ListBucketResult>`,
    );
    parts.time = Date.parse('2026-05-03T00:00:00Z');
    const run = await parts.run('openalex-institutions');
    expect(run).toMatchObject({ state: 'done', taken: [key], problems: [] });
    expect(asked()[0]).toBe('/?list-type=2&prefix=data/institutions/updated_date=');
    expect(run.records).toBe(text.split('\n').filter((line) => line.trim() !== '').length);
  });
});

describeWithSharedData('a file at a fixed address', ['drugs/orange-book'], (folder) => {
  it('of the FDA: taken again when its ETag says so, and left whole when the archive is damaged', async () => {
    const rowsOf = (name: string) =>
      textOf(join(folder, `${name}.gz`))
        .split('\n')
        .slice(0, 301)
        .join('\n');
    const files = Object.fromEntries(['patent.txt', 'exclusivity.txt'].map((name) => [name, rowsOf(name)]));
    const archive = zip(files);
    server.put('/media/76860/download', archive);
    parts.time = Date.parse('2026-08-05T08:00:00Z');
    const first = await parts.run('orange-book');
    expect(first).toMatchObject({ state: 'done', taken: ['EOBZIP.zip'], problems: [] });
    expect(first.records).toBeGreaterThanOrEqual(300);
    expect((await parts.run('orange-book')).state).toBe('nothing_new');
    const status = await parts.corpus.status();
    server.put('/media/76860/download', archive.subarray(0, archive.length / 2));
    const damaged = await parts.run('orange-book');
    expect(damaged).toMatchObject({ state: 'failed', failed: ['EOBZIP.zip'], records: 0 });
    expect(damaged.problems[0]).toMatch(/^EOBZIP\.zip: It was left whole, for it is damaged/);
    expect(await parts.corpus.status()).toEqual(status);
    server.put('/media/76860/download', zip({ 'patent.txt': files['patent.txt']! }));
    expect(await parts.run('orange-book')).toMatchObject({ state: 'done', taken: ['EOBZIP.zip'], added: 0 });
  });
});

describeWithSharedData('an archive put there anew', ['drugs/drugsatfda'], (folder) => {
  it('of Drugs@FDA: all tables at once, as they lie in the archive', async () => {
    // of some 28,000 applications those of one hundred numbers; the tables of codes whole
    const few = (text: string) => {
      const [head = '', ...rows] = text.split('\n');
      const number = head.split('\t').indexOf('ApplNo');
      return [head, ...rows.filter((row) => /^0205\d\d$/.test(row.split('\t')[number] ?? ''))].join('\n');
    };
    const tables = Object.fromEntries(
      readdirSync(folder).map((name) => {
        const text = textOf(join(folder, name));
        return [name.replace(/\.gz$/, ''), name.includes('_Lookup') ? text : few(text)];
      }),
    );
    server.put('/media/89850/download', zip(tables));
    parts.time = Date.parse('2026-08-05T12:00:00Z');
    const before = await held('approvals');
    const run = await parts.run('drugs-at-fda');
    expect(run).toMatchObject({ state: 'done', taken: ['drugsatfda.zip'], problems: [] });
    // of some applications nothing is left but their submissions
    const column = (table: string) =>
      new Set(
        tables[table]!.split('\n')
          .slice(1)
          .map((row) => row.split('\t')[0]),
      );
    expect(column('Submissions.txt').size).toBe(column('Applications.txt').size + 4);
    expect(await held('approvals')).toBe(before + column('Submissions.txt').size);
    expect((await parts.run('drugs-at-fda')).state).toBe('nothing_new');
  });
});

describeWithSharedData('a list of publications', ['enterprises/gleif-files'], (folder) => {
  it('of GLEIF: copies and changes of entities and of who owns whom, each by its own path', async () => {
    const at = '/storage/golden-copy-files';
    const given = {
      'gleif-golden-copy': [
        '20260901-0000-gleif-goldencopy-lei2-golden-copy',
        '20180901-gleif-concatenated-file-lei2-Top10',
      ],
      'gleif-golden-copy-relationships': ['20260901-0000-gleif-goldencopy-rr-golden-copy', 'rr-updates-data2'],
      'gleif-changes': ['20260901-0000-gleif-goldencopy-lei2-last-day', 'lei-updates-data2'],
      'gleif-relationship-changes': ['20260901-0000-gleif-goldencopy-rr-last-day', 'rr-updates-data2-new'],
    } as const;
    const sizes: Record<string, number> = {};
    for (const [name, [file, of]] of Object.entries(given)) {
      const archive = zip({ [`${file}.xml`]: textOf(join(folder, `${of}.xml.gz`)) });
      server.put(`${at}/${file}.xml.zip`, archive);
      sizes[name] = archive.length;
    }
    const xml = (name: keyof typeof given) => ({
      xml: { url: `${server.url}${at}/${given[name][0]}.xml.zip`, size: sizes[name] },
    });
    server.pages.set('/api/v2/golden-copies/publishes', () =>
      JSON.stringify({
        data: [
          {
            publish_date: '2026-09-01 00:00:00',
            lei2: { full_file: xml('gleif-golden-copy'), delta_files: { LastDay: xml('gleif-changes') } },
            rr: {
              full_file: xml('gleif-golden-copy-relationships'),
              delta_files: { LastDay: xml('gleif-relationship-changes') },
            },
          },
        ],
      }),
    );
    parts.time = Date.parse('2026-09-02T12:00:00Z');
    for (const [name, [file, of]] of Object.entries(given)) {
      const run = await parts.run(name);
      expect(run, name).toMatchObject({ state: 'done', taken: [`${file}.xml.zip`], problems: [] });
      const records = textOf(join(folder, `${of}.xml.gz`)).match(/<\/\w+:(?:LEIRecord|RelationshipRecord)>/g)!.length;
      expect(run.records, name).toBe(records);
    }
  });
});

describeWithSharedData(
  'what changed in a span of days',
  ['clinical-trials/ctgov-v2-json', 'patents/uspto-ptab-json', 'literature/crossref-json'],
  (trials, ptab, crossref) => {
    it('of ClinicalTrials.gov: pages with a token to the next, then the days that follow', async () => {
      const studies = readdirSync(trials).map((file) => JSON.parse(textOf(join(trials, file))) as object);
      server.pages.set('/api/v2/studies', ({ searchParams }) =>
        JSON.stringify(
          searchParams.get('pageToken') === 'ZVNj7o2Elu8o3lpo='
            ? { studies: studies.slice(5) }
            : { studies: studies.slice(0, 5), nextPageToken: 'ZVNj7o2Elu8o3lpo=' },
        ),
      );
      parts.time = Date.parse('2026-08-05T12:00:00Z');
      await parts.sync.change('clinicaltrials-gov', 'tests', { on: true, hosts: ['127.0.0.1'], since: '2026-08-01' });
      const name = 'clinicaltrials-gov-2026-08-01--2026-08-04.json';
      expect(await parts.run('clinicaltrials-gov')).toMatchObject({ state: 'done', taken: [name], problems: [] });
      expect(asked()[0]).toContain('query.term=AREA[LastUpdatePostDate]RANGE[2026-08-01,2026-08-04]');
      // of one of the nine nothing is said but references
      expect(await held('trials')).toBe(studies.length - 1);
      expect((await parts.run('clinicaltrials-gov')).state).toBe('nothing_new');
      parts.time += 86_400_000;
      // a day on which nothing is posted is a delivery without records, and no failure
      server.pages.set('/api/v2/studies', () => '{"studies":[]}');
      const day_off = 'clinicaltrials-gov-2026-08-05--2026-08-05.json';
      const after = await parts.run('clinicaltrials-gov');
      expect(after).toMatchObject({ state: 'done', taken: [day_off], records: 0, problems: [] });
    });

    it('of the PTAB: as many pages as its count asks for, and none beyond, which would be answered by 404', async () => {
      const whole = JSON.parse(textOf(join(ptab, 'api-v1-patent-trials-proceedings-search-f61a5e.json')));
      const bag: object[] = whole.patentTrialProceedingDataBag;
      expect(bag).toHaveLength(5);
      server.pages.set('/api/v1/patent/trials/proceedings/search', ({ searchParams }) => {
        const offset = Number(searchParams.get('offset'));
        const page = bag.slice(offset, offset + 2);
        if (page.length === 0) return { status: 404, body: '{"code":404,"error":"Not Found"}' };
        return JSON.stringify({ ...whole, count: bag.length, patentTrialProceedingDataBag: page });
      });
      parts.time = Date.parse('2026-04-28T12:00:00Z');
      await parts.sync.change('ptab-trials', 'tests', { on: true, hosts: ['127.0.0.1'], since: '2026-04-21' });
      expect(await parts.run('ptab-trials')).toMatchObject({ state: 'done', records: 5, problems: [] });
      expect(asked().map((path) => /offset=(\d+)/.exec(path)![1])).toEqual(['0', '2', '4']);
    });

    it('of Crossref: the same cursor page after page until one is empty', async () => {
      const items = (JSON.parse(textOf(join(crossref, '3items.json.gz'))) as { items: object[] }).items;
      let page = 0;
      const before = await held('works');
      server.pages.set('/works', () =>
        JSON.stringify({ status: 'ok', message: { 'next-cursor': 'DnF1ZXJ5', items: page++ === 2 ? [] : items } }),
      );
      parts.time = Date.parse('2026-08-05T12:00:00Z');
      expect(await parts.run('crossref')).toMatchObject({ state: 'done', problems: [] });
      expect(asked().map((path) => new URL(path, server.url).searchParams.get('cursor'))).toEqual([
        '*',
        'DnF1ZXJ5',
        'DnF1ZXJ5',
      ]);
      expect((await held('works')) - before).toBe(items.length);
    });
  },
);

describe('what changed in a span of days, as OAI-PMH answers', () => {
  const oai = (inside: string) =>
    `<?xml version="1.0" encoding="UTF-8"?>\n<OAI-PMH xmlns="http://www.openarchives.org/OAI/2.0/"><responseDate>2026-08-05T05:30:00Z</responseDate>${inside}</OAI-PMH>`;
  const record = (id: string) =>
    `<record><header><identifier>oai:arXiv.org:${id}</identifier><datestamp>2026-08-04</datestamp></header><metadata><arXiv xmlns="http://arxiv.org/OAI/arXiv/"><id>${id}</id><created>2026-08-03</created><authors><author><keyname>Ωmega</keyname></author></authors><title>Title of ${id}</title><categories>cs.CL</categories><abstract>An abstract.</abstract></arXiv></metadata></record>`;

  it('goes on with the resumption token, ends where it is empty, and takes a span without changes as one', async () => {
    server.pages.set('/oai', ({ searchParams }) =>
      searchParams.has('resumptionToken')
        ? oai(
            `<ListRecords>${record('2608.00002')}<resumptionToken completeListSize="2" cursor="1"></resumptionToken></ListRecords>`,
          )
        : searchParams.get('from') === '2026-08-05'
          ? oai('<error code="noRecordsMatch">no records</error>')
          : oai(
              `<ListRecords>${record('2608.00001')}<resumptionToken completeListSize="2">6789|1001</resumptionToken></ListRecords>`,
            ),
    );
    parts.time = Date.parse('2026-08-05T12:00:00Z');
    expect(await parts.run('arxiv')).toMatchObject({ state: 'done', records: 2, added: 2, problems: [] });
    expect(asked()[1]).toBe('/oai?verb=ListRecords&resumptionToken=6789|1001');
    parts.time += 86_400_000;
    const run = await parts.run('arxiv');
    expect(run).toMatchObject({ state: 'done', taken: ['arxiv-2026-08-05--2026-08-05.xml'], records: 0, problems: [] });
  });
});

describeWithSharedData('documents by their numbers', ['patents/epo-ops-xml'], (folder) => {
  it('of OPS: with a token for the key, without those that the office does not know, and again after a week', async () => {
    const family = textOf(join(folder, '3.2-rest-services-family-publication-docdb-WO2009085664.A2-390b96.xml.gz'));
    const at = '/3.2/rest-services/family/publication/epodoc';
    const tokens: string[] = [];
    server.pages.set('/3.2/auth/accesstoken', (_, request) => {
      tokens.push(request.headers.authorization!);
      return '{"access_token":"t0k3n","expires_in":"1199","token_type":"BearerToken"}';
    });
    server.pages.set(`${at}/WO2009085664/biblio,legal`, (_, { headers }) =>
      headers.authorization === 'Bearer t0k3n' ? family : { status: 403 },
    );
    parts.time = Date.parse('2026-08-05T21:00:00Z');
    const numbers = ['WO2009085664', 'EP0000000'];
    await parts.sync.change('epo-ops-families', 'tests', { on: true, hosts: ['127.0.0.1'], numbers });
    const run = await parts.run('epo-ops-families');
    expect(run).toMatchObject({ state: 'done', taken: ['epo-ops-families-2026-08-05-0001.xml'], problems: [] });
    expect(run.records).toBeGreaterThan(0);
    expect(tokens).toEqual([`Basic ${Buffer.from('id:secret').toString('base64')}`]);
    parts.time += 6 * 86_400_000;
    expect((await parts.run('epo-ops-families')).state).toBe('nothing_new');
    parts.time += 86_400_000;
    expect((await parts.run('epo-ops-families')).taken).toEqual(['epo-ops-families-2026-08-12-0001.xml']);
    expect(asked().filter((path) => path.endsWith('EP0000000/biblio,legal'))).toHaveLength(2);
    // a quota that is used up: nothing else is asked for an hour, and what was fetched is not asked again
    parts.time += 7 * 86_400_000;
    let spent = true;
    server.pages.set(`${at}/EP0000000/biblio,legal`, () => ({ status: spent ? 403 : 404 }));
    expect(await parts.run('epo-ops-families')).toMatchObject({ state: 'failed', taken: [], failed: [] });
    expect((await parts.sync.get('epo-ops-families')).source.next_run_at).toBe(parts.time + 3_600_000);
    spent = false;
    server.asked.length = 0;
    parts.time += 3_600_000;
    await parts.sync.tick();
    expect((await parts.sync.get('epo-ops-families')).runs[0]).toMatchObject({ state: 'done', problems: [] });
    const of_ops = asked().filter((path) => path.startsWith('/3.2/'));
    expect(of_ops.map((path) => path.split('/').at(-2))).toEqual(['auth', 'EP0000000']);
  });
});

describeWithSharedData('the register, by numbers', ['patents/epo-ops-xml'], (folder) => {
  it('of OPS: what it says of a watched patent', async () => {
    const said = textOf(join(folder, '3.2-rest-services-register-publication-epodoc-EP1000000-biblio-63b039.xml.gz'));
    server.pages.set('/3.2/auth/accesstoken', () => '{"access_token":"t0k3n","expires_in":"1199"}');
    const path = '/3.2/rest-services/register/publication/epodoc/EP1000000/biblio,events,procedural-steps,upp';
    server.pages.set(path, () => said);
    parts.time = Date.parse('2026-09-05T22:00:00Z');
    await parts.sync.change('epo-ops-register', 'tests', { on: true, hosts: ['127.0.0.1'], numbers: ['EP1000000'] });
    const run = await parts.run('epo-ops-register');
    expect(run).toMatchObject({ state: 'done', taken: ['epo-ops-register-2026-09-05-0001.xml'], problems: [] });
    expect(run.records).toBeGreaterThan(0);
    expect(asked()).toContain(path);
  });
});

it('a listing or an answer beyond its bounds is refused, not held', async () => {
  server.pages.set('/pubmed/updatefiles/', () => `<a href="pubmed26n1335.xml.gz">x</a>${' '.repeat(17 * 1024 * 1024)}`);
  server.put('/pubmed/updatefiles/pubmed26n1335.xml.gz', gzipSync('<PubmedArticleSet/>'));
  parts.time = Date.parse('2026-07-08T00:00:00Z');
  const run = await parts.run('pubmed-updates');
  expect([run.state, run.problems[0]]).toEqual([
    'failed',
    expect.stringMatching(/answered with more than 16777216 bytes/),
  ]);
});

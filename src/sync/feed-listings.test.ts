import { expect, it } from 'vitest';
import { feedByName } from '#sources/feeds.ts';
import { gapsOf } from './cadence.ts';
import { readListing } from './listing.ts';

/** What a feed lists when its publisher answers so, by address: period, name, address, size, checksum. */
async function listed(name: string, answers: Readonly<Record<string, string>>) {
  const ask = async (address: string) => {
    const body = answers[address];
    if (body === undefined) throw new RangeError(`asked for ${address}`);
    return {
      ...{ status: 200, headers: {}, url: new URL(address), close() {} },
      body: (async function* () {
        yield Buffer.from(body);
      })(),
    };
  };
  const context = { requests: { ask }, withKey: (url: string) => url, now_year: 2026, turn: async () => {} };
  const found = await readListing(feedByName(name)!, { ...context, reach: {}, asked: {} } as never);
  return found.map(({ period, name: file, url, bytes, checksum }) => [
    ...[period, file, url, bytes],
    ...(checksum ? [`${checksum.algorithm} ${checksum.value}`] : []),
  ]);
}

const ODP = 'https://api.uspto.gov/api/v1/datasets/products';
const product = (id: string, files: readonly string[]) =>
  JSON.stringify({
    bulkDataProductBag: [
      {
        productIdentifier: id,
        productFrequencyText: 'WEEKLY',
        productFileBag: {
          count: files.length,
          fileDataBag: files.map((fileName) => ({
            ...{ fileName, fileSize: 147191020, fileTypeText: 'Data' },
            fileDownloadURI: `${ODP}/files/${id}/2026/${fileName}`,
            fileLastModifiedDateTime: '2026-06-02 00:02:59',
          })),
        },
      },
    ],
  });

it.each([
  ['uspto-grants', 'PTGRXML', 'ipg260602.zip', '2026-06-02'],
  ['uspto-applications', 'APPXML', 'ipa260528_r1.zip', '2026-05-28'],
  ['uspto-assignments', 'PASDL', 'ad20260807.zip', '2026-08-07'],
  ['uspto-trademarks', 'TRTDXFAP', 'apc260228.zip', '2026-02-28'],
])('%s are the files of the product %s, without its documents', async (name, id, file, period) => {
  const answers = { [`${ODP}/${id}`]: product(id, [file, 'Trademark-Applications-Documentation-v2.3.doc']) };
  expect(await listed(name, answers)).toEqual([[period, file, `${ODP}/files/${id}/2026/${file}`, 147191020]]);
});

it('EPO products are deliveries with files: week, SHA-1, no size in bytes; notices are left alone', async () => {
  const api = 'https://publication-bdds.apps.epo.org/bdds/bdds-bff-service/prod/api/products/3';
  const file = (fileId: number, fileName: string) => ({
    ...{ fileId, fileName, fileSize: '216.6 MB', filePublicationDatetime: '2026-06-04T09:00:00+02:00' },
    fileChecksum: 'F30378B303DA95087423E752F776ADD4DA5DB262',
  });
  const deliveries = [
    { deliveryId: 3267, files: [file(1, '20260603_NEW_ELEMENTS.docx')] },
    {
      deliveryId: 3262,
      files: [file(9416, 'docdb_xml_202623_CreateDelete_001.zip'), file(9417, 'docdb_xml_202623_Amend_001.zip')],
    },
  ];
  const sha1 = 'sha1 f30378b303da95087423e752f776add4da5db262';
  expect(await listed('epo-docdb', { [api]: JSON.stringify({ id: 3, deliveries }) })).toEqual([
    ['2026-W23', 'docdb_xml_202623_Amend_001.zip', `${api}/delivery/3262/file/9417/download`, undefined, sha1],
    ['2026-W23', 'docdb_xml_202623_CreateDelete_001.zip', `${api}/delivery/3262/file/9416/download`, undefined, sha1],
  ]);
  const whole = api.replace(/3$/, '32');
  const week = { deliveryId: 3300, files: [file(9500, 'EPRTBJV2026000029001001.zip'), file(9501, 'readme.pdf')] };
  expect(await listed('epo-fulltext', { [whole]: JSON.stringify({ id: 32, deliveries: [week] }) })).toEqual([
    ['2026-W29', 'EPRTBJV2026000029001001.zip', `${whole}/delivery/3300/file/9500/download`, undefined, sha1],
  ]);
});

it('PubMed is an index of a folder; numbers are counted within their year', async () => {
  const folder = 'https://ftp.ncbi.nlm.nih.gov/pubmed/updatefiles/';
  const index = `<pre><a href="/pubmed/">Parent Directory</a>
<a href="pubmed26n1335.xml.gz">pubmed26n1335.xml.gz</a> 2026-01-05 14:10  39M
<a href="pubmed26n1335.xml.gz.md5">pubmed26n1335.xml.gz.md5</a> 2026-01-05 14:10   60
<a href="pubmed26n1337.xml.gz">pubmed26n1337.xml.gz</a> 2026-01-07 14:10  40M</pre>`;
  const found = await listed('pubmed-updates', { [folder]: index });
  expect(found).toEqual([
    ['2026-000000001335', 'pubmed26n1335.xml.gz', `${folder}pubmed26n1335.xml.gz`, undefined],
    ['2026-000000001337', 'pubmed26n1337.xml.gz', `${folder}pubmed26n1337.xml.gz`, undefined],
  ]);
  const baseline = folder.replace('updatefiles', 'baseline');
  const first = '<a href="pubmed26n0001.xml.gz">pubmed26n0001.xml.gz</a> 2026-01-05 14:10  39M';
  expect(await listed('pubmed-baseline', { [baseline]: first })).toEqual([
    ['2026-000000000001', 'pubmed26n0001.xml.gz', `${baseline}pubmed26n0001.xml.gz`, undefined],
  ]);
  const periods = ['2025-000000001700', ...found.map(([period]) => String(period)), '2027-000000001400'];
  expect(gapsOf({ every: 'number', expected_days: 1 }, periods)).toEqual(['number 1336']);
  expect(gapsOf({ every: 'number', expected_days: 1 }, ['000000000001', '000000000003'])).toEqual(['number 2']);
});

it('OpenAlex is a bucket, page after page; GLEIF the publication at midnight; ROR a release with its MD5', async () => {
  const bucket = 'https://openalex.s3.amazonaws.com/';
  const first = `${bucket}?list-type=2&prefix=data/works/updated_date%3D`;
  const key = 'data/works/updated_date=2026-05-01/part_000.gz';
  const answers = {
    [first]: `<ListBucketResult><IsTruncated>true</IsTruncated><Contents><Key>${key}</Key><Size>7</Size></Contents><NextContinuationToken>a=b</NextContinuationToken></ListBucketResult>`,
    [`${first}&continuation-token=a%3Db`]: `<ListBucketResult><Contents><Key>data/works/manifest</Key></Contents></ListBucketResult>`,
  };
  expect(await listed('openalex-works', answers)).toEqual([['2026-05-01', key, `${bucket}${key}`, undefined]]);

  const stored = (at: string) =>
    `https://goldencopy.gleif.org/storage/golden-copy-files/2026/09/21/1278920/${at}-gleif-goldencopy-lei2-last-day.xml.zip`;
  const publication = (at: string) => ({
    lei2: { delta_files: { LastDay: { xml: { url: stored(at), size: 13731936 } } } },
  });
  const publishes = JSON.stringify({ data: [publication('20260921-0800'), publication('20260921-0000')] });
  expect(
    await listed('gleif-changes', { 'https://goldencopy.gleif.org/api/v2/golden-copies/publishes': publishes }),
  ).toEqual([
    ['2026-09-21', '20260921-0000-gleif-goldencopy-lei2-last-day.xml.zip', stored('20260921-0000'), 13731936],
  ]);

  const self = 'https://zenodo.org/api/records/17/files/v1.74-2025-11-24-ror-data.zip/content';
  const hit = {
    files: [
      {
        ...{ key: 'v1.74-2025-11-24-ror-data.zip', size: 53, links: { self } },
        checksum: 'md5:42c822247416fcf0ad9c9f7ee776bae4',
      },
    ],
  };
  expect(
    await listed('ror', {
      'https://zenodo.org/api/communities/ror-data/records?q=&sort=newest': JSON.stringify({ hits: { hits: [hit] } }),
    }),
  ).toEqual([['2025-11-24', 'v1.74-2025-11-24-ror-data.zip', self, 53, 'md5 42c822247416fcf0ad9c9f7ee776bae4']]);
});

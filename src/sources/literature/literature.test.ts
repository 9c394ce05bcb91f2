import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { journals } from '#collections/journals/journals.ts';
import { nameForms } from '#collections/works/names.ts';
import type { Work } from '#collections/works/work.ts';
import { readText } from '#testing/read-source.ts';
import arxiv from '../arxiv/source.ts';
import crossref from '../crossref/source.ts';
import csl from '../csl/source.ts';
import datacite from '../datacite/source.ts';
import doaj from '../doaj/source.ts';
import { memoryFile } from '../files.ts';
import { schemaFault } from '../import.ts';
import { sources } from '../index.ts';
import jats from '../jats/source.ts';
import { jsonItems } from '../json-items.ts';
import medlineText from '../medline-text/source.ts';
import openalex from '../openalex/source.ts';
import orcid from '../orcid/source.ts';
import pubmed from '../pubmed/source.ts';
import pubtator from '../pubtator/source.ts';
import records from '../records/source.ts';
import rfc from '../rfc/source.ts';
import type { Source, SourceFile } from '../source.ts';
import { dayOfText } from './dates.ts';
import { readableMarked } from './marked-text.ts';
import { orcidOf } from './work-draft.ts';

/** What a source makes of a text: records without what every record has, reasons of rejects, kinds left out. */
async function read(source: Source<any>, name: string, content: string) {
  return (await readText<any>(source, name, content)).map((each) => {
    if (each.ok === 'skipped') return each.kind;
    if (!each.ok) return [each.id, each.reason];
    expect(schemaFault(each.into ?? source.collection, each.record)).toBeUndefined();
    const { id: _, keys: __, provenance, ...said } = each.record;
    return Object.fromEntries(
      Object.entries({ ...said, by: provenance[0].key }).filter(([, v]) => !(Array.isArray(v) && v.length === 0)),
    );
  });
}

describe('importers of literature', () => {
  it('read Crossref: dates of any precision, people, references with and without identity, corrections', async () => {
    const item = {
      DOI: '10.1234/AbC',
      type: 'journal-article',
      title: ['On H<sub>2</sub>O &amp; <i>E. coli</i>'],
      author: [
        {
          given: 'Ann',
          family: 'Li',
          ORCID: 'http://orcid.org/0000-0001-6187-6610',
          affiliation: [{ name: 'A University' }],
        },
        { name: 'the Study Group' },
        { sequence: 'additional' },
      ],
      'container-title': ['Journal of Water'],
      ISSN: ['2167-8359', '1234-5678'],
      'issn-type': [{ type: 'electronic', value: '2167-8359' }],
      issued: { 'date-parts': [[2020, 5]] },
      page: '1-9',
      volume: '3',
      reference: [
        { key: '1', DOI: '10.1000/XYZ', year: '1999a', author: 'B Obama', 'article-title': 'Reform' },
        {
          key: '2',
          unstructured: 'Doe J. (2001) "A title that has some words". J. Foo 3, 4. https://doi.org/10.2000/q.',
        },
      ],
      'reference-count': 7,
      'update-to': [{ DOI: '10.1234/old', type: 'retraction', label: 'Retraction' }],
    };
    expect(await read(crossref, 'a.json', JSON.stringify({ items: [item, { title: ['x'] }] }))).toEqual([
      {
        ids: ['doi:10.1234/abc'],
        by: '10.1234/abc',
        type: 'journal-article',
        titles: [
          { lang: 'en', origin: 'original', text: 'On H2O & E. coli', raw: 'On H<sub>2</sub>O &amp; <i>E. coli</i>' },
        ],
        authors: [
          {
            name: 'Ann Li',
            family: 'Li',
            given: 'Ann',
            orcid: '0000-0001-6187-6610',
            affiliations: [{ text: 'A University' }],
          },
          { name: 'the Study Group', group: true },
        ],
        venue: { name: 'Journal of Water', ids: ['issn:2167-8359'] },
        published: 20200500,
        pages: '1-9',
        volume: '3',
        references: [
          { ids: ['doi:10.1000/xyz'], year: 1999, author: 'B Obama', title: 'Reform' },
          {
            ids: ['doi:10.2000/q'],
            text: 'Doe J. (2001) "A title that has some words". J. Foo 3, 4. https://doi.org/10.2000/q.',
            title: 'A title that has some words',
            author: 'Doe',
            year: 2001,
          },
        ],
        reference_count: 7,
        notices: [{ kind: 'retraction', side: 'of', ids: ['doi:10.1234/old'], text: 'Retraction' }],
      },
      {
        ids: ['issn:2167-8359'],
        by: 'journal issn:2167-8359',
        name: 'Journal of Water',
        issn_electronic: '2167-8359',
        type: 'journal',
      },
      ['item 2', 'has no DOI'],
    ]);
  });

  it('read OpenAlex: abstracts with holes, entities of several kinds', async () => {
    const work = {
      id: 'https://openalex.org/W1',
      title: 'T',
      abstract_inverted_index: { a: [0, 3], b: [1] },
      authorships: [
        {
          author: { display_name: 'M. Li' },
          institutions: [
            {
              id: 'https://openalex.org/I1',
              display_name: 'U',
              ror: 'https://ror.org/0161xgx34',
              country_code: 'CA',
              type: 'education',
            },
          ],
          raw_affiliation_strings: ['U, Canada'],
        },
      ],
      publication_year: 1999,
      referenced_works: ['https://openalex.org/W2'],
      is_retracted: true,
    };
    const lines = [
      work,
      { id: 'https://openalex.org/C1' },
      { id: 'https://openalex.org/S1', display_name: 'J', issn: ['2167-8359'] },
      { no: 1 },
    ];
    expect(await read(openalex, 'w.jsonl', lines.map((each) => JSON.stringify(each)).join('\n'))).toEqual([
      {
        ids: ['openalex:W1'],
        by: 'W1',
        titles: [{ lang: 'und', origin: 'original', text: 'T' }],
        abstracts: [{ lang: 'und', origin: 'original', text: 'a b … a' }],
        authors: [
          {
            name: 'M. Li',
            affiliations: [
              { text: 'U, Canada', name: 'U', ids: ['openalex:I1', 'ror:0161xgx34'], country: 'CA', type: 'education' },
            ],
          },
        ],
        published: 19990000,
        references: [{ ids: ['openalex:W2'] }],
        retracted: true,
      },
      { ids: ['openalex:I1', 'ror:0161xgx34'], by: 'named I1', name: 'U', country: 'CA', type: 'education' },
      'concept or topic',
      { ids: ['issn:2167-8359', 'openalex:S1'], by: 'S1', name: 'J' },
      ['item 4', 'has no OpenAlex id'],
    ]);
  });

  it('read PubMed: broken roots, dates in words, labels of abstracts, retractions', async () => {
    const article = `<PubmedArticle><MedlineCitation><PMID Version="1">7</PMID><Article><Journal><ISSN IssnType="Print">0028-0836</ISSN>
      <JournalIssue><Volume>1</Volume><PubDate><MedlineDate>2023 Sep-Oct</MedlineDate></PubDate></JournalIssue><Title>Nature</Title></Journal>
      <ArticleTitle>[Ein 10<sup>3</sup> Titel].</ArticleTitle><Abstract><AbstractText Label="AIM">To see.</AbstractText><AbstractText Label="RESULTS">Seen.</AbstractText></Abstract>
      <AuthorList><Author><LastName>Li</LastName><ForeName>Ann B</ForeName><Initials>AB</Initials></Author><Author><CollectiveName>Group</CollectiveName></Author></AuthorList>
      <Language>ger</Language><PublicationTypeList><PublicationType>Retracted Publication</PublicationType></PublicationTypeList></Article>
      <MeshHeadingList><MeshHeading><DescriptorName UI="D1" MajorTopicYN="N">Brain</DescriptorName><QualifierName MajorTopicYN="Y">blood</QualifierName></MeshHeading></MeshHeadingList></MedlineCitation>
      <PubmedData><ArticleIdList><ArticleId IdType="pubmed">7</ArticleId><ArticleId IdType="doi">10.1234/P</ArticleId></ArticleIdList>
      <ReferenceList><Reference><Citation>Doe J. Nature. 2001;3:4.</Citation><ArticleIdList><ArticleId IdType="pubmed">8</ArticleId></ArticleIdList></Reference></ReferenceList></PubmedData></PubmedArticle>`;
    const [work, journal, broken] = await read(
      pubmed,
      'a.xml',
      `<RAW_DATA>${article}<PubmedArticle><MedlineCitation><PMID>9</PMID>`,
    );
    expect(work).toEqual({
      ids: ['doi:10.1234/p', 'pmid:7'],
      by: '7',
      type: 'retracted-publication',
      titles: [{ lang: 'en', origin: 'office', text: 'Ein 10³ Titel', raw: '[Ein 10³ Titel].' }],
      abstracts: [{ lang: 'en', origin: 'original', text: 'AIM: To see.\nRESULTS: Seen.' }],
      authors: [
        { name: 'Ann B Li', family: 'Li', given: 'Ann B' },
        { name: 'Group', group: true },
      ],
      venue: { name: 'Nature', ids: ['issn:0028-0836'] },
      volume: '1',
      published: 20230900,
      published_print: 20230900,
      date_text: '2023 Sep-Oct',
      languages: ['de'],
      subjects: [{ scheme: 'publication-type', text: 'Retracted Publication' }],
      mesh: [{ heading: 'Brain', ui: 'D1', major: true, qualifiers: ['blood'] }],
      references: [{ text: 'Doe J. Nature. 2001;3:4.', ids: ['pmid:8'], author: 'Doe', year: 2001 }],
      retracted: true,
    });
    expect(journal).toEqual({
      ids: ['issn:0028-0836'],
      by: 'journal issn:0028-0836',
      name: 'Nature',
      issn_print: '0028-0836',
      type: 'journal',
    });
    expect(broken).toEqual(['9', expect.stringContaining('at byte')]);
  });

  it('read MEDLINE text, PubTator and CSL', async () => {
    expect(
      await read(
        medlineText,
        'a.txt',
        'PMID- 5\nTI  - A title\n      that goes on.\nFAU - Mangalam, Harry\nAU  - Mangalam H\nAD  - Irvine\nDP  - 2002 Sep\nAID - 10.1234/X [doi]\nMH  - *Software\n\nPMID- x\nTI  - y\n',
      ),
    ).toEqual([
      {
        ids: ['doi:10.1234/x', 'pmid:5'],
        by: '5',
        titles: [{ lang: 'en', origin: 'original', text: 'A title that goes on.' }],
        authors: [{ name: 'Harry Mangalam', family: 'Mangalam', given: 'Harry', affiliations: [{ text: 'Irvine' }] }],
        published: 20020900,
        published_print: 20020900,
        mesh: [{ heading: 'Software', major: true }],
      },
      ['x', 'the PMID x is no number'],
    ]);
    expect(await read(pubtator, 'a.txt', '8|t|Title\n8|a|Text.\n8\t0\t5\tTitle\tDisease\tD1\n\n9|a|lost')).toEqual([
      {
        ids: ['pmid:8'],
        by: '8',
        titles: [{ lang: 'en', origin: 'original', text: 'Title' }],
        abstracts: [{ lang: 'en', origin: 'original', text: 'Text.' }],
        languages: ['en'],
      },
      ['9', 'has an abstract without its title'],
    ]);
    const rows = await readText(
      csl,
      'a.tsv',
      'to title\t摘要内容如下.\t题目\nto keywords\t摘要内容如下. 题目\t词_语\nto nothing\ta\tb\n',
    );
    const works = rows.flatMap((each) => (each.ok === true ? [each.record as Work] : []));
    expect(works[0]!.id).toBe(works[1]!.id);
    expect(works[1]).toMatchObject({ titles: [{ lang: 'zh', text: '题目' }], keywords: ['词', '语'] });
    expect(rows[2]).toMatchObject({ ok: false, reason: 'is for an unknown task: to nothing' });
  });

  it('read JATS and RFCs: full text in units, references', async () => {
    const xml = `<article article-type="research-article"><front><journal-meta><journal-title-group><journal-title>eLife</journal-title></journal-title-group><issn pub-type="epub">2050-084X</issn></journal-meta>
      <article-meta><article-id pub-id-type="doi">10.1234/e</article-id><title-group><article-title>T &agr;</article-title></title-group>
      <contrib-group><contrib contrib-type="author"><name><surname>Li</surname><given-names>Ann</given-names></name><xref ref-type="aff" rid="a1">1</xref></contrib></contrib-group><aff id="a1"><label>1</label>Place, Land</aff>
      <pub-date pub-type="epub"><day>2</day><month>3</month><year>2020</year></pub-date><fpage>e1</fpage><abstract><p>Short.</p></abstract></article-meta></front>
      <body><sec><title>Methods</title><p>We did.<table-wrap><label>Table 1</label><table><tr><td>a</td><td>b</td></tr></table></table-wrap></p></sec></body>
      <back><ref-list><ref id="r1"><element-citation><person-group><name><surname>Doe</surname><given-names>J</given-names></name></person-group><year>2001</year><article-title>Old thing</article-title><source>J</source><pub-id pub-id-type="pmid">3</pub-id></element-citation></ref></ref-list></back></article>`;
    const [work] = await read(jats, 'a.nxml', xml);
    expect(work).toEqual({
      ids: ['doi:10.1234/e'],
      by: 'doi:10.1234/e',
      type: 'research-article',
      titles: [{ lang: 'en', origin: 'original', text: 'T α' }],
      abstracts: [{ lang: 'en', origin: 'original', text: 'Short.' }],
      authors: [{ name: 'Ann Li', family: 'Li', given: 'Ann', affiliations: [{ text: 'Place, Land' }] }],
      venue: { name: 'eLife', ids: ['issn:2050-084X'] },
      pages: 'e1',
      published: 20200302,
      published_online: 20200302,
      languages: ['en'],
      references: [
        {
          text: 'Doe J. Old thing. J. 2001',
          ids: ['pmid:3'],
          title: 'Old thing',
          author: 'Doe',
          year: 2001,
          venue: 'J',
        },
      ],
      body: [
        { id: 'p1', kind: 'heading', section: 'Methods', text: 'Methods' },
        { id: 'p2', kind: 'paragraph', section: 'Methods', text: 'We did.' },
        { id: 'p3', kind: 'caption', section: 'Methods', text: 'Table 1' },
        { id: 'p4', kind: 'table', section: 'Methods', text: 'a | b' },
      ],
    });
    // a reference as it is printed: parts that touch in the file, and its identifier, are no part of its words
    const printed = `<mixed-citation><name><surname>Li</surname><given-names>A</given-names></name>, <name><surname>Doe</surname><given-names>JQ</given-names></name> (<year>2011</year>) <article-title>On H<sub>2</sub>O and <italic>E. coli</italic>?</article-title><source>J Water</source><volume>19</volume>: <fpage>131</fpage>&#x2013;<lpage>137</lpage><pub-id pub-id-type="pmid">21127999</pub-id></mixed-citation>`;
    const cited = xml.replace(/<element-citation>.*<\/element-citation>/, printed);
    const [{ references }] = (await read(jats, 'a.nxml', cited)) as any[];
    expect(references).toEqual([
      {
        text: 'Li A, Doe JQ (2011) On H2O and E. coli? J Water 19: 131–137',
        ids: ['pmid:21127999'],
        title: 'On H2O and E. coli?',
        author: 'Li',
        year: 2011,
        venue: 'J Water',
        volume: '19',
        page: '131',
      },
    ]);
    const text =
      '<rfc number="7911"><front><title>Paths</title><author fullname="Ann Li" surname="Li"><organization>Org</organization></author><date month="July" year="2016"/><abstract><t>Short.</t></abstract></front><middle><section anchor="i" title="Intro"><t>Long.</t></section><section title="More"><t>As in <xref target="i"/> of <xref target="RFC4271"/>.</t></section></middle></rfc>';
    expect(await read(rfc, 'a.xml', text)).toEqual([
      expect.objectContaining({
        ids: ['doi:10.17487/rfc7911'],
        published: 20160700,
        authors: [{ name: 'Ann Li', family: 'Li', given: 'Ann', affiliations: [{ text: 'Org' }] }],
        body: [
          { id: 'p1', kind: 'heading', section: 'Intro', text: 'Intro' },
          { id: 'p2', kind: 'paragraph', section: 'Intro', text: 'Long.' },
          { id: 'p3', kind: 'heading', section: 'More', text: 'More' },
          { id: 'p4', kind: 'paragraph', section: 'More', text: 'As in Section 1 of [RFC4271].' },
        ],
      }),
    ]);
  });

  it('read arXiv, DataCite, DOAJ, ORCID and records of one’s own', async () => {
    const atom =
      '<feed xmlns="http://www.w3.org/2005/Atom"><entry><id>http://arxiv.org/abs/hep-th/9901001v2</id><title>A $\\alpha$ \\textit{thing}</title><summary>S.</summary><published>1999-01-02T00:00:00Z</published><author><name>Ann Li</name></author><category term="hep-th"/></entry></feed>';
    expect(await read(arxiv, 'a.atom', atom)).toEqual([
      expect.objectContaining({
        ids: ['arxiv:hep-th/9901001'],
        published: 19990102,
        titles: [{ lang: 'en', origin: 'original', text: 'A α thing', raw: 'A $\\alpha$ \\textit{thing}' }],
      }),
    ]);
    expect(
      await read(
        arxiv,
        'a.json',
        '[{"id": "2603.11048v1", "title": "T", "year": "2026", "authors": ["Ann Li"]}, {"id": "q"}]',
      ),
    ).toEqual([expect.objectContaining({ ids: ['arxiv:2603.11048'], published: 20260300 }), ['q', 'has no arXiv id']]);
    const oai = `<OAI-PMH xmlns="http://www.openarchives.org/OAI/2.0/"><responseDate>2026-03-20T02:00:00Z</responseDate><ListRecords><record><header><identifier>oai:arXiv.org:2603.11048</identifier><datestamp>2026-03-19</datestamp><setSpec>cs</setSpec></header><metadata>
      <arXiv xmlns="http://arxiv.org/OAI/arXiv/"><id>2603.11048</id><created>2026-03-17</created><updated>2026-03-19</updated><authors><author><keyname>Li</keyname><forenames>Ann</forenames><suffix>Jr</suffix></author></authors><title>A
      Title</title><categories>cs.LG cs.AI</categories><comments>5 pages</comments><doi>10.1000/xyz</doi><license>http://creativecommons.org/licenses/by/4.0/</license><abstract>S.</abstract></arXiv></metadata></record>
      <record><header status="deleted"><identifier>oai:arXiv.org:2401.00002</identifier></header></record><record><header><identifier>oai:arXiv.org:2401.00003</identifier></header></record>
      <resumptionToken cursor="0" completeListSize="2">6|3</resumptionToken></ListRecords></OAI-PMH>`;
    expect(await read(arxiv, 'a.xml', oai)).toEqual([
      {
        ids: ['arxiv:2603.11048', 'doi:10.1000/xyz'],
        by: '2603.11048',
        type: 'preprint',
        titles: [{ lang: 'en', origin: 'original', text: 'A Title' }],
        abstracts: [{ lang: 'en', origin: 'original', text: 'S.' }],
        authors: [{ name: 'Ann Li Jr' }],
        venue: { name: 'arXiv', ids: [] },
        published: 20260317,
        languages: ['en'],
        subjects: [
          { scheme: 'arxiv', text: 'cs.LG', code: 'cs.LG' },
          { scheme: 'arxiv', text: 'cs.AI', code: 'cs.AI' },
        ],
      },
      'record deleted by the archive',
      ['2401.00003', expect.stringMatching(/^holds no metadata in the format arXiv/)],
    ]);
    expect(sources.find((each) => each.recognises('a.xml', oai.slice(0, 4096)))?.name).toBe('arxiv');
    const doi = {
      doi: '10.48550/arXiv.2603.11048',
      creators: {
        name: 'Li, Ann',
        givenName: 'Ann',
        familyName: 'Li',
        affiliation: { name: 'U', affiliationIdentifier: 'https://ror.org/0161xgx34' },
      },
      titles: [{ title: 'T' }],
      publicationYear: 2026,
      types: { resourceTypeGeneral: 'JournalArticle' },
    };
    expect(await read(datacite, 'a.jsonl', JSON.stringify(doi))).toEqual([
      expect.objectContaining({
        ids: ['arxiv:2603.11048', 'doi:10.48550/arxiv.2603.11048'],
        type: 'journal-article',
        published: 20260000,
      }),
      { ids: ['ror:0161xgx34'], by: 'named ror:0161xgx34 U', name: 'U' },
    ]);
    expect(
      await read(
        doaj,
        'a.csv',
        'Journal title,Journal URL,Journal ISSN (print version),Publisher\nA,http://a,2167-8359,P\nB,http://b,2167-8350,P\n',
      ),
    ).toEqual([
      {
        ids: ['issn:2167-8359'],
        by: 'issn:2167-8359',
        name: 'A',
        issn_print: '2167-8359',
        publisher: 'P',
        website: 'http://a',
        type: 'journal',
      },
      ['B', 'has no ISSN with a right check digit: 2167-8350'],
    ]);
    const person =
      '<record:record xmlns:record="http://www.orcid.org/ns/record"><common:orcid-identifier><common:path>0000-0001-6187-6610</common:path></common:orcid-identifier><person:person><person:name><p:given-names>Ann</p:given-names><p:family-name>Li</p:family-name></person:name></person:person><a:activities-summary><a:works><a:group><w:work-summary><w:title><c:title>T</c:title></w:title><c:external-ids><c:external-id><c:external-id-type>doi</c:external-id-type><c:external-id-value>10.1234/O</c:external-id-value></c:external-id></c:external-ids></w:work-summary></a:group></a:works></a:activities-summary></record:record>';
    expect(await read(orcid, 'a.xml', person)).toEqual([
      {
        ids: ['doi:10.1234/o'],
        by: '0000-0001-6187-6610 doi:10.1234/o',
        titles: [{ lang: 'und', origin: 'original', text: 'T' }],
        authors: [{ name: 'Ann Li', family: 'Li', given: 'Ann', orcid: '0000-0001-6187-6610' }],
      },
    ]);
    const own = [
      '{"collection": "works", "key": "a", "title": "My note", "lang": "en", "authors": ["Ann Li"], "doi": "10.1234/Own"}',
      '{"collection": "journals", "key": "b", "name": "My journal"}',
      '{"collection": "cars"}',
      '{"collection":',
    ].join('\n');
    expect(await read(records, 'own.jsonl', own)).toEqual([
      {
        ids: ['doi:10.1234/own'],
        by: 'a',
        titles: [{ lang: 'en', origin: 'original', text: 'My note' }],
        authors: [{ name: 'Ann Li' }],
      },
      { ids: ['own:b'], by: 'b', name: 'My journal' },
      [
        'own.jsonl 3',
        expect.stringMatching(/^\/collection: is "cars"; known are works, journals, companies, .*patents$/),
      ],
      ['line 4', expect.stringContaining('is no JSON')],
    ]);
  });

  it('take a record with what is wrong in it: thousands of authors, some without a name, lists that are none', async () => {
    const item = {
      DOI: '10.1234/many',
      title: ['All of us'],
      author: [
        ...Array.from({ length: 5_000 }, (_, n) => ({ family: `Doe${n}`, given: 'J' })),
        { ORCID: 'http://orcid.org/0000-0001-6187-6610' },
        { family: ' ', given: '' },
        { name: 'Us' },
      ],
      editor: 'Doe',
      reference: [{ unstructured: '' }, { DOI: 'none', year: 'soon' }, {}],
      'reference-count': -1,
      issued: { 'date-parts': [[null]] },
      ISSN: ['1234'],
    };
    const [work] = (await read(crossref, 'c.json', JSON.stringify(item))) as [Record<string, any>];
    expect(work.authors).toHaveLength(5_001);
    expect(work.authors.at(-2)).toEqual({ name: 'J Doe4999', family: 'Doe4999', given: 'J' });
    expect(work.authors.at(-1)).toEqual({ name: 'Us', group: true });
    expect(Object.keys(work).sort()).toEqual(['authors', 'by', 'ids', 'references', 'titles']);
    expect(work.references.map(({ ids }: { ids: string[] }) => ids)).toEqual([[], [], []]);
    const inverted = { first: [0, -1, 0.5, '1'], far: [1e12], third: [2], gone: 'x' };
    const open = { id: 'https://openalex.org/W1', title: 'T', abstract_inverted_index: inverted };
    const [opened] = (await read(openalex, 'w.jsonl', JSON.stringify(open))) as [Record<string, any>];
    expect(opened.abstracts[0].text).toBe('first … third');
  });

  it('are each recognised by their own beginnings alone', () => {
    const heads: Record<string, string> = {
      crossref: '{\n "items": [ {"URL": "http://dx.doi.org/10.1/x", "issued": {}',
      openalex: '{"id": "https://openalex.org/W1"',
      'medline-text': 'PMID- 5\n',
      pubtator: '8|t|Title\n',
      csl: 'to title\t',
      doaj: 'Journal title,Journal URL,',
      records: '{"collection": "works", "title": "x"}',
      arxiv: '[\n {\n  "id": "2603.11048v1",',
    };
    for (const [name, head] of Object.entries(heads)) {
      expect(sources.filter((source) => source.recognises('x', head)).map((source) => source.name)).toEqual([name]);
    }
    expect(journals.name).toBe('journals');
  });
});

describe('JSON files', () => {
  const inPieces = (text: string, size: number) =>
    ({
      name: 'x.json',
      async *stream() {
        const bytes = Buffer.from(text);
        for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
      },
    }) as unknown as SourceFile;

  it('give their objects however they lie and however the text is cut', async () => {
    // as JSON gives it back: it has no minus zero
    const value = fc.jsonValue({ maxDepth: 3 }).map((each): unknown => JSON.parse(JSON.stringify(each)));
    const object = fc.dictionary(fc.string({ maxLength: 5 }), value, { maxKeys: 4 });
    await fc.assert(
      fc.asyncProperty(
        fc.array(object, { maxLength: 5 }),
        fc.constantFrom('list', 'items', 'lines', 'nested'),
        fc.boolean(),
        fc.integer({ min: 1, max: 60 }),
        async (all, form, pretty, size) => {
          const write = (each: unknown) => JSON.stringify(each, undefined, pretty && form !== 'lines' ? 1 : 0);
          const text =
            form === 'list'
              ? write(all)
              : form === 'items'
                ? write({ a: [1], items: all, b: '"[' })
                : form === 'nested'
                  ? write({ message: { items: all } })
                  : all.map(write).join('\n');
          for (const file of [memoryFile('x.json', text), inPieces(text, size)]) {
            const found: unknown[] = [];
            for await (const item of jsonItems(file, ['items'])) found.push(item.ok ? item.value : item.reason);
            expect(found).toEqual(all);
          }
        },
      ),
      { numRuns: 100 },
    );
  });

  it('cost themselves alone when they are broken, and say when they end too early', async () => {
    const all = async (text: string) =>
      (await Array.fromAsync(jsonItems(memoryFile('x.json', text), ['items']))).map((item) =>
        item.ok ? item.value : 'broken',
      );
    expect(await all('{"a":1}\n{"a":\n[1]\n{"a":2}\n')).toEqual([{ a: 1 }, 'broken', 'broken', { a: 2 }]);
    await expect(all('[{"a":1},{"b"')).rejects.toThrow('ends before its JSON is complete');
    await expect(all(`[${'['.repeat(600)}`)).rejects.toThrow('nests deeper than 500');
    await expect(all(']')).rejects.toThrow('never opened');
  });
});

it('names, dates, marks and ORCIDs are read as they are written', () => {
  expect(nameForms({ name: 'Maria Lymperaiou' })).toEqual({
    whole: ['Maria Lymperaiou', 'Lymperaiou Maria'],
    initials: ['M Lymperaiou', 'Lymperaiou M'],
  });
  expect(nameForms({ name: 'Lymperaiou M' })).toEqual({ whole: [], initials: ['M Lymperaiou', 'Lymperaiou M'] });
  expect(nameForms({ name: '王伟' })).toEqual({ whole: ['王伟'], initials: [] });
  expect(['2023 Sep-Oct', '2020-01-31T00:00', '1999', 'Spring 2000', '2020-13'].map(dayOfText)).toEqual([
    20230900,
    20200131,
    19990000,
    undefined,
    20200000,
  ]);
  expect(readableMarked('CO<sub>2</sub> at 10<sup>-3</sup>, Erd\\H{o}s, $x^2$, \\"{o} &lt;b&gt;')).toBe(
    'CO2 at 10⁻³, Erdős, x², ö <b>',
  );
  expect([orcidOf('https://orcid.org/0000-0001-6187-6610'), orcidOf('0000-0001-6187-6611')]).toEqual([
    '0000-0001-6187-6610',
    undefined,
  ]);
});

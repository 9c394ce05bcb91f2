import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { Patent } from '#collections/patents/patent.ts';
import { parsePublicationNumber } from '#patents/numbers.ts';
import { withOwnKind } from '#patents/own-kind.ts';
import { readAll, readText } from '#testing/read-source.ts';
import { describeWithSharedData } from '#testing/shared-data.ts';
import { htmlTree, textOf } from './html-tree.ts';
import { markdownPatent } from './markdown.ts';
import { pagePatent } from './page.ts';
import source from './source.ts';

const fixture = (name: string) => readFileSync(join(import.meta.dirname, 'fixtures', name), 'utf8');
const filled = (patent: Patent) =>
  Object.fromEntries(
    Object.entries(patent).filter(
      ([field, value]) => field !== 'provenance' && !(Array.isArray(value) && value.length === 0),
    ),
  );

it('takes a title without the links that the exporter wrote into it', () => {
  const titleOf = (heading: string) => markdownPatent(`${heading}\n\n## Details\n`).titles.map(({ text }) => text);
  expect(titleOf('# [US10449023B2](US10449023B2.md) - [US10449023B2](US10449023B2.md) - Cleansing device')).toEqual([
    'Cleansing device',
  ]);
  expect(titleOf('# [US1000023A](US1000023A.md) - A [probe](x.md) with [two] arrays')).toEqual([
    'A probe with [two] arrays',
  ]);
});

describe('exported Markdown', () => {
  it('swaps the labels back, drops the second abstract, finds claims and citations', () => {
    const en = { lang: 'en', origin: 'original' };
    expect(filled(markdownPatent(fixture('US9000001A1.md')))).toEqual({
      publication_number: 'US9000001A1',
      authority: 'US',
      doc_number: '9000001',
      kind_code: 'A1',
      patent_type: 'A',
      stated_priority_date: 20011231,
      titles: [{ ...en, text: 'Probe with a curved array' }],
      abstracts: [{ ...en, text: 'A probe has a curved array.' }],
      assignees: [{ name: 'Example Acoustics Inc', standard_name: 'EXAMPLE ACOUSTICS INC', type: 'company' }],
      inventors: [
        { name: 'Ada L. Byron', standard_name: 'ADA L BYRON', type: 'person' },
        { name: 'John Smith Jr.', standard_name: 'JOHN SMITH JR', type: 'person' },
        { name: 'P. van Dyk', standard_name: 'P VAN DYK', type: 'person' },
      ],
      cites: ['US3086195A', 'US3166731A', 'US2111111A', 'JP1984063560A'].map((publication_number) => ({
        publication_number,
      })),
      claims: [
        {
          ...en,
          claims: [
            { number: 1, text: 'A probe comprising:\na housing; and\na curved array.', independent: true, parents: [] },
            { number: 2, text: 'The probe of claim 1, wherein the array is convex.', independent: false, parents: [1] },
            { number: 5, text: 'A method of using the probe of claim 1.', independent: true, parents: [] },
          ],
        },
      ],
      descriptions: [
        {
          ...en,
          paragraphs: [
            { id: 'p1', section: 'background', heading: true, text: 'BACKGROUND OF THE INVENTION' },
            { id: 'p2', section: 'background', text: 'Probes are known.' },
            { id: 'p3', section: 'background', text: 'They are flat.' },
            { id: 'p4', section: 'background', text: '1. This line is no claim.' },
            { id: 'p5', section: 'embodiments', heading: true, text: 'DETAILED DESCRIPTION' },
            { id: 'p6', section: 'embodiments', text: 'The array 1 is curved.' },
          ],
        },
      ],
    });
  });

  it('takes words in Latin letters for no title in Japanese, and one word alone for no translation', () => {
    const titles = (title: string) =>
      markdownPatent(`# [JPS541984A](JPS541984A.md) - ${title}\n\n## Details\n`).titles.map((one) => [
        one.lang,
        one.origin,
      ]);
    expect(titles('Internal inspection ultrasonic wave diagnosing device')).toEqual([['en', 'office']]);
    expect(titles('LED')).toEqual([['ja', 'original']]);
    expect(titles('走査プローブ')).toEqual([['ja', 'original']]);
  });

  it('makes a bare record of a stub', () => {
    expect(filled(markdownPatent(fixture('DE28947C.md')))).toEqual({
      publication_number: 'DE28947C',
      authority: 'DE',
      doc_number: '28947',
      kind_code: 'C',
      patent_type: 'B',
    });
  });

  const bodyOf = (body: string) => markdownPatent(`# [US1A](US1A.md) - T\n\n## Details\n\n## Abstract\n\n${body}`);
  it('reads claims whose numbers are lost, and one that stands alone', () => {
    const unnumbered = bodyOf(
      'Text here of the thing.\n\nA probe comprising:\na body. \n\n  \nA probe according to claim 1,\nwherein it is. \n\n  \nA device having a lid.',
    );
    expect(unnumbered.claims[0]!.claims.map((c) => [c.number, c.parents, c.text])).toEqual([
      [1, [], 'A probe comprising:\na body.'],
      [2, [1], 'A probe according to claim 1, wherein it is.'],
      [3, [], 'A device having a lid.'],
    ]);
    const alone = bodyOf('FIG. 1 is a view.\n\nCLAIM\n \nThe ornamental design for a cup, as shown.');
    expect(alone.claims[0]!.claims.map((c) => c.text)).toEqual(['The ornamental design for a cup, as shown.']);
    expect(alone.descriptions[0]!.paragraphs.map((p) => p.text)).toEqual(['FIG. 1 is a view.']);
  });

  it('leaves the references of old patents out of the last claim, and gives no claims where none can be found', () => {
    const old = bodyOf(
      'The thing is good.\nI claim: \n1. A bolt of steel. \n 2. A bolt as in claim 1, with a nut.\nReferences Cited UNITED STATES PATENTS 3,190,112',
    );
    expect(old.claims[0]!.claims.map((c) => c.text)).toEqual(['A bolt of steel.', 'A bolt as in claim 1, with a nut.']);
    expect(bodyOf('Only a description of the bolt and of the nut.').claims).toEqual([]);
  });
});

describe('pages', () => {
  const { patent, unknown } = pagePatent(fixture('CN100000002B.html'));
  const original = { lang: 'zh', origin: 'original' };
  const machine = { lang: 'en', origin: 'machine' };

  it('keeps the published text and its translation apart', () => {
    expect(patent.titles).toEqual([{ ...machine, text: 'Curved probe of the example' }]);
    expect(patent.abstracts).toEqual([
      { ...original, text: '公开了一种探头。' },
      { ...machine, text: 'A probe is disclosed.' },
    ]);
    expect(patent.claims).toEqual([
      {
        ...original,
        claims: [
          { number: 1, text: '一种探头，包括壳体。', independent: true, parents: [] },
          { number: 2, text: '根据权利要求1所述的探头。', independent: false, parents: [1] },
        ],
      },
      {
        ...machine,
        claims: [
          { number: 1, text: 'A probe comprising a housing.', independent: true, parents: [] },
          { number: 2, text: 'The probe of claim 1.', independent: false, parents: [1] },
        ],
      },
    ]);
    expect(patent.descriptions).toEqual([
      {
        ...original,
        paragraphs: [
          { id: 'p1', section: 'field', heading: true, text: '技术领域' },
          { id: 'p2', section: 'field', text: '本发明涉及探头。' },
        ],
      },
      {
        ...machine,
        paragraphs: [
          { id: 'p1', section: 'field', heading: true, text: 'Technical field' },
          { id: 'p2', section: 'field', text: 'The invention relates to probes.' },
        ],
      },
    ]);
  });

  it('takes this document’s own facts and nobody else’s', () => {
    const { titles: _t, abstracts: _a, claims: _c, descriptions: _d, ...rest } = filled(patent);
    expect(rest).toEqual({
      publication_number: 'CN100000002B',
      authority: 'CN',
      doc_number: '100000002',
      kind_code: 'B',
      patent_type: 'B',
      application_number: 'CN201410201865.4',
      stated_priority_date: 20130514,
      filing_date: 20140513,
      publication_date: 20170517,
      grant_date: 20170517,
      expiry_date: 20340513,
      legal_status: { simple: 0, detailed: [] },
      priorities: [{ country: 'US', number: 'US13/894075', date: 20130514 }],
      stated_simple_family: '50980457',
      stated_family_members: ['US20140342830A1'],
      assignees: [
        { name: 'Example Acoustics & Co GmbH', standard_name: 'EXAMPLE ACOUSTICS & CO GMBH', type: 'company' },
      ],
      current_assignees: [{ name: '示例科技有限公司', standard_name: '示例科技有限公司', type: 'company' }],
      inventors: [{ name: '林示例', standard_name: '林示例', type: 'person' }],
      cpc: ['A61B8/00'],
      cites: [{ publication_number: 'US4974475A', phase: 'examiner', date: 19901204 }],
      cites_literature: [{ text: 'A paper, 1990' }],
      legal_events: [
        {
          date: 20170517,
          code: 'GR01',
          text: 'Patent grant',
          country: 'CN',
          fact: { kind: 'grant' },
          details: { ref: 'HK' },
        },
      ],
      figures: [{ id: 'fig1', file: 'D00001.png' }],
    });
    expect(unknown).toEqual(['itemprop somethingNew']);
  });

  it('bears broken, deep and huge markup', async () => {
    expect(textOf(htmlTree('<b>a<i>b</b>c<script>alert("<p>x</p>")</script><p>d &amp; e'))).toBe('abc d & e');
    expect(textOf(htmlTree(`${'<div>'.repeat(1000)}deep${'</div>'.repeat(1000)} end`))).toBe('deep end');
    expect(() => htmlTree('<div>'.repeat(100_000))).toThrow('nest deeper than 2000');
    expect(() => htmlTree('<p>'.repeat(600_000))).toThrow('more than 500000 elements');
    const [reject] = await readText(
      source,
      'x.html',
      `<!DOCTYPE html><title>Google Patents</title>${'<article itemscope>'.repeat(10)}`,
    );
    expect(reject).toMatchObject({ ok: false, id: 'x.html', reason: 'no publication number in the page' });
    expect(await readText(source, 'y.html', '<html>')).toMatchObject([
      { ok: false, reason: 'no article with microdata' },
    ]);
  });
});

describeWithSharedData('the shared patent pages', ['patents/google-patents-html'], (folder) => {
  it('are read whole', async () => {
    const seen: unknown[] = [];
    const reading = await readAll<Patent>(source, [folder], (patent) => {
      const set = patent.claims[0]!;
      seen.push([
        patent.publication_number,
        patent.application_number,
        set.lang,
        set.claims.length,
        set.claims.filter((c) => c.independent).map((c) => c.number),
        patent.descriptions[0]!.paragraphs.length,
        patent.cpc.length,
        patent.cites.length,
        patent.stated_family_members.length,
        patent.legal_events.length,
        patent.figures.length,
      ]);
    });
    expect({ ...reading, with: undefined, unknown: [...reading.unknown] }).toEqual({
      records: 2,
      ids: 2,
      with: undefined,
      rejects: [],
      faults: [],
      unknown: [],
      unrecognised: [],
    });
    expect(seen).toEqual([
      ['CN104154208B', 'CN201410201865.4', 'zh', 20, [1, 4, 13], 30, 11, 0, 13, 8, 0],
      ['US12390907B2', 'US17/260187', 'en', 34, [1, 19, 27, 34], 58, 3, 16, 3, 10, 17],
    ]);
  });
});

const ULTRASOUND = 'patents/google-patents-ultrasound/ultrasound-patents-md.tar.zst';
describeWithSharedData(
  'every file of the shared Markdown export',
  [ULTRASOUND, 'patents/google-patents-ultrasound/citations.tsv.gz'],
  (archive, edgesFile) => {
    it('becomes a record, with all its citations and its claims', { timeout: 120_000 }, async () => {
      const claims = {
        sets: 0,
        all: 0,
        dependent: 0,
        dependent_without_parent: 0,
        ascending: 0,
        from_1_without_gap: 0,
        long_first: 0,
      };
      const languages: Record<string, number> = {};
      const cites = new Map<string, Set<string>>();
      const reading = await readAll<Patent>(source, [archive], (patent) => {
        cites.set(patent.publication_number, new Set(patent.cites.map((cited) => cited.publication_number)));
        const lang = patent.descriptions[0]?.lang ?? 'none';
        languages[lang] = (languages[lang] ?? 0) + 1;
        const set = patent.claims[0]?.claims;
        if (!set) return;
        claims.sets++;
        claims.all += set.length;
        claims.dependent += set.filter((claim) => !claim.independent).length;
        claims.dependent_without_parent += set.filter(
          (claim) => !claim.independent && claim.parents.length === 0,
        ).length;
        if (set.every((claim, i) => i === 0 || claim.number > set[i - 1]!.number)) claims.ascending++;
        if (set.every((claim, i) => claim.number === i + 1)) claims.from_1_without_gap++;
        if (set[0]!.text.split(/\s+/).length > 600 || /\. The [a-z]/.test(set[0]!.text)) claims.long_first++;
      });
      expect({ ...reading, with: undefined, unknown: [...reading.unknown] }).toEqual({
        records: 1103,
        // of 18 patents there are two files, with the kind code and without
        ids: 1085,
        with: undefined,
        rejects: [],
        faults: [],
        unknown: [],
        unrecognised: [],
      });
      expect(reading.with).toMatchObject({
        titles: 1099,
        abstracts: 996,
        claims: 1048,
        descriptions: 1062,
        assignees: 985,
        inventors: 1087,
        cites: 1049,
        stated_priority_date: 1099,
      });
      expect(claims).toEqual({
        sets: 1048,
        all: 19601,
        dependent: 16204,
        dependent_without_parent: 44,
        ascending: 1048,
        from_1_without_gap: 1011,
        long_first: 3,
      });
      expect(languages).toEqual({ en: 1034, fr: 11, zh: 8, de: 6, ru: 2, ja: 1, none: 41 });
      expect([...cites.values()].reduce((sum, set) => sum + set.size, 0)).toBe(38_905);

      // The list of edges was made from both lists of each page, and names a document without kind code where its file
      // has none.
      const edges = gunzipSync(readFileSync(edgesFile!))
        .toString()
        .trim()
        .split('\n')
        .slice(1)
        .map((line) => line.split('\t').map((text) => parsePublicationNumber(text)!));
      const held = edges.filter(([citing, cited]) => {
        const list = cites.get(withOwnKind(citing!).normalised);
        return (
          list?.has(cited!.normalised) ||
          (!cited!.kind_code && [...(list ?? [])].some((number) => number.startsWith(cited!.normalised)))
        );
      });
      expect([edges.length, held.length]).toEqual([7416, 7292]);
    });
  },
);

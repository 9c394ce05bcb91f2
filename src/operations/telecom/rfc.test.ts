import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Patent } from '#collections/patents/patent.ts';
import { samplePatent } from '#collections/patents/sample-patent.ts';
import { standards } from '#collections/standards/standards.ts';
import { importFiles } from '#sources/import.ts';
import source from '#sources/standards/source.ts';
import { startTestService, type TestService } from '#testing/service.ts';
import { describeWithSharedData } from '#testing/shared-data.ts';
import operation from './t001-aicc.ts';

/** A patent whose claims are written for the specification: each may be checked by reading RFC 7911. */
const claimed = (number: string, ...texts: string[]): Patent =>
  samplePatent(number, {
    titles: [{ lang: 'en', origin: 'original', text: 'Advertising several paths of a prefix' }],
    claims: [
      {
        ...{ lang: 'en', origin: 'original' },
        claims: texts.map((text, i) => ({ number: i + 1, text, independent: true, parents: [] })),
      },
    ],
  });

const SAME =
  'A method comprising: advertising, by a BGP speaker, multiple paths for the same address prefix without the new paths implicitly replacing any previous ones; identifying each path by a path identifier in addition to the address prefix; prepending a path identifier field, which is of four octets, to the NLRI encoding in an UPDATE message; and advertising an ADD-PATH capability with a send/receive field that indicates whether the sender is able to receive multiple paths from its peer.';
const MORE = SAME.replace(
  '; and advertising',
  '; encrypting the path identifier with a key that is renewed by a quantum random number generator; and advertising',
);

const OTHER = SAME.replace('of four octets', 'of eight octets');

const FORMS: readonly [string, string][] = [
  ['txt', '1 1.1 2 3 4 5 6 7 8 9 9.1 9.2'],
  // the XML has no chapter above its two lists of references, and thanks in an appendix
  ['xml', '1 1.1 2 3 4 5 6 7 8 9.1 9.2 Appendix A'],
];

for (const [ending, numbers] of FORMS)
  describeWithSharedData(`claims read on RFC 7911 as ${ending}`, [`literature/rfc/rfc7911.${ending}.gz`], (file) => {
    let service: TestService;
    beforeAll(async () => {
      service = await startTestService({ corpus: [claimed('US99000001B2', SAME, MORE, OTHER)] });
      const { corpus, data_dir } = service;
      await importFiles({ source, paths: [file!], corpus, data_dir });
    });
    afterAll(() => service.close());

    it('come through the importer with numbered sections, and each feature to the section that has it', async () => {
      const [id] = (await service.corpus.search(standards, { query: { kind: 'all' }, offset: 0, limit: 9 })).hits;
      const [rfc] = await service.corpus.get(standards, [id!.id]);
      expect([rfc!.number, rfc!.date, rfc!.sections.map(({ number }) => number).join(' ')]).toEqual([
        'RFC 7911',
        20160700,
        numbers,
      ]);
      const reply = await service.call(operation, {
        body: { patent_number: 'US99000001B2', ts: [{ ts_number: 'rfc 7911' }], stream: false },
      });
      const [same, more, other] = reply.data.content.compare_results;
      // section 8 says what section 1 does in the same words; 5 says who advertises the capability with which field
      const found = same.cc_result.all_mappings.map(({ mappings }: any) => mappings[0]?.ts_section.join(', '));
      expect(found).toEqual(['8', '1', '3', '5']);
      // 5 tells of the field in two sentences that leave out the sender: whether it is meant a person must say
      expect([same.cc_result.is_sep, same.cc_result.explanation]).toEqual([
        'uncertain',
        expect.stringContaining('Open: 1.E4 “advertising an ADD-PATH capability'),
      ]);
      expect(more.cc_result.is_sep).toBe('uncertain');
      expect(more.cc_result.explanation).toContain(
        'Open: 2.E4 “encrypting the path identifier with a key that is renewed by…”: ',
      );
      expect([other.cc_result.is_sep, other.cc_result.explanation]).toEqual([
        'no',
        'RFC 7911 (named by you): 2 of 4 elements have their words in one of 9 sections read. Contradicted: 3.E3 “prepending a path identifier field, which is of eight octets…”: Section 3 of RFC 7911 says "four"; the claim asks for "eight".',
      ]);
      // what the chart quotes stands in the section that it names
      for (const { cc_result } of [same, more, other])
        for (const { mappings } of cc_result.all_mappings)
          for (const { ts_section, ts_content } of mappings)
            for (const [at, said] of ts_content.entries())
              expect(rfc!.sections.find(({ number }) => number === ts_section[at])!.text).toContain(said);
      // by its words alone it is recommended, too
      const unnamed = await service.call(operation, { body: { patent_number: 'US99000001B2', stream: false } });
      expect(unnamed.data.content.compare_results[0].cc_result.explanation).toMatch(/^RFC 7911 \(found by its words\)/);
    });
  });

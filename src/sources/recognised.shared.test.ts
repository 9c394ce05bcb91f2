import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';
import { documents } from '#reading/document-lines.ts';
import { describeWithSharedData } from '#testing/shared-data.ts';
import { importFiles } from './import.ts';

/** What an import of a folder gives where nobody says by which source: by source, its records by collection. */
interface Told {
  readonly sources: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** Documents left out on purpose, by source and kind. */
  readonly skipped?: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** Records that were rejected, by reason. */
  readonly rejected?: Readonly<Record<string, number>>;
  /** Files that nothing could be read from, with the reason. */
  readonly problems?: readonly string[];
}

/** Real folders of offices: every file is recognised by its head, or is told. */
const FOLDERS: Readonly<Record<string, Told>> = {
  'patents/uspto-assignment': {
    sources: { 'uspto-assignment': { conveyances: 333 } },
    problems: [
      'lookupfilter-OwnerName-query-test-query-rows-5-start-0-sort-ExecutionDate-desc-f-49f74b.xml: holds no record of uspto-assignment',
    ],
  },
  'patents/uspto-assignment-center-json': { sources: { 'uspto-assignment-center': { conveyances: 3330 } } },
  'patents/uspto-odp-json': {
    sources: { 'uspto-odp': { file_wrappers: 73, patents: 24, conveyances: 16, patent_facts: 226 } },
    skipped: {
      'uspto-odp': {
        'part of a file that does not say of which application': 4,
        'entry with a number alone': 58,
        'table of status codes': 2,
        'downloaded listing without application numbers': 2,
        'answer that tells an error': 6,
        'list of bulk data products': 1,
        'downloaded listing of petitions without application numbers': 1,
      },
    },
  },
  'patents/uspto-peds-json': { sources: { 'uspto-peds': { file_wrappers: 214, patents: 347, conveyances: 461 } } },
  'patents/uspto-office-action-json': {
    sources: { 'uspto-office-actions': { patent_facts: 8 } },
    skipped: {
      'uspto-office-actions': {
        'list of fields, or answer without rows': 2,
        'row that states neither a rejection nor a citation': 3,
      },
    },
  },
  'patents/uspto-ptab-json': {
    sources: { 'uspto-ptab': { patent_facts: 485 } },
    skipped: { 'uspto-ptab': { 'document of a proceeding that does not say of which patent': 51 } },
  },
  'patents/uspto-global-dossier-json': { sources: { 'uspto-global-dossier': { patent_facts: 201 } } },
  'patents/jpo-api': {
    sources: { 'jpo-documents': { patent_facts: 9 }, 'jpo-api': { file_wrappers: 9, patents: 14, patent_facts: 70 } },
    skipped: {
      'jpo-api': {
        'answer that has nothing to say of its application': 1,
        'answer without data: 該当するデータがありません。': 2,
        'name of an applicant or attorney': 2,
        'documents cited in examination, by the office’s own numbers': 1,
        'address of the file in J-PlatPat': 2,
      },
    },
  },
  'patents/dpma-xml': { sources: { 'dpma-register': { file_wrappers: 1, patents: 1 } } },
  'patents/epo-ops-xml': {
    sources: { 'epo-ops': { patents: 759 }, 'office-pages': {} },
    skipped: {
      'epo-ops': {
        'answer of the number service: spellings of a number, no publication': 14,
        'image inquiry: page counts and links, no publication data': 2,
        'entry of a register result list: its publications have no kind code': 93,
        'classification answer (CPC scheme, mapping or search): no publication': 3,
        'full-text inquiry: which texts there are, no text': 2,
        'register answer without bibliographic data: events or steps that name no publication': 3,
      },
      'office-pages': { 'page or drawing whose name does not say of which publication': 1 },
    },
    problems: ['tiff-to-png-57d559.png: no source recognises this file'],
  },
  'patents/inpadoc-legal-codes': { sources: { 'inpadoc-codes': { office_codes: 4397 } } },
  'patents/upc-decisions-json': {
    sources: { 'upc-decisions': { patent_facts: 15 } },
    skipped: { 'upc-decisions': { 'decision that does not say of which patent': 6 } },
  },
  'patents/au-decisions-json': {
    sources: { 'ip-australia-decisions': { patent_facts: 664 } },
    skipped: {
      'ip-australia-decisions': {
        'decision that does not say of which application': 18,
        'filing at a court that names no patent': 23,
      },
    },
    rejected: { 'has no neutral citation': 1 },
  },
  'patents/inpi-br-gazette-jsonl': { sources: { 'inpi-br': { patents: 4989 } } },
  'patents/kipris-xml': {
    sources: { kipris: { file_wrappers: 3309, patents: 4813 } },
    skipped: { kipris: { 'answer without patents': 1 } },
  },
  'patents/oepm-fulltext-xml': {
    sources: { 'office-pages': { office_pages: 17 }, 'epo-ftm': { patents: 1 } },
    skipped: { 'epo-ftm': { 'list of what the delivery holds': 2 } },
    problems: ['data_coverage_202504_ES_0001.csv: no source recognises this file'],
  },
  'patents/uspto-redbook-zip': {
    sources: { 'office-pages': { office_pages: 15 }, 'uspto-applications': { patents: 1 } },
  },
  'patents/uspto-codes': {
    sources: { 'uspto-document-codes': { office_codes: 278 } },
    skipped: { 'uspto-document-codes': { 'further row of a code': 114 } },
  },
  'designs/uspto-design-pdf': {
    sources: { 'office-pages': { office_pages: 592, patents: 69 } },
    skipped: {
      'office-pages': {
        'PDF without words on its first page, whose name does not say of which publication it is: name it like USD910780.pdf': 1,
      },
    },
  },
  'designs/euipo-open-data-xml': { sources: { 'euipo-designs': { patents: 216 } } },
  'designs/euipo-api-json': { sources: { 'euipo-design-search': { patents: 10 } } },
  'trademarks/kipris-xml': {
    sources: { 'kipris-trademarks': { trademarks: 559 } },
    problems: [
      'Empty_TradeMarkInfo.xml: no source recognises this file',
      'Empty_TrademarkDesignationGoodstInfo.xml: no source recognises this file',
      'Error_EmptyApplicationNumber.xml: no source recognises this file',
      'Error_InvalidKey.xml: no source recognises this file',
      'TrademarkDesignationGoodstInfo.xml: no source recognises this file',
    ],
  },
  'designs/kipris-xml': { sources: { 'kipris-designs': { patents: 177 } } },
  'patents/npl-citation-strings': { sources: { 'us-npl-citations': { patent_facts: 796 } } },
  'patents/etsi-isld-derived': {
    sources: { 'etsi-isld': {} },
    skipped: { 'etsi-isld': { 'counts made of the export, without declarations': 2 } },
  },
  'patents/cn-fulltext-pdf': {
    sources: { 'office-pages': { office_pages: 13 }, 'cn-publications': { patents: 35 } },
  },
};

/** Some files of a folder of which all take half a minute; `PRIORA_WHOLE_FOLDERS=1` reads them all (`.ci/weekly`). */
const SLICES: Readonly<Record<string, Told & { readonly files: readonly string[] }>> = {
  'designs/uspto-design-pdf': {
    files: ['10.pdf', '103-USD528368.pdf', '13.pdf'],
    sources: { 'office-pages': { office_pages: 14, patents: 2 } },
    skipped: {
      'office-pages': {
        'PDF without words on its first page, whose name does not say of which publication it is: name it like USD910780.pdf': 1,
      },
    },
  },
};

for (const [folder, whole] of Object.entries(FOLDERS)) {
  const slice = process.env.PRIORA_WHOLE_FOLDERS === undefined ? SLICES[folder] : undefined;
  const { files = [''], ...told } = slice ?? { ...whole, files: undefined };
  const wanted = files.map((file) => join(folder, file));
  describeWithSharedData(`files of offices, unnamed: ${folder}`, wanted, (...paths) => {
    it('are recognised, read, and what is left out is told', async () => {
      const data_dir = await mkdtemp(join(tmpdir(), 'priora-recognised-'));
      try {
        const summary = await importFiles({
          source: 'auto',
          paths,
          data_dir,
          documents,
          // what is stored is tested elsewhere
          corpus: { put: async () => ({ added: 0, changed: 0, unchanged: 0 }) },
        });
        const of = <T>(pick: (one: (typeof summary.sources)[number]) => T, is: (value: T) => boolean = () => true) =>
          Object.fromEntries(
            summary.sources.flatMap((one) => (is(pick(one)) ? [[one.source, pick(one)] as const] : [])),
          );
        const rejected: Record<string, number> = {};
        for (const { rejects_file } of summary.sources)
          for (const line of rejects_file ? (await readFile(rejects_file, 'utf8')).trim().split('\n') : []) {
            const { reason } = JSON.parse(line) as { reason: string };
            rejected[reason] = (rejected[reason] ?? 0) + 1;
          }
        expect({
          sources: of(({ collections }) => collections),
          skipped: of(
            ({ skipped }) => skipped,
            (skipped) => Object.keys(skipped).length > 0,
          ),
          rejected,
          problems: summary.problems.map((problem) => problem.replace(/^\S*\//, '')),
          damaged: summary.damaged.map((each) => basename(each)),
        }).toEqual({ skipped: {}, rejected: {}, problems: [], damaged: [], ...told });
      } finally {
        await rm(data_dir, { recursive: true });
      }
    });
  });
}

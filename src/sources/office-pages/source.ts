import { MOST_FIGURES, MOST_PAGE_BYTES, type OfficePage, officePages } from '#collections/office-pages.ts';
import { patents } from '#collections/patents/patents.ts';
import { ServiceError } from '#errors.ts';
import { patentType } from '#patents/kinds.ts';
import type { PublicationNumber } from '#patents/numbers.ts';
import { sizeOf } from '#pictures/decode.ts';
import { pngOf } from '#pictures/png.ts';
import { scansOf } from '#pictures/scans.ts';
import { figuresOf, figuresOfSheet } from '#pictures/sheets.ts';
import { defineSource, type Parsed } from '../source.ts';
import { designOfPrint, printedNumber, statedNumber } from './front-page.ts';
import { pageOfName, withKind } from './publication-of-name.ts';

const NAME = 'office-pages';

/** What is drawn in the scanned pages of a design, its front page left out: a picture (PNG) a figure. */
function drawnIn(pdf: Uint8Array): Uint8Array[] {
  const figures: Uint8Array[] = [];
  let front = true;
  for (const sheet of scansOf(pdf)) {
    if (!front) for (const figure of figuresOf(sheet)) figures.push(pngOf(figure));
    front = false;
    if (figures.length >= MOST_FIGURES) break;
  }
  return figures;
}

/** What is drawn on a sheet of a design; undefined where it cannot be decoded, of which whoever asks for it is told. */
function cutSheet(tiff: Uint8Array): string[] | undefined {
  try {
    const figures = figuresOfSheet(tiff).slice(0, MOST_FIGURES);
    return figures.map((figure) => Buffer.from(pngOf(figure)).toString('base64'));
  } catch (error) {
    if (error instanceof ServiceError) return undefined;
    throw error;
  }
}

const isDesignOf = ({ authority, kind_code, doc_number }: PublicationNumber): boolean =>
  patentType(authority, kind_code, doc_number) === 'D';

const isPdf = (head: string) => head.slice(0, 1_024).includes('%PDF-');

/** Facsimiles (PDF), pages and sheets of drawings (TIFF, PNG, JPEG) of offices, by the names of their deliveries. */
export default defineSource<OfficePage>({
  name: NAME,
  title: 'Facsimiles and drawings of offices: PDF, TIFF, PNG, JPEG named by publication',
  homepage: 'docs/guides/own-records.md',
  licence: 'That of the office',
  collection: officePages,
  files: ['.pdf', '.tif', '.tiff', '.png', '.jpg'],
  expect: {},
  recognises: (base, head) =>
    isPdf(head) || (/\.tiff?$/i.test(base) && /^(?:II\*\0|MM\0\*)/.test(head)) || pageOfName(base, false) !== undefined,
  async *read(file, documents): AsyncGenerator<Parsed<any>> {
    const wordsOf = async (pdf: Uint8Array) => (await documents?.firstPage(pdf).catch(() => '')) ?? '';
    const head = await file.head();
    const pdf = isPdf(head);
    const byName = pageOfName(file.name, pdf);
    if (!byName && !pdf) {
      yield { ok: 'skipped', kind: 'page or drawing whose name does not say of which publication' };
      return;
    }
    const bytes = await file.bytes(MOST_PAGE_BYTES);
    const within = pdf ? statedNumber(head) : undefined;
    // the words of a page take their time: only of what says its number nowhere else, or needs them for its kind
    const unsaid = pdf && !within && (!byName || isDesignOf(byName.number)) ? await wordsOf(bytes) : '';
    const stated = within ?? printedNumber(unsaid);
    const named = byName ?? (stated && { number: stated.number, role: 'facsimile' as const });
    if (!named) {
      yield {
        ok: 'skipped',
        kind:
          unsaid === ''
            ? 'PDF without words on its first page, whose name does not say of which publication it is: name it like USD910780.pdf'
            : 'PDF of which neither name nor first page say of which publication it is: name it like USD910780.pdf',
      };
      return;
    }
    const kind = pdf ? 'pdf' : sizeOf(bytes)?.kind;
    if (kind === undefined || bytes.length === 0) {
      yield { ok: false, id: file.base, reason: 'is no PDF, TIFF, PNG or JPEG, whatever it is called' };
      return;
    }
    const told = unsaid || (named.number.kind_code === undefined && pdf ? await wordsOf(bytes) : '');
    const publication = withKind(named.number, told);
    if (publication === undefined) {
      yield {
        ok: false,
        id: file.base,
        reason: 'neither its name nor its first page has the kind code: name it like CN109394229A.pdf',
      };
      return;
    }
    const name = file.base.replace(/[/\\]/g, '_').slice(-200);
    const content = Buffer.from(bytes).toString('base64');
    const { role } = named;
    const isDesign = isDesignOf(named.number);
    const figures = isDesign && kind === 'tif' && role === 'drawing' ? cutSheet(bytes) : undefined;
    yield {
      ok: true,
      record: {
        ...{ publication, role, name, kind, bytes: bytes.length, content, source: NAME, file: name },
        ...(figures && { figures }),
      },
    };
    if (!pdf || !isDesign) return;
    if (stated?.number.doc_number === named.number.doc_number) {
      const words = told || (await wordsOf(bytes));
      yield { ok: true, into: patents, record: designOfPrint(stated, words, NAME, name) };
    } else
      yield {
        ok: 'skipped',
        kind: 'record of a design whose file and first page do not say its number: its pages are kept',
      };
    for (const [index, figure] of drawnIn(bytes).entries())
      yield {
        ok: true,
        record: {
          publication,
          role: 'drawing',
          name: `${name.replace(/\.pdf$/i, '')}-F${String(index + 1).padStart(3, '0')}.png`,
          kind: 'png',
          bytes: figure.length,
          content: Buffer.from(figure).toString('base64'),
          source: NAME,
          file: name,
        },
      };
  },
});

import { createHash } from 'node:crypto';
import { DAY_MS, dayText } from '#clock.ts';
import { officePages, pagesOf } from '#collections/office-pages.ts';
import { originalOwners, type Patent } from '#collections/patents/patent.ts';
import { patents } from '#collections/patents/patents.ts';
import type { Corpus } from '#corpus/corpus.ts';
import { firstNamed } from '#cut.ts';
import type { Block, Document, Inline } from '#documents/document.ts';
import type { StoredFile } from '#files/store.ts';
import { defineJob, type JobServices } from '#isolation/job.ts';
import type { Call } from '#operation.ts';
import type { Services } from '#services.ts';
import { asPng } from './drawings.ts';
import { joinNames, paragraphLine, shownTexts, shownTitle } from './wire-text.ts';

/** How long a link to a PDF works, as clients of the interface expect. */
const VALID_MS = 10 * DAY_MS;
/** Characters of claims and of a description that are set: some 200 pages. */
const MOST = 600_000;
/** Symbols of classes that it names. */
const MOST_CLASSES = 30;

const WORDS = {
  en: {
    rendered: 'Made from the record; not a print of the office.',
    sources: 'Sources',
    number: 'Number',
    published: 'Published',
    application: 'Application',
    priorities: 'Priorities',
    applicants: 'Applicants',
    inventors: 'Inventors',
    classes: 'Classes',
    abstract: 'Abstract',
    claims: 'Claims',
    description: 'Description',
    figures: 'Drawings',
    cut: 'The rest is left out here; the interface gives the whole text.',
  },
  zh: {
    rendered: '本文件由数据记录生成，不是专利局的公开文本影印件。',
    sources: '数据来源',
    number: '公开号',
    published: '公开日',
    application: '申请',
    priorities: '优先权',
    applicants: '申请人',
    inventors: '发明人',
    classes: '分类号',
    abstract: '摘要',
    claims: '权利要求书',
    description: '说明书',
    figures: '附图',
    cut: '其余部分此处省略，接口可提供全文。',
  },
} as const;

/** A patent as a document to read: what its record holds, in the language in which it was published. */
export function patentDocument(patent: Patent): Document {
  const [titled] = shownTexts(patent.titles);
  const lang = titled?.lang === 'zh' ? 'zh' : 'en';
  const words = WORDS[lang];
  const blocks: Block[] = [
    {
      kind: 'note',
      content: [
        `${words.rendered} ${words.sources}: ${[...new Set(patent.provenance.map(({ source }) => source))].join(', ') || '–'}.`,
      ],
    },
  ];
  const part = (title: string, paragraphs: readonly (readonly Inline[])[]) => {
    if (paragraphs.length === 0) return;
    blocks.push({ kind: 'heading', level: 1, text: title });
    let left = MOST;
    for (const content of paragraphs) {
      blocks.push({ kind: 'paragraph', content });
      left -= content.reduce((sum, one) => sum + (typeof one === 'string' ? one : one.text).length, 0);
      if (left > 0) continue;
      blocks.push({ kind: 'note', content: [words.cut] });
      return;
    }
  };
  part(
    words.abstract,
    shownTexts(patent.abstracts).map(({ text }) => [text]),
  );
  for (const set of shownTexts(patent.claims))
    part(
      words.claims,
      set.claims.map(({ number, text }) => [{ text: `${number}. `, style: 'strong' as const }, text]),
    );
  for (const set of shownTexts(patent.descriptions))
    part(
      words.description,
      set.paragraphs.map((paragraph) =>
        paragraph.heading ? [{ text: paragraph.text, style: 'strong' as const }] : [paragraphLine(paragraph)],
      ),
    );
  part(
    words.figures,
    patent.figures.map(({ id, label, caption }) => [[label ?? id, caption].filter(Boolean).join(': ')]),
  );
  const facts: (readonly [string, string])[] = [
    [words.number, patent.publication_number],
    [words.published, dayText(patent.publication_date)],
    [words.application, [patent.application_number, dayText(patent.filing_date)].filter(Boolean).join(', ')],
    [
      words.priorities,
      patent.priorities.map(({ number, date }) => [number, dayText(date)].filter(Boolean).join(', ')).join('; '),
    ],
    [words.applicants, joinNames(originalOwners(patent))],
    [words.inventors, joinNames(patent.inventors)],
    [words.classes, firstNamed(patent.cpc.length > 0 ? patent.cpc : [...patent.ipc, ...patent.locarno], MOST_CLASSES)],
  ];
  return {
    title: shownTitle(patent.titles) || patent.publication_number,
    lang,
    subtitle: [patent.publication_number, dayText(patent.publication_date)].filter(Boolean).join(' · '),
    facts: facts.filter(([, value]) => value !== ''),
    blocks,
  };
}

/** What a job that makes a file reaches. */
type Files = JobServices['files'];

/** The file that is kept under what it is made of, else made now. */
async function madeOnce(files: Files, of: string, name: string, make: () => Promise<Uint8Array>): Promise<StoredFile> {
  const as = { key: `pdf of ${createHash('sha256').update(of).digest('hex')}`, name };
  return files.put({ ...as, content: (await files.read(as)) ?? (await make()), for_ms: VALID_MS });
}

/** Sets one patent as a PDF: half a second of computing, on text of others. Nothing where it is not stored. */
export const patentPdf = defineJob({
  name: 'patent-pdf',
  lane: 'answer',
  async run(publication_number: string, { corpus, files }): Promise<StoredFile | undefined> {
    const [patent] = await corpus.get(patents, [publication_number]);
    if (!patent) return undefined;
    const document = patentDocument(patent);
    return madeOnce(files, JSON.stringify(document), `${publication_number}.pdf`, async () => {
      const { toPdf } = await import('#documents/pdf.ts');
      return toPdf(document, { quick: true });
    });
  },
});

/** Pages of one publication that are put together: more than any real one has. */
const MOST_PAGES = 2_000;

/**
 * The office's own print of a publication as a file: one that was imported whole, or its pages in order. Undefined
 * where none is stored.
 */
export const facsimilePdf = defineJob({
  name: 'facsimile-pdf',
  lane: 'document',
  async run(
    { number, pages }: { number: string; pages: readonly string[] },
    { corpus, files },
  ): Promise<StoredFile | undefined> {
    const found = await corpus.get(officePages, pages.slice(0, MOST_PAGES));
    const [first] = found;
    if (!first) return undefined;
    const of = found.map(({ content }) => createHash('sha256').update(content).digest('hex')).join();
    return madeOnce(files, of, `${number}.pdf`, async () => {
      if (first.kind === 'pdf') return Buffer.from(first.content, 'base64');
      const { picturesPdf } = await import('#documents/pictures-pdf.ts');
      return picturesPdf(
        number,
        (function* () {
          for (const page of found) yield asPng(page);
        })(),
      );
    });
  },
});

/** Ids of the office's print of each patent: one that was imported whole, else its pages in order. */
const printsOf = async (corpus: Corpus, shown: readonly Patent[]): Promise<string[][]> =>
  (await pagesOf(corpus, shown)).map((kept) => {
    const whole = kept.filter(({ role }) => role === 'facsimile').slice(0, 1);
    return (whole.length > 0 ? whole : kept.filter(({ role }) => role === 'page')).map(({ id }) => id);
  });

/** By what a link to a PDF of a patent is made when it is followed. */
export const BY_PATENT = 'patent-pdf';

/** Makes what such a link names: as printed, else of the record. */
export async function madePdf(
  name: string,
  services: Pick<Services, 'isolation'> & JobServices,
  signal: AbortSignal,
): Promise<StoredFile | undefined> {
  const number = name.replace(/\.pdf$/, '');
  const [patent] = await services.corpus.get(patents, [number]);
  if (!patent) return undefined;
  // whoever has a link has no account: those who fetch take turns with each other
  const asked = { services, account: BY_PATENT, signal };
  const [pages = []] = await printsOf(services.corpus, [patent]);
  const printed = pages.length > 0 ? await services.isolation.run(facsimilePdf, { number, pages }, asked) : undefined;
  return printed ?? services.isolation.run(patentPdf, number, asked);
}

/** What a reader of such a PDF should know. */
export const RENDERED =
  'The PDF is made from the record, not a print of the office: no facsimile of it is stored (office-pages imports them).';

/**
 * The rows of the two operations that answer PDFs: links for ten days, without a key; each is made when it is followed.
 */
export async function pdfRows(shown: readonly Patent[], call: Pick<Call, 'note'>, { corpus, files }: Services) {
  const printed = await printsOf(corpus, shown);
  if (printed.some((pages) => pages.length === 0)) call.note(RENDERED);
  return shown.map(({ publication_number: number }) => ({
    pdf: { path: files.link({ id: BY_PATENT, name: `${number}.pdf` }, VALID_MS) },
  }));
}

/** Whether there is a text to set. */
export const hasText = ({ claims, descriptions }: Patent): boolean => claims.length + descriptions.length > 0;

import { dayText } from '#clock.ts';
import { officePages, pagesOf } from '#collections/office-pages.ts';
import { originalOwners, type Patent } from '#collections/patents/patent.ts';
import { patents } from '#collections/patents/patents.ts';
import type { Block, Document, Inline } from '#documents/document.ts';
import type { StoredFile } from '#files/store.ts';
import { defineJob } from '#isolation/job.ts';
import type { Call } from '#operation.ts';
import type { Services } from '#services.ts';
import { asPng } from './drawings.ts';
import { joinNames, paragraphLine, shownTexts, shownTitle } from './wire-text.ts';

const DAY_MS = 86_400_000;
/** How long a link to a PDF works, as clients of the interface expect. */
const VALID_MS = 10 * DAY_MS;
/** Characters of claims and of a description that are set: some 200 pages. */
const MOST = 600_000;

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
    [words.classes, (patent.cpc.length > 0 ? patent.cpc : [...patent.ipc, ...patent.locarno]).slice(0, 30).join(', ')],
  ];
  return {
    title: shownTitle(patent.titles) || patent.publication_number,
    lang,
    subtitle: [patent.publication_number, dayText(patent.publication_date)].filter(Boolean).join(' · '),
    facts: facts.filter(([, value]) => value !== ''),
    blocks,
  };
}

/** Sets one patent as a PDF: half a second of computing, on text of others. Nothing where it is not stored. */
export const patentPdf = defineJob({
  name: 'patent-pdf',
  lane: 'answer',
  async run(publication_number: string, { corpus, files }): Promise<StoredFile | undefined> {
    const [patent] = await corpus.get(patents, [publication_number]);
    if (!patent) return undefined;
    const { toPdf } = await import('#documents/pdf.ts');
    return files.put({
      key: `patent ${publication_number}`,
      name: `${publication_number}.pdf`,
      content: await toPdf(patentDocument(patent), { quick: true }),
      for_ms: VALID_MS,
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
    const { picturesPdf } = await import('#documents/pictures-pdf.ts');
    const content =
      first.kind === 'pdf'
        ? Buffer.from(first.content, 'base64')
        : await picturesPdf(
            number,
            (function* () {
              for (const page of found) yield asPng(page);
            })(),
          );
    return files.put({ key: `facsimile ${number}`, name: `${number}.pdf`, content, for_ms: VALID_MS });
  },
});

/** A link to a PDF of a patent, and whether it is the office's own print. */
export interface PdfLink {
  readonly path: string;
  readonly printed: boolean;
}

/** Links to PDFs of patents that work for ten days without a key, made side by side: as printed, else of the record. */
export async function pdfLinks(
  shown: readonly Patent[],
  { account, signal }: Pick<Call, 'account' | 'signal'>,
  services: Services,
): Promise<(PdfLink | undefined)[]> {
  const asked = { services, account: account.id, signal };
  const kept = await pagesOf(services.corpus, shown);
  return Promise.all(
    shown.map(async ({ publication_number: number }, index) => {
      const whole = kept[index]!.filter(({ role }) => role === 'facsimile').slice(0, 1);
      const pages = (whole.length > 0 ? whole : kept[index]!.filter(({ role }) => role === 'page')).map(({ id }) => id);
      const printed =
        pages.length > 0 ? await services.isolation.run(facsimilePdf, { number, pages }, asked) : undefined;
      const file = printed ?? (await services.isolation.run(patentPdf, number, asked));
      return file && { path: services.files.link(file, VALID_MS), printed: printed !== undefined };
    }),
  );
}

/** What a reader of such a PDF should know. */
export const RENDERED =
  'The PDF is made from the record, not a print of the office: no facsimile of it is stored (office-pages imports them).';

/** The rows of the two operations that answer PDFs. */
export async function pdfRows(
  shown: readonly Patent[],
  call: Pick<Call, 'account' | 'signal' | 'note'>,
  services: Services,
) {
  const links = await pdfLinks(shown, call, services);
  if (links.some((link) => link && !link.printed)) call.note(RENDERED);
  return links.map((link) => (link === undefined ? {} : { pdf: { path: link.path } }));
}

/** Whether there is a text to set. */
export const hasText = ({ claims, descriptions }: Patent): boolean => claims.length + descriptions.length > 0;

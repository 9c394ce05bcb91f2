import { type PatentFact, patentFacts } from '#collections/patent-facts/patent-facts.ts';
import { parseDay } from '#patents/dates.ts';
import { applicationNumber } from '#patents/numbers.ts';
import { defineSource, type Parsed } from '../source.ts';
import { factOf } from '../uspto-proceedings/about.ts';
import { xmlDocuments } from '../xml.ts';

const NAME = 'jpo-documents';
const ROOTS = ['notice-pat-exam-rn', 'notice-pat-exam', 'pat-rspns', 'pat-amnd'] as const;

/** What an answer of the applicant is, by the code of its form. */
const FORMS: Readonly<Record<string, string>> = { A153: '意見書', A1523: '手続補正書' };

/** Elements that are read, at any depth. */
const ELEMENTS = ['doc-number', 'date', 'document-name', 'document-code', 'article'] as const;
const TEXTS = new Map(ELEMENTS.map((name) => [name, new RegExp(`<(?:jp:)?${name}>([^<]{1,200})<`, 'g')]));

/** The texts of the elements of a name, in their order. Bounded by the size of the document. */
const inside = (raw: string, name: (typeof ELEMENTS)[number]): string[] =>
  [...raw.matchAll(TEXTS.get(name)!)].map((match) => match[1]!.trim());

function factOfDocument(raw: string, file: string): PatentFact | undefined {
  const number = inside(raw, 'doc-number').find((text) => /^\d{10}$/.test(text));
  const application = number && applicationNumber('JP', `${number.slice(0, 4)}-${number.slice(4)}`);
  if (!application) return undefined;
  const [drafted] = inside(raw, 'date');
  const [name] = inside(raw, 'document-name');
  const [code] = inside(raw, 'document-code');
  const articles = inside(raw, 'article');
  const what = name ?? FORMS[code ?? ''] ?? code ?? '書類';
  return factOf({
    id: `${NAME} ${application} ${file}`,
    kind: 'document',
    publications: [],
    applications: [application],
    source: NAME,
    code,
    date: parseDay(drafted),
    description: [what, ...articles].join(' ').slice(0, 2_000),
  });
}

/** Refusal notices, opinions and amendments as the JPO hands them out: XML in ZIP archives, Shift_JIS or UTF-8. */
export default defineSource({
  name: NAME,
  title: 'JPO refusal notices, opinions, amendments (XML in ZIP)',
  homepage: 'https://www.jpo.go.jp/system/laws/sesaku/data/api-provision.html',
  licence: 'JPO terms: reuse with attribution',
  collection: patentFacts,
  files: ['.xml'],
  expect: {},
  recognises: (base, head) => /-(?:jpntce|jpbibl)\.xml$/i.test(base) && /<jp:(?:notice-pat|pat-)/.test(head),
  async *read(file): AsyncGenerator<Parsed<any>> {
    for await (const document of xmlDocuments(file.stream(), [...ROOTS], { prefixes: 'drop' }, file.name)) {
      if (!document.ok) {
        yield { ok: false, id: `document ${document.index}`, reason: document.reason, raw: document.raw };
        continue;
      }
      const { raw } = document;
      const member = file.name
        .split('!')
        .at(-1)!
        .replace(/[^\w.-]+/g, '_')
        .slice(-120);
      const fact = factOfDocument(raw, member);
      if (fact) yield { ok: true, record: fact, raw };
      else yield { ok: false, id: file.base, reason: 'names no application of ten digits', raw };
    }
  },
});

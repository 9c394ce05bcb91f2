import { type FileWrapper, fileWrappers } from '#collections/file-wrappers/file-wrappers.ts';
import type { Party } from '#collections/patents/patent.ts';
import { patents } from '#collections/patents/patents.ts';
import { normaliseClass } from '#patents/classes.ts';
import { parseDay } from '#patents/dates.ts';
import { bareName, standardName } from '#patents/names.ts';
import { applicationNumber, isOffice, publicationNumber } from '#patents/numbers.ts';
import { namedParty, namedPerson, patentDraft, present, signed } from '../patent-draft.ts';
import { defineSource, type Parsed } from '../source.ts';
import { type XmlElement, xmlDocuments } from '../xml.ts';

const NAME = 'dpma-register';

/** `H02K0016000000` -> `H02K16/00`: IPC symbols of the register have four digits of group and six behind the slash. */
function symbolOf(text: string | undefined): string | undefined {
  const match = /^([A-H]\d{2}[A-Z])(\d{4})(\d{2})(\d{4})$/.exec(text ?? '');
  if (!match) return text && normaliseClass(text);
  return normaliseClass(`${match[1]}${Number(match[2])}/${match[3]}${String(Number(`0.${match[4]}`)).slice(2)}`);
}

/** Academic titles, which stand behind a given name. */
const TITLE = /^(?:Dr|Prof|Dipl|Ing|Mag|[BM]\.)/;
const hasForm = (name: string) => bareName(standardName(name)) !== standardName(name);

/**
 * A name without the town that the register leaves in it where the address has a region, too: `DENSO CORPORATION,
 * Kariya-city`. Of a body it is what follows its legal form, of a person what follows family and given name. German
 * towns have their postal code and stand in the address.
 */
function nameAndTown(name: string, person: boolean): { readonly name: string; readonly town?: string } {
  const parts = name.split(',').map((part) => part.trim());
  const town = parts.at(-1)!;
  const rest = parts.slice(0, -1).join(', ');
  const isTown = person ? parts.length > 2 && !TITLE.test(town) : hasForm(rest) && !hasForm(`X ${town}`);
  return isTown ? { name: rest, town } : { name };
}

function partyOf(element: XmlElement, person: boolean): Party | undefined {
  const text = element.text('addressbook/name');
  const state = element.text('addressbook/address/country');
  const country = state && isOffice(state) ? state : undefined;
  const { name, town } = text === undefined || country === 'DE' ? { name: text } : nameAndTown(text, person);
  const known = { ...(country && { country }), ...(town && { city: town }) };
  return person ? namedPerson(name, known) : namedParty(name, known);
}

/** What the register says of a right that is over; it has one word for all that are pending or in force. */
const OVER = /erloschen/i;

function* recordsOf(root: XmlElement, file: string, raw: string): Generator<Parsed<any>> {
  root.see();
  const biblio = root.child('bibliographic-data');
  const id = biblio?.at('application-reference/document-id');
  const filed = parseDay(id?.text('date'));
  const application = applicationNumber('DE', id?.text('doc-number') ?? '', filed);
  if (!biblio || application === undefined) {
    yield { ok: false, id: file, reason: 'names no application of the DPMA', raw };
    return;
  }
  const office = biblio.child('office-specific-bib-data');
  const published = parseDay(office?.text('date-of-first-publication'));
  const updated = parseDay(office?.text('date-last-register-update'));
  const right = office?.text('type-of-ip-right');
  const publications = biblio.every('publication-references/publication-reference/document-id').flatMap((one) => {
    try {
      return [publicationNumber('DE', one.text('doc-number') ?? '', one.text('kind'))];
    } catch {
      return [];
    }
  });
  const status = office?.text('status');
  const abstract = office?.text('abstract');
  const title = biblio.text('invention-title');
  const wrapper: FileWrapper = {
    application,
    office: 'DE',
    ...(right && { kind: /gebrauch/i.test(right) ? ('utility_model' as const) : ('utility' as const) }),
    ...(title && { title }),
    ...(filed && { filed }),
    publications: publications.map(({ normalised }, index) => ({
      number: normalised,
      ...(index === 0 && published && { date: published }),
    })),
    ...(status && { status: { text: status, ...(OVER.test(status) && { does: 'ceased' as const }) } }),
    parents: [],
    children: [],
    events: root.every('events/event-data').flatMap((event) => {
      const [code, date] = [event.text('procedural-status'), parseDay(event.text('date-of-procedural-status'))];
      const text = event.text('type-of-procedure');
      return code ? [{ code, ...(text && { text }), ...(date && { date }) }] : [];
    }),
    ...(updated && { updated }),
    provenance: [{ source: NAME, file }],
  };
  yield { ok: true, record: wrapper, raw };
  const parties = (group: string, role: string) => biblio.every(`parties/${group}/${role}`);
  const priorities = biblio.every('priority-claims/priority-claim').flatMap((claim) => {
    const [state, text, date] = [claim.text('country'), claim.text('doc-number'), parseDay(claim.text('date'))];
    // Japanese ones have the year of the era before six digits
    const spelt = state === 'JP' ? text?.replace(/^(\d{2})(\d{6})$/, '$1-$2') : text;
    const number = state && text && isOffice(state) ? (applicationNumber(state, spelt!, date) ?? text) : undefined;
    return state && number ? [{ country: state, number, ...(date && { date }) }] : [];
  });
  for (const [index, number] of publications.entries())
    yield {
      ok: true,
      into: patents,
      record: signed(
        {
          ...patentDraft(number),
          application_number: application,
          ...(filed && { filing_date: filed }),
          ...(index === 0 && published && { publication_date: published }),
          titles: title ? [{ lang: 'de', origin: 'original', text: title }] : [],
          abstracts: abstract ? [{ lang: 'de', origin: 'original', text: abstract }] : [],
          applicants: present(parties('applicants', 'applicant').map((one) => partyOf(one, false))),
          inventors: present(parties('inventors', 'inventor').map((one) => partyOf(one, true))),
          agencies: present(parties('agents', 'agent').map((one) => partyOf(one, false))),
          priorities,
          ipc: present(
            biblio.every('classifications-ipcr/classification-ipcr').map((one) => symbolOf(one.text('text'))),
          ),
        },
        NAME,
        file,
      ),
    };
}

/** Extracts of the register of patents and utility models of the DPMA. */
export default defineSource({
  name: NAME,
  title: 'DPMA register of patents and utility models (DE-PATGBM-RegisterExt XML)',
  homepage: 'https://www.dpma.de/recherche/dpmaconnect/',
  licence: 'DPMA register data',
  collection: fileWrappers,
  files: ['.xml'],
  expect: {},
  recognises: (_base, head) => /<dpma-patent-document[\s>]/.test(head),
  async *read(file): AsyncGenerator<Parsed<any>> {
    for await (const document of xmlDocuments(
      file.stream(),
      ['dpma-patent-document'],
      { prefixes: 'drop' },
      file.name,
    )) {
      if (document.ok) yield* recordsOf(document.root, file.base, document.raw);
      else yield { ok: false, id: `document ${document.index}`, reason: document.reason, raw: document.raw };
    }
  },
});

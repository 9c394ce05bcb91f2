import { defineCollection } from '#corpus/collection.ts';
import { markForms, wordsOf } from '#marks/forms.ts';
import { trigrams } from '#marks/letters.ts';
import { markApplication, markOffice, viennaLevels } from '#marks/numbers.ts';
import { singular } from '#marks/sense.ts';
import { standingWords } from '#marks/status.ts';
import { termEnd } from '#marks/term.ts';
import { standardName } from '#patents/names.ts';
import { united } from '../assembling.ts';
import { sourceFields } from '../record-fields.ts';
import { holders, isHere, namesOf, nationalOf, niceOf, Trademark } from './trademark.ts';

/** Forms are asked for by several fields of one record, one after the other. */
let last: { record: Trademark; forms: ReturnType<typeof markForms> } | undefined;
const formsOf = (record: Trademark) => {
  if (last?.record !== record)
    last = { record, forms: markForms(record.mark ?? '', record.transliterations, record.translations) };
  return last.forms;
};

/** The newer account of a case wins: by the day of its status, then of its latest event. */
const newness = (mark: Trademark): string =>
  `${mark.status.date ?? 0} ${Math.max(0, ...mark.events.map(({ date }) => date ?? 0))} ${JSON.stringify(mark)
    .length.toString()
    .padStart(9, '0')} ${JSON.stringify(mark)}`;

/** Four signs of the US office say what happened; some of its standards add the kind of entry: `MAIL`, `MAILI`. */
const eventCode = (office: string, code: string | undefined): string | undefined =>
  office === 'US' ? code?.slice(0, 4) : code;

/** The office and the number in one text, in any spelling of both: `us 87/706,058` -> `US_87706058`. */
export function namedMark(text: string): string | undefined {
  const [office, number] = [
    markOffice(text.trim().slice(0, 2)),
    text
      .trim()
      .slice(2)
      .replace(/^[_ ]+/, ''),
  ];
  const application = office && markApplication(office, number);
  return application && `${office}_${application}`;
}

/**
 * Newer values win where both know a field, lists of the richer source stay where the newer one has none. The same in
 * any order of arrival.
 */
function merge(stored: Trademark, arriving: Trademark): Trademark {
  const [newer, older] = newness(stored) > newness(arriving) ? [stored, arriving] : [arriving, stored];
  const lists = Object.fromEntries(
    Object.entries(newer)
      .filter(([, value]) => Array.isArray(value))
      .map(([name, value]) => {
        const other = older[name as keyof Trademark] as unknown[];
        return [name, (value as unknown[]).length > 0 ? value : other];
      }),
  );
  return {
    ...older,
    ...newer,
    ...lists,
    // a state stands with its own reason, words and day
    status: newer.status.state === undefined ? { ...newer.status, ...older.status } : newer.status,
    events: united([newer.events, older.events], ({ code, date }) =>
      JSON.stringify([eventCode(newer.office, code), date]),
    ),
    // registers tell of a case again and again without the pictures that came in files of their own
    pictures: united([newer.pictures, older.pictures], ({ file, uri, svg }) => file ?? uri ?? svg ?? ''),
    assignments: united([newer.assignments, older.assignments], (one) => one.reel_frame ?? JSON.stringify(one)),
    provenance: united([newer.provenance, older.provenance], ({ source, file }) => `${source} ${file ?? ''}`),
  } as Trademark;
}

/** Trade marks of all offices. */
// biome-ignore format: read it as a table
export const trademarks = defineCollection({
  name: 'trademarks',
  record: Trademark,
  id: (m) => m.id,
  defaultField: 'MARK',
  fields: {
    MARK: { kind: 'text', label: 'Words of the mark', stemmed: false, boost: 3, of: (m) => m.mark },
    WRITTEN: { kind: 'keyword', label: 'The mark as it is written, case too', normalise: (text) => text.replace(/\s+/g, ' ').trim(), of: (m) => m.mark?.replace(/\s+/g, ' ').trim() },
    WORD: { kind: 'keyword', label: 'A word of the mark, lower case, singular', facet: true, normalise: (text) => text, of: (m) => wordsOf(m.mark ?? '').map(singular) },
    GRAM: { kind: 'text', label: 'Runs of three letters of the mark and its readings', stemmed: false, of: (m) => [...new Set([...formsOf(m).readings, formsOf(m).joined])].map((reading) => trigrams(reading).join(' ')) },
    SOUND: { kind: 'keyword', label: 'Codes of the sound, whole and word by word', normalise: (text) => text, of: (m) => soundCodes(formsOf(m)) },
    SENSE: { kind: 'keyword', label: 'What its words mean', normalise: (text) => text, of: (m) => formsOf(m).senses.map(String) },
    ID: { kind: 'keyword', label: 'Office and application number in one', normalise: (text) => text, of: (m) => m.id },
    OFFICE: { kind: 'keyword', label: 'Office', of: (m) => m.office, facet: true },
    APPNO: { kind: 'keyword', label: 'Application number', of: (m) => m.application_number },
    REGNO: { kind: 'keyword', label: 'Registration number', of: (m) => m.registration_number },
    OWNER: { kind: 'text', label: 'Applicants and owners', stemmed: false, of: (m) => namesOf([...m.applicants, ...m.owners]) },
    HOLDER: { kind: 'keyword', label: 'Owner now', facet: true, of: (m) => namesOf(holders(m)) },
    HOLDER_STANDARD: { kind: 'keyword', label: 'Owner now and applicants, standard form of the name', of: (m) => namesOf([...m.owners, ...m.applicants]).map(standardName) },
    NICE: { kind: 'keyword', label: 'Nice class', facet: true, of: niceOf },
    US_CLASS: { kind: 'keyword', label: 'Class of the US office', facet: true, of: nationalOf },
    VIENNA: { kind: 'keyword', label: 'Vienna code, all levels', facet: true, of: (m) => m.vienna.flatMap(viennaLevels) },
    GOODS: { kind: 'text', label: 'Goods and services', of: (m) => m.classes.flatMap(({ goods }) => goods.filter(({ lang }) => INDEXED.has(lang)).map(({ text }) => text.slice(0, 20_000))) },
    KIND: { kind: 'keyword', label: 'Kind of mark', of: (m) => m.kind, facet: true },
    STATE: { kind: 'keyword', label: 'State: registered, pending, dead', of: (m) => m.status.state, facet: true },
    STATUS: { kind: 'keyword', label: 'State with its reason', facet: true, of: (m) => m.status.state && standingWords({ state: m.status.state, ...(m.status.reason && { reason: m.status.reason }) }) },
    FILED: { kind: 'date', label: 'Day of filing', of: (m) => m.filing_date, facet: true, sort: true },
    PUBLISHED: { kind: 'date', label: 'Day of publication', of: (m) => m.publication_date, sort: true },
    REGISTERED: { kind: 'date', label: 'Day of registration', of: (m) => m.registration_date, sort: true },
    EXPIRES: { kind: 'date', label: 'Day of expiry, as stated or by the law', of: (m) => termEnd(m)?.day, sort: true },
    HAS_PICTURE: { kind: 'keyword', label: '1: its picture is here', of: (m) => (m.pictures.some(isHere) ? '1' : '0'), facet: true },
    ...sourceFields,
  },
  lookups: {
    named: { label: 'Office and application number', kind: 'unique', of: (m) => m.id.replaceAll('_', ' '), normalise: (text) => namedMark(text)?.replaceAll('_', ' ') },
    application: { label: 'Application number', kind: 'best', of: (m) => ({ value: m.application_number, rank: `${m.filing_date ?? 0}` }) },
    registration: { label: 'Registration number', kind: 'best', of: (m) => m.registration_number && { value: m.registration_number, rank: `${m.registration_date ?? 0}` } },
  },
  apart: ['classes', 'events', 'pictures'],
  merge,
});

/** Languages in which goods are searched. */
const INDEXED = new Set(['en', 'zh', 'de', 'ja', 'ko', 'fr', 'es']);

/** What is looked up by sound: the codes of the whole and of each word, with the scheme in front. */
export const soundCodes = (forms: ReturnType<typeof markForms>): string[] => [
  ...new Set([
    ...forms.sounds.filter((code) => code.length > 1).map((code) => `e:${code}`),
    ...forms.words.filter(({ sound }) => sound.length > 2).map(({ sound }) => `e:${sound}`),
    // vowels out: near misses of an unstressed vowel meet
    ...forms.sounds
      .map((code) => code.replace(/(?!^)[aeiou]/g, ''))
      .filter((code) => code.length > 2)
      .map((code) => `k:${code}`),
    ...forms.german.filter((code) => code.length > 2).map((code) => `g:${code}`),
    ...(forms.mandarin.length > 1 ? [`m:${forms.mandarin}`] : []),
  ]),
];

import { dayText } from '#clock.ts';
import { type Conveyance, conveyances } from '#collections/conveyances/conveyances.ts';
import { adjustmentHolds, type FileWrapper } from '#collections/file-wrappers/file-wrappers.ts';
import type { Party, Patent } from '#collections/patents/patent.ts';
import { patents } from '#collections/patents/patents.ts';
import { normaliseClass } from '#patents/classes.ts';
import { parseDay } from '#patents/dates.ts';
import { personName } from '#patents/names.ts';
import {
  applicationNumber,
  isOffice,
  type PublicationNumber,
  parsePublicationNumber,
  publicationNumber,
} from '#patents/numbers.ts';
import { officeByName } from '#patents/offices.ts';
import { namedParty, namedPerson, patentDraft, present, signed } from '../patent-draft.ts';
import type { Parsed } from '../source.ts';
import { conveyanceOf, type StatedProperty } from '../uspto-assignment/conveyance.ts';
import { said } from '../whole-json.ts';

/**
 * A day as the USPTO writes it: ISO with or without time, `10-31-1977`, `10/31/1977`; years 1 and 9999 mean nothing.
 */
export function dayOf(value: unknown): number | undefined {
  const text = said(value);
  if (text === undefined) return undefined;
  const american = /^(\d{2})[-/](\d{2})[-/](\d{4})$/.exec(text);
  const day = parseDay(american ? `${american[3]}-${american[1]}-${american[2]}` : text);
  return day !== undefined && day >= 17900101 && day < 21000101 ? day : undefined;
}

/** A person or body as a file names it. */
export interface StatedParty {
  readonly organisation?: string | undefined;
  readonly family?: string | undefined;
  readonly given?: string | undefined;
  readonly city?: string | undefined;
  readonly state?: string | undefined;
  readonly country?: string | undefined;
  readonly lines?: readonly (string | undefined)[];
}

export interface StatedRelation {
  readonly application: string | undefined;
  readonly relation: FileWrapper['parents'][number]['relation'];
  readonly filed?: number | undefined;
  readonly patent?: string | undefined;
}

/** What a file of the USPTO says, in whichever form it was delivered. */
export interface StatedFile {
  readonly application: string | undefined;
  readonly type?: string | undefined;
  readonly title?: string | undefined;
  readonly filed?: number | undefined;
  readonly granted?: number | undefined;
  readonly patent?: string | undefined;
  /** `US20190095759A1`, `US 2017-0071586 A1`. */
  readonly pregrant?: string | undefined;
  readonly pregrant_date?: number | undefined;
  readonly status?: string | undefined;
  readonly status_date?: number | undefined;
  readonly adjustment?: FileWrapper['adjustment'];
  readonly parents: readonly StatedRelation[];
  readonly children: readonly StatedRelation[];
  readonly priorities: readonly {
    readonly country?: string | undefined;
    readonly number?: string | undefined;
    readonly filed?: number | undefined;
  }[];
  readonly events: readonly {
    readonly code?: string | undefined;
    readonly text?: string | undefined;
    readonly date?: number | undefined;
  }[];
  readonly inventors: readonly StatedParty[];
  readonly applicants: readonly StatedParty[];
  readonly cpc: readonly string[];
  readonly national_class?: string | undefined;
  readonly examiner?: string | undefined;
  readonly conveyances: readonly Omit<Parameters<typeof conveyanceOf>[0], 'properties' | 'source' | 'file'>[];
  readonly updated?: number | undefined;
}

const MOST_EVENTS = 5_000;
/** Pre-grant publication began: grants without one since are B1 (37 CFR 1.211; WIPO ST.16 codes of the USPTO). */
const KINDS_SINCE = 20010102;

const TYPES: readonly (readonly [RegExp, NonNullable<FileWrapper['kind']>])[] = [
  [/^re-?issue/i, 'reissue'],
  [/^utility/i, 'utility'],
  [/^design/i, 'design'],
  [/^plant/i, 'plant'],
  [/^provisional/i, 'provisional'],
  [/re-?exam/i, 'reexamination'],
];

/** `US16/123456`, `PCT/US2003/031405`. */
export function applicationOf(text: string | undefined, filed?: number): string | undefined {
  if (text === undefined) return undefined;
  if (/^PCT/i.test(text)) return applicationNumber('WO', text, filed);
  return /^\d{8}$/.test(text)
    ? applicationNumber('US', `${text.slice(0, 2)}/${text.slice(2)}`, filed)
    : applicationNumber('US', text, filed);
}

/**
 * The number of a grant with the kind code that follows from what it is: B2 where there was a pre-grant publication,
 * else B1; before 2001 A. Undefined for what is none.
 */
export function grantNumber(
  patent: string | undefined,
  granted: number | undefined,
  pregrant: boolean,
): PublicationNumber | undefined {
  const text = patent?.replace(/[\s,]/g, '').toUpperCase();
  const shape = /^(D|PP|RE)?0*(\d{1,8})$/.exec(text ?? '');
  if (!shape || granted === undefined) return undefined;
  const recent = granted >= KINDS_SINCE;
  const kind = { D: recent ? 'S1' : 'S', PP: recent ? (pregrant ? 'P3' : 'P2') : 'P', RE: recent ? 'E1' : 'E' }[
    shape[1] ?? ''
  ];
  return publicationNumber('US', `${shape[1] ?? ''}${shape[2]}`, kind ?? (recent ? (pregrant ? 'B2' : 'B1') : 'A'));
}

function partyOf(given: StatedParty, person: boolean): Party | undefined {
  const { organisation, family, given: first, city, state, country, lines = [] } = given;
  const place = city?.replace(/,\s*$/, '');
  const known = {
    ...(present([...lines, place, state]).length > 0 && { address: present([...lines, place, state]).join(', ') }),
    ...(country && isOffice(country) && { country }),
    ...(place && { city: place }),
    ...(state && { province: state }),
  };
  const name = organisation ?? personName(family, first);
  return person ? namedPerson(name, known) : namedParty(name, known);
}

const related = (own: string, all: readonly StatedRelation[]): FileWrapper['parents'] =>
  all.flatMap(({ application, relation, filed, patent }) => {
    const number = applicationOf(application, filed);
    const plain = patent && parsePublicationNumber(`US${patent}`);
    return number === undefined || number === own
      ? []
      : [
          {
            application: number,
            relation,
            ...(filed !== undefined && { filed }),
            ...(plain && { patent: plain.authority + plain.doc_number }),
          },
        ];
  });

const RELATED_AS = {
  continuation: 'continuation',
  division: 'division',
  continuation_in_part: 'continuation_in_part',
  reissue: 'reissue',
  substitution: 'substitution',
} as const;

/**
 * Parents that are priorities, as in the DOCDB data of the offices: of whichever source a publication is, it has the
 * same ones.
 */
const CLAIMED: ReadonlySet<string> = new Set([
  ...['provisional', 'continuation', 'division', 'continuation_in_part', 'reissue'],
]);
/** A PCT application that is continued stands with the others. */
const officeOfNumber = (application: string) => (application.startsWith('PCT/') ? 'WO' : 'US');

/** What publications of the application have in common. */
function shared(file: StatedFile, wrapper: FileWrapper): Partial<Patent> {
  const claimed = wrapper.parents.filter(({ relation }) => CLAIMED.has(relation));
  const foreign = file.priorities.flatMap(({ country, number, filed }) => {
    const office = country && officeByName(country);
    const normal = office && number && (applicationNumber(office, number, filed) ?? number);
    return office && normal ? [{ country: office, number: normal, ...(filed !== undefined && { date: filed }) }] : [];
  });
  const national = wrapper.parents.find(({ relation }) => relation === 'national_stage');
  return {
    application_number: wrapper.application,
    ...(wrapper.filed !== undefined && { filing_date: wrapper.filed }),
    titles: wrapper.title ? [{ lang: 'en', origin: 'original', text: wrapper.title }] : [],
    inventors: present(file.inventors.map((one) => partyOf(one, true))),
    applicants: present(file.applicants.map((one) => partyOf(one, false))),
    priorities: [
      ...foreign,
      ...claimed.map(({ application, filed }) => ({
        country: officeOfNumber(application),
        number: application,
        ...(filed !== undefined && { date: filed }),
      })),
    ],
    related_documents: wrapper.parents.flatMap(({ application, relation, filed }) =>
      relation in RELATED_AS
        ? [
            {
              relation: RELATED_AS[relation as keyof typeof RELATED_AS],
              country: officeOfNumber(application),
              number: application,
              ...(filed !== undefined && { date: filed }),
            },
          ]
        : [],
    ),
    ...(national && {
      pct_application: { number: national.application, ...(national.filed !== undefined && { date: national.filed }) },
    }),
    cpc: [...new Set(present(file.cpc.map((symbol) => normaliseClass(symbol))))],
    us_classes: present([file.national_class && normaliseClass(file.national_class)]),
    examiners: file.examiner ? [{ name: file.examiner, role: 'primary' }] : [],
  };
}

/**
 * The records of one file: the wrapper, its publications as far as the file tells them, and the conveyances in it. A
 * reject where it names no application.
 */
export function* recordsOf(file: StatedFile, source: string, name: string, raw: string): Generator<Parsed<any>> {
  const application = applicationOf(file.application, file.filed);
  if (application === undefined) {
    yield { ok: false, id: file.application ?? 'file', reason: 'names no application number', raw };
    return;
  }
  const kind = TYPES.find(([pattern]) => pattern.test(file.type ?? ''))?.[1];
  const pregrant = file.pregrant === undefined ? undefined : parsePublicationNumber(file.pregrant);
  const grant = grantNumber(file.patent, file.granted, pregrant !== undefined);
  const wrapper: FileWrapper = {
    application,
    office: application.startsWith('PCT') ? 'WO' : 'US',
    ...(kind && { kind }),
    ...(file.title && { title: file.title }),
    ...(file.filed !== undefined && { filed: file.filed }),
    ...(file.granted !== undefined && { granted: file.granted }),
    ...(grant && { patent: grant.authority + grant.doc_number }),
    publications: pregrant
      ? [{ number: pregrant.normalised, ...(file.pregrant_date !== undefined && { date: file.pregrant_date }) }]
      : [],
    ...(file.status && {
      status: { text: file.status, ...(file.status_date !== undefined && { date: file.status_date }) },
    }),
    ...(file.adjustment && Object.keys(file.adjustment).length > 0 && { adjustment: file.adjustment }),
    parents: related(application, file.parents),
    children: related(application, file.children),
    events: file.events.slice(0, MOST_EVENTS).map(({ code, text, date }) => ({
      ...(code && { code }),
      ...(text && { text }),
      ...(date !== undefined && { date }),
    })),
    ...(file.updated !== undefined && { updated: file.updated }),
    provenance: [{ source, file: name }],
  };
  const unknown =
    file.adjustment && adjustmentHolds(file.adjustment) === false
      ? [`term adjustment whose parts do not give its total: ${application}`]
      : [];
  yield { ok: true, record: wrapper, raw, ...(unknown.length > 0 && { unknown }) };
  const common = shared(file, wrapper);
  const publications: [PublicationNumber, number | undefined, boolean][] = [];
  if (pregrant?.authority === 'US') publications.push([pregrant, file.pregrant_date, false]);
  if (grant) publications.push([grant, file.granted, true]);
  for (const [number, date, granted] of publications) {
    const record: Patent = {
      ...patentDraft(number),
      ...common,
      ...(date !== undefined && { publication_date: date }),
      ...(granted && date !== undefined && { grant_date: date }),
    };
    yield { ok: true, record: signed(record, source, name), into: patents };
  }
  const property: StatedProperty = {
    application: file.application,
    filed: file.filed === undefined ? undefined : dayText(file.filed),
    ...(grant && { patent: grant.doc_number }),
    ...(pregrant && { publication: pregrant.doc_number }),
  };
  for (const one of file.conveyances) {
    try {
      const record: Conveyance = conveyanceOf({ ...one, properties: [property], source, file: name });
      yield { ok: true, record, into: conveyances };
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      yield {
        ok: false,
        id: `${application} assignment`,
        reason: error.message,
        raw: JSON.stringify(one).slice(0, 4_000),
      };
    }
  }
}

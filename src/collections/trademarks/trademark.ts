import { DEAD_REASONS } from '#marks/status.ts';
import { type Static, Type } from '#typebox.mjs';
import { Day } from '../patents/day.ts';

const Text = Type.String({ minLength: 1, maxLength: 4_000 });
const Long = Type.String({ minLength: 1, maxLength: 1_000_000 });
const Country = Type.String({ pattern: '^[A-Z]{2}$' });

/** Whoever applied, owns or speaks for others. */
const Party = Type.Object({
  /** Absent where the office gives its own number of the party alone. */
  name: Type.Optional(Text),
  /** The office's word: `ORIGINAL APPLICANT`, `OWNER AT PUBLICATION`. */
  role: Type.Optional(Text),
  /** The office's own number of the party. */
  identifier: Type.Optional(Text),
  country: Type.Optional(Country),
  state: Type.Optional(Text),
  city: Type.Optional(Text),
  postcode: Type.Optional(Text),
  /** Lines of the address above city and country. */
  address: Type.Array(Text),
  /** Legal form in the office's words. */
  entity: Type.Optional(Text),
  entity_code: Type.Optional(Text),
  /** Where it was founded. */
  founded_in: Type.Optional(Text),
  /** Former or other name, as the office states it. */
  other_name: Type.Optional(Text),
});
export type Party = Static<typeof Party>;

const MarkClass = Type.Object({
  /** Nice class in three digits; absent where the office states its own classes only. */
  nice: Type.Optional(Type.String({ pattern: '^0(?:0[1-9]|[1-3]\\d|4[0-5])$' })),
  /** The class of the US office, or of another office before Nice. */
  national: Type.Array(Type.String({ pattern: '^[A-Z0-9]{1,4}$' })),
  goods: Type.Array(Type.Object({ lang: Text, text: Long })),
  /** Groups of like goods of the Korean, Japanese and Taiwanese offices. */
  similar_groups: Type.Array(Text),
  status_code: Type.Optional(Text),
  status_date: Type.Optional(Day),
  first_use: Type.Optional(Type.Integer()),
});
export type MarkClass = Static<typeof MarkClass>;

/** A trade mark as its office tells it. Unknown is absent. */
export const Trademark = Type.Object({
  /** Office and application number: `US_87706058`. */
  id: Type.String({ pattern: '^[A-Z]{2}_[A-Z0-9]{1,30}$' }),
  office: Country,
  application_number: Text,
  registration_number: Type.Optional(Text),
  /** Its words in their own script. */
  mark: Type.Optional(Text),
  transliterations: Type.Array(Text),
  translations: Type.Array(Text),
  kind: Type.Optional(Type.Enum(['word', 'figure', 'combined', 'shape', 'sound', 'other'])),
  /** The office's words for it. */
  feature: Type.Optional(Text),
  /** Mark drawing code of the US office. */
  drawing_code: Type.Optional(Text),
  description: Type.Optional(Long),
  colours: Type.Array(Text),
  disclaimers: Type.Array(Text),
  classes: Type.Array(MarkClass),
  /** `26.04.18`. */
  vienna: Type.Array(Type.String({ pattern: '^\\d{2}(?:\\.\\d{2}){0,2}$' })),
  applicants: Type.Array(Party),
  /** Owners now, where the office tells them apart from applicants. */
  owners: Type.Array(Party),
  agents: Type.Array(Party),
  correspondents: Type.Array(Party),
  docket: Type.Optional(Text),
  filing_date: Type.Optional(Day),
  publication_date: Type.Optional(Day),
  registration_date: Type.Optional(Day),
  renewal_date: Type.Optional(Day),
  expiry_date: Type.Optional(Day),
  status: Type.Object({
    state: Type.Optional(Type.Enum(['registered', 'pending', 'dead'])),
    reason: Type.Optional(Type.Enum([...DEAD_REASONS])),
    code: Type.Optional(Text),
    text: Type.Optional(Text),
    date: Type.Optional(Day),
  }),
  location: Type.Optional(Text),
  location_date: Type.Optional(Day),
  events: Type.Array(Type.Object({ code: Type.Optional(Text), text: Type.Optional(Text), date: Type.Optional(Day) })),
  /** Conveyances as recorded. */
  assignments: Type.Array(
    Type.Object({
      reel_frame: Type.Optional(Text),
      executed: Type.Optional(Day),
      from: Type.Array(Text),
      to: Type.Array(Text),
    }),
  ),
  priorities: Type.Array(
    Type.Object({ country: Type.Optional(Country), number: Type.Optional(Text), date: Type.Optional(Day) }),
  ),
  /** The office's word for the kind of right: `Individual`, `EU Certificate`, `Collective`. */
  right: Type.Optional(Text),
  /** Older national marks of its owner whose age it has in their countries. */
  seniorities: Type.Optional(
    Type.Array(
      Type.Object({
        country: Country,
        number: Type.Optional(Text),
        filed: Type.Optional(Day),
        registered: Type.Optional(Day),
        /** The office's word: `Accepted`. */
        status: Type.Optional(Text),
      }),
    ),
  ),
  /** Madrid system. */
  international: Type.Optional(Type.Object({ registration: Type.Optional(Text), date: Type.Optional(Day) })),
  /** Proceedings of others against it, and refusals of its office, with the earlier marks that they rest on. */
  oppositions: Type.Array(
    Type.Object({
      number: Type.Optional(Text),
      date: Type.Optional(Day),
      grounds: Type.Optional(Text),
      earlier: Type.Array(Type.Object({ office: Country, number: Type.Optional(Text), mark: Type.Optional(Text) })),
    }),
  ),
  /** Pictures as the office names them, and the picture itself where it is here: a drawing, or a file in base64. */
  pictures: Type.Array(
    Type.Object({
      file: Type.Optional(Text),
      uri: Type.Optional(Text),
      svg: Type.Optional(Long),
      image: Type.Optional(Type.Object({ kind: Type.Enum(['png', 'jpg']), content: Long })),
    }),
  ),
  provenance: Type.Array(Type.Object({ source: Text, file: Type.Optional(Text) })),
  demo: Type.Optional(Type.Literal(true)),
});
export type Trademark = Static<typeof Trademark>;

export const trademarkId = (office: string, application: string): string => `${office}_${application}`;

/** A record with nothing but its identity. */
export const emptyTrademark = (office: string, application: string): Trademark => ({
  id: trademarkId(office, application),
  office,
  application_number: application,
  transliterations: [],
  translations: [],
  colours: [],
  disclaimers: [],
  classes: [],
  vienna: [],
  applicants: [],
  owners: [],
  agents: [],
  correspondents: [],
  status: {},
  events: [],
  assignments: [],
  priorities: [],
  oppositions: [],
  pictures: [],
  provenance: [],
});

/** Bytes of a picture of a mark that is kept, such that its base64 fits its field. */
export const MOST_IMAGE_BYTES = 720_000;

/** Whether a picture is here, and not only named. */
export const isHere = ({ svg, image }: Trademark['pictures'][number]): boolean => (svg ?? image) !== undefined;

/** Nice classes, each once, in order. */
export const niceOf = ({ classes }: Pick<Trademark, 'classes'>): string[] =>
  [...new Set(classes.flatMap(({ nice }) => nice ?? []))].sort();

/** Classes of the US office, each once, in order. */
export const nationalOf = ({ classes }: Pick<Trademark, 'classes'>): string[] =>
  [...new Set(classes.flatMap(({ national }) => national))].sort();

/** Who owns it now: owners, else applicants. */
export const holders = ({ owners, applicants }: Pick<Trademark, 'owners' | 'applicants'>): readonly Party[] =>
  owners.length > 0 ? owners : applicants;

export const namesOf = (parties: readonly Party[]): string[] => parties.flatMap(({ name }) => name ?? []);

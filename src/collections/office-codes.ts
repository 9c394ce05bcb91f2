import { defineCollection } from '#corpus/collection.ts';
import { type Static, Type } from '#typebox.mjs';

const text = Type.Optional(Type.String({ minLength: 1, maxLength: 4_000 }));

/** What a code of an office means, as its own list says: a legal event's (INPADOC), or a document's of its file. */
export const OfficeCode = Type.Object({
  kind: Type.Enum(['legal_event', 'document']),
  /** ST.3 code. */
  office: Type.String({ pattern: '^[A-Z]{2}$' }),
  code: Type.String({ minLength: 1, maxLength: 40 }),
  /** In English. */
  text: Type.String({ minLength: 1, maxLength: 4_000 }),
  /** In the office's language. */
  original: text,
  /** Legal events: the letter of the event class (WIPO ST.27) and its title. */
  event_class: Type.Optional(Type.String({ pattern: '^[A-Z]$' })),
  event_class_title: text,
  /** Legal events: whether they are in favour of the right or against it, where the list says so. */
  influence: Type.Optional(Type.Enum(['positive', 'negative'])),
  /** Documents: the group in which the list has them. */
  category: text,
  source: Type.String({ minLength: 1 }),
});
export type OfficeCode = Static<typeof OfficeCode>;

/** `legal_event:US:MAFP` */
export const officeCodeId = ({ kind, office, code }: Pick<OfficeCode, 'kind' | 'office' | 'code'>): string =>
  `${kind}:${office}:${code}`;

/** Codes of legal events and of documents with their words: the lists that offices publish. */
export const officeCodes = defineCollection({
  name: 'office_codes',
  record: OfficeCode,
  id: officeCodeId,
  defaultField: 'TEXT',
  fields: {
    TEXT: { kind: 'text', label: 'What the code means', of: (c) => c.text },
    KIND: { kind: 'keyword', label: 'legal_event or document', of: (c) => c.kind, facet: true },
    OFFICE: { kind: 'keyword', label: 'Office', of: (c) => c.office, facet: true },
    CODE: { kind: 'keyword', label: 'Code', of: (c) => c.code },
    EVENT_CLASS: { kind: 'keyword', label: 'Class of a legal event', of: (c) => c.event_class, facet: true },
  },
});

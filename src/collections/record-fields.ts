/** What collections of records with `ids` (`scheme:value`) and `provenance` share. */

/** The values of a scheme among identities. */
export const idsIn = (ids: readonly string[], scheme: string): string[] =>
  ids.filter((id) => id.startsWith(`${scheme}:`)).map((id) => id.slice(scheme.length + 1));

interface Sourced {
  readonly provenance: readonly { readonly source: string }[];
  readonly demo?: boolean;
}

/** Where a record comes from, as fields to search and count by. */
export const sourceFields = {
  SOURCE: {
    kind: 'keyword',
    label: 'Source of the record',
    of: (record: Sourced) => record.provenance.map(({ source }) => source),
    facet: true,
  },
  DEMO: {
    kind: 'keyword',
    label: '1: record of the demo corpus',
    of: (record: Sourced) => (record.demo ? '1' : '0'),
    facet: true,
  },
} as const;

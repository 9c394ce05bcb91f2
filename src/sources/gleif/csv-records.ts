import type { Json } from '../companies-json.ts';

/** Rows of the register's golden copies in CSV in the form of its API, so that all forms mean the same. */

type Cells = Readonly<Record<string, string>>;

/** Repeated elements have a number: `Entity.SuccessorEntity.1.SuccessorLEI`. */
const MOST = 10;

/** Cells that a row has, and which of them were read. */
export class Row {
  readonly #cells: Cells;
  readonly #read = new Set<string>();

  constructor(cells: Cells) {
    this.#cells = cells;
  }

  at(name: string): string | undefined {
    this.#read.add(name);
    return this.#cells[name] || undefined;
  }

  /** What `of` makes of `name.1`, `name.2` ..., as far as there is such a column. */
  every<T>(name: string, of: (prefix: string) => T): T[] {
    const found: T[] = [];
    for (let n = 1; n <= MOST; n++) {
      const prefix = `${name}.${n}`;
      if (!(prefix in this.#cells) && !Object.keys(this.#cells).some((column) => column.startsWith(`${prefix}.`)))
        break;
      found.push(of(prefix));
    }
    return found;
  }

  /** Columns with a value that nobody read and that are not left out. */
  unknown(left: RegExp): string[] {
    return Object.keys(this.#cells).filter(
      (column) => this.#cells[column] !== '' && !this.#read.has(column) && !left.test(column),
    );
  }
}

function addressOf(row: Row, prefix: string): Json | undefined {
  const at = (name: string) => row.at(`${prefix}.${name}`);
  const lines = [
    at('FirstAddressLine'),
    at('AdditionalAddressLine.1'),
    at('AdditionalAddressLine.2'),
    at('AdditionalAddressLine.3'),
  ];
  const country = at('Country');
  const rest = { city: at('City'), region: at('Region'), postalCode: at('PostalCode'), language: at('xmllang') };
  return country === undefined && lines[0] === undefined
    ? undefined
    : { addressLines: lines.filter(Boolean), country, ...rest };
}

const nameOf = (row: Row, column: string): Json => ({
  name: row.at(column),
  language: row.at(`${column}.xmllang`),
  type: row.at(`${column}.type`),
});

export const recordOfRow = (row: Row): Json => ({
  lei: row.at('LEI'),
  entity: {
    legalName: nameOf(row, 'Entity.LegalName'),
    otherNames: row.every('Entity.OtherEntityNames.OtherEntityName', (column) => nameOf(row, column)),
    transliteratedOtherNames: row.every(
      'Entity.TransliteratedOtherEntityNames.TransliteratedOtherEntityName',
      (column) => nameOf(row, column),
    ),
    legalAddress: addressOf(row, 'Entity.LegalAddress'),
    headquartersAddress: addressOf(row, 'Entity.HeadquartersAddress'),
    otherAddresses: row.every('Entity.OtherAddresses.OtherAddress', (prefix) => addressOf(row, prefix)).filter(Boolean),
    registeredAt: { id: row.at('Entity.RegistrationAuthority.RegistrationAuthorityID') },
    registeredAs: row.at('Entity.RegistrationAuthority.RegistrationAuthorityEntityID'),
    category: row.at('Entity.EntityCategory'),
    legalForm: {
      id: row.at('Entity.LegalForm.EntityLegalFormCode'),
      other: row.at('Entity.LegalForm.OtherLegalForm'),
    },
    status: row.at('Entity.EntityStatus'),
    creationDate: row.at('Entity.EntityCreationDate'),
    expiration: { date: row.at('Entity.EntityExpirationDate') },
    successorEntities: [
      {
        lei: row.at('Entity.SuccessorEntity.SuccessorLEI'),
        name: row.at('Entity.SuccessorEntity.SuccessorEntityName'),
      },
      ...row.every('Entity.SuccessorEntity', (prefix) => ({
        lei: row.at(`${prefix}.SuccessorLEI`),
        name: row.at(`${prefix}.SuccessorEntityName`),
      })),
    ],
  },
  registration: { lastUpdateDate: row.at('Registration.LastUpdateDate') },
});

export const relationshipOfRow = (row: Row): Json => ({
  relationship: {
    startNode: { id: row.at('Relationship.StartNode.NodeID') },
    endNode: { id: row.at('Relationship.EndNode.NodeID') },
    type: row.at('Relationship.RelationshipType'),
    status: row.at('Relationship.RelationshipStatus'),
    periods: row.every('Relationship.Period', (prefix) => ({
      startDate: row.at(`${prefix}.startDate`),
      endDate: row.at(`${prefix}.endDate`),
      type: row.at(`${prefix}.periodType`),
    })),
  },
  registration: { lastUpdateDate: row.at('Registration.LastUpdateDate') },
});

export const exceptionOfRow = (row: Row): Json => ({
  lei: row.at('LEI'),
  category: row.at('Exception.Category'),
  reason: row.every('Exception.Reason', (column) => row.at(column)).filter(Boolean),
});

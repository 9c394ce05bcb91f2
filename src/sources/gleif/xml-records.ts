import type { Json } from '../companies-json.ts';
import type { XmlElement } from '../xml.ts';

/** Records of the register's XML files in the form of its API, so that both mean the same. */

const addressOf = (element: XmlElement | undefined): Json | undefined =>
  element && {
    addressLines: [
      ...element.all('FirstAddressLine').map((line) => line.text()),
      ...element.all('AdditionalAddressLine').map((line) => line.text()),
    ],
    city: element.text('City'),
    region: element.text('Region'),
    country: element.text('Country'),
    postalCode: element.text('PostalCode'),
    language: element.attribute('xml:lang'),
  };

const nameOf = (element: XmlElement): Json => ({
  name: element.text(),
  language: element.attribute('xml:lang'),
  type: element.attribute('type'),
});

/** When a delta says that a record is there no more. */
const deletionOf = (root: XmlElement): string | undefined => root.text('Extension/Deletion/DeletedAt');

/** What the register's files say beside what companies are: its own housekeeping, and addresses in other scripts. */
const LEFT_OUT = [
  ...['Extension', 'Registration', 'Entity/LegalJurisdiction', 'Entity/EntitySubCategory', 'Entity/AssociatedEntity'],
  ...['Entity/EntityExpirationReason', 'Entity/TransliteratedOtherAddresses', 'Entity/LegalEntityEvents'],
  ...['Relationship/RelationshipQualifiers', 'Relationship/RelationshipQuantifiers', 'ExceptionReference'],
  ...['Relationship/StartNode/NodeIDType', 'Relationship/EndNode/NodeIDType'],
  ...['LegalAddress', 'HeadquartersAddress', 'OtherAddresses/OtherAddress'].flatMap((address) =>
    ['AddressNumber', 'AddressNumberWithinBuilding', 'MailRouting'].map((name) => `Entity/${address}/${name}`),
  ),
  'Entity/RegistrationAuthority/OtherRegistrationAuthorityID',
];

/** Elements of a record that are neither read nor left out; to be asked when it was read. */
export function unknownOfXml(root: XmlElement): string[] {
  root.ignoreAt(...LEFT_OUT);
  return root.unknown().map((path) => `${root.name}/${path}`);
}

export function recordOfXml(root: XmlElement): Json {
  const legal = root.at('Entity/LegalName');
  return {
    lei: root.text('LEI'),
    entity: {
      legalName: legal && nameOf(legal),
      otherNames: root.every('Entity/OtherEntityNames/OtherEntityName').map(nameOf),
      transliteratedOtherNames: root
        .every('Entity/TransliteratedOtherEntityNames/TransliteratedOtherEntityName')
        .map(nameOf),
      legalAddress: addressOf(root.at('Entity/LegalAddress')),
      headquartersAddress: addressOf(root.at('Entity/HeadquartersAddress')),
      otherAddresses: root.every('Entity/OtherAddresses/OtherAddress').map(addressOf),
      registeredAt: {
        id: root.text('Entity/RegistrationAuthority/RegistrationAuthorityID'),
      },
      registeredAs: root.text('Entity/RegistrationAuthority/RegistrationAuthorityEntityID'),
      category: root.text('Entity/EntityCategory'),
      legalForm: {
        id: root.text('Entity/LegalForm/EntityLegalFormCode'),
        other: root.text('Entity/LegalForm/OtherLegalForm'),
      },
      status: root.text('Entity/EntityStatus'),
      creationDate: root.text('Entity/EntityCreationDate'),
      expiration: { date: root.text('Entity/EntityExpirationDate') },
      successorEntities: root
        .every('Entity/SuccessorEntity')
        .map((each) => ({ lei: each.text('SuccessorLEI'), name: each.text('SuccessorEntityName') })),
    },
    registration: { lastUpdateDate: root.text('Registration/LastUpdateDate') },
  };
}

export const relationshipOfXml = (root: XmlElement): Json => ({
  relationship: {
    startNode: { id: root.text('Relationship/StartNode/NodeID') },
    endNode: { id: root.text('Relationship/EndNode/NodeID') },
    type: root.text('Relationship/RelationshipType'),
    status: root.text('Relationship/RelationshipStatus'),
    periods: root.every('Relationship/RelationshipPeriods/RelationshipPeriod').map((period) => ({
      startDate: period.text('StartDate'),
      endDate: period.text('EndDate'),
      type: period.text('PeriodType'),
    })),
  },
  registration: { lastUpdateDate: root.text('Registration/LastUpdateDate') },
  deleted: deletionOf(root),
});

/** @param content Day of the file: exceptions have none of their own. */
export const exceptionOfXml = (root: XmlElement, content: string | undefined): Json => ({
  lei: root.text('LEI'),
  category: root.text('ExceptionCategory'),
  reason: root.every('ExceptionReason').map((each) => each.text()),
  validFrom: deletionOf(root) ?? content,
  deleted: deletionOf(root),
});

import { GROUP, USER } from './resources.ts';

/** Rows of one answer at most. */
export const MOST_ROWS = 200;

const text = (name: string, description: string, more: object = {}) => ({
  ...{ name, type: 'string', multiValued: false, description, required: false, caseExact: false },
  ...{ mutability: 'readWrite', returned: 'default', uniqueness: 'none' },
  ...more,
});
const truth = (name: string, description: string) => ({
  ...{ name, type: 'boolean', multiValued: false, description, required: false },
  ...{ mutability: 'readWrite', returned: 'default' },
});
const complex = (name: string, description: string, subAttributes: readonly object[], more: object = {}) => ({
  ...{ name, type: 'complex', multiValued: false, description, required: false, subAttributes },
  ...{ mutability: 'readWrite', returned: 'default' },
  ...more,
});
const many = { multiValued: true };
const readOnly = { mutability: 'readOnly' };
const EXTERNAL_ID = text('externalId', "The directory's own id.", { caseExact: true });

/** What of RFC 7643 is kept; what a directory sends beside is passed over. */
export const SCHEMAS = [
  {
    id: USER,
    name: 'User',
    description: 'Somebody who signs in by the provider.',
    attributes: [
      text('userName', 'Name to sign in with, unique in the account.', { required: true, uniqueness: 'server' }),
      EXTERNAL_ID,
      text('displayName', 'Name to show.'),
      complex('name', 'Parts of the name.', [
        text('formatted', 'The whole name.'),
        text('familyName', 'Family name.'),
        text('givenName', 'Given name.'),
      ]),
      complex(
        'emails',
        'Addresses.',
        [
          text('value', 'The address.'),
          text('type', 'work, home or other.'),
          truth('primary', 'Whether it is the first.'),
        ],
        many,
      ),
      truth('active', 'Whether the person may sign in. False ends every session and the keys that they made.'),
      complex(
        'groups',
        'Groups that the person is in.',
        [text('value', 'Id of the group.', readOnly), text('display', 'Its name.', readOnly)],
        { ...many, ...readOnly },
      ),
    ],
  },
  {
    id: GROUP,
    name: 'Group',
    description: 'People of the account; a role follows where a rule of sign-in names the group.',
    attributes: [
      text('displayName', 'Name, unique in the account.', { required: true, uniqueness: 'server' }),
      EXTERNAL_ID,
      complex(
        'members',
        'People in it.',
        [
          text('value', 'Id of a person.', { mutability: 'immutable', caseExact: true }),
          text('display', 'Their name.', readOnly),
        ],
        many,
      ),
    ],
  },
];

const RESOURCE_TYPES = [
  { id: 'User', endpoint: '/Users', schema: USER, description: 'People' },
  { id: 'Group', endpoint: '/Groups', schema: GROUP, description: 'Groups of people' },
];

/** @param at Address of the resources. */
export const resourceTypes = (at: string) =>
  RESOURCE_TYPES.map(({ id, ...type }) => ({
    schemas: ['urn:ietf:params:scim:schemas:core:2.0:ResourceType'],
    ...{ id, name: id, ...type },
    meta: { resourceType: 'ResourceType', location: `${at}/ResourceTypes/${id}` },
  }));

export const schemas = (at: string) =>
  SCHEMAS.map((schema) => ({
    schemas: ['urn:ietf:params:scim:schemas:core:2.0:Schema'],
    ...schema,
    meta: { resourceType: 'Schema', location: `${at}/Schemas/${schema.id}` },
  }));

export const serviceProviderConfig = (at: string) => ({
  schemas: ['urn:ietf:params:scim:schemas:core:2.0:ServiceProviderConfig'],
  documentationUri: `${at.replace(/\/scim\/v2$/, '')}/docs/guides/provisioning.md`,
  patch: { supported: true },
  bulk: { supported: false, maxOperations: 0, maxPayloadSize: 0 },
  filter: { supported: true, maxResults: MOST_ROWS },
  changePassword: { supported: false },
  sort: { supported: false },
  etag: { supported: false },
  authenticationSchemes: [
    {
      ...{ type: 'oauthbearertoken', name: 'API key', primary: true },
      description: 'An API key of the account with the right "scim", as a bearer token.',
    },
  ],
  meta: { resourceType: 'ServiceProviderConfig', location: `${at}/ServiceProviderConfig` },
});

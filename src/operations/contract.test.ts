import { describe, expect, it } from 'vitest';
import { openApi } from '#http/openapi.ts';
import { contractDifferences, type Described, readInterface } from '#testing/contract.ts';
import { groups, operations } from './index.ts';

const wanted = readInterface();
const described = openApi(groups) as unknown as Described;

describe('the interface', () => {
  const compared = wanted.operations.map((operation) => ({
    operation,
    differences: contractDifferences(described, operation),
  }));
  const present = compared.filter(({ differences }) => differences !== undefined);

  it(`is matched by every operation that is served: ${present.length} of ${wanted.operations.length}`, () => {
    console.log(`interface: ${present.length} of ${wanted.operations.length} operations served`);
    const different = present.flatMap(({ operation, differences }) =>
      differences!.map((text) => `${operation.operationId}: ${text}`),
    );
    expect(different).toEqual([]);
    expect(present.length).toBeGreaterThanOrEqual(14);
  });

  it('has all its groups as tags, in its order and spelling', () => {
    expect(groups.map((group) => group.tag)).toEqual(wanted.groups);
    expect(described.tags?.map((tag) => tag.name)).toEqual(wanted.groups);
  });
});

it('no two operations share an id, or a method and path', () => {
  const routes = operations.flatMap(({ method, path, aliases = [] }) =>
    [path, ...aliases].map((one) => `${method} ${one}`),
  );
  expect(new Set(routes).size).toBe(routes.length);
  expect(new Set(operations.map((operation) => operation.id)).size).toBe(operations.length);
});

import { expect, it } from 'vitest';
import * as vocabulary from '../../../../src/collections/trials/vocabulary.ts';
import { PHASES, STATUSES } from './names.ts';

it('trials are searched by every phase and state that records have', () => {
  expect(PHASES).toEqual(vocabulary.PHASES);
  expect(STATUSES).toEqual(vocabulary.STATUSES);
});

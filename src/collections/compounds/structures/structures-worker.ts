// The thread that keeps the structures: follows the store before each answer, one request after the other.

import '#egress/thread.ts';
import { workerData } from 'node:worker_threads';
import { answerWith } from '#asked-thread.ts';
import type { MatchRules } from '#chemistry/match.ts';
import type { Molecule } from '#chemistry/molecule.ts';
import { type CorpusAddress, openerAt } from '#corpus/address.ts';
import type { StructureHits } from '#corpus/structures.ts';
import { giveWay } from '#give-way.ts';
import { searchForm } from '../compound.ts';
import { compounds } from '../compounds.ts';
import { StructureColumn } from './column.ts';

giveWay('answering');

export type StructuresRequest =
  | {
      readonly kind: 'containing';
      readonly query: { readonly molecule: Molecule; readonly pattern: Uint8Array; readonly rules: MatchRules };
      readonly within_ms: number;
    }
  | { readonly kind: 'screened'; readonly pattern: Uint8Array }
  | { readonly kind: 'similar'; readonly morgan: Uint16Array; readonly least: number }
  | { readonly kind: 'warm' };

const { at } = workerData as { at: CorpusAddress };
const { records } = await (await openerAt(at)).openStored(at, []);
let column = new StructureColumn();
let seq = 0;

/** What of the store an answer may take up before it is given; the rest follows between questions. */
const FOLLOW_MS = 5_000;
const AT_ONCE = 500;

/** Takes up what was written since, until a time; answers whether that was all. */
async function follow(until: number): Promise<boolean> {
  const last = (await records.collections()).find(({ name }) => name === compounds.name)?.last_seq ?? 0;
  // a store with a smaller number is another one: a backup was restored
  if (last < seq) [column, seq] = [new StructureColumn(), 0];
  while (seq < last) {
    if (performance.now() > until) return false;
    const changes = await records.changesAfter(compounds, seq, AT_ONCE);
    for (const change of changes) {
      if (change.kind === 'put') {
        const { id, heavy_atoms, search } = change.record;
        column.put({ id, heavy_atoms, ...searchForm(search) });
      } else if (change.kind === 'delete') column.delete(change.id);
      seq = change.seq;
    }
    if (changes.length === 0) return true;
  }
  return true;
}

/** Goes on with what is left, a piece at a time, so that questions come between. */
function followOn(): void {
  void inTurn(() => follow(performance.now() + 100)).then((whole) => !whole && setImmediate(followOn));
}

/** One after the other: what follows the store waits for it between two batches, and nobody may search meanwhile. */
let turn: Promise<unknown> = Promise.resolve();
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const done = turn.then(work);
  turn = done.catch(() => undefined);
  return done;
}

const answer = (request: StructuresRequest): Promise<StructureHits | undefined> =>
  inTurn(async () => {
    const whole = await follow(performance.now() + FOLLOW_MS);
    const hits = found(request);
    return hits && { ...hits, complete: hits.complete && whole };
  });

function found(request: StructuresRequest): StructureHits | undefined {
  switch (request.kind) {
    case 'containing':
      return column.containing(request.query, request.within_ms);
    case 'screened':
      return column.screened(request.pattern);
    case 'similar':
      return column.similar(request.morgan, request.least);
    case 'warm':
      followOn();
      return undefined;
  }
}

answerWith(answer);

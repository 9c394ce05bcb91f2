import { defineFlow, final, type Step, work } from '#flows/flow.ts';
import { type Static, Type } from '#typebox.mjs';
import { type Replay, replaySearches } from './replay.ts';

const ReplayData = Type.Object({
  /** The task whose searches are run again. */
  of: Type.String(),
  replay: Type.Optional(Type.Unsafe<Replay>(Type.Object({}))),
});
type ReplayData = Static<typeof ReplayData>;

const runAgain: Step<ReplayData> = async ({ of }, { services, account, signal }) => {
  const replay = await replaySearches(services.corpus, await services.flows.record(of, account), signal);
  return { replay };
};

/** A replay that the service makes for somebody who has not the index: the command line, while the service runs. */
export const replaying = defineFlow({
  name: 'replay',
  data: ReplayData,
  start: 'running',
  states: { running: work(runAgain, 'ready'), ready: final() },
  stages: { replay: ['running', 'ready'] },
  title: ({ of }) => `Replay of ${of}`,
  internal: true,
});

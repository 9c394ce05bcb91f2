import { flushCompileCache } from 'node:module';
import type { AddressInfo } from 'node:net';
import type { OpenAccounts } from '#accounts/accounts.ts';
import { corpusOfPeople } from '#accounts/kept-queries.ts';
import { modelLedger } from '#accounts/model-ledger.ts';
import type { OpenUsers } from '#accounts/users.ts';
import type { Server } from '#app/server.ts';
import { type Clock, steadyClock, systemClock } from '#clock.ts';
import type { Config } from '#config.ts';
import type { Corpus } from '#corpus/corpus.ts';
import { observedCorpus } from '#corpus/observed.ts';
import type { EgressWatch } from '#egress/watch.ts';
import type { Perform } from '#flows/step-job.ts';
import { hostCheck } from '#http/hosts.ts';
import type { Log } from '#http/log.ts';
import type { SpareThreads } from '#isolation/spare-threads.ts';
import { onItsOwn } from '#models/metered.ts';
import { observedModel } from '#models/observed.ts';
import type { Group } from '#operation.ts';
import type { Services } from '#services.ts';
import type { Feed } from '#sources/feed.ts';
import { endMoving } from '#stores/sqlite/moving.ts';
import type { Sync } from '#sync/sync.ts';
import { inSpan } from '#tracing/span.ts';
import { prepareDataDir } from './data-dir.ts';
import { openEgress } from './egress.ts';
import { heldUp } from './held-up.ts';
import { openIsolation } from './isolation.ts';
import { openJobs } from './jobs.ts';
import { openModels } from './models.ts';
import { openMonitors } from './monitors.ts';
import { officeOf } from './office.ts';
import { openRemoval } from './removal.ts';
import { ownersLogo, renewalModel } from './reports.ts';
import { providerOf } from './sign-on.ts';
import { openSources } from './sources.ts';
import { StartError } from './start-error.ts';
import { openAudit, openUsers, storesOf } from './stores.ts';
import { openTasks } from './tasks.ts';

/** How often files past their time are looked for. */
const SWEEP_MS = 3_600_000;

export interface Service {
  /** Where it listens, as a URL a person can open. */
  readonly url: string;
  readonly services: Services;
  readonly accounts: OpenAccounts;
  readonly users: OpenUsers;
  readonly sources: Sync;
  /**
   * Finishes the calls under way (at most the configured grace), writes what is pending, closes everything. Idempotent.
   */
  stop(): Promise<void>;
}

/** What a service is put before: opened by whoever starts it. */
export interface ServiceParts {
  readonly corpus: Corpus;
  readonly accounts: OpenAccounts;
  readonly log: Log;
  /** Default: the whole catalogue. */
  readonly groups?: readonly Group[];
  /** Of dates, and of durations (default: as `clock`; without one, a clock that does not jump). */
  readonly clock?: Clock;
  readonly steady?: Clock;
  /** What guards this process; default: nothing does, as where the service is a part of another program. */
  readonly egress?: EgressWatch;
  /** Sources that may be followed; default: every one that is declared. */
  readonly feeds?: readonly Feed[];
  /** How steps of tasks are worked on, for who watches them; default: as it is. */
  readonly watchSteps?: (perform: Perform) => Perform;
  /** Threads for steps and answers that outlive the service; default: they end with it. */
  readonly spare?: SpareThreads;
}

/**
 * Puts the door before opened parts and listens. The service owns them from then on: `stop` closes them. If it cannot
 * start, what it opened itself is closed again, and the parts stay open.
 * @throws StartError if the address is taken.
 */
export async function startService(config: Config, parts: ServiceParts): Promise<Service> {
  await using opening = new AsyncDisposableStack();
  const { app, drain, start, ...made } = await putTogether(config, parts, opening);
  opening.defer(() => app.close());
  // a service runs for weeks, and may be killed: what was compiled is kept now, and not at its end
  flushCompileCache();
  await listen(app, config, parts.log);
  await start();
  opening.defer(drain);
  const closing = opening.move();
  let stopped: Promise<void> | undefined;
  return {
    ...made,
    url: urlOf(config, app.server.address() as AddressInfo),
    accounts: parts.accounts,
    stop() {
      stopped ??= (async () => {
        const grace = setTimeout(() => app.server.closeAllConnections(), config.PRIORA_SHUTDOWN_GRACE_S * 1000).unref();
        await closing.disposeAsync();
        clearTimeout(grace);
        await parts.accounts.close();
        await parts.corpus.close();
      })();
      return stopped;
    },
  };
}

/**
 * The server and what it needs, opened but not yet begun.
 * @param opening Is told how each part is closed again: a part after all that use it.
 */
async function putTogether(config: Config, parts: ServiceParts, opening: AsyncDisposableStack) {
  const { accounts, log, clock = systemClock } = parts;
  const steady = parts.steady ?? parts.clock ?? steadyClock();
  const groups = parts.groups ?? (await import('#operations/index.ts')).groups;
  const base_url = () =>
    (config.PRIORA_PUBLIC_URL ?? urlOf(config, app.server.address() as AddressInfo)).replace(/(?<!\/)\/+$/, '');
  opening.defer(await traces(config, log));
  // whoever worked on the folder before has ended: the corpus is ours alone
  if (config.PRIORA_DATABASE_URL !== undefined) endMoving(prepareDataDir(config));
  const { watchSteps = (perform) => perform, spare } = parts;
  const tasks = openWork(config, { log, clock, steady, base_url, watchSteps, ...(spare && { spare }) });
  // the server's modules are read while the thread of the stores starts
  const [{ runner, files, isolation, close: closeTasks }, { buildServer }, { importRuns }] = await Promise.all([
    tasks,
    import('#app/server.ts'),
    import('#sources/import-history.ts'),
  ]);
  const small = openSmallStores(config, { log, clock, steady, watch: parts.egress });
  const { users, directory, audit, ledger, searches, history, worklists, answers, egress } = small;
  opening.defer(() => users.close());
  for (const each of [directory, searches, history, worklists, answers, egress, audit, ledger])
    opening.defer(() => each.close());
  const { chats, model: endpoint, close: closeModels } = await openModels(config, clock, ledger.spent, steady);
  const model = endpoint && observedModel(endpoint);
  opening.defer(closeModels);
  opening.defer(closeTasks);
  const observed = observedCorpus(parts.corpus, {
    slow_ms: config.PRIORA_SLOW_QUERY_MS,
    onSlow: (query) => log.warn(query, 'a slow query'),
  });
  const corpus = corpusOfPeople(observed, { history, worklists });
  const watching = await openMonitors(config, corpus, clock, log);
  const removal = openRemoval(config, accounts, [runner, chats, files], {
    clock,
    onError: (err) => log.error({ err }, 'an account could not be removed wholly; tried again'),
  });
  opening.defer(() => removal.close());
  opening.defer(() => watching.close());
  const provider = await providerOf(config, steady);
  const work = await openJobs(config, log, clock);
  opening.defer(() => work.jobs.close());
  const sources = await openSources(config, {
    ...{ corpus, jobs: work.jobs, clock, log, permit: egress.permit },
    ...(parts.feeds && { feeds: parts.feeds }),
  });
  opening.defer(() => sources.close());
  const services: Services = {
    ...{ corpus, flows: runner, files, chats, model, isolation, clock, base_url },
    monitors: watching.monitors,
    ...(await officeOf(config, accounts, users, groups)),
    renewal: renewalModel(config),
    logo: ownersLogo(config),
  };
  const { app, drain } = buildServer({
    ...{ groups, services, accounts, answers, log, clock, steady },
    console: {
      ...{ users, directory, audit, searches, history, worklists, tokens: ledger.totals },
      ...(provider && { provider }),
      imports: () => importRuns(work.data_dir),
      installation: { accounts: accounts.all, users: users.all, removal, egress, sync: sources, ...work },
    },
    public_url: config.PRIORA_PUBLIC_URL,
    answers_host: hostCheck({ host: config.HOST, public_url: config.PRIORA_PUBLIC_URL, more: config.PRIORA_HOSTS }),
    cors_origins: config.PRIORA_CORS_ORIGINS,
    trust_proxy: config.PRIORA_TRUST_PROXY,
    body_limit_bytes: config.PRIORA_BODY_LIMIT_BYTES,
    timeout_ms: config.PRIORA_REQUEST_TIMEOUT_S * 1000,
    rate_per_s: config.PRIORA_RATE_PER_S,
    rate_burst: config.PRIORA_RATE_BURST,
    metrics: config.PRIORA_METRICS,
    tokens: config.PRIORA_TOKENS,
    held_up: await heldUp(config, work.data_dir, storesOf(config)),
    freshness: sources.freshness,
  });
  /** What runs by itself begins. */
  const start = async () => {
    watching.start();
    removal.start();
    await sources.start();
    runner.work(model ? { ...services, model: onItsOwn(model, 'tasks') } : services);
    const sweeping = setInterval(() => {
      files.sweep().catch((err: unknown) => log.error({ err }, 'files past their time could not be removed'));
    }, SWEEP_MS).unref();
    opening.defer(() => clearInterval(sweeping));
  };
  return { app, drain, start, services, users, sources };
}

/** Tasks, files, and the threads in which steps of tasks and answers are worked on. `close` ends them in order. */
async function openWork(
  config: Config,
  given: Required<Pick<ServiceParts, 'log' | 'clock' | 'steady' | 'watchSteps'>> &
    Pick<ServiceParts, 'spare'> & { readonly base_url: () => string },
) {
  const { log, watchSteps, spare, ...told } = given;
  const [{ inThreads, stepJob }, { flowOf }, isolation] = await Promise.all([
    import('#flows/step-job.ts'),
    import('#operations/flows.ts'),
    openIsolation(config, spare),
  ]);
  const inThread = watchSteps(inThreads(isolation, stepJob(flowOf)));
  const tasks = await openTasks(config, {
    ...told,
    onFault: (err, task) => log.error({ err, ...task }, 'a step of a task failed'),
    perform: (work, data, context) =>
      inSpan(`step ${work.flow} ${work.state}`, { 'priora.task': context.task_id }, () =>
        inThread(work, data, context),
      ),
    onStrange: (strange) => log.warn({ tasks: strange }, 'tasks of a newer version are kept, and not worked on'),
  });
  const close = async () => {
    await tasks.runner.stop();
    await isolation.close();
    await tasks.close();
  };
  return { ...tasks, isolation, close };
}

/** What accounts and people leave behind: each of these is closed by its own `close`. */
function openSmallStores(
  config: Config,
  given: { readonly log: Log; readonly clock: Clock; readonly steady: Clock; readonly watch: EgressWatch | undefined },
) {
  const { log, clock, steady, watch } = given;
  const stores = storesOf(config);
  return {
    users: openUsers(config, { clock, steady }),
    directory: stores.directory(),
    ledger: modelLedger(stores.modelLedger(), {
      clock,
      keep_days: config.PRIORA_USAGE_DAYS,
      onError: (err) => log.error({ err }, 'what the model was used for long ago could not be forgotten'),
    }),
    searches: stores.savedSearches(clock),
    history: stores.searchHistory(clock),
    worklists: stores.worklists(clock),
    answers: stores.keptAnswers(clock),
    audit: openAudit(config, {
      clock,
      // a log that is kept elsewhere holds the chain: who changes an entry here cannot change it there
      onNoted: ({ action, account_id }, mark) =>
        log.info({ action, account_id, audit: mark }, 'noted in the audit log'),
      onError: (err) => log.error({ err }, 'entries of the audit log past their time could not be removed'),
    }),
    egress: openEgress(config, log, clock, watch),
  };
}

/** Sends traces from now on, if a collector is configured; answers what ends that. */
async function traces({ PRIORA_TRACES_URL: url, PRIORA_TRACES_SHARE: share }: Config, log: Log) {
  if (url === undefined) return () => {};
  const { openTraces } = await import('#tracing/exporter.ts');
  const told = { onError: (why: string) => log.warn({ why }, 'traces could not be sent') };
  const { close } = await openTraces({ url, share, ...told }).catch((cause: Error) => {
    throw new StartError('data_dir', cause.message, { cause });
  });
  return close;
}

/** @throws StartError that says why the address cannot be had. */
async function listen(app: Server['app'], { HOST, PORT }: Config, log: Log): Promise<void> {
  const { level } = log;
  try {
    // the framework has a line of its own for this, which would stand before the first words of a first start; whoever
    // started the service says where it is
    if (log.isLevelEnabled('info')) log.level = 'warn';
    await app.listen({ host: HOST, port: PORT });
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException;
    const why = code === 'EADDRINUSE' ? 'is in use by another program' : `cannot be listened on (${code})`;
    throw new StartError(
      'address',
      `Port ${PORT} of ${HOST} ${why}. Set PORT (or HOST), for example: PORT=8081 npm start`,
      { cause },
    );
  } finally {
    log.level = level;
  }
}

/** Where people reach a service that listens on an address. */
function urlOf({ HOST }: Config, { port }: AddressInfo): string {
  const host = ['0.0.0.0', '::'].includes(HOST) ? '127.0.0.1' : HOST;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

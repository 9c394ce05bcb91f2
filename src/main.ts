// What a command does not need is loaded only by those that do: `keys list` should not wait for the search engine.
import { accessSync, constants, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { accountsOver, type OpenAccounts } from '#accounts/accounts.ts';
import { type AuditEvent, type AuditLog, type AuditMark, auditOver } from '#accounts/audit.ts';
import { noteToCaller } from '#accounts/caller.ts';
import { corpusOfPeople } from '#accounts/kept-queries.ts';
import { modelLedger } from '#accounts/model-ledger.ts';
import { accountRemoval, type HoldsAccounts } from '#accounts/removal.ts';
import { type OpenUsers, usersOver } from '#accounts/users.ts';
import { type RenewalParameters, readRenewalParameters } from '#analytics/valuation/renewal.ts';
import { type Clock, steadyClock, systemClock } from '#clock.ts';
import type { Config } from '#config.ts';
import type { Corpus } from '#corpus/corpus.ts';
import { RESTORING } from '#data-folder/restoring.ts';
import { type Logo, readLogo } from '#documents/logo.ts';
import { egressLog } from '#egress/log.ts';
import { hostList, isOwnDatabase, rulesOf, type Target } from '#egress/rules.ts';
import type { EgressWatch } from '#egress/watch.ts';
import { ServiceError } from '#errors.ts';
import type { FileStore } from '#files/store.ts';
import type { RunnerOptions } from '#flows/runner.ts';
import { hostCheck } from '#http/hosts.ts';
import type { Log } from '#http/log.ts';
import type { Isolation } from '#isolation/job.ts';
import type { Jobs } from '#jobs/jobs.ts';
import type { Provider } from '#management/index.ts';
import { onItsOwn } from '#models/metered.ts';
import type { Subject } from '#monitors/subject.ts';
import type { Group } from '#operation.ts';
import type { Services } from '#services.ts';
import type { Feed } from '#sources/feed.ts';
import { postgresStores } from '#stores/postgres/postgres-stores.ts';
import { sqliteStores } from '#stores/sqlite/sqlite-stores.ts';
import { openedLate, type Stores } from '#stores/stores.ts';
import type { Sync } from '#sync/sync.ts';

/** The service cannot start, for a reason that the person who starts it can mend. */
export class StartError extends Error {
  override readonly name = 'StartError';
  readonly reason: 'data_dir' | 'address' | 'database' | 'files';

  constructor(reason: StartError['reason'], message: string, options?: ErrorOptions) {
    super(message, options);
    this.reason = reason;
  }
}

/** Creates the data folder, for its owner alone, if there is none. @throws StartError if it cannot be written. */
export function prepareDataDir(config: Config): string {
  const folder = resolve(config.PRIORA_DATA_DIR);
  try {
    if (!existsSync(folder)) mkdirSync(folder, { recursive: true, mode: 0o700 });
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    if (existsSync(join(folder, RESTORING)))
      throw new StartError(
        'data_dir',
        `A restore into ${folder} was interrupted, and what is there is not whole. Empty the folder and run \`priora restore\` again.`,
      );
  } catch (error) {
    if (error instanceof StartError) throw error;
    const cause = (error as NodeJS.ErrnoException).code;
    throw new StartError(
      'data_dir',
      `The data folder ${folder} cannot be used (${cause}). Set PRIORA_DATA_DIR to a folder you can write.`,
      {
        cause: error,
      },
    );
  }
  return folder;
}

/**
 * Looks at every store of the data folder before anything is opened.
 * @param warn Told of stores that are not there although others refer to them, each with its remedy.
 * @throws StartError naming each that cannot be used, and how to mend it.
 */
export async function assertDataFolder(config: Config, warn: (text: string) => void): Promise<void> {
  const { missingAtStart, problemsAtStart } = await import('#data-folder/index.ts');
  const dir = prepareDataDir(config);
  const problems = await problemsAtStart(dir);
  for (const { message, remedy } of missingAtStart(dir)) warn(`${message} ${remedy}`);
  if (problems.length > 0)
    throw new StartError(
      'data_dir',
      `The data folder cannot be used as it is:\n${problems.map(({ area, message, remedy }) => `! ${area}: ${message}\n  ${remedy}`).join('\n')}`,
    );
}

/** The stores of each configuration that a process has opened: what it opens later is beside the others. */
const opened = new WeakMap<Config, Stores>();

/** Accounts, tasks and the other small stores: in the database that is configured, or in files of the data folder. */
function storesOf(config: Config, onWarning?: (message: string) => void): Stores {
  let stores = opened.get(config);
  if (!stores) {
    const dir = prepareDataDir(config);
    const { PRIORA_DATABASE_URL: url, PRIORA_DATABASE_CONNECTIONS: connections } = config;
    const files = sqliteStores(dir);
    stores =
      url === undefined ? files : postgresStores({ url, connections, ...(onWarning && { onWarning }) }, dir, files);
    opened.set(config, stores);
  }
  return stores;
}

/**
 * Connects to the database that is configured, if one is, and brings its tables up to date.
 * @throws StartError that says what is wrong with it and what to do.
 */
export async function assertDatabase(config: Config, warn: (text: string) => void): Promise<void> {
  try {
    await storesOf(config, warn).open?.();
  } catch (cause) {
    if (cause instanceof ServiceError) throw new StartError('database', cause.message, { cause });
    throw cause;
  }
}

/** Accounts and keys of the data folder; usable while a service runs on the same folder. */
export function openAccounts(
  config: Config,
  told: { readonly clock?: Clock; readonly steady?: Clock; readonly onError?: (error: unknown) => void } = {},
): OpenAccounts {
  const stores = storesOf(config);
  return accountsOver(stores.accounts(), {
    token_secret: stores.secret('token-secret', 'tokens'),
    ...(config.PRIORA_USAGE_DAYS > 0 && { usage_days: config.PRIORA_USAGE_DAYS }),
    ...told,
  });
}

/** People of the data folder; usable while a service runs on the same folder. */
export function openUsers(config: Config, clocks: { readonly clock?: Clock; readonly steady?: Clock } = {}): OpenUsers {
  const { clock = systemClock, steady = clocks.clock ?? steadyClock() } = clocks;
  return usersOver(storesOf(config).users({ clock, steady }), clocks);
}

/** What people and commands did, in the data folder or the database; usable while a service runs on the same folder. */
export function openAudit(
  config: Config,
  told: {
    readonly clock?: Clock;
    readonly onNoted?: (event: AuditEvent, mark: AuditMark) => void;
    readonly onError?: (error: unknown) => void;
  } = {},
): AuditLog {
  const { clock = systemClock, ...more } = told;
  return auditOver(storesOf(config).audit(), { clock, keep_days: config.PRIORA_AUDIT_DAYS, ...more });
}

/**
 * The corpus of the data folder, records and index. If another process holds the index, records can be read and written
 * all the same.
 */
export async function openStorage(
  config: Config,
  told: {
    readonly on_progress?: (text: string, done: number) => void;
    readonly on_error?: (error: unknown) => void;
  } = {},
): Promise<Corpus> {
  const [{ openCorpus }, { sqliteCorpus }, { openMeaning }, { openStructures }] = await Promise.all([
    import('#stores/sqlite/open-corpus.ts'),
    import('#stores/sqlite/address.ts'),
    import('#collections/patents/similar/meaning/meaning.ts'),
    import('#collections/compounds/structures/structures.ts'),
  ]);
  const parts = await corpusParts(config);
  return openCorpus({
    ...parts,
    meaning: openMeaning(sqliteCorpus(parts.dir)),
    structures: openStructures(sqliteCorpus(parts.dir)),
    change_days: config.PRIORA_CHANGE_DAYS,
    demo_apart: config.PRIORA_DEMO_APART,
    on_progress: ({ collection, applied_seq, stored_seq }) =>
      told.on_progress?.(`indexing ${collection}`, stored_seq > 0 ? applied_seq / stored_seq : 1),
    on_store_progress: ({ collection, step, done, total }) =>
      told.on_progress?.(
        {
          records: `updating the records of ${collection}`,
          ties: `reading identities and links of ${collection}`,
          watched: `reading what is watched of ${collection}`,
          facts: `reading families and citations of ${collection}`,
        }[step],
        total > 0 ? Math.min(done / total, 1) : 1,
      ),
    ...(told.on_error && { on_index_error: told.on_error }),
    on_note: noteToCaller,
  });
}

/** What the corpus of a data folder consists of: for opening and for maintenance. */
export async function corpusParts(config: Config) {
  const dir = prepareDataDir(config);
  const { openEngine } = await import('#engines/index.ts');
  const { collections } = await import('#collections/index.ts');
  return { dir, collections, engine: await openEngine(config, join(dir, 'index')) };
}

/** A service needs the index for itself. @throws StartError if another process has it. */
export async function assertIndexHeld(corpus: Corpus, data_dir: string): Promise<void> {
  const { patents } = await import('#collections/patents/patents.ts');
  try {
    await corpus.search(patents, { query: { kind: 'all' }, offset: 0, limit: 0 });
  } catch (error) {
    if (!(error instanceof ServiceError && error.code === 'busy')) throw error;
    // held here, and being mended
    if ((await corpus.status()).some(({ mending }) => mending)) return;
    throw new StartError(
      'data_dir',
      `The data folder ${resolve(data_dir)} is in use by another Priora: a service, or an import. End that one first, or set PRIORA_DATA_DIR to another folder.`,
      { cause: error },
    );
  }
}

/** How often files past their time are looked for. */
const SWEEP_MS = 3_600_000;

/** Tasks and files of the data folder. Nothing works on the tasks until the runner is told to. */
export async function openTasks(
  config: Config,
  told: {
    /** The service's address, for links to files. */
    readonly base_url: () => string;
    readonly onFault?: RunnerOptions['onFault'];
    readonly perform?: RunnerOptions['perform'];
    readonly clock?: Clock;
    readonly steady?: Clock;
    /** Told of tasks that a newer version made: they are kept and not worked on. */
    readonly onStrange?: (tasks: readonly { flow: string; state: string; tasks: number }[]) => void;
  },
) {
  const [store, { flowRunner }, { flows }] = await Promise.all([
    storesOf(config).tasks(told.clock ?? systemClock),
    import('#flows/runner.ts'),
    import('#operations/flows.ts'),
  ]);
  const clocks = { ...(told.clock && { clock: told.clock }), ...(told.steady && { steady: told.steady }) };
  const files = await openFiles(config, { base_url: told.base_url, ...clocks });
  const states = await store.states();
  const strange = states.filter(({ flow, state }) => !flows.find(({ name }) => name === flow)?.states[state]);
  if (strange.length > 0) told.onStrange?.(strange);
  const runner = flowRunner({
    ...{ store, flows, concurrency: config.PRIORA_STEPS_AT_ONCE, ...clocks },
    ...(told.onFault && { onFault: told.onFault }),
    ...(told.perform && { perform: told.perform }),
  });
  const close = async () => {
    await store.close();
    await files.close?.();
  };
  return { store, files, runner, close };
}

/** Reports and exports: in the bucket that is configured, or in a folder of the data folder. */
async function openFiles(
  config: Config,
  given: { readonly base_url: () => string; readonly clock?: Clock; readonly steady?: Clock },
): Promise<FileStore & { close?(): Promise<void> }> {
  const dir = prepareDataDir(config);
  const { PRIORA_S3_BUCKET: bucket, PRIORA_S3_ENDPOINT: endpoint } = config;
  const { PRIORA_S3_ACCESS_KEY: access_key, PRIORA_S3_SECRET_KEY: secret_key } = config;
  if (bucket === undefined || access_key === undefined || secret_key === undefined) {
    const { folderFileStore } = await import('#files/folder-store.ts');
    return folderFileStore({ dir: join(dir, 'files'), ...given });
  }
  const { s3FileStore } = await import('#files/s3-store.ts');
  try {
    return await s3FileStore({
      ...{ bucket, prefix: config.PRIORA_S3_PREFIX, region: config.PRIORA_S3_REGION, access_key, secret_key },
      ...{ direct: config.PRIORA_S3_DIRECT, dir: join(dir, 'sent-files') },
      ...(endpoint !== undefined && { endpoint }),
      secret: await storesOf(config).secret('link-secret', 'links')(),
      ...given,
    });
  } catch (cause) {
    if (cause instanceof ServiceError) throw new StartError('files', cause.message, { cause });
    throw cause;
  }
}

/** What reading one document may take: what the interface promises for it. */
const DOCUMENT_MS = 300_000;

/** Threads for work on the text of others. */
async function openIsolation(config: Config): Promise<Isolation> {
  const { isolation } = await import('#isolation/pool.ts');
  const models = config.PRIORA_MODEL_URL === undefined ? 0 : config.PRIORA_MODEL_CONCURRENCY;
  return isolation({
    jobs: new URL('./operations/jobs.ts', import.meta.url).href,
    dir: prepareDataDir(config),
    lanes: {
      answer: { places: config.PRIORA_ANSWERS_AT_ONCE + models, work_ms: config.PRIORA_ANSWER_COMPUTE_S * 1000 },
      search: { places: config.PRIORA_ANSWERS_AT_ONCE, work_ms: config.PRIORA_ANSWER_COMPUTE_S * 1000 },
      step: {
        places: config.PRIORA_STEPS_AT_ONCE,
        work_ms: config.PRIORA_STEP_COMPUTE_S * 1000,
        wall_ms: config.PRIORA_STEP_TIMEOUT_S * 1000,
      },
      document: { places: config.PRIORA_STEPS_AT_ONCE, work_ms: DOCUMENT_MS, wall_ms: DOCUMENT_MS, most_waiting: 40 },
    },
  });
}

/** The logo of reports. @throws Error that names the file and what is wrong with it. */
function ownersLogo({ PRIORA_REPORT_LOGO: file }: Config): Logo | undefined {
  if (file === undefined) return undefined;
  try {
    return readLogo(readFileSync(file));
  } catch (error) {
    throw new Error(`PRIORA_REPORT_LOGO: ${file}: ${(error as Error).message}`, { cause: error });
  }
}

/** The parameters by which patents are valued. @throws Error that names the file and what is wrong with it. */
function renewalModel({ PRIORA_RENEWAL_MODEL: file }: Config): RenewalParameters | undefined {
  if (file === undefined) return undefined;
  try {
    return readRenewalParameters(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`PRIORA_RENEWAL_MODEL: ${file}: ${(error as Error).message}`, { cause: error });
  }
}

/**
 * Conversations, and the model if one is configured. Files are made with the first conversation, and with the budget of
 * a model.
 */
export async function openModels(
  config: Config,
  clock: Clock,
  /** Told what each call of the model used, on whose behalf it was. */
  spent: (account_id: string, tokens: number) => Promise<void> = async () => {},
  steady: Clock = clock,
) {
  const stores = storesOf(config);
  const chats = await stores.chats({ keep_days: config.PRIORA_CHAT_DAYS, clock, steady });
  const { PRIORA_MODEL_URL: url, PRIORA_MODEL: name } = config;
  if (url === undefined || name === undefined) return { chats, model: undefined, close: () => chats.close() };
  const [{ openAiCompatible }, { tokenBudget }, { meteredBudget }, used] = await Promise.all([
    import('#models/openai-compatible.ts'),
    import('#models/budget.ts'),
    import('#models/metered.ts'),
    stores.tokens(),
  ]);
  const kept = tokenBudget(used, config.PRIORA_MODEL_TOKENS_PER_DAY, clock);
  const budget = meteredBudget(kept, spent);
  const model = openAiCompatible({
    url,
    model: name,
    key: config.PRIORA_MODEL_KEY,
    embedding_model: config.PRIORA_EMBEDDING_MODEL,
    timeout_ms: config.PRIORA_MODEL_TIMEOUT_S * 1000,
    concurrency: config.PRIORA_MODEL_CONCURRENCY,
    retries: 3,
    context_tokens: config.PRIORA_MODEL_CONTEXT_TOKENS,
    max_output_tokens: Math.min(config.PRIORA_MODEL_OUTPUT_TOKENS, Math.floor(config.PRIORA_MODEL_CONTEXT_TOKENS / 2)),
    budget,
  });
  const close = async () => {
    await chats.close();
    await budget.close();
  };
  return { chats, model, close };
}

/** Imports and checks that people ask for in the console, and the files they send. */
async function openJobs(config: Config, log: Log, clock: Clock) {
  const dir = prepareDataDir(config);
  const [{ jobsOver }, { inProcesses }, { folderUploads }, store] = await Promise.all([
    import('#jobs/jobs.ts'),
    import('#jobs/process.ts'),
    import('#jobs/uploads.ts'),
    storesOf(config).jobs(),
  ]);
  const uploads = folderUploads(join(dir, 'uploads'), config.PRIORA_UPLOAD_LIMIT_BYTES);
  const jobs = await jobsOver(store, {
    run: inProcesses(join(import.meta.dirname, 'cli/job.ts'), { ...config, PRIORA_DATA_DIR: dir }),
    ended: async ({ input }) => {
      const { upload } = input as { upload?: string };
      if (upload !== undefined) await uploads.discard(upload);
    },
    onFault: (err) => log.error({ err }, 'a job of the console failed'),
    clock,
  });
  const kept = (await jobs.list(1000))
    .filter(({ ended_at }) => ended_at === undefined)
    .map(({ input }) => (input as { upload?: string }).upload ?? '');
  await uploads.sweep(new Set(kept));
  return { jobs, uploads, data_dir: dir };
}

/** Where a data folder keeps what is fetched from publishers until it is taken. */
const FETCHED = 'feeds';

/** Sources that follow their publishers. Nothing runs by itself until `start`. */
export async function openSources(
  config: Config,
  parts: {
    readonly corpus: Corpus;
    /** Imports as jobs of a service; without, in this process. */
    readonly jobs?: Jobs;
    readonly clock: Clock;
    readonly log: Log;
    readonly permit?: (targets: readonly Target[]) => void;
    /** Default: every one that is declared. */
    readonly feeds?: readonly Feed[];
  },
): Promise<Sync> {
  const dir = prepareDataDir(config);
  const [{ openSync }, { watchedFeeds }, { importsAsJobs }, { importsHere }, { feeds }, { collections }] =
    await Promise.all([
      import('#sync/sync.ts'),
      import('#sync/watched.ts'),
      import('#sync/as-jobs.ts'),
      import('#sync/in-process.ts'),
      import('#sources/feeds.ts'),
      import('#collections/index.ts'),
    ]);
  const { corpus, jobs, clock, log, permit } = parts;
  try {
    const declared = parts.feeds ?? feeds;
    const watched = watchedFeeds(
      config,
      declared.map(({ name }) => name),
    );
    return openSync({
      ...{ config, corpus, collections, clock, dir: join(dir, FETCHED), feeds: [...declared, ...watched] },
      store: await storesOf(config).sync(),
      importer: jobs ? importsAsJobs(jobs, dir) : importsHere(corpus, dir),
      ...(permit && { permit }),
      onFault: (err) => log.error({ err }, 'a source could not be followed'),
      onRun: (source, { state, taken, problems, records }) =>
        log[problems.length > 0 ? 'warn' : 'info'](
          { source, state, taken, problems, records },
          'a source was followed',
        ),
    });
  } catch (cause) {
    if (!(cause instanceof RangeError)) throw cause;
    throw new StartError('data_dir', cause.message, { cause });
  }
}

/** @throws StartError for a name that is none. */
function assertTimeZone(name: string): void {
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: name });
  } catch (cause) {
    throw new StartError(
      'data_dir',
      `PRIORA_TIME_ZONE is "${name}", which is no time zone: write it as Europe/Berlin.`,
      {
        cause,
      },
    );
  }
}

/** What operations see of the account's own: its people, its ledger, its courses. */
async function officeOf(
  config: Config,
  accounts: OpenAccounts,
  users: OpenUsers,
  groups: readonly Group[],
): Promise<Pick<Services, 'people' | 'ledger' | 'courses'>> {
  const [{ ledgerOver, pricesOf }, { folderCourses }] = await Promise.all([
    import('#accounts/statement.ts'),
    import('#academy/courses.ts'),
  ]);
  let prices: ReadonlyMap<string, number>;
  try {
    prices = pricesOf(config.PRIORA_PRICES);
  } catch (cause) {
    throw new StartError('data_dir', (cause as Error).message, { cause });
  }
  return {
    people: async (account_id) => (await users.list({ account_id })).map(({ name }) => name),
    ledger: ledgerOver(
      accounts,
      groups.flatMap(({ operations }) => operations),
      prices,
    ),
    courses: folderCourses({ own: join(import.meta.dirname, '../docs/course'), dir: config.PRIORA_COURSES_DIR }),
  };
}

/** The log of what this process reached or was kept from, and by which rules. */
function openEgress(config: Config, log: Log, clock: Clock, watch: EgressWatch | undefined) {
  const store = storesOf(config).egress();
  if (config.PRIORA_USAGE_DAYS > 0) {
    const before = new Date(clock() - config.PRIORA_USAGE_DAYS * 86_400_000).toISOString().slice(0, 10);
    store.forget(before).catch((err: unknown) => log.error({ err }, 'old outgoing connections are still listed'));
  }
  const kept = egressLog(store, {
    onRefused: ({ kind, host, port }, origin) => log.warn({ kind, host, port, origin }, 'a connection was refused'),
    onError: (err) => log.error({ err }, 'an outgoing connection could not be noted'),
  });
  const own = rulesOf(config);
  watch?.listen((attempt) => {
    // what is noted there must not be noted again for that
    if (!isOwnDatabase(own, attempt)) kept.note(attempt, 'service');
  });
  let beside: readonly Target[] = [];
  return {
    ...kept,
    get rules() {
      return own.offline ? own : { ...own, targets: [...own.targets, ...beside] };
    },
    guarded: watch !== undefined,
    /** Permits these beside what settings permit. */
    permit(targets: readonly Target[]) {
      beside = targets;
      watch?.permit(targets);
    },
  };
}

/** Mail over the owner's server, if there is one; its library is loaded only then. */
async function mailing(config: Config, subjects: readonly Subject[]) {
  const { PRIORA_MAIL_URL: server, PRIORA_MAIL_FROM: from, PRIORA_MAIL_TO: to } = config;
  const { mailAddress } = await import('#monitors/addresses.ts');
  const permitted = hostList(to);
  const send =
    server !== undefined && from !== undefined
      ? (await import('#monitors/mail.ts')).toMail({ server, from, permitted, subjects })
      : undefined;
  return { send, permitted: (address: string) => void mailAddress(address, permitted) };
}

/** Sign-in by the provider of a company, if one is configured. Nobody is asked before somebody signs in. */
async function providerOf(config: Config, steady: Clock): Promise<Provider | undefined> {
  const { PRIORA_OIDC_ISSUER: issuer, PRIORA_OIDC_CLIENT_ID: client_id, PRIORA_OIDC_GROUPS: groups } = config;
  if (issuer === undefined || client_id === undefined || groups === undefined) return undefined;
  const { groupRules, singleSignOn } = await import('#accounts/single-sign-on.ts');
  const { PRIORA_OIDC_CLIENT_SECRET: client_secret, PRIORA_OIDC_NAME: name } = config;
  try {
    const rules = groupRules(groups);
    const sign_on = singleSignOn(
      {
        ...{ issuer, client_id, rules, scopes: config.PRIORA_OIDC_SCOPES },
        ...{ groups_claim: config.PRIORA_OIDC_GROUPS_CLAIM, hosts: hostList(config.PRIORA_OIDC_HOSTS) },
        ...(client_secret !== undefined && { client_secret }),
        ...(name !== undefined && { name }),
      },
      steady,
    );
    return { sign_on, secret: storesOf(config).secret('sign-on-secret', 'sign-ins under way') };
  } catch (cause) {
    if (!(cause instanceof RangeError)) throw cause;
    throw new StartError('data_dir', cause.message, { cause });
  }
}

/** How often accounts that are being removed are looked for. */
const REMOVALS_MS = 60_000;

/**
 * Removes accounts, with all their traces in the stores of this process. Nothing is removed before `start`, or `look`.
 * @param holders What works for accounts and what they made, beside the stores of accounts and of models' use.
 */
export function openRemoval(
  config: Config,
  accounts: OpenAccounts,
  holders: readonly HoldsAccounts[],
  { clock = systemClock, onError }: { readonly clock?: Clock; readonly onError?: (error: unknown) => void } = {},
) {
  const tokens = openedLate(() => storesOf(config).tokens());
  const { begin, look } = accountRemoval({
    marks: accounts.all,
    holders: [accounts.all, ...holders, tokens],
    clock,
    // the longest that one call may take, and a minute for what it writes after its answer
    settled_ms: Math.max(config.PRIORA_REQUEST_TIMEOUT_S * 1000, DOCUMENT_MS) + 60_000,
  });
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> = Promise.resolve();
  const lookSoon = () => {
    looking = looking.then(look).catch((error: unknown) => onError?.(error));
  };
  return {
    look,
    async begin(account_id: string): Promise<boolean> {
      const there = await begin(account_id);
      if (there && timer) lookSoon();
      return there;
    },
    start() {
      timer = setInterval(lookSoon, REMOVALS_MS).unref();
      lookSoon();
    },
    async close() {
      clearInterval(timer);
      await looking;
      await tokens.close();
    },
  };
}

/** How often monitors that are due, and what waits to be sent, are looked for. */
const MONITORS_MS = 30_000;

/** Monitors of accounts, and what sends their runs. Nothing runs by itself until `start`. */
async function openMonitors(config: Config, corpus: Corpus, clock: Clock, log: Log) {
  const [{ monitorsOver }, { webhookAddress }, { sendDue, toFolder, toWebhook }, { subjects }] = await Promise.all([
    import('#monitors/monitors.ts'),
    import('#monitors/addresses.ts'),
    import('#monitors/send.ts'),
    import('#operations/monitor-subjects.ts'),
  ]);
  const stores = storesOf(config);
  const store = stores.monitors(clock);
  const hosts = hostList(config.PRIORA_WEBHOOK_HOSTS);
  assertTimeZone(config.PRIORA_TIME_ZONE);
  const folder = config.PRIORA_MONITOR_DIR;
  const mailed = await mailing(config, subjects);
  const monitors = monitorsOver({
    ...{ store, corpus, subjects, clock, time_zone: config.PRIORA_TIME_ZONE, folder: folder !== undefined },
    ways: [...(hosts.size > 0 ? (['webhook'] as const) : []), ...(mailed.send ? (['mail'] as const) : [])],
    permitted: ({ webhook, mail }) => {
      if (webhook !== undefined) webhookAddress(webhook, hosts);
      if (mail !== undefined) mailed.permitted(mail);
    },
    onFault: (err) => log.error({ err }, 'a monitor could not run'),
  });
  const senders = {
    ...(folder !== undefined && { folder: toFolder(folder) }),
    webhook: toWebhook(hosts),
    ...(mailed.send && { mail: mailed.send }),
  };
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<unknown> = Promise.resolve();
  const look = async () => {
    // of several services on one database one runs and sends
    if ((await stores.leads?.('monitors')) === false) return;
    await monitors.runDue();
    await sendDue(store, senders, clock, ({ way, target }, err) =>
      log.warn({ err, way, target }, 'a run of a monitor could not be sent'),
    );
    if (config.PRIORA_CHANGE_DAYS > 0) await store.forget(clock() - config.PRIORA_CHANGE_DAYS * 86_400_000);
  };
  return {
    monitors,
    start() {
      timer = setInterval(() => {
        running = running.then(look).catch((err: unknown) => log.warn({ err }, 'monitors could not run; tried again'));
      }, MONITORS_MS).unref();
    },
    async close() {
      clearInterval(timer);
      await running;
      await store.close();
    },
  };
}

/**
 * What is in the way of a service whose corpus is well: a load that has not ended, a folder in which nothing can be
 * kept, a database or a search engine that does not answer.
 */
async function heldUp(config: Config, dir: string, stores: Stores) {
  const [{ isLoading }, { roomIn }, { engineTrouble }] = await Promise.all([
    import('#data-folder/loading.ts'),
    import('#storage/room.ts'),
    import('#engines/index.ts'),
  ]);
  const trouble = await engineTrouble(config);
  const room = roomIn(dir);
  return async () => {
    const full = await room();
    if (full !== undefined) return { status: 'no room', message: full };
    const lost = await stores.answer?.().catch((cause: unknown) => cause as Error);
    if (lost) return { status: 'no database', message: lost.message };
    const without = await trouble();
    if (without !== undefined) return { status: 'no search engine', message: without };
    if (isLoading(dir)) return { status: 'loading', message: 'The demo corpus is being loaded.' };
    return undefined;
  };
}

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

/**
 * Puts the door before opened parts and listens. It owns them from then on: `stop` closes them.
 * @throws StartError if the address is taken.
 */
export async function startService(
  config: Config,
  parts: {
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
  },
): Promise<Service> {
  const { accounts, log, clock = systemClock } = parts;
  const steady = parts.steady ?? parts.clock ?? steadyClock();
  const groups = parts.groups ?? (await import('#operations/index.ts')).groups;
  const [{ inThreads, stepJob }, { flows }, isolation] = await Promise.all([
    import('#flows/step-job.ts'),
    import('#operations/flows.ts'),
    openIsolation(config),
  ]);
  const opening = openTasks(config, {
    base_url: () => base_url(),
    clock,
    steady,
    onFault: (err, task) => log.error({ err, ...task }, 'a step of a task failed'),
    perform: inThreads(isolation, stepJob(flows)),
    onStrange: (tasks) => log.warn({ tasks }, 'tasks of a newer version are kept, and not worked on'),
  });
  // the server's modules are read while the thread of the stores starts
  const [{ runner, files, close: closeTasks }, { buildServer }, { importRuns }] = await Promise.all([
    opening,
    import('#app/server.ts'),
    import('#sources/import-history.ts'),
  ]);
  const base_url = () => (config.PRIORA_PUBLIC_URL ?? address()).replace(/(?<!\/)\/+$/, '');
  const stores = storesOf(config);
  const ledger = modelLedger(stores.modelLedger(), {
    clock,
    keep_days: config.PRIORA_USAGE_DAYS,
    onError: (err) => log.error({ err }, 'what the model was used for long ago could not be forgotten'),
  });
  const { chats, model, close: closeModels } = await openModels(config, clock, ledger.spent, steady);
  const searches = stores.savedSearches(clock);
  const history = stores.searchHistory(clock);
  const worklists = stores.worklists(clock);
  const corpus = corpusOfPeople(parts.corpus, { history, worklists });
  const users = openUsers(config, { clock, steady });
  const audit = openAudit(config, {
    clock,
    // a log that is kept elsewhere holds the chain: who changes an entry here cannot change it there
    onNoted: ({ action, account_id }, mark) => log.info({ action, account_id, audit: mark }, 'noted in the audit log'),
    onError: (err) => log.error({ err }, 'entries of the audit log past their time could not be removed'),
  });
  const watching = await openMonitors(config, corpus, clock, log);
  const { monitors } = watching;
  const services: Services = {
    corpus,
    flows: runner,
    files,
    chats,
    model,
    isolation,
    monitors,
    ...(await officeOf(config, accounts, users, groups)),
    renewal: renewalModel(config),
    logo: ownersLogo(config),
    clock,
    base_url,
  };
  const address = () => {
    const { port } = app.server.address() as { port: number };
    const host = ['0.0.0.0', '::'].includes(config.HOST) ? '127.0.0.1' : config.HOST;
    return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
  };
  const answers = stores.keptAnswers(clock);
  const removal = openRemoval(config, accounts, [runner, chats, files], {
    clock,
    onError: (err) => log.error({ err }, 'an account could not be removed wholly; tried again'),
  });
  const provider = await providerOf(config, steady);
  const egress = openEgress(config, log, clock, parts.egress);
  const work = await openJobs(config, log, clock);
  const sources = await openSources(config, {
    ...{ corpus, jobs: work.jobs, clock, log, permit: egress.permit },
    ...(parts.feeds && { feeds: parts.feeds }),
  });
  const { app, drain } = buildServer({
    groups,
    services,
    accounts,
    answers,
    console: {
      users,
      audit,
      ...(provider && { provider }),
      tokens: ledger.totals,
      searches,
      history,
      worklists,
      imports: () => importRuns(work.data_dir),
      installation: { accounts: accounts.all, users: users.all, removal, egress, sync: sources, ...work },
    },
    log,
    clock,
    steady,
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
    held_up: await heldUp(config, work.data_dir, stores),
    freshness: sources.freshness,
  });
  const { level } = log;
  try {
    // the framework has a line of its own for this, which would stand before the first words of a first start; whoever
    // started the service says where it is
    if (log.isLevelEnabled('info')) log.level = 'warn';
    await app.listen({ host: config.HOST, port: config.PORT });
    log.level = level;
  } catch (error) {
    log.level = level;
    await app.close();
    await isolation.close();
    await sources.close();
    await work.jobs.close();
    await watching.close();
    await removal.close();
    await Promise.all([searches, history, worklists, answers, egress, audit].map((each) => each.close()));
    await users.close();
    await closeTasks();
    await closeModels();
    await ledger.close();
    const { code } = error as NodeJS.ErrnoException;
    const why = code === 'EADDRINUSE' ? 'is in use by another program' : `cannot be listened on (${code})`;
    throw new StartError(
      'address',
      `Port ${config.PORT} of ${config.HOST} ${why}. Set PORT (or HOST), for example: PORT=8081 npm start`,
      {
        cause: error,
      },
    );
  }
  watching.start();
  removal.start();
  await sources.start();
  runner.work(model ? { ...services, model: onItsOwn(model, 'tasks') } : services);
  const sweeping = setInterval(() => {
    files.sweep().catch((err: unknown) => log.error({ err }, 'files past their time could not be removed'));
  }, SWEEP_MS).unref();
  let stopped: Promise<void> | undefined;
  return {
    url: address(),
    services,
    accounts,
    users,
    sources,
    stop() {
      stopped ??= (async () => {
        drain();
        const grace = setTimeout(() => app.server.closeAllConnections(), config.PRIORA_SHUTDOWN_GRACE_S * 1000).unref();
        await app.close();
        clearTimeout(grace);
        clearInterval(sweeping);
        await sources.close();
        await work.jobs.close();
        await watching.close();
        await removal.close();
        await runner.stop();
        await isolation.close();
        await closeTasks();
        await closeModels();
        await ledger.close();
        await Promise.all([searches, history, worklists, answers, egress, audit].map((each) => each.close()));
        await users.close();
        await accounts.close();
        await corpus.close();
      })();
      return stopped;
    },
  };
}

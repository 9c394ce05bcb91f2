import { resolve } from 'node:path';
import { monotonic } from '#clock.ts';
import { assertIndexHeld, corpusAt, openStorage } from '#composition/corpus.ts';
import { assertDataFolder, prepareDataDir } from '#composition/data-dir.ts';
import { type Service, startService } from '#composition/service.ts';
import { assertDatabase, oneOfMany, openAccounts } from '#composition/stores.ts';
import { type Config, readConfig } from '#config.ts';
import type { Corpus } from '#corpus/corpus.ts';
import { beginLoading, endLoading, isLoading } from '#data-folder/loading.ts';
import { watchEgress } from '#egress/watch.ts';
import { ServiceError } from '#errors.ts';
import { engineGivesWay } from '#give-way.ts';
import { createLog } from '#http/log.ts';
import { operations } from '#operations/index.ts';
import { COMMAND } from './command.ts';
import { EXIT } from './failure.ts';
import { giveBackWhenIdle } from './idle-memory.ts';
import { closeToOthers, entered, inContainer } from './private-folder.ts';
import { createProgress } from './progress.ts';
import { holdings } from './text.ts';

/** The operation that the first-run message shows, with the example it declares. */
const FIRST_OPERATION = 'p001PatentQuerySearchCount';

/**
 * Runs the service until it is told to stop (SIGINT, SIGTERM): calls under way are finished first; a second signal ends
 * it at once. The first start makes the data folder, the owner's account and key, and loads the demo corpus.
 */
export async function serve(options: { demo: boolean; offline?: boolean }): Promise<void> {
  const config = readConfig({ ...process.env, ...(options.offline && { PRIORA_OFFLINE: 'true' }) });
  await engineGivesWay();
  const egress = watchEgress(config);
  const dir = prepareDataDir(config);
  const warning = entered(dir, { allowed: config.PRIORA_OPEN_DATA_DIR, container: inContainer() });
  if (warning) process.stderr.write(`priora: ${warning}\n`);
  closeToOthers(dir);
  const log = createLog(config.PRIORA_LOG_LEVEL ?? (process.stderr.isTTY ? 'warn' : 'info'));
  // A promise that was refused while its neighbour threw has nobody who waits for it: no request may end the service.
  process.on('unhandledRejection', (err) => {
    if (err instanceof ServiceError) log.warn({ err }, 'a refusal that nobody waited for');
    else log.error({ err }, 'unexpected failure that nobody waited for');
  });
  const stopping = new AbortController();
  const stopRequested = stopSignal().finally(() => stopping.abort());
  const progress = createProgress();
  await assertDataFolder(config, (text) => process.stderr.write(`priora: ${text}\n`));
  await assertDatabase(config, (text) => log.warn(text));
  const accounts = openAccounts(config, {
    onError: (err) => log.error({ err }, 'usage could not be written; it is kept and tried again'),
  });
  let learning: { close(): Promise<void> } | undefined;
  let encoding: { close(): Promise<void> } | undefined;
  let tagging: { close(): Promise<void> } | undefined;
  let describing: { close(): Promise<void> } | undefined;
  const service = await opened(async (closeLater) => {
    closeLater(accounts);
    const corpus = await openStorage(config, {
      on_progress: (text, done) => progress.show(text, done),
      on_error: (err) => log.error({ err }, 'the index could not follow the records; it is tried again'),
    });
    closeLater(corpus);
    await assertIndexHeld(corpus, config.PRIORA_DATA_DIR);
    const dir = resolve(config.PRIORA_DATA_DIR);
    const load = await noteWhatToLoad(dir, corpus, options.demo);
    progress.clear();
    const service = await startService(config, { corpus, accounts, log, egress });
    closeLater({ close: () => service.stop() });
    const { loadDemo } = load ? await import('./demo.ts') : {};
    const loaded = loadDemo ? await loadDemo(dir, corpus, progress, stopping.signal) : 0;
    progress.clear();
    if (config.PRIORA_LEARN) closeLater((learning = await keepLearning(config, corpus, log)));
    closeLater((encoding = await keepEncoding(config, corpus, log)));
    closeLater((tagging = await keepTagging(config, corpus, log)));
    closeLater((describing = await keepDescribing(config, corpus, log)));
    if (config.PRIORA_READY_AHEAD) {
      service.services.isolation.warm();
      await warmStructures(corpus);
    }
    process.stdout.write(await welcome(service, loaded, config.PRIORA_OFFLINE));
    return service;
  });
  log.info({ url: service.url, ready_ms: Math.round(process.uptime() * 1000) }, 'ready');

  const stopGivingBack = giveBackWhenIdle();
  const signal = await stopRequested;
  stopGivingBack();
  process.stdout.write(`\n${signal}: finishing the calls under way (again to stop at once)\n`);
  stopAtOnceOnNextSignal();
  await learning?.close();
  await encoding?.close();
  await tagging?.close();
  await describing?.close();
  await service.stop();
  log.info('stopped');
}

/** What similarity searches learn of the corpus follows the records from now on. */
async function keepLearning(config: Config, corpus: Corpus, log: ReturnType<typeof createLog>) {
  const { startLearner } = await import('#collections/patents/similar/learned/learner.ts');
  return startLearner({
    at: corpusAt(config),
    corpus,
    on_learned: ({ kind, documents }) => log.info({ kind, documents }, 'learned from the corpus'),
    on_error: (err) => log.error({ err }, 'could not learn from the corpus; searches go on by words'),
  });
}

/** Compounds that it would take seconds to read are read before somebody searches them. */
const MANY_COMPOUNDS = 1_000;

async function warmStructures(corpus: Corpus): Promise<void> {
  const stored = (await corpus.status()).find(({ name }) => name === 'compounds')?.records ?? 0;
  if (stored > MANY_COMPOUNDS) corpus.structures?.warm();
}

/** Where a model was added, the vectors of documents follow the records from now on. */
async function keepEncoding(config: Config, corpus: Corpus, log: ReturnType<typeof createLog>) {
  const { startFollower } = await import('#collections/patents/similar/meaning/follower.ts');
  return startFollower({
    at: corpusAt(config),
    corpus,
    on_followed: ({ documents }) => log.info({ documents }, 'documents were encoded'),
    on_error: (err) => log.error({ err }, 'documents could not be encoded; searches go on without their meaning'),
  });
}

/** What papers and trials name follows their texts and the dictionary from now on. */
async function keepTagging(config: Config, corpus: Corpus, log: ReturnType<typeof createLog>) {
  const { startTagFollower } = await import('#dictionary/tagging/follower.ts');
  return startTagFollower({
    at: corpusAt(config),
    corpus,
    ...oneOfMany(config, 'tags'),
    on_followed: ({ documents, names }) => log.info({ documents, names }, 'documents were tagged'),
    on_error: (err) => log.error({ err }, 'documents could not be tagged; searches go on by their words'),
  });
}

/** The pictures of designs and marks are described before somebody searches them. */
async function keepDescribing(config: Config, corpus: Corpus, log: ReturnType<typeof createLog>) {
  const { startPictureFollower } = await import('#analytics/pictures/follower.ts');
  return startPictureFollower({
    at: corpusAt(config),
    corpus,
    on_error: (err) => log.error({ err }, 'pictures could not be described; searches by picture describe them'),
  });
}

/** Runs an opening; when it fails half-way, what it opened is closed again, last first. */
async function opened<T>(open: (closeLater: (part: { close(): Promise<void> }) => void) => Promise<T>): Promise<T> {
  const parts: { close(): Promise<void> }[] = [];
  try {
    return await open((part) => parts.unshift(part));
  } catch (error) {
    for (const part of parts) await part.close().catch(() => {});
    throw error;
  }
}

const stopSignal = (): Promise<string> =>
  new Promise((resolve) => {
    process.once('SIGINT', () => resolve('SIGINT'));
    process.once('SIGTERM', () => resolve('SIGTERM'));
  });

/**
 * npm passes on a Ctrl-C that the process has already got from the terminal: what follows within a second is the same
 * one.
 */
function stopAtOnceOnNextSignal(): void {
  const asked = monotonic();
  const again = () => {
    if (monotonic() - asked > 1000) process.exit(EXIT.failed);
  };
  process.on('SIGINT', again);
  process.on('SIGTERM', again);
}

/**
 * Whether the demo corpus is to be loaded now: nothing was ever written to this one, or a load was begun and killed.
 * Noted before anything else is.
 */
async function noteWhatToLoad(dir: string, corpus: Corpus, wanted: boolean): Promise<boolean> {
  if (!wanted) await endLoading(dir);
  else if ((await corpus.status()).every(({ stored_seq }) => stored_seq === 0)) await beginLoading(dir);
  return isLoading(dir);
}

async function welcome(service: Service, loaded: number, offline: boolean): Promise<string> {
  const first = (await service.accounts.all.list()).length === 0;
  const status = await service.services.corpus.status();
  const lines = [
    '',
    `  Priora is ready in ${process.uptime().toFixed(1)} s.`,
    '',
    `  Service     ${service.url}`,
    `  Console     ${service.url}/`,
    `  Reference   ${service.url}/docs`,
    `  Corpus      ${holdings(status)}${loaded ? ' (the demo corpus: all fictional)' : ''}`,
    ...(offline ? ['  Offline     no other machine is reached; what tries is refused and logged'] : []),
    '',
  ];
  const owner = first ? await service.accounts.all.create('owner') : (await service.accounts.all.list())[0]!;
  if (!(await service.users.any())) {
    const token = await service.users.all.invite({ account_id: owner.id, role: 'owner', operator: true });
    lines.push(
      '  Open the console with this link, once, to set your password:',
      '',
      `  ${service.url}/welcome#${token}`,
      '',
    );
  }
  if (first) {
    const { key } = await service.accounts.createKey({ account_id: owner.id, name: 'first key' });
    const operation = operations.find(({ id }) => id === FIRST_OPERATION)!;
    lines.push(
      '  Your first API key, shown this once:',
      '',
      `  ${key}`,
      '',
      '  Try it:',
      '',
      `  curl -s ${service.url}${operation.path} \\`,
      `    -H 'Authorization: Bearer ${key}' -H 'Content-Type: application/json' \\`,
      `    -d '${JSON.stringify(operation.example.body)}'`,
      '',
      `  Own data:    ${COMMAND} import auto <files or folders...>`,
    );
  } else {
    lines.push(`  New key:     ${COMMAND} keys create --name NAME`);
  }
  lines.push('  Stop:        Ctrl-C', '', '');
  return lines.join('\n');
}

import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

describe('settings', () => {
  it('want a model with its endpoint and an endpoint with its model', () => {
    const together = 'PRIORA_MODEL_URL and PRIORA_MODEL go together: set both or none';
    expect(() => readConfig({ PRIORA_MODEL_URL: 'http://127.0.0.1:8081/v1' })).toThrow(together);
    expect(() => readConfig({ PRIORA_MODEL: 'tiny' })).toThrow(together);
    expect(() => readConfig({ PRIORA_EMBEDDING_MODEL: 'e' })).toThrow(
      'PRIORA_EMBEDDING_MODEL needs PRIORA_MODEL_URL and PRIORA_MODEL',
    );
    expect(readConfig({ PRIORA_MODEL_URL: 'http://127.0.0.1:8081/v1', PRIORA_MODEL: 'tiny' }).PRIORA_MODEL).toBe(
      'tiny',
    );
  });

  it('name a database by its address, show it to nobody, and none elsewhere to a service that is offline', () => {
    const read =
      (PRIORA_DATABASE_URL: string, more = {}) =>
      () =>
        readConfig({ PRIORA_DATABASE_URL, ...more });
    expect(read('postgres://u:geheim@db/p')().PRIORA_DATABASE_URL).toBe('postgres://u:geheim@db/p');
    const wrong = /PRIORA_DATABASE_URL must be an address such as postgres:\/\/user:password@host:5432\/name\./;
    expect(read('mysql://u:geheim@db/p')).toThrow(wrong);
    expect(read('postgres://u:geheim@[db/p')).toThrow(/PRIORA_DATABASE_URL cannot be read: write it as/);
    const offline = { PRIORA_OFFLINE: 'true' };
    expect(read('postgres://u:geheim@db/p', offline)).toThrow(/PRIORA_DATABASE_URL is db, and PRIORA_OFFLINE/);
    for (const here of ['postgres://u@127.0.0.1/p', 'postgres://u@%2Frun%2Fpostgresql/p', 'postgres:///p?host=/run'])
      expect(read(here, offline)().PRIORA_DATABASE_URL).toBe(here);
  });

  it('name a search engine by its address, show it to nobody, and none elsewhere to a service that is offline', () => {
    const read =
      (PRIORA_SEARCH_URL: string, more = {}) =>
      () =>
        readConfig({ PRIORA_SEARCH_URL, ...more });
    expect(read('https://u:geheim@search:9200')().PRIORA_SEARCH_URL).toBe('https://u:geheim@search:9200');
    expect(read('https://u:geheim@[search')).toThrow(
      'PRIORA_SEARCH_URL cannot be read: write it as https://user:password@host:9200',
    );
    expect(read('ftp://u:geheim@search')).toThrow(/^(?!.*geheim).*PRIORA_SEARCH_URL must be/);
    expect(() => readConfig({ PRIORA_SEARCH_KEY: 'geheim' })).toThrow('PRIORA_SEARCH_KEY goes with PRIORA_SEARCH_URL');
    const offline = { PRIORA_OFFLINE: 'true' };
    expect(read('https://u:geheim@search', offline)).toThrow(/PRIORA_SEARCH_URL is search, and PRIORA_OFFLINE/);
    expect(read('http://127.0.0.1:9200', offline)().PRIORA_SEARCH_URL).toBe('http://127.0.0.1:9200');
    for (const PRIORA_SEARCH_PREFIX of ['Priora', 'pri-ora', '_x'])
      expect(() => readConfig({ PRIORA_SEARCH_PREFIX })).toThrow(/PRIORA_SEARCH_PREFIX must be/);
  });

  it('name a bucket with its keys, and none elsewhere to a service that is offline', () => {
    const keys = { PRIORA_S3_ACCESS_KEY: 'a', PRIORA_S3_SECRET_KEY: 'geheim' };
    expect(() => readConfig({ PRIORA_S3_BUCKET: 'files' })).toThrow(
      /PRIORA_S3_SECRET_KEY go together: set all or none/,
    );
    expect(() => readConfig(keys)).toThrow(/go together/);
    expect(readConfig({ ...keys, PRIORA_S3_BUCKET: 'files' }).PRIORA_S3_BUCKET).toBe('files');
    const offline = { ...keys, PRIORA_S3_BUCKET: 'files', PRIORA_OFFLINE: 'true' };
    expect(() => readConfig(offline)).toThrow(/PRIORA_S3_BUCKET is not on this machine/);
    const here = { ...offline, PRIORA_S3_ENDPOINT: 'http://127.0.0.1:7070' };
    expect(readConfig(here).PRIORA_S3_ENDPOINT).toBe('http://127.0.0.1:7070');
  });

  it('are refused where the environment takes the checks of certificates away', () => {
    expect(() => readConfig({ NODE_TLS_REJECT_UNAUTHORIZED: '0' })).toThrow(
      /^Settings that are not valid: NODE_TLS_REJECT_UNAUTHORIZED=0 takes every check of certificates away.*NODE_EXTRA_CA_CERTS\.$/,
    );
    expect(() => readConfig({ NODE_TLS_REJECT_UNAUTHORIZED: '1' })).not.toThrow();
  });

  it('have defaults, and an empty variable counts as absent', () => {
    expect(readConfig({ PORT: ' ', PATH: '/bin' })).toEqual({
      PRIORA_DATA_DIR: './data',
      PRIORA_DATABASE_CONNECTIONS: 10,
      PRIORA_RECORDS: 'files',
      PRIORA_S3_REGION: 'us-east-1',
      PRIORA_S3_PREFIX: '',
      PRIORA_S3_DIRECT: false,
      PRIORA_SYNC_KEEP_DAYS: 0,
      PRIORA_SYNC_JITTER_MIN: 15,
      PRIORA_SYNC_LAG_DAYS: 3,
      PRIORA_SYNC_FOLDER_SETTLED_S: 30,
      PRIORA_SYNC_FOLDER_AFTER: 'leave',
      HOST: '127.0.0.1',
      PORT: 8080,
      PRIORA_TRUST_PROXY: false,
      PRIORA_BODY_LIMIT_BYTES: 10_485_760,
      PRIORA_UPLOAD_LIMIT_BYTES: 4 * 1024 ** 3,
      PRIORA_REQUEST_TIMEOUT_S: 60,
      PRIORA_RATE_PER_S: 10_000,
      PRIORA_RATE_BURST: 20_000,
      PRIORA_USAGE_DAYS: 730,
      PRIORA_SEARCH_PREFIX: 'priora',
      PRIORA_SEARCH_SHARDS: 1,
      PRIORA_SEARCH_REPLICAS: 1,
      PRIORA_TOKENS: true,
      PRIORA_TRACES_SHARE: 1,
      PRIORA_METRICS: true,
      PRIORA_OPEN_DATA_DIR: false,
      PRIORA_MODEL_TIMEOUT_S: 60,
      PRIORA_MODEL_CONCURRENCY: 4,
      PRIORA_STEP_COMPUTE_S: 120,
      PRIORA_STEP_TIMEOUT_S: 3600,
      PRIORA_STEPS_AT_ONCE: 2,
      PRIORA_ANSWER_COMPUTE_S: 20,
      PRIORA_ANSWERS_AT_ONCE: 2,
      PRIORA_MODEL_CONTEXT_TOKENS: 16_384,
      PRIORA_MODEL_OUTPUT_TOKENS: 2048,
      PRIORA_MODEL_TOKENS_PER_DAY: 2_000_000,
      PRIORA_OFFLINE: false,
      PRIORA_LEARN: true,
      PRIORA_READY_AHEAD: true,
      PRIORA_DEMO_APART: true,
      PRIORA_AUDIT_DAYS: 0,
      PRIORA_OIDC_SCOPES: 'openid profile email',
      PRIORA_OIDC_GROUPS_CLAIM: 'groups',
      PRIORA_OIDC_LINK_CLAIM: 'sub',
      PRIORA_CHANGE_DAYS: 400,
      PRIORA_INDEX_CACHE_MB: 256,
      PRIORA_RECORD_CACHE_MB: 64,
      PRIORA_TIME_ZONE: 'UTC',
      PRIORA_CHAT_DAYS: 7,
      PRIORA_SHUTDOWN_GRACE_S: 15,
    });
  });

  it('are read as what they are', () => {
    expect(
      readConfig({
        PORT: '0',
        PRIORA_TRUST_PROXY: 'yes',
        PRIORA_METRICS: '0',
        PRIORA_REQUEST_TIMEOUT_S: '0.5',
        PRIORA_LOG_LEVEL: 'debug',
      }),
    ).toMatchObject({
      PORT: 0,
      PRIORA_TRUST_PROXY: true,
      PRIORA_METRICS: false,
      PRIORA_REQUEST_TIMEOUT_S: 0.5,
      PRIORA_LOG_LEVEL: 'debug',
    });
  });

  it('that are wrong are all named at once, with what they may be', () => {
    const read = () =>
      readConfig({
        PORT: '70000',
        PRIORA_LOG_LEVEL: 'loud',
        PRIORA_METRICS: 'maybe',
        PRIORA_PUBLIC_URL: 'example.org',
        PRIORA_DATADIR: 'x',
      });
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(
      'Settings that are not valid: PRIORA_DATADIR is not a setting (PRIORA_DATA_DIR is); PORT must be a whole number from 0 to 65535, not "70000"; ' +
        'PRIORA_PUBLIC_URL must be an http or https address, not "example.org"; ' +
        'PRIORA_LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent, not "loud"; ' +
        'PRIORA_METRICS must be true or false, not "maybe".',
    );
  });

  it('may stand beside what clients of a service read', () => {
    expect(readConfig({ PRIORA_URL: 'http://127.0.0.1:8080', PRIORA_KEY: 'sk-x' })).toEqual(readConfig({}));
  });

  it.each(['8080x', '1e3', '0x50', '80 80', '8080.5', '-1'])('refuse the port %s', (PORT) => {
    expect(() => readConfig({ PORT })).toThrow('PORT must be a whole number from 0 to 65535');
  });
});

import { type Static, Type, Value } from '#typebox.mjs';
import { isLoopback } from './loopback.ts';

/** Every setting, by the name of its environment variable. `docs/generated/configuration.md` is made from this. */
export const Settings = Type.Object({
  PRIORA_DATA_DIR: Type.String({
    default: './data',
    minLength: 1,
    description:
      'Folder of the corpus, the accounts and the exported files. Created at the first start, for its owner alone.',
  }),
  PRIORA_DATABASE_URL: Type.Optional(
    Type.String({
      pattern: '^postgres(?:ql)?://[^\\s]+$',
      description:
        'PostgreSQL database for accounts, people, tasks, conversations, monitors, jobs and the ledger, as `postgres://user:password@host:5432/name` (with `?sslmode=verify-full` over a network): any number of services share it. Its user owns the database; tables are made at the first start. Absent: files of the data folder. Needs the package `pg`.',
    }),
  ),
  PRIORA_DATABASE_CONNECTIONS: Type.Integer({
    default: 10,
    minimum: 1,
    maximum: 1000,
    description: 'Connections to the database that this process opens at most, beside one on which it listens.',
  }),
  PRIORA_RECORDS: Type.Union([Type.Literal('files'), Type.Literal('postgres')], {
    default: 'files',
    description:
      'Where the records of the corpus are: `files` of the data folder, or `postgres`, the database of PRIORA_DATABASE_URL, which any number of services then serve together. Each of them makes its index in its own data folder.',
  }),
  PRIORA_S3_BUCKET: Type.Optional(
    Type.String({
      pattern: '^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$',
      description:
        'Bucket of an S3-compatible store for reports and exports, shared by any number of services. Absent: the folder `files` of the data folder. Needs the package `@aws-sdk/client-s3`.',
    }),
  ),
  PRIORA_S3_ENDPOINT: Type.Optional(
    Type.String({
      pattern: '^https?://[^\\s]+$',
      description: "Address of a store other than Amazon's own; its buckets are then part of the path.",
    }),
  ),
  PRIORA_S3_REGION: Type.String({ default: 'us-east-1', minLength: 1, description: 'Region of the bucket.' }),
  PRIORA_S3_PREFIX: Type.String({
    default: '',
    description: 'What the names of all files in the bucket begin with, such as `priora/`.',
  }),
  PRIORA_S3_ACCESS_KEY: Type.Optional(Type.String({ minLength: 1, description: 'Id of the key to the bucket.' })),
  PRIORA_S3_SECRET_KEY: Type.Optional(Type.String({ minLength: 1, description: 'The key to the bucket. A secret.' })),
  PRIORA_S3_DIRECT: Type.Boolean({
    default: false,
    description:
      'Have links to files lead on to addresses that the store signs, good for five minutes: what is saved goes past the service. The store must be reachable for whoever has a link.',
  }),
  PRIORA_OPEN_DATA_DIR: Type.Boolean({
    default: false,
    description:
      'Start although other users of the machine can enter the data folder. In a container that is only logged; elsewhere the service does not start.',
  }),
  HOST: Type.String({
    default: '127.0.0.1',
    minLength: 1,
    description: 'Address to listen on. `0.0.0.0` opens the service to the network: put a TLS proxy before it.',
  }),
  PORT: Type.Integer({ default: 8080, minimum: 0, maximum: 65_535, description: 'TCP port; 0 picks a free one.' }),
  PRIORA_PUBLIC_URL: Type.Optional(
    Type.String({
      pattern: '^https?://[^\\s]+$',
      description:
        'Address by which clients reach the service, where a proxy stands before it. Shown in the OpenAPI description.',
    }),
  ),
  PRIORA_HOSTS: Type.Optional(
    Type.String({
      pattern: '^[^/\\s:,]+(?:\\s*,\\s*[^/\\s:,]+)*$',
      description:
        'Further names under which the service answers, comma-separated, without ports. On a loopback address it answers `localhost`, `127.0.0.1`, `[::1]`, the name in PRIORA_PUBLIC_URL and these; on another address all names unless some are given here. A browser on this machine can be led to it under any name (DNS rebinding).',
    }),
  ),
  PRIORA_CORS_ORIGINS: Type.Optional(
    Type.String({
      pattern: '^https?://[^/\\s,]+(?:\\s*,\\s*https?://[^/\\s,]+)*$',
      description:
        'Origins of web pages that may call the interface from a browser (CORS), comma-separated, such as `https://desk.example`. Absent: none. Such a page has a key of its own, which whoever opens it can read: give it few rights. Sessions of the console are never opened to other origins.',
    }),
  ),
  PRIORA_TRUST_PROXY: Type.Boolean({
    default: false,
    description: "Take the caller's address from `X-Forwarded-For`. Only behind a proxy that sets it.",
  }),
  PRIORA_LOG_LEVEL: Type.Optional(
    Type.Enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
      description:
        'Least severity that is logged (JSON lines on standard error, keys redacted). Default: `info`, which has a line per call; `warn` when standard error is a terminal.',
    }),
  ),
  PRIORA_BODY_LIMIT_BYTES: Type.Integer({
    default: 10 * 1024 * 1024,
    minimum: 1024,
    maximum: 1024 * 1024 * 1024,
    description: 'Largest request body, in bytes; an operation that declares no more reads 262144.',
  }),
  PRIORA_UPLOAD_LIMIT_BYTES: Type.Integer({
    default: 4 * 1024 * 1024 * 1024,
    minimum: 1024,
    maximum: 1024 * 1024 * 1024 * 1024,
    description: 'Most bytes of the files of one import in the console. The command line has no such limit.',
  }),
  PRIORA_REQUEST_TIMEOUT_S: Type.Number({
    default: 60,
    minimum: 0.05,
    maximum: 3600,
    description:
      'Seconds that one call may take. A model is waited for in half of them; after that the answer is made without it.',
  }),
  PRIORA_RATE_PER_S: Type.Number({
    default: 10_000,
    minimum: 0,
    maximum: 1_000_000,
    description: 'Calls per second that an account may keep up; 0 sets no limit.',
  }),
  PRIORA_RATE_BURST: Type.Integer({
    default: 20_000,
    minimum: 1,
    maximum: 10_000_000,
    description: 'Calls that an account may make at once after a pause.',
  }),
  PRIORA_USAGE_DAYS: Type.Integer({
    default: 730,
    minimum: 0,
    maximum: 36_500,
    description: 'Days that the usage ledger is kept; 0 keeps it for ever.',
  }),
  PRIORA_AUDIT_DAYS: Type.Integer({
    default: 0,
    minimum: 0,
    maximum: 36_500,
    description:
      'Days that the audit log is kept: who signed in, and who made or changed keys, people, accounts, sources. 0 keeps it for ever. What is left still proves that nothing was taken out of it.',
  }),
  PRIORA_CHANGE_DAYS: Type.Integer({
    default: 400,
    minimum: 0,
    maximum: 36_500,
    description:
      'Days that the store keeps what changed of its records, for monitors; 0 keeps it for ever. A monitor that nobody asks for longer than that is told that changes were forgotten.',
  }),
  PRIORA_INDEX_CACHE_MB: Type.Integer({
    default: 256,
    minimum: 16,
    maximum: 1_048_576,
    description:
      'Megabytes of index pages, results of parts of queries and answers that the search index keeps in memory, in all its threads together. With less, the same is read from the disk and counted again more often.',
  }),
  PRIORA_RECORD_CACHE_MB: Type.Integer({
    default: 64,
    minimum: 2,
    maximum: 1_048_576,
    description:
      'Megabytes of what is kept of records in memory: half of it rows of lists, some 40,000 with the default, half of it what follows of a record from others and from the day. With less, records are read again more often.',
  }),
  PRIORA_COURSES_DIR: Type.Optional(
    Type.String({
      minLength: 1,
      description:
        'Folder of courses: in it a folder for each account, by its id, with a folder for each course: `course.json` (title, summary, class_hour, thumb, parts) and its attachments.',
    }),
  ),
  PRIORA_PRICES: Type.Optional(
    Type.String({
      minLength: 1,
      description: 'Prices of calls for statements, as `P002=0.05,AI35-1=1`; calls without a price cost 0.',
    }),
  ),
  PRIORA_TIME_ZONE: Type.String({
    default: 'UTC',
    minLength: 1,
    maxLength: 60,
    description: 'IANA name of the time zone in which monitors run at seven in the morning, such as `Europe/Berlin`.',
  }),
  PRIORA_MONITOR_DIR: Type.Optional(
    Type.String({
      minLength: 1,
      description: 'Folder into which every run of a monitor that found something is written too, as a JSON file.',
    }),
  ),
  PRIORA_WEBHOOK_HOSTS: Type.Optional(
    Type.String({
      pattern: '^[^/\\s:,]+(?:\\s*,\\s*[^/\\s:,]+)*$',
      description:
        'Hosts to which runs of monitors may be posted over https, comma-separated. Without it nothing is posted. Addresses of this machine and of private networks are refused whatever stands here.',
    }),
  ),
  PRIORA_MAIL_URL: Type.Optional(
    Type.String({
      pattern: '^smtps?://[^\\s/]+$',
      description:
        'Mail server over which runs of monitors may be sent: `smtp://user:password@mail.example.org:587`, or `smtps://` where it speaks TLS from the beginning. Without it nothing is mailed. A secret.',
    }),
  ),
  PRIORA_MAIL_FROM: Type.Optional(
    Type.String({
      maxLength: 200,
      pattern: '^[^\\s@<>",]+@[^\\s@<>",]+$',
      description: 'Address from which mail is sent. Goes with `PRIORA_MAIL_URL`.',
    }),
  ),
  PRIORA_MAIL_TO: Type.Optional(
    Type.String({
      pattern: '^[^/\\s:,]+(?:\\s*,\\s*[^/\\s:,]+)*$',
      description: 'Whom mail may go to, comma-separated: domains, or single addresses. Goes with `PRIORA_MAIL_URL`.',
    }),
  ),
  PRIORA_SYNC_CONTACT: Type.Optional(
    Type.String({
      minLength: 3,
      maxLength: 200,
      pattern: '^[\\x21-\\x7e]+$',
      description:
        'Mail address or web page of whoever runs this service, told to publishers with every request for deliveries. Needed to switch on a source that follows a publisher.',
    }),
  ),
  PRIORA_SYNC_KEEP_DAYS: Type.Integer({
    default: 0,
    minimum: 0,
    maximum: 36_500,
    description:
      'Days that files which were fetched from publishers are kept after they were taken into the corpus; 0 removes them at once.',
  }),
  PRIORA_SYNC_QUIET_HOURS: Type.Optional(
    Type.String({
      pattern: '^\\d\\d:\\d\\d-\\d\\d:\\d\\d$',
      description:
        'Hours of the day, in PRIORA_TIME_ZONE, in which no source is followed by its schedule: `08:00-18:30`; over midnight as `22:00-06:00`. What is under way stops after the delivery it is at.',
    }),
  ),
  PRIORA_SYNC_JITTER_MIN: Type.Integer({
    default: 15,
    minimum: 0,
    maximum: 720,
    description:
      'Minutes by which scheduled runs come later at most, by chance, so that not every installation asks a publisher at the same moment.',
  }),
  PRIORA_SYNC_LAG_DAYS: Type.Integer({
    default: 3,
    minimum: 0,
    maximum: 3650,
    description:
      'Days after the day on which a source’s next delivery was expected before its lag is told as a warning.',
  }),
  PRIORA_SYNC_PRIVATE_HOSTS: Type.Optional(
    Type.String({
      pattern: '^[^/\\s:,]+(?:\\s*,\\s*[^/\\s:,]+)*$',
      description:
        'Hosts of sources that may lie at addresses of this machine or of a private network, at any port and without TLS, comma-separated: a mirror of your own. All others are refused there, redirects included.',
    }),
  ),
  PRIORA_SYNC_FOLDERS: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 4000,
      description:
        'Folders into which somebody else drops files to be imported, each with a name of its own, comma-separated: `inbox=/srv/inbox`. `s3://bucket/prefix/` is what lies below a prefix of a bucket, read with the endpoint and keys of PRIORA_S3_*. Each is a source that is switched on as the others are.',
    }),
  ),
  PRIORA_SYNC_FOLDER_MARKER: Type.Optional(
    Type.String({
      pattern: '^[.\\w-]{1,20}$',
      description:
        'Ending of an empty file that is put beside each dropped file when it is whole: with `.done`, `week31.zip` is taken once `week31.zip.done` lies there. Absent: a file is whole when it has not changed for a while.',
    }),
  ),
  PRIORA_SYNC_FOLDER_SETTLED_S: Type.Integer({
    default: 30,
    minimum: 1,
    maximum: 86_400,
    description: 'Seconds that a dropped file must not have changed before it is taken, where no marker is used.',
  }),
  PRIORA_SYNC_FOLDER_AFTER: Type.Union([Type.Literal('leave'), Type.Literal('move')], {
    default: 'leave',
    description:
      'What becomes of a dropped file that was taken or rejected: it stays (and is taken again when it changes), or goes into the folder `taken` or `rejected` beside the others.',
  }),
  HTTPS_PROXY: Type.Optional(
    Type.String({
      minLength: 1,
      description:
        'Proxy through which publishers are asked, as `http://proxy.lan:3128`; names of hosts are then looked up by the proxy. A certificate authority of your own is named by Node’s NODE_EXTRA_CA_CERTS.',
    }),
  ),
  PRIORA_USPTO_KEY: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 200,
      description: 'Key for the Open Data Portal of the USPTO, free at https://data.uspto.gov. Never logged.',
    }),
  ),
  PRIORA_EPO_BULK_ACCOUNT: Type.Optional(
    Type.String({
      pattern: '^[^:\\s]+:\\S.*$',
      maxLength: 300,
      description:
        'Account of a subscription to the EPO’s bulk data, as `user:password`; public products need none. Never logged.',
    }),
  ),
  PRIORA_OPS_KEY: Type.Optional(
    Type.String({
      pattern: '^[^:\\s]+:\\S+$',
      maxLength: 300,
      description:
        'Consumer key and secret for the EPO’s Open Patent Services, as `key:secret`, free at https://developers.epo.org. Never logged.',
    }),
  ),
  PRIORA_OIDC_ISSUER: Type.Optional(
    Type.String({
      pattern: '^https?://[^\\s?#]+$',
      description:
        'Address of the OpenID provider by which people of a company sign in (OpenID Connect, authorization code with PKCE), as its tokens name it: `https://login.example.org/realms/lab`. Without TLS on this machine alone. Register `<PRIORA_PUBLIC_URL>/manage/single-sign-on/back` there. Absent: nobody is asked, and the console has names and passwords alone.',
    }),
  ),
  PRIORA_OIDC_CLIENT_ID: Type.Optional(
    Type.String({ minLength: 1, description: 'Name of this service at the provider.' }),
  ),
  PRIORA_OIDC_CLIENT_SECRET: Type.Optional(
    Type.String({ minLength: 1, description: 'Its secret there; absent for a public client. A secret.' }),
  ),
  PRIORA_OIDC_SCOPES: Type.String({
    default: 'openid profile email',
    pattern: '^(?=.*\\bopenid\\b)[\\x21-\\x7e ]+$',
    description: 'Scopes that the provider is asked for; `openid` is among them.',
  }),
  PRIORA_OIDC_GROUPS_CLAIM: Type.String({
    default: 'groups',
    minLength: 1,
    description: 'Claim of the ID token, or else of the user info, that names the groups of a person.',
  }),
  PRIORA_OIDC_GROUPS: Type.Optional(
    Type.String({
      minLength: 1,
      description:
        'Who may sign in by the provider, and as what: `group=account:role`, separated by semicolons; role is `member` or `owner`, with `+operator` for whoever runs the installation; the group `*` is everybody. The first that fits decides, at every sign-in: `it=Lab:owner+operator; CN=chem,OU=lab=Lab:member`.',
    }),
  ),
  PRIORA_OIDC_LINK_CLAIM: Type.String({
    default: 'sub',
    minLength: 1,
    description:
      "Claim by which somebody who was provisioned (SCIM) is known at the first sign-in: equal to the directory's own id of them (`externalId`), or else to their `userName`. Name one that people cannot change themselves: with Entra ID `oid`, with Okta `sub`.",
  }),
  PRIORA_OIDC_HOSTS: Type.Optional(
    Type.String({
      pattern: '^[^/\\s:,]+(?::\\d+)?(?:\\s*,\\s*[^/\\s:,]+(?::\\d+)?)*$',
      description:
        "Hosts beside the issuer's that the provider's description may lead to (token, keys, user info), comma-separated.",
    }),
  ),
  PRIORA_OIDC_NAME: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 60,
      description: "Name of the provider on the sign-in page. Default: the issuer's host.",
    }),
  ),
  PRIORA_OFFLINE: Type.Boolean({
    default: false,
    description:
      'Reach no other machine, as `priora serve --offline`: connections, datagrams and look-ups of names are refused in the process, and settings that name another machine stop the start. A model on this machine (`127.0.0.1`) is reached. Without it the service reaches the hosts that settings name, and nobody else.',
  }),
  PRIORA_TOKENS: Type.Boolean({
    default: true,
    description:
      'Serve `POST /oauth/token`, where programs with a client id and a secret get a token for half an hour; the secret, or the id, is an API key.',
  }),
  PRIORA_METRICS: Type.Boolean({
    default: true,
    description: 'Serve `GET /metrics` (Prometheus text) without a key.',
  }),
  PRIORA_TRACES_URL: Type.Optional(
    Type.String({
      pattern: '^https?://[^\\s]+$',
      description:
        'Collector to which traces are sent, by OTLP over HTTP: `http://127.0.0.1:4318/v1/traces`. They hold names, counts and times, nothing that a caller wrote. Absent: nothing is traced. Needs the packages `@opentelemetry/sdk-trace-node` and `@opentelemetry/exporter-trace-otlp-http`.',
    }),
  ),
  PRIORA_TRACES_SHARE: Type.Number({
    default: 1,
    minimum: 0,
    maximum: 1,
    description: 'Share of the traces that begin here which are sent; a trace that a client began is sent as it says.',
  }),
  PRIORA_SLOW_QUERY_MS: Type.Optional(
    Type.Integer({
      minimum: 1,
      description:
        'Log each search or count that takes so many milliseconds or more, with the expression as it was understood: log lines then hold what was searched for. Absent: none.',
    }),
  ),
  PRIORA_MODEL_URL: Type.Optional(
    Type.String({
      pattern: '^https?://[^\\s]+$',
      description:
        'Base URL of an OpenAI-compatible endpoint, with its version: `http://127.0.0.1:8081/v1`. Without it everything works from the corpus alone.',
    }),
  ),
  PRIORA_MODEL: Type.Optional(
    Type.String({
      minLength: 1,
      description: 'Name of the language model at that endpoint. Needed with PRIORA_MODEL_URL.',
    }),
  ),
  PRIORA_MODEL_KEY: Type.Optional(
    Type.String({ minLength: 1, description: 'Key for that endpoint, if it asks for one. Never logged.' }),
  ),
  PRIORA_EMBEDDING_MODEL: Type.Optional(
    Type.String({
      minLength: 1,
      description:
        'Name of an embedding model at that endpoint; needs PRIORA_MODEL_URL and PRIORA_MODEL. A novelty search then sends it subject and selected features of the idea, and title and abstract (else first claim) of the best 200 candidates, about 400 tokens a text at most: its order is one more list in the fusion. Without this setting no text is sent for embeddings.',
    }),
  ),
  PRIORA_MODEL_TIMEOUT_S: Type.Number({
    default: 60,
    minimum: 0.1,
    maximum: 3600,
    description:
      'Seconds to wait for the first piece of a model answer, and between two. A connection on which nothing comes for 300 is given up whatever this says.',
  }),
  PRIORA_MODEL_CONCURRENCY: Type.Integer({
    default: 4,
    minimum: 1,
    maximum: 1000,
    description: 'Calls of the model at once; further ones wait.',
  }),
  PRIORA_MODEL_CONTEXT_TOKENS: Type.Integer({
    default: 16_384,
    minimum: 1024,
    maximum: 10_000_000,
    description:
      'Tokens that prompt and answer may have together. Passages that do not fit are left out, the best are kept.',
  }),
  PRIORA_MODEL_OUTPUT_TOKENS: Type.Integer({
    default: 2048,
    minimum: 16,
    maximum: 1_000_000,
    description: 'Most tokens of one model answer.',
  }),
  PRIORA_MODEL_TOKENS_PER_DAY: Type.Integer({
    default: 2_000_000,
    minimum: 0,
    maximum: 1_000_000_000_000,
    description:
      'Model tokens that an account may use a day (UTC), prompts and answers together; 0 sets no limit. Beyond it answers come from the corpus alone.',
  }),
  PRIORA_STEP_COMPUTE_S: Type.Number({
    default: 120,
    minimum: 0.05,
    maximum: 86_400,
    description:
      'Seconds that one step of a task may compute; waiting for searches and for a model does not count. A step that takes longer is ended, and after its third run the task has failed.',
  }),
  PRIORA_STEP_TIMEOUT_S: Type.Number({
    default: 3600,
    minimum: 0.05,
    maximum: 86_400,
    description:
      'Seconds that one step of a task may take in all, waiting for searches and for a model included; a model is waited for in half of them, what it has not answered then is answered without it. A step that takes longer is ended, and after its third run the task has failed.',
  }),
  PRIORA_STEPS_AT_ONCE: Type.Integer({
    default: 2,
    minimum: 1,
    maximum: 64,
    description: 'Steps of tasks at once, each in a thread of its own of some 60 MB; further ones wait.',
  }),
  PRIORA_ANSWER_COMPUTE_S: Type.Number({
    default: 20,
    minimum: 0.05,
    maximum: 3600,
    description:
      'Seconds that reading one question and writing its answer, or a search for similar patents, may compute; waiting for searches and for a model does not count. What takes longer is ended and answered with an error.',
  }),
  PRIORA_ANSWERS_AT_ONCE: Type.Integer({
    default: 2,
    minimum: 1,
    maximum: 64,
    description:
      'Questions that are read and answered at once, each in a thread of its own of some 60 MB; up to 1,000 further ones wait. With a model, PRIORA_MODEL_CONCURRENCY more. As many searches for similar patents are made at once, beside them.',
  }),
  PRIORA_SEARCH_URL: Type.Optional(
    Type.String({
      pattern: '^https?://[^\\s]+$',
      description:
        'OpenSearch (2.4 or later) that answers searches, as `https://user:password@host:9200`; further nodes of the cluster after a comma, of which any answers while others are away. Absent: the engine of this service, over files in the data folder. An engine is made from the records: after another was chosen, it reads them all once. A secret. Needs the package `@opensearch-project/opensearch`.',
    }),
  ),
  PRIORA_SEARCH_KEY: Type.Optional(
    Type.String({ minLength: 1, description: 'API key to OpenSearch, in place of user and password. A secret.' }),
  ),
  PRIORA_SEARCH_CA: Type.Optional(
    Type.String({
      minLength: 1,
      description: 'File with the certificate, in PEM, of the authority that signed that of OpenSearch.',
    }),
  ),
  PRIORA_SEARCH_PREFIX: Type.String({
    default: 'priora',
    pattern: '^[a-z][a-z0-9]{0,30}$',
    description:
      'What the names of the indices in OpenSearch begin with. Services with records of their own need one each.',
  }),
  PRIORA_SEARCH_SHARDS: Type.Integer({
    default: 1,
    minimum: 1,
    maximum: 1000,
    description: 'Primary shards of an index that is made in OpenSearch: some 30 GB each.',
  }),
  PRIORA_SEARCH_REPLICAS: Type.Integer({
    default: 1,
    minimum: 0,
    maximum: 10,
    description: 'Copies of each shard of an index that is made in OpenSearch.',
  }),
  PRIORA_RENEWAL_MODEL: Type.Optional(
    Type.String({
      minLength: 1,
      description:
        'JSON file with the parameters of a patent renewal model: source, mu, sigma, decay, discount, price_year, fees (three, in US dollars). Without it patents have scores and no value in money: none are shipped, since nobody can check them for you. `priora fit-renewal` fits mu and sigma to the fee histories of US patents in the corpus, where 200 or more are known.',
    }),
  ),
  PRIORA_REPORT_LOGO: Type.Optional(
    Type.String({
      minLength: 1,
      description:
        'PNG or JPEG file, at most 256 KiB, that stands above the title of company reports (`/innovation/company-report/task/create`; `create-no-logo` leaves it out).',
    }),
  ),
  PRIORA_LEARN: Type.Boolean({
    default: true,
    description:
      'Learn in the background which words of the corpus mean alike or translate each other, for searches by similarity. Takes a core for seconds to minutes after imports.',
  }),
  PRIORA_READY_AHEAD: Type.Boolean({
    default: true,
    description:
      'Hold ready what first callers would wait for: a thread for steps and answers, structures that are searched. False: they are made when they are asked for, and threads are ended again; the process takes some 20 MB less while idle.',
  }),
  PRIORA_DEMO_APART: Type.Boolean({
    default: true,
    description:
      'Searches, counts and rankings leave the fictional records of the demo corpus out of a collection that has real ones too; the answer says so in `notes`, and `DEMO:1` in an expression finds them. False: they stand among the real ones.',
  }),
  PRIORA_CHAT_DAYS: Type.Integer({
    default: 7,
    minimum: 1,
    maximum: 3650,
    description: 'Days that a conversation is kept after its last question.',
  }),
  PRIORA_SHUTDOWN_GRACE_S: Type.Number({
    default: 15,
    minimum: 0,
    maximum: 600,
    description: 'Seconds that calls under way get to finish when the service is asked to stop.',
  }),
});

export type Config = Readonly<Static<typeof Settings>>;

/** What is in them is shown to nobody. */
const SECRET = new Set([
  ...['PRIORA_DATABASE_URL', 'PRIORA_MAIL_URL', 'PRIORA_MODEL_KEY', 'PRIORA_S3_SECRET_KEY'],
  ...['PRIORA_SEARCH_URL', 'PRIORA_SEARCH_KEY', 'PRIORA_OIDC_CLIENT_SECRET'],
]);
/**
 * Variables that clients of a service read, and tests: not settings of the service, and no spelling mistakes either. A
 * shell in which a key is exported can start and import all the same.
 */
const NOT_OURS = new Set([
  'PRIORA_URL',
  'PRIORA_KEY',
  'PRIORA_SHARED_DATA',
  'PRIORA_TEST_PICTURES',
  'PRIORA_TEST_OPENSEARCH',
]);

/** A name without what people add or leave out: `PRIORA_PORT` and `PORT`, `PRIORA_DATADIR` and `PRIORA_DATA_DIR`. */
const bare = (name: string): string => name.replace(/^PRIORA_/, '').replaceAll('_', '');

/** One or more settings are not valid; the message names each of them. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/**
 * Reads and checks the settings; a variable that is set but empty counts as absent. Nothing else reads the environment.
 * @throws ConfigError that names every bad setting, what it may be and what was given.
 */
export function readConfig(env: Readonly<Record<string, string | undefined>> = process.env): Config {
  const problems = Object.keys(env)
    .filter((name) => name.startsWith('PRIORA_') && !(name in Settings.properties) && !NOT_OURS.has(name))
    .map((name) => {
      const meant = Object.keys(Settings.properties).find((setting) => bare(setting) === bare(name));
      return `${name} is not a setting${meant ? ` (${meant} is)` : ''}`;
    });
  const given: Record<string, unknown> = {};
  for (const [name, schema] of Object.entries(Settings.properties)) {
    const text = env[name]?.trim();
    if (text) given[name] = fromText(schema as { type?: string }, text);
  }
  const config = Value.Default(Settings, given);
  for (const name of new Set(Value.Errors(Settings, config).map((error) => error.instancePath.split('/')[1]!))) {
    const schema = Settings.properties[name as keyof typeof Settings.properties];
    problems.push(`${name} must be ${allowedValues(schema)}${SECRET.has(name) ? '' : `, not "${env[name]}"`}`);
  }
  const { PRIORA_MODEL_URL: url, PRIORA_MODEL: model } = config as Config;
  if ((url === undefined) !== (model === undefined)) {
    problems.push('PRIORA_MODEL_URL and PRIORA_MODEL go together: set both or none');
  }
  if ((config as Config).PRIORA_EMBEDDING_MODEL !== undefined && url === undefined) {
    problems.push('PRIORA_EMBEDDING_MODEL needs PRIORA_MODEL_URL and PRIORA_MODEL');
  }
  const { PRIORA_DATABASE_URL: database } = config as Config;
  if (database !== undefined && !URL.canParse(database))
    problems.push('PRIORA_DATABASE_URL cannot be read: write it as postgres://user:password@host:5432/name');
  if ((config as Config).PRIORA_RECORDS === 'postgres' && database === undefined)
    problems.push('PRIORA_RECORDS=postgres needs PRIORA_DATABASE_URL');
  const { PRIORA_SEARCH_URL: search, PRIORA_SEARCH_KEY: searchKey } = config as Config;
  if (search !== undefined && !addressesOf(search).every((each) => URL.canParse(each)))
    problems.push(
      'PRIORA_SEARCH_URL cannot be read: write it as https://user:password@host:9200, further nodes after a comma',
    );
  const { PRIORA_TRACES_URL: traces } = config as Config;
  if (traces !== undefined && !URL.canParse(traces))
    problems.push('PRIORA_TRACES_URL cannot be read: write it as http://127.0.0.1:4318/v1/traces');
  if (searchKey !== undefined && search === undefined) problems.push('PRIORA_SEARCH_KEY goes with PRIORA_SEARCH_URL');
  const { PRIORA_S3_BUCKET: bucket, PRIORA_S3_ACCESS_KEY: access, PRIORA_S3_SECRET_KEY: key } = config as Config;
  if ((bucket !== undefined) !== (access !== undefined) || (access === undefined) !== (key === undefined))
    problems.push('PRIORA_S3_BUCKET, PRIORA_S3_ACCESS_KEY and PRIORA_S3_SECRET_KEY go together: set all or none');
  const { PRIORA_MAIL_URL: mail, PRIORA_MAIL_FROM: from, PRIORA_MAIL_TO: to } = config as Config;
  if ((mail !== undefined) !== (from !== undefined) || (from === undefined) !== (to === undefined))
    problems.push('PRIORA_MAIL_URL, PRIORA_MAIL_FROM and PRIORA_MAIL_TO go together: set all or none');
  if (mail !== undefined && !URL.canParse(mail))
    problems.push('PRIORA_MAIL_URL cannot be read: write it as smtp://user:password@host:587');
  const { PRIORA_OIDC_ISSUER: issuer, PRIORA_OIDC_CLIENT_ID: client, PRIORA_OIDC_GROUPS: groups } = config as Config;
  if ((issuer !== undefined) !== (client !== undefined) || (client === undefined) !== (groups === undefined))
    problems.push('PRIORA_OIDC_ISSUER, PRIORA_OIDC_CLIENT_ID and PRIORA_OIDC_GROUPS go together: set all or none');
  if (issuer !== undefined && !(URL.canParse(issuer) && isSafe(new URL(issuer))))
    problems.push('PRIORA_OIDC_ISSUER is not over https: only a provider of this machine may be without');
  if (env.NODE_TLS_REJECT_UNAUTHORIZED === '0')
    problems.push(
      'NODE_TLS_REJECT_UNAUTHORIZED=0 takes every check of certificates away, so that anybody on the way could be the model, the database or the provider of sign-ins: remove it, and name a file with the authority of your own servers in NODE_EXTRA_CA_CERTS',
    );
  if ((config as Config).PRIORA_OFFLINE) problems.push(...onlyHere(config as Config));
  if (problems.length > 0) throw new ConfigError(`Settings that are not valid: ${problems.join('; ')}.`);
  return Object.freeze(config as Static<typeof Settings>);
}

const isSafe = ({ protocol, hostname }: URL) => protocol === 'https:' || isLoopback(hostname);

/** The addresses of `PRIORA_SEARCH_URL`, one for each node that it names. */
const addressesOf = (setting: string | undefined): readonly string[] => setting?.split(',') ?? [];

/** What of the settings names another machine, although the service is to reach none. */
function onlyHere({
  PRIORA_MODEL_URL: url,
  PRIORA_WEBHOOK_HOSTS: hosts,
  PRIORA_DATABASE_URL: database,
  PRIORA_SEARCH_URL: search,
  PRIORA_S3_BUCKET: bucket,
  PRIORA_S3_ENDPOINT: store,
  PRIORA_MAIL_URL: mail,
  PRIORA_OIDC_ISSUER: issuer,
  PRIORA_TRACES_URL: traces,
}: Config): string[] {
  const offline = 'PRIORA_OFFLINE (--offline) permits no other machine';
  return [
    ...(url !== undefined && URL.canParse(url) && !isLoopback(new URL(url).hostname)
      ? [`PRIORA_MODEL_URL is ${new URL(url).host}, and ${offline}: name a model on 127.0.0.1, or none`]
      : []),
    ...(database !== undefined && URL.canParse(database) && !isHere(new URL(database))
      ? [`PRIORA_DATABASE_URL is ${new URL(database).hostname}, and ${offline}: name a database of this machine`]
      : []),
    ...addressesOf(search)
      .filter((each) => URL.canParse(each) && !isLoopback(new URL(each).hostname))
      .map(
        (each) => `PRIORA_SEARCH_URL is ${new URL(each).hostname}, and ${offline}: name an OpenSearch of this machine`,
      ),
    ...(bucket !== undefined && !(store !== undefined && URL.canParse(store) && isLoopback(new URL(store).hostname))
      ? [`PRIORA_S3_BUCKET is not on this machine, and ${offline}: set PRIORA_S3_ENDPOINT to a store here`]
      : []),
    ...(mail !== undefined && URL.canParse(mail) && !isLoopback(new URL(mail).hostname)
      ? [`PRIORA_MAIL_URL is ${new URL(mail).hostname}, and ${offline}: name a mail server of this machine, or none`]
      : []),
    ...(issuer !== undefined && URL.canParse(issuer) && !isLoopback(new URL(issuer).hostname)
      ? [`PRIORA_OIDC_ISSUER is ${new URL(issuer).host}, and ${offline}: name a provider of this machine, or none`]
      : []),
    ...(traces !== undefined && URL.canParse(traces) && !isLoopback(new URL(traces).hostname)
      ? [`PRIORA_TRACES_URL is ${new URL(traces).host}, and ${offline}: name a collector of this machine, or none`]
      : []),
    ...(hosts !== undefined ? [`PRIORA_WEBHOOK_HOSTS is set, and ${offline}: leave it out`] : []),
  ];
}

/** Whether the address of a database is this machine itself, or one of its sockets. */
function isHere({ hostname, searchParams }: URL): boolean {
  const host = searchParams.get('host') ?? decodeURIComponent(hostname);
  return host === '' || host.startsWith('/') || isLoopback(host);
}

/** What a setting may be, in words. */
export function allowedValues(schema: object): string {
  const {
    type,
    minimum,
    maximum,
    enum: values,
    pattern,
  } = schema as {
    type?: string;
    minimum?: number;
    maximum?: number;
    enum?: string[];
    pattern?: string;
  };
  if (values) return `one of ${values.join(', ')}`;
  if (type === 'boolean') return 'true or false';
  if (type === 'integer') return `a whole number from ${minimum} to ${maximum}`;
  if (type === 'number') return `a number from ${minimum} to ${maximum}`;
  if (pattern?.startsWith('^postgres')) return 'an address such as postgres://user:password@host:5432/name';
  if (pattern?.startsWith('^https')) return 'an http or https address';
  return pattern ? 'a text of the form described' : 'a text';
}

function fromText(schema: { type?: string }, text: string): unknown {
  if (schema.type === 'integer' || schema.type === 'number')
    return /^[-+]?\d+(\.\d+)?$/.test(text) ? Number(text) : text;
  if (schema.type === 'boolean') {
    const value = { true: true, '1': true, yes: true, false: false, '0': false, no: false }[text.toLowerCase()];
    return value ?? text;
  }
  return text;
}

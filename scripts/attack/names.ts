import { FIELDS, type Own, operations, routes, takesOwn } from '#testing/identifiers.ts';
import { found, owned, removed, SAYS_NOT_FOUND, SECRET } from './accounts.ts';
import { type Attack, type Expected, mendable, refusal } from './attack.ts';
import { raw } from './raw.ts';

/** What only files of the machine and of the service hold. */
const FILES = /root:[x*]:0:|SQLite format 3|-----BEGIN [A-Z ]*PRIVATE KEY/;

/** Ways to write a path that leads out of a folder, or ends a line. */
const WAYS_OUT: readonly string[] = [
  '../../../../../../etc/passwd',
  '..%2f..%2f..%2f..%2f..%2f..%2fetc%2fpasswd',
  '%2e%2e/%2e%2e/%2e%2e/%2e%2e/%2e%2e/etc/passwd',
  '..%5c..%5c..%5c..%5cetc%5cpasswd',
  '..\\..\\..\\..\\etc\\passwd',
  '%252e%252e%252f%252e%252e%252fetc%252fpasswd',
  '%c0%ae%c0%ae/%c0%ae%c0%ae/etc/passwd',
  '..;/..;/..;/etc/passwd',
  '....//....//....//etc/passwd',
  '/etc/passwd',
  '%2fetc%2fpasswd',
  'file:%2f%2f%2fetc%2fpasswd',
  '..%2faccounts.db',
  '..%2f..%2fdata%2faccounts.db%00.pdf',
  'x%0d%0aSet-Cookie:%20stolen=1%0d%0a%0d%0a',
  '%ff%fe%00',
  '%u002e%u002e%u002fetc',
  '．．／．．／etc／passwd',
];
/** Where a part of a path is read by the service: each page of the console that has an id, and every other door. */
const DOORS: readonly string[] = [
  ...['/', '/files/', '/files/x/', '/assets/', '/docs/', '/patents/', '/papers/', '/compounds/'],
  ...['/landscape-api/jobs/', '/manage/'],
  ...routes.flatMap(({ method, path }) =>
    method === 'GET' && path.includes(':') ? [`/manage${path.slice(0, path.indexOf(':'))}`] : [],
  ),
];
/** A page, an answer, another address, or an error that says so. */
const known: Expected = (status) => status === 0 || (status >= 200 && status < 500);

/** Spellings of an identifier that look the same, fold to the same, or are taken for it by something else. */
const LOOK_ALIKES: readonly ((id: string) => unknown)[] = [
  (id) => id.toUpperCase(),
  (id) => id.replace(/[0-9]/g, (digit) => String.fromCodePoint(digit.codePointAt(0)! + 0xfee0)),
  (id) => id.replaceAll('a', '\u0430').replaceAll('e', '\u0435').replaceAll('c', '\u0441'),
  (id) => `${id.slice(0, 4)}\u200b${id.slice(4)}`,
  (id) => `${id}\u0000`,
  (id) => ` ${id}\n`,
  (id) => `${id}%20`,
  (id) => `${id}' or '1'='1`,
  (id) => `${id.slice(0, -1)}_`,
  (id) => `${id.slice(0, -1)}%`,
  (id) => [id],
  (id) => ({ id }),
  (id) => `\ud800${id}`,
];

export const names: readonly Attack[] = [
  {
    kind: 'bomb',
    name: 'paths that lead out of a folder, in every spelling, at every door',
    slice: true,
    async run(target, told) {
      const who = [
        `Host: ${new URL(target.url).host}`,
        `Authorization: ${target.key.authorization}`,
        `Cookie: ${target.operator.cookie}`,
        `X-CSRF-Token: ${target.operator['x-csrf-token']}`,
        'Connection: close',
      ];
      for (const door of DOORS)
        for (const way of WAYS_OUT) {
          const text = [`GET ${door}${way} HTTP/1.1`, ...who].join('\r\n');
          const [status, said] = await raw(target.url, `${Buffer.from(text).toString('latin1')}\r\n\r\n`, true);
          told.answered(status, said, known);
          if (FILES.test(said)) throw new Error(`GET ${door}${way} answers with a file of the machine`);
          if (/^set-cookie: stolen/im.test(said)) throw new Error(`GET ${door}${way} writes a head of its own`);
        }
    },
  },
  {
    kind: 'accounts',
    name: 'identifiers of one account with a key of another, and its own, in spellings that look alike',
    slice: true,
    async run(target, told, round) {
      const own = await owned(target);
      for (const [n, operation] of operations.entries()) {
        const fields = takesOwn(operation);
        const spell = LOOK_ALIKES[(n + round) % LOOK_ALIKES.length]!;
        const given = Object.fromEntries(fields.map((field) => [field, spell(own[FIELDS[field] as Own])]));
        const body = { ...(operation.example.body as object), stream: false, ...given };
        const ask = (as: Readonly<Record<string, string>>, expected: Expected) =>
          told.call({ path: operation.path, body, as }, expected);
        // of a list, what is not there may be left out
        const isTold = operation.id === SAYS_NOT_FOUND || fields.includes('task_ids');
        const { text } = await ask(target.stranger.key, isTold ? found : refusal);
        if (text.includes(SECRET)) throw new Error(`${operation.path} shows what another account wrote`);
        await ask(target.key, mendable);
      }
      await removed(target, told, own);
    },
  },
];

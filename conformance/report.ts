/** One thing that was checked. */
export interface Check {
  /** What it is of: `wire`, `streams`, `flows`, `limits`, `accounts`, or the code of an operation. */
  readonly area: string;
  readonly name: string;
  readonly outcome: 'pass' | 'fail' | 'skip' | 'not asked';
  /** What was seen instead, or why it was not checked. */
  readonly detail?: string;
}

/** How an operation stands. */
export interface Standing {
  readonly id: string;
  readonly code: string | null;
  readonly tag: string;
  readonly call: string;
  /**
   * `built`: it answers its example; `refused`: it refuses it; `no answer`: the call broke off; `not built`: nobody has
   * that path; `not asked`: the time was over.
   */
  readonly state: 'built' | 'refused' | 'no answer' | 'not built' | 'not asked';
  /** What of the answer is not as the interface says: shapes, types, values. */
  readonly wrong: readonly string[];
  /** Fields that the interface documents, and how many of them the answer has. */
  readonly fields: number;
  readonly present: number;
  readonly absent: readonly string[];
  /** How long its call took. */
  readonly seconds: number;
  readonly detail?: string;
}

export interface Report {
  readonly url: string;
  /** When it began, and how long it took. */
  readonly at: string;
  readonly seconds: number;
  readonly operations: readonly Standing[];
  readonly checks: readonly Check[];
}

const count = <T>(all: readonly T[], which: (each: T) => boolean) => all.filter(which).length;

const stands = ({ state, wrong }: Standing) => (state === 'built' || state === 'not built') && wrong.length === 0;

/** Whether everything was asked and nothing failed: what is built answers as the interface says. */
export const conforms = ({ operations, checks }: Report): boolean =>
  operations.every(stands) && checks.every(({ outcome }) => outcome === 'pass' || outcome === 'skip');

/** How many operations that took longest are named. */
const SLOWEST = 5;

/** The report as lines for a terminal. */
export function terminal({ url, seconds, operations, checks }: Report): string {
  const built = operations.filter(({ state }) => state === 'built');
  const stand = (of: Standing['state']) => count(operations, ({ state }) => state === of);
  const made = (of: Check['outcome']) => count(checks, ({ outcome }) => outcome === of);
  const unasked = stand('not asked') + made('not asked');
  const longest = operations.toSorted((a, b) => b.seconds - a.seconds).slice(0, SLOWEST);
  const fields = built.reduce((sum, each) => sum + each.fields, 0);
  const present = built.reduce((sum, each) => sum + each.present, 0);
  const lines = [
    `Conformance of ${url}`,
    '',
    `operations  ${operations.length}: ${built.length} built, ${stand('refused')} refuse their example, ${stand('no answer')} do not answer, ${stand('not built')} not built`,
    `shapes      ${count(built, ({ wrong }) => wrong.length === 0)} of ${built.length} answers are as the interface says`,
    `presence    ${present} of ${fields} documented fields stand in the answers`,
    `checks      ${made('pass')} passed, ${made('fail')} failed, ${made('skip')} skipped`,
    `time        ${(seconds / 60).toFixed(1)} minutes; longest: ${longest.map(({ code, id, seconds }) => `${code ?? id} ${seconds.toFixed(1)} s`).join(', ')}`,
    ...(unasked > 0
      ? [`not asked   ${stand('not asked')} operations and ${made('not asked')} checks: the time was over`]
      : []),
    '',
  ];
  for (const standing of operations) {
    const { code, id, call, state, wrong, detail } = standing;
    if (!stands(standing) && state !== 'not asked')
      lines.push(`✗ ${code ?? id}  ${call}`, ...[...wrong, ...(detail ? [detail] : [])].map((each) => `    ${each}`));
  }
  for (const { area, name, outcome, detail } of checks)
    if (outcome === 'fail' || outcome === 'skip')
      lines.push(`${outcome === 'fail' ? '✗' : '–'} ${area}: ${name}${detail ? `: ${detail}` : ''}`);
  return `${lines.join('\n')}\n`;
}

const escaped = (text: unknown) => String(text ?? '').replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
const row = (cells: readonly unknown[]) => `<tr>${cells.map((cell) => `<td>${escaped(cell)}</td>`).join('')}</tr>`;
const table = (heads: readonly string[], rows: readonly string[]) =>
  `<table><thead><tr>${heads.map((head) => `<th>${head}</th>`).join('')}</tr></thead><tbody>${rows.join('\n')}</tbody></table>`;

/** The report as a page of its own, which loads nothing. */
export function html(report: Report): string {
  const { url, at, operations, checks } = report;
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Conformance of ${escaped(url)}</title>
<style>body{font:14px system-ui;margin:2rem auto;max-width:76rem}table{border-collapse:collapse;width:100%}td,th{border-bottom:1px solid #ddd;padding:.3rem .5rem;text-align:left;vertical-align:top}pre{background:#f6f6f6;padding:1rem}</style>
<h1>Conformance of ${escaped(url)}</h1><p>${escaped(at)}</p>
<pre>${escaped(terminal(report).split('\n').slice(2, 8).filter(Boolean).join('\n'))}</pre>
<h2>Checks</h2>${table(
    ['Area', 'Check', 'Outcome', 'Seen'],
    checks.map(({ area, name, outcome, detail }) => row([area, name, outcome, detail])),
  )}
<h2>Operations</h2>${table(
    ['Code', 'Call', 'State', 'Not as the interface says', 'Fields', 'Seconds', 'Absent'],
    operations.map(({ code, id, call, state, wrong, detail, fields, present, seconds, absent }) =>
      row([
        code ?? id,
        call,
        state,
        [...wrong, detail].filter(Boolean).join('; '),
        `${present}/${fields}`,
        seconds.toFixed(1),
        absent.join(', '),
      ]),
    ),
  )}
</html>
`;
}

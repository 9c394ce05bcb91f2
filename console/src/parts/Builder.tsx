import { useState } from 'react';
import { useWords } from '../words/words.tsx';
import { Dialog } from './basics.tsx';
import { useFields } from './QueryBox.tsx';

interface Line {
  readonly join: 'AND' | 'OR' | 'NOT';
  readonly field: string;
  readonly how: 'all' | 'any' | 'phrase';
  readonly words: string;
}

const COMMON = ['TACD', 'TTL', 'ABST', 'CLMS', 'DESC', 'ALL_AN', 'IN', 'IPC', 'CPC', 'AUTHORITY', 'PN', 'PBD', 'APD'];
const FIRST: Line = { join: 'AND', field: 'TACD', how: 'all', words: '' };

/** Lines of words as an expression, from left to right; empty lines do not count. */
export function built(lines: readonly Line[]): string {
  let expression = '';
  for (const { join, field, how, words } of lines) {
    const list = words.replaceAll('"', ' ').split(/\s+/).filter(Boolean);
    if (list.length === 0) continue;
    const value =
      list.length === 1
        ? list[0]
        : how === 'phrase'
          ? `"${list.join(' ')}"`
          : `(${list.join(how === 'all' ? ' AND ' : ' OR ')})`;
    const clause =
      /^(PBD|APD)$/.test(field) && list.length <= 2
        ? `${field}: [${list[0]} TO ${list[1] ?? '*'}]`
        : `${field}: ${value}`;
    expression =
      expression === ''
        ? join === 'NOT'
          ? `NOT ${clause}`
          : clause
        : `${expression.includes(' ') ? `(${expression})` : expression} ${join} ${clause}`;
  }
  return expression;
}

/** For people who do not know field codes: rows of field and words. */
export function Builder({ onClose, onUse }: { onClose(): void; onUse(expression: string): void }) {
  const { say } = useWords();
  const fields = useFields();
  const [lines, setLines] = useState<readonly Line[]>([FIRST, { ...FIRST, field: 'ALL_AN' }]);
  const set = (n: number, change: Partial<Line>) =>
    setLines(lines.map((line, i) => (i === n ? { ...line, ...change } : line)));
  const expression = built(lines);
  return (
    <Dialog title={say('builder')} onClose={onClose}>
      <form
        className="builder"
        onSubmit={(event) => {
          event.preventDefault();
          if (expression) onUse(expression);
        }}
      >
        {lines.map((line, n) => (
          <div className="line" key={n}>
            <select
              aria-label={say('b_join')}
              value={line.join}
              onChange={(event) => set(n, { join: event.target.value as Line['join'] })}
            >
              {(n === 0 ? ['AND', 'NOT'] : ['AND', 'OR', 'NOT']).map((join) => (
                <option key={join} value={join}>
                  {n === 0 && join === 'AND' ? say('b_first') : join}
                </option>
              ))}
            </select>
            <select
              aria-label={say('b_field')}
              value={line.field}
              onChange={(event) => set(n, { field: event.target.value })}
            >
              {COMMON.map((code) => (
                <option key={code} value={code}>
                  {fields.data?.find((field) => field.code === code)?.label ?? code}
                </option>
              ))}
            </select>
            <select
              aria-label={say('b_how')}
              value={line.how}
              onChange={(event) => set(n, { how: event.target.value as Line['how'] })}
            >
              <option value="all">{say('b_all')}</option>
              <option value="any">{say('b_any')}</option>
              <option value="phrase">{say('b_phrase')}</option>
            </select>
            <input
              {...(n === 0 && { 'data-first': true })}
              aria-label={say('b_value')}
              value={line.words}
              placeholder={/^(PBD|APD)$/.test(line.field) ? '20200101 20241231' : n === 0 ? say('b_words') : ''}
              onChange={(event) => set(n, { words: event.target.value })}
            />
          </div>
        ))}
        <button type="button" className="plain" onClick={() => setLines([...lines, FIRST])}>
          {say('b_add')}
        </button>
        <pre className={expression ? '' : 'soft'}>
          <code>{expression || say('b_nothing')}</code>
        </pre>
        <div className="row end">
          <button type="submit" disabled={!expression}>
            {say('b_use')}
          </button>
        </div>
      </form>
    </Dialog>
  );
}

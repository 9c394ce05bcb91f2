import type { ReactNode } from 'react';
import { useAttempt } from './attempt.ts';
import { Beginning } from './Beginning.tsx';
import { Examples } from './Examples.tsx';
import { TextOrFile } from './TextOrFile.tsx';

/** The beginning of a flow that wants one text: what it does, the text, examples to try while there is none. */
export function FromText({
  id,
  title,
  text,
  start,
  label,
  placeholder,
  rows,
  longest,
  value,
  examples,
  waiting = false,
  hint,
  through,
  children,
  onChange,
  onStart,
}: {
  id: string;
  title: string;
  text: string;
  /** What the way on is called; `sending` while it is on its way, if that has another name. */
  start: string | { readonly idle: string; readonly sending: string };
  label: string;
  placeholder?: string;
  rows?: number;
  longest?: number;
  value: string;
  examples: Readonly<Record<'en' | 'zh', string>>;
  /** Whether something else is not ready yet. */
  waiting?: boolean;
  hint?: ReactNode;
  /** What the way on is called that stops nowhere. */
  through?: string;
  /** What else it wants to know. */
  children?: ReactNode;
  onChange(text: string): void;
  /** What it throws is shown. */
  onStart(through: boolean): Promise<unknown>;
}) {
  const { attempt, problem, sending, setProblem } = useAttempt();
  const empty = !/[\p{L}\p{N}]/u.test(value);
  const ready = !empty && !sending && !waiting;
  const begin = (through: boolean) => void attempt(() => onStart(through));
  return (
    <Beginning
      title={title}
      text={text}
      start={typeof start === 'string' ? start : start[sending ? 'sending' : 'idle']}
      ready={ready}
      problem={problem}
      hint={hint}
      also={
        through && (
          <button type="button" className="plain" disabled={!ready} onClick={() => begin(true)}>
            {through}
          </button>
        )
      }
      after={empty && <Examples of={examples} onChoose={onChange} />}
      onStart={() => begin(false)}
    >
      <TextOrFile
        {...{ id, value, label, onChange }}
        {...(placeholder !== undefined && { placeholder })}
        {...(rows !== undefined && { rows })}
        {...(longest !== undefined && { longest })}
        onProblem={setProblem}
        onSend={() => ready && begin(false)}
      />
      {children}
    </Beginning>
  );
}

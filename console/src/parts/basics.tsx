import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Failure, Mark } from '../api.ts';
import { useWords } from '../words/words.tsx';
import { Fault } from './Fault.tsx';

/** What went wrong, what to do, and the id under which the log has it. */
export function Problem({ error, again }: { error: Error; again?: () => void }) {
  const { say } = useWords();
  const { correlation, status = 0 } = error as Partial<Failure>;
  // what is wrong with what was asked stays wrong
  const mayChange = status < 400 || status >= 500 || status === 408 || status === 429;
  return (
    <div className="problem" role="alert">
      <p>
        <Fault error={error} />
      </p>
      <div className="row small">
        {again && mayChange && (
          <button type="button" className="plain" onClick={again}>
            {say('try_again')}
          </button>
        )}
        {correlation && (
          <span className="soft">
            {say('correlation')} <code>{correlation}</code>
          </span>
        )}
      </div>
    </div>
  );
}

export function CopyButton({ text, label, primary }: { text: string; label?: string; primary?: boolean }) {
  const { say } = useWords();
  const [copied, setCopied] = useState(false);
  return (
    <button
      type="button"
      className={primary ? '' : 'plain'}
      onClick={async () => {
        await copyText(text);
        setCopied(true);
        setTimeout(() => setCopied(false), 1600);
      }}
    >
      <span aria-live="polite">{copied ? say('copied') : (label ?? say('copy'))}</span>
    </button>
  );
}

/** The clipboard interface exists on https and localhost alone; the old way works everywhere. */
export async function copyText(text: string): Promise<void> {
  if (navigator.clipboard) return navigator.clipboard.writeText(text);
  const area = document.createElement('textarea');
  area.value = text;
  document.body.append(area);
  area.select();
  document.execCommand('copy');
  area.remove();
}

/** Keeps the place of what is being read. */
export function Skeleton({ lines }: { lines: number }) {
  const { say } = useWords();
  return (
    <div className="skeleton" role="status" aria-label={say('loading')}>
      {Array.from({ length: lines }, (_, n) => (
        <i key={n} className={`w${n % 4}`} />
      ))}
    </div>
  );
}

/** A text with marks; offsets are those of the text. */
export function Marked({
  text,
  marks,
  lit,
}: {
  text: string;
  marks?: readonly Mark[] | undefined;
  lit?: Mark | undefined;
}) {
  const cuts = [...(marks ?? []).map((mark) => ({ ...mark, lit: false })), ...(lit ? [{ ...lit, lit: true }] : [])];
  if (cuts.length === 0) return text;
  const edges = [...new Set([0, text.length, ...cuts.flatMap(({ start, end }) => [start, end])])]
    .filter((at) => at >= 0 && at <= text.length)
    .sort((a, b) => a - b);
  return edges.slice(0, -1).map((start, n) => {
    const piece = text.slice(start, edges[n + 1]);
    const over = cuts.filter((cut) => cut.start <= start && cut.end > start);
    if (over.length === 0) return piece;
    return (
      <mark key={start} className={over.some((cut) => cut.lit) ? 'lit' : `leaf${(over[0]!.leaf ?? 0) % 4}`}>
        {piece}
      </mark>
    );
  });
}

/** Calls per day as bars; the number is said beside it. */
export function Spark({ values, label }: { values: readonly number[]; label: string }) {
  const most = Math.max(1, ...values);
  return (
    <svg className="spark" viewBox={`0 0 ${values.length * 4} 24`} role="img" aria-label={label}>
      {values.map((value, n) => (
        <rect
          key={n}
          x={n * 4}
          width={3}
          y={value ? 23 - (value / most) * 22 : 23}
          height={value ? (value / most) * 22 + 1 : 1}
          className={value ? 'on' : ''}
        />
      ))}
    </svg>
  );
}

/**
 * A question over the page. What is asked has the focus; Escape and the backdrop close it, and the focus comes back.
 */
export function Dialog({ title, onClose, children }: { title: string; onClose(): void; children: ReactNode }) {
  const { say } = useWords();
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    ref.current?.showModal();
    // else it would stand on the first thing there is: the sign that closes it
    const within = (what: string) => ref.current?.querySelector<HTMLElement>(what);
    (within('[data-first]') ?? within('input:not([type=checkbox], [type=radio]), textarea, select'))?.focus();
  }, []);
  return (
    <dialog ref={ref} onClose={onClose} aria-label={title}>
      <header className="between">
        <h2>{title}</h2>
        <button type="button" className="plain" onClick={onClose} aria-label={say('close')}>
          ✕
        </button>
      </header>
      {children}
    </dialog>
  );
}

/**
 * The end of a dialog: what went wrong, the way back, and the button that does it. Without `onDo` the button submits
 * the form in which it stands.
 */
export function DialogEnd({
  error,
  pending,
  risk,
  onClose,
  onDo,
  children,
}: {
  error?: Error | null;
  pending?: boolean;
  risk?: boolean;
  onClose(): void;
  onDo?: () => void;
  children: ReactNode;
}) {
  const { say } = useWords();
  return (
    <>
      {error && <Problem error={error} />}
      <div className="row end">
        <button type="button" className="plain" onClick={onClose}>
          {say('cancel')}
        </button>
        <button type={onDo ? 'button' : 'submit'} className={risk ? 'risk' : ''} disabled={pending} onClick={onDo}>
          {children}
        </button>
      </div>
    </>
  );
}

export const day = (value: number | undefined): string =>
  value
    ? String(value)
        .replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3')
        .replace(/(?<!-00)(?:-00)+$/, '')
    : '';

export const instant = (at: number | undefined, language: string): string =>
  at ? new Date(at).toLocaleString(language, { dateStyle: 'medium', timeStyle: 'short' }) : '';

const DAY_MS = 86_400_000;
/** Until when something is valid: the end of a day (UTC) by that day, as it was chosen. */
export const until = (at: number | undefined, language: string): string =>
  at && at % DAY_MS === 0
    ? new Date(at - 1).toLocaleDateString(language, { dateStyle: 'medium', timeZone: 'UTC' })
    : instant(at, language);

/** Hands the person a file made here. */
export function download(name: string, type: string, content: BlobPart): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([content], { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

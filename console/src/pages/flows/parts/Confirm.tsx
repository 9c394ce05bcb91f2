import { type ReactNode, useEffect } from 'react';
import { useWords } from '../../../words/words.tsx';

/** The way on, always in view. Control and Enter do the same. */
export function Confirm({
  label,
  busy,
  disabled = false,
  changed,
  onConfirm,
  onReset,
  children,
}: {
  label: string;
  busy: boolean;
  disabled?: boolean;
  /** Something differs from what the service made. */
  changed?: boolean;
  onConfirm(): void;
  onReset?(): void;
  children?: ReactNode;
}) {
  const { say } = useWords();
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.defaultPrevented) return;
      if (!busy && !disabled) onConfirm();
    };
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  });
  return (
    <footer className="confirm">
      <button type="button" disabled={busy || disabled} onClick={onConfirm}>
        {label} →
      </button>
      {children}
      {changed !== undefined && (
        <span className="soft small">{say(changed ? 'differs_from_made' : 'same_as_made')}</span>
      )}
      {changed && onReset && (
        <button type="button" className="plain" onClick={onReset}>
          {say('reset_to_made')}
        </button>
      )}
    </footer>
  );
}

import type { DragEvent } from 'react';
import { FileButton } from '../../../parts/FileButton.tsx';
import { READABLE, textOfFile, UnreadableFile } from '../../../parts/read-file.ts';
import { useWords } from '../../../words/words.tsx';

/** A text that a flow begins with: pasted, typed, dropped or opened from a file. */
export function TextOrFile({
  id,
  value,
  label,
  placeholder = '',
  rows = 10,
  longest = 600_000,
  onChange,
  onProblem,
  onSend,
}: {
  id: string;
  value: string;
  label: string;
  placeholder?: string;
  rows?: number;
  /** Characters that the flow takes. */
  longest?: number;
  onChange(text: string): void;
  /** Told why a file cannot be read; undefined when another is tried. */
  onProblem(problem: Error | undefined): void;
  /** By Ctrl or Cmd with Enter. */
  onSend(): void;
}) {
  const { say } = useWords();
  const open = async (chosen: File | undefined) => {
    if (!chosen) return;
    onProblem(undefined);
    await textOfFile(chosen)
      .then((text) => {
        if (text.length > longest) onProblem(new Error(say('file_too_long', { n: text.length, m: longest })));
        else onChange(text);
      })
      .catch((error) =>
        onProblem(new Error(say(error instanceof UnreadableFile ? `file_${error.fault}` : 'file_broken'))),
      );
  };
  const dropped = (event: DragEvent) => {
    event.preventDefault();
    void open(event.dataTransfer.files[0]);
  };
  return (
    <>
      <label htmlFor={id}>{label}</label>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a place to drop a file; the button beside it does the same */}
      <div onDragOver={(event) => event.preventDefault()} onDrop={dropped}>
        <textarea
          id={id}
          className="text"
          rows={rows}
          value={value}
          placeholder={placeholder}
          maxLength={longest}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) onSend();
          }}
        />
      </div>
      <div className="between under">
        <div className="row small">
          <FileButton label={say('n_open_file')} accept={READABLE} onFiles={([chosen]) => void open(chosen)}>
            {say('n_open_file')}
          </FileButton>
          <span className="soft">{say('n_file_hint')}</span>
        </div>
        <span className="soft small">
          {value.length > 0 &&
            (longest < 10_000
              ? say('characters_of', { n: value.length, m: longest })
              : say('n_characters', { n: value.length }))}
        </span>
      </div>
    </>
  );
}

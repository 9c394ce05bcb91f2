import { type DragEvent, useState } from 'react';
import { Failure } from '../../../api.ts';
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
  const [reading, setReading] = useState<string>();
  const [notes, setNotes] = useState<readonly string[]>([]);
  const open = async (chosen: File | undefined) => {
    if (!chosen) return;
    onProblem(undefined);
    setReading(chosen.name);
    setNotes([]);
    await textOfFile(chosen)
      .then(({ text, notes: said }) => {
        if (text.length > longest) return onProblem(new Error(say('file_too_long', { n: text.length, m: longest })));
        setNotes(said);
        onChange(text);
      })
      .catch((error) => {
        if (error instanceof Failure) onProblem(error);
        else onProblem(new Error(say(error instanceof UnreadableFile ? `file_${error.fault}` : 'file_broken')));
      })
      .finally(() => setReading(undefined));
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
      {notes.map((note) => (
        <p key={note} className="note small">
          {note}
        </p>
      ))}
      <div className="between under">
        <div className="row small">
          <FileButton label={say('n_open_file')} accept={READABLE} onFiles={([chosen]) => void open(chosen)}>
            {say('n_open_file')}
          </FileButton>
          <span className="soft" role="status">
            {reading === undefined ? say('n_file_hint') : say('file_reading', { name: reading })}
          </span>
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

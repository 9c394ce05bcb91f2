import { type ReactNode, useRef } from 'react';
import { useWords } from '../words/words.tsx';

/**
 * A button that lets a person choose files, in the words of the console: those of a browser's own are in the language
 * of the browser. The same file can be chosen again.
 */
export function FileButton({
  label,
  accept,
  multiple = false,
  onFiles,
  children,
}: {
  /** What the files are for, for those who do not see the page. */
  readonly label: string;
  readonly accept?: string;
  readonly multiple?: boolean;
  onFiles(files: File[]): void;
  readonly children?: ReactNode;
}) {
  const { say } = useWords();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <button type="button" className="plain" onClick={() => input.current?.click()}>
        {children ?? say('w_choose')}
      </button>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        multiple={multiple}
        aria-label={label}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          target.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
    </>
  );
}

/** A line of a form that is a file: what it is for, the button, and which one was chosen. */
export function FileLine({
  label,
  accept,
  chosen,
  onFile,
}: {
  readonly label: string;
  readonly accept: string;
  readonly chosen: File | undefined;
  onFile(file: File): void;
}) {
  const { say } = useWords();
  return (
    <div className="file-line">
      <span className="small soft">{label}</span>
      <span className="row">
        <FileButton label={label} accept={accept} onFiles={([file]) => onFile(file!)}>
          {say('w_choose_one')}
        </FileButton>
        <span className="small">{chosen?.name}</span>
      </span>
    </div>
  );
}

import { useQueryClient } from '@tanstack/react-query';
import { type DragEvent, useRef, useState } from 'react';
import { Problem } from '../../parts/basics.tsx';
import { useWords } from '../../words/words.tsx';
import { bytesText } from './corpus.ts';
import { giveUp, send, useUpload } from './upload.ts';

/** Files from this machine into the corpus. */
export function Import() {
  const { say } = useWords();
  const client = useQueryClient();
  const { sending, error, given_up } = useUpload();
  const [over, setOver] = useState(false);
  const chooser = useRef<HTMLInputElement>(null);
  const take = async (files: FileList | null) => {
    const list = [...(files ?? [])];
    if (chooser.current) chooser.current.value = '';
    if (list.length > 0 && (await send(list))) await client.invalidateQueries({ queryKey: ['jobs'] });
  };
  const dragged = (event: DragEvent, inside: boolean) => {
    event.preventDefault();
    setOver(inside);
  };
  return (
    <>
      <p className="soft measure">{say('w_import_text')}</p>
      {sending ? (
        <div className="sending" role="status">
          <div className="between">
            <span>
              {sending.names.length > 1 &&
                `${say('w_uploading_n', { n: sending.file + 1, m: sending.names.length })} · `}
              {say('w_uploading', {
                name: sending.names[sending.file] ?? '',
                done: bytesText(sending.done),
                all: bytesText(sending.all),
              })}
            </span>
            <button type="button" className="plain" onClick={giveUp}>
              {say('w_cancel_upload')}
            </button>
          </div>
          <progress value={sending.done} max={sending.all} aria-label={say('w_import')} />
        </div>
      ) : (
        // biome-ignore lint/a11y/noStaticElementInteractions: what is dropped here can be chosen with the button inside
        <div
          className={over ? 'drop over' : 'drop'}
          onDragOver={(event) => dragged(event, true)}
          onDragLeave={(event) => dragged(event, false)}
          onDrop={(event) => {
            dragged(event, false);
            void take(event.dataTransfer.files);
          }}
        >
          {say('w_drop')}{' '}
          <button type="button" className="plain" onClick={() => chooser.current?.click()}>
            {say('w_choose')}
          </button>
          <input
            ref={chooser}
            type="file"
            multiple
            hidden
            aria-label={say('w_choose')}
            onChange={(event) => void take(event.target.files)}
          />
        </div>
      )}
      {error && <Problem error={error} />}
      {given_up && (
        <p className="soft" role="status">
          {say('w_upload_gone')}
        </p>
      )}
    </>
  );
}

import { useQueryClient } from '@tanstack/react-query';
import { type DragEvent, useState } from 'react';
import { Problem } from '../../parts/basics.tsx';
import { FileButton } from '../../parts/FileButton.tsx';
import { useWords } from '../../words/words.tsx';
import { bytesText } from './corpus.ts';
import { giveUp, send, useUpload } from './upload.ts';

/** Files from this machine into the corpus. */
export function Import() {
  const { say } = useWords();
  const client = useQueryClient();
  const { sending, error, given_up } = useUpload();
  const [over, setOver] = useState(false);
  const take = async (files: File[]) => {
    if (files.length > 0 && (await send(files))) await client.invalidateQueries({ queryKey: ['jobs'] });
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
            void take([...event.dataTransfer.files]);
          }}
        >
          {say('w_drop')} <FileButton label={say('w_choose')} multiple onFiles={(files) => void take(files)} />
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

import { useQuery } from '@tanstack/react-query';
import { operation } from '../../../api.ts';
import { Problem } from '../../../parts/basics.tsx';
import { useWords } from '../../../words/words.tsx';
import type { StageProps } from '../flow.ts';
import { Downloads } from '../parts/report.tsx';
import type { DraftingData } from './record.ts';

type Filing = NonNullable<DraftingData['filing']>;

/** The specification as it was written, what is still missing in it, and its files. */
export function Specification({ task: { data, task_id, updated_at } }: StageProps<DraftingData>) {
  const { say } = useWords();
  const files = useQuery({
    queryKey: ['task', task_id, 'filing', updated_at],
    queryFn: ({ signal }) => operation('POST /ai/specification/download-report', { body: { task_id }, signal }),
    staleTime: 600_000,
  });
  const { open = [], parts = [] } = data.filing ?? { id: '', name: '' };
  return (
    <>
      <Downloads
        files={[
          { format: 'docx', url: files.data?.report_url ?? '', name: say('d_file') },
          ...(files.data?.files ?? []).map((file) => ({ ...file, name: say('d_checks_file', { f: file.format }) })),
        ]}
      />
      {files.error && <Problem error={files.error} again={() => void files.refetch()} />}
      {open.length > 0 && (
        <section className="note">
          <h2>{say('d_open')}</h2>
          <ul>
            {open.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </section>
      )}
      {parts.map((part) => (
        <Part key={part.name} of={part} lang={data.lang} />
      ))}
    </>
  );
}

function Part({ of: { name, blocks }, lang }: { of: NonNullable<Filing['parts']>[number]; lang: string }) {
  let paragraph = 0;
  return (
    <article className="report specification" lang={lang}>
      <h2>{name}</h2>
      {blocks.map(({ kind, number, text }, n) => {
        if (kind === 'title') return <h3 key={n}>{text}</h3>;
        if (kind === 'heading') return <h4 key={n}>{text}</h4>;
        if (kind === 'numbered') paragraph++;
        return (
          <p key={n} className={kind}>
            {kind === 'numbered' && <code>[{String(paragraph).padStart(4, '0')}]</code>}
            {kind === 'claim' && <b>{number}.</b>} {text}
          </p>
        );
      })}
    </article>
  );
}

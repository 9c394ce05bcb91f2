import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type Managed, manage } from '../../api.ts';
import { instant, Problem, Skeleton } from '../../parts/basics.tsx';
import { Table } from '../../parts/Table.tsx';
import { useWords } from '../../words/words.tsx';
import { bytesText, type Upkeep } from './corpus.ts';

type Page = Managed<'GET /corpus/rejects/:name'>;

/** Records that imports did not take: by import, with the reason of each. */
export function Rejects({ files }: { files: Upkeep['rejects'] }) {
  const { say, language } = useWords();
  const [open, setOpen] = useState<string>();
  if (files.length === 0) return <p className="soft">{say('w_no_rejects')}</p>;
  return (
    <>
      <p className="soft measure">{say('w_rejects_text')}</p>
      <Table label={say('w_rejects')} of={['w_source', 'w_when', { number: 'w_size' }, { unseen: 'w_show' }]}>
        <tbody>
          {files.slice(0, 50).map(({ name, source, at, bytes }) => (
            <tr key={name}>
              <th scope="row">{source}</th>
              <td>{instant(at, language)}</td>
              <td className="n">{bytesText(bytes)}</td>
              <td>
                <div className="row end">
                  <button
                    type="button"
                    className="plain"
                    aria-expanded={open === name}
                    aria-label={say(open === name ? 'w_hide_named' : 'w_show_named', { name: source })}
                    onClick={() => setOpen(open === name ? undefined : name)}
                  >
                    {say(open === name ? 'w_hide' : 'w_show')}
                  </button>
                  <a
                    href={`/manage/corpus/rejects/${name}/file`}
                    download
                    aria-label={say('w_download_named', { name })}
                  >
                    {say('w_download')}
                  </a>
                </div>
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
      {open && <Rows key={open} of={open} />}
    </>
  );
}

function Rows({ of: name }: { of: string }) {
  const { say } = useWords();
  const pages = useInfiniteQuery({
    queryKey: ['rejects', name],
    queryFn: ({ pageParam }) => manage('GET /corpus/rejects/:name', { params: { name }, query: { offset: pageParam } }),
    initialPageParam: 0,
    getNextPageParam: (last: Page, all: Page[]) => (last.more ? all.flatMap(({ rows }) => rows).length : undefined),
  });
  if (pages.error) return <Problem error={pages.error} again={() => void pages.refetch()} />;
  if (!pages.data) return <Skeleton lines={4} />;
  return (
    <div className="rejects">
      <Table label={say('w_rejects')} of={['w_record', 'w_reason', 'w_file']}>
        <tbody>
          {pages.data.pages
            .flatMap(({ rows }) => rows)
            .map(({ id, file, reason }, n) => (
              <tr key={n}>
                <th scope="row">{id}</th>
                <td>{reason}</td>
                <td className="soft">{file}</td>
              </tr>
            ))}
        </tbody>
      </Table>
      {pages.hasNextPage && (
        <button type="button" className="plain" disabled={pages.isFetching} onClick={() => void pages.fetchNextPage()}>
          {say('w_more')}
        </button>
      )}
    </div>
  );
}

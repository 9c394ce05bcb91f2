import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { operation } from '../api.ts';
import { Problem, Skeleton } from '../parts/basics.tsx';
import { Empty } from '../parts/Empty.tsx';
import { useWords } from '../words/words.tsx';
import { Completing, untilDescribed } from './marks/Completing.tsx';
import { PictureInput } from './marks/PictureInput.tsx';
import './marks/marks.css';

/** What a search was asked with. */
interface Asked {
  readonly countries: string[];
  readonly number: string;
  readonly loc: string[];
  /** The picture, once it is uploaded. */
  readonly url?: string;
  readonly times?: number;
}

const DONE = 2;
const FAILED = 3;
const AGAIN_MS = 1_500;

const listed = (text: string) =>
  text
    .split(/[,;\s]+/)
    .map((one) => one.trim())
    .filter(Boolean);

/**
 * `/designs`: a picture against stored designs, `?task=` its comparison with the nearest ones; with the number of a
 * design against that one and its family, `?one=`.
 */
export default function Designs() {
  const { language, say } = useWords();
  const [params, setParams] = useSearchParams();
  useEffect(() => {
    document.title = `${say('designs')} · Priora`;
  }, [say]);
  const [file, setFile] = useState<File>();
  const lang = language === 'zh' ? 'cn' : 'en';
  const started = useMutation({
    mutationFn: async ({ url: known, times = 1, ...asked }: Asked) => {
      // a file goes as a form; its type in the interface is that of an address
      const { url = '' } =
        known === undefined
          ? await operation('POST /image-search/image-upload', { body: { image: file as never } })
          : { url: known };
      const { countries, number, loc } = asked;
      if (number) {
        const { task_id } = await operation('POST /ai/infringement-detection-1v1-creation', {
          body: { patent_number: number, url, report_lang: lang },
        });
        return { one: task_id };
      }
      const { task_id, pictures_waiting } = await operation('POST /ai/image-search/submit', {
        body: { url, country: countries, lang, ...(loc.length > 0 && { loc_items: loc }) },
      });
      return { task: task_id, left: pictures_waiting, next: { ...asked, url, times: times + 1 } };
    },
    onSuccess: ({ task, one }) => setParams(task === undefined ? { one: one! } : { task }, { replace: true }),
  });
  const { mutate, data } = started;
  useEffect(() => {
    const pause = untilDescribed(data?.left, data?.next?.times ?? 0);
    if (pause === false) return;
    const timer = setTimeout(() => mutate(data!.next!), pause);
    return () => clearTimeout(timer);
  }, [data, mutate]);
  return (
    <div className="page marks">
      <h1>{say('designs')}</h1>
      <p className="soft measure">{say('designs_text')}</p>
      <form
        className="marks-filters"
        onSubmit={(event) => {
          event.preventDefault();
          const form = new FormData(event.currentTarget);
          const text = (name: string) => String(form.get(name) ?? '').trim();
          if (file)
            started.mutate({ countries: listed(text('country')), number: text('number'), loc: listed(text('loc')) });
        }}
      >
        <PictureInput onPicture={(chosen) => setFile(chosen)} />
        <label>
          <span className="small">{say('designs_country')}</span>
          <input name="country" maxLength={200} defaultValue="CN, US, EU" />
        </label>
        <label>
          <span className="small">{say('designs_loc')}</span>
          <input name="loc" maxLength={200} placeholder="14-02" />
        </label>
        <label>
          <span className="small">{say('designs_number')}</span>
          <input name="number" maxLength={60} placeholder="USD910780S1" />
        </label>
        <button type="submit" disabled={!file || started.isPending}>
          {say('designs_start')}
        </button>
      </form>
      {started.error && <Problem error={started.error} />}
      {started.isPending && !params.get('task') && <Skeleton lines={6} />}
      <Completing left={data?.left} />
      {params.get('task') && <Found task={params.get('task')!} />}
      {params.get('one') && <Against task={params.get('one')!} />}
    </div>
  );
}

/** A comparison that is being made, asked for until it has ended: its outcome, or what is shown meanwhile. */
function useEnded<D extends { readonly task_status?: number }>(key: string, ask: (signal: AbortSignal) => Promise<D>) {
  const { say } = useWords();
  const asked = useQuery({
    queryKey: [key],
    queryFn: ({ signal }) => ask(signal),
    refetchInterval: ({ state }) => (state.data && state.data.task_status !== 1 ? false : AGAIN_MS),
  });
  const { data, error } = asked;
  if (error) return { meanwhile: <Problem error={error} again={() => void asked.refetch()} /> };
  if (data?.task_status === DONE) return { data };
  return {
    meanwhile: data?.task_status === FAILED ? <p role="alert">{say('designs_failed')}</p> : <Skeleton lines={8} />,
  };
}

function Found({ task }: { task: string }) {
  const { data, meanwhile } = useEnded(`designs ${task}`, (signal) =>
    operation('POST /ai/image-search/report', { body: { task_id: task }, signal }),
  );
  if (!data) return meanwhile;
  const pictures = new Map(data.patent_messages?.patent_messages.map(({ img_id, url }) => [img_id, url]));
  return (
    <Comparisons
      drawing={data.line_drawing_base64}
      rows={(data.report?.comparisons ?? []).map((row) => ({ ...row, picture: pictures.get(row.img_id) }))}
    />
  );
}

function Against({ task }: { task: string }) {
  const { data, meanwhile } = useEnded(`one design ${task}`, (signal) =>
    operation('POST /ai/infringement-detection-1v1-query', { body: { task_id: task }, signal }),
  );
  if (!data) return meanwhile;
  return (
    <Comparisons
      drawing={data.user_image}
      rows={(data.comparisons ?? []).map((row) => ({ ...row, picture: row.patent_image_url }))}
    />
  );
}

type Row = { readonly picture: string | undefined; readonly risk_level?: string; readonly status?: number } & {
  readonly [name in 'title' | 'patent_pn' | 'img_id' | 'similar' | 'difference' | 'confusion' | 'suggestion']?: string;
} & { readonly score?: number };

const RISKS = ['High', 'Medium', 'Low'] as const;
const STATES = [1, 2, 3] as const;

/** An address of this service's, whatever name it is reached by. */
const here = (url: string) => (url.startsWith('data:') ? url : new URL(url).pathname + new URL(url).search);

/** The picture beside each design, what is alike and what differs, with risk and state. */
function Comparisons({ drawing, rows }: { drawing: string | undefined; rows: readonly Row[] }) {
  const { say } = useWords();
  if (rows.length === 0) return <Empty title={say('nothing_found')}>{say('designs_none')}</Empty>;
  return (
    <section className="design-comparisons" aria-live="polite">
      <p className="soft small">{say('designs_no_opinion')}</p>
      {rows.map((row) => (
        <article key={`${row.patent_pn} ${row.img_id ?? ''}`}>
          <h2>
            <Link to={`/patents/${row.patent_pn}`}>{row.title || row.patent_pn}</Link>{' '}
            {row.title && <small className="soft">{row.patent_pn}</small>}
          </h2>
          <p>
            {RISKS.filter((risk) => risk === row.risk_level).map((risk) => (
              <strong key={risk}>
                {say('mc_risk')}: {say(`mc_${risk}`)}
              </strong>
            ))}
            {STATES.filter((state) => state === row.status).map((state) => (
              <span key={state}> · {say(`designs_state_${state}`)}</span>
            ))}
            {row.score !== undefined && <> · {say('marks_whole', { n: Math.round(row.score * 100) })}</>}
          </p>
          <div className="side-by-side">
            {drawing && <img src={here(drawing)} alt={say('picture_yours')} />}
            {row.picture ? (
              <img src={here(row.picture)} alt={row.patent_pn ?? ''} />
            ) : (
              <p className="soft">{say('designs_no_drawing')}</p>
            )}
          </div>
          {row.similar && (
            <dl>
              <dt>{say('designs_similar')}</dt>
              <dd>{row.similar}</dd>
              <dt>{say('designs_difference')}</dt>
              <dd>{row.difference}</dd>
              <dt>{say('designs_confusion')}</dt>
              <dd>{row.confusion}</dd>
              <dt>{say('designs_suggestion')}</dt>
              <dd>{row.suggestion}</dd>
            </dl>
          )}
        </article>
      ))}
    </section>
  );
}

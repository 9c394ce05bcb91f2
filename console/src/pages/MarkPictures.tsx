import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { operationWithNotes } from '../api.ts';
import { Problem, Skeleton } from '../parts/basics.tsx';
import { Empty } from '../parts/Empty.tsx';
import { Notices } from '../parts/Readiness.tsx';
import { useWords } from '../words/words.tsx';
import { Completing, untilDescribed } from './marks/Completing.tsx';
import { PictureInput } from './marks/PictureInput.tsx';
import './marks/marks.css';

const MOST = 30;

/** `/marks/picture`: marks by a figure that a person opens, side by side with it. */
export default function MarkPictures() {
  const { say } = useWords();
  useEffect(() => {
    document.title = `${say('marks_by_picture')} · Priora`;
  }, [say]);
  const [picture, setPicture] = useState('');
  const [offices, setOffices] = useState('');
  const [asked, setAsked] = useState<{ readonly image: string; readonly ipoffice: string; readonly time: number }>();
  const found = useQuery({
    // the picture itself would be a long key
    queryKey: ['marks by picture', asked?.time],
    enabled: asked !== undefined,
    gcTime: 0,
    queryFn: ({ signal }) =>
      operationWithNotes('POST /trademark/image-search', {
        body: {
          image_base64: asked!.image,
          ...(asked!.ipoffice.trim() && { ipoffice: asked!.ipoffice.trim() }),
          size: MOST,
        },
        signal,
      }),
    refetchInterval: ({ state }) => untilDescribed(state.data?.answer.pictures_waiting, state.dataUpdateCount),
  });
  const { hits = [], total_hits = 0 } = found.data?.answer ?? {};
  return (
    <div className="page marks">
      <p className="small">
        <Link to="/marks">← {say('marks')}</Link>
      </p>
      <h1>{say('marks_by_picture')}</h1>
      <p className="soft measure">{say('marks_by_picture_text')}</p>
      <form
        className="marks-filters"
        onSubmit={(event) => {
          event.preventDefault();
          if (picture) setAsked({ image: picture, ipoffice: offices, time: Date.now() });
        }}
      >
        <PictureInput onPicture={(_file, data) => setPicture(data)} />
        <label>
          <span className="small">{say('marks_ipoffice')}</span>
          <input
            value={offices}
            maxLength={300}
            placeholder="US, EU"
            onChange={(event) => setOffices(event.target.value)}
          />
        </label>
        <button type="submit" disabled={!picture || found.isLoading}>
          {say('run')}
        </button>
      </form>
      {found.error && <Problem error={found.error} />}
      {found.isLoading && <Skeleton lines={6} />}
      {found.data && (
        <section aria-live="polite">
          <p className="count">
            <strong>{say('marks_n', { n: total_hits })}</strong>
          </p>
          <Notices of={found.data.notes} />
          <Completing left={found.data.answer.pictures_waiting} />
          {hits.length === 0 && <Empty title={say('nothing_found')}>{say('marks_none')}</Empty>}
          <ul className="picture-hits">
            {hits.map((hit) => (
              <li key={hit.id}>
                <Link to={`/marks/${hit.ipoffice}/${encodeURIComponent(hit.app_num ?? '')}`}>
                  {hit.image && <img src={hit.image} alt={hit.id ?? ''} />}
                  <code>{hit.id}</code>
                </Link>
                <div className="small">
                  {say('marks_whole', { n: Math.round((hit.score ?? 0) * 100) })} · {hit.nice_code?.join(', ')}
                </div>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

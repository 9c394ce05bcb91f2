import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { type Operation, operation, operationWithNotes } from '../api.ts';
import { day, Problem } from '../parts/basics.tsx';
import { OwnerLinks } from '../parts/OwnerLinks.tsx';
import { isOfDemo } from '../parts/Readiness.tsx';
import { Facts, RecordPage } from '../parts/RecordPage.tsx';
import { Table } from '../parts/Table.tsx';
import { useRegisterWords } from '../words/registers.ts';
import { useWords } from '../words/words.tsx';
import { GoodsByLanguage } from './marks/Goods.tsx';
import './marks/marks.css';

const dayOf = (text: string | undefined) => day(Number(text) || undefined);

/** `/marks/:office/:number`: one mark with its goods and what happened to it. */
export default function Mark() {
  const { say } = useWords();
  const { number = '', office = '' } = useParams();
  const query = { app_num: number, ipoffice: office };
  const detail = useQuery({
    queryKey: ['mark', office, number],
    queryFn: ({ signal }) => operation('GET /trademark/global/detail', { query, signal }),
  });
  const data = useQuery({
    queryKey: ['mark', office, number, 'goods'],
    queryFn: ({ signal }) => operation('GET /trademark/data/detail', { query, signal }),
  });
  const { goods = [], images = [] } = data.data ?? {};
  return (
    <RecordPage
      className="marks"
      kind={['/marks', 'marks']}
      about={detail}
      name={({ mark }) => mark.mark ?? say('marks_no_words')}
      deeds={({ mark }) =>
        mark.mark && (
          <>
            <Link className="button plain-button" to={`/marks?mark=${encodeURIComponent(mark.mark)}`}>
              {say('marks_like_it')}
            </Link>
            <Link className="button plain-button" to={`/marks/compare?mark=${encodeURIComponent(mark.mark)}`}>
              {say('marks_compare')}
            </Link>
          </>
        )
      }
    >
      {(known) => (
        <>
          {images
            .filter((src) => src.startsWith('data:image/'))
            .map((src) => (
              <img key={src.slice(-40)} className="mark-image" src={src} alt={known.mark.mark ?? known.mark.id} />
            ))}
          <Known of={known} registered={data.data?.registration_date} />
          <h2>{say('marks_goods')}</h2>
          {data.error && <Problem error={data.error} />}
          {goods.length === 0 && !data.isPending && <p className="soft">{say('marks_no_goods')}</p>}
          <GoodsByLanguage of={goods} />
          <Events query={query} />
        </>
      )}
    </RecordPage>
  );
}

type Detail = Operation<'GET /trademark/global/detail'>;

function Known({ of, registered }: { of: Detail; registered: string | undefined }) {
  const { say } = useWords();
  const word = useRegisterWords();
  const { mark, right, seniorities, sources, translations, transliterations, vienna_code } = of;
  const ends = dayOf(mark.expiry_date);
  const facts = [
    ['marks_status', word('mark_status', mark.status)],
    ['marks_applicant', mark.owners.length > 0 && <OwnerLinks key="owners" names={mark.owners} />],
    ['marks_ipoffice', mark.ipoffice],
    ['marks_number', mark.app_num],
    ['marks_registration', mark.reg_num],
    ['marks_apdt', dayOf(mark.apdt)],
    ['marks_registered', dayOf(registered)],
    ['marks_expires', mark.expiry_by ? `${ends} (${say('marks_by_law', { law: mark.expiry_by })})` : ends],
    ['marks_kind', [word('mark_kind', mark.kind), word('mark_right', right)].filter(Boolean).join(', ')],
    ['marks_seniorities', seniorities.map(({ country, number }) => `${country} ${number ?? ''}`.trim()).join(', ')],
    ['marks_nice_code', mark.nice_code.join(', ')],
    ['marks_vienna_code', vienna_code.join(', ')],
    ['marks_readings', transliterations.join(', ')],
    ['marks_meanings', translations.join(', ')],
    ['marks_source', sources.join(', ')],
  ] as const;
  return <Facts of={facts.map(([name, value]) => [say(name), value])} />;
}

/** What the office tells of it, the latest first. */
/** What records call an appearance in the bulletin of an office that has no code for it. */
const PUBLISHED = 'publication';

function Events({ query }: { query: { readonly app_num: string; readonly ipoffice: string } }) {
  const { say } = useWords();
  const events = useQuery({
    queryKey: ['mark', query, 'events'],
    queryFn: ({ signal }) => operationWithNotes('GET /trademark/global/events', { query, signal }),
  });
  // one mark was asked for: what searches leave out says nothing of it
  const notes = events.data?.notes.filter((note) => !isOfDemo(note)) ?? [];
  return (
    <>
      <h2>{say('marks_events')}</h2>
      {events.error && <Problem error={events.error} />}
      {notes.map((note) => (
        <p key={note} className="soft">
          {note}
        </p>
      ))}
      {events.data && events.data.answer.events.length > 0 && (
        <Table label={say('marks_events')} of={['marks_day', 'marks_code', 'marks_event']}>
          <tbody>
            {events.data.answer.events.map(({ code, date, text }, n) => (
              <tr key={n}>
                <td className="nowrap">{dayOf(date)}</td>
                <td>{code !== PUBLISHED && <code>{code}</code>}</td>
                <td>{code === PUBLISHED ? text?.replace(PUBLISHED, say('marks_published')) : text}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </>
  );
}

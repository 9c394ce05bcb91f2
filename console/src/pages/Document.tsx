import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useMemo } from 'react';
import { Link, useLocation, useParams, useSearchParams } from 'react-router';
import { manage } from '../api.ts';
import { Marked, Problem, Skeleton } from '../parts/basics.tsx';
import { useWords } from '../words/words.tsx';
import { Around } from './document/Around.tsx';
import { Figures } from './document/Figures.tsx';
import { Head, VIEWS, type View } from './document/Head.tsx';
import { MarkedPassages } from './document/MarkedPassages.tsx';
import { Neighbours } from './document/Neighbours.tsx';
import { Outline, OutlinePane } from './document/Outline.tsx';
import { OwnWords } from './document/OwnWords.tsx';
import { type Quote, quoteOf } from './document/quote.ts';
import { Selection } from './document/Selection.tsx';
import { languagesOf, Text, TextChoice, type Unit } from './document/Text.tsx';
import { type PatentPage, textsOf } from './patent.ts';
import { backTo, litBy, litQuery, placeIn } from './search-state.ts';
import '../parts/highlights.css';
import './document/document.css';

const Citations = lazy(() => import('./document/Citations.tsx'));
const Family = lazy(() => import('./document/Family.tsx'));

/** `/patents/:number`: a document, read with what the search before it looked for. */
export default function Document() {
  const { number = '' } = useParams();
  const [params] = useSearchParams();
  const { hash } = useLocation();
  const { say } = useWords();
  const search = { q: params.get('q') ?? '', stem: params.get('stem') === '1' };
  const lit = litBy(search);
  const page = useQuery({
    queryKey: ['patent', number, lit],
    queryFn: ({ signal }) => manage('GET /patents/:number', { params: { number }, query: litQuery(search), signal }),
  });
  const ready = page.isSuccess;
  useEffect(() => {
    if (!ready) return;
    document.title = `${number} · Priora`;
    const unit = quoteOf(hash)?.unit;
    if (!unit) return;
    const place = document.getElementById(unit);
    (place?.querySelector('mark.lit') ?? place)?.scrollIntoView({ block: 'center' });
  }, [ready, hash, number]);

  if (page.isPending)
    return (
      <article className="document">
        <OutlinePane>
          <Skeleton lines={8} />
        </OutlinePane>
        <div className="reading">
          <Skeleton lines={14} />
        </div>
      </article>
    );
  if (page.error)
    return (
      <div className="page">
        <h1>{number}</h1>
        <Problem error={page.error} again={() => void page.refetch()} />
        <p className="row">
          <Link to={`/search?q=${encodeURIComponent(`PN: ${number.replace(/[A-Z]\d?$/, '')}*`)}`}>
            {say('like_number')}
          </Link>
          <Link to="/corpus">{say('w_import')}</Link>
        </p>
      </div>
    );
  return <Read page={page.data} lit={lit} quote={quoteOf(hash)} />;
}

/**
 * A document to read, with what stands around it. `?text=en-original` chooses the text; `?view=` citations or family.
 */
function Read({ page, lit, quote }: { page: PatentPage; lit: string; quote: Quote | undefined }) {
  const { say } = useWords();
  const [params, setParams] = useSearchParams();
  const { record, marks = {} } = page;
  const number = record.publication_number;
  const view = VIEWS.find((each) => each === params.get('view')) ?? 'text';
  const languages = languagesOf(record);
  const chosen = languages.find((each) => each === params.get('text'));
  const texts = useMemo(() => textsOf(record, chosen), [record, chosen]);
  const unit: Unit = (id, text, published) => (
    <Marked text={text} marks={published ? marks[id] : undefined} lit={quote?.unit === id ? quote.lit : undefined} />
  );
  const change = (name: 'view' | 'text', value: string | undefined) => {
    const next = new URLSearchParams(params);
    if (value === undefined) next.delete(name);
    else next.set(name, value);
    return next;
  };
  const at = (value: View | undefined) => `?${change('view', value)}`;
  const place = useMemo(() => placeIn(params), [params]);
  const back = lit !== '' && <Link to={place ? backTo(place) : `/search?${lit}`}>← {say('back')}</Link>;
  const reading = view === 'text';
  return (
    <article className={reading ? 'document' : 'document around'}>
      {reading && <Outline texts={texts}>{back}</Outline>}
      <div className="reading">
        {place && <Neighbours place={place} />}
        <Head record={record} view={view} at={at} back={!reading && back}>
          <h1 id="title" data-unit lang={texts.title?.lang}>
            {texts.title ? unit('title', texts.title.text, texts.published.title) : number}
          </h1>
        </Head>
        {reading ? (
          <>
            <div className="row small">
              {languages.length > 1 && (
                <TextChoice
                  languages={languages}
                  shown={chosen ?? texts.shown}
                  onChoose={(text) => setParams(change('text', text), { replace: true })}
                />
              )}
              {lit && <span className="soft">{say('words_lit')}</span>}
              <OwnWords shown={texts} />
              <MarkedPassages number={number} shown={texts} />
              <button type="button" className="quiet small" onClick={() => print()}>
                {say('print')}
              </button>
            </div>
            <Text texts={texts} unit={unit} target={quote?.unit} />
            <Figures page={page} />
          </>
        ) : (
          <Suspense fallback={<Skeleton lines={12} />}>
            {view === 'citations' ? <Citations number={number} /> : <Family number={number} />}
          </Suspense>
        )}
      </div>
      {reading && <Around page={page} familyAt={at('family')} />}
      {reading && <Selection record={record} text={chosen ?? texts.shown} texts={texts} />}
    </article>
  );
}

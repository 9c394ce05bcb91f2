import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { Link, useLocation, useParams, useSearchParams } from 'react-router';
import { type Mark, manage } from '../api.ts';
import { day, Marked, Problem, Skeleton } from '../parts/basics.tsx';
import { Pane } from '../parts/Pane.tsx';
import { type Say, useWords } from '../words/words.tsx';
import { Biblio, CitationLists, ClaimTree, Events, Figures, Related } from './document/Parts.tsx';
import { Selection } from './document/Selection.tsx';
import { textsOf } from './patent.ts';
import { statusName } from './search/status.ts';
import { litBy, litQuery } from './search-state.ts';
import './document/document.css';

const Citations = lazy(() => import('./document/Citations.tsx'));
const Family = lazy(() => import('./document/Family.tsx'));

const VIEWS = ['text', 'citations', 'family'] as const;

/** The words that a link points to: `#p12:30-80`; without offsets, the whole unit. */
function quoteOf(hash: string): { unit: string; lit?: Mark } | undefined {
  const match = /^#([a-z]+\d*)(?::(\d+)-(\d+))?$/.exec(hash);
  if (!match) return undefined;
  return { unit: match[1]!, ...(match[2] && { lit: { start: Number(match[2]), end: Number(match[3]) } }) };
}

/** A document to read, with what stands around it. `?text=en-original` chooses the text; `?view=` citations or family. */
export default function Document() {
  const { number = '' } = useParams();
  const [params, setParams] = useSearchParams();
  const { hash } = useLocation();
  const { say } = useWords();
  const q = params.get('q') ?? '';
  const stem = params.get('stem') === '1';
  const lit = litBy({ q, stem });
  const view = VIEWS.find((each) => each === params.get('view')) ?? 'text';
  const page = useQuery({
    queryKey: ['patent', number, lit],
    queryFn: ({ signal }) =>
      manage('GET /patents/:number', { params: { number }, query: litQuery({ q, stem }), signal }),
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
        <Outline>
          <Skeleton lines={8} />
        </Outline>
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
        <Link to={`/search?q=${encodeURIComponent(`PN: ${number}`)}`}>{say('search')}</Link>
      </div>
    );
  const { record, marks = {} } = page.data;
  const languages = [
    ...new Set(
      [...record.claims, ...record.descriptions, ...record.abstracts, ...record.titles].map(
        ({ lang, origin }) => `${lang}-${origin}`,
      ),
    ),
  ];
  const wanted = params.get('text') ?? undefined;
  const chosen = wanted && languages.includes(wanted) ? wanted : undefined;
  const texts = textsOf(record, chosen);
  const quote = quoteOf(hash);
  const unit = (id: string, text: string, published: boolean): ReactNode => (
    <Marked text={text} marks={published ? marks[id] : undefined} lit={quote?.unit === id ? quote.lit : undefined} />
  );
  const sections = [...new Set(texts.description?.paragraphs.map(({ section }) => section))];
  const change = (name: 'view' | 'text', value: string | undefined) => {
    const next = new URLSearchParams(params);
    if (value === undefined) next.delete(name);
    else next.set(name, value);
    return next;
  };
  const at = (name: 'view', value: string | undefined) => `?${change(name, value)}`;
  return (
    <article className={view === 'text' ? 'document' : 'document around'}>
      {view === 'text' && (
        <Outline>
          {q && <Link to={`/search?${lit}`}>← {say('back')}</Link>}
          <h2>{say('outline')}</h2>
          <a href="#abstract">{say('abstract')}</a>
          <a href="#claims">{say('claims')}</a>
          {texts.claims && <ClaimTree claims={texts.claims.claims} />}
          <a href="#description">{say('description')}</a>
          <ul>
            {sections.map((section) => (
              <li key={section}>
                <a href={`#${texts.description!.paragraphs.find((each) => each.section === section)!.id}`}>
                  {say(`section_${section}`)}
                </a>
              </li>
            ))}
          </ul>
          <a href="#figures">{say('figures')}</a>
          <a href="#citations">{say('citations')}</a>
          <a href="#family">{say('family')}</a>
          <a href="#events">{say('events')}</a>
        </Outline>
      )}

      <div className="reading">
        <p className="meta">
          {view !== 'text' && q && <Link to={`/search?${lit}`}>← {say('back')}</Link>}
          <code>{record.publication_number}</code>
          <span>{day(record.publication_date)}</span>
          {record.legal_status && (
            <span className={`status s${record.legal_status.simple}`}>
              {statusName(say, record.legal_status.simple)}
            </span>
          )}
          {record.demo && (
            <span className="tag" title={say('demo_text')}>
              {say('demo')}
            </span>
          )}
        </p>
        <h1 id="title" data-unit lang={texts.title?.lang}>
          {texts.title ? unit('title', texts.title.text, texts.published.title) : number}
        </h1>
        <div className="between actions">
          <nav className="tabs" aria-label={say('views')}>
            {VIEWS.map((each) => (
              <Link
                key={each}
                to={at('view', each === 'text' ? undefined : each)}
                aria-current={view === each ? 'page' : undefined}
              >
                {say(each === 'text' ? 'view_text' : each)}
              </Link>
            ))}
          </nav>
          <div className="row small">
            <Link to={`/similar?pn=${record.publication_number}`}>{say('similar')}</Link>
            <Link to={`/flows/novelty?from=${record.publication_number}`}>{say('novelty_from')}</Link>
            <Link to={`/chat?ask=${encodeURIComponent(say('ask_about', { n: record.publication_number }))}`}>
              {say('ask_it')}
            </Link>
          </div>
        </div>
        {view === 'citations' ? (
          <Suspense fallback={<Skeleton lines={12} />}>
            <Citations number={record.publication_number} />
          </Suspense>
        ) : view === 'family' ? (
          <Suspense fallback={<Skeleton lines={10} />}>
            <Family number={record.publication_number} />
          </Suspense>
        ) : (
          <>
            <div className="row small">
              {languages.length > 1 && (
                <label className="row">
                  {say('other_text')}
                  <select
                    value={chosen ?? texts.shown}
                    onChange={(event) => setParams(change('text', event.target.value), { replace: true })}
                  >
                    {languages.map((each) => (
                      <option key={each} value={each}>
                        {textName(say, each)}
                      </option>
                    ))}
                  </select>
                </label>
              )}
              {q && <span className="soft">{say('words_lit')}</span>}
            </div>
            {texts.abstract && (
              <section lang={texts.abstract.lang}>
                <h2>{say('abstract')}</h2>
                <p id="abstract" data-unit className={quote?.unit === 'abstract' ? 'target' : ''}>
                  {unit('abstract', texts.abstract.text, texts.published.abstract)}
                </p>
              </section>
            )}
            <section lang={texts.claims?.lang} id="claims" aria-label={say('claims')}>
              <h2>{say('claims')}</h2>
              {texts.claims ? (
                texts.claims.claims.map((claim) => (
                  <div
                    key={claim.number}
                    className={`claim ${claim.independent ? 'independent' : 'dependent'} ${quote?.unit === `c${claim.number}` ? 'target' : ''}`}
                  >
                    <span
                      className="number"
                      title={claim.independent ? say('independent') : say('depends', { n: claim.parents.join(', ') })}
                    >
                      {claim.number}
                    </span>
                    <p id={`c${claim.number}`} data-unit>
                      {unit(`c${claim.number}`, claim.text, texts.published.claims)}
                    </p>
                  </div>
                ))
              ) : (
                <p className="soft">{say('no_claims')}</p>
              )}
            </section>
            <section lang={texts.description?.lang} id="description" aria-label={say('description')}>
              <h2>{say('description')}</h2>
              {texts.description ? (
                texts.description.paragraphs.map((paragraph) =>
                  paragraph.heading ? (
                    <h3 key={paragraph.id} id={paragraph.id}>
                      {paragraph.text}
                    </h3>
                  ) : (
                    <div key={paragraph.id} className={`paragraph ${quote?.unit === paragraph.id ? 'target' : ''}`}>
                      <a className="number" href={`#${paragraph.id}`}>
                        {paragraph.number ?? paragraph.id}
                      </a>
                      <p id={paragraph.id} data-unit>
                        {unit(paragraph.id, paragraph.text, texts.published.description)}
                      </p>
                    </div>
                  ),
                )
              ) : (
                <p className="soft">{say('no_description')}</p>
              )}
            </section>
            <Figures record={record} />
          </>
        )}
      </div>

      {view === 'text' && (
        <Pane name="context" side="right" usual={300} least={220} label={say('around')} className="context">
          <Biblio record={record} />
          <CitationLists page={page.data} />
          <section id="family">
            <div className="between">
              <h2>{say('family')}</h2>
              {page.data.extended_family.length > 1 && <Link to={at('view', 'family')}>{say('family_open')}</Link>}
            </div>
            <ul className="related timeline">
              {page.data.extended_family.map((each) => (
                <Related
                  key={each.publication_number}
                  of={each}
                  stored={each.stored}
                  here={each.publication_number === record.publication_number}
                />
              ))}
            </ul>
          </section>
          <Events record={record} />
        </Pane>
      )}
      {view === 'text' && <Selection record={record} text={chosen ?? texts.shown} />}
    </article>
  );
}

function Outline({ children }: { children: ReactNode }) {
  const { say } = useWords();
  return (
    <Pane name="outline" side="left" usual={236} most={480} label={say('outline')}>
      <nav className="outline" aria-label={say('outline')}>
        {children}
      </nav>
    </Pane>
  );
}

/** `en-original` in words. */
const textName = (say: Say, text: string): string => {
  const [lang = '', origin] = text.split('-');
  const name = new Intl.DisplayNames([document.documentElement.lang || 'en'], { type: 'language' }).of(lang) ?? lang;
  return origin === 'original' ? name : `${name} (${say(origin === 'office' ? 'text_office' : 'text_machine')})`;
};

import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { Link, useLocation, useParams, useSearchParams } from 'react-router';
import { type Mark, manage } from '../api.ts';
import { copyText, day, Marked, Problem, Skeleton } from '../parts/basics.tsx';
import { useWords } from '../words/words.tsx';
import type { Around, Claim, Party, PatentPage } from './patent.ts';
import { textsOf } from './patent.ts';
import { statusName } from './Search.tsx';

/** The words that a link points to: `#p12:30-80`; without offsets, the whole unit. */
function quoteOf(hash: string): { unit: string; lit?: Mark } | undefined {
  const match = /^#([a-z]+\d*)(?::(\d+)-(\d+))?$/.exec(hash);
  if (!match) return undefined;
  return { unit: match[1]!, ...(match[2] && { lit: { start: Number(match[2]), end: Number(match[3]) } }) };
}

export default function Document() {
  const { number = '' } = useParams();
  const [params] = useSearchParams();
  const { hash } = useLocation();
  const { say } = useWords();
  const q = params.get('q') ?? '';
  const page = useQuery<PatentPage>({
    queryKey: ['patent', number, q],
    queryFn: ({ signal }) =>
      manage(`GET /patents/${encodeURIComponent(number)}${q ? `?q=${encodeURIComponent(q)}` : ''}`, undefined, signal),
  });
  const [chosen, choose] = useState<string>();
  const quote = quoteOf(hash);
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
      <div className="page">
        <Skeleton lines={14} />
      </div>
    );
  if (page.error)
    return (
      <div className="page">
        <h1>{number}</h1>
        <Problem error={page.error} again={() => void page.refetch()} />
      </div>
    );
  const { record, marks = {} } = page.data;
  const languages = [
    ...new Set(
      [...record.claims, ...record.descriptions, ...record.abstracts].map(({ lang, origin }) => `${lang}·${origin}`),
    ),
  ];
  const texts = textsOf(record, chosen);
  const published = texts.published;
  const unit = (id: string, text: string): ReactNode => (
    <Marked text={text} marks={published ? marks[id] : undefined} lit={quote?.unit === id ? quote.lit : undefined} />
  );
  const sections = [...new Set(texts.description?.paragraphs.map(({ section }) => section))];
  return (
    <article className="document">
      <nav className="outline" aria-label={say('outline')}>
        {q && <Link to={`/search?q=${encodeURIComponent(q)}`}>← {say('back')}</Link>}
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
        {record.figures.length > 0 && <a href="#figures">{say('figures')}</a>}
        <a href="#citations">{say('citations')}</a>
        <a href="#family">{say('family')}</a>
        <a href="#events">{say('events')}</a>
      </nav>

      <div className="reading">
        <p className="meta">
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
        <h1 id="title" lang={texts.title?.lang}>
          {texts.title ? unit('title', texts.title.text) : number}
        </h1>
        <div className="row small">
          {languages.length > 1 && (
            <label className="row">
              {say('other_text')}
              <select value={chosen ?? languages[0]} onChange={(event) => choose(event.target.value)}>
                {languages.map((each) => (
                  <option key={each} value={each}>
                    {each.replace('·original', '').replace('·', ' · ')}
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
              {unit('abstract', texts.abstract.text)}
            </p>
          </section>
        )}
        <section lang={texts.claims?.lang} id="claims">
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
                  {unit(`c${claim.number}`, claim.text)}
                </p>
              </div>
            ))
          ) : (
            <p className="soft">{say('no_claims')}</p>
          )}
        </section>
        <section lang={texts.description?.lang} id="description">
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
                    {unit(paragraph.id, paragraph.text)}
                  </p>
                </div>
              ),
            )
          ) : (
            <p className="soft">{say('no_description')}</p>
          )}
        </section>
        {record.figures.length > 0 && (
          <section id="figures">
            <h2>{say('figures')}</h2>
            <div className="figures">
              {record.figures.map(({ id, label, caption, drawn }) => (
                <figure key={id}>
                  {drawn && (
                    <img
                      src={`/manage/patents/${record.publication_number}/figures/${encodeURIComponent(id)}`}
                      alt={caption ?? label ?? id}
                      loading="lazy"
                    />
                  )}
                  <figcaption>
                    <b>{label ?? id}</b> {caption}
                  </figcaption>
                </figure>
              ))}
            </div>
          </section>
        )}
      </div>

      <aside className="context">
        <Biblio page={page.data} />
        <section id="citations">
          <h2>{say('citations')}</h2>
          <h3>
            {say('cites')} <span className="soft">{page.data.cites.length}</span>
          </h3>
          {page.data.cites.length === 0 && <p className="soft small">{say('no_citations')}</p>}
          <ul className="related">
            {page.data.cites.map((each) => (
              <Related
                key={each.publication_number}
                of={each.stored ?? { publication_number: each.publication_number }}
                stored={each.stored !== undefined}
                note={each.categories?.join(' ')}
              />
            ))}
          </ul>
          {record.cites_literature.length > 0 && (
            <>
              <h3>{say('not_patent')}</h3>
              <ul className="related">
                {record.cites_literature.map(({ text }) => (
                  <li key={text}>{text}</li>
                ))}
              </ul>
            </>
          )}
          <h3>
            {say('cited_by')} <span className="soft">{page.data.cited_by.length}</span>
          </h3>
          {page.data.cited_by.length === 0 && <p className="soft small">{say('no_citations')}</p>}
          <ul className="related">
            {page.data.cited_by.map((each) => (
              <Related key={each.publication_number} of={each} stored={each.stored} note={each.categories?.join(' ')} />
            ))}
          </ul>
        </section>
        <section id="family">
          <h2>{say('family')}</h2>
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
        <section id="events">
          <h2>{say('events')}</h2>
          {record.legal_events.length === 0 && <p className="soft small">{say('no_events')}</p>}
          <ul className="events">
            {record.legal_events.map((event, n) => (
              <li key={n}>
                <time>{day(event.date)}</time> <span>{event.text ?? event.code}</span>
              </li>
            ))}
          </ul>
        </section>
      </aside>
      <QuoteLink />
    </article>
  );
}

/** Claims as they depend on each other: each stands under the first that it refers to. */
function ClaimTree({ claims, under = 0 }: { claims: readonly Claim[]; under?: number }) {
  const known = new Set(claims.map(({ number }) => number));
  const parentOf = ({ parents, number }: Claim) => {
    const first = parents.find((each) => known.has(each) && each < number);
    return first ?? 0;
  };
  const here = claims.filter((claim) => parentOf(claim) === under);
  if (here.length === 0) return null;
  return (
    <ul className="tree">
      {here.map((claim) => (
        <li key={claim.number}>
          <a href={`#c${claim.number}`}>
            {claim.number}
            <span> {claim.text.slice(0, 60)}</span>
          </a>
          <ClaimTree claims={claims} under={claim.number} />
        </li>
      ))}
    </ul>
  );
}

const names = (parties: readonly Party[]) => parties.map(({ name }) => name).join('; ');

function Biblio({ page: { record } }: { page: PatentPage }) {
  const { say } = useWords();
  const rows: readonly (readonly [string, ReactNode])[] = [
    [say('applicants'), names(record.applicants)],
    [say('owners'), names(record.current_assignees.length > 0 ? record.current_assignees : record.assignees)],
    [say('inventors'), names(record.inventors)],
    [say('application'), record.application_number],
    [say('filed'), day(record.filing_date)],
    [say('priority'), record.priorities.map(({ number, date }) => `${number} ${day(date)}`).join('; ')],
    [say('granted'), day(record.grant_date)],
    [say('expires'), day(record.expiry_date)],
    ['IPC', classLinks('IPC', record.ipc)],
    ['CPC', classLinks('CPC', record.cpc)],
  ];
  return (
    <section>
      <h2>{say('biblio')}</h2>
      <dl>
        {rows.map(([name, value]) =>
          value && (!Array.isArray(value) || value.length > 0) ? (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ) : null,
        )}
      </dl>
    </section>
  );
}

const classLinks = (field: string, symbols: readonly string[]) =>
  symbols.slice(0, 12).map((symbol) => (
    <Link key={symbol} className="class" to={`/search?q=${encodeURIComponent(`${field}: ${symbol}`)}`}>
      {symbol}
    </Link>
  ));

function Related({
  of: each,
  stored,
  note,
  here,
}: {
  of: Partial<Around> & { publication_number: string };
  stored: boolean;
  note?: string | undefined;
  here?: boolean;
}) {
  const { say } = useWords();
  return (
    <li className={here ? 'here' : ''}>
      {stored && !here ? (
        <Link to={`/patents/${each.publication_number}`}>
          <code>{each.publication_number}</code>
        </Link>
      ) : (
        <code>{each.publication_number}</code>
      )}
      {note && <b className="category"> {note}</b>} <time>{day(each.publication_date)}</time>
      <div className="soft">{stored ? each.title : say('not_stored')}</div>
    </li>
  );
}

/** When words of the document are selected: a button that copies a link to exactly them. */
function QuoteLink() {
  const { say } = useWords();
  const [at, setAt] = useState<{ hash: string; x: number; y: number }>();
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    const selected = () => {
      const selection = getSelection();
      setCopied(false);
      if (!selection || selection.isCollapsed || selection.rangeCount === 0) return setAt(undefined);
      const range = selection.getRangeAt(0);
      const start = range.startContainer.parentElement?.closest('[data-unit]');
      if (!start || start !== range.endContainer.parentElement?.closest('[data-unit]')) return setAt(undefined);
      const before = range.cloneRange();
      before.selectNodeContents(start);
      before.setEnd(range.startContainer, range.startOffset);
      const from = before.toString().length;
      const box = range.getBoundingClientRect();
      setAt({
        hash: `#${start.id}:${from}-${from + range.toString().length}`,
        x: box.left + box.width / 2,
        y: box.top + scrollY,
      });
    };
    document.addEventListener('selectionchange', selected);
    return () => document.removeEventListener('selectionchange', selected);
  }, []);
  if (!at) return null;
  return (
    <button
      type="button"
      className="quotelink"
      style={{ left: at.x, top: at.y }}
      onMouseDown={async (event) => {
        event.preventDefault();
        await copyText(location.origin + location.pathname + at.hash);
        history.replaceState(null, '', location.pathname + location.search + at.hash);
        setCopied(true);
      }}
    >
      {say(copied ? 'quote_copied' : 'quote_link')}
    </button>
  );
}

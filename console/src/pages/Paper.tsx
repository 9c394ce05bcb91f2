import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { Link, useLocation, useParams, useSearchParams } from 'react-router';
import { type Managed, manage, type Of, type Operation, operationWithNotes } from '../api.ts';
import { day, Marked } from '../parts/basics.tsx';
import { Notices } from '../parts/Readiness.tsx';
import { Facts, RecordPage } from '../parts/RecordPage.tsx';
import { upTo } from '../parts/up-to.ts';
import { useRegisterWords } from '../words/registers.ts';
import { useWords } from '../words/words.tsx';
import { type Quote, quoteOf } from './document/quote.ts';

type Work = Of<Operation<'POST /literature/bibliography'>>;
type Citations = Of<Operation<'POST /literature/citation'>>;
type Page = Managed<'GET /papers/:id'>;

/** Kinds of search whose words can be lit. */
const TYPES = ['all', 'title', 'abstract'] as const;

/**
 * `/papers/:id`: a paper to be read, with what a search looked for (`?text=` in `?type=`) and a link points to
 * (`#abstract:en:3-9`), what it cites, and which papers and patents cite it.
 */
export default function Paper() {
  const { id = '' } = useParams();
  const [params] = useSearchParams();
  const { hash } = useLocation();
  const text = params.get('text') ?? '';
  const type = TYPES.find((each) => each === params.get('type'));
  const about = useQuery({
    queryKey: ['paper', id, text, type],
    queryFn: async ({ signal }) => {
      const body = { paper_id: id };
      const query = text !== '' && type !== undefined ? { text, type } : {};
      const [page, work, citations] = await Promise.all([
        manage('GET /papers/:id', { params: { id }, query, signal }),
        operationWithNotes('POST /literature/bibliography', { body, signal }),
        operationWithNotes('POST /literature/citation', { body, signal }),
      ]);
      const notes = [...new Set([...work.notes, ...citations.notes])];
      return { page, work: work.answer[0], citations: citations.answer[0], notes };
    },
  });
  const quote = quoteOf(hash);
  const unit = quote?.unit;
  const ready = about.isSuccess;
  useEffect(() => {
    const place = ready && unit ? document.getElementById(unit) : null;
    (place?.querySelector('mark.lit') ?? place)?.scrollIntoView({ block: 'center' });
  }, [ready, unit]);
  return (
    <RecordPage
      className="paper"
      kind={[text === '' ? '/papers' : `/papers?${new URLSearchParams({ text, type: type ?? 'all' })}`, 'papers']}
      about={about}
      name={({ work }) => work?.title?.[0]?.text}
      lang={({ work }) => work?.title?.[0]?.lang?.toLowerCase()}
    >
      {({ citations, notes, page, work }) => (
        <>
          {work && <Bibliography {...{ page, work }} />}
          <Notices of={notes} />
          <div className="beside">
            <div>
              <Texts {...{ page, quote }} />
              {citations && <CitationLists of={citations} />}
            </div>
            <About {...{ page }} />
          </div>
        </>
      )}
    </RecordPage>
  );
}

function Bibliography({ page, work }: { page: Page; work: Work }) {
  const { say } = useWords();
  const abstract = page.units.find(({ part }) => part === 'abstract');
  const date = work.publication_date ? day(work.publication_date) : work.publication_year;
  const where = [
    work.publication,
    work.volume && `${work.volume}${work.issue ? ` (${work.issue})` : ''}`,
    work.pagination,
  ];
  return (
    <>
      <p>{work.author?.join(', ')}</p>
      <p className="meta">
        <span>{where.filter(Boolean).join(', ')}</span>
        {date && <span>{date}</span>}
        {work.doi && <code>{work.doi}</code>}
        {page.retracted && <span className="tag">{say('paper_retracted')}</span>}
        {page.demo && (
          <span className="tag" title={say('demo_text')}>
            {say('demo')}
          </span>
        )}
      </p>
      <p className="row small">
        <Link
          to={`/similar?text=${encodeURIComponent(upTo([work.title?.[0]?.text, abstract?.text].filter(Boolean).join('. '), 5000))}`}
        >
          {say('paper_patents_like')}
        </Link>
      </p>
    </>
  );
}

/** Abstracts and the full text, where it is stored, with the words that are lit. */
function Texts({ page: { units, marks = {} }, quote }: { page: Page; quote: Quote | undefined }) {
  const { say } = useWords();
  const words = ({ id, text }: Of<Page['units']>) => (
    <Marked text={text} marks={marks[id]} lit={quote?.unit === id ? quote.lit : undefined} />
  );
  const abstracts = units.filter(({ part }) => part === 'abstract');
  const body = units.filter(({ part }) => part !== 'abstract' && part !== 'title');
  return (
    <>
      {Object.keys(marks).length > 0 && <p className="soft small">{say('words_lit')}</p>}
      {abstracts.map((unit) => (
        <p key={unit.id} id={unit.id} className="text measure" lang={unit.lang}>
          {words(unit)}
        </p>
      ))}
      {abstracts.length === 0 && <p className="soft">{say('paper_no_abstract')}</p>}
      {body.length > 0 && (
        <section className="full-text measure">
          <h2>{say('paper_full_text')}</h2>
          {body.map((unit) =>
            unit.part === 'heading' ? (
              <h3 key={unit.id} id={unit.id} lang={unit.lang}>
                {words(unit)}
              </h3>
            ) : (
              <p
                key={unit.id}
                id={unit.id}
                lang={unit.lang}
                className={unit.part === 'paragraph' ? 'text' : 'text soft lines'}
              >
                {words(unit)}
              </p>
            ),
          )}
        </section>
      )}
    </>
  );
}

/** What sources say of a paper beside its text. */
function About({ page }: { page: Page }) {
  const { say } = useWords();
  const word = useRegisterWords();
  const subjects = [...new Set([...page.subjects.map(({ text }) => text), ...page.keywords])];
  const funded = page.funding.flatMap(({ name, awards = [] }) => [name, ...awards].filter(Boolean).join(' '));
  return (
    <Facts
      of={[
        [say('paper_type'), word('work_type', page.type)],
        [say('paper_subjects'), subjects.join('; ')],
        [say('paper_headings'), page.mesh.map(({ heading }) => heading).join('; ')],
        [say('paper_places'), page.places.map((place) => <p key={place}>{place}</p>)],
        [say('paper_funding'), [...new Set(funded)].join('; ')],
        [say('paper_publisher'), page.publisher],
        [say('paper_ids'), page.ids.map((id) => <code key={id}>{id} </code>)],
        [say('paper_licence'), page.licence],
      ]}
    />
  );
}

function CitationLists({ of }: { of: Citations }) {
  const { say } = useWords();
  const list = (title: string, count: number, rows: readonly ReactNode[]) => (
    <section>
      <h2>
        {title} <span className="soft">{count.toLocaleString()}</span>
      </h2>
      {count === 0 ? <p className="soft">{say('no_citations')}</p> : <ol className="plainlist">{rows}</ol>}
      {count > rows.length && <p className="soft small">{say('family_left_out', { n: count - rows.length })}</p>}
    </section>
  );
  const named = (id: string | undefined, text: string) => (id ? <Link to={`/papers/${id}`}>{text}</Link> : text);
  return (
    <>
      {list(
        say('paper_references'),
        of.reference_no ?? 0,
        (of.reference_data ?? []).map(({ sequence, paper_id, citation_text }) => (
          <li key={sequence}>{named(paper_id, citation_text ?? '')}</li>
        )),
      )}
      {list(
        say('paper_cited_by'),
        of.np_citation_no ?? 0,
        (of.np_citation_data ?? []).map(({ paper_id, citation_text }) => (
          <li key={paper_id}>{named(paper_id, citation_text ?? '')}</li>
        )),
      )}
      {list(
        say('paper_patents'),
        of.patent_citation_no ?? 0,
        (of.patent_citation_data ?? []).map(({ pn, title }) => (
          <li key={pn}>
            <Link to={`/patents/${pn}`}>
              <code>{pn}</code>
            </Link>{' '}
            {title}
          </li>
        )),
      )}
    </>
  );
}

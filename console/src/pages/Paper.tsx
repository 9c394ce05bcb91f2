import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router';
import { type Of, type Operation, operationWithNotes } from '../api.ts';
import { day } from '../parts/basics.tsx';
import { Notices } from '../parts/Readiness.tsx';
import { RecordPage } from '../parts/RecordPage.tsx';
import { upTo } from '../parts/up-to.ts';
import { useWords } from '../words/words.tsx';

type Work = Of<Operation<'POST /literature/bibliography'>>;
type Citations = Of<Operation<'POST /literature/citation'>>;

/** `/papers/:id`: a paper, what it cites, and which papers and patents cite it. */
export default function Paper() {
  const { id = '' } = useParams();
  const { say } = useWords();
  const about = useQuery({
    queryKey: ['paper', id],
    queryFn: async ({ signal }) => {
      const body = { paper_id: id };
      const [work, citations] = await Promise.all([
        operationWithNotes('POST /literature/bibliography', { body, signal }),
        operationWithNotes('POST /literature/citation', { body, signal }),
      ]);
      const notes = [...new Set([...work.notes, ...citations.notes])];
      return { work: work.answer[0], citations: citations.answer[0], notes };
    },
  });
  return (
    <RecordPage
      className="paper"
      kind={['/papers', 'papers']}
      about={about}
      name={({ work }) => work?.title?.[0]?.text}
      lang={({ work }) => work?.title?.[0]?.lang?.toLowerCase()}
    >
      {({ citations, notes, work }) =>
        work ? (
          <>
            <Bibliography work={work} />
            <Notices of={notes} />
            {citations && <CitationLists of={citations} />}
          </>
        ) : (
          <p>{say('paper_absent')}</p>
        )
      }
    </RecordPage>
  );
}

function Bibliography({ work }: { work: Work }) {
  const { say } = useWords();
  const [abstract] = work.abstract ?? [];
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
      </p>
      <p className="row small">
        <Link
          to={`/similar?text=${encodeURIComponent(upTo([work.title?.[0]?.text, abstract?.text].filter(Boolean).join('. '), 5000))}`}
        >
          {say('paper_patents_like')}
        </Link>
      </p>
      {abstract ? (
        <p className="text measure" lang={abstract.lang?.toLowerCase()}>
          {abstract.text}
        </p>
      ) : (
        <p className="soft">{say('paper_no_abstract')}</p>
      )}
    </>
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

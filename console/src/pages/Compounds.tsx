import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ClipboardEvent, type FormEvent, useEffect, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { type Of, type Operation, operationWithNotes } from '../api.ts';
import { Problem, Skeleton } from '../parts/basics.tsx';
import { Empty } from '../parts/Empty.tsx';
import { Held } from '../parts/Held.tsx';
import { Pager } from '../parts/Pager.tsx';
import { Notices } from '../parts/Readiness.tsx';
import { SearchLine } from '../parts/SearchLine.tsx';
import { useWords } from '../words/words.tsx';
import { Editor } from './chemistry/Editor.tsx';
import { Structure } from './chemistry/Structure.tsx';

const PAGE = 24;
/** How structures are asked for; a pattern is SMARTS, the others SMILES. */
const TYPES = ['SUB', 'SIM', 'EXT', 'SMARTS'] as const;
const PATTERN = 'SMARTS';
const SIMILAR_FROM = 0.5;

type Hit = Of<NonNullable<Operation<'POST /chemical-openapi/compound'>['results']>>;

/** Parts that compounds of any corpus have: benzene, a piperazine, an amide, a sulfonamide. */
const COMPOUNDS = [
  ['c1ccccc1', 'benzene'],
  ['C1CNCCN1', 'piperazine'],
  ['NC=O', 'C(=O)N'],
  ['NS(=O)=O', 'S(=O)(=O)N'],
].map(([smiles, text]) => ({ text: text!, to: `/compounds?smiles=${encodeURIComponent(smiles!)}&type=SUB` }));

/** `/compounds`: by a word for it (`?q=`), or by a structure or a pattern (`?smiles=` in `?type=`). */
export default function Compounds() {
  const { say } = useWords();
  const [params, setParams] = useSearchParams();
  const word = params.get('q') ?? '';
  const smiles = params.get('smiles') ?? '';
  const type = TYPES.find((each) => each === params.get('type')) ?? 'SUB';
  const page = Math.max(1, Number(params.get('page')) || 1);
  useEffect(() => {
    document.title = `${say('compounds')} · Priora`;
  }, [say]);
  return (
    <div className="page">
      <h1>{say('compounds')}</h1>
      <SearchLine
        of={{ name: 'q', label: say('compounds_find') }}
        {...{ value: word || smiles, most: Math.max(2000, smiles.length), required: true }}
        // a structure that the address came with is asked for as one again
        onSearch={(q) => setParams(q === smiles ? { smiles, type } : { q })}
      />
      <Drawn
        key={`${smiles} ${word}`}
        open={smiles === '' && word === ''}
        smiles={smiles}
        type={type}
        onSearch={(asked) => setParams(asked)}
      />
      {smiles !== '' ? (
        <ByStructure
          smiles={smiles}
          type={type}
          page={page}
          onPage={(to) => setParams({ smiles, type, page: `${to}` })}
        />
      ) : word !== '' ? (
        <ByWord word={word} />
      ) : (
        <>
          <p className="soft measure">{say('compounds_text')}</p>
          <Held of="compounds" examples={COMPOUNDS} />
        </>
      )}
    </div>
  );
}

type Asked = { readonly smiles: string; readonly type: string };

/** The editor, the same as SMILES, and what is asked of it. */
function Drawn({ open, smiles, type, onSearch }: Asked & { open: boolean; onSearch(asked: Asked): void }) {
  const { say } = useWords();
  const [drawn, setDrawn] = useState(smiles);
  const [how, setHow] = useState(type);
  // the editor is read when it is seen: it keeps the page from answering for half a second
  const [seen, setSeen] = useState(open);
  const written = say(how === PATTERN ? 'compounds_smarts' : 'compounds_smiles');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // not trimmed: the first line of a MOL block may be empty
    if (drawn.trim() !== '') onSearch({ smiles: drawn, type: how });
  };
  // a field of one line would join the lines of a MOL block
  const paste = async (event: ClipboardEvent<HTMLInputElement>) => {
    const block = event.clipboardData.getData('text');
    if (!block.includes('M  END')) return;
    event.preventDefault();
    const { Molecule } = await import('openchemlib');
    try {
      setDrawn(Molecule.fromMolfile(block).toIsomericSmiles());
    } catch {
      // the service says what is wrong with it
      setDrawn(block);
    }
  };
  return (
    <details
      className="drawing"
      open={open || undefined}
      onToggle={({ currentTarget }) => currentTarget.open && setSeen(true)}
    >
      <summary>{say('compounds_draw')}</summary>
      <form onSubmit={submit} className="drawn">
        {seen && how !== PATTERN && <Editor smiles={drawn} onChange={setDrawn} />}
        <input
          value={drawn}
          onChange={({ target }) => setDrawn(target.value)}
          onPaste={(event) => void paste(event)}
          required
          maxLength={10_000}
          spellCheck={false}
          aria-label={written}
          placeholder={written}
        />
        <div className="row">
          <select value={how} onChange={({ target }) => setHow(target.value)} aria-label={say('compounds_how')}>
            {TYPES.map((each) => (
              <option key={each} value={each}>
                {say(`compounds_${each}`)}
              </option>
            ))}
          </select>
          <button type="submit">{say('search')}</button>
        </div>
      </form>
    </details>
  );
}

function ByStructure(props: { smiles: string; type: (typeof TYPES)[number]; page: number; onPage(to: number): void }) {
  const { smiles, type, page, onPage } = props;
  const { say } = useWords();
  const found = useQuery({
    queryKey: ['compounds', smiles, type, page],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => {
      const similar = type === 'SIM' ? { sim_threshold: SIMILAR_FROM } : {};
      const asked =
        type === PATTERN ? { smarts: smiles, search_type: 'SUB' as const } : { smiles, search_type: type, ...similar };
      const body = { ...asked, page, rows: PAGE };
      return operationWithNotes('POST /chemical-openapi/compound', { body, signal });
    },
  });
  if (found.error) return <Problem error={found.error} again={() => void found.refetch()} />;
  if (!found.data) return <Skeleton lines={8} />;
  const { results = [], total = 0, complete = true } = found.data.answer;
  return (
    <>
      <p className="count" aria-live="polite">
        <strong>{say(complete ? 'compounds_n' : 'compounds_at_least', { n: total })}</strong>
      </p>
      <Notices of={found.data.notes} />
      {total === 0 ? (
        <Empty title={say('nothing_found')}>{say('compounds_none')}</Empty>
      ) : (
        <>
          <Cards of={results} match={type === 'SUB' || type === PATTERN ? smiles : undefined} />
          <Pager
            from={(page - 1) * PAGE}
            shown={results.length}
            size={PAGE}
            total={total}
            onFrom={(from) => onPage(from / PAGE + 1)}
          />
        </>
      )}
    </>
  );
}

function ByWord({ word }: { word: string }) {
  const { say } = useWords();
  const found = useQuery({
    queryKey: ['compounds', 'word', word],
    queryFn: ({ signal }) =>
      operationWithNotes('POST /chemical-business/keyword/search', { query: { keyword: word }, body: {}, signal }),
  });
  if (found.error) return <Problem error={found.error} again={() => void found.refetch()} />;
  if (!found.data) return <Skeleton lines={8} />;
  const { items = [], taken_as = '' } = found.data.answer;
  return (
    <>
      <p className="count" aria-live="polite">
        <strong>{say('compounds_n', { n: items.length })}</strong>{' '}
        <span className="soft">{say('compounds_taken', { what: taken_as })}</span>
      </p>
      <Notices of={found.data.notes} />
      {items.length === 0 ? <Empty title={say('nothing_found')}>{say('compounds_none')}</Empty> : <Cards of={items} />}
    </>
  );
}

/** Compounds as pictures, with what is known of them at a glance. */
function Cards({ of, match }: { of: readonly Partial<Hit>[]; match?: string | undefined }) {
  const { say, language } = useWords();
  return (
    <ul className="compound-cards">
      {of.map(({ inchi_key = '', compound_name, smiles = '', formula, mol_weight, patent_count, similarity }) => (
        <li key={inchi_key}>
          <Structure smiles={smiles} name={compound_name} match={match} />
          <Link to={`/compounds/${encodeURIComponent(inchi_key)}`}>{compound_name ?? <code>{inchi_key}</code>}</Link>
          <span className="small soft">
            {[
              formula,
              mol_weight !== undefined && `${mol_weight.toLocaleString(language)} g/mol`,
              patent_count !== undefined && patent_count > 0 && say('compounds_patents', { n: patent_count }),
              similarity !== undefined && say('compounds_similarity', { n: similarity }),
            ]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </li>
      ))}
    </ul>
  );
}

import { useQuery } from '@tanstack/react-query';
import { Fragment, useState } from 'react';
import { Link, useParams } from 'react-router';
import { type Operation, operation } from '../api.ts';
import { CopyButton, Problem, Skeleton } from '../parts/basics.tsx';
import { Pager } from '../parts/Pager.tsx';
import { Facts, RecordPage } from '../parts/RecordPage.tsx';
import { Segmented } from '../parts/Segmented.tsx';
import { useWords } from '../words/words.tsx';
import { listedName, Places } from './sequences/Places.tsx';
import './sequences/sequences.css';

const PAGE = 50;
/** Letters to a line, and to a group of it. */
const LINE = 60;
const GROUP = 10;
/** Letters that are drawn; all of them are copied. */
const MOST_LETTERS = 12_000;

type Info = Operation<'POST /bio/sequence/info'>;
type Scheme = keyof NonNullable<Info['cdrs']>;

/** `/sequences/:id`: a sequence, its letters, and the documents that hold it. */
export default function Sequence() {
  const { id = '' } = useParams();
  const { say, language } = useWords();
  const about = useQuery({
    queryKey: ['sequence', id],
    queryFn: ({ signal }) =>
      operation('POST /bio/sequence/info', { query: { sequence_id: Number(id) }, body: {}, signal }),
  });
  return (
    <RecordPage
      kind={['/sequences', 'sequences']}
      about={about}
      name={({ sequence_name, seq_position = [] }) => {
        const [{ pn, positions: sequence_id_number = [] } = {}] = seq_position;
        return sequence_name?.[0] ?? (pn ? listedName({ pn, sequence_id_number }) : say('sequences_nameless', { id }));
      }}
      deeds={({ sequence = '', sequence_name }) => (
        <>
          <Link className="button" to={`/sequences?like=${id}`}>
            {say('sequences_like')}
          </Link>
          <CopyButton text={`>${sequence_name?.[0] ?? id}\n${sequence}`} label={say('sequences_copy')} />
        </>
      )}
    >
      {({ type, length, organism = [], sequence_name = [], sequence_label = [], sequence = '', ...more }) => (
        <>
          <Facts
            of={[
              [say('sequences_kind'), say(type === 'Proteins' ? 'sequences_PROTEIN' : 'sequences_NUCLEOTIDE')],
              [say('sequences_length'), Number(length).toLocaleString(language)],
              [say('sequences_organism'), organism.join('; ')],
              [say('sequences_names'), sequence_name.slice(1).join('; ')],
              [say('sequences_labels'), sequence_label.join(', ')],
              [say('sequences_described'), more.description],
              [say('sequences_modified'), more.chemically_modified && say('sequences_modified_yes')],
            ]}
          />
          <Holding of={id} />
          <Letters of={sequence} cdrs={more.cdrs} />
        </>
      )}
    </RecordPage>
  );
}

/** The documents whose listings hold it, and their claims that name it. */
function Holding({ of }: { of: string }) {
  const { say } = useWords();
  const [from, setFrom] = useState(0);
  const { data, error } = useQuery({
    queryKey: ['sequence-patents', of, from],
    queryFn: ({ signal }) =>
      operation('POST /bio-openapi/sequence/patent', {
        body: { seq_id: of, page: from / PAGE + 1, size: PAGE },
        signal,
      }),
  });
  const { patents = [], total = 0 } = data ?? {};
  return (
    <section>
      <h2>
        {say('sequences_documents')} {data && <span className="soft">{total.toLocaleString()}</span>}
      </h2>
      {error ? (
        <Problem error={error} />
      ) : data ? (
        <Places of={patents as never} total={total} />
      ) : (
        <Skeleton lines={2} />
      )}
      {total > PAGE && <Pager {...{ from, shown: patents.length, size: PAGE, total }} onFrom={setFrom} />}
    </section>
  );
}

/** The stretches of the regions of an antibody, by their beginnings. */
function regionsOf(letters: string, cdrs: Info['cdrs'], scheme: Scheme) {
  const regions = (cdrs?.[scheme] ?? []).flatMap((domain) =>
    Object.entries(domain as Record<string, string>).map(([name, text]) => {
      const at = text ? letters.indexOf(text) : -1;
      return { name: name.replace('_cdr', ' CDR').toUpperCase(), from: at, to: at + (text?.length ?? 0) };
    }),
  );
  return regions.filter(({ from }) => from >= 0).sort((a, b) => a.from - b.from);
}

/** The letters in lines of sixty with their places; the regions of an antibody are marked. */
function Letters({ of, cdrs }: { of: string; cdrs: Info['cdrs'] }) {
  const { say } = useWords();
  const schemes = Object.keys(cdrs ?? {}) as Scheme[];
  const [scheme, setScheme] = useState<Scheme>('kabat');
  const regions = cdrs ? regionsOf(of, cdrs, scheme) : [];
  const shown = of.slice(0, MOST_LETTERS);
  const lines = Array.from({ length: Math.ceil(shown.length / LINE) }, (_, n) => n * LINE);
  const wide = String((lines.at(-1) ?? 0) + 1).length;
  const inRegion = (at: number) => regions.some(({ from, to }) => at >= from && at < to);
  return (
    <section>
      <h2>{say('sequences_all')}</h2>
      {schemes.length > 0 && (
        <div className="row small">
          <span className="soft">{say('sequences_cdrs')}</span>
          <Segmented
            label={say('sequences_cdrs')}
            value={scheme}
            of={schemes.map((value) => ({ value, name: SCHEMES[value] }))}
            onChange={(to) => setScheme(to)}
          />
          {regions.map(({ name, from, to }) => (
            <span key={name}>
              <mark>{name}</mark> {from + 1}-{to}
            </span>
          ))}
        </div>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reached by keys */}
      <pre className="alignment" tabIndex={0}>
        {lines.map((start) => (
          <Fragment key={start}>
            <span className="soft">{String(start + 1).padStart(wide)} </span>
            {stretches(shown, start, Math.min(start + LINE, shown.length), inRegion).map(({ text, marked }, n) =>
              marked ? (
                <mark key={n} className="m0">
                  {text}
                </mark>
              ) : (
                <Fragment key={n}>{text}</Fragment>
              ),
            )}
            {'\n'}
          </Fragment>
        ))}
      </pre>
      {of.length > MOST_LETTERS && <p className="small soft">{say('sequences_cut', { n: MOST_LETTERS })}</p>}
    </section>
  );
}

const SCHEMES = { abm: 'AbM', chothia: 'Chothia', contact: 'Contact', imgt: 'IMGT', kabat: 'Kabat' } as const;

/** A line in groups of ten, divided where what is marked begins and ends. */
function stretches(letters: string, start: number, end: number, marked: (at: number) => boolean) {
  const parts: { text: string; marked: boolean }[] = [];
  for (let at = start; at < end; at++) {
    const gap = at > start && (at - start) % GROUP === 0 ? ' ' : '';
    const own = marked(at);
    const last = parts.at(-1);
    if (last?.marked === own) last.text += gap + letters[at];
    else {
      if (last) last.text += gap;
      parts.push({ text: letters[at]!, marked: own });
    }
  }
  return parts;
}

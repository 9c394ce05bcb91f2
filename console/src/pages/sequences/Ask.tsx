import { type FormEvent, useState } from 'react';
import { Problem } from '../../parts/basics.tsx';
import { Segmented } from '../../parts/Segmented.tsx';
import { useWords } from '../../words/words.tsx';
import { type Kind, likelyKind, pastedSequence } from './fasta.ts';
import { type AskedBefore, begin, EVALUES, PLACES, type Place, PROGRAMS, type Program, suiting } from './question.ts';

const KINDS: readonly Kind[] = ['PROTEIN', 'NUCLEOTIDE'];
/** A chain of insulin, the promoter of a phage, the signal for a sugar on asparagine: each shows one way to ask. */
const EXAMPLES = [
  { word: 'sequences_eg_protein', text: '>insulin, B chain\nFVNQHLCGSHLVEALYLVCGERGFFYTPKT', motif: false },
  { word: 'sequences_eg_bases', text: '>T7 promoter\nTAATACGACTCACTATAGGGAGA', motif: false },
  { word: 'sequences_eg_motif', text: 'N[^P][ST]', motif: true },
] as const;

/** A search as it was begun, as the form has it; FASTA again, so that the name stays. */
const textOf = ({ label = '', sequence = '', algorithm }: AskedBefore) =>
  algorithm === undefined || /^SEQ1$/.test(label) ? sequence : `>${label}\n${sequence}`;
const placeOf = ({ database = [] }: AskedBefore) =>
  (Object.keys(PLACES) as Place[]).find((each) => PLACES[each].join() === database.join()) ?? 'all';

/** What is searched, among what, and how. @param before What the search asked whose results are shown. */
export function Ask({ before, onJob }: { before?: AskedBefore | undefined; onJob(id: string): void }) {
  const { say } = useWords();
  const [error, setError] = useState<Error>();
  const [busy, setBusy] = useState(false);
  const [text, setText] = useState(before ? textOf(before) : '');
  const [motif, setMotif] = useState(before !== undefined && before.algorithm === undefined);
  const [chosen, setChosen] = useState<Kind | undefined>(before?.sequence_type);
  const [among, setAmong] = useState<Kind | undefined>(before?.query_type);
  const [named, setNamed] = useState(before?.algorithm as Program | undefined);
  const [evalue, setEvalue] = useState(String(before?.evalue ?? EVALUES[0]));
  const [place, setPlace] = useState<Place>(before ? placeOf(before) : 'all');

  const pasted = pastedSequence(text);
  const letters = pasted?.letters ?? '';
  const kind = chosen ?? (motif ? undefined : likelyKind(letters)) ?? 'PROTEIN';
  const subject = motif ? kind : (among ?? kind);
  const program = PROGRAMS[kind][subject].find((each) => each === named) ?? suiting(kind, subject, letters.length);
  const several = pasted === undefined;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    try {
      setError(undefined);
      if (several) throw new Error(say('sequences_one'));
      onJob(
        await begin({
          ...{ letters, label: pasted.label, kind, subject, place },
          ...{ program: motif ? undefined : program, evalue: Number(evalue) },
        }),
      );
    } catch (failure) {
      setError(failure as Error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <form onSubmit={submit} className="sequence-ask">
      <div>
        <Segmented
          label={say('sequences_how')}
          value={motif ? 'motif' : 'alike'}
          of={(['alike', 'motif'] as const).map((value) => ({ value, name: say(`sequences_${value}`) }))}
          onChange={(value) => setMotif(value === 'motif')}
        />
        <textarea
          value={text}
          onChange={({ target }) => setText(target.value)}
          rows={5}
          required
          spellCheck={false}
          aria-label={say('sequences_letters')}
          placeholder={say(motif ? 'sequences_motif_hint' : 'sequences_hint')}
        />
        <p className={several ? 'warning' : 'small soft'} aria-live="polite">
          {several
            ? say('sequences_one')
            : letters === '' || motif
              ? say(motif ? 'sequences_motif_text' : 'sequences_text')
              : [pasted.label, say(`sequences_${kind}`), say('sequences_letters_n', { n: letters.length })]
                  .filter(Boolean)
                  .join(' · ')}
        </p>
        {text === '' && (
          <p className="row small">
            <span className="soft">{say('try')}</span>
            {EXAMPLES.filter((each) => each.motif === motif).map(({ word, text: given }) => (
              <button key={word} type="button" className="plain" onClick={() => setText(given)}>
                {say(word)}
              </button>
            ))}
          </p>
        )}
      </div>
      <Settings
        {...{ motif, kind, subject, program, evalue, place, may: !busy && !several }}
        onKind={setChosen}
        onSubject={setAmong}
        onProgram={setNamed}
        onEvalue={setEvalue}
        onPlace={setPlace}
      />
      {error && <Problem error={error} />}
    </form>
  );
}

/** What the letters are, among what they are searched, and how. */
function Settings(props: {
  motif: boolean;
  kind: Kind;
  subject: Kind;
  program: Program;
  evalue: string;
  place: Place;
  /** Whether the search can be begun. */
  may: boolean;
  onKind(kind: Kind): void;
  onSubject(kind: Kind): void;
  onProgram(program: Program): void;
  onEvalue(evalue: string): void;
  onPlace(place: Place): void;
}) {
  const { motif, kind, subject, program, evalue, place, may } = props;
  const { onKind, onSubject, onProgram, onEvalue, onPlace } = props;
  const { say } = useWords();
  const programs = PROGRAMS[kind][subject];
  const kinds = KINDS.map((value) => ({ value, name: say(`sequences_${value}`) }));
  return (
    <fieldset className="sequence-settings">
      <legend className="hidden">{say('sequences_settings')}</legend>
      <div>
        <span className="soft small">{say('sequences_is')}</span>
        <Segmented label={say('sequences_is')} value={kind} of={kinds} onChange={onKind} />
      </div>
      {!motif && (
        <div>
          <span className="soft small">{say('sequences_among')}</span>
          <Segmented label={say('sequences_among')} value={subject} of={kinds} onChange={onSubject} />
        </div>
      )}
      {!motif && (
        <label>
          <span className="soft small">{say('sequences_program')}</span>
          <select value={program} onChange={({ target }) => onProgram(target.value as Program)}>
            {programs.map((each) => (
              <option key={each} value={each}>
                {each}: {say(`sequences_${each}`)}
              </option>
            ))}
          </select>
        </label>
      )}
      <label>
        <span className="soft small">{say('sequences_where')}</span>
        <select value={place} onChange={({ target }) => onPlace(target.value as Place)}>
          {(Object.keys(PLACES) as Place[]).map((each) => (
            <option key={each} value={each}>
              {say(`sequences_in_${each}`)}
            </option>
          ))}
        </select>
      </label>
      {!motif && (
        <label>
          <span className="soft small">{say('sequences_evalue')}</span>
          <select value={evalue} onChange={({ target }) => onEvalue(target.value)}>
            {[...new Set([...EVALUES, evalue])].map((each) => (
              <option key={each} value={each}>
                {each}
              </option>
            ))}
          </select>
        </label>
      )}
      <button type="submit" disabled={!may}>
        {say('search')}
      </button>
    </fieldset>
  );
}

import { useMemo } from 'react';
import { Dialog } from '../../parts/basics.tsx';
import { useWords } from '../../words/words.tsx';
import type { textsOf } from '../patent.ts';
import { termFacts, termOf } from './term.ts';

/** What a document says of a term: where it comes from, what it means, its reference sign, where it is used. */
export function Term({
  words,
  unit,
  texts: { claims, description },
  onClose,
}: {
  words: string;
  /** Where it was selected. */
  unit: string;
  texts: ReturnType<typeof textsOf>;
  onClose(): void;
}) {
  const { say } = useWords();
  const term = termOf(words);
  const { antecedent, definitions, signs, times, ...facts } = useMemo(() => {
    const from = /^c(\d+)$/.exec(unit)?.[1];
    return termFacts(
      term,
      claims?.claims ?? [],
      description?.paragraphs.filter(({ heading }) => !heading) ?? [],
      from === undefined ? undefined : Number(from),
    );
  }, [term, unit, claims, description]);
  const rows = [
    [
      'term_antecedent',
      antecedent && (
        <a href={`#${antecedent.unit}:${antecedent.start}-${antecedent.end}`} onClick={onClose}>
          {say('where_claim', { n: antecedent.claim })}: {antecedent.text}
        </a>
      ),
    ],
    [
      'term_definition',
      definitions.length > 0 &&
        definitions.map(({ unit: place, start, end, text }) => (
          <a key={`${place} ${start}`} href={`#${place}:${start}-${end}`} className="block" onClick={onClose}>
            {text.slice(0, 300)}
          </a>
        )),
    ],
    ['term_sign', signs.length > 0 && signs.map(({ sign, times: n }) => `${sign} (${n}×)`).join(', ')],
    ['term_used', say('term_used_in', { claims: facts.claims.length > 0 ? facts.claims.join(', ') : '–', n: times })],
  ] as const;
  return (
    <Dialog title={`${say('term_explain')}: ${term}`} onClose={onClose}>
      <dl className="term">
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{say(name)}</dt>
            <dd>{value || <span className="soft">{say('term_none')}</span>}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}

import { likenessIn } from '../../words/mark-reasons.ts';
import { useWords } from '../../words/words.tsx';

const PARTS = ['sight', 'sound', 'sense', 'structure'] as const;

/** How alike two marks are, by parts from 0 to 1, shown of a hundred, and why. */
export function Likeness({
  of,
  reasons = [],
}: {
  of: { readonly [part in (typeof PARTS)[number]]?: number };
  reasons?: readonly string[] | undefined;
}) {
  const { say, language } = useWords();
  const percent = (value: number | undefined) => (value === undefined ? '–' : String(Math.round(value * 100)));
  return (
    <div className="likeness">
      <ul className="small">
        {PARTS.map((part) => (
          <li key={part} className={(of[part] ?? 0) >= NEAR ? 'near' : ''}>
            {say(`marks_${part}`)} <b>{percent(of[part])}</b>
          </li>
        ))}
      </ul>
      {reasons.length > 0 && (
        <p className="soft small">{reasons.map((reason) => likenessIn(language, reason)).join(' · ')}</p>
      )}
    </div>
  );
}

/** A part from which on it is set in bold. */
const NEAR = 0.8;

import './drugs.css';

/** What is told of a thing in a list, in one line each: its name, then the words; what is not known is left out. */
export function RowFacts({ of }: { of: readonly (readonly [name: string, text: string])[] }) {
  const told = of.filter(([, text]) => text !== '');
  if (told.length === 0) return null;
  return (
    <p className="row-facts small">
      {told.map(([name, text]) => (
        <span key={name}>
          <span className="soft">{name}:</span> {text}
        </span>
      ))}
    </p>
  );
}

import { useWords } from '../../../words/words.tsx';

/** Texts that a flow can be tried with, the reader's language first. */
export function Examples({
  of,
  onChoose,
}: {
  of: Readonly<Record<'en' | 'zh', string>>;
  onChoose(text: string): void;
}) {
  const { say, language } = useWords();
  return (
    <section className="try">
      <h2>{say('n_try')}</h2>
      {(language === 'zh' ? (['zh', 'en'] as const) : (['en', 'zh'] as const)).map((each) => (
        <button key={each} type="button" className="example" onClick={() => onChoose(of[each])}>
          <span lang={each}>{of[each]}</span>
        </button>
      ))}
    </section>
  );
}

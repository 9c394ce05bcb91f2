import type { Operation } from '../../api.ts';
import { useWords } from '../../words/words.tsx';

type Goods = Operation<'GET /trademark/data/detail'>['goods'];

/** Goods in one language: the reader's, else English, else the first; those in others are folded away. */
export function GoodsByLanguage({ of }: { of: NonNullable<Goods> }) {
  const { say, language } = useWords();
  const byLanguage = Map.groupBy(of, ({ lang }) => lang ?? '');
  const [first] = [language, 'en', ...byLanguage.keys()].filter((lang) => byLanguage.has(lang));
  const others = [...byLanguage].filter(([lang]) => lang !== first);
  const names = new Intl.DisplayNames([language], { type: 'language', fallback: 'code' });
  return (
    <>
      {first !== undefined && <Stated of={byLanguage.get(first)!} />}
      {others.length > 0 && (
        <details>
          <summary>{say('marks_goods_others', { n: others.length })}</summary>
          {others.map(([lang, goods]) => (
            <section key={lang}>
              <h3>{lang === '' ? say('marks_goods_no_language') : names.of(lang)}</h3>
              <Stated of={goods} />
            </section>
          ))}
        </details>
      )}
    </>
  );
}

function Stated({ of }: { of: NonNullable<Goods> }) {
  return (
    <ul className="mark-goods">
      {of.map(({ class: nice, lang, text }, n) => (
        <li key={n} lang={lang}>
          <b>{nice}</b> {text}
        </li>
      ))}
    </ul>
  );
}

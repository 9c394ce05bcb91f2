import type { ReactNode } from 'react';
import { type Say, useWords } from '../../words/words.tsx';
import type { PatentRecord, textsOf } from '../patent.ts';

type Texts = ReturnType<typeof textsOf>;

/**
 * A unit of the document in words that are lit where the search or an address asks for it; `published`: offsets count
 * in this text.
 */
export type Unit = (id: string, text: string, published: boolean) => ReactNode;

interface Given {
  readonly texts: Texts;
  readonly unit: Unit;
  /** The unit that the address points to. */
  readonly target: string | undefined;
}

/** Every text that a record has, as `en-original`. */
export const languagesOf = ({ claims, descriptions, abstracts, titles }: PatentRecord): readonly string[] => [
  ...new Set([...claims, ...descriptions, ...abstracts, ...titles].map(({ lang, origin }) => `${lang}-${origin}`)),
];

/** Abstract, claims and description. */
export function Text(given: Given) {
  const { say } = useWords();
  const { texts, unit, target } = given;
  return (
    <>
      {texts.abstract && (
        <section lang={texts.abstract.lang}>
          <h2>{say('abstract')}</h2>
          <p id="abstract" data-unit className={target === 'abstract' ? 'target' : ''}>
            {unit('abstract', texts.abstract.text, texts.published.abstract)}
          </p>
        </section>
      )}
      <Claims {...given} />
      <Description {...given} />
    </>
  );
}

function Claims({ texts: { claims, published }, unit, target }: Given) {
  const { say } = useWords();
  return (
    <section lang={claims?.lang} id="claims" aria-label={say('claims')}>
      <h2>{say('claims')}</h2>
      {claims ? (
        claims.claims.map(({ number, independent, parents, text }) => (
          <div
            key={number}
            className={`claim ${independent ? 'independent' : 'dependent'} ${target === `c${number}` ? 'target' : ''}`}
          >
            <span
              className="number"
              title={independent ? say('independent') : say('depends', { n: parents.join(', ') })}
            >
              {number}
            </span>
            <p id={`c${number}`} data-unit>
              {unit(`c${number}`, text, published.claims)}
            </p>
          </div>
        ))
      ) : (
        <p className="soft">{say('no_claims')}</p>
      )}
    </section>
  );
}

function Description({ texts: { description, published }, unit, target }: Given) {
  const { say } = useWords();
  return (
    <section lang={description?.lang} id="description" aria-label={say('description')}>
      <h2>{say('description')}</h2>
      {description ? (
        description.paragraphs.map(({ id, heading, number, text }) =>
          heading ? (
            <h3 key={id} id={id}>
              {text}
            </h3>
          ) : (
            <div key={id} className={`paragraph ${target === id ? 'target' : ''}`}>
              <a className="number" href={`#${id}`}>
                {number ?? id}
              </a>
              <p id={id} data-unit>
                {unit(id, text, published.description)}
              </p>
            </div>
          ),
        )
      ) : (
        <p className="soft">{say('no_description')}</p>
      )}
    </section>
  );
}

/** Which of several texts is read. */
export function TextChoice({
  languages,
  shown,
  onChoose,
}: {
  languages: readonly string[];
  shown: string | undefined;
  onChoose(text: string): void;
}) {
  const { say } = useWords();
  return (
    <label className="row">
      {say('other_text')}
      <select value={shown} onChange={(event) => onChoose(event.target.value)}>
        {languages.map((each) => (
          <option key={each} value={each}>
            {textName(say, each)}
          </option>
        ))}
      </select>
    </label>
  );
}

/** `en-original` in words. */
const textName = (say: Say, text: string): string => {
  const [lang = '', origin] = text.split('-');
  const name = new Intl.DisplayNames([document.documentElement.lang || 'en'], { type: 'language' }).of(lang) ?? lang;
  return origin === 'original' ? name : `${name} (${say(origin === 'office' ? 'text_office' : 'text_machine')})`;
};

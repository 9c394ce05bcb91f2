import type { ReactNode } from 'react';
import { Pane } from '../../parts/Pane.tsx';
import { useWords } from '../../words/words.tsx';
import type { Claim, textsOf } from '../patent.ts';
import { newsOf } from './claim-news.ts';

type Texts = ReturnType<typeof textsOf>;

/** The way through a document: its parts, its claims as they depend on each other, the sections of its description. */
export function Outline({ texts, children }: { texts: Texts; children: ReactNode }) {
  const { say } = useWords();
  const paragraphs = texts.description?.paragraphs ?? [];
  const sections = [...new Set(paragraphs.map(({ section }) => section))];
  return (
    <OutlinePane>
      {children}
      <h2>{say('outline')}</h2>
      <a href="#abstract">{say('abstract')}</a>
      <a href="#claims">{say('claims')}</a>
      {texts.claims && <ClaimTree claims={texts.claims.claims} />}
      <a href="#description">{say('description')}</a>
      <ul>
        {sections.map((section) => (
          <li key={section}>
            <a href={`#${paragraphs.find((each) => each.section === section)!.id}`}>{say(`section_${section}`)}</a>
          </li>
        ))}
      </ul>
      <a href="#figures">{say('figures')}</a>
      <a href="#citations">{say('citations')}</a>
      <a href="#family">{say('family')}</a>
      <a href="#events">{say('events')}</a>
    </OutlinePane>
  );
}

/** The place of the outline, which it keeps while the document is on its way. */
export function OutlinePane({ children }: { children: ReactNode }) {
  const { say } = useWords();
  return (
    <Pane name="outline" side="left" usual={236} most={480} label={say('outline')}>
      <nav className="outline" aria-label={say('outline')}>
        {children}
      </nav>
    </Pane>
  );
}

/**
 * Characters of a claim: more than its three lines show (styles end them with an ellipsis), and what is told when it is
 * pointed at.
 */
const SHORT = 240;
const LONG = 400;

/**
 * Claims as they depend on each other: each stands under the first that it refers to, with what it adds to that one.
 */
function ClaimTree({ claims, under = 0 }: { claims: readonly Claim[]; under?: number }) {
  const known = new Set(claims.map(({ number }) => number));
  const parentOf = ({ parents, number }: Claim) => parents.find((each) => known.has(each) && each < number) ?? 0;
  const here = claims.filter((claim) => parentOf(claim) === under);
  if (here.length === 0) return null;
  return (
    <ul className="tree">
      {here.map((claim) => {
        const news = claim.independent ? 0 : newsOf(claim.text);
        return (
          <li key={claim.number}>
            <a href={`#c${claim.number}`} title={claim.text.slice(news, news + LONG)}>
              {claim.number}
              <span>
                {' '}
                {news > 0 && '+ '}
                {claim.text.slice(news, news + SHORT)}
              </span>
            </a>
            <ClaimTree claims={claims} under={claim.number} />
          </li>
        );
      })}
    </ul>
  );
}

import { useWords } from '../../words/words.tsx';
import type { PatentPage } from '../patent.ts';

/** A picture of a document, at its own size in a tab of its own. */
function Picture({ address, alt, size }: { address: string; alt: string; size?: { width: number; height: number } }) {
  return (
    <a href={address} target="_blank" rel="noreferrer">
      <img src={address} alt={alt} {...size} loading="lazy" />
    </a>
  );
}

/**
 * Drawings that the store has, and the pages as the office printed them; of drawings that a text names and nobody
 * imported it is said so.
 */
export function Figures({ page: { record, sheets } }: { page: PatentPage }) {
  const { say } = useWords();
  const at = `/manage/patents/${record.publication_number}`;
  const sheetAt = (name: string) => `${at}/sheets/${encodeURIComponent(name)}`;
  const drawings = new Map(
    sheets.flatMap(({ role, name }) => (role === 'drawing' ? [[name.toLowerCase(), name] as const] : [])),
  );
  const shown = record.figures.map((figure) => {
    const sheet = figure.file === undefined ? undefined : drawings.get(figure.file.toLowerCase());
    if (sheet !== undefined) drawings.delete(sheet.toLowerCase());
    const address = figure.drawn ? `${at}/figures/${encodeURIComponent(figure.id)}` : sheet && sheetAt(sheet);
    return { ...figure, address };
  });
  const absent = shown.filter(({ address }) => !address).length;
  const pages = sheets.filter(({ role }) => role === 'page');
  const printed = sheets.filter(({ role }) => role === 'facsimile');
  return (
    <section id="figures">
      <h2>{say('figures')}</h2>
      {shown.length + drawings.size === 0 ? (
        <p className="soft">{say('figures_none')}</p>
      ) : (
        <div className="figures">
          {shown.map(({ id, label, caption, address, width_px, height_px }) => (
            <figure key={id}>
              {address ? (
                <Picture
                  address={address}
                  alt={caption ?? label ?? id}
                  {...(width_px && height_px && { size: { width: width_px, height: height_px } })}
                />
              ) : (
                <div className="undrawn soft small">{say('figure_absent')}</div>
              )}
              <figcaption>
                <b>{label ?? id}</b> {caption}
              </figcaption>
            </figure>
          ))}
          {[...drawings.values()].map((name) => (
            <figure key={name}>
              <Picture address={sheetAt(name)} alt={name} />
              <figcaption className="soft">{name}</figcaption>
            </figure>
          ))}
        </div>
      )}
      {absent > 0 && <p className="soft small">{say('figures_absent', { n: absent })}</p>}
      {(pages.length > 0 || printed.length > 0) && (
        <>
          <h3>{say('as_printed')}</h3>
          {printed.map(({ name }) => (
            <p key={name}>
              <a href={sheetAt(name)} download={name}>
                {name}
              </a>
            </p>
          ))}
          <div className="figures">
            {pages.map(({ name }) => (
              <figure key={name}>
                <Picture address={sheetAt(name)} alt={say('printed_page', { n: name })} />
                <figcaption className="soft">{name}</figcaption>
              </figure>
            ))}
          </div>
        </>
      )}
    </section>
  );
}

import { holders, isHere, namesOf, niceOf, type Trademark } from '#collections/trademarks/trademark.ts';
import type { FileStore } from '#files/store.ts';
import { standingWords } from '#marks/status.ts';

const VALID_MS = 9 * 3600_000;

const PAGES: Readonly<Record<string, (mark: Trademark) => string>> = {
  US: ({ application_number }) =>
    `https://tsdr.uspto.gov/#caseNumber=${application_number}&caseType=SERIAL_NO&searchType=statusSearch`,
  EU: ({ application_number }) => `https://euipo.europa.eu/eSearch/#details/trademarks/${application_number}`,
  DE: ({ application_number }) => `https://register.dpma.de/DPMAregister/marke/register/${application_number}/DE`,
};

/** The mark's page at its office, where the office has one that a number leads to; a fictional mark has none. */
export const officialPage = (mark: Trademark): string | undefined =>
  mark.demo ? undefined : PAGES[mark.office]?.(mark);

/** `Live/Registered`, `Dead/Abandoned`; undefined where no status is known. */
export const statusWords = ({ status }: Trademark): string | undefined =>
  status.state && standingWords({ state: status.state, ...(status.reason && { reason: status.reason }) });

/** Links to the pictures that are here, for nine hours, else the office's own addresses of them. */
export async function markImages(mark: Trademark, files: FileStore): Promise<string[]> {
  // those that can be shown without the office come first: lists show one
  const ordered = mark.pictures.toSorted((a, b) => Number(isHere(b)) - Number(isHere(a)));
  const links = ordered.map(async ({ svg, image, uri }, index) => {
    if (!svg && !image) return uri && /^https?:\/\//.test(uri) ? uri : undefined;
    const kept = await files.put({
      key: `mark ${mark.id} ${index}`,
      ...(image
        ? { name: `mark.${image.kind}`, content: Buffer.from(image.content, 'base64') }
        : { name: 'mark.svg', content: Buffer.from(svg!) }),
      for_ms: VALID_MS,
    });
    return files.link(kept, VALID_MS);
  });
  return (await Promise.all(links)).filter((link) => link !== undefined);
}

/** What a list shows of a mark. */
export async function markRow(mark: Trademark, no: number, files: FileStore) {
  const [image] = await markImages(mark, files);
  return {
    agent: namesOf(mark.agents).join('; ') || undefined,
    apdt: mark.filing_date === undefined ? undefined : String(mark.filing_date),
    app_num: mark.application_number,
    applicant: namesOf(holders(mark)),
    id: mark.id,
    image,
    ipoffice: mark.office,
    mark: mark.mark,
    nice_code: niceOf(mark),
    no,
    offical_page: officialPage(mark),
    status: statusWords(mark),
  };
}

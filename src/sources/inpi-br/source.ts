import { legalEvent } from '#collections/patents/legal/stated.ts';
import type { Patent } from '#collections/patents/patent.ts';
import { patents } from '#collections/patents/patents.ts';
import { normaliseClass } from '#patents/classes.ts';
import { applicationNumber, publicationNumber } from '#patents/numbers.ts';
import { jsonItems } from '../json-items.ts';
import { namedParty, namedPerson, patentDraft, present, signed } from '../patent-draft.ts';
import { defineSource, type Parsed } from '../source.ts';
import { said } from '../whole-json.ts';
import { dayOf, many } from './values.ts';

const NAME = 'inpi-br';

/** Chapters of the gazette whose acts INPADOC spreads under codes of the same order: 8.6 is `B08F`. */
const CHAPTERS = new Set(['3', '8', '9', '10', '11', '15', '16', '18', '21', '22', '24']);
/** Acts of a third level that have a code of their own. */
const THIRD: Readonly<Record<string, string>> = {
  '9.1.1': 'B09Z',
  '9.1.2': 'B09Y',
  '9.1.3': 'B09X',
  '9.1.4': 'B09W',
  '9.2.1': 'B09T',
  '9.2.2': 'B09S',
  '9.2.3': 'B09R',
  '11.1.1': 'B11Y',
};

/**
 * The code under which INPADOC spreads an act of the gazette; others keep the gazette's.
 * @see EPO, INPADOC legal event codes 2024/17, whose descriptions of Brazil name the chapter of the gazette
 */
export function actCode(act: string): string {
  const [, chapter = '', place = ''] = /^(\d{1,2})\.(\d{1,2})$/.exec(act) ?? [];
  const order = Number(place);
  if (!CHAPTERS.has(chapter) || order < 1 || order > 26) return THIRD[act] ?? act;
  return `B${chapter.padStart(2, '0')}${String.fromCharCode(64 + order)}`;
}

/** `BR 10 2012 007263-7`, `PI 0704926-9` without check digit: what the publication is called. @throws RangeError */
function numberOf(given: string | undefined, kind: string | undefined) {
  const match = /^(?:BR )?(\d{2} \d{4} \d{6}|(?:PI|MU|C\d|DI) ?\d{7})-?\d?$/.exec(given ?? '');
  if (!match) throw new RangeError(`"${(given ?? '').slice(0, 60)}" is no number of the INPI`);
  return publicationNumber('BR', match[1]!.replace(/ /g, ''), kind);
}

/** One act as a record of its publication with the act as its event: acts of one publication meet when stored. */
function patentOf(row: Readonly<Record<string, unknown>>, file: string): Patent {
  const given = said(row.numero);
  const kind = said(row.kindcode);
  const number = numberOf(given, kind);
  const filed = dayOf(row.data_deposito);
  const published = dayOf(row.rpi_data_publicacao);
  const code = said(row.despacho_codigo);
  const comment = said(row.despacho_comentario);
  const name = said(row.despacho_nome) ?? said(row.despacho_titulo);
  const application = applicationNumber('BR', (given ?? '').replace(/^BR /, ''));
  const title = said(row.titulo);
  const publishes = (code === '3.1' || code === '3.2') && published !== undefined;
  const grants = code === '16.1' && published !== undefined;
  return signed(
    {
      ...patentDraft(number),
      ...(application && { application_number: application }),
      ...(filed !== undefined && { filing_date: filed }),
      ...((publishes || grants) && { publication_date: published }),
      ...(grants && { grant_date: published }),
      titles: title ? [{ lang: 'pt', origin: 'original', text: title }] : [],
      applicants: present(many(row.depositante).map((one) => namedParty(one))),
      current_assignees: present(many(row.titular).map((one) => namedParty(one))),
      inventors: present(many(row.inventor).map((one) => namedPerson(one))),
      ipc: [...new Set(present(many(row.ipc).map((symbol) => normaliseClass(symbol))))],
      legal_events: name
        ? [
            legalEvent({
              date: published,
              country: 'BR',
              ...(code && { code: actCode(code) }),
              text: [code, name, comment && `(${comment})`].filter(Boolean).join(' ').slice(0, 4_000),
            }),
          ]
        : [],
    },
    NAME,
    file,
  );
}

/** Acts on patents in the gazette of the Brazilian office, one JSON object a line. */
export default defineSource<Patent>({
  name: NAME,
  title: 'INPI Brazil: acts on patents in the gazette RPI (JSON Lines)',
  homepage: 'https://revistas.inpi.gov.br/rpi/',
  licence: 'Official acts: not in copyright',
  collection: patents,
  files: ['.jsonl', '.ndjson'],
  expect: { titles: 0.9, legal_events: 1 },
  recognises: (_base, head) =>
    /"despacho_codigo"\s*:/.test(head) && /"numero"\s*:/.test(head) && !/"numero"\s*:\s*"BR 51/.test(head),
  async *read(file): AsyncGenerator<Parsed<Patent>> {
    for await (const item of jsonItems(file)) {
      if (!item.ok) {
        yield { ok: false, id: `line ${item.index}`, reason: item.reason, raw: item.raw };
        continue;
      }
      try {
        yield { ok: true, record: patentOf(item.value, file.base), raw: item.raw };
      } catch (error) {
        if (!(error instanceof RangeError)) throw error;
        yield { ok: false, id: said(item.value.numero) ?? `line ${item.index}`, reason: error.message, raw: item.raw };
      }
    }
  },
});

import { dayText } from '#clock.ts';
import { type Company, companies, companyPart } from '#collections/companies/companies.ts';
import { partyType, standardName } from '#patents/names.ts';
import { given } from '../companies-json.ts';
import { jsonItems } from '../json-items.ts';
import { defineSource, type Parsed } from '../source.ts';
import { said } from '../whole-json.ts';
import { dayOf, many } from './values.ts';

const NAME = 'inpi-br-software';

/** The act by which the gazette tells of a registration; other acts repeat no more than number and owner. */
const REGISTERED = '730';

/**
 * A registration of a computer program (Lei 9.609/1998), as a part of the record of each owner that is a body. The
 * gazette names owners by their names alone: an owner stays a record of its own until a person decides whose it is.
 */
function* ownersOf(row: Readonly<Record<string, unknown>>, raw: string): Generator<Parsed<Company>> {
  const number = said(row.numero)?.replace(/\s+/g, ' ');
  if (number === undefined || !/^BR 51 \d{4} \d{6}-\d$/.test(number)) {
    yield {
      ok: false,
      id: number ?? 'no number',
      reason: 'is no number of a computer program (BR 51 yyyy nnnnnn-n)',
      raw,
    };
    return;
  }
  const act = said(row.despacho_codigo);
  if (act !== REGISTERED) {
    yield { ok: 'skipped', kind: `act ${act ?? 'without code'} on a registration` };
    return;
  }
  const authors = many(row.autor);
  const people = new Set(authors.map(standardName));
  const registered = dayOf(row.rpi_data_publicacao);
  for (const owner of new Set(many(row.titular))) {
    const standard = standardName(owner);
    const type = partyType(owner);
    if (people.has(standard) || type === undefined || type === 'person') {
      yield { ok: 'skipped', kind: 'owner that is a person, or whose name tells no body' };
      continue;
    }
    yield {
      ok: true,
      raw,
      record: companyPart({
        ids: [`own:${NAME} ${standard}`],
        provenance: [
          { source: NAME, key: `${number} ${standard}`, ...given('as_of', dayText(registered) || undefined) },
        ],
        name: owner.slice(0, 2_000),
        country: 'BR',
        facts: {
          software: [
            {
              ...given('name', said(row.titulo)?.slice(0, 2_000)),
              number,
              ...given('registered', registered),
              ...given('category', [...many(row.campo_aplicacao), ...many(row.tipo_programa)].join('; ') || undefined),
              ...(authors.length > 0 && { authors }),
            },
          ],
        },
      }),
    };
  }
}

/** Registrations of computer programs in the gazette of the Brazilian office, one JSON object a line. */
export default defineSource<Company>({
  name: NAME,
  title: 'INPI Brazil: registrations of computer programs in the gazette RPI (JSON Lines)',
  homepage: 'https://revistas.inpi.gov.br/rpi/',
  licence: 'Official acts: not in copyright',
  collection: companies,
  files: ['.jsonl', '.ndjson'],
  expect: {},
  recognises: (_base, head) => /"despacho_codigo"\s*:/.test(head) && /"numero"\s*:\s*"BR 51/.test(head),
  async *read(file): AsyncGenerator<Parsed<Company>> {
    for await (const item of jsonItems(file)) {
      if (item.ok) yield* ownersOf(item.value, item.raw);
      else yield { ok: false, id: `line ${item.index}`, reason: item.reason, raw: item.raw };
    }
  },
});

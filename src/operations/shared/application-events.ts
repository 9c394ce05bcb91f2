import { partiesOf } from '#collections/patents/legal/legal-event.ts';
import type { Patent } from '#collections/patents/patent.ts';
import { patents } from '#collections/patents/patents.ts';
import type { Corpus } from '#corpus/corpus.ts';
import { standardName } from '#patents/names.ts';

type Event = Patent['legal_events'][number];

/**
 * What an event is known by, whoever words it: its code and day, else its words; and, where it names parties, by what
 * passed between whom on that day: one source gives it a code, another does not.
 */
function told({ code, date, text, fact, details }: Event): string[] {
  const state = fact?.state ?? details?.ref_country_code;
  const record = fact && 'reel_frame' in fact && fact.reel_frame;
  const sides = partiesOf(fact).map(({ role, parties }) => [
    role,
    parties.map(({ name }) => standardName(name)).sort(),
  ]);
  return [
    JSON.stringify(code === undefined ? [date, text] : [code, date, state, record]),
    ...(sides.length > 0 && date !== undefined ? [JSON.stringify([fact!.kind, date, state, record, sides])] : []),
  ];
}

/**
 * Patents, in their order, each with the legal events of all stored publications of its application: they are those of
 * the application, and sources state them beside one publication, mostly the first. What several state stands once.
 */
export async function withApplicationEvents(
  corpus: Pick<Corpus, 'identify' | 'get'>,
  shown: readonly Patent[],
): Promise<Patent[]> {
  const applications = [...new Set(shown.flatMap(({ application_number }) => application_number ?? []))];
  const ids = await corpus.identify(patents, 'application', applications);
  const known = new Map(shown.map((patent) => [patents.id(patent), patent]));
  const others = await corpus.get(
    patents,
    [...ids.values()].flat().filter((id) => !known.has(id)),
  );
  const published = Map.groupBy(
    [...known.values(), ...others].filter(({ legal_events }) => legal_events.length > 0),
    ({ application_number }) => application_number,
  );
  return shown.map((patent) => {
    const all = patent.application_number === undefined ? [] : (published.get(patent.application_number) ?? []);
    const events = [...patent.legal_events];
    const seen = new Set(events.flatMap(told));
    for (const other of all) {
      const more = other.legal_events.filter((event) => !told(event).some((key) => seen.has(key)));
      events.push(...more);
      for (const event of more) for (const key of told(event)) seen.add(key);
    }
    return events.length === patent.legal_events.length ? patent : { ...patent, legal_events: events };
  });
}

import { type Area, expect, Skipped, told } from './checks.ts';
import { type Example, examplesOf } from './operations.ts';
import type { Asked, Reply } from './target.ts';

type Values = Readonly<Record<string, unknown>>;

const within = (whole: unknown, path: string): unknown =>
  path.split('/').reduce<any>((part, key) => (key === '' ? part : part?.[key]), whole);

/** A value of a link: itself, or what a runtime expression says of a request and its answer. */
function givenBy(place: unknown, { body, query }: Example, { json }: Reply): unknown {
  if (typeof place !== 'string' || !place.startsWith('$')) return place;
  const [where, path] = place.split(/#\/|\.(?=\w+$)/) as [string, string];
  return within({ '$response.body': json, '$request.body': body, '$request.query': query }[where], path);
}

/** A call of an operation: its example, and what is given instead or besides. */
function callOf(name: string, example: Example, parameters: Values = {}, given: Values = {}): [string, Asked] {
  const { query, params, headers, body, places, streams } = example;
  const of = (place: string, own: Values = {}): Record<string, any> => ({
    ...own,
    ...Object.fromEntries(Object.entries(parameters).filter(([each]) => places[each] === place)),
  });
  const path: Values = of('path', params);
  return [
    name.replace(/\{([\w-]+)\}/g, (_, each: string) => encodeURIComponent(String(path[each]))),
    {
      query: of('query', query),
      headers: of('header', headers as Values),
      ...((body || Object.keys(given).length > 0) && {
        body: { ...body, ...given, ...(streams && { stream: false }) },
      }),
    },
  ];
}

/** The links of the service's own description, each followed once from the example of the operation that has it. */
export const links: Area = {
  area: 'links',
  checks: {
    'every link leads on from the example': async (target) => {
      const examples = [...(await examplesOf(target))];
      const byId = new Map(examples.map(([name, example]) => [example.id, [name, example] as const]));
      const wrong: string[] = [];
      let followed = 0;
      let waiting = 0;
      for (const [name, example] of examples) {
        if (example.links.length === 0 || example.form) continue;
        const reply = await target.call(...callOf(name, example));
        // a task of the example that is not there, or not so far, or an empty list leads nowhere yet
        const data = reply.json?.data ?? reply.json;
        if (reply.status === 404 || reply.json?.status === false || (Array.isArray(data) && data.length === 0)) {
          waiting += example.links.length;
          continue;
        }
        for (const { operationId, parameters = {}, requestBody = {} } of example.links) {
          followed++;
          const at = `${example.id} -> ${operationId}`;
          const [onward, next] = byId.get(operationId) ?? [];
          const valuesOf = (places: Values): Values =>
            Object.fromEntries(Object.entries(places).map(([field, place]) => [field, givenBy(place, example, reply)]));
          const [there, sent] = [valuesOf(parameters), valuesOf(requestBody)];
          const lost = Object.entries({ ...there, ...sent }).filter(([, value]) => value === undefined);
          if (!onward || !next) wrong.push(`${at}: no such operation`);
          else if (lost.length > 0) wrong.push(`${at}: no ${lost.map(([field]) => field).join()} in ${told(reply)}`);
          else {
            const answer = await target.call(...callOf(onward, next, there, sent));
            // a step of a flow whose turn it is not is refused in words
            const answered = answer.json?.status !== false || answer.json.error_code === 68300004;
            if (answer.status !== 200 || !answered) wrong.push(`${at}: ${told(answer)}`);
          }
        }
      }
      if (followed === 0) throw new Skipped('the service describes no links');
      expect(wrong.length === 0, `${wrong.length} of ${followed} lead nowhere: ${wrong.join('; ')}`);
      expect(waiting < followed, `${waiting} of ${waiting + followed} links wait for a task that is not there`);
    },
  },
};

import { COLOURS, MARKS, MOST_HIGHLIGHTS, MOST_LISTED, MOST_LISTS, type Worklist } from '#accounts/worklists.ts';
import { currentOwners, type Patent } from '#collections/patents/patent.ts';
import { patents } from '#collections/patents/patents.ts';
import { ServiceError } from '#errors.ts';
import { readable } from '#operations/shared/passages.ts';
import { Type } from '#typebox.mjs';
import { readNumbers } from './numbers.ts';
import { type Management, route } from './routes.ts';

const Name = Type.String({ minLength: 1, maxLength: 200, pattern: '\\S' });
/** Numbers of one call, in any spelling. */
const Numbers = Type.Array(Type.String({ minLength: 1, maxLength: 60 }), { minItems: 1, maxItems: 1000 });
const MOST_TAGS = 20;
const PAGE = 200;
/** Of a text; no patent has one as long. */
const Offset = Type.Integer({ minimum: 0, maximum: 10_000_000 });
const MOST_WORDS = 5000;

/** What is said when there is no such list, or it is another's. */
const absent = () => new ServiceError('not_found', 'There is no such worklist.');

/**
 * Worklists of the person, and those that others of the account share: documents with marks, tags, notes and marked
 * passages. `LIST: name` and `TAG: name` in an expression name them.
 */
export function worklistRoutes({ services, worklists, users }: Management) {
  const { corpus } = services;
  return [
    route('GET /worklists', {}, async ({ session }) => {
      const [people, lists, tags] = await Promise.all([
        users.list(session.user),
        worklists.of(session.user),
        worklists.tags(session.user),
      ]);
      const names = new Map(people.map(({ id, name }) => [id, name]));
      const shown = ({ user_id, ...list }: Worklist) => ({
        ...list,
        own: user_id === session.user.id,
        by: names.get(user_id),
      });
      return { lists: lists.map(shown), tags };
    }),
    route(
      'POST /worklists',
      { body: Type.Object({ name: Name, shared: Type.Optional(Type.Boolean({ default: false })) }) },
      async ({ session, body }) => {
        const own = (await worklists.of(session.user)).filter(({ user_id }) => user_id === session.user.id);
        if (own.length >= MOST_LISTS)
          throw new ServiceError('invalid_request', `At most ${MOST_LISTS} worklists are kept: delete some first.`);
        const name = body.name.trim();
        const made = await worklists.create(session.user, { name, shared: body.shared ?? false });
        if (!made) throw taken(name);
        return { id: made.id };
      },
    ),
    route(
      'POST /worklists/:id',
      { body: Type.Object({ name: Type.Optional(Name), shared: Type.Optional(Type.Boolean()) }) },
      async ({ session, params, body }) => {
        const own = (await worklists.of(session.user)).some(
          ({ id, user_id }) => id === params.id && user_id === session.user.id,
        );
        if (!own) throw absent();
        const name = body.name?.trim();
        if (!(await worklists.change(session.user, params.id, { ...body, ...(name && { name }) })))
          throw taken(name ?? '');
      },
    ),
    route('DELETE /worklists/:id', {}, async ({ session, params }) => {
      if (!(await worklists.remove(session.user, params.id))) throw absent();
    }),
    route(
      'GET /worklists/:id',
      { query: Type.Object({ offset: Type.Optional(Type.Integer({ minimum: 0, maximum: MOST_LISTED })) }) },
      async ({ session, params, query }) => {
        const list = (await worklists.of(session.user)).find(({ id }) => id === params.id);
        const all = list && (await worklists.documents(session.user, list.id));
        if (!list || !all) throw absent();
        const page = all.slice(query.offset ?? 0, (query.offset ?? 0) + PAGE);
        const records = new Map(
          (
            await corpus.get(
              patents,
              page.map(({ number }) => number),
            )
          ).map((each) => [each.publication_number, each]),
        );
        return {
          name: list.name,
          shared: list.shared,
          own: list.user_id === session.user.id,
          total: all.length,
          page_size: PAGE,
          documents: page.map(({ user_id, highlights, ...document }) => {
            const record = records.get(document.number);
            return {
              ...document,
              highlights: highlights.map(({ user_id: _, ...highlight }) => highlight),
              ...(record && { stored: briefly(record) }),
            };
          }),
        };
      },
    ),
    route(
      'POST /worklists/:id/documents',
      { body: Type.Object({ numbers: Numbers }) },
      async ({ session, params, body }) => {
        const { found, missing, ambiguous } = await readNumbers(corpus, body.numbers);
        const numbers = [...new Set(found.map(({ number }) => number))];
        const added = numbers.length === 0 ? 0 : await worklists.add(session.user, params.id, numbers);
        if (added === undefined || (numbers.length === 0 && !(await worklists.documents(session.user, params.id))))
          throw absent();
        if (added === 'full') throw tooMany(MOST_LISTED, 'A worklist holds', 'documents');
        return { added, there: numbers.length - added, missing, ambiguous };
      },
    ),
    route(
      'POST /worklists/:id/take',
      { body: Type.Object({ numbers: Numbers }) },
      async ({ session, params, body }) => {
        const taken = await worklists.take(session.user, params.id, body.numbers);
        if (taken === undefined) throw absent();
        return { taken };
      },
    ),
    route(
      'POST /worklists/:id/annotate',
      {
        body: Type.Object({
          number: Type.String({ minLength: 1, maxLength: 60 }),
          /** Empty: none any more. */
          mark: Type.Optional(Type.Enum([...MARKS, ''])),
          note: Type.Optional(Type.String({ maxLength: 10_000 })),
          tags: Type.Optional(
            Type.Array(Type.String({ minLength: 1, maxLength: 60, pattern: '\\S' }), { maxItems: MOST_TAGS }),
          ),
          seen: Type.Optional(Type.Boolean()),
        }),
      },
      async ({ session, params, body: { number, mark, ...rest } }) => {
        const to = { ...rest, ...(mark !== undefined && { mark: mark === '' ? null : mark }) };
        if (!(await worklists.annotate(session.user, params.id, number, to)))
          throw new ServiceError('not_found', 'There is no such document in a worklist of yours.');
      },
    ),
    route(
      'POST /worklists/:id/highlight',
      {
        body: Type.Object({
          number: Type.String({ minLength: 1, maxLength: 60 }),
          unit: Type.String({ maxLength: 20, pattern: '^(?:title|abstract|[cp]\\d{1,6})$' }),
          start: Offset,
          end: Offset,
          words: Type.String({ minLength: 1, maxLength: MOST_WORDS, pattern: '\\S' }),
          colour: Type.Enum([...COLOURS]),
        }),
      },
      async ({ session, params, body: { number, ...place } }) => {
        const [record] = await corpus.get(patents, [number]);
        if (!record) throw new ServiceError('not_found', `There is no document ${number} in the corpus.`);
        const text = editionOf(record, place);
        if (text === undefined)
          throw new ServiceError(
            'invalid_request',
            'These words do not stand there in the document: load it again, and mark them again.',
            { field: 'words' },
          );
        const added = await worklists.add(session.user, params.id, [number]);
        const made =
          added !== 'full' && (await worklists.highlight(session.user, params.id, number, { ...place, text }));
        if (made === undefined) throw absent();
        if (made === false) throw tooMany(MOST_LISTED, 'A worklist holds', 'documents');
        if (made === 'full') throw tooMany(MOST_HIGHLIGHTS, 'A document of a worklist has', 'marked passages');
        return { id: made.id };
      },
    ),
    route(
      'POST /worklists/:id/unhighlight',
      { body: Type.Object({ highlight: Type.String({ minLength: 1, maxLength: 60 }) }) },
      async ({ session, params, body }) => {
        if (!(await worklists.unhighlight(session.user, params.id, body.highlight)))
          throw new ServiceError('not_found', 'There is no such passage in a worklist of yours.');
      },
    ),
    route(
      'GET /highlights',
      { query: Type.Object({ number: Type.String({ minLength: 1, maxLength: 60 }) }) },
      async ({ session, query }) => {
        const [people, lists, marked] = await Promise.all([
          users.list(session.user),
          worklists.of(session.user),
          worklists.highlights(session.user, query.number),
        ]);
        const nameOf = new Map(people.map(({ id, name }) => [id, name]));
        const listOf = new Map(lists.map(({ id, name }) => [id, name]));
        return marked.map(({ user_id, list_id, ...highlight }) => ({
          ...highlight,
          list: { id: list_id, name: listOf.get(list_id) ?? '' },
          by: user_id === session.user.id ? undefined : nameOf.get(user_id),
        }));
      },
    ),
    route('POST /numbers', { body: Type.Object({ numbers: Numbers }) }, ({ body }) =>
      readNumbers(corpus, body.numbers),
    ),
  ];
}

/** The text of a record, as `en-original`, in which words stand at a place; undefined: in none. */
function editionOf(
  { titles, abstracts, claims, descriptions }: Patent,
  { unit, start, end, words }: { unit: string; start: number; end: number; words: string },
): string | undefined {
  const editions =
    unit === 'title'
      ? titles
      : unit === 'abstract'
        ? abstracts
        : unit.startsWith('c')
          ? claims.map((each) => ({ ...each, text: each.claims.find(({ number }) => `c${number}` === unit)?.text }))
          : descriptions.map((each) => ({ ...each, text: each.paragraphs.find(({ id }) => id === unit)?.text }));
  const found = editions.find(({ text }) => text?.slice(start, end) === words);
  return found && `${found.lang}-${found.origin}`;
}

const tooMany = (most: number, who: string, what: string) =>
  new ServiceError('invalid_request', `${who} ${most} ${what} at most.`);

const taken = (name: string) =>
  new ServiceError('invalid_request', `Another of your worklists is named "${name}".`, { field: 'name' });

const briefly = (record: Patent) => ({
  title: readable(record.titles)?.text,
  publication_date: record.publication_date,
  owner: currentOwners(record)[0]?.name,
  legal_status: record.legal_status?.simple,
});

import { type ClaimedQuote, verifyQuote } from '#collections/patents/evidence.ts';
import { patents } from '#collections/patents/patents.ts';
import { works } from '#collections/works/works.ts';
import { verifyRecordQuote } from '#corpus/quote.ts';
import { type Found, foundInDocuments, KIND, saidByRegisters } from '#operations/bio-pharma-encyclopedia/chat.ts';
import { Type } from '#typebox.mjs';
import { type Management, route } from './routes.ts';

const Name = Type.String({ minLength: 1, maxLength: 200, pattern: '\\S' });

/** Conversations of the account, with the passages that their answers rest on, each read again in its record. */
export function chatRoutes({ services }: Management) {
  const { chats, corpus } = services;

  return [
    route('GET /chats', {}, async ({ session }) => ({
      chats: await chats.list(session.user.account_id, KIND),
      ...(services.model && { model: services.model.name }),
    })),
    route('GET /chats/:id', {}, async ({ session, params }) => {
      const turns = await chats.history(session.user.account_id, KIND, params.id);
      const found = turns.map(({ detail }) => foundInDocuments(detail as Found | undefined));
      const numbers = [
        ...new Set(found.flatMap((each) => each?.sources.map((source) => source.publication_number) ?? [])),
      ];
      const records = new Map((await corpus.get(patents, numbers)).map((each) => [each.publication_number, each]));
      const papers = found.flatMap((each) => each?.papers ?? []);
      const stored = new Map(
        (await corpus.get(works, [...new Set(papers.map(({ id: paper }) => paper))])).map((work) => [work.id, work]),
      );
      /** A quotation that the store no longer has is not shown as one. */
      const stands = (quote: ClaimedQuote) => {
        const record = records.get(quote.publication_number);
        return record !== undefined && verifyQuote(record, quote).verified;
      };
      const place = ({ hash: _, publication_number: __, ...quote }: ClaimedQuote) => quote;
      return {
        turns: turns.map(({ item_id, question, answer, detail }, n) => ({
          item_id,
          question,
          ...(answer !== undefined && { answer }),
          rows: saidByRegisters(detail as Found | undefined)?.rows.map(({ text, path }) => ({ text, path })) ?? [],
          ...(found[n] && {
            kind: found[n].kind,
            query: found[n].query,
            sources: found[n].sources.map(({ passage, sentences, ...source }) => ({
              ...source,
              stored: records.has(source.publication_number),
              ...(records.get(source.publication_number)?.demo && { demo: true }),
              quotes: sentences.filter(stands).map(place),
              ...(passage && stands(passage) && { passage: place(passage) }),
            })),
            papers: (found[n].papers ?? []).map(({ quote, ...paper }) => {
              const work = stored.get(paper.id);
              const { unit, part, lang, origin, start, end, text } = quote;
              return {
                ...paper,
                stored: work !== undefined,
                ...(work?.demo && { demo: true }),
                quotes:
                  work && verifyRecordQuote(works, work, quote).verified
                    ? [{ unit, part, lang, origin, start, end, text }]
                    : [],
              };
            }),
          }),
        })),
      };
    }),
    route('POST /chats/:id/name', { body: Type.Object({ name: Name }) }, ({ session, params, body }) =>
      chats.rename(session.user.account_id, KIND, params.id, body.name.trim()),
    ),
    route('DELETE /chats/:id', {}, ({ session, params }) => chats.remove(session.user.account_id, KIND, params.id)),
  ];
}

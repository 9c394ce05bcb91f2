import { patents } from '#collections/patents/patents.ts';
import { parseQuery } from '#corpus/query/parse.ts';
import { printQuery } from '#corpus/query/print.ts';
import { totalOf } from '#corpus/total.ts';
import { defineOperation, TextAnswer } from '#operation.ts';
import { Type } from '#typebox.mjs';

const MOST_FIELDS = 40;

const SYNTAX = `# Query language
- \`FIELD: value\`, \`FIELD: (a OR b)\`, \`FIELD: "exact phrase"\`, \`FIELD: [from TO to]\` (\`*\` is an open end). Without a field: all main texts, numbers and names.
- AND, OR, NOT and brackets; a blank is AND; NOT binds before AND, AND before OR.
- Dates are yyyyMMdd, months and years may stand for their days: \`APD: [2019 TO 202006]\`.
- Wildcards in a word: \`*\` any letters, \`?\` one, \`#\` one or none, \`_\` a blank, a hyphen or nothing.
- Nearness in one text: \`a $W5 b\` (at most 5 words between), \`$PRE5\` (in this order), \`$SEN\`, \`$PARA\`; \`anode $FREQ3\` (at least 3 times).
- \`GAND\` binds facts of one legal event.
- Fields used most: TTL title, ABST abstract, CLMS claims, DESC description, TACD all of these, PN number, APNO application, IPC, CPC, AN applicant, ANC owner, IN inventor, APD filing date, PBD publication date, AUTHORITY office, SIMPLE_LEGAL_STATUS.`;

/** Help with the query language: how it is written, which fields there are, how an expression is read. */
export default defineOperation({
  id: 'query_help',
  method: 'POST',
  path: '/mcp/query-help',
  summary: 'Help with the query language',
  description:
    'How expressions are written; with `codes_about`, the field codes that say a word; with `expression`, how it is read and how many publications match, or where it is wrong.',
  body: Type.Object({
    expression: Type.Optional(
      Type.String({ maxLength: 4000, description: 'To be checked.', examples: ['TTL: (anode $W5 coating)'] }),
    ),
    codes_about: Type.Optional(
      Type.String({ maxLength: 60, description: 'Field codes about this.', examples: ['citation'] }),
    ),
  }),
  response: Type.Unsafe<TextAnswer>(
    Type.Object({
      text: Type.String({ description: 'Markdown.' }),
      total: Type.Optional(Type.Integer({ description: 'Publications that the expression finds.' })),
    }),
  ),
  errors: ['invalid_query'],
  example: { body: { expression: 'TTL: battery AND IPC: H01M10' } },
  async handle({ body: { expression, codes_about }, signal }, { corpus }) {
    if (expression === undefined && codes_about === undefined) return new TextAnswer(SYNTAX, { text: SYNTAX });
    const parts: string[] = [];
    let found: { total: number } | undefined;
    if (codes_about !== undefined) {
      const wanted = codes_about.toLowerCase();
      const codes = Object.entries(patents.fields).filter(
        ([code, { label }]) => code.toLowerCase().includes(wanted) || label.toLowerCase().includes(wanted),
      );
      parts.push(
        codes.length === 0
          ? `No field code says "${codes_about}".`
          : codes
              .slice(0, MOST_FIELDS)
              .map(([code, { label, kind }]) => `- ${code}: ${label} (${kind})`)
              .join('\n'),
      );
    }
    if (expression !== undefined) {
      const query = parseQuery(patents, expression);
      const total = await totalOf(corpus, patents, query, { signal });
      found = { total };
      parts.push(`Read as \`${printQuery(query)}\`: ${total} publications.`);
    }
    const text = parts.join('\n\n');
    return new TextAnswer(text, { text, ...found });
  },
});

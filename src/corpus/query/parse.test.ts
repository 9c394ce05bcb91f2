import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { patents } from '#collections/patents/patents.ts';
import { ServiceError } from '#errors.ts';
import { eventKind } from '../collection.ts';
import { MAX_DEPTH, MAX_NODES, type ParseOptions, parseQuery } from './parse.ts';
import type { Query } from './tree.ts';

const parse = (text: string, options?: ParseOptions) => parseQuery(patents, text, options);

/**
 * A tree in one line: `and(TTL=lidar, not(ABST="solid state"), PBD[20200101..])`; patterns as ~, near as
 * W5/PRE5/SEN/PARA, GAND as event.
 */
function line(q: Query): string {
  switch (q.kind) {
    case 'all':
      return '*';
    case 'term':
      return `${q.field}=${q.text}`;
    case 'phrase':
      return `${q.field}="${q.text}"`;
    case 'wildcard':
      return `${q.field}~${q.pattern}`;
    case 'slip_start':
      return `${q.field}~${q.right}~${q.text}`;
    case 'range':
      return `${q.field}[${q.from ?? ''}..${q.to ?? ''}]`;
    case 'values':
      return `${q.field}{${q.values}}`;
    case 'and':
    case 'or':
      return `${q.kind}(${q.of.map(line).join(', ')})`;
    case 'same_event':
      return `event(${q.of.map(line).join(', ')})`;
    case 'not':
      return `not(${line(q.of)})`;
    case 'frequency':
      return `freq${q.times}(${line(q.of)})`;
    case 'near': {
      const { reach } = q;
      const name =
        reach.unit === 'words'
          ? `${reach.ordered ? 'PRE' : 'W'}${reach.distance}`
          : reach.unit === 'sentence'
            ? 'SEN'
            : 'PARA';
      return `${name}(${line(q.left)}, ${line(q.right)})`;
    }
  }
}

function refusal(text: string, options?: ParseOptions): ServiceError {
  try {
    parse(text, options);
  } catch (error) {
    if (error instanceof ServiceError) return error;
    throw error;
  }
  throw new Error(`parsed: ${text}`);
}

describe('what expressions mean', () => {
  it.each([
    // words, fields, defaults
    ['lidar', 'MAINF=lidar'],
    ['  lidar\u3000', 'MAINF=lidar'],
    ['TACD: electrolyte', 'TACD=electrolyte'],
    ['tacd:electrolyte', 'TACD=electrolyte'],
    ['Tac_All : lidar', 'TAC_ALL=lidar'],
    ['title:lidar', 'TTL=lidar'],
    ['LS:1', 'SIMPLE_LEGAL_STATUS=1'],
    ['TTL:solid state', 'and(TTL=solid, MAINF=state)'],
    ['TTL:(solid state)', 'and(TTL=solid, TTL=state)'],
    ['TTL:"solid state"', 'TTL="solid state"'],
    ['TTL: “solid state” x', 'and(TTL="solid state", MAINF=x)'],
    ['"solid-state" battery', 'and(MAINF="solid-state", MAINF=battery)'],
    ['lithium-ion', 'MAINF=lithium-ion'],
    ['10:1', 'MAINF=10:1'],
    ['*', '*'],
    ['* NOT TTL:a', 'and(*, not(TTL=a))'],
    // operators and precedence
    ['a AND b', 'and(MAINF=a, MAINF=b)'],
    ['a and b or c', 'or(and(MAINF=a, MAINF=b), MAINF=c)'],
    ['a Or b aNd c', 'or(MAINF=a, and(MAINF=b, MAINF=c))'],
    ['a b OR c d', 'or(and(MAINF=a, MAINF=b), and(MAINF=c, MAINF=d))'],
    ['NOT a AND b', 'and(not(MAINF=a), MAINF=b)'],
    ['a NOT b', 'and(MAINF=a, not(MAINF=b))'],
    ['a AND NOT b', 'and(MAINF=a, not(MAINF=b))'],
    ['a OR NOT b', 'or(MAINF=a, not(MAINF=b))'],
    ['NOT (a OR b)', 'not(or(MAINF=a, MAINF=b))'],
    ['NOT NOT a', 'not(not(MAINF=a))'],
    ['(a AND (b AND c)) AND d', 'and(MAINF=a, MAINF=b, MAINF=c, MAINF=d)'],
    ['(a OR (b OR c)) OR d', 'or(MAINF=a, MAINF=b, MAINF=c, MAINF=d)'],
    ['((a))', 'MAINF=a'],
    ['"and" "not"', 'and(MAINF="and", MAINF="not")'],
    ['（a OR b）AND c', 'and(or(MAINF=a, MAINF=b), MAINF=c)'],
    ['ＴＴＬ：a', 'TTL=a'],
    ['poly(ethylene)', 'and(MAINF=poly, MAINF=ethylene)'],
    // brackets of a field
    ['TTL:(a OR "b c" OR def*) ', 'or(TTL=a, TTL="b c", TTL~def*)'],
    ['TTL:(a AND ABST:b AND c)', 'and(TTL=a, ABST=b, TTL=c)'],
    [
      'TTL:(a OR ABST:(b OR (c AND CLMS:d)))',
      'or(TTL=a, or(ABST=b, and(ABST=c, CLMS=d)))'.replace(
        'or(ABST=b, and(ABST=c, CLMS=d))',
        'ABST=b, and(ABST=c, CLMS=d)',
      ),
    ],
    ['TTL:(NOT a)', 'not(TTL=a)'],
    ['AUTHORITY:(US OR cn)', 'or(AUTHORITY=US, AUTHORITY=cn)'],
    // Chinese, Japanese, Korean
    ['TACD：（固态电池 OR “全固体 電池”）', 'or(TACD=固态电池, TACD="全固体 電池")'],
    ['电池* AND *电解质', 'and(MAINF=电池, MAINF=电解质)'],
    ['배터리 NOT リチウム', 'and(MAINF=배터리, not(MAINF=リチウム))'],
    // keywords: numbers and classes
    ['PN: US11205304B2', 'PN=US11205304B2'],
    ['PN:(US 11,205,304 B2)', 'PN="US 11,205,304 B2"'],
    ['PN:(US 11,205,304 B2 OR EP 1234567 A1)', 'or(PN="US 11,205,304 B2", PN="EP 1234567 A1")'],
    ['PN:(US 2011 0123456 A1)', 'PN="US 2011 0123456 A1"'],
    ['PN:(US11205304B2 EP1234567A1)', 'and(PN=US11205304B2, PN=EP1234567A1)'],
    ['PN:US 11,205,304 B2 lidar', 'and(PN="US 11,205,304 B2", MAINF=lidar)'],
    ['PN:(EP1234567 A1 OR CN101263125 A)', 'or(PN="EP1234567 A1", PN="CN101263125 A")'],
    ['PN:CN101263125 a lidar', 'and(PN=CN101263125, MAINF=a, MAINF=lidar)'],
    ['IPC:H01M 10/0525 B2', 'and(IPC="H01M 10/0525", MAINF=B2)'],
    ['IPC:H01M 2020', 'and(IPC=H01M, MAINF=2020)'],
    ['AUTHORITY:US 11,205,304', 'and(AUTHORITY=US, MAINF=11,205,304)'],
    ['APNO:PCT/US2015/012345', 'APNO=PCT/US2015/012345'],
    // words that are said for codes
    ['SIMPLE_LEGAL_STATUS: Active', 'SIMPLE_LEGAL_STATUS=1'],
    ['LS:(有效 OR pending OR 0)', 'or(SIMPLE_LEGAL_STATUS=1, SIMPLE_LEGAL_STATUS=2, SIMPLE_LEGAL_STATUS=0)'],
    ['LS: "PCT designated  period"', 'SIMPLE_LEGAL_STATUS=221'],
    ['LEGAL_STATUS: Withdrawn-Undetermined', 'or(LEGAL_STATUS=11, LEGAL_STATUS=12)'],
    [
      'LEGAL_EVENT: transfer GAND LEGAL_EVENT_DATE: 2020',
      'event(LEGAL_EVENT=61, LEGAL_EVENT_DATE[20200101..20201231])',
    ],
    ['PATENT_TYPE:(DESIGN OR 实用新型)', 'or(PATENT_TYPE=D, PATENT_TYPE=U)'],
    ['PATENT_TYPE: unheard', 'PATENT_TYPE=unheard'],
    ['IPC:H01M10/0525', 'IPC=H01M10/0525'],
    ['IPC:(H01M 10/0525)', 'IPC="H01M 10/0525"'],
    ['IPC:(H01M10/0525 H01M4/00)', 'and(IPC=H01M10/0525, IPC=H01M4/00)'],
    ['IPC:(H01M G06F)', 'and(IPC=H01M, IPC=G06F)'],
    ['UPC:(429/7 429/12)', 'and(UPC=429/7, UPC=429/12)'],
    ['CPC:A47B88/', 'CPC~A47B88/*'],
    ['IPC_CPC:(a47b88/ OR H01M)', 'or(IPC_CPC~a47b88/*, IPC_CPC=H01M)'],
    ['TTL:A47B88/', 'TTL=A47B88/'],
    ['PN:US112*', 'PN~US112*'],
    ['PID:urn:uuid:1', 'PID=urn:uuid:1'],
    ['IN_EXACT:"YANG, WEI"', 'IN_EXACT="YANG, WEI"'],
    ['SOURCE:a_b', 'SOURCE=a_b'],
    ['ANCS_EXACT:*', 'ANCS_EXACT[..]'],
    // ranges, dates, numbers
    ['PBD:[20200101 TO 20201231]', 'PBD[20200101..20201231]'],
    ['PBD:[2020 TO 2021-02]', 'PBD[20200101..20210228]'],
    ['PBD: [ 202002 to * ]', 'PBD[20200201..]'],
    ['PBD:[* TO 2020-06-30]', 'PBD[..20200630]'],
    ['PBD：［2020 TO ＊］', 'PBD[20200101..]'],
    ['PBD:["2020/1/5" TO "2020.12"]', 'PBD[20200105..20201231]'],
    ['PBD:2020', 'PBD[20200101..20201231]'],
    ['APD:202002', 'APD[20200201..20200229]'],
    ['APD:1900-02', 'APD[19000201..19000228]'],
    ['APD:(20200101 OR 2021-01-02)', 'or(APD[20200101..20200101], APD[20210102..20210102])'],
    ['APD:"20200101"', 'APD[20200101..20200101]'],
    ['EXDT:[* TO *]', 'EXDT[..]'],
    ['CLAIM_COUNT:5', 'CLAIM_COUNT[5..5]'],
    ['CLAIM_COUNT:[007 TO 1,000.50]', 'CLAIM_COUNT[7..1000.5]'],
    ['APD_YEAR:[2018 TO 2020]', 'APD_Y[2018..2020]'],
    ['CLAIM_COUNT:[-5 TO -0]', 'CLAIM_COUNT[-5..0]'],
    ['IPC:[H01L31/02 TO H01L31/04]', 'IPC[H01L31/02..H01L31/04]'],
    ['IPC:[H01L 9/00 TO H01L 31/00]', 'IPC[H01L 9/00..H01L 31/00]'],
    ['AUTHORITY:["A B" TO *]', 'AUTHORITY[A B..]'],
    // wildcards
    ['electro*', 'MAINF~electro*'],
    ['el*trode', 'MAINF~el*trode'],
    ['TTL:el*tro*', 'TTL~el*tro*'],
    ['TTL:*lyte', 'TTL~*lyte'],
    ['TTL:*lyte*', 'TTL~*lyte*'],
    ['TTL:wom?n OR TTL:???lyte', 'or(TTL~wom?n, TTL~???lyte)'],
    ['colo#r', 'MAINF~colo#r'],
    ['TTL:#lyte', 'TTL~#lyte'],
    ['light_weight', 'MAINF~light_weight'],
    ['TTL:light＿weight', 'TTL~light_weight'],
    ['AN:sam*', 'AN~sam*'],
    ['"a* b"', 'MAINF="a* b"'],
    // proximity and frequency
    ['a $W5 b', 'W5(MAINF=a, MAINF=b)'],
    ['a $pre0 b', 'PRE0(MAINF=a, MAINF=b)'],
    ['a $WS b', 'W99(MAINF=a, MAINF=b)'],
    ['a $SEN b $PARA c', 'PARA(SEN(MAINF=a, MAINF=b), MAINF=c)'],
    ['a $W5 (b $W3 c)', 'W5(MAINF=a, W3(MAINF=b, MAINF=c))'],
    ['TTL:((a OR "b c") $W5 (d OR em*f))', 'W5(or(TTL=a, TTL="b c"), or(TTL=d, TTL~em*f))'],
    ['TTL:solid $W3 state', 'W3(TTL=solid, TTL=state)'],
    ['TTL:a $W3 TTL:b', 'W3(TTL=a, TTL=b)'],
    ['x TTL:(a $W3 b) OR c', 'or(and(MAINF=x, W3(TTL=a, TTL=b)), MAINF=c)'],
    ['a $W1 b AND c', 'and(W1(MAINF=a, MAINF=b), MAINF=c)'],
    ['NOT a $W1 b', 'not(W1(MAINF=a, MAINF=b))'],
    ['"a"$W1"b"', 'W1(MAINF="a", MAINF="b")'],
    ['TACD:lidar $FREQ3', 'freq3(TACD=lidar)'],
    ['TACD:lidar$FREQ3', 'freq3(TACD=lidar)'],
    ['电池$W5隔膜$SEN电极', 'SEN(W5(MAINF=电池, MAINF=隔膜), MAINF=电极)'],
    ['US$W5x', 'MAINF=US$W5x'],
    ['TACD:(lidar OR "laser radar")$FREQ50', 'freq50(or(TACD=lidar, TACD="laser radar"))'],
    ['TTL:(a $FREQ2 $W9 b)', 'W9(freq2(TTL=a), TTL=b)'],
  ])('%s', (text, expected) => {
    expect(line(parse(text))).toBe(expected);
  });

  it('makes plain immutable-shaped nodes without absent ends', () => {
    expect(parse('PBD:[2020 TO *]')).toEqual({ kind: 'range', field: 'PBD', from: '20200101' });
    expect(Object.keys(parse('EXDT:*'))).toEqual(['kind', 'field']);
  });
});

describe('what is refused, and where', () => {
  it('names the field that the caller sent, where it is said', () => {
    const refused = (from?: string) => {
      try {
        return parseQuery(patents, 'a AND (b', { ...(from && { from }) });
      } catch (error) {
        return [(error as ServiceError).message.replace(/^.*\(/, '('), (error as ServiceError).details.field];
      }
    };
    expect(refused('query_text')).toEqual(['(at character 7 of `query_text`)', 'query_text']);
    expect(refused()).toEqual(['(at character 7 of the search expression)', undefined]);
  });

  it.each<[string, number, RegExp]>([
    ['', 0, /empty/],
    ['   ', 0, /empty/],
    ['TACDD:x', 0, /no field “TACDD”; did you mean TACD\?/],
    ['a AND ABTS:x', 6, /did you mean ABST\?/],
    ['TI:x', 0, /did you mean TTL\?/],
    ['ab:x', 0, /did you mean ABST\?/],
    ['CLMSS:x', 0, /did you mean CLMS\?/],
    ['Claim:x', 0, /did you mean CLMS\?/],
    ['PA:x', 0, /no field “PA”\. /],
    ['date:2020', 0, /no field “date”\. /],
    ['assignee:x', 0, /no field “assignee”/],
    ['公开号:x', 0, /no field “公开号”/],
    ['x AND publication date:2020', 18, /did you mean PBD\?/],
    ['legal status:1', 6, /did you mean LEGAL_STATUS\?/],
    ['wherein comprising: x', 8, /put it in quotes/],
    ['TTL:', 4, /TTL has no value/],
    ['TTL: AND b', 5, /operator AND stands where/],
    ['TTL:)', 4, /TTL has no value/],
    ['TTL:ABST:x', 4, /Two field codes/],
    [': x', 0, /colon needs a field code/],
    ['()', 0, /brackets are empty/],
    ['TTL:()', 4, /brackets are empty/],
    ['(a', 0, /bracket is not closed/],
    ['a AND (b OR (c)', 6, /bracket is not closed/],
    ['a)', 1, /closing bracket has no opening/],
    ['"a b', 0, /quotation mark is not closed/],
    ['TTL:"a b', 4, /quotation mark is not closed/],
    ['a AND', 5, /ends where a term/],
    ['AND a', 0, /operator AND has no term before/],
    ['a OR OR b', 5, /operator OR has no term before/],
    ['a AND OR b', 6, /operator OR has no term before/],
    ['(a OR)', 5, /missing before the closing bracket/],
    ['NOT', 3, /ends where a term/],
    ['a GAND', 6, /ends where a term/],
    ['LEGAL_EVENT:61 GAND APD:2020', 15, /GAND joins facts of one event .*, not LEGAL_EVENT, APD\. Use AND/],
    ['ANS:TREE@"acme"', 4, /TREE@ .* not available yet/],
    ['a & b', 2, /no letter or digit/],
    ['""', 0, /no letter or digit/],
    ['PN:"--"', 3, /no letter or digit/],
    ['a {b', 2, /does not belong here/],
    ['a ] b', 2, /does not belong here/],
    // ranges, dates, numbers
    ['[2020 TO 2021]', 0, /range needs a field code/],
    ['PBD:[2020 2021]', 14, /not closed|TO between/],
    ['PBD:[2020 TO 2021', 4, /not closed/],
    ['PBD:[TO 2021]', 5, /end of the range is missing/],
    ['PBD:[2020 TO ]', 13, /end of the range is missing/],
    ['PBD:[2020 TO 2021 TO 2022]', 18, /two ends only/],
    ['PBD:[2021 TO 2020]', 4, /runs backwards/],
    ['CLAIM_COUNT:[10 TO 9]', 12, /runs backwards/],
    ['IPC:[H01L31/04 TO H01L31/02]', 4, /runs backwards/],
    ['TTL:[a TO b]', 4, /Ranges work on dates/],
    ['PBD:20201301', 4, /no month 13/],
    ['PBD:2021-02-29', 4, /2021-02 has 28 days/],
    ['PBD:yesterday', 4, /not a date/],
    ['PBD:202*', 4, /Wildcards do not work in PBD/],
    ['CLAIM_COUNT:many', 12, /not a number/],
    ['CLAIM_COUNT:1234567890123456', 12, /more than 15 digits/],
    // wildcards
    ['a*', 0, /At least two letters or digits must stand before \*/],
    ['TTL:*ab', 4, /three letters or digits must follow a leading \*/],
    ['TTL:*', 4, /no letter or digit beside/],
    ['TTL:abc*de*fgh', 4, /three letters or digits must stand between two \*/],
    ['TTL:abc*def*ghi*', 4, /At most two \*/],
    ['TTL:abc*d?', 4, /Only one kind of wildcard/],
    ['TTL:a?b?', 4, /\? must stand side by side/],
    ['TTL:a#b#', 4, /At most one #/],
    ['TTL:a_b_c', 4, /At most one _/],
    ['TTL:_b', 4, /_ stands between two parts/],
    ['AN:*soft', 3, /English text fields only/],
    ['TTL_CNTRANS:?soft', 12, /English text fields only/],
    ['PN:?S123', 3, /English text fields only/],
    ['锂*池', 0, /Chinese, Japanese or Korean/],
    ['电池?', 0, /Chinese, Japanese or Korean/],
    // proximity
    ['$W5 a', 0, /no term before it/],
    ['a $W5', 5, /ends where a term/],
    ['a $W b', 2, /number of words from 0 to 99/],
    ['a $W100 b', 2, /number of words from 0 to 99/],
    ['a $PRE b', 2, /number of words from 0 to 99/],
    ['a $SEN3 b', 2, /takes no number/],
    ['a $NEAR3 b', 2, /“\$NEAR3” is no operator/],
    ['US $100', 3, /no operator/],
    ['a $FREQ', 2, /from 1 to 50/],
    ['a $FREQ51', 2, /from 1 to 50/],
    ['a $FREQ0', 2, /from 1 to 50/],
    ['a $FREQ2 $FREQ3', 9, /stands twice/],
    ['(a AND b) $FREQ2', 10, /counts a word/],
    ['TTL_ENTRANS:a $FREQ2', 14, /holds translated text/],
    ['TACD_ALL:a $FREQ2', 11, /holds translated text/],
    ['AN:a $FREQ2', 5, /holds names/],
    ['TTL:a $W5 ABST:b', 6, /in TTL and ABST: words of different fields have no distance/],
    ['TTL:(a OR ABST:b) $W5 c', 18, /different fields/],
    ['(a AND b) $W5 c', 10, /an AND group cannot be an operand/],
    ['a $W5 (NOT b)', 2, /NOT cannot be an operand/],
    ['PBD:2020 $W5 PBD:2021', 9, /cannot be an operand/],
    ['IPC:a $W5 IPC:b', 6, /IPC \(IPC\) is not text/],
    // characters
    ['a\u0000b', 1, /no text \(U\+0000\)/],
    ['ab\uD800', 2, /no text \(U\+D800\)/],
    ['\uDC00a', 0, /no text \(U\+DC00\)/],
  ])('%j at %i', (text, position, message) => {
    const error = refusal(text);
    expect(error.code).toBe('invalid_query');
    expect(error.message).toMatch(message);
    expect(error.message).toContain(`at character ${Number(error.details.position) + 1} of`);
    expect(error.details.position).toBe(position);
  });

  it('tells what was found, what was expected and a spelling that works', () => {
    expect(refusal('lidar AND TACDD:x').details).toEqual({
      position: 10,
      expected: 'a field code such as TTL, TACD, AN, IPC, PBD',
      suggestion: 'TACD',
      found: 'TACDD',
    });
    expect(refusal('PBD:[2021 TO 2020]').details.suggestion).toBe('[2020 TO 2021]');
    expect(refusal('a $W120 b').details.suggestion).toBe('$W99');
  });

  it('says why a known field cannot be searched yet', () => {
    const collection = { ...patents, unavailable: { PV: 'no source of patent values is loaded.' } };
    expect(() => parseQuery(collection, 'lidar AND pv:[1 TO 2]')).toThrow(
      /^The field PV is not available yet: no source of patent values is loaded\. \(at character 11 /,
    );
  });

  it('binds facts of one event where the collection keeps them together', () => {
    const collection = {
      ...patents,
      events: {
        litigation: eventKind((): never[] => [], {
          LEGAL_EVENT: () => undefined,
          AUTHORITY: () => undefined,
          LEGAL_STATUS_DATE: () => undefined,
        }),
      },
    };
    const text = 'TTL:a LEGAL_EVENT:61 gand (AUTHORITY:DE OR AUTHORITY:FR) GAND LEGAL_STATUS_DATE:2020';
    expect(line(parseQuery(collection, text))).toBe(
      'and(TTL=a, event(LEGAL_EVENT=61, or(AUTHORITY=DE, AUTHORITY=FR), LEGAL_STATUS_DATE[20200101..20201231]))',
    );
    expect(() => parseQuery(collection, 'LEGAL_EVENT:61 GAND TTL:a')).toThrow(
      /^GAND joins facts of one event \(LEGAL_EVENT, AUTHORITY, LEGAL_STATUS_DATE\), not LEGAL_EVENT, TTL\. Use AND\./,
    );
  });

  it('refuses proximity and frequency where an operation does not take them', () => {
    for (const [text, position] of [
      ['a $W5 b', 2],
      ['TTL:(a $SEN b)', 7],
      ['a $FREQ3', 2],
    ] as const) {
      const error = refusal(text, { proximity: false });
      expect(error.message).toMatch(/not part of this operation/);
      expect(error.details.position).toBe(position);
    }
    expect(line(parse('"a b" OR c', { proximity: false }))).toBe('or(MAINF="a b", MAINF=c)');
  });

  it('refuses expressions that are too long, too deep or too many', () => {
    expect(refusal('a'.repeat(801), { max_length: 800 }).details.position).toBe(800);
    expect(line(parse('a'.repeat(800), { max_length: 800 }))).toBe(`MAINF=${'a'.repeat(800)}`);
    const nested = (n: number) => `${'('.repeat(n)}a${')'.repeat(n)}`;
    expect(line(parse(nested(MAX_DEPTH)))).toBe('MAINF=a');
    expect(refusal(nested(MAX_DEPTH + 1)).details.position).toBe(MAX_DEPTH);
    expect(refusal('('.repeat(11_000)).message).toMatch(/nested more than 200 deep/);
    expect(refusal(`${'NOT '.repeat(2_000)}a`).message).toMatch(/nested more than 200 deep/);
    expect(refusal(`${'a $W1 '.repeat(1_000)}a`).message).toMatch(/nested more than 200 deep/);
    expect(refusal('a '.repeat(MAX_NODES + 1)).message).toMatch(/more than 5000 terms/);
    expect(line(parse(`${'a OR '.repeat(2_000)}a`)).length).toBeGreaterThan(16_000);
  });
});

describe('hostile input', () => {
  const pieces = fc.constantFrom(
    '(', ')', '"', '“', '[', ']', ':', '$', '$W5', '$FREQ2', ' TO ', ' AND ', ' or ', 'NOT ', 'GAND', 'TTL:', 'PBD:', 'IPC:', 'PN:', 'APNO:(', 'x', '2020', '*', '?', '#', '_', '电', 'US ', '1,2', '\u0000', '\uD800', '（', '：', ' ', 'ab*', 'TREE@', '{', '\n', '\u3000', '\u200B',
  ); // biome-ignore format: a list of pieces
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc.array(pieces, { maxLength: 60 }).map((list) => list.join('')),
    fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes).toString('latin1')),
  );

  it('parses or is refused with a position inside the text, soon', () => {
    fc.assert(
      fc.property(text, (given) => {
        try {
          parse(given);
        } catch (error) {
          expect(error).toBeInstanceOf(ServiceError);
          const position = (error as ServiceError).details.position as number;
          expect(position).toBeGreaterThanOrEqual(0);
          expect(position).toBeLessThanOrEqual(given.length);
        }
      }),
      { numRuns: 2_000 },
    );
  });

  it.each([
    ['brackets', '('.repeat(12_000)],
    ['ranges', 'PBD:['.repeat(2_400)],
    ['quotes', '"a" '.repeat(3_000)],
    ['blanks', ' '.repeat(12_000)],
    ['field codes', 'TTL:'.repeat(3_000)],
    ['a long unknown field', `${'x'.repeat(11_990)}:y`],
    ['blanks before colons', `${'a '.repeat(5_990)}:`],
    ['stars', `ab${'*'.repeat(11_000)}`],
    ['operators', 'a $W1 '.repeat(2_000)],
    ['hyphens', `a${'-a'.repeat(5_999)}`],
    ['numbers', `1${',000'.repeat(2_999)}`],
    ['words of a number', `PN:(US${' 1'.repeat(5_000)})`],
  ])('takes under 50 ms for 12,000 characters of %s', (_, given) => {
    // The least of three, in time of this process: other processes and cold code do not count.
    const times = [1, 2, 3].map(() => {
      const start = process.cpuUsage();
      try {
        parse(given);
      } catch (error) {
        expect(error).toBeInstanceOf(ServiceError);
      }
      return process.cpuUsage(start).user / 1000;
    });
    expect(Math.min(...times)).toBeLessThan(50);
  });
});

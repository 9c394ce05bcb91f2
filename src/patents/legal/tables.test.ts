import { expect, it } from 'vitest';
import { INPADOC } from './inpadoc.ts';
import { effectOfCode, OFFICES, usFeeStage } from './offices.ts';

/** Every code of the offices' own tables, by what it does, in the order of the codes. */
// biome-ignore format: read it as a table
const CODES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  US: {
    abandoned: 'ABN1 MABN1',
    abandoned_deemed: 'ABN10 ABN2 ABN6 ABN7 MABN10 MABN2 MABN6 MABN7',
    disclaimer: 'DIST',
    disclaimer_accepted: 'DISQ MN574 N574 P574',
    disclaimer_refused: 'MN575 N575',
    examining: 'CNOA CTEQ CTFR CTNF DOCK MCTEQ MCTFR MCTNF MN/=. N/=.',
    fee: 'FPAY M1551 M1552 M1553 M1554 M1555 M1556 M1558 M170 M171 M172 M173 M174 M175 M2551 M2552 M2553 M2554 M2555 M2556 M2558 M273 M274 M275 M3551 M3552 M3553 MAFP',
    granted: 'EPG/ PGM/ PTAC',
    lapsed: 'EXP. EXPX FP LAPS',
    none: 'AS FEPP NRE. REM. REMI STAA STCB STCC STCF STCH STCV STPP',
    opposed: 'CBM IPR PGR RR TRIALPET',
    published: 'PG-ISSUE',
    restored: 'DP MNRAB MPMFG MPREV NRAB PMFG PRDP PREV REIN STCK',
    revoked: 'FPB1 FPB2 FPB3',
    surrendered: 'WDR',
  },
  EP: {
    ceased: 'PG25 VS25',
    examining: '17P 17Q GRAP INTG',
    fee: 'PGFP U20 U21 VSFP',
    grant_expected: 'GRAA',
    lapsed: 'U90 U93',
    maintained: '26D 26N 27A 27O PLBE PLBG PLBH PLBN PLBO PUAH',
    opposed: '26 PLBI',
    published: 'PUAI',
    refused: '18R',
    restored: '18RR 28 PGRI VSRI',
    revoked: '27W RDAA RDAG RDAH',
    withdrawn: '18W',
    withdrawn_deemed: '18D',
  },
  WO: {
    none: '121 122 ENPW NENP WWE WWG WWP WWR WWW',
    withdrawn: 'WA',
  },
  CN: {
    abandoned_deemed: 'AD01',
    examining: 'C10 DE01 EXSB SE01',
    expired: 'CX01 EXPY MK1K MK4A',
    granted: 'C14 FG1K FG4A GR01 GRSP',
    lapsed: 'C17 C19 CF01 MM1K MM4A',
    maintained: 'IP01',
    none: 'AR01 C26 C28 RGAV RW01',
    opposed: 'C32',
    published: 'BB1A C06 PB01',
    refused: 'C12 RJ01',
    restored: 'C49 C52 RA01 REIN RR01',
    revoked: 'C35 IW01',
    surrendered: 'AV01 C20 C25 MA1K',
    withdrawn: 'C01 C03 C04 WW01',
    withdrawn_deemed: 'C02 C05 WD01',
  },
  JP: {
    abandoned: 'A045 A762',
    ceased: 'CANC',
    examining: 'A01 A131 A621',
    expired: 'EXPY',
    fee: 'FPAY R250',
    granted: 'R150 R151 R154',
    lapsed: 'LAPF LAPS',
    refused: 'A02 A313',
    revoked: 'R92 RVOP RVTR',
    surrendered: 'ABAN',
    withdrawn: 'A761',
    withdrawn_deemed: 'A300',
  },
  DE: {
    examining: 'R012 R018 R019',
    expired: 'R071',
    granted: '8304 8364 D1 D2 R020 R096',
    lapsed: '8139 8339 8340 R119 R142 R156 R157 R158',
    maintained: '8365 R097',
    none: 'R001 R002 R073 R125 R126 R127 R199',
    opposed: '8363 R026',
    refused: 'R003',
    restored: '8570 R074 R124',
    revoked: '8311 8331 8506 R037 R042 R064 R103 R168 R170',
    surrendered: '8330 R231',
    withdrawn: 'R120',
    withdrawn_deemed: '8133 8136 8140 8141 8143 R005 R118 R123 R132 R437',
  },
  KR: {
    examining: 'A201 B701 E701 E902 E90F GRNT',
    expired: 'EXPY',
    fee: 'FPAY',
    granted: 'GRNO PR0701 R18 REGI',
    lapsed: 'LAPS',
    refused: 'E601 O063 S601 X091 X601 X70R',
    restored: 'R401',
    revoked: 'EXTG T601',
    withdrawn: 'C193 U125 WICV WITB',
    withdrawn_deemed: 'WITN',
  },
};

it.each(Object.entries(CODES))(
  '%s: each code of its table does what it did, and no other stands there',
  (office, effects) => {
    const told = (OFFICES[office] ?? []).flatMap(({ codes }) => codes.split(' '));
    const shown: Record<string, string[]> = {};
    for (const code of new Set(told)) (shown[effectOfCode(office, code)!] ??= []).push(code);
    expect(
      Object.fromEntries(Object.entries(shown).map(([effect, codes]) => [effect, codes.sort().join(' ')])),
    ).toEqual(effects);
  },
);

it('has tables of these offices, and codes of others by their lines', () => {
  expect(Object.keys(OFFICES)).toEqual(Object.keys(CODES));
  const lines = INPADOC.trim()
    .split('\n')
    .map((line) => line.split(' '));
  expect([lines.length, lines.flatMap(([, , ...codes]) => codes).length]).toEqual([190, 548]);
  for (const [office, effect, ...codes] of lines)
    for (const code of codes) expect([office, code, effectOfCode(office!, code)]).toEqual([office, code, effect]);
  expect(
    ['GB 775E', 'FR ST', 'IT 0002', 'TW MK4K'].map((line) => effectOfCode(...(line.split(' ') as [string, string]))),
  ).toEqual([...['ceased', 'ceased', 'refused', 'expired']]);
  expect([effectOfCode('GB', 'none'), effectOfCode('', 'FP'), effectOfCode('EP', 'FP')]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

it('reads the stage of a maintenance fee of its code', () => {
  const stages = [
    'M1551',
    'M2552',
    'M3553',
    'M1554',
    'M2555',
    'M1556',
    'M1557',
    'M4551',
    'M1550',
    'XM1551',
    'M15510',
  ].map(usFeeStage);
  expect(stages).toEqual([1, 2, 3, 1, 2, 3, undefined, undefined, undefined, undefined, undefined]);
});

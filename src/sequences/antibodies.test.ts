import { expect, it } from 'vitest';
import { mayHoldDomains, variableDomains } from './antibodies.ts';

const HEAVY =
  'EVQLVESGGGLVQPGGSLRLSCAASGFNIKDTYIHWVRQAPGKGLEWVARIYPTNGYTRYADSVKGRFTISADTSKNTAYLQMNSLRAEDTAVYYCSRWGGDGFYAMDYWGQGTLVTVSS';
const LIGHT =
  'DIQMTQSPSSLSASVGDRVTITCRASQDVNTAVAWYQQKPGKAPKLLIYSASFLYSGVPSRFSGSRSGTDFTLTISSLQPEDFATYYCQQHYTTPPTFGQGTKVEIK';

it('numbers a heavy and a light chain by five schemes', () => {
  expect(variableDomains(HEAVY)).toEqual([
    {
      chain: 'heavy',
      start: 1,
      end: 120,
      cdrs: {
        kabat: ['DTYIH', 'RIYPTNGYTRYADSVKG', 'WGGDGFYAMDY'],
        chothia: ['GFNIKDT', 'YPTNGY', 'WGGDGFYAMDY'],
        imgt: ['GFNIKDTY', 'IYPTNGYT', 'SRWGGDGFYAMDY'],
        contact: ['KDTYIH', 'WVARIYPTNGYTR', 'SRWGGDGFYAMD'],
        abm: ['GFNIKDTYIH', 'RIYPTNGYTR', 'WGGDGFYAMDY'],
      },
    },
  ]);
  expect(variableDomains(LIGHT)[0]).toMatchObject({
    chain: 'light',
    cdrs: {
      kabat: ['RASQDVNTAVA', 'SASFLYS', 'QQHYTTPPT'],
      imgt: ['QDVNTA', 'SAS', 'QQHYTTPPT'],
      contact: ['NTAVAWY', 'LLIYSASFLY', 'QQHYTTPP'],
    },
  });
});

it('ends the second region of a rabbit where the third framework begins, which is two letters shorter', () => {
  const rabbit =
    'QLVEESGGGLVTPGGTLTLTCTASGFTISNYHMSWVRQAPGKGLEWIGIIYAVSAATWSATWVKGRFTISKTLTTVDLKMTSLTAADTATYFCARVRAPGDSTYYDLWGPGTLVTVSS';
  expect(variableDomains(rabbit)[0]?.cdrs).toEqual({
    kabat: ['NYHMS', 'IIYAVSAATWSATWVKG', 'VRAPGDSTYYDL'],
    chothia: ['GFTISNY', 'YAVSAA', 'VRAPGDSTYYDL'],
    imgt: ['GFTISNYH', 'IYAVSAAT', 'ARVRAPGDSTYYDL'],
    contact: ['SNYHMS', 'WIGIIYAVSAATW', 'ARVRAPGDSTYYD'],
    abm: ['GFTISNYHMS', 'IIYAVSAATW', 'VRAPGDSTYYDL'],
  });
});

it('finds both domains of a chain that joins them', () => {
  const both = variableDomains(`MKK${LIGHT}GGGGSGGGGSGGGGS${HEAVY}HHHHHH`);
  expect(both.map(({ chain, start }) => [chain, start])).toEqual([
    ['light', 4],
    ['heavy', 3 + LIGHT.length + 16],
  ]);
  expect(both[1]!.cdrs.kabat[2]).toBe('WGGDGFYAMDY');
});

it('says nothing where a conserved residue is missing, or of other proteins', () => {
  expect(variableDomains(HEAVY.replace('IHWV', 'IHAV'))).toEqual([]);
  expect(variableDomains(HEAVY.replace('YYCSR', 'YYSSR'))).toEqual([]);
  expect(variableDomains(HEAVY.replace('WGQG', 'WAQA'))).toEqual([]);
  expect(
    variableDomains(
      'MKTAYIAKQRQISFVKSHFSRQLEERLGLIEVQAPILSRVGDGTQDNLSGAEKAVQVKVKALPDAQFEVVHSLAKWKRQTLGQHDFSAGEGLYTHMKALRPDEDRLSPLHSVYVDQWDWE',
    ),
  ).toEqual([]);
  expect(variableDomains('')).toEqual([]);
});

it('tells without an alignment which proteins can hold none', () => {
  expect([HEAVY, LIGHT, `${HEAVY}${LIGHT}`].map(mayHoldDomains)).toEqual([true, true, true]);
  // C, 35 letters, C, 3 letters, the join; the tryptophan 30 letters before the second C
  const least = (between: number, more = '') => `C${'A'.repeat(4)}W${'A'.repeat(29)}C${more}${'A'.repeat(between)}WGAG`;
  expect([least(2), least(1), least(44), least(45)].map(mayHoldDomains)).toEqual([true, false, true, false]);
  expect(mayHoldDomains(least(2).replace('CAAAAW', 'AAAAAW'))).toBe(false);
  expect(mayHoldDomains(least(2).replace('CAAAAW', 'CAAAAA'))).toBe(false);
  expect(mayHoldDomains('')).toBe(false);
});

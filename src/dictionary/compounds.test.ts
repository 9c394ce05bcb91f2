import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { cpuTime } from '#testing/cpu-time.ts';
import { COMPOUND_TABLES } from './compound-parts.ts';
import { compoundNames } from './compounds.ts';

const named = (text: string) => compoundNames(text).map(({ start, end }) => text.slice(start, end));

describe('names of compounds', () => {
  it.each([
    // systematic names, with brackets, places and what a sentence puts around them
    [
      'A solution of 1-[3-(dimethylamino)propyl]-3-ethylcarbodiimide hydrochloride (EDCI) was stirred.',
      ['1-[3-(dimethylamino)propyl]-3-ethylcarbodiimide hydrochloride', 'EDCI'],
    ],
    [
      'as 5-(chlorocarbonyl)1-azoniabicyclo[3.2.1]octane, (acetone), [1-bromo-2-chloroethane].',
      ['5-(chlorocarbonyl)1-azoniabicyclo[3.2.1]octane', 'acetone', '1-bromo-2-chloroethane'],
    ],
    [
      'bis(tri-t-butylphosphine)palladium(0); N,N-dimethylformamide',
      ['bis(tri-t-butylphosphine)palladium(0)', 'N,N-dimethylformamide'],
    ],
    ['trichloroethylene, acetonitriles and diphenylquinone', ['trichloroethylene', 'acetonitriles', 'diphenylquinone']],
    // acids
    [
      'trifluoroacetic acid, 2-(4-aminophenyl)acetic acid ethyl ester, carnosic acid, acetic anhydride',
      ['trifluoroacetic acid', '2-(4-aminophenyl)acetic acid ethyl ester', 'carnosic acid', 'acetic anhydride'],
    ],
    ['a nucleic acid, an organic acid, two carboxylic acids, acidic acid', []],
    // salts and esters
    [
      'aqueous lead nitrate, iron(III) chloride hexahydrate, potassium tert-butoxide and sodium triacetoxyborohydride',
      ['lead nitrate', 'iron(III) chloride hexahydrate', 'potassium tert-butoxide', 'sodium triacetoxyborohydride'],
    ],
    [
      'ethyl acetate/water, methyl 4-aminobenzoate, ethyl 2-(4-chlorophenoxy)acetate; methylene chloride',
      ['ethyl acetate', 'methyl 4-aminobenzoate', 'ethyl 2-(4-chlorophenoxy)acetate', 'methylene chloride'],
    ],
    ['tetrabutylammonium bromide, phenylmagnesium bromide', ['tetrabutylammonium bromide', 'phenylmagnesium bromide']],
    // what words of a class end
    [
      'diethyl ether, methyl ethyl ketone, benzyl alcohol, ethylene glycol monomethyl ether, triethylene glycol',
      [
        'diethyl ether',
        'methyl ethyl ketone',
        'benzyl alcohol',
        'ethylene glycol monomethyl ether',
        'triethylene glycol',
      ],
    ],
    // formulas, and short forms where something is made
    ['NaOH, (K2CO3), MgSO4 and Na2SO4; HCl', ['NaOH', 'K2CO3', 'MgSO4', 'Na2SO4', 'HCl']],
    ['stirred in THF and DMF', ['THF', 'DMF']],
    ['THF was born in DCM county', []],
    ['CHCl3, CH2Cl2 and Et2O; hexane=1:10, (NH4)2SO4', ['CHCl3', 'CH2Cl2', 'Et2O', 'hexane', '(NH4)2SO4']],
    // chains and rings before a place
    [
      '3-methylbut-2-enal oxime, 5-cholest-22-en-6-one, 3-(3,4-dichlorobenzylthio)-4-hydroxy-6-methyl-2-pyrone',
      ['3-methylbut-2-enal', '5-cholest-22-en-6-one', '3-(3,4-dichlorobenzylthio)-4-hydroxy-6-methyl-2-pyrone'],
    ],
    [
      '1-(2-phenyl-4-quinolyl)-2-(4-piperidyl)-ethanol, chloromethyl pivalate, 2-(4-pyridyl)-thiazolidine-4-carboxylic acid',
      [
        '1-(2-phenyl-4-quinolyl)-2-(4-piperidyl)-ethanol',
        'chloromethyl pivalate',
        '2-(4-pyridyl)-thiazolidine-4-carboxylic acid',
      ],
    ],
    ['a non-amine, but-ene less, oct-al', []],
    // halves, classes, everything else
    ['a chloride, an acetate, the hydrochloride, hydroperoxides, amines, an acetal', []],
    ['The method uses a metal panel, octal codes, a total cone, alone in one menthe; propose an ethical formal.', []],
    ['chloroform-ethyl mixtures', []],
  ])('%s', (text, names) => {
    expect(named(text)).toEqual(names);
  });

  it('takes time in proportion to the text', () => {
    const spent = (text: string) => {
      const read = cpuTime();
      compoundNames(text);
      return read();
    };
    for (const part of ['((((methyl', 'ethyl ', 'benzobenzobenzo', '(a)', 'ethyl-ethyl-', 'acid ', 'calcium']) {
      const text = part.repeat(40_000 / part.length);
      expect(spent(text + text)).toBeLessThan(Math.max(4 * spent(text), 60));
    }
  });

  it('has these tables', () => {
    const digest = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16);
    expect(Object.fromEntries(Object.entries(COMPOUND_TABLES).map(([name, table]) => [name, digest(table)]))).toEqual({
      many: 'ade36ae8d47b4dcc',
      inside: 'a87cf922e96feed9',
      ends: 'b5b746886b546257',
      compounds: 'd504b2a887faaa9a',
      anions: '2d0fbe44ae1be890',
      acids: 'ed17377bef33ebad',
      trivial: '5a32ffd07c9fb12a',
      cations: '8657ad8ab7edb5fe',
      no_acid: 'b323b92ec9e3c0cb',
      reagents: '77c79a61d3c7cb1f',
    });
  });
});

/** When a registered mark must have been put to use, by office. */
export interface UseRule {
  /** Years without use after which the right can be attacked, counted at the earliest from registration. */
  readonly years: number;
  /** Where it stands. */
  readonly source: string;
}

/**
 * Years of non-use after which a registration can be revoked, or is held abandoned. An office that is not here has no
 * rule known to the service.
 */
export const USE_RULES: Readonly<Record<string, UseRule>> = {
  CN: { years: 3, source: 'Trademark Law of the People’s Republic of China, Article 49' },
  DE: { years: 5, source: 'Markengesetz, sections 26 and 49' },
  EU: { years: 5, source: 'Regulation (EU) 2017/1001, Articles 18 and 58' },
  FR: { years: 5, source: 'Code de la propriété intellectuelle, Article L714-5' },
  GB: { years: 5, source: 'Trade Marks Act 1994, section 46' },
  JP: { years: 3, source: 'Trademark Act, Article 50' },
  KR: { years: 3, source: 'Trademark Act, Article 119(1)3' },
  TW: { years: 3, source: 'Trademark Act, Article 63(1)2' },
  US: { years: 3, source: '15 U.S.C. 1127: three consecutive years are prima facie abandonment' },
};

/** Members of the European Union: marks of its office are in force in each. */
export const EU_MEMBERS: ReadonlySet<string> = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' '),
);

/** The day from which use can be asked for, yyyyMMdd; undefined where office or registration is not known. */
export function useAskedFrom(office: string, registered: number | undefined): number | undefined {
  const rule = USE_RULES[office];
  return rule && registered !== undefined ? registered + rule.years * 10_000 : undefined;
}

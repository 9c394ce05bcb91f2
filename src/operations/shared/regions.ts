/**
 * Countries by the regions that filters name; a country is in one of the first five. Source: UN M49, European Union.
 */
// biome-ignore format: read it as a table
export const REGIONS: Readonly<Record<string, string>> = {
  Asia: 'AE AF AM AZ BD BH BN BT CN CY GE HK ID IL IN IQ IR JO JP KG KH KP KR KW KZ LA LB LK MM MN MO MV MY NP OM PH PK PS QA SA SG SY TH TJ TL TM TR TW UZ VN YE',
  North_America: 'BM BS BZ CA CR CU DM DO GD GL GT HN HT JM KN LC MX NI PA PR SV TT US VC',
  Europe: 'AD AL AT BA BE BG BY CH CZ DE DK EE ES FI FR GB GI GR HR HU IE IS IT LI LT LU LV MC MD ME MK MT NL NO PL PT RO RS RU SE SI SK SM UA VA',
  Oceania: 'AU FJ FM KI MH NR NZ PG PW SB TO TV VU WS',
  South_America: 'AR BO BR CL CO EC GY PE PY SR UY VE',
  EU: 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK',
  US: 'US', CN: 'CN', JP: 'JP',
};

import { classSymbols } from '#collections/class-symbols.ts';
import { p023HighValueDataApplicationDomain } from '#contract/generated/patent-mining-data.ts';
import { noteMissing } from '#operations/shared/missing.ts';
import { patentLookup } from '#operations/shared/patent-lookup.ts';
import {
  TECHNOLOGY_FIELDS,
  TECHNOLOGY_SECTORS,
  technologyField,
  technologySector,
} from '#patents/technology-fields.ts';

export default patentLookup({
  contract: p023HighValueDataApplicationDomain,
  path: '/high-value-data/application-domain',
  summary: 'Where a patent belongs: sector, field of technology, subclass',
  description:
    'Levels 1 and 2 are sector and field of the WIPO technology concordance for each IPC class (else CPC class) of the patent, level 3 the title of the subclass; the first are those of the main class.',
  example: { lang: 'en' },
  async rows(patents, { asked: { lang = 'cn' }, note }, { corpus }) {
    const language = lang === 'cn' ? 'zh' : 'en';
    const classes = patents.map(({ ipc, cpc }) => (ipc.length > 0 ? ipc : cpc));
    const subclasses = classes.map((symbols) => [...new Set(symbols.map((symbol) => symbol.slice(0, 4)))]);
    const places = await corpus.get(
      classSymbols,
      [...new Set(subclasses.flat())].map((symbol) => `ipc:${symbol}`),
    );
    const titles = new Map(
      places.map(({ symbol, titles }) => [symbol, titles.find((title) => title.lang === language)?.text]),
    );
    noteMissing(
      note,
      'IPC or CPC class',
      'the bibliography of the office',
      patents.filter((_, index) => classes[index]!.length === 0),
    );
    const untitled = [...new Set(subclasses.flat())].filter((symbol) => titles.get(symbol) === undefined);
    if (untitled.length > 0)
      note(`No ${lang} title is stored of ${untitled.slice(0, 10).join(', ')}; it would come from ipc-scheme.`);
    return classes.map((symbols, index) => {
      const fields = [...new Set(symbols.flatMap((symbol) => technologyField(symbol) ?? []))];
      const sectors = [...new Set(fields.map(technologySector))];
      const levels = [
        sectors.map((sector) => TECHNOLOGY_SECTORS[sector - 1]![language]),
        fields.map((field) => TECHNOLOGY_FIELDS[field - 1]![language]),
        subclasses[index]!.flatMap((symbol) => titles.get(symbol) ?? []),
      ];
      return {
        lang,
        application_domain_data: levels.flatMap((names, at) => names.map((name) => ({ level: at + 1, name }))),
      };
    });
  },
});

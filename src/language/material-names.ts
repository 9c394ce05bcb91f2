import { substancesIn } from './recipes.ts';
import type { Span } from './spans.ts';

/** A material that a text names. */
export interface MaterialName extends Span {
  /** As written, in small letters, one blank between words. */
  readonly name: string;
}

/** What things are made of, besides the substances of recipes: metals, alloys, plastics, ceramics, fibres, fluids. */
const ENGLISH = [
  '(?:stainless |carbon |spring |tool |mild |galvani[sz]ed )?steel|cast iron|brass|bronze|nitinol|inconel|invar|kovar|monel|solder|amalgam',
  '(?:titanium|alumini?um|magnesium|nickel|copper|cobalt|silver|gold|platinum|tungsten|zinc|tin|bismuth|zirconium|nickel[- ]titanium|nickel[- ]chromium)(?:[- ](?:alloys?|foil|powder|particles))?',
  'chromium|molybdenum|tantalum|palladium|iridium|rhodium|ruthenium|vanadium|niobium|indium|gallium|germanium|cadmium|lithium|mercury',
  'silicon(?: (?:dioxide|nitride|carbide))?|polysilicon|gallium (?:arsenide|nitride)|indium (?:phosphide|tin oxide)|cadmium telluride|sapphire|diamond|quartz|silica|alumina|zirconia|titania|ferrite|mica|glass(?: (?:fib(?:er|re)s?|frit|beads|microspheres|microballoons))?|fib(?:er|re)glass|porcelain|(?:piezoelectric )?ceramics?|cermet|PZT|lead (?:zirconate titanate|metaniobate|titanate)|barium titanate|lithium (?:niobate|tantalate)|cement|concrete|gypsum|clay|zeolites?',
  'epox(?:y|ies)(?: resins?)?|(?:phenolic|acrylic|polyester|vinyl ester|melamine) resins?|acrylics?|acrylates?|(?:poly)?methyl ?methacrylate|PMMA|plexiglass?|lucite|nylon|polyamides?|aramid|kevlar|teflon|PTFE|polytetrafluoroethylene|fluoropolymers?|PVDF|polyvinylidene (?:di)?fluoride|PEEK|polyether ?ether ?ketone|polycarbonates?|polyesters?|polyolefins?|polyurethanes?|polysulfones?|polyimides?|polymethylpentene|TPX|PVC|ABS|PEBAX|HDPE|LDPE|mylar|kapton|parylene|thermoplastics?(?: elastomers?)?|elastomers?|silicones?(?: (?:rubber|oil|gel))?|(?:natural |synthetic |butyl |nitrile )?rubber|latex|neoprene|(?:syntactic |polymer |polyurethane )?foams?|hydrogels?|gelatin|agar|collagen|cellulose|chitosan|alginate|starch|wax|paraffin',
  'carbon fib(?:er|re)s?|carbon nanotubes?|wood|plywood|cork|cotton|wool|silk|leather|felt|cardboard|paper|asbestos',
  '(?:mineral|castor|vegetable|silicone|linseed|soybean) oil|saline|glycerine?|ethylene glycol|propylene glycol|refrigerant R-?\\d{2,4}[a-z]{0,2}|R-?\\d{2,4}[a-z]{1,2}|ammonia|benzene|xylene|n?-?pentane|iso-?butane|butane|propane|hexane|siloxanes?|helium|argon|nitrogen|hydrogen|xenon',
].join('|');
const CHINESE =
  '不锈钢|碳钢|铸铁|铝合金|钛合金|镁合金|铜合金|黄铜|青铜|铝箔|铜箔|环氧树脂|酚醛树脂|丙烯酸(?:树脂)?|有机玻璃|尼龙|聚四氟乙烯|聚碳酸酯|聚氨酯|聚酯|聚酰胺|聚酰亚胺|聚氯乙烯|聚偏氟乙烯|硅橡胶|橡胶|硅胶|乳胶|塑料|(?:压电)?陶瓷|锆钛酸铅|铌酸锂|钛酸钡|石英|蓝宝石|金刚石|玻璃纤维|玻璃|碳纤维|碳纳米管|石墨烯|石墨|氧化锆|氧化铝|二氧化硅|硅油|海绵|水凝胶|凝胶|木材|皮革|棉布|混凝土|水泥|石膏';
const NAMES = new RegExp(`(?<![\\p{L}\\d-])(?:${ENGLISH})(?![\\p{L}\\d])|(?:${CHINESE})`, 'giu');

/** Names that are plainly of a thing, not of what it is made of. */
const NOT_HERE = /^\s(?:table|slip|eye|door|screen|window|clip)s?\b/iu;

/**
 * The materials that a text names, in their order; where two readings overlap, the longer one. A list of names: what is
 * not in it is not seen.
 */
export function materialsIn(text: string): MaterialName[] {
  const found: Span[] = [...text.matchAll(NAMES)].flatMap((match) => {
    const end = match.index + match[0].length;
    return NOT_HERE.test(text.slice(end, end + 12)) ? [] : [{ start: match.index, end }];
  });
  for (const { start, end, kind } of substancesIn(text))
    if (kind === 'words' || kind === 'alloy') found.push({ start, end });
  found.sort((a, b) => a.start - b.start || b.end - a.end);
  const kept: MaterialName[] = [];
  for (const { start, end } of found) {
    if (start < (kept.at(-1)?.end ?? 0)) continue;
    kept.push({ start, end, name: nameOf(text.slice(start, end)) });
  }
  return kept;
}

/** In small letters, but for abbreviations and formulas. */
const nameOf = (written: string): string =>
  written
    .replace(/\s+/g, ' ')
    .split(' ')
    .map((word) => (/\d|^[A-Z]{2,}$/.test(word) ? word : word.toLowerCase()))
    .join(' ');

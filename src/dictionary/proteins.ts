import type { EntityKind } from '#collections/entities/entities.ts';
import { AtStart } from './at-start.ts';
import { lengthBehind, longestOf, type NameSpan } from './spans.ts';
import { isAdministered } from './tagging/substances.ts';
import { askedOfAll, type Word } from './text-words.ts';

/**
 * Proteins and genes that no dictionary need have: members of families that are numbered (`IL-17A`, `CYP2C19`,
 * `caspase-9`), symbols that mean one protein wherever living things are spoken of, genes of bacteria (`nirK`), and
 * what is called by a substance that it works on or binds (`sucrose synthase`, `dopamine transporter`).
 */

/** Families whose members have a number: by the stems of their symbols (HGNC, "Gene groups"). */
const NUMBERED =
  'ADAM|ADAMTS|AKT|Akt|ALDH|APOBEC|AQP|ATF|ATG|Atg|BCL|Bcl-?|BMP|BMPR|BRCA|CARD|CASP|CCL|CCR|CDC|Cdc|CDH|CDK|Cdk|CDKN|CEACAM|CHEK|CK|COX|CREB|CX3C[LR]|CXC[LR]|DKK|DLL|Dll|DNMT|Dnmt|E2F|eIF|EIF|ELK|EPH[AB]|ERBB|ErbB|ERK|Erk|FABP|FGF|FGFR|FOX[A-Z]|Fox[A-Z]|FZD|GADD|GATA|GDF|GLI|Gli|GLP|GLUT|GPR|GPX|GRM|GRP|GSK|GST[AMPT]|HDAC|HER|HIF|HMGB|HNF|HOX[A-D]|Hox[A-D]|HSP|Hsp|HTR|ICAM|IDH|IGF|IGFBP|IKK|IL|IRAK|IRF|IRS|ITG[AB]|JAG|JAK|Jak|JNK|KCN[A-Z]|KDM|KIF|KLF|Klf|KLK|LAMP|LRP|LRRK|MAP2K|MAP3K|MAP4K|MAPK|MCP|MCM|MEK|MIP|MLH|MMP|MRP|MSH|MUC|MYH|NAV|NDUF[A-Z]|NFAT|NLRP|NOD|NOS|NOTCH|Notch|NOX|Nox|NTRK|OCT|Oct|OPA|ORAI|P2RX|P2RY|PAK|PARP|PAX|Pax|PCDH|PDE|PDGF|PDK|PGC|PIK3C|PKC|PLA|PLC|POU[1-6]F|PPP|PRDM|PRMT|PSEN|PTP|PTPN|PTPRC?|RAB|Rab|RAC|Rac|RAD|Rad|RHO|RUNX|Runx|S100A|SCN|SIRT|Sirt|SLC\\d{1,2}A|SLCO|SMAD|Smad|SNAP|SOCS|Socs|SOD|Sod|SOX|Sox|SSTR|STAT|Stat|STIM|SYT|TBX|Tbx|TGF|TIM|TIMP|TLR|Tlr|TMEM|TNFRSF|TNFSF|TRAF|TREM|TRIM|TRP[ACMPV]|TSC|UCP|UGT|USP|VDAC|VEGFR|WNT|Wnt|XRCC|ZEB|ZFP|ZNF';
/** Symbols that have none, or one that belongs to them. */
const SINGLE =
  'ACE2|AMPK|APOE|ApoE|apoE|AT1R|BACE1|Bak|Bax|BDNF|Bid|Bim|BRAF|CaMKII|c-[Ff]os|c-[Jj]un|c-[Kk]it|c-[Mm]et|c-[Mm]yc|C[Rr][Ee][Bb]|CTLA-?4|CFTR|E-cadherin|EGFR?|EPOR|ET-1|EZH2|FLT3|FLT-3|FOXP3|FoxP3|Foxp3|FSTL1|GDNF|GFAP|GH[RB]P?|GM-CSF|GnRH|GRP78|G6PD|HBsAg|HBeAg|HGF|HIF-1alpha|HMGB1|HO-1|HRAS|hTERT|ICAM-1|IFNAR[12]|IGF-1R|iNOS|eNOS|nNOS|JNK|Keap1|Ki-?67|KRAS|Kras|LDLR|LKB1|LRRK2|MAPK|MDM2|Mdm2|MDR1|mTORC?[12]?|mToR|MnSOD|MyD88|N-cadherin|Nanog|NF-?[κk](?:appa)?-?B|NGF|NRAS|Nrf2|NRF2|p14|p16|p21|p27|p38(?: MAPKs?)?|p53|p62|p63|p65|p70S6K|p73|PAI-1|PCNA|PCSK9|PD-1|PD-L[12]|PDGFR?|PERK|PI-?3K|PKA|PKB|PPAR|PSMA|PTEN|Pten|RANKL?|RANTES|RAGE|RB1|SERT|SHP-?2|Snail1|SOD1|T-bet|TERT|TNF|TP53|Trp53|TRAIL|TrkA|TrkB|TSC1|TSC2|VCAM-1|VEGF|VEGFR|VE-cadherin|α-SMA|alpha-SMA|[αa]-synuclein|alpha-synuclein|[βb]-catenin|beta-catenin';
/** Families by the name that all of them have. */
const FAMILY =
  'AKT|Akt|BMPs?|CRP|ERKs?|FGFs?|GLUTs?|HSPs?|JAKs?|JNKs?|MMPs?|PKC|Ras|RAS|Smads?|SMADs?|STATs?|TLRs?|VWF|Wnt|caspases|(?<![Cc]ytochrome )P450s?|CYP450';
const GREEK = 'alpha|beta|gamma|delta|epsilon|zeta|theta|[α-ω]';
const FORMS = `(?:${NUMBERED})-?\\d{1,2}(?:(?:[A-Z]\\d{0,2}|[a-e]|R[abαβ]?|RA)|-?(?:${GREEK}))?|(?:PKC|TGF|TNF|IFN|IKK|PPAR|PGC-1|HIF-1|IL-1|GSK-3|C/EBP|RAR|RXR|ROR|LXR|CaMKII|TNFR|IFNG|p110|p85)-?(?:${GREEK}|[abg])\\d?(?:R?II?)?|CYP\\d{1,2}[A-Z]\\d{1,2}|CD\\d{1,3}[a-e]?|[Cc]aspases?-\\d{1,2}|cyclin [A-H]\\d?|Ig[AEGM]\\d?|HLA-(?:[A-CEG]|D[PQR][AB]?\\d?)(?:\\*\\d{2}(?::\\d{2})?)?|Na[Vv]1\\.\\d|K[Vv]\\d{1,2}\\.\\d|(?:[a-z]{3}-)?miR-\\d{1,4}[a-z]?(?:-[35]p)?|let-7[a-i]?|(?:16|18|23|28)S rRNA|${SINGLE}|${FAMILY}`;
const PREFIX = '(?:[hmr](?=[A-Z]))?';
const SYMBOL = new RegExp(
  `(?<![\\p{L}\\p{N}/.-])${PREFIX}(?:${FORMS})(?![\\p{L}\\p{N}+*-]|/\\p{Lu}\\d|\\.\\d| ?\\+)`,
  'uy',
);
/** A word that may begin one, by itself: what stands behind a word within a form may be anything. */
const BEGUN = new RegExp(
  `^${PREFIX}(?:C$|${FORMS.replace('cyclin [A-H]\\d?', 'cyclin').replaceAll('\\.\\d', '').replace('S rRNA', 'S')})`,
  'u',
);
const mayBegin = (word: string): boolean =>
  BEGUN.test(word) || [...word.matchAll(/[‐’']/g)].some(({ index }) => BEGUN.test(word.slice(index + 1)));
/** Words that may begin a symbol: as they are written, and those in small letters with what stands behind them. */
const mayBeginSymbol = askedOfAll((word) => (WRITTEN_SO.test(word) || IN_SMALL_LETTERS.test(word)) && mayBegin(word));
const WRITTEN_SO = /[\p{Lu}\p{N}α-ω]/u;
const IN_SMALL_LETTERS = /^(?:[abc]|alpha|beta)-|^(?:caspases|cyclin)$|[‐’']/;

/** Symbols of proteins in a text: the expression is asked where one may begin, instead of at each letter. */
export function* symbolsIn(words: readonly Word[], text: string): Iterable<NameSpan> {
  let last = 0;
  for (const one of words) {
    if (!mayBeginSymbol(one)) continue;
    for (let start = one.start; start < one.end; start++) {
      // within a word behind a mark other than a hyphen, too: anti‐IL‐6
      if (start < last || (start > one.start && !/[‐’']/.test(text[start - 1]!))) continue;
      SYMBOL.lastIndex = start;
      if (!SYMBOL.test(text)) continue;
      yield { start, end: SYMBOL.lastIndex };
      last = SYMBOL.lastIndex;
    }
  }
}
/** A gene of bacteria: three letters and a capital (Demerec and others, Genetics 54, 1966). */
const OF_BACTERIA = /(?<![\p{L}\p{N}-])(?!(?:log|vit|min|max|iso)[A-Z])[a-z]{3}[A-Z](?![\p{L}\p{N}])/gu;
const mayBeOfBacteria = askedOfAll((word) => /[a-z]{3}[A-Z]/.test(word));
const ON_BACTERIA =
  /\b(?:genes?|operons?|bacteri\w+|strains?|E\. coli|Escherichia|Pseudomonas|Bacillus|encod\w+|plasmids?|promoters?)\b/;
/** What is spoken of where symbols are those of proteins. */
const LIVING =
  /\b(?:genes?|genom\w+|proteins?|kinases?|mRNAs?|[DR]NA|antibod(?:y|ies)|mutants?|mutations?|alleles?|polymorphisms?|genotyp\w+|enzymes?|in vitro|in vivo|tumou?rs?|patients?|(?:T|B|NK|stem|tumou?r|cancer|epithelial|endothelial|immune|dendritic|muscle) cells?|cell lines?|transgenic|receptors?|ligands?|peptides?|cytokines?|chemokines?|serum|inhibitors?|agonists?|antagonists?|phosphorylat\w+|overexpress\w+|(?:up|down)-?regulat\w+|signal{1,2}ing pathways?|mice|mouse|rats?|knock-?(?:out|down)|transcription|cancers?|diseases?|macrophages|immun\w+|apoptosis)\b/i;
/** Cells are told apart by what they bear. */
const OF_CELLS = new AtStart(
  /^(?:[ -](?:positive|negative|high|low|bright|dim))?(?:[ -](?:T|B|NK|Th\d+|CTL))?[ -](?:cells?|lymphocytes?|counts?|T cells?)(?!\p{L})/u,
);

/** Proteins and peptides by which a body speaks: medicines where somebody is given them, else targets. */
const HORMONE = new AtStart(
  /^(?:adiponectin|(?:atrial|brain|[BC][- ]type) natriuretic (?:peptide|factor)s?|[ABC]NP|ACTH|FSH|LH|TSH|hCG|b?FGF|[VEP]D?GF|C-peptide|GM-CSF|G-CSF|ghrelin|glucagon|gonadotropin(?:-releasing hormone)?s?|GnRH|(?:human )?growth hormone|insulin|leptin|(?:follicle|thyroid)-stimulating hormone|luteini[sz]ing hormone|(?:human )?chorionic gonadotroph?in|parathyroid hormone|prolactin|somatostatin|thrombin|thyrotropin|vasopressin|erythropoietin|(?:pro)?insulin)$/i,
);
export const isHormone = (name: string): boolean => HORMONE.test(name);

/** Whether a hormone is spoken of as what a body has: given to nobody, no name of cells, nor what is cut off of one. */
const isSpoken = (text: string, start: number, end: number): boolean =>
  isHormone(text.slice(start, end)) &&
  !isAdministered(text, start, end) &&
  !/^(?:C-peptide$|\S+ neurons?(?!\p{L}))/iu.test(text.slice(start, end + 9));

/** Proteins by words of their own, a number or a letter behind it. */
const SPELLED = new Set(
  `actinin adiponectin adrenomedullin aggrecan angiogenin ankyrin annexin apelin aquaporin aromatase calbindin caldesmon calmodulin calnexin calpain
  calponin calreticulin calretinin cathelicidin cathepsin caveolin ceruloplasmin chemerin clathrin claudin clusterin cofilin connexin cortactin cubilin
  cystatin decorin desmin desmoglein desmoplakin dynactin dynamin dynein dysferlin dystroglycan dystrophin emerin endoglin endostatin eotaxin ezrin
  ferritin ferroportin fetuin fibrillin fibronectin fibulin filaggrin filamin follistatin fractalkine frataxin galectin gelsolin gephyrin granulin
  granzyme haptoglobin hemopexin hepcidin huntingtin involucrin irisin kallikrein keratin kinesin kisspeptin lactoferrin laminin langerin loricrin
  lumican megalin mesothelin midkine moesin myocilin myogenin myoglobin myostatin nebulin nephrin nestin neurexin neurofascin neurofibromin neuroglobin
  neuroligin neuropilin nidogen nucleolin nucleophosmin obestatin occludin osteocalcin osteonectin osteopontin osteoprotegerin otoferlin parkin paxillin
  pendrin perforin perilipin periostin peripherin perlecan plakoglobin plectin podocin podoplanin prestin progranulin prohibitin properdin prosaposin
  psoriasin rapsyn reelin renin resistin rhodopsin sarcoglycan sclerostin selectin semaphorin septin spectrin stathmin survivin synapsin synaptophysin
  synaptotagmin syndecan syntaxin talin tenascin thioredoxin thrombomodulin thrombopoietin thrombospondin thyroglobulin titin transferrin transthyretin
  tropomyosin troponin tubulin urocortin uromodulin utrophin versican vimentin vinculin vitronectin`.split(/\s+/),
);
/** Which of a family it is: before the word, in it, or behind. */
const MEMBER = /^(?:\d{1,2}[a-z]?|[a-z]\d?)$/;
const MEMBER_BEHIND = new AtStart(/^ (?:\d{1,2}[A-Za-z]?|[A-Z]\d?)(?![\p{L}\p{N}-])/u);
const isOneWord = (plain: string): boolean =>
  SPELLED.has(plain) || (plain.endsWith('s') && SPELLED.has(plain.slice(0, -1)));
function isSpelled(plain: string): boolean {
  const at = plain.indexOf('-');
  if (at < 0) return isOneWord(plain);
  // E-selectin, caveolin-1
  const [first, rest] = [plain.slice(0, at), plain.slice(at + 1)];
  return (at === 1 && isOneWord(rest)) || (isOneWord(first) && MEMBER.test(rest));
}
const isSpelledOut = askedOfAll((_, plain) => isSpelled(plain));

/** Enzymes, receptors and carriers, behind the name of what they work on. */
const WORKING = new AtStart(
  /^(?: \([A-Z][A-Za-z\d]{1,6}\))?[ -](?:\d{1,2}(?:[αβ]|alpha|beta)?-)?(?:(?!(?:decr|incr|dis|rel|phr|par?aphr|datab|purch|overl)e?ases?(?!\p{L}))\p{Ll}{3,20}ases?|receptors?|(?:co-?)?transporters?)(?: [A-E1-9])?(?![\p{L}-])/u,
);
const LONGEST = 50;
const reach = (pattern: AtStart, text: string, from: number): number => lengthBehind(pattern, text, from, LONGEST);
/** More of a family by their numbers: `ERK1/2`, `MMP-2/-9`, `TGF-beta1 and -beta2`. */
const MORE = new AtStart(/^(?:(?:\/|, | and |, and )-(?:alpha|beta|gamma)?\d{1,2}|\/\d{1,2})+(?![\p{L}\p{N}%-])/u);

/** Whether what bears the symbol at a place are cells, which are told apart by it. */
const tellsCells = (text: string, start: number, end: number): boolean =>
  text.startsWith('CD', start) && OF_CELLS.test(text.slice(end, end + LONGEST));

/** Whether a symbol at [start, end) is that of a family of proteins, in a text on living things. */
export function isSymbolOfAFamily(text: string, start: number, end: number): boolean {
  SYMBOL.lastIndex = start;
  return SYMBOL.test(text) && SYMBOL.lastIndex === end && LIVING.test(text) && !tellsCells(text, start, end);
}

/** Proteins and genes by symbols and by what they work on. @param named Drugs and targets of the text. */
export function describedProteins(
  words: readonly Word[],
  text: string,
  named: readonly (NameSpan & { readonly kind: EntityKind })[],
): NameSpan[] {
  const found: NameSpan[] = [];
  const symbols = [...symbolsIn(words, text)];
  if (symbols.length > 0 && LIVING.test(text))
    for (const { start, end: last } of symbols) {
      const symbol = text.slice(start, last);
      const end = last + (/\d$/.test(symbol) ? reach(MORE, text, last) : 0);
      if (!tellsCells(text, start, end)) found.push({ start, end });
    }
  for (const one of words)
    if (isSpelledOut(one)) {
      const { start, end } = one;
      found.push({ start, end: end + reach(MEMBER_BEHIND, text, end) });
    }
  if (words.some(mayBeOfBacteria) && ON_BACTERIA.test(text))
    for (const { 0: symbol, index: start } of text.matchAll(OF_BACTERIA))
      found.push({ start, end: start + symbol.length });
  for (const { kind, start, end } of named) {
    if (kind !== 'drug') continue;
    const length = reach(WORKING, text, end);
    if (length === 0 && isSpoken(text, start, end)) found.push({ start, end });
    if (length > 0) found.push({ start, end: end + length });
  }
  return longestOf(found);
}

/** The tables of this module as text, for the test that holds them. */
export const PROTEIN_TABLES = {
  symbols: SYMBOL.source,
  hormones: HORMONE.source,
  spelled: [...SPELLED].join(' '),
};

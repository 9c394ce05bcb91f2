/** Parts of a description, as its headings name them. */
export type Section = 'field' | 'background' | 'summary' | 'drawings' | 'embodiments' | 'other';

/**
 * Headings of US, EP, WO, DE, FR, CN, TW, JP and KR descriptions. Each pattern must fit the whole line, in capitals,
 * without accents, numbering and brackets. Rows are tried in order: "BRIEF DESCRIPTION OF THE DRAWINGS" before
 * "DESCRIPTION".
 */
// biome-ignore format: a table
const HEADINGS: readonly (readonly [section: Section, patterns: readonly string[]])[] = [
  ['other', [
    'CROSS[ -]?REFERENCES?( TO| OF)?.*', '(REFERENCE TO )?(RELATED|PRIOR|PRIORITY|PARENT|CO-?PENDING|PREVIOUS) (US |U S )?(PATENT )?(APPLICATIONS?|CASES?|PATENTS?)( DATA| INFORMATION)?', 'CLAIM (OF|FOR|TO) PRIORITY.*', 'PRIORITY( CLAIMS?)?',
    'STATEMENTS?( REGARDING| AS TO| OF| UNDER| CONCERNING| RELATED)? .*(FEDERAL|GOVERNMENT|RIGHTS|RESEARCH|DISCLOSURE|INVENTOR).*', '(US |FEDERAL )?GOVERNMENT(AL)? (RIGHTS?|INTERESTS?|SUPPORT|LICENSE|FUNDING|CONTRACT|SPONSORSHIP|STATEMENT).*', 'FEDERALLY SPONSORED.*', 'ORIGIN OF (THE )?INVENTION', 'COPYRIGHT.*', 'ACKNOWLEDGE?MENTS?.*', 'INCORPORATION BY REFERENCE.*', 'CONTINUING (APPLICATION )?DATA', 'NOTICE OF COPYRIGHT.*',
    'INDUSTRIAL (APPLICABILITY|APPLICATION|USABILITY)', '(LIST OF )?(REFERENCE|REFERENTIAL) (SIGNS?|NUMERALS?|NUMBERS?|CHARACTERS?|SYMBOLS?)( LIST)?', '(LIST|EXPLANATION|DESCRIPTION) OF (THE )?(REFERENCE )?(SYMBOLS|SIGNS|NUMERALS|LETTERS OR NUMERALS).*', '(REFERENCE TO (A )?)?SEQUENCE LISTING.*', 'PARTS LIST', 'APPENDIX.*', 'COMPUTER PROGRAM LISTING.*', 'MICROFICHE.*',
    'BEZUGSZEICHEN(LISTE)?', 'GEWERBLICHE ANWENDBARKEIT', 'APPLICATIONS? INDUSTRIELLES?', 'POSSIBILITES? D ?APPLICATION INDUSTRIELLE', '(VERWEIS|BEZUGNAHME|QUERVERWEIS) AUF (VERWANDTE|ZUGEHORIGE|FRUHERE).*',
    '(相关|相關)(专利|專利)?(申请|申請)(案)?(的|之)?(交叉引用|交互參照|参考|参照|引用)?', '(工业|工業|产业|產業)上?的?(实用性|利用性|適用性|可利用性)', '(主要)?(元件|组件|附图标记|附圖標記|符[号號])(的|之)?(符[号號]|标记|標記)?(简单)?(说明|說明|列表|清单)', '序列表(自由文本)?', '生物材料寄存.*', '优先权声明',
    '産業上の利用(可能性|の可能性)', '符号の説明', '図面の符号の説明', '配列表(フリーテキスト)?', '関連出願(の|へ|と).*', '受託番号', '부호의설명', '산업상(의)?이용가능성',
  ]],
  ['drawings', [
    '(BRIEF |SHORT )?(DESCRIPTIONS?|EXPLANATION|DISCLOSURE|LIST|INTRODUCTION)( OF| TO)?( THE| SEVERAL| ALL| ACCOMPANYING| APPENDED| ATTACHED| VARIOUS)*( VIEWS? OF( THE| ACCOMPANYING)*)?( PREFERRED)? (DRAWINGS?|FIGURES?|VIEWS?|PHOTOGRAPHS?)( FIGURES?| VIEWS?| AND .*)?', '(THE |IN THE )?(DRAWINGS?|FIGURES)( FIGURES)?', 'BRIEF DESCRIPTION( OF)?( THE)? (SEVERAL )?(VIEWS?|FIGURES?|DRAWINGS?).*', 'DRAWING DESCRIPTION',
    '(KURZE |KURZ)?(BESCHREIBUNG|ERLAUTERUNG)( DER| ZU DEN)?( BEIGEFUGTEN)? (ZEICHNUNGEN|ZEICHNUNG|FIGUREN|ABBILDUNGEN|ZEICHNUNGSFIGUREN)', 'KURZBESCHREIBUNG DER (ZEICHNUNGEN|ZEICHNUNG|FIGUREN)', '(ZEICHNUNGEN|FIGUREN)',
    '(BREVE |COURTE )?(DESCRIPTION|PRESENTATION|LISTE) (SOMMAIRE )?DES (DESSINS|FIGURES)( ANNEXEES| ANNEXES)?',
    '(附图|附圖|图面|圖面|圖式|图)(的|之)?(简单|簡單|简要|簡要|概述)?(说明|說明|描述)', '(附图|附圖|圖式)', '図面の(簡単な|簡単)?説明', '도면의(간단한)?설명',
  ]],
  ['field', [
    '(TECHNICAL |RELATED |GENERAL |INDUSTRIAL )?(FIELDS?|AREA)( AND BACKGROUND)?( OF| OF THE| OF THIS)?( PRESENT| TECHNICAL)?( INVENTIONS?| DISCLOSURE| TECHNOLOGY| USE| ART| APPLICATION| EMBODIMENTS?| THE ART| UTILI[SZ]ATION)?( AND (BACKGROUND|RELATED ART).*)?', 'TECHNICAL (FIELD|AREA|DOMAIN).*', 'FIELD OF .{3,60}', 'TECHNOLOGICAL FIELD', 'INDUSTRIAL FIELD OF (UTILI[SZ]ATION|APPLICATION)',
    '(TECHNISCHES )?(GEBIET|ANWENDUNGSGEBIET|SACHGEBIET|FACHGEBIET)( DER| DIESER)?( VORLIEGENDEN)?( ERFINDUNG)?', 'TECHNISCHER BEREICH', 'GEBIET DER TECHNIK',
    '(DOMAINE|CHAMP|SECTEUR)( TECHNIQUE)?( GENERAL)?( DE L ?INVENTION| D ?APPLICATION.*| DE LA TECHNIQUE)?',
    '(所属|所屬)?(的|之)?(技术|技術|发明|發明)(的|所属的?|所屬之?)?(技术|技術)?(领域|領域)', '(发明|實用新型|实用新型)所属(的)?技术领域',
    '(発明の属する)?技術分野', '産業上の利用分野', '기술분야', '발명이속하는기술(분야)?',
  ]],
  ['background', [
    '(TECHNICAL |TECHNOLOGICAL |GENERAL |THE )?BACKGROUND(S)?( ART| TECHNOLOGY| TECHNIQUES?| DISCUSSION| INFORMATION| AND .*| OF .*| TO .*| FOR .*| SECTION| DESCRIPTION| STATEMENT)?', '(DESCRIPTION|DISCUSSION|REVIEW|STATEMENT|BRIEF DESCRIPTION|PRESENT STATE|STATE)( OF)?( THE)?( RELATED| PRIOR| BACKGROUND| CONVENTIONAL)? (ART|TECHNOLOGY|TECHNIQUE)( AND.*)?', '(THE )?(RELATED|PRIOR|CONVENTIONAL|KNOWN|RELEVANT) (ART|TECHNOLOGY|TECHNIQUES?)( DOCUMENTS?| DESCRIPTION| AND.*)?', 'CITATION LIST', '(NON[ -]?)?PATENT (LITERATURE|DOCUMENTS?|CITATIONS?)( \\d+)?', 'DESCRIPTION OF RELATED ART.*', 'INFORMATION DISCLOSURE',
    'STAND DER TECHNIK( UND .*)?', '(TECHNISCHER |ALLGEMEINER )?HINTERGRUND( DER ERFINDUNG| DER TECHNIK)?', 'TECHNOLOGISCHER HINTERGRUND',
    '(ETAT|ARRIERE[ -]PLAN)( TECHNOLOGIQUE| ACTUEL| ANTERIEUR)?( DE| DE LA| DE L ?)?( TECHNIQUE| ART| L ?ART| L ?INVENTION)?( ANTERIEURE?)?', 'ARRIERE[ -]PLAN.*', 'ART ANTERIEUR', 'TECHNIQUE ANTERIEURE', 'CONTEXTE( TECHNOLOGIQUE| TECHNIQUE)?( DE L ?INVENTION)?',
    '(本发明的?|发明的?|發明之?)?(背景|背景技[术術]|先前技[术術]|现有技术|現有技術|习知技术|習知技術|发明背景|發明背景|技术背景|技術背景)', '(先前技术|先行技術|引用)文献', '(背景|従来の?)技術', '従来の技術', '(非)?特許文献\\d*', '先行技術文献', '배경기술', '종래기술', '선행기술문헌', '(비)?특허문헌\\d*', '그분야의종래기술',
  ]],
  ['summary', [
    '(BRIEF |GENERAL |SHORT |CONCISE |A |THE )*(SUMMARY|SUMMARIES|OVERVIEW|STATEMENT|ABSTRACT|SYNOPSIS|OUTLINE|GIST)( AND .*| OF .*)?', '(BRIEF )?DISCLOSURE( OF| OF THE)?( PRESENT)?( INVENTION)?', '(GENERAL |BRIEF |SUMMARY )?DESCRIPTION OF (THE )?(PRESENT )?INVENTION', '(SUMMARY AND )?(PRIMARY |PRINCIPAL |FURTHER )?(OBJECTS?|OBJECTIVES?|AIMS?|PURPOSE)( AND .*| OF .*)?', '(TECHNICAL |THE )?PROBLEMS?( TO BE SOLVED.*| TO BE OVERCOME.*| SOLVED.*| THAT THE INVENTION.*)?', '(TECHNICAL )?SOLUTIONS?( TO( THE)? (TECHNICAL )?PROBLEMS?)?', 'MEANS (FOR|OF|TO) (SOLV|OVERCOM|ACHIEV).*', '(ADVANTAGEOUS )?EFFECTS?( OF( THE)? INVENTION)?', 'ADVANTAGES?( OF .*)?', '(THE )?INVENTION', 'BRIEF SUMMARY.*', 'INITIAL SUMMARY.*',
    '((KURZE|ALLGEMEINE) )?(ZUSAMMENFASSUNG|DARSTELLUNG|OFFENBARUNG|KURZFASSUNG|BESCHREIBUNG|ABRISS|KURZDARSTELLUNG|VORTEILE|AUFGABE|AUFGABENSTELLUNG|LOSUNG|GEGENSTAND)( DER AUFGABE)?( DER)?( VORLIEGENDEN)?( ERFINDUNG)?', 'VORTEILE( DER ERFINDUNG)?', 'TECHNISCHE AUFGABE', 'TECHNISCHE LOSUNG',
    '(BREF )?(RESUME|EXPOSE|SOMMAIRE|BUTS?|OBJETS?|OBJECTIFS?|PRESENTATION|DIVULGATION|DESCRIPTION)( GENERALE?| SUCCINCTE?)?( DE)? L ?INVENTION', 'PROBLEME TECHNIQUE', 'SOLUTION( TECHNIQUE)?',
    '(发明|發明|实用新型|實用新型|新型)(的|之)?(内容|內容|概述|目的|概要|揭示|公开|综述|效果|簡述|简述)', '(本发明|本發明)(的|之)?(目的|内容|內容|概述)', '(本申请|本申請)?(申请|申請)?(内容|概述)', '概述', '摘要说明', '(要解决的|欲解決之?)?(技术|技術)?(问题|問題)', '(技术|技術)(方案|手段)', '(有益|技术|技術|发明的?|發明之?)(的)?效果', '(解决|解決)(问题|問題|课题|課題)(的|之)?(技术|技術)?(方案|手段)',
    '(発明|考案)の(概要|開示|効果|目的|要約)', '(発明|考案)が解決しようとする(課題|問題点)', '(課題|問題点)を解決するための手段', '作用', '(課題|解決手段)', '발명의(내용|개시|요약|효과|상세한설명)', '(해결하(려는|고자하는)|이루고자하는)(기술적)?과제', '(과제의해결수단|과제를해결하기위한수단)', '발명의구성및작용', '기술적과제', '기술적해결방법',
  ]],
  ['embodiments', [
    '(A |THE )?(MORE )?(DETAILED|FULL|COMPLETE|SPECIFIC|FURTHER|ILLUSTRATIVE|EXEMPLARY)( AND .{3,30})? (DESCRIPTION|DISCLOSURE|EXPLANATION|DISCUSSION|SPECIFICATION)S?( OF .*| AND .*| FOR .*)?', 'DETAILED DESCRIPTION.*', 'DESCRIPTION( OF| OF THE| OF A| OF SOME| OF AN| OF ONE| OF CERTAIN)? .*EMBODIMENTS?.*', 'DESCRIPTION OF (THE )?(PREFERRED|EXEMPLARY|BEST|SPECIFIC|ILLUSTRATIVE|EXAMPLE).*', '(THE |BEST |PREFERRED )?(MODES?|WAYS?|FORMS?|METHODS?)( OF| FOR| TO)( THE)? (CARRY|PRACTI[CS]|WORK|EMBODY|PERFORM|IMPLEMENT).*', 'BEST MODES?.*', '(THE )?(PREFERRED|EXEMPLARY|ILLUSTRATIVE|DETAILED|SPECIFIC|VARIOUS|CERTAIN)? ?EMBODIMENTS?( OF .*)?', '(WORKING |COMPARATIVE )?EXAMPLES', 'MODE\\(S\\) FOR.*', 'DESCRIPTION', 'DETAILED MODE.*',
    '(AUSFUHRLICHE|DETAILLIERTE|GENAUE|EINGEHENDE|NAHERE) BESCHREIBUNG.*', '(BESCHREIBUNG |BESCHREIBUNG VON |BESCHREIBUNG DER |BESCHREIBUNG EINES )?(BEVORZUGTE[RN]? |DER )?(AUSFUHRUNGSFORM(EN)?|AUSFUHRUNGSBEISPIELE?S?)( DER ERFINDUNG)?', 'WEGE? ZUR AUSFUHRUNG.*', 'FIGURENBESCHREIBUNG', 'BEISPIELE',
    '(DESCRIPTION|EXPOSE)( PLUS)? (DETAILLEE?)( .*)?', '(DESCRIPTION (D ?UN |DE |DES )?)?(MEILLEURE? )?(MODES?|FORMES?|MANIERES?)( PREFERES?| PREFEREES?)?( DE| D ?UN)? (REALISATION|REALISER|EXECUTION).*', 'DESCRIPTION DES? MODES? .*', 'EXEMPLES?( DE REALISATION)?', 'DESCRIPTION DE MODES.*',
    '(具体|具體|最佳|优选|較佳|较佳|本发明的?)?(的|之)?(实施|實施)(方式|例|形態|方法|方案)(的|之)?(详细|詳細|具体)?(说明|說明|描述)?', '(发明|發明)?(详细|詳細|具体)(的|之)?(说明|說明|描述|叙述)', '实施本发明的(最佳)?方式', '实施例',
    '(発明|考案)を実施するための(最良の)?(形態|形態)', '(発明|考案)の(実施の形態|詳細な説明)', '実施例', '(実施の|実施)形態', '발명을실시하기위한(구체적인|최선의)?(내용|형태)', '발명의실시를위한(형태|최선의형태)', '실시예', '발명을실시하기위한최선의형태',
  ]],
];
const COMPILED = HEADINGS.map(
  ([section, patterns]) => [section, new RegExp(`^(?:${patterns.join('|')})$`, 'u')] as const,
);

/** Characters. The patterns backtrack over whole lines: a bound on these is a bound on their time. */
const MAX_HEADING = 120;
const HAN_OR_KANA = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/u;

/**
 * A heading as the table has it: capitals, no accents, no numbering, no brackets, single blanks (none between Chinese,
 * Japanese or Korean characters).
 */
function bare(heading: string): string {
  const text = heading
    .normalize('NFKC')
    .replace(/^[\s#*_【[(<「]+/u, '')
    .replace(/(?<![\s#*_】\])>」.:;,、。—–-])[\s#*_】\])>」.:;,、。—–-]+$/u, '')
    .replace(
      /^(?:\(?(?:[0-9]{1,2}|[A-H]|[IVX]{1,4})[.)]\)?(?:[0-9]{1,2}\.?)*|[0-9]{1,2}(?:\.[0-9]{1,2})*|[一二三四五六七八九十]{1,2}[、.])\s*(?=\S)/u,
      '',
    )
    .replace(/^[-–—]\s*/u, '');
  if (HAN_OR_KANA.test(text)) return text.replace(/[\s】【]+/gu, '');
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .replace(/['’]/g, ' ')
    .replace(/[^\p{L}\p{N}()-]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/**
 * The section that a heading opens (en, de, fr, zh, ja, ko), or undefined if the line is no known heading. `other` for
 * known headings of no part (cross-references, sequence listing).
 */
export function sectionOfHeading(heading: string): Section | undefined {
  if (heading.length > MAX_HEADING) return undefined;
  const text = bare(heading);
  // composed characters grow when they are taken apart
  if (text.length < 2 || text.length > MAX_HEADING) return undefined;
  // A sentence is no heading: "Summary of the results is given in table 1" has too many small words.
  const small = [...heading.matchAll(/(?<!\p{L})\p{Ll}{2,}/gu)];
  if (!HAN_OR_KANA.test(text) && small.length > 9) return undefined;
  for (const [section, pattern] of COMPILED) if (pattern.test(text)) return section;
  return undefined;
}

import { describe, expect, it } from 'vitest';
import { sectionOfHeading } from './headings.ts';

/** Headings as descriptions print them, of every language that we read. */
// biome-ignore format: lists of headings
const PRINTED = {
  other: [
    'CROSS-REFERENCE TO RELATED APPLICATIONS', 'Related Applications', 'PRIORITY CLAIM', 'CLAIM OF PRIORITY', 'CONTINUING DATA', 'STATEMENT REGARDING FEDERALLY SPONSORED RESEARCH', 'GOVERNMENT RIGHTS', 'FEDERALLY SPONSORED RESEARCH', 'ORIGIN OF THE INVENTION', 'COPYRIGHT NOTICE',
    'ACKNOWLEDGEMENTS', 'INCORPORATION BY REFERENCE', 'INDUSTRIAL APPLICABILITY', 'LIST OF REFERENCE NUMERALS', 'EXPLANATION OF SYMBOLS', 'SEQUENCE LISTING', 'PARTS LIST', 'APPENDIX A', 'MICROFICHE APPENDIX', 'COMPUTER PROGRAM LISTING APPENDIX',
    'Bezugszeichenliste', 'Gewerbliche Anwendbarkeit', 'Application industrielle', 'Possibilités d’application industrielle', 'Verweis auf verwandte Anmeldungen', '相关申请的交叉引用', '工业实用性', '附图标记说明', '序列表', '生物材料寄存', '优先权声明',
    '産業上の利用可能性', '符号の説明', '図面の符号の説明', '配列表', '関連出願の相互参照', '受託番号', '부호의 설명', '산업상 이용가능성',
  ],
  drawings: [
    'BRIEF DESCRIPTION OF THE DRAWINGS', 'DRAWINGS', 'FIGURES', 'BRIEF DESCRIPTION OF SEVERAL VIEWS', 'DRAWING DESCRIPTION', 'Kurze Beschreibung der Zeichnungen', 'Kurzbeschreibung der Figuren', 'Zeichnungen', 'Brève description des dessins', 'Liste des figures',
    '附图说明', '圖式簡單說明', '附图', '図面の簡単な説明', '도면의 간단한 설명',
  ],
  field: [
    'TECHNICAL FIELD', 'FIELD OF THE INVENTION', 'Field of battery cells', 'TECHNOLOGICAL FIELD', 'INDUSTRIAL FIELD OF UTILIZATION', 'Technisches Gebiet', 'Technischer Bereich', 'Gebiet der Technik', 'Domaine technique', 'Domaine de l’invention',
    '技术领域', '所属技术领域', '實用新型所属的技术领域', '発明の属する技術分野', '技術分野', '産業上の利用分野', '기술분야', '발명이 속하는 기술분야',
  ],
  background: [
    'BACKGROUND', 'BACKGROUND OF THE INVENTION', 'DESCRIPTION OF THE RELATED ART', 'PRIOR ART', 'CITATION LIST', 'PATENT LITERATURE 1', 'NON-PATENT LITERATURE', 'INFORMATION DISCLOSURE', 'Stand der Technik', 'Hintergrund der Erfindung', 'Technologischer Hintergrund',
    'Etat de la technique', 'Arrière-plan technologique', 'Art antérieur', 'Technique antérieure', 'Contexte de l’invention', '背景技术', '先前技術', '現有技術', '先行技術文献', '背景技術', '従来の技術', '特許文献1', '배경기술', '종래기술', '선행기술문헌', '특허문헌 1', '그 분야의 종래기술',
  ],
  summary: [
    'SUMMARY OF THE INVENTION', 'DISCLOSURE OF THE INVENTION', 'DESCRIPTION OF THE INVENTION', 'OBJECTS AND ADVANTAGES', 'PROBLEMS TO BE SOLVED', 'SOLUTION TO PROBLEM', 'MEANS FOR SOLVING THE PROBLEMS', 'ADVANTAGEOUS EFFECTS OF INVENTION', 'ADVANTAGES', 'THE INVENTION', 'BRIEF SUMMARY',
    'Zusammenfassung der Erfindung', 'Vorteile der Erfindung', 'Technische Aufgabe', 'Technische Lösung', 'Aufgabe', 'Résumé de l’invention', 'Problème technique', 'Solution technique', '发明内容', '實用新型內容', '本发明的目的', '申请内容', '概述', '摘要说明', '要解决的技术问题', '技术方案', '有益效果', '解決問題之技術手段',
    '発明の概要', '発明が解決しようとする課題', '課題を解決するための手段', '作用', '課題', '발명의 내용', '해결하려는 과제', '과제의 해결 수단', '발명의 구성 및 작용', '기술적 과제', '기술적 해결방법',
  ],
  embodiments: [
    'DETAILED DESCRIPTION', 'DETAILED DESCRIPTION OF THE PREFERRED EMBODIMENTS', 'DESCRIPTION OF EMBODIMENTS', 'BEST MODE FOR CARRYING OUT THE INVENTION', 'EXAMPLES', 'DESCRIPTION', 'MODE(S) FOR CARRYING OUT THE INVENTION', 'Ausführliche Beschreibung der Erfindung', 'Ausführungsbeispiele', 'Weg zur Ausführung der Erfindung', 'Figurenbeschreibung', 'Beispiele',
    'Description détaillée', 'Mode de réalisation', 'Exemples', '具体实施方式', '實施方式', '实施例', '发明详细说明', '实施本发明的最佳方式', '発明を実施するための形態', '発明の詳細な説明', '実施例', '実施形態', '발명을 실시하기 위한 구체적인 내용', '발명의 실시를 위한 형태', '실시예', '발명을 실시하기 위한 최선의 형태',
  ],
} as const;

describe('headings of descriptions', () => {
  it.each(Object.entries(PRINTED))('that open %s', (section, headings) => {
    expect(headings.filter((heading) => sectionOfHeading(heading) !== section)).toEqual([]);
  });

  it('are read under numbering, brackets and blanks', () => {
    const spelled = [
      '[Technical Field]',
      '1. TECHNICAL FIELD',
      '(I) Technical Field:',
      '【技術分野】',
      '一、技术领域',
      '2.1 Technical field',
      'A. Technical Field',
    ];
    expect(spelled.map(sectionOfHeading)).toEqual(spelled.map(() => 'field'));
  });

  it('are no sentences, no single letters, and no longer than 120 characters', () => {
    const of = (words: number) => `Summary of ${Array.from({ length: words - 1 }, () => 'words').join(' ')}`;
    expect([sectionOfHeading(of(9)), sectionOfHeading(of(10)), sectionOfHeading('F')]).toEqual([
      'summary',
      undefined,
      undefined,
    ]);
    const long = (length: number) => 'APPENDIX'.padEnd(length, 'X');
    expect([sectionOfHeading(long(120)), sectionOfHeading(long(121))]).toEqual(['other', undefined]);
    expect(sectionOfHeading('The lid is closed.')).toBeUndefined();
  });
});

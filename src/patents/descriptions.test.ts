import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cpuTime } from '#testing/cpu-time.ts';
import { paragraphsOf, sectionOfHeading } from './descriptions.ts';

describe('headings', () => {
  // biome-ignore format: a table
  const table: [section: string | undefined, headings: string[]][] = [
    ['field', ['TECHNICAL FIELD', 'Field of the Invention', '1. Field of the Invention', 'FIELD', '技术领域', '【技術領域】', '【技術分野】', '【発明の属する技術分野】', 'Technisches Gebiet', 'DOMAINE TECHNIQUE DE L’INVENTION', '기술분야', 'FIELD OF THE DISCLOSURE']],
    ['background', ['BACKGROUND OF THE INVENTION', 'BACKGROUND', 'Background Art', 'Description of the Related Art', '2. Description of the Prior Art', 'STAND DER TECHNIK', "État de la technique", '背景技术', '【先前技術】', '【背景技術】', '【従来の技術】', 'PRIOR ART']],
    ['summary', ['SUMMARY OF THE INVENTION', 'BRIEF SUMMARY', 'Disclosure of Invention', '发明内容', '【發明內容】', '实用新型内容', '【発明が解決しようとする課題】', '【課題を解決するための手段】', 'Zusammenfassung der Erfindung', "Exposé de l'invention", 'OBJECTS OF THE INVENTION', 'Technical Problem', 'Solution to Problem']],
    ['drawings', ['BRIEF DESCRIPTION OF THE DRAWINGS', 'BRIEF DESCRIPTION OF THE SEVERAL VIEWS OF THE DRAWING', 'Brief Description of the Figures', '附图说明', '【圖式簡單說明】', '【図面の簡単な説明】', 'Kurze Beschreibung der Zeichnungen', 'Brève description des dessins', '도면의 간단한 설명']],
    ['embodiments', ['DETAILED DESCRIPTION OF THE PREFERRED EMBODIMENTS', 'DETAILED DESCRIPTION', 'BEST MODE FOR CARRYING OUT THE INVENTION', 'Description of Embodiments', '具体实施方式', '【實施方式】', '【発明を実施するための形態】', 'Ausführliche Beschreibung', 'Description détaillée', 'DESCRIPTION OF THE PREFERRED EMBODIMENT', 'Ausführungsbeispiele', '발명을 실시하기 위한 구체적인 내용']],
    ['other', ['CROSS-REFERENCE TO RELATED APPLICATIONS', 'RELATED APPLICATIONS', 'STATEMENT REGARDING FEDERALLY SPONSORED RESEARCH', 'INDUSTRIAL APPLICABILITY', '【符号の説明】', '【符號說明】', 'Bezugszeichenliste']],
    [undefined, ['The field of the invention is wide.', 'FIG. 1 is a block diagram', 'In summary, the lens is bent', '本发明涉及一种装置', '', '12', 'The drawings show a lens that is held in a frame of steel and other metals']],
  ];
  it.each(table.flatMap(([section, headings]) => headings.map((heading) => [heading, section] as const)))(
    '%s',
    (heading, section) => {
      expect(sectionOfHeading(heading)).toBe(section);
    },
  );
});

describe('paragraphs of a description', () => {
  it('numbers them, reads printed numbers and follows the headings', () => {
    expect(
      paragraphsOf(
        'This application claims priority.\nTECHNICAL FIELD\n[0001] A lens.\n\n[0002]\tA holder.\nMATERIALS USED\n【０００３】Glass.\nDETAILED DESCRIPTION\n[0004]\nThe lens 1.',
        'en',
      ),
    ).toEqual([
      { id: 'p1', section: 'other', text: 'This application claims priority.' },
      { id: 'p2', section: 'field', heading: true, text: 'TECHNICAL FIELD' },
      { id: 'p3', number: '0001', section: 'field', text: 'A lens.' },
      { id: 'p4', number: '0002', section: 'field', text: 'A holder.' },
      { id: 'p5', section: 'field', heading: true, text: 'MATERIALS USED' },
      { id: 'p6', number: '0003', section: 'field', text: 'Glass.' },
      { id: 'p7', section: 'embodiments', heading: true, text: 'DETAILED DESCRIPTION' },
      { id: 'p8', number: '0004', section: 'embodiments', text: 'The lens 1.' },
    ]);
  });

  it('joins lines that the page broke', () => {
    expect(
      paragraphsOf(
        '背景技术\n[0001] 跌倒已经成为\n主要起因。\n[0002] 使用 WIFI\nsignals.\n附图说明\n图1为\n流程图。',
        'zh',
        { wrapped: true },
      ),
    ).toEqual([
      { id: 'p1', section: 'background', heading: true, text: '背景技术' },
      { id: 'p2', number: '0001', section: 'background', text: '跌倒已经成为主要起因。' },
      { id: 'p3', number: '0002', section: 'background', text: '使用 WIFI signals.' },
      { id: 'p4', section: 'drawings', heading: true, text: '附图说明' },
      { id: 'p5', section: 'drawings', text: '图1为流程图。' },
    ]);
  });

  it('parts glued numbers and headings from the text', () => {
    expect(
      paragraphsOf(
        '[0001] A lens. [0002] A holder as in [1].\nBACKGROUND OF THE INVENTION This invention relates to lenses.',
        'en',
      ).map((p) => [p.number, p.section, p.text]),
    ).toEqual([
      ['0001', 'other', 'A lens.'],
      ['0002', 'other', 'A holder as in [1].'],
      [undefined, 'background', 'BACKGROUND OF THE INVENTION'],
      [undefined, 'background', 'This invention relates to lenses.'],
    ]);
    expect(paragraphsOf('\n \n', 'en')).toEqual([]);
  });

  it('keeps every word, in order, with ids that count up', () => {
    const word = fc.constantFrom(
      'lens',
      'Holder',
      'GLASS',
      '玻璃',
      '[0003]',
      'BACKGROUND',
      '\n',
      '\n\n',
      'FIG. 1',
      'SUMMARY OF THE INVENTION',
    );
    fc.assert(
      fc.property(fc.array(word, { maxLength: 60 }), fc.boolean(), (parts, wrapped) => {
        const text = parts.join(' ');
        const paragraphs = paragraphsOf(text, 'en', { wrapped });
        expect(paragraphs.map((p) => p.id)).toEqual(paragraphs.map((_, i) => `p${i + 1}`));
        const letters = (t: string) => t.replace(/\[0003\]|\s/g, '');
        expect(paragraphs.map((p) => letters(p.text)).join('')).toBe(letters(text));
      }),
    );
  });

  it('stays fast on hostile input', () => {
    const spent = cpuTime();
    paragraphsOf('A '.repeat(200_000), 'en');
    paragraphsOf('[0001]'.repeat(50_000), 'en');
    paragraphsOf('DESCRIPTION OF THE OF THE \n'.repeat(20_000), 'en');
    sectionOfHeading('CROSS REFERENCE '.repeat(10_000));
    expect(spent()).toBeLessThan(2000);
  });
});

import { expect, it } from 'vitest';

import { reportText, told } from './report-text.ts';

const HTML = `<title>silent</title><h2 id="a">Head</h2><p data-basis="given">It is <strong>so</strong> <a href="#P1"><span class="muted">[P1]</span></a></p>
<table><caption>Cells</caption><colgroup><col style="width:12.5%"><col style="width:87.5%"></colgroup>
<thead><tr><th>A</th><th>B</th></tr></thead><tbody><tr><th scope="row">r</th><td class="good" data-basis="compared">1</td></tr></tbody></table>`;

it('shows what a reader reads, or also what its writer has given', () => {
  expect(reportText(HTML)).toBe('## Head\nIt is so [P1]\nCells\nA | B |\nr | 1 |\n');
  expect(reportText(HTML, { form: true })).toBe(
    '## Head {#a}\nIt is **so** [~[P1]~](#P1) {given}\nCells\n12.5% 87.5%\nA | B |\nr | 1 {good compared} |\n',
  );
});

it('leaves out what differs from run to run', () => {
  expect(
    told(
      'task 0b4f4a50-3e5f-4b0e-9d1d-6a2f6e2f9a51, 5f0c5a1be2d94f0c8a7b3d6e1c2f4a90 at http://127.0.0.1:80 09:30, change 12',
    ),
  ).toBe('task <id>, <id> at http://here <time>, change <n>\n');
});

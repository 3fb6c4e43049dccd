import type { Font } from 'fontkit';
import { beforeAll, expect, it } from 'vitest';
import { openFont } from './open-font.js';
import { readFonts } from './read-font.js';
import { textLines, textPath } from './text-path.js';

let font: Font;
beforeAll(async () => {
  font = openFont((await readFonts()).first);
});

it.each([
  ['Chinese', '国家职业技能等级认证技术咨询师班次'.repeat(6)],
  ['words', 'National Vocational Skill Certification for Technology Consultants '.repeat(4)],
  ['one long word', 'Donaudampfschifffahrtsgesellschaft'.repeat(4)],
])('%s stay within their lines, and end in an ellipsis', (_kind, text) => {
  const lines = textLines(font, text, { size: 40, width: 500, lines: 2 });
  expect(lines).toHaveLength(2);
  expect(lines[0]).not.toBe('');
  expect(lines[1]).toMatch(/…$/);
  for (const line of lines) expect(textPath(font, line, 40).width).toBeLessThanOrEqual(500);
});

it('leaves a text that fits as it is', () => {
  expect(textLines(font, '上海班', { size: 40, width: 500, lines: 2 })).toEqual(['上海班']);
});

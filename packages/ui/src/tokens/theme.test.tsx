import { describe, expect, it } from 'vitest';
import layered from '../../dist/styles.css?inline';
import { SkillcertProvider } from '../provider/skillcert-provider.js';
import { frame, styleOf } from '../testing/frame.js';
import { render } from '../testing/render.js';
import { tokenReader } from '../testing/token-reader.js';

const control = '<button class="sc-button" data-variant="primary">Save</button>';
const sized = (attributes: string) =>
  frame([layered], `<div class="sc-theme" data-theme="light" ${attributes}>${control}</div>`);
const pixels = (page: Document, property: string) => Number.parseFloat(styleOf(page, 'button', property));

const inkOf = (language: string) => {
  const canvas = new OffscreenCanvas(120, 120).getContext('2d', { willReadFrequently: true });
  const page = frame([layered], `<div class="sc-theme" lang="${language}">直</div>`);
  if (!canvas) throw new Error('This browser has no canvas, so a glyph cannot be drawn.');
  canvas.font = `100px ${styleOf(page, '.sc-theme', 'font-family')}`;
  canvas.fillText('直', 5, 105);
  return canvas.getImageData(0, 0, 120, 120).data.join();
};

describe('size', () => {
  it.each([
    ['large', 1.15],
    ['medium', 1],
    ['small', 0.92],
    ['mini', 0.8],
  ])('%s multiplies step, control and type by %d', (size, factor) => {
    const page = sized(`data-size="${size}"`);
    expect(pixels(page, 'padding-left')).toBeCloseTo(16 * factor, 1);
    expect(pixels(page, 'min-height')).toBeCloseTo(36 * factor, 1);
    expect(pixels(page, 'font-size')).toBeCloseTo(Math.max(12, 14 * factor), 1);
  });

  it('is one number: a fifth size is a factor of one’s own', () => {
    const page = sized('style="--sc-size: 1.5"');
    expect([pixels(page, 'padding-left'), pixels(page, 'min-height'), pixels(page, 'font-size')]).toEqual([
      24, 54, 21,
    ]);
  });

  it('never gives type under 12 px or a control under 24 px', () => {
    const page = frame(
      [layered],
      '<div class="sc-theme" data-size="mini"><p class="sc-text" data-size="xs">a</p><button class="sc-button" data-size="small">b</button></div>',
    );
    expect(styleOf(page, 'p', 'font-size')).toBe('12px');
    expect(pixels(page, 'min-height')).toBeGreaterThanOrEqual(24);
  });
});

describe('radius', () => {
  it.each([
    ['none', '0px'],
    ['small', '3px'],
    ['medium', '6px'],
    ['large', '10px'],
  ])('%s rounds a control by %s', (radius, length) => {
    expect(styleOf(sized(`data-radius="${radius}"`), 'button', 'border-top-left-radius')).toBe(length);
  });
});

describe('a theme inside a theme', () => {
  const nested = (outer: object, inner: object) => {
    const host = render(
      <SkillcertProvider {...outer}>
        <SkillcertProvider {...inner} className="inner" />
      </SkillcertProvider>,
    );
    const page = frame([layered], host.innerHTML);
    return tokenReader(page, '.inner');
  };

  it('has an accent of its own', () => {
    const token = nested({ theme: 'light', accent: '#7c3aed' }, { accent: '#0f766e' });
    expect(token('accent')).toBe('#0f766e');
  });

  it('keeps the accent around it in a theme of its own', () => {
    expect(nested({ theme: 'light', accent: '#7c3aed' }, { theme: 'light' })('accent')).toBe('#7c3aed');
    const dark = nested({ theme: 'light', accent: '#7c3aed' }, { theme: 'dark' });
    expect(dark('bg')).toBe('#0e1014');
    expect(dark('accent')).not.toBe('#7c3aed');
    expect(dark('accent')).not.toBe('#3778d9');
  });
});

describe('type', () => {
  it('draws Chinese text with Chinese glyphs and Japanese text with Japanese ones', () => {
    expect(inkOf('zh')).not.toBe(inkOf('ja'));
    expect(inkOf('zh-Hans')).toBe(inkOf('zh'));
  });
});

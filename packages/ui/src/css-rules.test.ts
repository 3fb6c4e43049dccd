import { contrastRatio } from '@skillcert/core';
import { describe, expect, it } from 'vitest';
import layered from '../dist/styles.css?inline';
import { markCount } from './chart/marks.js';
import { accentTokens } from './provider/accent-tokens.js';
import { colourDifference } from './testing/colour-difference.js';
import { frame } from './testing/frame.js';
import { specificity } from './testing/specificity.js';
import { tokenReader } from './testing/token-reader.js';

const selectorsOf = (rules: CSSRuleList): string[] =>
  [...rules].flatMap((rule) => {
    if (rule instanceof CSSStyleRule) return rule.selectorText.split(/,(?![^(]*\))/);
    return 'cssRules' in rule && rule.cssRules instanceof CSSRuleList ? selectorsOf(rule.cssRules) : [];
  });

/** The rules that animate an entrance, except those inside a reduced-motion query. */
const entrancesIn = (rules: CSSRuleList): string[] =>
  [...rules].flatMap((rule) => {
    if (rule instanceof CSSMediaRule && rule.conditionText.includes('no-preference')) return [];
    const own =
      'style' in rule &&
      rule.style instanceof CSSStyleDeclaration &&
      /var\(--sc-(?:fast|slow)\)/.test(rule.style.animation)
        ? ['selectorText' in rule ? String(rule.selectorText) : rule.cssText]
        : [];
    const inner =
      'cssRules' in rule && rule.cssRules instanceof CSSRuleList ? entrancesIn(rule.cssRules) : [];
    return [...own, ...inner];
  });

const sheet = () => {
  const made = new CSSStyleSheet();
  made.replaceSync(layered);
  return made;
};

const tokenOf = (theme: 'light' | 'dark') =>
  tokenReader(frame([layered], `<div class="sc-theme" data-theme="${theme}"></div>`), '.sc-theme');

const surfaces = ['bg', 'surface', 'surface-soft', 'surface-hover', 'raised'];
const texts = ['text', 'muted', 'menu-text', 'accent-text', 'success', 'warning', 'danger', 'info'];
const tones = ['success', 'warning', 'danger', 'info'];

describe('the style sheet', () => {
  it('has no selector stronger than one class and one element', () => {
    const strong = selectorsOf(sheet().cssRules).filter((selector) => {
      const [ids, classes, elements] = specificity(selector.trim());
      return ids > 0 || classes > 1 || elements > 1;
    });
    expect(strong).toEqual([]);
  });

  // An animation of no length still has a name, and what closes waits for its end, which may never come.
  it('animates no entrance for a reader who asks for reduced motion', () => {
    expect(entrancesIn(sheet().cssRules)).toEqual([]);
    const wrong = new CSSStyleSheet();
    wrong.replaceSync('.sc-menu { animation: sc-menu-in var(--sc-fast); }');
    expect(entrancesIn(wrong.cssRules)).toEqual(['.sc-menu']);
  });

  it('names only its own classes', () => {
    const foreign = selectorsOf(sheet().cssRules).filter((selector) => !/\.sc-|class[\^*]=/.test(selector));
    expect(foreign).toEqual([]);
  });
});

describe.each(['light', 'dark'] as const)('the tokens of the %s theme', (theme) => {
  it('keep 4.5:1 for every text on every surface', () => {
    const token = tokenOf(theme);
    const weak = texts.flatMap((text) =>
      surfaces
        .filter((surface) => contrastRatio(token(text), token(surface)) < 4.5)
        .map((surface) => `${text} on ${surface}`),
    );
    expect(weak).toEqual([]);
  });

  it('keep 4.5:1 for text on soft fills and on solid buttons', () => {
    const token = tokenOf(theme);
    for (const tone of tones) {
      expect(contrastRatio(token(tone), token(`${tone}-soft`)), tone).toBeGreaterThanOrEqual(4.5);
    }
    expect(contrastRatio(token('muted'), token('neutral-soft'))).toBeGreaterThanOrEqual(4.5);
    expect(contrastRatio(token('accent-text'), token('accent-soft'))).toBeGreaterThanOrEqual(4.5);
    for (const fill of ['danger-solid', 'danger-hover']) {
      expect(contrastRatio(token('on-danger'), token(fill)), fill).toBeGreaterThanOrEqual(4.5);
    }
    for (const fill of ['accent-solid', 'accent-hover', 'accent-active']) {
      expect(contrastRatio(token('on-accent'), token(fill)), fill).toBeGreaterThanOrEqual(4.5);
    }
  });

  it('keep 3:1 for the edge of a control and the focus ring', () => {
    const token = tokenOf(theme);
    for (const surface of surfaces) {
      expect(contrastRatio(token('border-strong'), token(surface)), surface).toBeGreaterThanOrEqual(3);
      expect(contrastRatio(token('focus'), token(surface)), surface).toBeGreaterThanOrEqual(3);
    }
  });

  it('keep 3:1 for every series of a chart, and neighbours apart, for the colour-blind too', () => {
    const token = tokenOf(theme);
    const series = Array.from({ length: markCount }, (_, at) => token(`chart-${at + 1}`));
    const weak = series.flatMap((ink) =>
      [...surfaces, 'surface-active']
        .filter((surface) => contrastRatio(ink, token(surface)) < 3)
        .map(() => ink),
    );
    expect(weak).toEqual([]);
    for (const [at, ink] of series.entries()) {
      const next = series[(at + 1) % markCount] ?? '';
      for (const seen of ['all colours', 'no green', 'no red'] as const) {
        expect(colourDifference(ink, next, seen), `${ink} beside ${next}, ${seen}`).toBeGreaterThan(0.08);
      }
    }
  });

  it('are the values that core computes for the product’s accent', () => {
    const token = tokenOf(theme);
    for (const [name, value] of Object.entries(accentTokens('#3677d9'))) {
      if (name.endsWith(`-${theme}`)) {
        expect(token(name.slice('--sc-'.length, -theme.length - 1)), name).toBe(value);
      }
    }
  });
});

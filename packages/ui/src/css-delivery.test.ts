import { describe, expect, it } from 'vitest';
import layered from '../dist/styles.css?inline';
import unlayered from '../dist/styles.unlayered.css?inline';
import { frame, styleOf } from './testing/frame.js';
import tailwindHost from './testing/tailwind-host.css?inline';

const themed = (className: string) =>
  `<div class="sc-theme" data-theme="light"><button class="sc-button ${className}" data-variant="primary">Save</button></div>`;
const accent = 'rgb(53, 117, 213)';

describe('styles.css, in the layer sc', () => {
  it('loses to a utility of a host that has no layers', () => {
    const page = frame(['.spacious { padding: 40px; }', layered], themed('spacious'));
    expect(styleOf(page, 'button', 'padding-top')).toBe('40px');
    expect(styleOf(page, 'button', 'background-color')).toBe(accent);
  });

  it('loses even to an element rule of such a host, which is why styles.unlayered.css exists', () => {
    const page = frame([layered, 'button { background-color: red; }'], themed(''));
    expect(styleOf(page, 'button', 'background-color')).toBe('rgb(255, 0, 0)');
  });

  it('wins over the preflight of a Tailwind host and loses to its utilities', () => {
    const page = frame([tailwindHost, layered], `${themed('p-8')}<p class="bg-sc-danger"></p>`);
    expect(styleOf(page, 'button', 'background-color')).toBe(accent);
    expect(styleOf(page, 'button', 'border-top-left-radius')).toBe('6px');
    expect(styleOf(page, 'button', 'padding-top')).toBe('32px');
  });

  it('keeps its place below the utilities, whichever sheet loads first', () => {
    const page = frame([layered, tailwindHost], themed('p-8 rounded-none'));
    expect(styleOf(page, 'button', 'background-color')).toBe(accent);
    expect(styleOf(page, 'button', 'padding-top')).toBe('32px');
    expect(styleOf(page, 'button', 'border-top-left-radius')).toBe('0px');
  });

  it('gives its tokens to a Tailwind host under their names', () => {
    const page = frame(
      [tailwindHost, layered],
      '<div class="sc-theme" data-theme="light"><p class="bg-sc-danger"></p></div>',
    );
    expect(styleOf(page, 'p', 'background-color')).toBe('rgb(191, 44, 49)');
  });
});

describe('styles.unlayered.css', () => {
  it('wins over the element rules of a host without layers', () => {
    const page = frame([unlayered, 'button { background-color: red; padding: 99px; }'], themed(''));
    expect(styleOf(page, 'button', 'background-color')).toBe(accent);
    expect(styleOf(page, 'button', 'padding-left')).toBe('16px');
  });

  it('has no layer left', () => {
    expect(unlayered).not.toContain('@layer');
  });
});

describe.each([
  ['styles.css', layered],
  ['styles.unlayered.css', unlayered],
])('%s', (_name, sheet) => {
  it('changes nothing of the host outside our own components', () => {
    const body =
      '<h1>Title</h1><button>Plain</button><ul><li>One</li></ul><table><tr><td>1</td></tr></table>';
    const describeAll = (page: Document) =>
      [...page.body.querySelectorAll('*')].map((node) =>
        [...getComputedStyle(node)].map((name) => getComputedStyle(node).getPropertyValue(name)).join(),
      );
    expect(describeAll(frame([sheet], body))).toEqual(describeAll(frame([], body)));
  });

  it('draws dark where the theme is dark, and light inside it where a nested theme is light', () => {
    const page = frame(
      [sheet],
      `<div class="sc-theme" data-theme="dark"><p class="sc-card">a</p><div class="sc-theme" data-theme="light"><p class="sc-card inner">b</p></div></div>`,
    );
    expect(styleOf(page, '.sc-card', 'background-color')).toBe('rgb(22, 25, 31)');
    expect(styleOf(page, '.inner', 'background-color')).toBe('rgb(255, 255, 255)');
  });
});

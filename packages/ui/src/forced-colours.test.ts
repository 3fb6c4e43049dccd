import type {} from '@vitest/browser-playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { drawStory, everyStory } from './testing/every-story.js';

const emulate = (forced: 'active' | 'none') =>
  cdp().send('Emulation.setEmulatedMedia', {
    features: [
      { name: 'forced-colors', value: forced },
      { name: 'prefers-reduced-motion', value: 'reduce' },
      { name: 'prefers-color-scheme', value: 'light' },
    ],
  });

const pictureOf = (element: Element) => page.elementLocator(element).screenshot({ save: false });

const draw = async (wanted: string) => {
  const story = everyStory.find(({ component, name }) => component === 'forced-colours' && name === wanted);
  if (!story) throw new Error(`The story ${wanted} is gone.`);
  await drawStory(story);
};

const picturesOf = async (wanted: string) => {
  await draw(wanted);
  const pictures: [name: string, picture: string][] = [];
  for (const cell of document.querySelectorAll<HTMLElement>('[data-testid]')) {
    pictures.push([cell.dataset.testid ?? '', await pictureOf(cell)]);
  }
  return pictures;
};

describe('with the colours that a person forces', () => {
  beforeAll(() => emulate('active'));
  afterAll(() => emulate('none'));

  it('a state is still seen in every part that has one', async () => {
    expect(matchMedia('(forced-colors: active)').matches).toBe(true);
    const one = await picturesOf('OneState');
    const other = new Map(await picturesOf('TheOtherState'));
    const alike = one.flatMap(([name, picture]) => (other.get(name) === picture ? [name] : []));
    // The last pair has no state, so that a comparison that finds a difference everywhere is found out.
    expect(alike).toEqual(['the same twice']);
  });

  it('the focus has an outline, and a button an edge', async () => {
    await draw('OneState');
    const button = [...document.querySelectorAll('button')].find((each) => each.textContent === '更多');
    if (!button) throw new Error('The ghost button is gone.');
    button.previousElementSibling?.querySelector('button')?.focus();
    button.focus();
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}{Tab}');
    expect(document.activeElement).toBe(button);
    const { outlineStyle, outlineWidth, borderStyle, borderColor } = getComputedStyle(button);
    expect([outlineStyle, outlineWidth, borderStyle]).toEqual(['solid', '2px', 'solid']);
    expect(borderColor).not.toBe('rgba(0, 0, 0, 0)');
  });
});

import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { type FocusPlace, notePlace, returnFocus } from './return-focus.js';

const draw = () => {
  document.body.insertAdjacentHTML(
    'beforeend',
    `<main>
      <h1 hidden>A view that waits behind its tag</h1>
      <h1>Payments</h1>
      <table><tbody>
        <tr id="first"><td><button>Open 1</button></td><td><button id="opener">Check 1</button></td></tr>
        <tr><td><button>Open 2</button></td></tr>
      </tbody></table>
      <input aria-label="Search">
    </main>`,
  );
  onTestFinished(() => document.querySelector('main')?.remove());
};

const at = (selector: string) => document.querySelector<HTMLElement>(selector);
const focused = () => document.activeElement?.textContent;

describe('the focus after a surface has closed', () => {
  let place: FocusPlace;
  beforeEach(() => {
    draw();
    at('#opener')?.focus();
    place = notePlace();
    // As a surface that is gone leaves it.
    at('#opener')?.blur();
  });

  it('goes to the element that had it', () => {
    returnFocus(place);
    expect(focused()).toBe('Check 1');
  });

  it('goes to the row of the opening element, if only that element is gone', () => {
    at('#opener')?.remove();
    returnFocus(place);
    expect(focused()).toBe('Open 1');
  });

  it('is at the heading in sight where the row has left the list', () => {
    at('#first')?.remove();
    returnFocus(place);
    expect(focused()).toBe('Payments');
  });

  it('goes there too when the row leaves a moment later', async () => {
    returnFocus(place);
    at('#first')?.remove();
    await expect.poll(focused).toBe('Payments');
  });

  it('stays where the reader has moved it meanwhile', () => {
    at('#first')?.remove();
    at('input')?.focus();
    returnFocus(place);
    expect(document.activeElement).toBe(at('input'));
  });

  it('yields when the reader moves it after its return', async () => {
    returnFocus(place);
    at('input')?.focus();
    at('#first')?.remove();
    await new Promise(requestAnimationFrame);
    expect(document.activeElement).toBe(at('input'));
  });
});

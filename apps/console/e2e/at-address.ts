import type { Page } from '@playwright/test';

/** The final state of a visit to an address. */
export interface Said {
  readonly path: string;
  readonly heading: string;
  /** Whether the tab still has an active class. */
  readonly keeps: boolean;
  /** Whether a dialog was in the way. */
  readonly asked: boolean;
}

interface Visit {
  /** The target, by the history of the current page, as a link would; without it the page is only watched. */
  readonly to?: string;
  readonly expected: Said;
  /** The text of a dialog whose only button is pressed on the way. */
  readonly dialog: string;
}

/** Runs in the page, since asking from outside every tenth of a second takes longer than the page does. */
const arrive = async ({ to, expected, dialog }: Visit): Promise<Said> => {
  const isShown = (element: HTMLElement) =>
    !element.closest('[hidden]') && element.getClientRects().length > 0;
  let asked = false;
  const now = () => ({
    path: location.pathname,
    heading: [...document.querySelectorAll<HTMLElement>('h1')]
      .filter(isShown)
      .map((h1) => h1.textContent.trim())
      .join(),
    keeps: sessionStorage.getItem('active_class') !== null,
    asked,
  });
  const question = () => document.querySelector<HTMLElement>('[role=alertdialog]');
  const isReached = () => {
    const { path, heading, keeps } = now();
    const isThere = path === expected.path && heading === expected.heading && keeps === expected.keeps;
    return isThere && asked === expected.asked && !question();
  };
  if (to !== undefined) {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }
  const deadline = performance.now() + 30_000;
  while (!isReached() && performance.now() < deadline) {
    if (!asked && question()?.textContent.includes(dialog)) {
      asked = true;
      question()?.querySelector('button')?.click();
    }
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
  return now();
};

/** Goes to an address within the current page, or watches it arrive: its final state, at most half a minute later. */
export const atAddress = (page: Page, visit: Visit): Promise<Said> => page.evaluate(arrive, visit);

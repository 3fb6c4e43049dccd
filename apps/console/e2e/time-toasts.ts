import type { Page } from '@playwright/test';

declare global {
  interface Window {
    toastTimes: number[];
  }
}

/** Has the page itself write down when a toast comes and when it goes: a busy machine looks too late. */
export const timeToasts = (page: Page) =>
  page.evaluate(() => {
    window.toastTimes = [];
    let isShown = false;
    new MutationObserver(() => {
      if ((document.querySelector('.sc-toast') !== null) === isShown) return;
      isShown = !isShown;
      window.toastTimes.push(performance.now());
    }).observe(document.body, { childList: true, subtree: true });
  });

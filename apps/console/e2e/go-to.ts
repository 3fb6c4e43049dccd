import type { Page } from '@playwright/test';

/** Goes to an address by the history of the current page, as a link of the page would, without a reload. */
export const goTo = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);

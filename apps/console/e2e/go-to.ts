import type { Page } from '@playwright/test';

/** Goes to an address by the history of the page that is there, as a link of the page would, without loading it anew. */
export const goTo = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);

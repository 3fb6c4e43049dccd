import type { Page } from '@playwright/test';

/** Nobody tells the page what other specs change meanwhile: its list stays as it was read. */
export const notTold = (page: Page) => page.route('**/api/log/awaitChanges', () => undefined);

import type { Page } from '@playwright/test';

/** The page hears of no changes by other specs: its list stays as it was read. */
export const notNotified = (page: Page) => page.route('**/api/log/awaitChanges', () => undefined);

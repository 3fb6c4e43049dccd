import type { Locator, Page } from '@playwright/test';

// A filter in force is an item of a list too, and says what is searched for.
const notAFilter = ':not(.sc-filter-tags li)';

/** What a list has of a record that is called so: its row, on a phone its card. */
export const rowOf = (page: Page, named: string): Locator =>
  page
    .getByRole('row')
    .or(page.getByRole('main').getByRole('listitem').and(page.locator(notAFilter)))
    .filter({ hasText: named });

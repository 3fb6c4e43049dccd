import type { Locator, Page } from '@playwright/test';

// An active filter is a list item too, and contains the text of the search.
const notAFilter = ':not(.sc-filter-tags li)';

/** The entry of a list for a record of this name: its row, on a phone its card. */
export const rowOf = (page: Page, named: string): Locator =>
  page
    .getByRole('row')
    .or(page.getByRole('main').getByRole('listitem').and(page.locator(notAFilter)))
    .filter({ hasText: named });

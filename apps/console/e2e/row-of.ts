import type { Locator, Page } from '@playwright/test';

/** What a list has of a record that is called so: its row, on a phone its card. */
export const rowOf = (page: Page, named: string): Locator =>
  page.getByRole('row').or(page.getByRole('main').getByRole('listitem')).filter({ hasText: named });

import type { Page } from '@playwright/test';

/** The buttons that open a review: in the rows of a table at a desk, on cards on a phone. */
export const reviewButtons = (page: Page) =>
  page.getByRole('row').or(page.getByRole('listitem')).getByRole('button', { name: /^审核/ });

import type { Locator, Page } from '@playwright/test';

/** Opens the details of a class beside the list. */
export const openClassDetails = async (page: Page, class_name: string): Promise<Locator> => {
  await page.goto(`/class/lists?search=${encodeURIComponent(class_name)}`);
  await page
    .getByRole('button', { name: new RegExp(`^${class_name}`) })
    .first()
    .click();
  return page.getByRole('dialog', { name: class_name });
};

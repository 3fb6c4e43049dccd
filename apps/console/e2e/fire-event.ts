import type { Page } from '@playwright/test';
import type { ClassEvent, ClassStatus } from '@skillcert/core';
import { rowOf } from './row-of.js';
import { expect, t } from './staff-page.js';

/** Fires an event of a class from its menu in the list, and waits for the state that it leads to. */
export const fireEvent = async (page: Page, class_name: string, event: ClassEvent, status: ClassStatus) => {
  const name = t(`class.event.${event}`);
  const row = rowOf(page, class_name);
  await row.getByRole('button', { name: t('common.more', { name: class_name }) }).click();
  await page.getByRole('menuitem', { name, exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
  await expect(row).toContainText(t(`class.status.${status}`));
};

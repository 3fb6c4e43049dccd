import type { Page } from '@playwright/test';
import type { ClassEvent, ClassStatus } from '@skillcert/core';
import { rowOf } from './row-of.js';
import { expect, t } from './staff-page.js';

/** Opens the dialog that asks whether to apply an event to a class. */
export const openEvent = async (page: Page, class_name: string, event: ClassEvent) => {
  const name = t(`class.event.${event}`);
  await rowOf(page, class_name)
    .getByRole('button', { name: t('common.more', { name: class_name }) })
    .click();
  await page.getByRole('menuitem', { name, exact: true }).click();
  return page.getByRole('dialog', { name });
};

/** Asks for an event of a class that comes before its moment, or goes back: a second person has to confirm it. */
export const askForSecond = async (page: Page, class_name: string, event: ClassEvent) => {
  const dialog = await openEvent(page, class_name, event);
  await dialog.getByLabel(t('common.reason')).fill('由两人办理');
  await dialog.getByRole('button', { name: t('class.confirm.ask') }).click();
  await expect(page.getByText(t('class.confirm.asked', { name: class_name }))).toBeVisible();
};

/** Applies an event to a class from its menu in the list, and waits for the state that the event leads to. */
export const applyEvent = async (page: Page, class_name: string, event: ClassEvent, status: ClassStatus) => {
  const dialog = await openEvent(page, class_name, event);
  await dialog.getByRole('button', { name: t(`class.event.${event}`), exact: true }).click();
  await expect(rowOf(page, class_name)).toContainText(t(`class.status.${status}`));
};

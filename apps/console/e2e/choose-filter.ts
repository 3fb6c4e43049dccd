import type { Page } from '@playwright/test';
import { limits } from '@skillcert/core';

/** Chooses in a filter of a list by its name: in the bar at a desk, in the drawer of a phone. */
export const chooseFilter = async (page: Page, name: string, option: string) => {
  const isFolded = (page.viewportSize()?.width ?? 0) < limits.mobile_below_px;
  if (isFolded) await page.getByRole('button', { name: /^筛选/ }).click();
  await page.getByRole('combobox', { name }).last().selectOption(option);
  if (isFolded) await page.getByRole('button', { name: '完成' }).click();
};

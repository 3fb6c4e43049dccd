import type { Page } from '@playwright/test';
import { limits } from '@skillcert/core';
import { rowOf } from './row-of.js';
import { expect, t } from './staff-page.js';

export const noteTitle = (page: Page) => page.getByRole('textbox', { name: t('notes.title') });
export const noteContent = (page: Page) => page.getByRole('textbox', { name: t('notes.content') });

/** The last input has arrived. */
export const isSaved = (page: Page) => expect(page.getByText(/^已自动保存/)).toBeVisible();

/** From a note to the list, which is beside it at a desk and behind it on a phone. */
export const toNoteList = async (page: Page) => {
  const isFolded = (page.viewportSize()?.width ?? 0) < limits.mobile_below_px;
  if (isFolded) await page.getByRole('button', { name: `返回${t('notes.list')}` }).click();
};

/** Opens another note than the one that is open. */
export const openNote = async (page: Page, named: string) => {
  await toNoteList(page);
  await rowOf(page, named).getByRole('button').click();
};

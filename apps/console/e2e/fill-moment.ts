import { expect, type Locator } from '@playwright/test';

/**
 * Types a day, or a day and its time, into a picker as a person does: digit by digit over its content, and on to
 * the next field.
 */
export const fillMoment = async (field: Locator, value: string) => {
  await field.fill('');
  await expect(field).toHaveValue('');
  await field.pressSequentially(value.replace('T', ' '));
  await field.press('Tab');
};

/** How a picker shows it in Chinese: 2026/12/05 09:00. */
export const shownMoment = (value: string): string => value.replaceAll('-', '/').replace('T', ' ');

import { expect, type Page } from '@playwright/test';
import { runStatements } from '@skillcert/e2e/server-side.js';
import type { Product } from '@skillcert/e2e/start-product.js';
import { count, field } from '../at-the-door.js';

type OnDisk = Pick<Product, 'data_dir'>;

/** Shifts all sittings of a class so that the first (0) or second (1) one of the day starts in `minutes`. */
export const sittingBegins = (
  product: OnDisk,
  class_id: number,
  { place, minutes }: { readonly place: 0 | 1; readonly minutes: number },
) =>
  runStatements(
    product,
    `with begin as (select distinct starts_at from exam_sitting where class_id = ${class_id} order by starts_at offset ${place} limit 1),
      moved as (select now() + interval '${minutes} minutes' - starts_at as by from begin)
    update exam_sitting s set starts_at = s.starts_at + moved.by, ends_at = s.ends_at + moved.by from moved where s.class_id = ${class_id}`,
  );

/** A scanner at the door reads a number after the other, as fast as it is answered. */
export const scanAll = async (page: Page, numbers: readonly string[]) => {
  for (const number of numbers) {
    await field(page).fill(number);
    await field(page).press('Enter');
    await expect(page.getByRole('main').getByText(number).first()).toBeVisible();
  }
};

/** Waits until this many are admitted. */
export const areIn = (page: Page, people: number) =>
  expect(count(page, 'admitted')).toContainText(String(people), { timeout: 60_000 });

import { test as base, expect } from '@skillcert/e2e/test.js';
import { wordsOf } from '@skillcert/e2e/words.js';
import { type Office, openOffice } from './office.js';

interface Fixtures {
  /** Opens a page as somebody with the role, through the sign-in form. */
  readonly openAs: (role: string, path: string) => Promise<void>;
  /** The button of a form or dialog by its words. */
  readonly press: (key: string) => Promise<void>;
  /** An administrator at the API, who makes the classes that a test needs. */
  readonly office: Office;
  /** Finds a class in the list by its name and makes it the active one. */
  readonly enter: (class_name: string) => Promise<void>;
}

/** What the console says in Chinese, the language of these specs. */
export const t = wordsOf('console', 'zh');

/** A member of staff at a desk. */
export const test = base.extend<Fixtures>({
  openAs: async ({ page, accountFor }, use) =>
    use(async (role, path) => {
      const { username, password } = accountFor(role);
      await page.goto(path);
      await page.getByLabel(t('login.username')).fill(username);
      await page.getByLabel(t('login.password'), { exact: true }).fill(password);
      await page.getByRole('button', { name: t('login.submit'), exact: true }).click();
      await expect(page.getByRole('navigation').first()).toBeVisible();
    }),
  press: async ({ page }, use) =>
    use((key) =>
      page
        .getByRole('button', { name: t(key), exact: true })
        .last()
        .click(),
    ),
  office: async ({ product, accountFor }, use) => {
    const office = await openOffice(product.url, accountFor('admin'));
    await use(office);
    await office.close();
  },
  enter: async ({ page }, use) =>
    use(async (class_name) => {
      await page.getByRole('searchbox', { name: t('classes.search') }).fill(class_name);
      await page.getByRole('button', { name: t('classes.enter_named', { name: class_name }) }).click();
      await expect(page.getByRole('button', { name: t('frame.back_to_classes') })).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(t('route.class'));
    }),
});

export { expect };

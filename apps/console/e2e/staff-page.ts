import { test as base, expect } from '@skillcert/e2e/test.js';
import { wordsOf } from '@skillcert/e2e/words.js';

interface Fixtures {
  /** Opens a page as somebody with the role, through the sign-in form. */
  readonly openAs: (role: string, path: string) => Promise<void>;
  /** The button of a form or dialog by its words. */
  readonly press: (key: string) => Promise<void>;
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
});

export { expect };

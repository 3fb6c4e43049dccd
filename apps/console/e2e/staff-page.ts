import type { Page } from '@playwright/test';
import type { DemoClass, DemoPlace } from '@skillcert/e2e/demo-class.js';
import { type NewCandidate, newCandidate } from '@skillcert/e2e/new-candidate.js';
import { test as base, expect } from '@skillcert/e2e/test.js';
import { wordsOf } from '@skillcert/e2e/words.js';
import { type Approved, openApproved, payFor } from './money-office.js';
import { type DraftedClass, type Office, openOffice } from './office.js';
import { signedIn } from './signed-in.js';

interface Fixtures {
  /** Opens a page with a signed-in account of the role. */
  readonly openAs: (role: string, path: string) => Promise<void>;
  /** The same in a class, which was entered before. */
  readonly openIn: (role: string, class_name: string, path: string) => Promise<void>;
  /** Opens a page through the sign-in form. */
  readonly signInAs: (role: string, path: string) => Promise<void>;
  /** The button of a form or dialog by its words. */
  readonly press: (key: string) => Promise<void>;
  /** An administrator at the API, who makes the classes of a test. */
  readonly office: Office;
  /** Finds a class in the list by its name and makes it the active one. */
  readonly enter: (class_name: string) => Promise<void>;
  /** The same with a class of the demo, found among those of other tests; one in Shanghai by default. */
  readonly enterDemo: (where?: DemoPlace) => Promise<DemoClass>;
  /** A new class that takes enrolments, and a page in it that an administrator has opened. */
  readonly openNew: (path: string) => Promise<DraftedClass>;
  /** A class that collects its fee, and a candidate with a phone whose enrolment there is approved. */
  readonly openApproved: (gathering?: object, person?: NewCandidate) => Promise<Approved>;
  /** The same, and the fee is paid: the candidate's phone shows it. */
  readonly openPaid: () => Promise<Approved>;
}

/** The console's words in Chinese, the language of these specs. */
export const t = wordsOf('console', 'zh');

/** The looks of every screen. */
export const bothLooks = [
  { name: 'a light desk', colorScheme: 'light', viewport: { width: 1366, height: 768 } },
  { name: 'a dark phone', colorScheme: 'dark', viewport: { width: 390, height: 844 } },
] as const;

/**
 * The looks in which a screen's main job is done: the gate does it at the desk, and checks the screens on the phone
 * as well.
 */
export const looks = process.env.TEST_FULL ? bothLooks : bothLooks.slice(0, 1);

/** Opens a page through the sign-in form. */
export const signInByForm = async (
  page: Page,
  path: string,
  { username, password }: { readonly username: string; readonly password: string },
) => {
  await page.goto(path);
  await page.getByLabel(t('login.username')).fill(username);
  await page.getByLabel(t('login.password'), { exact: true }).fill(password);
  await page.getByRole('button', { name: t('login.submit'), exact: true }).click();
  await expect(page.getByRole('navigation').first()).toBeVisible();
};

/** Clicks the button of a form or dialog by its words. */
export const pressButton = (page: Page, key: string) =>
  page
    .getByRole('button', { name: t(key), exact: true })
    // The cross of a message may have the same name, and come after all others.
    .and(page.locator(':not(.sc-toast *)'))
    .last()
    .click();

/** Finds a class in the list by its name and makes it the active one. */
export const enterClass = async (page: Page, class_name: string) => {
  await page.getByRole('searchbox', { name: t('classes.search') }).fill(class_name);
  await page.getByRole('button', { name: t('classes.enter_named', { name: class_name }) }).click();
  await expect(page.getByRole('button', { name: t('frame.back_to_classes') })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(t('route.class'));
};

/** An active class as the console stores it. */
const activeClass = async (office: Office, search: string) => {
  const { items } = await office.call('class/fetchClassLists', { search, page: 1, limit: 1 });
  const [{ class_id, class_name, class_type, enroll_types, study_types }] = items;
  const { class_recommend_lists } =
    class_type === 1 ? await office.call('class/fetchClassRecommendLists', { class_id }) : {};
  return { class_id, class_name, class_type, enroll_types, study_types, class_recommend_lists };
};

/** A member of staff at a desk. */
export const test = base.extend<Fixtures>({
  openAs: async ({ page, accountFor }, use) =>
    use(async (role, path) => {
      const { username, password } = accountFor(role);
      await signedIn(page, username, password);
      await page.goto(path);
      // Not the prerendered frame of the page, which is still disabled.
      await expect(page.locator('#root:not([inert])').getByRole('banner')).toBeVisible();
    }),
  openIn: async ({ page, office, openAs }, use) =>
    use(async (role, class_name, path) => {
      const active = JSON.stringify(await activeClass(office, class_name));
      // Once: from then on the console's own stored value counts.
      await page.addInitScript((kept) => {
        if (sessionStorage.length === 0) sessionStorage.setItem('active_class', kept);
      }, active);
      await openAs(role, path);
      await expect(page.getByRole('button', { name: t('frame.back_to_classes') })).toBeVisible();
    }),
  signInAs: async ({ page, accountFor }, use) =>
    use((role, path) => signInByForm(page, path, accountFor(role))),
  press: async ({ page }, use) => use((key) => pressButton(page, key)),
  office: async ({ product, accountFor }, use) => {
    const office = await openOffice(product.url, accountFor('admin'));
    await use(office);
    await office.discard();
  },
  enter: async ({ page }, use) => use((class_name) => enterClass(page, class_name)),
  enterDemo: async ({ demoClass, enter }, use) =>
    use(async (where = { city: '上海' }) => {
      const found = await demoClass(where);
      await enter(found.class_name);
      return found;
    }),
  openNew: async ({ office, openIn }, use) =>
    use(async (path) => {
      const drafted = await office.draftClass();
      await office.openClass(drafted.class_id);
      await openIn('admin', drafted.class_name, path);
      return drafted;
    }),
  openApproved: async ({ browser, product, office }, use) => {
    const phones: Approved['phone'][] = [];
    await use(async (gathering = {}, person = newCandidate('付款考生')) => {
      const opened = await openApproved(browser, product.url, office, { gathering, person });
      phones.push(opened.phone);
      return opened;
    });
    await Promise.all(phones.map((phone) => phone.close()));
  },
  openPaid: async ({ openApproved, office }, use) => use(async () => payFor(await openApproved(), office)),
});

export { expect };

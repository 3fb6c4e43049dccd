import type { Page } from '@playwright/test';
import {
  type Answer,
  answerOf,
  headingOf,
  homePath,
  isExpert,
  menuOf,
  type Person,
  people,
  type Standing,
  titleOf,
} from './role-answers.js';
import { expect, t, test } from './staff-page.js';
import { type SpecifiedRoute, specifiedRoutes } from './who-sees-what.js';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const menu = (page: Page) => page.getByRole('navigation', { name: '主菜单' });
const pathOf = (page: Page) => new URL(page.url()).pathname;
const keptClass = (page: Page) => page.evaluate(() => sessionStorage.getItem('active_class'));
const concrete = (path: string) => path.replace(/\{\w+\}/g, '7');

const signIn = async (page: Page, who: Person) => {
  await page.goto('/');
  await page.getByLabel(t('login.username')).fill(who.username);
  await page.getByLabel(t('login.password'), { exact: true }).fill(`${who.username}-demo`);
  await page.getByRole('button', { name: t('login.submit'), exact: true }).click();
  await expect(heading(page)).toHaveText(headingOf(homePath(who), who));
};

/** Enters a class from the list, by its button; its candidates open, or else the first page of its menu. */
const enter = async (page: Page, who: Person, standing: Standing, isJoint = false) => {
  const { city, status, toldJoint } = standing;
  const pages = menuOf(who, standing, isJoint && !toldJoint);
  const first = pages.find(({ path }) => path === '/applicants/applicants-lists') ?? pages[0];
  await page.goto(`/class/lists?status=${status}`);
  await page
    .getByRole('button', { name: new RegExp(`^进入“.*${city}班”`) })
    .first()
    .click();
  await expect(heading(page)).toHaveText(headingOf(first?.path ?? '', who));
  if (!toldJoint) return;
  await page.evaluate(() => {
    const kept = JSON.parse(sessionStorage.getItem('active_class') ?? '{}');
    sessionStorage.setItem(
      'active_class',
      JSON.stringify({ ...kept, class_type: 1, class_recommend_lists: [] }),
    );
  });
  await page.reload();
  await expect(heading(page)).toHaveText(headingOf('/applicants/applicants-lists', who));
};

const openGroups = async (page: Page) => {
  const closed = menu(page).getByRole('button', { expanded: false });
  for (let left = await closed.count(); left > 0; left -= 1) await closed.first().click();
};

/** The menu has what it should and nothing else, and each of its pages opens. */
const walkMenu = async (page: Page, expected: readonly SpecifiedRoute[], who: Person) => {
  await openGroups(page);
  const links = menu(page).getByRole('link');
  await expect(links).toHaveText(expected.map((route) => new RegExp(`^${titleOf(route, who)}`)));
  for (const route of expected) {
    await openGroups(page);
    const link = links.filter({ hasText: new RegExp(`^${titleOf(route, who)}`) });
    if (route.external) {
      await expect(link).toHaveAttribute('target', '_blank');
      continue;
    }
    await expect(link).toHaveAttribute('href', route.path);
    await link.click();
    await expect(heading(page)).toHaveText(titleOf(route, who));
    expect(pathOf(page)).toBe(route.path);
    await expect(link).toHaveAttribute('aria-current', 'page');
  }
};

const dismiss = async (page: Page, who: Person) => {
  const dialog = page.getByRole('alertdialog', { name: t('prompt.title') });
  await expect(dialog).toContainText(t('prompt.class_expired'));
  await dialog.getByRole('button', { name: t('prompt.ok') }).click();
  // An expert may not open the class list either, and is told so there.
  await expect(page).toHaveURL(isExpert(who) ? /\/401$/ : /\/class\/lists$/);
  await expect(heading(page)).toHaveText(t(isExpert(who) ? 'route.unauthorised' : 'route.class'));
  expect(await keptClass(page)).toBeNull();
};

/**
 * Opens an address: anew, as when it is typed into an empty tab; what has no screen yet, by the history of the page that is there
 * already, since all of it meets the same answer whoever asks.
 */
const open = async (page: Page, path: string, answer: Answer) => {
  if (answer !== '/404') {
    await page.goto(path);
    return;
  }
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
};

/** Types the address of a route, with the class that the tab has kept, and checks what it answers. */
const typeAddress = async (page: Page, route: SpecifiedRoute, who: Person, standing?: Standing) => {
  const answer = answerOf(route, who, standing);
  await open(page, concrete(route.path), answer);
  if (answer === 'class dialog') return dismiss(page, who);
  const title = {
    page: titleOf(route, who),
    '/401': t('route.unauthorised'),
    '/404': t('route.not_found'),
  }[answer];
  await expect.poll(() => pathOf(page), route.path).toBe(answer === 'page' ? concrete(route.path) : answer);
  await expect(heading(page), route.path).toHaveText(title);
  const stays = standing && answer === 'page' && route.scope === 'class';
  if (stays) expect(await keptClass(page), route.path).not.toBeNull();
  else await expect.poll(() => keptClass(page), route.path).toBeNull();
};

const typeEvery = async (page: Page, who: Person, standing?: Standing) => {
  for (const route of specifiedRoutes) await typeAddress(page, route, who, standing);
};

test.describe.configure({ mode: 'parallel' });

for (const who of people) {
  test.describe(`${who.username}`, () => {
    test.setTimeout(180_000);

    test('without a class: the menu, and every address', async ({ page }) => {
      await signIn(page, who);
      const expected = menuOf(who, undefined, false);
      if (expected.length > 0) await walkMenu(page, expected, who);
      else await expect(menu(page)).toHaveCount(0);
      await typeEvery(page, who);
    });

    for (const kind of ['single', 'joint'] as const) {
      const standing = who[kind];
      if (!standing) continue;
      test(`in a ${kind} class: the menu, and every address`, async ({ page }) => {
        await signIn(page, who);
        await enter(page, who, standing, kind === 'joint');
        await walkMenu(page, menuOf(who, standing, kind === 'joint'), who);
        const kept = await keptClass(page);
        await page.addInitScript((text) => sessionStorage.setItem('active_class', text), kept ?? '');
        await typeEvery(page, who, standing);
      });
    }
  });
}

for (const who of people.filter(isExpert)) {
  test(`${who.username} with a class that the tab has kept is asked for it again`, async ({ page }) => {
    await signIn(page, who);
    const kept = '{"class_id":1,"class_name":"x","class_type":0,"enroll_types":[],"study_types":[]}';
    await page.addInitScript((text) => sessionStorage.setItem('active_class', text), kept);
    await typeEvery(page, who, { city: '', status: '', lists: [] });
  });
}

test('a class of others that the tab has kept opens nothing', async ({ page }) => {
  const [master] = people.filter(({ letter }) => letter === 'M');
  if (!master) throw new Error('There is a master among the people.');
  await signIn(page, master);
  const kept = '{"class_id":1,"class_name":"x","class_type":0,"enroll_types":[],"study_types":[]}';
  await page.addInitScript((text) => sessionStorage.setItem('active_class', text), kept);
  await typeEvery(page, master, { city: '', status: '', lists: [] });
});

test('without a login every address leads to the login page, which knows the way back', async ({ page }) => {
  await page.goto('/login');
  for (const { path } of specifiedRoutes) {
    await open(page, concrete(path), '/404');
    const login = `/login?redirect=${encodeURIComponent(concrete(path))}`;
    await expect.poll(() => page.url().replace(/^https?:\/\/[^/]+/, ''), path).toBe(login);
    await expect(page.getByLabel(t('login.username'))).toBeVisible();
  }
});

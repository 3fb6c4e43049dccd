import type { Page } from '@playwright/test';
import { atAddress, type Said } from './at-address.js';
import { goTo } from './go-to.js';
import {
  type Answer,
  answerOf,
  headingOf,
  homePath,
  isExpert,
  lastWith,
  menuOf,
  type Person,
  people,
  type Standing,
  standingsOf,
  titleOf,
} from './role-answers.js';
import { signedIn } from './signed-in.js';
import { expect, t, test } from './staff-page.js';
import { type SpecifiedRoute, specifiedRoutes } from './who-sees-what.js';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const menu = (page: Page) => page.getByRole('navigation', { name: '主菜单' });
const keptClass = (page: Page) => page.evaluate(() => sessionStorage.getItem('active_class'));
const concrete = (path: string) => path.replace(/\{\w+\}/g, '7');

const signIn = async (page: Page, who: Person) => {
  await signedIn(page, who.username, `${who.username}-demo`);
  await page.goto('/');
  await expect(heading(page)).toHaveText(headingOf(homePath(who), who));
};

/** Enters a class from the list, by its button; its candidates open, or else the first page of its menu. */
const enter = async (page: Page, who: Person, standing: Standing, isJoint = false) => {
  const { city, status, notifiedJoint } = standing;
  const pages = menuOf(who, standing, isJoint && !notifiedJoint);
  const first = pages.find(({ path }) => path === '/applicants/applicants-lists') ?? pages[0];
  await page.goto(`/class/lists?status=${status}&search=${encodeURIComponent(city)}`);
  await page
    .getByRole('button', { name: new RegExp(`^进入“.*${city}班”`) })
    .first()
    .click();
  await expect(heading(page)).toHaveText(headingOf(first?.path ?? '', who));
  if (!notifiedJoint) return;
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

/** Whether a page finally shows the expected state, on the way `to` an address or on arrival. */
const isSaid = async (page: Page, expected: Said, to?: string) => {
  const visit = { expected, dialog: t('prompt.class_expired'), ...(to === undefined ? {} : { to }) };
  expect(await atAddress(page, visit), expected.path).toEqual(expected);
};

// Tests of core and of the server cover the answer of each address, call and role. Here the router follows them:
// for each account its menu and an address of each kind of answer; every address in the full run.
const isFullRun = Boolean(process.env.TEST_FULL);

const openGroups = async (page: Page) => {
  // A menu that is not drawn yet has no group that is closed.
  await expect(menu(page).getByRole('link').first()).toBeVisible();
  const closed = menu(page).getByRole('button', { expanded: false });
  for (let left = await closed.count(); left > 0; left -= 1) await closed.first().click();
};

/** The menu is as expected, and each of its pages opens: for the last person who has it, in the full run for all. */
const walkMenu = async (page: Page, expected: readonly SpecifiedRoute[], who: Person) => {
  await openGroups(page);
  const links = menu(page).getByRole('link');
  await expect(links).toHaveText(expected.map((route) => new RegExp(`^${titleOf(route, who)}`)));
  for (const route of expected) {
    if (!isFullRun && lastWith(route) !== who) continue;
    await openGroups(page);
    const link = links.filter({ hasText: new RegExp(`^${titleOf(route, who)}`) });
    if (route.external) {
      await expect(link).toHaveAttribute('target', '_blank');
      continue;
    }
    await expect(link).toHaveAttribute('href', route.path);
    await link.click();
    const keeps = route.scope === 'class';
    await isSaid(page, { path: route.path, heading: titleOf(route, who), keeps, asked: false });
    await expect(link).toHaveAttribute('aria-current', 'page');
  }
};

/** The expected state at an address. */
const saidAt = (route: SpecifiedRoute, who: Person, standing?: Standing): Said => {
  const answer = answerOf(route, who, standing);
  const nowhere = { keeps: false, asked: false };
  const refused = { path: '/401', heading: t('route.unauthorised'), ...nowhere };
  const said = {
    page: {
      ...nowhere,
      path: concrete(route.path),
      heading: titleOf(route, who),
      keeps: route.scope === 'class',
    },
    '/401': refused,
    '/404': { path: '/404', heading: t('route.not_found'), ...nowhere },
    'class dialog': { path: '/class/lists', heading: t('route.class'), keeps: false, asked: true },
    home: { ...nowhere, path: homePath(who), heading: headingOf(homePath(who), who) },
  };
  return said[answer];
};

/** Goes to an address by the history of the current page, or `anew`: typed into a tab that may keep the class. */
const go = async (page: Page, path: string, said: Said, anew?: { readonly kept: string | null }) => {
  if (!anew) return isSaid(page, said, concrete(path));
  if (anew.kept) await page.evaluate((text) => sessionStorage.setItem('active_class', text), anew.kept);
  await page.goto(concrete(path));
  return isSaid(page, said);
};

/** A route without a screen answers everybody alike: one person visits all of them. */
const asksFor = ({ username }: Person, answer: Answer) => answer !== '/404' || username === 'admin01';

/**
 * Every address without a class that the menu has not led to: the first of each kind by a fresh load, the others by
 * links, ten times as fast.
 */
const typeEvery = async (page: Page, who: Person, walked: readonly SpecifiedRoute[]) => {
  const kinds = new Set<string>(['/404']);
  for (const route of specifiedRoutes) {
    const answer = answerOf(route, who, undefined);
    const isAnew = !kinds.has(answer);
    kinds.add(answer);
    if (!asksFor(who, answer) || (walked.includes(route) && !isAnew) || !(isAnew || isFullRun)) continue;
    await go(page, route.path, saidAt(route, who), isAnew ? { kept: null } : undefined);
  }
};

interface Kept {
  readonly standing: Standing;
  readonly kept: string | null;
  readonly walked?: readonly SpecifiedRoute[];
}

/**
 * The effect of a kept class: every address of a class that the menu has not led to, by a fresh load if it asks for
 * another class, because only a load restores the kept one; and one of each other kind, which drops it.
 */
const typeWithClass = async (page: Page, who: Person, { standing, kept, walked = [] }: Kept) => {
  const answers = specifiedRoutes.map((route) => ({ route, answer: answerOf(route, who, standing) }));
  const ofClass = answers.filter(({ route, answer }) => route.scope === 'class' && answer !== '/404');
  const [first, ...open] = ofClass.filter(({ answer }) => answer === 'page');
  const closed = ofClass.filter(({ answer }) => answer !== 'page');
  const others = (['page', '/401'] as const).flatMap((kind) =>
    answers.filter(({ route, answer }) => route.scope !== 'class' && answer === kind).slice(0, 1),
  );
  const said = (route: SpecifiedRoute) => saidAt(route, who, standing);
  if (first) await go(page, first.route.path, said(first.route), { kept });
  for (const { route } of open.filter((each) => isFullRun && !walked.includes(each.route)))
    await go(page, route.path, said(route));
  // No class opens anything to an expert: one address proves it.
  for (const { route } of [...closed.slice(0, isExpert(who) || !isFullRun ? 1 : closed.length), ...others]) {
    await go(page, route.path, said(route), { kept });
  }
};

const madeUp = '{"class_id":1,"class_name":"x","class_type":0,"enroll_types":[],"study_types":[]}';
const none: Standing = { city: '', status: '', lists: [] };

test.describe.configure({ mode: 'parallel' });

for (const who of people) {
  test(`${who.username}: the menu and every address, without a class and in each`, async ({ page }) => {
    await signIn(page, who);
    const expected = menuOf(who, undefined, false);
    if (expected.length > 0) await walkMenu(page, expected, who);
    else await expect(menu(page)).toHaveCount(0);
    await typeEvery(page, who, expected);
    for (const { kind, standing } of standingsOf(who)) {
      await enter(page, who, standing, kind === 'joint');
      const walked = menuOf(who, standing, kind === 'joint');
      await walkMenu(page, walked, who);
      await typeWithClass(page, who, { standing, walked, kept: await keptClass(page) });
    }
    // A class of others that the tab has kept opens nothing.
    if (isExpert(who) || who.letters === 'M')
      await typeWithClass(page, who, { standing: none, kept: madeUp });
  });
}

test('without a token every address leads to the login page, which knows the way back', async ({ page }) => {
  await page.goto('/login');
  for (const { path } of specifiedRoutes) {
    await goTo(page, concrete(path));
    const login = `/login?redirect=${encodeURIComponent(concrete(path))}`;
    await expect.poll(() => page.url().replace(/^https?:\/\/[^/]+/, ''), path).toBe(login);
    await expect(page.getByLabel(t('login.username'))).toBeVisible();
  }
});

import type { Page } from '@playwright/test';
import { goTo } from './go-to.js';
import { expect, t, test } from './staff-page.js';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const enrolSite = ['/enroll', '/enroll/create', '/enroll/modify-list', '/register', '/sign-in'];

const answers = (home: string, homeTitle: string) =>
  [
    ['/login', home, homeTitle],
    ['/login/recommend', home, homeTitle],
    ['/login/editor', home, homeTitle],
    ['/login/expert', home, homeTitle],
    ['/auth-redirect?code=x', home, homeTitle],
    ['/redirect/no/such', home, homeTitle],
    ['/forgot', '/forgot', 'route.forgot'],
    ['/404', '/404', 'route.not_found'],
    ['/401', '/401', 'route.unauthorised'],
  ] as const;

test.describe.configure({ mode: 'parallel' });

// All six get one answer; core's tests cover which.
const roles = process.env.TEST_FULL
  ? ['admin', 'zky-admin', 'recommend', 'master', 'editor', 'company']
  : ['recommend'];

for (const role of roles) {
  test(`${role} types every public address`, async ({ page, openAs }) => {
    await openAs(role, '/class/lists');
    const landed = new Set<string>();
    for (const [path, lands, title] of answers('/index', 'route.dashboard')) {
      // The first to reach a place does so by a fresh load, as typed into an empty tab; the others by the history
      // of the page.
      if (landed.has(lands)) await goTo(page, path);
      else await page.goto(path);
      landed.add(lands);
      await expect.poll(() => new URL(page.url()).pathname, path).toBe(lands);
      await expect(heading(page), path).toHaveText(t(title));
    }
  });
}

for (const isSignedIn of [false, true]) {
  test(`${isSignedIn ? 'someone signed in' : 'a visitor'} leaves the console for the enrol site by a link of the page`, async ({
    page,
    openAs,
  }) => {
    for (const path of enrolSite) {
      if (isSignedIn && path === enrolSite[0]) await openAs('admin', '/class/lists');
      else await page.goto(isSignedIn ? '/class/lists' : '/login');
      await expect(heading(page)).toBeVisible();
      const loaded = page.waitForRequest(
        (request) => request.isNavigationRequest() && new URL(request.url()).pathname === path,
      );
      await goTo(page, `${path}?from=console`);
      expect(new URL((await loaded).url()).search, path).toBe('?from=console');
      // The server compresses the other site's files at its first visit.
      await expect(heading(page)).toBeVisible();
    }
  });
}

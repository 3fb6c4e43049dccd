import type { Page } from '@playwright/test';

/**
 * Pages of the console come without the answers to their first calls, as from a busy database: their script makes
 * the calls.
 */
export const withoutFirstAnswers = (page: Page) =>
  page.route(
    (url) => !/\.\w+$/.test(url.pathname) && !url.pathname.startsWith('/api/'),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const response = await route.fetch();
      const body = (await response.text()).replace(/<script type="application\/json".*?<\/script>/, '');
      await route.fulfill({ response, body });
    },
  );

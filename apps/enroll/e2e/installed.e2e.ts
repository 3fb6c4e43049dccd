import { t } from './candidate.js';
import { expect, test } from './test.js';

test('the site can be installed, and its last page prints without controls', async ({
  page,
  candidate,
  staff,
  request,
}) => {
  const { class_id } = await staff.openClass(5);
  await candidate.fillAll(class_id);
  await candidate.send();
  await candidate.isEnrolled();
  const href = await page.locator('link[rel=manifest]').getAttribute('href');
  const manifest = await request.get(href ?? '');
  expect(manifest.headers()['content-type']).toContain('application/manifest+json');
  const { icons, start_url, display } = await manifest.json();
  expect([start_url, display]).toEqual(['/enroll', 'standalone']);
  for (const { src, type } of icons) {
    const icon = await request.get(src);
    expect([src, icon.status(), icon.headers()['content-type']]).toEqual([src, 200, type]);
  }
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('img', { name: /C\d/ })).toBeVisible();
  await expect(page.getByRole('navigation')).toBeHidden();
  await expect(page.getByRole('button', { name: t('create.print') })).toBeHidden();
  await expect(page.getByRole('link', { name: t('site.to_mine') })).toBeHidden();
});

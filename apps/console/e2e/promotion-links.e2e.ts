import { newCandidate } from '@skillcert/e2e/new-candidate.js';
import { enrolByCalls } from './enrol-by-calls.js';
import { isCleanInBothLooks } from './is-clean.js';
import { expect, t, test } from './staff-page.js';

const path = '/promotion/lists?view=links';

test('an institution sees its link of a class, its poster, and who came by it', async ({
  page,
  office,
  openAs,
  request,
}) => {
  const { class_id, class_name } = await office.draftClass({ class_type: 1 });
  const row = page.getByRole('row').filter({ hasText: class_name });
  const { updated_at } = await office.call('class/fetchClassRecommendLists', { class_id });
  const { items } = await office.call('class/fetchClassRestRcommendList', {
    ...{ class_id, page: 1, limit: 20, search: '华东' },
  });
  const [{ unit_id }] = items;
  const units = [{ unit_id, quota: 40, share_bp: 10_000 }];
  await office.call('class/addClassRecommend', { class_id, updated_at, units });
  await office.openClass(class_id);
  await enrolByCalls(request, newCandidate(), class_id, { unit_id });

  await openAs('recommend', path);
  await page.getByRole('searchbox', { name: t('promotion.search') }).fill(class_name);
  await expect(page.getByRole('row')).toHaveCount(2);
  await expect(row.getByRole('cell', { name: '1', exact: true })).toHaveCount(1);
  await isCleanInBothLooks(page, 'the links');
  await page
    .getByRole('button', { name: t('promotion.show_link_named', { name: class_name }), exact: true })
    .click();
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByRole('textbox', { name: t('class.form.enrol_link') })).toHaveValue(
    new RegExp(`/enroll/create\\?class_id=${class_id}&unit=${unit_id}$`),
  );
  await isCleanInBothLooks(page, 'a link with its results');
  await drawer.getByRole('button', { name: t('class.form.poster.button') }).click();
  await expect(page.getByRole('dialog', { name: t('class.form.poster.title') })).toBeVisible();

  // A link says what keeps whoever follows it.
  await office.call('class/setClassStatus', { class_id, event: 'pause' });
  await page.goto(`${path}&state=paused`);
  await page.getByRole('searchbox', { name: t('promotion.search') }).fill(class_name);
  await expect(row.getByText(t('promotion.state.paused'))).toBeVisible();
  await page
    .getByRole('button', { name: t('promotion.show_link_named', { name: class_name }), exact: true })
    .click();
  await expect(page.getByRole('dialog').getByText(t('promotion.link_paused'))).toBeVisible();
});

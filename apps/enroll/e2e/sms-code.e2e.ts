import { openSmsServer } from '@skillcert/e2e/sms-server.js';
import { copySeeded } from '@skillcert/e2e/start-product.js';
import { sendCode, t } from './candidate.js';
import { openStaff } from './staff.js';
import { expect, test } from './test.js';

test('outside the demo a candidate enrols with the code of a gateway, and gets the number', async ({
  page,
  start,
  accountFor,
  candidate,
}) => {
  const gateway = await openSmsServer();
  try {
    const { environment, gotBy } = gateway;
    const product = await start({ mode: 'empty', data_dir: copySeeded(), environment });
    const staff = await openStaff(product, accountFor('admin'));
    const { class_id, class_name } = await staff.openClass(5);
    await page.goto(`${product.url}/enroll/create?class_id=${class_id}`);
    await page.getByLabel(t('code.phone')).fill(candidate.phone);
    await page.getByRole('button', { name: sendCode }).click();
    await expect.poll(() => gotBy(candidate.phone)).toHaveLength(1);
    const code = gotBy(candidate.phone)[0]?.code ?? '';
    expect(code).toMatch(/^\d{6}$/);
    // The outbox is the demo's alone.
    await expect(page.getByText(t('code.demo_title'))).toHaveCount(0);
    await page.getByLabel(t('code.code'), { exact: true }).fill(code);
    await candidate.press('code.verify');
    await candidate.fillPerson();
    await candidate.next();
    await candidate.addMaterials();
    await candidate.addPhoto();
    await candidate.chooseTypes();
    await candidate.next();
    await page.getByRole('checkbox').check();
    await candidate.send();
    await candidate.isEnrolled();
    await expect.poll(() => gotBy(candidate.phone)).toHaveLength(2);
    expect(gotBy(candidate.phone)[1]).toMatchObject({ class_name });
    await staff.close();
  } finally {
    await gateway.close();
  }
});

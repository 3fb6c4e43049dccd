import { createPublicKey, verify } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { holdExam, publishScores } from './exam-office.js';
import { isCleanInBothLooks } from './is-clean.js';
import { openOffice } from './office.js';
import { signedIn } from './signed-in.js';
import { expect, t, test } from './staff-page.js';

const third = { username: 'zkyadmin02', password: 'zkyadmin02-demo' };

const read = async (address: string) => (await fetch(address)).text();
const claimsOf = (jwt: string) => JSON.parse(Buffer.from(jwt.split('.')[1] ?? '', 'base64url').toString());

/** As another system reads it, which has nothing of ours: the key that it names is published, and so is the list that says whether it holds. */
const isOpenBadge = async (jwt: string, url: string) => {
  const [head = '', body = '', signature = ''] = jwt.split('.');
  const { kid } = JSON.parse(Buffer.from(head, 'base64url').toString());
  expect(kid.startsWith(`${url}/credentials/keys/`)).toBe(true);
  const key = createPublicKey({ key: JSON.parse(await read(kid)), format: 'jwk' });
  const signed = verify(null, Buffer.from(`${head}.${body}`), key, Buffer.from(signature, 'base64url'));
  expect(signed).toBe(true);
  const { type, credentialStatus } = claimsOf(jwt);
  expect(type).toContain('OpenBadgeCredential');
  const list = claimsOf(await read(credentialStatus.statusListCredential));
  expect(list.type).toContain('BitstringStatusListCredential');
};

test('certificates are numbered by one person, issued by another, checked by anybody, suspended, and the class is sealed', async ({
  page,
  product,
  accountFor,
  office,
  openApproved,
  openIn,
}) => {
  const { class_id, class_name, phone } = await openApproved({ fee_cents: 0 });
  await holdExam(office, class_id, class_name);
  const others = [
    await openOffice(product.url, accountFor('zky-admin')),
    await openOffice(product.url, third),
  ] as const;
  await publishScores([office, ...others], class_id, 80);
  await others[1].call('class/setClassStatus', { class_id, event: 'publicity_end' });

  await openIn('admin', class_name, '/certificate/lists');
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: t('certificates.prepare_all', { count: 1 }) }).click();
  await dialog.getByRole('button', { name: t('certificates.prepare'), exact: true }).click();
  await expect(page.getByText(t('certificates.others_issue', { count: 1 }))).toBeVisible();
  await expect(page.getByText(/^S\d{21}$/)).toBeVisible();
  await expect(page.getByRole('button', { name: t('certificates.issue_all', { count: 1 }) })).toHaveCount(0);

  await signedIn(page, third.username, third.password);
  await page.goto('/certificate/lists');
  await page.getByRole('button', { name: t('certificates.issue_all', { count: 1 }) }).click();
  await dialog.getByRole('button', { name: t('certificates.issue'), exact: true }).click();
  await expect(page.getByText(t('certificates.issue_done'))).toBeVisible();
  await isCleanInBothLooks(page, 'issued certificates');

  await phone.openMine();
  const badge = phone.page.waitForEvent('download');
  await phone.page.getByRole('button', { name: phone.t('certificate.save_badge') }).click();
  const saved = await badge;
  expect(saved.suggestedFilename()).toMatch(/^S\d{21}\.jwt$/);
  await isOpenBadge(readFileSync(await saved.path(), 'utf8'), product.url);
  const opened = phone.page.waitForEvent('popup');
  await phone.page.getByRole('link', { name: phone.t('certificate.check') }).click();
  const check = await opened;
  await expect(check.getByText(phone.t('verify.valid'), { exact: true })).toBeVisible();
  await expect(check.getByText(phone.t('verify.masked'))).toHaveCount(0);

  await page.getByRole('button', { name: /的证书$/ }).click();
  await dialog.getByRole('button', { name: t('certificates.event.suspend'), exact: true }).click();
  await dialog.getByLabel(t('common.reason')).fill('举报核查中');
  await dialog
    .getByRole('button', { name: t('certificates.event.suspend'), exact: true })
    .last()
    .click();
  await expect(dialog.getByText(t('certificates.not_decided_by_me'))).toBeVisible();
  await isCleanInBothLooks(page, 'a suspended certificate');
  await check.reload();
  await expect(check.getByText(phone.t('verify.suspended'), { exact: true })).toBeVisible();

  // Everybody has a certificate: the class is finished, and nobody has work with it any more.
  await page.goto(`/class/lists?search=${encodeURIComponent(class_name)}`);
  const row = page.getByRole('row').filter({ hasText: class_name });
  await row.getByRole('button', { name: t('common.more', { name: class_name }) }).click();
  await page.getByRole('menuitem', { name: t('class.event.seal_dossier') }).click();
  await dialog.getByRole('button', { name: t('class.event.seal_dossier') }).click();
  await expect(row).toContainText(t('class.status.archived'));
  await Promise.all(others.map((each) => each.close()));
});

import { createPublicKey, verify } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { newCandidate } from '@skillcert/e2e/new-candidate.js';
import { certify, third } from './certifying-class.js';
import { dossierOf } from './dossier-of.js';
import { enrolByCalls } from './enrol-by-calls.js';
import { isClean, isCleanInBothLooks } from './is-clean.js';
import { signedIn } from './signed-in.js';
import { expect, t, test } from './staff-page.js';

const read = async (address: string) => (await fetch(address)).text();
const claimsOf = (jwt: string) => JSON.parse(Buffer.from(jwt.split('.')[1] ?? '', 'base64url').toString());

/**
 * As another system reads it, without any code of ours: the key that it names is published, and so is the list of
 * its status.
 */
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
  request,
  product,
  accountFor,
  office,
  openApproved,
  openIn,
}) => {
  const { class_id, class_name, phone } = await openApproved({ fee_cents: 0 });
  const doubted = {
    class_id,
    enrolment_id: await enrolByCalls(request, newCandidate('存疑考生'), class_id),
  };
  await office.call('enrolment/openReview', doubted);
  const doubt = { event: 'doubt', reason: '姓名与证件不一致', doubt_kind: 'identity_mismatch' };
  await office.call('enrolment/reviewEnrolment', { ...doubted, ...doubt });
  const others = await certify({ office, product, accountFor }, { class_id, class_name });

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
  // The class is finished with it: the open matters stand before the question.
  await expect(dialog.getByText(t('certificates.issue_last_text'))).toBeVisible();
  await expect(
    dialog.getByRole('link', { name: t('class.confirm.open.doubtful', { count: 1 }) }),
  ).toBeVisible();
  await isClean(page, 'the question before the last certificate');
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

  // Everybody has a certificate: the class is finished, without further work.
  await page.goto(`/class/lists?search=${encodeURIComponent(class_name)}`);
  const row = page.getByRole('row').filter({ hasText: class_name });
  await row.getByRole('button', { name: t('common.more', { name: class_name }) }).click();
  await page.getByRole('menuitem', { name: t('class.event.seal_dossier') }).click();
  await expect(dialog.getByText(t('class.form.dossier.none_to_seal'))).toBeVisible();
  await isCleanInBothLooks(page, 'a class without a dossier to seal it with');
  await dialog.getByRole('button', { name: t('class.event.seal_dossier') }).click();
  // Refused: the dialog stays open.
  await expect(dialog.getByText(t('class.form.dossier.none_to_seal'))).toBeVisible();
  const hash = await dossierOf(office, class_id);
  await page.reload();
  await row.getByRole('button', { name: t('common.more', { name: class_name }) }).click();
  await page.getByRole('menuitem', { name: t('class.event.seal_dossier') }).click();
  await expect(dialog.getByText(hash.replace(/.{8}(?!$)/g, '$& '))).toBeVisible();
  await dialog.getByRole('button', { name: t('class.event.seal_dossier') }).click();
  await expect(row).toContainText(t('class.status.archived'));
  await Promise.all(others.map((each) => each.close()));
});

test('a number is made void, a name corrected, a lost certificate issued anew, and one revoked, by two people each but the first', {
  tag: '@full',
}, async ({ page, product, accountFor, office, openApproved, openIn }) => {
  const { class_id, class_name } = await openApproved({ fee_cents: 0 });
  const others = await certify({ office, product, accountFor }, { class_id, class_name });
  const [second] = others;
  await office.call('certificate/prepareCertificates', { class_id });
  const drawer = page.getByRole('dialog');
  const titleOf = (event: string) => t(`certificates.event.${event}`);
  const buttonOf = (event: string) => drawer.getByRole('button', { name: titleOf(event), exact: true });
  const openOne = async (status: string) => {
    await page.goto(`/certificate/lists?status=${status}`);
    await page.getByRole('button', { name: /的证书$/ }).click();
  };
  const ask = async (event: string) => {
    await buttonOf(event).click();
    return page.getByRole('dialog', { name: titleOf(event), exact: true });
  };
  const take = async (event: string) => {
    const asked = await ask(event);
    await asked.getByLabel(t('common.reason')).fill('端到端核对');
    await asked.getByRole('button', { name: titleOf(event), exact: true }).click();
    await expect(asked).toHaveCount(0);
  };
  const isNow = (status: string) =>
    expect(drawer.getByText(t(`certificates.status.${status}`), { exact: true })).toBeVisible();

  await openIn('admin', class_name, '/certificate/lists');
  await openOne('numbered');
  await take('data_error');
  await isNow('void');
  await expect(buttonOf('issue')).toHaveCount(0);

  await office.call('certificate/prepareCertificates', { class_id });
  await second.call('certificate/issueCertificates', { class_id });
  await openOne('valid');
  const correcting = await ask('correct');
  await correcting.getByLabel(t('common.reason')).fill('姓名录入有误');
  await correcting.getByRole('button', { name: titleOf('correct'), exact: true }).click();
  await expect(correcting.getByText(t('certificates.name_unchanged'))).toBeVisible();
  await correcting.getByLabel(t('certificates.right_name')).fill('欧阳更正');
  await isClean(page, 'a certificate that is corrected');
  await correcting.getByRole('button', { name: titleOf('correct'), exact: true }).click();
  await expect(correcting).toHaveCount(0);
  // The old one holds until another person issues the new one.
  await isNow('valid');
  await openOne('numbered');
  await expect(drawer.getByText(t('certificates.not_issued_by_me'))).toBeVisible();
  await expect(buttonOf('issue')).toHaveCount(0);

  await signedIn(page, third.username, third.password);
  await openOne('numbered');
  const issuing = await ask('issue');
  await issuing.getByRole('button', { name: titleOf('issue'), exact: true }).click();
  await expect(issuing).toHaveCount(0);
  await isNow('valid');
  await expect(drawer.getByRole('heading', { name: '欧阳更正' })).toBeVisible();
  await openOne('superseded');
  await expect(drawer.getByText(t('certificates.replaced_by'), { exact: true })).toBeVisible();

  await openOne('valid');
  await take('reissue');
  await second.call('certificate/issueCertificates', { class_id });
  await openOne('valid');
  await expect(drawer.getByText(t('certificates.replaces'), { exact: true })).toBeVisible();
  await take('suspend');
  await expect(drawer.getByText(t('certificates.not_decided_by_me'))).toBeVisible();
  await expect(buttonOf('revoke')).toHaveCount(0);

  const { username, password } = accountFor('admin');
  await signedIn(page, username, password);
  await openOne('suspended');
  await take('revoke');
  await isNow('revoked');
  await expect(buttonOf('lift')).toHaveCount(0);
  await isCleanInBothLooks(page, 'a revoked certificate');
  await Promise.all(others.map((each) => each.close()));
});

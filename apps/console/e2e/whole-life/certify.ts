import type { Page } from '@playwright/test';
import { wordsOf } from '@skillcert/e2e/words.js';
import { expect, t } from '../staff-page.js';
import type { Candidate, Desk } from './people.js';

const path = '/certificate/lists';

/** One person takes the numbers of certificates, and cannot issue them. */
export const numberCertificates = async ({ page, openIn }: Desk, class_name: string, count: number) => {
  await openIn(class_name, path);
  await page.getByRole('button', { name: t('certificates.prepare_all', { count }) }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: t('certificates.prepare'), exact: true }).click();
  await expect(page.getByText(t('certificates.others_issue', { count }))).toBeVisible();
  await expect(page.getByRole('button', { name: t('certificates.issue_all', { count }) })).toHaveCount(0);
};

/** Another person issues them; with the last one the class is finished. */
export const issueCertificates = async ({ page, openIn }: Desk, class_name: string, count: number) => {
  await openIn(class_name, path);
  await page.getByRole('button', { name: t('certificates.issue_all', { count }) }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: t('certificates.issue'), exact: true }).click();
  await expect(page.getByText(t('certificates.issue_done'))).toBeVisible();
};

/** A candidate has a certificate, and takes its paper along. @returns its number */
export const takeCertificate = async ({ page, press, openMine }: Candidate): Promise<string> => {
  await openMine();
  const certificate_no = (await page.getByText(/^S\d{21}$/).textContent()) ?? '';
  const saved = page.waitForEvent('download');
  await press('certificate.save');
  expect((await saved).suggestedFilename()).toBe(`${certificate_no}.pdf`);
  return certificate_no;
};

/** A visitor who knows the number and the end of the identity number asks the register. */
export const verify = async (page: Page, certificate_no: string, { person }: Candidate) => {
  const words = wordsOf('enroll', 'zh');
  await page.goto('/verify');
  await page.getByLabel(words('verify.number')).fill(certificate_no);
  await page.getByLabel(words('verify.id_last4')).fill(person.id_card.slice(-4));
  await page.getByRole('button', { name: words('verify.check'), exact: true }).click();
  await expect(page.getByText(words('verify.valid'), { exact: true })).toBeVisible();
  await expect(page.getByText(certificate_no)).toBeVisible();
  await expect(page.getByText(words('verify.masked'))).toBeVisible();
  await expect(page.getByText(person.name)).toHaveCount(0);
};

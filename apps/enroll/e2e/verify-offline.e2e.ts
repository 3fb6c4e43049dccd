import { passAxe } from '@skillcert/e2e/pass-axe.js';
import { certificateSigner } from '@skillcert/e2e/server-side.js';
import { t } from './candidate.js';
import { expect, test } from './test.js';

/** Replaces one letter: the effect of a flipped bit on the paper. */
const flipped = (code: string, at: number) => {
  const place = at < 0 ? code.length + at : at;
  const letter = code[place] === '7' ? '6' : '7';
  return `${code.slice(0, place)}${letter}${code.slice(place + 1)}`;
};

test('without a connection the page that was opened once verifies a real code, names what only the register knows, and rejects a changed one as forged', async ({
  page,
  context,
  product,
  staff,
  complaints,
}) => {
  const { certificate_no, issued_on } = await staff.revokedCertificate();
  const code = certificateSigner(product)({ certificate_no, issued_on });
  await page.goto('/verify');
  await expect(page.getByText(t('verify.kept'))).toBeVisible();

  await context.setOffline(true);
  // As a phone opens a scanned code.
  await page.goto('about:blank');
  await page.goto(`/verify/${certificate_no}#${code}`);
  const says = (key: string) => page.getByText(t(key), { exact: true });
  await expect(says('verify.unasked')).toBeVisible();
  await expect(page.getByText(certificate_no)).toBeVisible();
  await expect(says('verify.not_checked_text')).toBeVisible();
  await expect(says('verify.kept')).toBeVisible();
  await passAxe(page, 'a code that was checked without a connection');

  const ask = async (typed: string) => {
    await page.getByLabel(t('verify.number')).fill(typed);
    await page.getByRole('button', { name: t('verify.check'), exact: true }).tap();
  };
  // In the number, in the day and in the signature.
  const changed = [
    flipped(code, code.indexOf(certificate_no) + 5),
    flipped(code, code.indexOf(issued_on)),
    flipped(code, -50),
  ];
  for (const each of changed) {
    await ask(each);
    await expect(says('verify.forged')).toBeVisible();
    // A scanner types the whole address.
    await ask(`${product.url}/verify/${certificate_no}#${code}`);
    await expect(says('verify.unasked')).toBeVisible();
    await expect(says('verify.forged')).toHaveCount(0);
  }
  await ask(code.replace(/^SC2\/[^/]+/, 'SC2/AAAAAAAA'));
  await expect(says('verify.unproven')).toBeVisible();
  await passAxe(page, 'a code with a key that the page does not know');

  await ask(code);
  await expect(says('verify.unasked')).toBeVisible();
  await context.setOffline(false);
  // By itself, and with the facts that the code does not contain.
  await expect(says('verify.revoked')).toBeVisible();
  await expect(says('verify.masked')).toHaveCount(0);
  // The connection was cut on purpose.
  complaints.length = 0;
});

import { certify } from './certifying-class.js';
import { isCleanInBothLooks } from './is-clean.js';
import { expect, t, test } from './staff-page.js';

const say = (key: string, values: Record<string, string | number> = {}) =>
  t(`certificates.registry.${key}`, values);

test('certificates are packed for the national registry, downloaded and sent; refused ones are corrected, packed again and discarded', async ({
  page,
  product,
  accountFor,
  office,
  openApproved,
  openIn,
}) => {
  const { class_id, class_name } = await openApproved({ fee_cents: 0 });
  const others = await certify({ office, product, accountFor }, { class_id, class_name });
  await office.call('certificate/prepareCertificates', { class_id });
  await others[0].call('certificate/issueCertificates', { class_id });
  const { items } = await office.call('certificate/fetchCertificateLists', { class_id });
  const [{ certificate_id, certificate_no, name }] = items;

  await openIn('admin', class_name, '/certificate/lists');
  const row = page.getByRole('row').filter({ hasText: certificate_no });
  await expect(row).toContainText(say('status.none'));
  await page.getByRole('button', { name: say('heading'), exact: true }).click();
  const drawer = page.getByRole('dialog', { name: say('heading'), exact: true });
  await expect(drawer.getByText(say('no_packs'))).toBeVisible();
  const packOf = (number: number) => drawer.getByRole('heading', { name: say('pack_named', { number }) });
  /** Clicks a button of a pack; its dialog has the same name. */
  const ask = async (step: string, number: number) => {
    const title = say(`${step}_named`, { number });
    await drawer.getByRole('button', { name: title, exact: true }).click();
    return page.getByRole('dialog', { name: title, exact: true });
  };
  const change = async (step: 'send' | 'discard', number: number) => {
    const asked = await ask(step, number);
    await asked.getByRole('button', { name: say(step), exact: true }).click();
    await expect(asked).toHaveCount(0);
  };
  const take = async (step: 'take' | 'mend', number: number) => {
    const asked = await ask(step, number);
    const saved = page.waitForEvent('download');
    await asked.getByLabel(say('purpose')).fill('上传国家登记');
    await asked.getByRole('button', { name: say(`${step}_named`, { number }), exact: true }).click();
    const file = (await saved).suggestedFilename();
    await expect(asked).toHaveCount(0);
    return file;
  };

  await drawer.getByRole('button', { name: say('pack', { count: 1 }), exact: true }).click();
  await expect(packOf(1)).toBeVisible();
  await expect(drawer.getByText(say('nothing'))).toBeVisible();
  expect(await take('take', 1)).toBe(`registry-${class_id}-1.xlsx`);
  await change('send', 1);

  await drawer.getByRole('button', { name: say('answer_named', { number: 1 }), exact: true }).click();
  // A result that no other spec meets, because its meaning is stored for all classes; long numbers in it would be
  // masked.
  const result = `待补照${class_id % 10_000}`;
  const lines = [
    '证书编号,处理结果,失败原因',
    `${certificate_no},${result},证件照不清晰`,
    'S999999999999999999999,成功,',
  ];
  const answer = { name: '回执.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\n')) };
  await drawer.locator('input[type=file]').setInputFiles(answer);
  await expect(drawer.getByText(say('ask'))).toBeVisible();
  await drawer.getByRole('button', { name: say('ask_done'), exact: true }).click();
  await expect(drawer.getByText(say('ask_missing'))).toBeVisible();
  await isCleanInBothLooks(page, 'an answer with a result that is not known');
  const meaning = drawer.getByLabel(say('ask_result', { result, count: 1 }));
  await meaning.selectOption(say('means.reject'));
  await drawer.getByRole('button', { name: say('ask_done'), exact: true }).click();
  await expect(drawer.getByText(say('would', { accepted: 0, rejected: 1, known: 0 }))).toBeVisible();
  await expect(drawer.getByRole('heading', { name: t('sheet.first', { count: 2 }) })).toBeVisible();
  await isCleanInBothLooks(page, 'an answer as it will be read');
  await drawer.getByRole('button', { name: say('take_answer'), exact: true }).click();
  await expect(drawer.getByText(say('told', { accepted: 0, rejected: 1, known: 0 }))).toBeVisible();
  const odd = { row: 3, certificate_no: 'S999999999999999999999', why: say('why.unknown') };
  await expect(drawer.getByText(say('odd_line', odd))).toBeVisible();
  await expect(drawer.getByText('证件照不清晰').first()).toBeVisible();
  await isCleanInBothLooks(page, 'a pack that the registry answered');
  await drawer.getByRole('button', { name: say('forget_named', { result }), exact: true }).click();
  await expect(drawer.getByText(say('chosen_text'))).toHaveCount(0);
  expect(await take('mend', 1)).toBe(`registry-${class_id}-1-rejected.xlsx`);

  await drawer.getByRole('button', { name: say('pack_rejected', { count: 1 }), exact: true }).click();
  await expect(packOf(2)).toBeVisible();
  await expect(drawer.getByText(say('again', { count: 1 }))).toBeVisible();
  await change('discard', 2);
  await expect(packOf(2)).toHaveCount(0);

  // A pack with a certificate that no longer holds is not sent.
  await drawer.getByRole('button', { name: say('pack', { count: 1 }), exact: true }).click();
  await expect(packOf(3)).toBeVisible();
  const suspended = { class_id, certificate_id, event: 'suspend', reason: '举报核查中' };
  await others[1].call('certificate/changeCertificate', suspended);
  const refused = await ask('send', 3);
  await refused.getByRole('button', { name: say('send'), exact: true }).click();
  await refused.getByRole('button', { name: t('common.cancel'), exact: true }).click();
  await expect(drawer.getByText(say('lapsed', { count: 1 }))).toBeVisible();
  await expect(
    drawer.getByRole('button', { name: say('send_named', { number: 3 }), exact: true }),
  ).toHaveCount(0);
  await isCleanInBothLooks(page, 'a pack with a certificate that holds no more');

  await page.goto('/certificate/lists?registry=packed');
  await expect(row).toContainText(say('status.packed'));
  await page.getByRole('button', { name: t('certificates.open_named', { name }) }).click();
  await expect(page.getByRole('dialog').getByText(t('certificates.history.registry_reject'))).toBeVisible();
  await Promise.all(others.map((each) => each.close()));
});

test('another person than the one who read an answer takes its acceptance back', async ({
  page,
  product,
  accountFor,
  office,
  openApproved,
  openIn,
}) => {
  const { class_id, class_name } = await openApproved({ fee_cents: 0 });
  const others = await certify({ office, product, accountFor }, { class_id, class_name });
  await office.call('certificate/prepareCertificates', { class_id });
  await others[0].call('certificate/issueCertificates', { class_id });
  const { items } = await office.call('certificate/fetchCertificateLists', { class_id });
  const { pack_id } = await office.call('certificate/packRegistry', { class_id, from: 'none' });
  await office.call('certificate/changeRegistryPack', { class_id, pack_id, event: 'send' });
  const answer = Buffer.from(`证书编号,处理结果\n${items[0].certificate_no},成功`);
  const accepts = `certificate/returnRegistry?class_id=${class_id}&pack_id=${pack_id}&title=answer.csv`;
  await others[0].upload(accepts, answer);

  await openIn('admin', class_name, '/certificate/lists');
  const openPacks = async () => {
    await page.getByRole('button', { name: say('heading'), exact: true }).click();
    return page.getByRole('dialog', { name: say('heading'), exact: true });
  };
  const drawer = await openPacks();
  const title = say('undo_named', { number: 1 });
  const undo = drawer.getByRole('button', { name: title, exact: true });
  await undo.click();
  const asked = page.getByRole('dialog', { name: title, exact: true });
  await asked.getByRole('textbox').fill('读错了回执');
  await isCleanInBothLooks(page, 'taking an acceptance back');
  await asked.getByRole('button', { name: title, exact: true }).click();
  await expect(asked).toHaveCount(0);
  await expect(undo).toHaveCount(0);

  await office.upload(accepts, answer);
  await page.reload();
  const again = await openPacks();
  await expect(again.getByText(say('status.accepted')).first()).toBeVisible();
  await expect(again.getByRole('button', { name: title, exact: true })).toHaveCount(0);
  await Promise.all(others.map((each) => each.close()));
});

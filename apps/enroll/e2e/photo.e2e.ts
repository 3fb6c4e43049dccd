import { newTwoColours, usesPhoto } from '@skillcert/e2e/new-candidate.js';
import { photoPlace, t } from './candidate.js';
import { expect, test } from './test.js';

test('the candidate chooses the part of the picture, and staff see that part', async ({
  page,
  candidate,
  staff,
}) => {
  const { class_id } = await staff.openClass(5);
  await page.goto(`/enroll/create?class_id=${class_id}`);
  await candidate.prove();
  await candidate.fillPerson();
  await candidate.next();
  await candidate.addMaterials();
  await photoPlace(page).setInputFiles(await newTwoColours(1600, 1000));
  const use = page.getByRole('button', { name: usesPhoto.zh });
  await expect(use).toBeEnabled();
  // The picture moves to the right under the frame, until its left edge is there.
  for (let presses = 0; presses < 60; presses += 1) await page.keyboard.press('ArrowRight');
  // A candidate who continues without using it would lose it.
  await page.getByRole('button', { name: t('create.next') }).click();
  await expect(page.locator('[data-unread]')).toBeFocused();
  await use.click();
  await expect(page.getByText(t('form.photo_sent'))).toBeVisible();
  await candidate.chooseTypes();
  await candidate.next();
  await page.getByRole('checkbox').check();
  await candidate.send();
  await candidate.isEnrolled();

  await page.goto('/enroll/modify-list');
  const kept = page.getByAltText(t('form.photo_preview'));
  await expect(kept).toBeVisible();
  // As the server has cut and encoded it: all of it is of the left half.
  const seen = await kept.evaluate(async (image: HTMLImageElement) => {
    await image.decode();
    const { naturalWidth: width, naturalHeight: height } = image;
    const canvas = Object.assign(document.createElement('canvas'), { width, height });
    const pen = canvas.getContext('2d');
    pen?.drawImage(image, 0, 0);
    const redAt = (x: number) => {
      const [red = 0, , blue = 0] = pen?.getImageData(x, height / 2, 1, 1).data ?? [];
      return red > blue;
    };
    return { width, height, left: redAt(2), right: redAt(width - 3) };
  });
  expect(seen).toEqual({ width: 413, height: 579, left: true, right: true });
});

test('a picture too small for the photo is reported before anything is sent', async ({
  page,
  candidate,
  staff,
}) => {
  const { class_id } = await staff.openClass(5);
  await page.goto(`/enroll/create?class_id=${class_id}`);
  await candidate.prove();
  await candidate.fillPerson();
  await candidate.next();
  await photoPlace(page).setInputFiles(await newTwoColours(400, 500));
  await expect(page.getByText(/357 × 500.*413 × 579/)).toBeVisible();
  await expect(page.getByRole('button', { name: usesPhoto.zh })).toBeDisabled();
  await page.getByRole('button', { name: '取消', exact: true }).click();
  await expect(photoPlace(page)).toBeFocused();
});

test('an unusable picture is reported with its fault, beside its field', async ({
  page,
  candidate,
  staff,
}) => {
  const { class_id } = await staff.openClass(5);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/enroll/create?class_id=${class_id}`);
  await candidate.prove();
  await candidate.fillPerson();
  await candidate.next();
  const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic\0\0\0\0', 'latin1');
  const image = { name: 'IMG_0001.HEIC', mimeType: 'image/heic', buffer: heic };
  await photoPlace(page).setInputFiles(image);
  await expect(page.getByText(/HEIC.*兼容性最佳/)).toBeVisible();
  await expect(page.getByText(/HEIC/)).toBeInViewport();
  await page.getByRole('button', { name: '换一张' }).click();
  const { buffer, ...whole } = await newTwoColours(1600, 1000);
  await photoPlace(page).setInputFiles({ ...whole, buffer: buffer.subarray(0, buffer.length / 2) });
  await expect(page.getByText(/图片已损坏或不完整/)).toBeVisible();
  await page.getByRole('button', { name: '换一张' }).click();
  // The server reports a fault of a document's page, in the line of its file.
  const place = page.locator('input[type=file][accept*="application/pdf"]').first();
  await place.setInputFiles({ ...whole, buffer: buffer.subarray(0, buffer.length / 2) });
  await expect(page.getByText(/该文件已损坏或不完整/)).toBeVisible();
  await place.setInputFiles(image);
  await expect(page.getByText(/HEIC.*兼容性最佳/)).toBeVisible();
});

test.describe('at a desk', () => {
  test.use({
    viewport: { width: 1366, height: 768 },
    isMobile: false,
    hasTouch: false,
    permissions: ['camera'],
    userAgent:
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0 Safari/537.36',
  });

  test('the photo can be taken too: the site may ask for the camera', async ({ page, candidate, staff }) => {
    const { class_id } = await staff.openClass(5);
    const opened = await page.goto(`/enroll/create?class_id=${class_id}`);
    expect(opened?.headers()['permissions-policy']).toContain('camera=(self)');
    // A camera that draws, for a machine that has none.
    await page.evaluate(() => {
      const canvas = Object.assign(document.createElement('canvas'), { width: 1280, height: 960 });
      setInterval(() => canvas.getContext('2d')?.fillRect(0, 0, 1280, 960), 50);
      navigator.mediaDevices.getUserMedia = async () => canvas.captureStream(10);
    });
    await candidate.prove();
    await candidate.fillPerson();
    await candidate.next();
    await page.getByRole('button', { name: '拍摄照片' }).click();
    const width = () => page.locator('video').evaluate((video: HTMLVideoElement) => video.videoWidth);
    await expect.poll(width).toBe(1280);
    await page.getByRole('button', { name: '拍照', exact: true }).click();
    await page.getByRole('button', { name: usesPhoto.zh }).click();
    await expect(page.getByText(t('form.photo_sent'))).toBeVisible();
  });
});

import { randomInt } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { newPdf } from './new-pdf.js';

/** Somebody who has not enrolled yet. */
export interface NewCandidate {
  readonly name: string;
  readonly phone: string;
  readonly id_card: string;
}

const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];

/** Codes are found by the last four figures of a phone, so no two workers at work have one in common. */
const worker = Number(process.env.TEST_PARALLEL_INDEX ?? 0) % 10;

/** A made-up person with a valid mobile number and a valid resident identity number, which holds the birthday. */
export const newCandidate = (
  name = '测试考生',
  birth = `19${60 + randomInt(40)}0${1 + randomInt(9)}1${randomInt(10)}`,
): NewCandidate => {
  const digits = (count: number) => String(randomInt(10 ** count)).padStart(count, '0');
  const body = `110105${birth}${digits(3)}`;
  const sum = [...body].reduce((total, digit, index) => total + Number(digit) * (weights[index] ?? 0), 0);
  return { name, phone: `139${digits(7)}${worker}`, id_card: body + '10X98765432'[sum % 11] };
};

/** A picture large enough for an ID photo. */
export const newPhoto = async () => ({
  name: 'photo.png',
  mimeType: 'image/png',
  buffer: await sharp({
    create: { width: 900, height: 1200, channels: 3, background: { r: 90, g: 140, b: 200 } },
  })
    .png()
    .toBuffer(),
});

/** Sends a file for every kind of document that the page asks for now, but for the first `skip` of them: pictures, and at last a PDF. */
export const addDocuments = async (page: Page, skip = 0) => {
  const places = page.locator('input[type=file][accept*="application/pdf"]');
  await expect(places.first()).toBeAttached();
  const all = await places.all();
  for (const place of all.slice(skip)) {
    const answered = page.waitForResponse(/enrolment\/uploadDocument/);
    await place.setInputFiles(place === all.at(-1) ? newPdf() : await newPhoto());
    await answered;
    await expect(page.getByRole('progressbar')).toHaveCount(0);
  }
};

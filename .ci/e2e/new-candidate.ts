import { randomInt } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { newPdf } from './new-pdf.js';

/** A person who has not enrolled yet. */
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

/** A picture that is red to the left and blue to the right. */
export const newTwoColours = async (width: number, height: number) => {
  const blue = { width: width / 2, height, channels: 3, background: { r: 30, g: 30, b: 210 } } as const;
  const picture = sharp({ create: { ...blue, width, background: { r: 210, g: 30, b: 30 } } });
  const buffer = await picture
    .composite([{ input: { create: blue }, left: width / 2, top: 0 }])
    .png()
    .toBuffer();
  return { name: 'two-colours.png', mimeType: 'image/png', buffer };
};

/** The design system's label of the button that uses the chosen part of a picture. */
export const usesPhoto = { zh: '使用这张照片', es: 'Usar esta foto' } as const;

/** Chooses a picture for the ID photo, whose group has this label, and waits until a part of it can be used. */
export const choosePhoto = async (page: Page, label: string, language: keyof typeof usesPhoto = 'zh') => {
  await page
    .getByRole('group', { name: label })
    .locator('input[type=file]')
    .setInputFiles(await newPhoto());
  await expect(page.getByRole('button', { name: usesPhoto[language] })).toBeEnabled();
};

/**
 * Sends a file for every kind of document that the page asks for now, except the first `skip` of them: pictures,
 * and a PDF at the end.
 */
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

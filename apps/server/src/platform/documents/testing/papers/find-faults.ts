import { readFile } from 'node:fs/promises';
import { margin } from '../../pdf/open-sheet.js';
import { countBlanks } from './count-blanks.js';
import { drawPages, type Page, readPages, type Word } from './poppler.js';
import { type Ink, readInk } from './read-ink.js';

/** Poppler makes a box a little higher than its line; the feet stand below the frame of a page. */
const tolerance = { x: 1, y: 4 };

/**
 * The overlap from which two words lie upon each other, in points across and as a part of the lower one's height;
 * lines only touch.
 */
const upon = { x: 1, y: 0.35 };

/** Of a page: a receipt has little on it, a ticket a photo. */
const shares = { least: 0.002, most: 0.35 };

const isOutside = ({ width, height }: Page, { left, top, right, bottom }: Word) =>
  left < margin - tolerance.x ||
  right > width - margin + tolerance.x ||
  top < margin - tolerance.y ||
  bottom > height - margin + tolerance.y;

const areUponEachOther = (a: Word, b: Word) => {
  const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return across > upon.x && down > upon.y * Math.min(a.bottom - a.top, b.bottom - b.top);
};

/** The edges that a printer cuts off, where nothing of a page may be. */
const edgesOf = ({ width, height }: Page) => {
  const edge = margin - 12;
  return [
    { left: 0, top: 0, right: width, bottom: edge },
    { left: 0, top: height - edge, right: width, bottom: height },
    { left: 0, top: 0, right: edge, bottom: height },
    { left: width - edge, top: 0, right: width, bottom: height },
  ];
};

const faultsOf = (page: Page, ink: Ink): readonly string[] => {
  const { words } = page;
  const share = `${(ink.share * 100).toFixed(2)} %`;
  return [
    ...(words.length === 0 ? ['has no text'] : []),
    ...(ink.share < shares.least || ink.share > shares.most ? [`${share} of it is ink`] : []),
    ...(edgesOf(page).some((edge) => ink.within(edge) > 0) ? ['has ink at its edge'] : []),
    ...words.filter((word) => isOutside(page, word)).map(({ text }) => `“${text}” stands outside`),
    ...words.filter((word) => ink.within(word) === 0).map(({ text }) => `“${text}” cannot be seen`),
    ...words.flatMap((word, at) =>
      words
        .slice(at + 1)
        .filter((other) => areUponEachOther(word, other))
        .map(({ text }) => `“${word.text}” and “${text}” lie upon each other`),
    ),
  ];
};

/**
 * Draws the pages of a PDF beside it with another program, poppler, and examines them: blank boxes, texts that
 * leave their places, texts without ink.
 * @returns the faults, in words
 */
export const findFaults = async (file: string): Promise<readonly string[]> => {
  const pages = await readPages(file);
  const pictures = await drawPages(file);
  const blanks = countBlanks(await readFile(file));
  const faults = await Promise.all(
    pages.map(async (page, at) => {
      const picture = pictures[at];
      if (!picture) return [`page ${at + 1} is not drawn`];
      return faultsOf(page, await readInk(picture)).map((fault) => `page ${at + 1}: ${fault}`);
    }),
  );
  return [
    ...(pages.length === 0 ? ['it has no pages'] : []),
    ...(blanks > 0 ? [`${blanks} blank boxes`] : []),
    ...faults.flat(),
  ];
};

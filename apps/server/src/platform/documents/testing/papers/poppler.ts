import { execFile } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';

const execute = promisify(execFile);

/** How fine pages are drawn, in pixels to an inch: a thin stroke of the smallest text still darkens one. */
export const dpi = 96;

/** A word of a page as poppler reads it, in points from the top left corner. */
export interface Word {
  readonly text: string;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** A page of a PDF: its size in points, and its words. */
export interface Page {
  readonly width: number;
  readonly height: number;
  readonly words: readonly Word[];
}

const run = async (command: 'pdftoppm' | 'pdftotext', given: readonly string[]): Promise<string> => {
  try {
    const { stdout } = await execute(command, [...given], { maxBuffer: 64 * 1024 * 1024 });
    return stdout;
  } catch (error) {
    const isAbsent = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    throw isAbsent ? new Error(`${command} looks at papers: apt-get install poppler-utils.`) : error;
  }
};

/** Draws the pages of a PDF beside it. @returns the pictures, page by page */
export const drawPages = async (file: string): Promise<readonly string[]> => {
  const name = basename(file, '.pdf');
  const folder = dirname(file);
  await run('pdftoppm', ['-r', String(dpi), '-png', file, join(folder, name)]);
  const all = await readdir(folder);
  const pages = all.filter((each) => each.startsWith(`${name}-`) && each.endsWith('.png'));
  return pages.sort().map((each) => join(folder, each));
};

const unescaped = (text: string) =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');

const figure = '([\\d.-]+)';
const pageStart = new RegExp(`^width="${figure}" height="${figure}"`);
const wordBox = new RegExp(
  `<word xMin="${figure}" yMin="${figure}" xMax="${figure}" yMax="${figure}">([^<]*)</word>`,
  'g',
);

/** Reads the place of each word of a PDF. */
export const readPages = async (file: string): Promise<readonly Page[]> => {
  const [, ...pages] = (await run('pdftotext', ['-bbox', file, '-'])).split('<page ');
  return pages.map((page) => {
    const [, width, height] = pageStart.exec(page) ?? [];
    const words = [...page.matchAll(wordBox)].map(([, left, top, right, bottom, text = '']) => ({
      text: unescaped(text),
      left: Number(left),
      top: Number(top),
      right: Number(right),
      bottom: Number(bottom),
    }));
    return { width: Number(width), height: Number(height), words };
  });
};

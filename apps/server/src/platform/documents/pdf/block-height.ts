import { factsHeight } from './draw-facts.js';
import { headingHeight } from './draw-heading.js';
import { tableHeight } from './draw-table.js';
import type { Sheet } from './open-sheet.js';
import type { BlockOf } from './pdf-document.js';
import { type TextLook, textHeight } from './write-text.js';

/** The space between two blocks, in points. */
export const gap = 10;

/** The space between the two columns of a block. */
export const sideGap = 20;

type Part = BlockOf<'beside'>['main'][number];

/** How a section or a paragraph looks. */
export const lookOf = (block: BlockOf<'section' | 'text'>): TextLook =>
  block.kind === 'section' ? 'section' : (block.tone ?? 'body');

const sumOf = (sheet: Sheet, parts: readonly Part[], width: number) =>
  parts.reduce((sum, part) => sum + blockHeight(sheet, part, width), 0);

/** The height of a block drawn at this width, with the parts below it. */
export const blockHeight = (
  sheet: Sheet,
  block: BlockOf<'half'>['blocks'][number],
  width: number,
): number => {
  switch (block.kind) {
    case 'heading':
      return headingHeight(sheet, block, width);
    case 'table':
      return tableHeight(sheet, block, width);
    case 'section':
    case 'text':
      return textHeight(sheet, block.text, width, lookOf(block)) + gap;
    case 'facts':
      return factsHeight(sheet, block, width);
    case 'image':
      return block.height + gap;
    case 'qr':
      return block.size + gap;
    case 'beside':
      return (
        Math.max(
          sumOf(sheet, block.main, width - block.side_width - sideGap),
          sumOf(sheet, block.side, block.side_width),
        ) + (block.ruled ? gap : 0)
      );
  }
};

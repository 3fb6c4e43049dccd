import type { ComponentProps, ReactNode } from 'react';
import { Descriptions, type DescriptionsItem } from '../descriptions/descriptions.js';
import { classNames } from '../internal/class-names.js';
import { PrintSheet } from '../print-sheet/print-sheet.js';
import { QRCode } from '../qr-code/qr-code.js';

export interface PosterProps extends Omit<ComponentProps<'section'>, 'title' | 'children'> {
  title: string;
  /** Above the title, such as the owner of the programme. */
  before?: ReactNode;
  /** The text of the code. */
  code: string;
  /** The purpose of the code, for screen readers. */
  codeLabel: string;
  /** Below the code: the instruction to the reader. */
  text: ReactNode;
  items: readonly DescriptionsItem[];
}

/**
 * A sheet to hang up: a title, a large code, a few facts. Needs `descriptions.css`, `print-sheet.css` and
 * `qr-code.css`.
 */
export function Poster({ title, before, code, codeLabel, text, items, className, ...rest }: PosterProps) {
  return (
    <PrintSheet {...rest} title={title} before={before} className={classNames('sc-poster', className)}>
      <QRCode value={code} label={codeLabel} className="sc-poster-code" />
      <p className="sc-poster-text">{text}</p>
      <Descriptions items={items} />
    </PrintSheet>
  );
}

import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../internal/class-names.js';

export interface PrintSheetProps extends Omit<ComponentProps<'section'>, 'title'> {
  title: string;
  /** Above the title, such as the owner of the programme. */
  before?: ReactNode;
  /** Under the title, such as the number of a receipt. */
  number?: ReactNode;
}

/**
 * A sheet of paper: a title and its content. In print it is the only content of the page, without the rest of the
 * screen.
 */
export function PrintSheet({ title, before, number, className, children, ...rest }: PrintSheetProps) {
  return (
    <section aria-label={title} {...rest} className={classNames('sc-print-sheet', className)}>
      {before && <p className="sc-print-sheet-line">{before}</p>}
      <p className="sc-print-sheet-title">{title}</p>
      {number && <p className="sc-print-sheet-line">{number}</p>}
      {children}
    </section>
  );
}

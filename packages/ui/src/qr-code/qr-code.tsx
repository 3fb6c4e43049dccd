'use client';
import { type ComponentProps, lazy, Suspense } from 'react';
import { classNames } from '../internal/class-names.js';

const QRCodePath = lazy(async () => ({ default: (await import('./qr-code-path.js')).QRCodePath }));

export interface QRCodeProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The text of the code. */
  value: string;
  /** Its purpose, for screen readers. */
  label: string;
  size?: 'sm' | 'md' | 'lg';
}

/** A QR code, always dark on white so that every camera reads it. The encoder is downloaded when first drawn. */
export function QRCode({ value, label, size = 'md', className, ...rest }: QRCodeProps) {
  return (
    <div {...rest} className={classNames('sc-qr-code', className)} data-size={size}>
      <Suspense>
        <QRCodePath value={value} label={label} />
      </Suspense>
    </div>
  );
}

'use client';
import { ImageOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { classNames } from '../internal/class-names.js';
import { useSkillcert } from '../provider/skillcert-context.js';

export interface ImageFrameProps extends Omit<ComponentProps<'figure'>, 'children'> {
  src: string | null | undefined;
  alt: string;
  /** Width to height; the space is reserved while the picture loads. */
  ratio?: '1/1' | '3/4' | '4/3' | '16/9' | '295/413';
  fit?: 'cover' | 'contain';
  /** `beside` is `md`, and shrinks in favour of the text beside it on a phone. */
  width?: 'sm' | 'md' | 'beside' | 'lg' | 'full';
}

/** A picture with reserved space, and a muted placeholder if it is missing or fails. */
export function ImageFrame({
  src,
  alt,
  ratio = '3/4',
  fit = 'cover',
  width = 'md',
  className,
  style,
  ...rest
}: ImageFrameProps) {
  const { words } = useSkillcert();
  const [failed, setFailed] = useState<string | null>(null);
  return (
    <figure
      {...rest}
      className={classNames('sc-image-frame', className)}
      data-fit={fit}
      data-width={width}
      style={{ aspectRatio: ratio, ...style }}
    >
      {src && failed !== src ? (
        <img src={src} alt={alt} className="sc-image-frame-image" onError={() => setFailed(src)} />
      ) : (
        <span
          className="sc-image-frame-empty"
          {...(alt ? { role: 'img', 'aria-label': src ? `${alt}: ${words.imageFailed}` : alt } : {})}
        >
          <ImageOff aria-hidden="true" />
        </span>
      )}
    </figure>
  );
}

'use client';
import { UserRound } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { classNames } from '../internal/class-names.js';
import { avatarHue } from './avatar-hue.js';
import { initialsOf } from './initials-of.js';

export interface AvatarProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The person in the picture: its accessible name, its initials and its colour. */
  name: string;
  src?: string | null | undefined;
  size?: 'sm' | 'md' | 'lg' | 'xl';
  /** The name is printed beside it, so screen readers need not hear it twice. */
  decorative?: boolean;
}

/** A person's or a unit's picture, or their initials on a generated colour if the picture is missing or fails. */
export function Avatar({ name, src, size = 'md', decorative = false, className, ...rest }: AvatarProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const initials = initialsOf(name, { short: size === 'sm' });
  return (
    <span
      {...(decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name })}
      {...rest}
      className={classNames('sc-avatar', className)}
      data-size={size}
      data-hue={avatarHue(name)}
    >
      {src && src !== failed ? (
        <img src={src} alt="" className="sc-avatar-image" onError={() => setFailed(src)} />
      ) : (
        initials || <UserRound aria-hidden="true" />
      )}
    </span>
  );
}

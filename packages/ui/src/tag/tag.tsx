'use client';
import { X } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../internal/class-names.js';
import type { Tone } from '../internal/tone.js';
import { usePending } from '../internal/use-pending.js';
import { Link } from '../link/link.js';
import { useSkillcert } from '../provider/skillcert-context.js';

export interface TagProps extends Omit<ComponentProps<'span'>, 'children'> {
  label: string;
  tone?: Tone;
  /** Drawn before the label. */
  icon?: ReactNode;
  /** Makes the label a link, such as to the list of everything with this tag. */
  to?: string;
  /** Draws a button that takes the tag away; may return a promise. */
  onRemove?: () => unknown;
  /** The attributes of that button, for a list of tags that moves the focus itself. */
  removeProps?: Pick<ComponentProps<'button'>, 'tabIndex' | 'ref' | 'disabled'>;
}

/**
 * A word that people attach or choose: a keyword, an active filter, one of several values. It can be a link and
 * removable. A fixed count or kind is a `Badge`; the state of something is a `StatusBadge`. Needs `badge.css`, and
 * `link.css` with `to`.
 */
export function Tag({
  label,
  tone = 'neutral',
  icon,
  to,
  onRemove,
  removeProps,
  className,
  ...rest
}: TagProps) {
  const { words } = useSkillcert();
  const [removing, run] = usePending();
  return (
    <span {...rest} className={classNames('sc-badge sc-tag', className)} data-tone={tone}>
      {icon}
      {to === undefined ? (
        <span className="sc-tag-label">{label}</span>
      ) : (
        <Link to={to} tone="inherit" className="sc-tag-label">
          {label}
        </Link>
      )}
      {onRemove && (
        <button
          type="button"
          {...removeProps}
          className="sc-tag-remove"
          aria-label={words.removeFile(label)}
          aria-busy={removing || undefined}
          onClick={() => {
            if (!removing) run(onRemove);
          }}
        >
          <X aria-hidden="true" />
        </button>
      )}
    </span>
  );
}

'use client';
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { IconButton } from '../icon-button/icon-button.js';
import { classNames } from '../internal/class-names.js';
import { useSkillcert } from '../provider/skillcert-context.js';

const icons = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleAlert };

export interface BannerProps extends Omit<ComponentProps<'div'>, 'title'> {
  tone?: 'info' | 'success' | 'warning' | 'danger';
  title?: ReactNode;
  /** Buttons or links below the text. */
  actions?: ReactNode;
  onDismiss?: () => void;
}

/** A message that stays on the page. A danger banner is announced at once. */
export function Banner({
  tone = 'info',
  title,
  actions,
  onDismiss,
  className,
  children,
  ...rest
}: BannerProps) {
  const { words } = useSkillcert();
  const Icon = icons[tone];
  return (
    <div
      role={tone === 'danger' ? 'alert' : 'status'}
      {...rest}
      className={classNames('sc-banner', className)}
      data-tone={tone}
    >
      <Icon aria-hidden="true" className="sc-banner-icon" />
      <div className="sc-banner-text">
        {title && <p className="sc-banner-title">{title}</p>}
        {children && <div>{children}</div>}
        {actions && <div className="sc-banner-actions">{actions}</div>}
      </div>
      {onDismiss && (
        <IconButton
          size="small"
          label={words.close}
          icon={<X aria-hidden="true" />}
          onClick={() => onDismiss()}
        />
      )}
    </div>
  );
}

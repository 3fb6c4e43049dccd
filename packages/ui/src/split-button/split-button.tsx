'use client';
import { ChevronDown } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Button, type ButtonProps } from '../button/button.js';
import { DropdownMenu } from '../dropdown-menu/dropdown-menu.js';
import type { MenuEntry } from '../dropdown-menu/menu-entry.js';
import { classNames } from '../internal/class-names.js';
import { usePartWords } from '../internal/use-part-words.js';
import { usePending } from '../internal/use-pending.js';
import { splitButtonWords } from './split-button-words.js';

export interface SplitButtonProps extends Omit<ComponentProps<'div'>, 'onClick'> {
  /** The main action; may return a promise. */
  onClick: ButtonProps['onClick'];
  /** The other actions; `onSelect` may return a promise too. */
  items: readonly MenuEntry[];
  /** The name of the menu's button; by default "more actions". */
  menuLabel?: string;
  variant?: 'primary' | 'secondary' | 'danger';
  size?: ButtonProps['size'];
  /** Drawn before the text. */
  icon?: ReactNode;
  busy?: boolean;
  disabled?: boolean;
}

/**
 * The usual action and, beside it, the less usual ones. While one of them runs, the whole unit is busy. Needs
 * `button.css` and `dropdown-menu.css`.
 */
export function SplitButton({
  onClick,
  items,
  menuLabel,
  variant = 'secondary',
  size,
  icon,
  busy = false,
  disabled = false,
  className,
  children,
  ...rest
}: SplitButtonProps) {
  const own = usePartWords('splitButton', splitButtonWords);
  const [pending, run] = usePending();
  const working = busy || pending;
  const entries = items.map((entry) =>
    'onSelect' in entry ? { ...entry, onSelect: () => run(entry.onSelect) } : entry,
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has a legend and a frame, two buttons have neither
    <div role="group" {...rest} className={classNames('sc-split-button', className)} data-variant={variant}>
      <Button
        variant={variant}
        {...(size ? { size } : {})}
        icon={icon}
        busy={working}
        disabled={disabled}
        onClick={(event) => {
          run(() => onClick?.(event));
        }}
      >
        {children}
      </Button>
      <DropdownMenu
        icon
        trigger={<ChevronDown aria-hidden="true" />}
        label={menuLabel ?? own.more}
        variant={variant}
        {...(size ? { size } : {})}
        items={entries}
        disabled={disabled || working}
      />
    </div>
  );
}

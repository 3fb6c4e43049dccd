'use client';
import {
  type ComponentProps,
  type KeyboardEvent,
  lazy,
  type MouseEvent,
  type ReactNode,
  Suspense,
  useRef,
  useState,
} from 'react';
import { Button, type ButtonProps } from '../button/button.js';
import { useOpened } from '../internal/use-opened.js';
import type { MenuEntry } from './menu-entry.js';

const load = () => import('./menu-popup.js');
const MenuPopup = lazy(async () => ({ default: (await load()).MenuPopup }));

export interface DropdownMenuProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The content of the button. */
  trigger: ReactNode;
  /** The button's name where `trigger` is an icon. */
  label?: string;
  items: readonly MenuEntry[];
  variant?: ButtonProps['variant'];
  size?: ButtonProps['size'];
  align?: 'start' | 'end';
  /** The trigger is an icon alone. */
  icon?: boolean;
  /** Prevents opening; the button keeps the focus, since its actions may return. */
  disabled?: boolean;
}

/** A button that opens and closes its menu, by pointer or by key. */
const useMenuButton = (disabled: boolean) => {
  const [open, setOpen] = useState(false);
  const [byKey, setByKey] = useState(false);
  return {
    open,
    setOpen,
    /** Whether a key has opened it. */
    byKey,
    handlers: {
      onClick: (event: MouseEvent) => {
        if (disabled) return;
        setByKey(event.detail === 0);
        setOpen(!open);
      },
      onKeyDown: (event: KeyboardEvent) => {
        // The menu may still be on its way: it does not hear that it is not wanted any more.
        if (event.key === 'Escape') setOpen(false);
        if (disabled || event.key !== 'ArrowDown') return;
        event.preventDefault();
        setByKey(true);
        setOpen(true);
      },
    },
  };
};

/** A button that opens a menu of actions. The menu is downloaded when the pointer or the focus comes near. */
export function DropdownMenu({
  trigger,
  label,
  items,
  variant = 'ghost',
  size,
  align = 'end',
  icon = false,
  disabled = false,
  className,
  ...rest
}: DropdownMenuProps) {
  const { open, setOpen, byKey, handlers } = useMenuButton(disabled);
  const opened = useOpened(open);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <span {...rest} className={['sc-menu-anchor', className].filter(Boolean).join(' ')}>
      <Button
        ref={button}
        variant={variant}
        {...(size ? { size } : {})}
        {...(icon ? { 'data-icon': '' } : {})}
        aria-label={label}
        title={icon ? label : undefined}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-disabled={disabled}
        onPointerEnter={load}
        onFocus={load}
        {...handlers}
      >
        {trigger}
      </Button>
      {opened && (
        <Suspense>
          <MenuPopup
            open={open}
            onOpenChange={setOpen}
            items={items}
            label={label}
            align={align}
            returnFocus={button}
            byKey={byKey}
          />
        </Suspense>
      )}
    </span>
  );
}

'use client';
import { type ComponentProps, lazy, Suspense, useRef, useState } from 'react';
import type { MenuEntry } from '../dropdown-menu/menu-entry.js';
import { classNames } from '../internal/class-names.js';
import { useOpened } from '../internal/use-opened.js';
import { type MenuRequest, useMenuGestures } from './use-menu-gestures.js';

const load = () => import('../dropdown-menu/menu-popup.js');
const MenuPopup = lazy(async () => ({ default: (await load()).MenuPopup }));

type Gesture = keyof ReturnType<typeof useMenuGestures>;

export interface ContextMenuProps extends Omit<ComponentProps<'div'>, Gesture> {
  /** The menu's name. */
  label: string;
  items: readonly MenuEntry[];
  /** The browser's own menu comes instead. */
  disabled?: boolean;
}

const focused = () => {
  const node = document.activeElement;
  return node instanceof HTMLElement && node !== document.body ? node : null;
};

/**
 * A region with a menu of its own: right click, long press, Shift+F10 and the menu key. Nothing may be reachable only here: the same
 * actions stand on a button too. Text fields inside keep the browser's menu. Needs `dropdown-menu.css`.
 */
export function ContextMenu({
  label,
  items,
  disabled = false,
  className,
  children,
  ...rest
}: ContextMenuProps) {
  const [request, setRequest] = useState<MenuRequest | null>(null);
  const [open, setOpen] = useState(false);
  const opened = useOpened(open);
  const opener = useRef<HTMLElement | null>(null);
  const gestures = useMenuGestures((asked) => {
    opener.current = focused();
    setRequest(asked);
    setOpen(true);
  });
  return (
    <>
      <div
        {...rest}
        {...(disabled ? {} : gestures)}
        className={classNames('sc-context-menu', className)}
        data-open={open || undefined}
        onPointerEnter={load}
      >
        {children}
      </div>
      {opened && request && (
        <Suspense>
          <MenuPopup
            open={open}
            onOpenChange={setOpen}
            items={items}
            label={label}
            align="start"
            at={request.at}
            byKey={request.byKey}
            returnFocus={opener}
          />
        </Suspense>
      )}
    </>
  );
}

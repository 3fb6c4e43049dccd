'use client';
import { Search } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { IconButton, type IconButtonProps } from '../icon-button/icon-button.js';
import { useOpened } from '../internal/use-opened.js';
import { useSkillcert } from '../provider/skillcert-context.js';
import type { MenuSearchItem } from './menu-search-item.js';

const load = () => import('./menu-search-dialog.js');
const MenuSearchDialog = lazy(async () => ({ default: (await load()).MenuSearchDialog }));

export interface MenuSearchProps
  extends Omit<
    IconButtonProps,
    'label' | 'icon' | 'onClick' | 'onSelect' | 'onPointerEnter' | 'onFocus' | 'placeholder'
  > {
  items: readonly MenuSearchItem[];
  /** Called once the search has closed and given the focus back, so that the host may move it on. */
  onSelect: (item: MenuSearchItem) => void;
  /** The name of the button and of the dialog it opens; by default the texts for "search" and "search the menu". */
  label?: string;
  /** The hint on possible queries, if the host finds more than the menu. */
  placeholder?: string;
  /** Shown if nothing matches, such as that more is being searched. */
  empty?: ReactNode;
  /** Receives the query, for a host that finds more than the menu. Nothing stores it. */
  onQueryChange?: (query: string) => void;
  /** The items, or the pinyin among their keywords, are on their way. */
  loading?: boolean;
  /** A host that loads them late learns here that they are wanted. */
  onOpenChange?: (open: boolean) => void;
}

/**
 * The search of the menu: a button, and a dialog that is downloaded when the pointer or the focus comes near. Needs
 * `button.css`, `command-list.css` and `dialog.css`.
 */
export function MenuSearch({
  items,
  onSelect,
  label,
  placeholder,
  empty,
  loading = false,
  onOpenChange,
  onQueryChange,
  ...rest
}: MenuSearchProps) {
  const { words } = useSkillcert();
  const [open, setOpen] = useState(false);
  const opened = useOpened(open);
  const change = (next: boolean) => {
    setOpen(next);
    onOpenChange?.(next);
  };
  return (
    <>
      <IconButton
        {...rest}
        label={label ?? words.search}
        icon={<Search aria-hidden="true" />}
        aria-haspopup="dialog"
        onPointerEnter={load}
        onFocus={load}
        onClick={() => change(true)}
      />
      {opened && (
        <Suspense>
          <MenuSearchDialog
            open={open}
            onOpenChange={change}
            items={items}
            loading={loading}
            label={label}
            placeholder={placeholder}
            empty={empty}
            onQueryChange={onQueryChange}
            onSelect={onSelect}
          />
        </Suspense>
      )}
    </>
  );
}

'use client';
import { type ReactNode, useRef } from 'react';
import { CommandList } from '../command-list/command-list.js';
import { DialogSurface } from '../dialog/dialog-surface.js';
import { usePartWords } from '../internal/use-part-words.js';
import type { MenuSearchItem } from './menu-search-item.js';
import { menuSearchWords } from './menu-search-words.js';

interface MenuSearchDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  items: readonly MenuSearchItem[];
  loading: boolean;
  label?: string | undefined;
  placeholder?: string | undefined;
  empty?: ReactNode;
  onQueryChange?: ((query: string) => void) | undefined;
  onSelect: (item: MenuSearchItem) => void;
}

/** The open search: a dialog at the top of the page, so that a phone's keyboard hides none of it. */
export function MenuSearchDialog({
  open,
  onOpenChange,
  items,
  loading,
  label,
  placeholder,
  empty,
  onQueryChange,
  onSelect,
}: MenuSearchDialogProps) {
  const own = usePartWords('menuSearch', menuSearchWords);
  const title = label ?? own.title;
  const chosen = useRef<MenuSearchItem>(undefined);
  return (
    <DialogSurface
      open={open}
      onOpenChange={onOpenChange}
      onClosed={() => {
        const item = chosen.current;
        chosen.current = undefined;
        if (item) onSelect(item);
      }}
      shape="dialog"
      title={title}
      hideTitle
      padding="none"
      className="sc-menu-search"
    >
      <CommandList
        label={title}
        placeholder={placeholder ?? own.placeholder}
        state={loading ? 'loading' : 'ready'}
        empty={empty}
        {...(onQueryChange && { onQueryChange })}
        items={items.map((item) => ({
          id: item.id,
          label: item.titles.join(' › '),
          hint: item.hint ?? item.path,
          group: item.group,
          icon: item.icon,
          keywords: item.keywords,
          external: item.external,
          item,
        }))}
        onSelect={({ item }) => {
          chosen.current = item;
          onOpenChange(false);
        }}
      />
    </DialogSurface>
  );
}

'use client';
import { type ComponentProps, lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { MenuEntry } from '../dropdown-menu/menu-entry.js';
import { classNames } from '../internal/class-names.js';
import { useOpened } from '../internal/use-opened.js';
import { useSkillcert } from '../provider/skillcert-context.js';
import { type TagItem, TagStripTag } from './tag-strip-tag.js';

const MenuPopup = lazy(async () => ({ default: (await import('../dropdown-menu/menu-popup.js')).MenuPopup }));

export interface TagStripProps extends Omit<ComponentProps<'nav'>, 'children' | 'onClose'> {
  tags: readonly TagItem[];
  activeId: string | null;
  onRefresh: (tag: TagItem) => void;
  onClose: (tag: TagItem) => void;
  onCloseOthers: (tag: TagItem) => void;
  onCloseAll: () => void;
}

interface OpenMenu {
  tag: TagItem;
  at: { x: number; y: number };
}

/** The strip of visited pages, with the menu of each. Needs `dropdown-menu.css`. */
export function TagStrip({
  tags,
  activeId,
  onRefresh,
  onClose,
  onCloseOthers,
  onCloseAll,
  className,
  ...rest
}: TagStripProps) {
  const { words } = useSkillcert();
  const [menu, setMenu] = useState<OpenMenu | null>(null);
  const [open, setOpen] = useState(false);
  const opened = useOpened(open);
  const opener = useRef<HTMLElement | null>(null);
  const strip = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (!activeId) return;
    strip.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [activeId]);
  const items: MenuEntry[] = menu
    ? [
        { id: 'refresh', label: words.refreshTag, onSelect: () => onRefresh(menu.tag) },
        ...(menu.tag.affix
          ? []
          : [{ id: 'close', label: words.closeTag, onSelect: () => onClose(menu.tag) } satisfies MenuEntry]),
        { id: 'others', label: words.closeOtherTags, onSelect: () => onCloseOthers(menu.tag) },
        { id: 'all', label: words.closeAllTags, onSelect: () => onCloseAll() },
      ]
    : [];
  return (
    <nav aria-label={words.tags} {...rest} className={classNames('sc-tag-strip', className)}>
      <ul
        ref={strip}
        className="sc-tag-strip-list"
        onWheel={(event) => {
          if (event.deltaY !== 0) event.currentTarget.scrollLeft += event.deltaY;
        }}
      >
        {tags.map((tag) => (
          <TagStripTag
            key={tag.id}
            tag={tag}
            active={tag.id === activeId}
            onClose={onClose}
            onMenu={(at, node) => {
              opener.current = node;
              setMenu({ tag, at });
              setOpen(true);
            }}
          />
        ))}
      </ul>
      {opened && menu && (
        <Suspense>
          <MenuPopup
            open={open}
            onOpenChange={setOpen}
            items={items}
            align="start"
            width="narrow"
            at={menu.at}
            returnFocus={opener}
          />
        </Suspense>
      )}
    </nav>
  );
}

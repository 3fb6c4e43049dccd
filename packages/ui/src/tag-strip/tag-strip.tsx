'use client';
import { type ComponentProps, lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { MenuEntry } from '../dropdown-menu/menu-entry.js';
import { classNames } from '../internal/class-names.js';
import { useOpened } from '../internal/use-opened.js';
import type { Words } from '../locales/words.js';
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
  byKey: boolean;
}

/** Pixels of a wheel that counts in lines, as Firefox's does. */
const line = 16;

/** The list of tags: shows the active one, and scrolls sideways with the wheel. */
const useStrip = (activeId: string | null) => {
  const strip = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (!activeId) return;
    strip.current?.querySelector('[data-active]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [activeId]);
  useEffect(() => {
    const node = strip.current;
    // Not React's onWheel: that one cannot keep the page from scrolling along.
    const onWheel = (event: WheelEvent) => {
      if (!node || event.deltaY === 0 || node.scrollWidth <= node.clientWidth) return;
      event.preventDefault();
      node.scrollLeft += event.deltaY * (event.deltaMode === 0 ? 1 : line);
    };
    node?.addEventListener('wheel', onWheel, { passive: false });
    return () => node?.removeEventListener('wheel', onWheel);
  }, []);
  return strip;
};

type TagActions = Pick<TagStripProps, 'onRefresh' | 'onClose' | 'onCloseOthers' | 'onCloseAll'>;

/** The menu of a tag; one that stays cannot be closed. */
const tagMenu = (tag: TagItem, actions: TagActions, words: Words): MenuEntry[] => [
  { id: 'refresh', label: words.refreshTag, onSelect: () => actions.onRefresh(tag) },
  ...(tag.affix
    ? []
    : [{ id: 'close', label: words.closeTag, onSelect: () => actions.onClose(tag) } satisfies MenuEntry]),
  { id: 'others', label: words.closeOtherTags, onSelect: () => actions.onCloseOthers(tag) },
  { id: 'all', label: words.closeAllTags, onSelect: () => actions.onCloseAll() },
];

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
  const strip = useStrip(activeId);
  const actions = { onRefresh, onClose, onCloseOthers, onCloseAll };
  return (
    <nav aria-label={words.tags} {...rest} className={classNames('sc-tag-strip', className)}>
      <ul ref={strip} className="sc-tag-strip-list">
        {tags.map((tag) => (
          <TagStripTag
            key={tag.id}
            tag={tag}
            active={tag.id === activeId}
            menuOpen={open && menu?.tag.id === tag.id}
            onClose={onClose}
            onMenu={(at, node, byKey) => {
              opener.current = node;
              setMenu({ tag, at, byKey });
              // Its own button closes it again.
              setOpen(!open || !node.hasAttribute('aria-haspopup'));
            }}
          />
        ))}
      </ul>
      {opened && menu && (
        <Suspense>
          <MenuPopup
            open={open}
            onOpenChange={setOpen}
            items={tagMenu(menu.tag, actions, words)}
            label={words.tagActions(menu.tag.title)}
            align="start"
            width="narrow"
            at={menu.at}
            byKey={menu.byKey}
            returnFocus={opener}
          />
        </Suspense>
      )}
    </nav>
  );
}

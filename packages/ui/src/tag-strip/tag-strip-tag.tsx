'use client';
import { EllipsisVertical, X } from 'lucide-react';
import { Link } from '../link/link.js';
import { useSkillcert } from '../provider/skillcert-context.js';

/** A visited page. */
export interface TagItem {
  /** Its path. */
  id: string;
  title: string;
  /** Path with query. */
  to: string;
  /** Always there: has no close. */
  affix?: boolean;
}

interface TagStripTagProps {
  tag: TagItem;
  active: boolean;
  menuOpen: boolean;
  onClose: (tag: TagItem) => void;
  onMenu: (at: { x: number; y: number }, opener: HTMLElement, byKey: boolean) => void;
}

const linkOf = (node: HTMLElement) => node.closest('li')?.querySelector('a') ?? node;
const below = (node: HTMLElement) => {
  const box = node.getBoundingClientRect();
  return { x: box.left, y: box.bottom };
};

/** Moves the focus to the neighbour before the tag goes. */
const focusNeighbour = (node: HTMLElement) => {
  const item = node.closest('li');
  const next = item?.nextElementSibling ?? item?.previousElementSibling;
  next?.querySelector('a')?.focus();
};

/** Opens the menu of the active tag. */
function MenuButton({ tag, menuOpen, onMenu }: Pick<TagStripTagProps, 'tag' | 'menuOpen' | 'onMenu'>) {
  const { words } = useSkillcert();
  return (
    <button
      type="button"
      className="sc-page-tag-button"
      aria-label={words.tagActions(tag.title)}
      aria-haspopup="menu"
      aria-expanded={menuOpen}
      onClick={(event) => onMenu(below(event.currentTarget), event.currentTarget, event.detail === 0)}
    >
      <EllipsisVertical aria-hidden="true" />
    </button>
  );
}

/** One tag: its link, its actions, its close. Delete and middle click close it too. */
export function TagStripTag({ tag, active, menuOpen, onClose, onMenu }: TagStripTagProps) {
  const { words } = useSkillcert();
  const close = (node: HTMLElement) => {
    if (tag.affix) return;
    if (node.closest('li')?.contains(document.activeElement)) focusNeighbour(node);
    onClose(tag);
  };
  return (
    <li
      className="sc-page-tag"
      data-active={active || undefined}
      onContextMenu={(event) => {
        event.preventDefault();
        onMenu({ x: event.clientX, y: event.clientY }, linkOf(event.currentTarget), false);
      }}
      onKeyDown={(event) => {
        // Not left to the contextmenu event: macOS sends none for Shift+F10.
        if (event.key !== 'ContextMenu' && !(event.key === 'F10' && event.shiftKey)) return;
        event.preventDefault();
        const link = linkOf(event.currentTarget);
        onMenu(below(link), link, true);
      }}
      onAuxClick={(event) => {
        if (event.button !== 1) return;
        event.preventDefault();
        close(event.currentTarget);
      }}
    >
      <Link
        to={tag.to}
        tone="inherit"
        className="sc-page-tag-link"
        aria-current={active ? 'page' : undefined}
        onKeyDown={(event) => {
          if (event.key === 'Delete') close(event.currentTarget);
        }}
      >
        {tag.title}
      </Link>
      {active && <MenuButton tag={tag} menuOpen={menuOpen} onMenu={onMenu} />}
      {!tag.affix && (
        <button
          type="button"
          className="sc-page-tag-button"
          aria-label={words.closeTagNamed(tag.title)}
          onClick={(event) => close(event.currentTarget)}
        >
          <X aria-hidden="true" />
        </button>
      )}
    </li>
  );
}

'use client';
import { ChevronDown } from 'lucide-react';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import type { SidebarItem } from './sidebar-item.js';
import { SidebarLeaf, type SidebarPartProps } from './sidebar-leaf.js';

const contains = (item: SidebarItem, id: string | null): boolean =>
  item.id === id || (item.children?.some((child) => contains(child, id)) ?? false);

/** A group of the menu: opens below its line, or to the side when the sidebar is collapsed. */
export function SidebarGroup({ item, activeId, collapsed, onNavigate }: SidebarPartProps) {
  const id = useId();
  const active = contains(item, activeId);
  const [opened, setOpened] = useState<boolean | null>(null);
  const [flyout, setFlyout] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const open = collapsed ? flyout : (opened ?? active);
  const closeFlyout = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !flyout) return;
    event.stopPropagation();
    setFlyout(false);
    button.current?.focus();
  };
  return (
    <li
      className="sc-sidebar-item"
      data-flyout={collapsed || undefined}
      onKeyDown={closeFlyout}
      onPointerEnter={(event) => collapsed && event.pointerType === 'mouse' && setFlyout(true)}
      onPointerLeave={(event) => event.pointerType === 'mouse' && setFlyout(false)}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && setFlyout(false)}
    >
      <button
        ref={button}
        type="button"
        className="sc-sidebar-line"
        data-active={active || undefined}
        aria-expanded={open}
        aria-controls={id}
        onClick={(event) => {
          // The mouse has opened the flyout by coming near; only a key toggles it.
          if (collapsed) setFlyout(event.detail > 0 || !flyout);
          else setOpened(!open);
        }}
      >
        {item.icon}
        <span className="sc-sidebar-title">{item.title}</span>
        <ChevronDown aria-hidden="true" className="sc-sidebar-arrow" />
      </button>
      <ul id={id} className="sc-sidebar-children" hidden={!open}>
        {item.children?.map((child) => (
          <SidebarLeaf
            key={child.id}
            item={child}
            activeId={activeId}
            collapsed={false}
            onNavigate={(target) => {
              setFlyout(false);
              onNavigate?.(target);
            }}
          />
        ))}
      </ul>
    </li>
  );
}

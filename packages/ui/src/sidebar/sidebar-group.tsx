'use client';
import { ChevronDown } from 'lucide-react';
import {
  type KeyboardEvent,
  memo,
  type RefObject,
  useCallback,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { SidebarItem } from './sidebar-item.js';
import { SidebarLeaf, type SidebarPartProps } from './sidebar-leaf.js';

const contains = (item: SidebarItem, id: string): boolean =>
  item.id === id || (item.children?.some((child) => contains(child, id)) ?? false);

/** The lit item, for those only that are it or hold it: another one that is lit changes nothing for the others. */
export const litIn = (item: SidebarItem, activeId: string | null): string | null =>
  activeId !== null && contains(item, activeId) ? activeId : null;

/** Pixels that stay free above and below a flyout. */
const margin = 8;

/** The line of a group and its flyout, which stands beside it while it is shown. */
const useFlyoutPlace = (shown: boolean) => {
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLUListElement>(null);
  useLayoutEffect(() => {
    const node = list.current;
    const line = button.current;
    if (!shown || !node || !line) return;
    // The rail scrolls by itself, so its flyout is placed in the window, where all of it has room.
    const place = () => {
      const { right, top } = line.getBoundingClientRect();
      const lowest = window.innerHeight - node.offsetHeight - margin;
      node.style.left = `${right}px`;
      node.style.top = `${Math.max(margin, Math.min(top, lowest))}px`;
    };
    place();
    // A group that opens inside it makes it longer.
    const observer = new ResizeObserver(place);
    observer.observe(node);
    window.addEventListener('resize', place);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', place);
    };
  }, [shown]);
  return { button, list };
};

interface GroupListProps extends SidebarPartProps {
  ref: RefObject<HTMLUListElement | null>;
  id: string;
  open: boolean;
}

/** The entries of a group. */
function GroupList({ ref, id, open, ...props }: GroupListProps) {
  const { item, activeId, collapsed } = props;
  return (
    <ul ref={ref} id={id} className="sc-sidebar-children" hidden={!open}>
      {collapsed && (
        // A screen reader has just read the button of the same name.
        <li aria-hidden="true" className="sc-sidebar-flyout-title">
          {item.title}
        </li>
      )}
      {item.children?.map((child) => (
        <SidebarEntry
          {...props}
          key={child.id}
          item={child}
          activeId={litIn(child, activeId)}
          collapsed={false}
        />
      ))}
    </ul>
  );
}

/** A group of the menu: opens below its line, or to the side when the sidebar is collapsed. */
function SidebarGroup(props: SidebarPartProps) {
  const { item, activeId, collapsed, openGroups, onOpenGroupsChange, onNavigate } = props;
  const id = useId();
  const active = activeId !== null;
  const [opened, setOpened] = useState<boolean | null>(null);
  const [flyout, setFlyout] = useState(false);
  const { button, list } = useFlyoutPlace(collapsed && flyout);
  const open = collapsed ? flyout : (opened ?? (openGroups.includes(item.id) || active));
  const toggle = () => {
    setOpened(!open);
    const others = openGroups.filter((group) => group !== item.id);
    onOpenGroupsChange?.(open ? others : [...others, item.id]);
  };
  const follow = useCallback(
    (target: SidebarItem) => {
      setFlyout(false);
      onNavigate?.(target);
    },
    [onNavigate],
  );
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
          else toggle();
        }}
      >
        {item.icon}
        <span className="sc-sidebar-title">{item.title}</span>
        <ChevronDown aria-hidden="true" className="sc-sidebar-arrow" />
      </button>
      <GroupList {...props} ref={list} id={id} open={open} onNavigate={follow} />
    </li>
  );
}

function Entry(props: SidebarPartProps) {
  const { openGroups: _groups, onOpenGroupsChange: _told, ...leaf } = props;
  return props.item.children?.length ? <SidebarGroup {...props} /> : <SidebarLeaf {...leaf} />;
}

/**
 * A page, or a group of pages; groups stand in groups. Memoised: a navigation highlights another line, and all
 * lines of a long menu were a tenth of the frame that shows it.
 */
export const SidebarEntry = memo(Entry);

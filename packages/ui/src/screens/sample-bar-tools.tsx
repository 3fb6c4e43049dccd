import { CircleUser, LogOut, Maximize, Settings } from 'lucide-react';
import {
  DropdownMenu,
  IconButton,
  MenuSearch,
  type MenuSearchItem,
  type SidebarItem,
  Text,
  useIsMobile,
} from '../index.js';
import { AppearanceMenu } from './sample-appearance-menu.js';
import { frameWords } from './sample-frame-words.js';
import { useSay } from './sample-say.js';

const nothing = () => undefined;

/** The person who looks at the screens. */
const name = '李审核';

const leavesOf = (item: SidebarItem, above: readonly string[] = []): readonly MenuSearchItem[] => {
  const { id, title, icon, to = '', external = false, children } = item;
  const titles = [...above, title];
  return children?.flatMap((child) => leavesOf(child, titles)) ?? [{ id, titles, path: to, icon, external }];
};

/**
 * The end of the bar: the search of the menu, language and looks, the whole screen, the settings, and the signed-in
 * person.
 */
export function BarTools({ items }: { items: readonly SidebarItem[] }) {
  const t = useSay(frameWords);
  const mobile = useIsMobile();
  return (
    <>
      <MenuSearch
        label={t('search_menu')}
        items={items.flatMap((item) => leavesOf(item))}
        onSelect={nothing}
      />
      {!mobile && <AppearanceMenu />}
      {!mobile && <IconButton label={t('full_screen')} icon={<Maximize aria-hidden="true" />} />}
      <IconButton label={t('settings')} icon={<Settings aria-hidden="true" />} />
      <DropdownMenu
        icon={mobile}
        label={t('account', { name })}
        trigger={
          <>
            <CircleUser aria-hidden="true" />
            {!mobile && <Text truncate>{name}</Text>}
          </>
        }
        items={[
          { kind: 'heading', id: 'role', label: t('role') },
          { kind: 'separator', id: 'rule' },
          {
            id: 'profile',
            label: t('profile'),
            icon: <CircleUser aria-hidden="true" />,
            onSelect: nothing,
          },
          { id: 'log-out', label: t('log_out'), icon: <LogOut aria-hidden="true" />, onSelect: nothing },
        ]}
      />
    </>
  );
}

import '@skillcert/ui/command-list.css';
import '@skillcert/ui/menu-search.css';
import { type MenuItem, visibleMenu } from '@skillcert/core';
import { MenuSearch, type MenuSearchItem } from '@skillcert/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { useWords } from '../../messages/words-state.js';
import { routes } from '../../routes.js';
import { useActiveClass } from '../../state/active-class.js';
import { settings } from '../../state/settings.js';
import { useProfile } from '../../state/use-profile.js';
import { menuIcon } from '../menu-icons.js';
import { useTitles } from '../use-screen-title.js';

type Pinyin = Readonly<Record<string, readonly [full: string, initials: string]>>;

const keywordsOf = (keys: readonly string[], pinyin: Pinyin) => {
  const spelled = keys.flatMap((key) => (pinyin[key] ? [pinyin[key]] : []));
  return [
    ...spelled.flat(),
    spelled.map(([full]) => full).join(''),
    spelled.map(([, initials]) => initials).join(''),
  ];
};

/** The search of the menu; in Chinese by pinyin too, which is downloaded when the search first opens. */
export function MenuFinder() {
  const { t, language } = useWords();
  const say = useTitles();
  const navigate = useNavigate();
  const profile = useProfile();
  const active_class = useActiveClass();
  const { pinyin_search } = useSnapshot(settings);
  const [pinyin, setPinyin] = useState<Pinyin>();
  const wantsPinyin = language === 'zh' && pinyin_search;

  const leavesOf = (item: MenuItem, above: readonly string[]): readonly MenuSearchItem[] => {
    const keys = [...above, item.title];
    if (item.children.length > 0) return item.children.flatMap((child) => leavesOf(child, keys));
    return [
      {
        id: item.id,
        titles: keys.map(say),
        path: item.path,
        icon: menuIcon(item.icon),
        external: item.external,
        keywords: wantsPinyin ? keywordsOf(keys, pinyin ?? {}) : [],
      },
    ];
  };
  const open = ({ path, external = false }: MenuSearchItem) =>
    external ? window.open(path, '_blank', 'noopener,noreferrer') : navigate(path);

  return (
    <MenuSearch
      label={t('frame.search_menu')}
      items={visibleMenu(routes.tree, { ...profile, active_class }).flatMap((item) => leavesOf(item, []))}
      loading={wantsPinyin && !pinyin}
      onOpenChange={(isOpen) => {
        if (!isOpen || !wantsPinyin || pinyin) return;
        // Without it the titles and paths are still found.
        import('virtual:menu-pinyin').then(
          (file) => setPinyin(file.pinyin),
          () => setPinyin({}),
        );
      }}
      onSelect={open}
    />
  );
}

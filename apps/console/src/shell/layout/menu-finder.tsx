import '@skillcert/ui/command-list.css';
import '@skillcert/ui/menu-search.css';
import type { FoundPerson } from '@skillcert/api-client';
import { type MenuItem, visibleMenu } from '@skillcert/core';
import { MenuSearch, type MenuSearchItem } from '@skillcert/ui';
import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { completeWords, useWords } from '../../messages/words-state.js';
import { routes } from '../../routes.js';
import { useActiveClass } from '../../state/active-class.js';
import { settings } from '../../state/settings.js';
import { useProfile } from '../../state/use-profile.js';
import { menuIcon } from '../menu-icons.js';
import { personOf } from '../people/found-items.js';
import { usePeopleSearch } from '../people/use-people-search.js';
import { useTitles } from '../use-screen-title.js';

const PersonDrawer = lazy(async () => {
  const [part] = await Promise.all([
    import('../people/person-drawer.js'),
    completeWords('standing', 'candidate'),
  ]);
  return { default: part.PersonDrawer };
});

type Pinyin = Readonly<Record<string, readonly [full: string, initials: string]>>;

const keywordsOf = (keys: readonly string[], pinyin: Pinyin) => {
  const spelled = keys.flatMap((key) => (pinyin[key] ? [pinyin[key]] : []));
  return [
    ...spelled.flat(),
    spelled.map(([full]) => full).join(''),
    spelled.map(([, initials]) => initials).join(''),
  ];
};

/**
 * The search of the bar: pages of the menu, in Chinese by pinyin too, which is downloaded when the search first
 * opens; and for staff people of any class, with their standing.
 */
export function MenuFinder() {
  const { t, language } = useWords();
  const say = useTitles();
  const navigate = useNavigate();
  const profile = useProfile();
  const active_class = useActiveClass();
  const { pinyin_search } = useSnapshot(settings);
  const [pinyin, setPinyin] = useState<Pinyin>();
  const wantsPinyin = language === 'zh' && pinyin_search;
  const { isStaff, items, state, setTyped } = usePeopleSearch();
  const [person, setPerson] = useState<FoundPerson>();

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
  const pages = visibleMenu(routes.tree, { ...profile, active_class }).flatMap((item) => leavesOf(item, []));
  const open = (item: MenuSearchItem) => {
    const { path = '', external = false } = item;
    const chosen = personOf(item);
    if (chosen) return setPerson(chosen);
    return external ? window.open(path, '_blank', 'noopener,noreferrer') : navigate(path);
  };

  return (
    <>
      <MenuSearch
        label={t(isStaff ? 'frame.search_all' : 'frame.search_menu')}
        items={[...pages, ...items]}
        loading={wantsPinyin && !pinyin}
        onQueryChange={setTyped}
        {...(isStaff && { placeholder: t('frame.search_hint') })}
        {...(state && { empty: t(`frame.people_${state}`) })}
        onOpenChange={(isOpen) => {
          setTyped('');
          if (!isOpen || !wantsPinyin || pinyin) return;
          // Without it the titles and paths are still found.
          import('virtual:menu-pinyin').then(
            (file) => setPinyin(file.pinyin),
            () => setPinyin({}),
          );
        }}
        onSelect={open}
      />
      <Suspense>{person && <PersonDrawer person={person} onClose={() => setPerson(undefined)} />}</Suspense>
    </>
  );
}

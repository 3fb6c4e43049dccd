import { ChevronDown, Languages, UserRound } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import {
  AppShell,
  Breadcrumb,
  Button,
  IconButton,
  Navbar,
  Sidebar,
  type SidebarItem,
  TagStrip,
  Text,
} from '../index.js';
import { sampleMenu } from '../sidebar/sample-menu.js';
import { useSampled } from '../testing/sample-words.js';
import { useStoryWords } from '../testing/story-words.js';

const nothing = () => undefined;

const words = {
  brand: { zh: '技能等级认证', en: 'SkillCert', es: 'SkillCert', ja: 'SkillCert' },
  home: { zh: '首页', en: 'Home', es: 'Inicio', ja: 'ホーム' },
  language: { zh: '语言', en: 'Language', es: 'Idioma', ja: '言語' },
} as const;

interface ConsoleFrameProps {
  activeId: SidebarItem['id'];
  title: string;
  /** What the tag that cannot be closed is called. */
  home?: string;
  footer?: ReactNode;
  startCollapsed?: boolean;
  children: ReactNode;
}

/** The console around a screen: sidebar, bar and tags. */
export function ConsoleFrame({
  activeId,
  title,
  home,
  footer,
  startCollapsed = false,
  children,
}: ConsoleFrameProps) {
  const t = useStoryWords(words);
  const menu = useSampled(sampleMenu);
  const [collapsed, setCollapsed] = useState(startCollapsed);
  const [mobileOpen, setMobileOpen] = useState(false);
  const toggle = () => {
    setCollapsed(!collapsed);
    setMobileOpen(true);
  };
  return (
    <AppShell
      collapsed={collapsed}
      mobileOpen={mobileOpen}
      onMobileOpenChange={setMobileOpen}
      sidebar={
        <Sidebar
          items={menu}
          activeId={activeId}
          collapsed={collapsed}
          logo={<Text weight="bold">{collapsed ? 'SC' : t('brand')}</Text>}
          footer={footer}
        />
      }
      navbar={
        <Navbar
          sidebarOpen={!collapsed}
          onToggleSidebar={toggle}
          start={
            <Breadcrumb
              items={[
                { id: 'home', label: t('home'), to: '/index' },
                { id: 'here', label: title },
              ]}
            />
          }
          end={
            <>
              <IconButton label={t('language')} icon={<Languages aria-hidden="true" />} />
              <Button variant="ghost" icon={<UserRound aria-hidden="true" />}>
                李审核 <ChevronDown aria-hidden="true" />
              </Button>
            </>
          }
        />
      }
      tags={
        <TagStrip
          activeId="here"
          tags={[
            { id: 'home', title: home ?? t('home'), to: '/index', affix: true },
            { id: 'here', title, to: '/here' },
          ]}
          onRefresh={nothing}
          onClose={nothing}
          onCloseOthers={nothing}
          onCloseAll={nothing}
        />
      }
    >
      {children}
    </AppShell>
  );
}

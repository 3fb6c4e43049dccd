import { SiteShell, Text } from '@skillcert/ui';
import type { ReactNode } from 'react';
import { paths } from '../paths.js';
import { usePlace } from '../router/use-place.js';
import { programmeTitle } from '../words/programme-title.js';
import { useWords } from '../words/use-words.js';
import { LanguageSwitch } from './language-switch.js';

interface EnrolShellProps {
  readonly children: ReactNode;
}

/** The frame of every page: the programme, the places to go, the language. */
export function EnrolShell({ children }: EnrolShellProps) {
  const { t, language } = useWords();
  const { path } = usePlace();
  return (
    <SiteShell
      brand={programmeTitle(language)}
      home={paths.classes}
      navLabel={t('site.menu')}
      items={[
        { to: paths.classes, label: t('site.classes'), current: path === paths.classes },
        { to: paths.own, label: t('site.mine'), current: path.startsWith(paths.own) },
        { to: paths.verify, label: t('site.verify'), current: path.startsWith(paths.verify) },
        {
          to: paths.signIn,
          label: t('site.sign_in'),
          current: path === paths.signIn || path === paths.register,
        },
      ]}
      actions={<LanguageSwitch />}
      footer={<Text tone="muted">{t('site.footer')}</Text>}
    >
      {children}
    </SiteShell>
  );
}

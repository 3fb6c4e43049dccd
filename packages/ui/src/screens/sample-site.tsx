import { defaultProgramme, languageNames } from '@skillcert/core';
import type { ReactNode } from 'react';
import { Select, SiteShell, Text } from '../index.js';
import { siteWords } from './sample-enrol-words.js';
import { useLanguage, useLocalised, useSay } from './sample-say.js';

const nothing = () => undefined;

/** The enrol site around a page: the programme, the places to go, the language. */
export function EnrolSite({ children }: { children: ReactNode }) {
  const t = useSay(siteWords);
  const language = useLanguage();
  const localised = useLocalised();
  return (
    <SiteShell
      brand={localised(defaultProgramme.title)}
      home="/enroll"
      navLabel={t('menu')}
      items={[
        { to: '/enroll', label: t('classes') },
        { to: '/enroll/modify-list', label: t('mine') },
        { to: '/sign-in', label: t('sign_in') },
      ]}
      actions={
        <Select
          aria-label={t('site_language')}
          placeholder={null}
          options={defaultProgramme.languages.map((each) => ({ value: each, label: languageNames[each] }))}
          value={language}
          onValueChange={nothing}
        />
      }
      footer={<Text tone="muted">{t('footer')}</Text>}
    >
      {children}
    </SiteShell>
  );
}

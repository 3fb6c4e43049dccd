import { languageNames, languages } from '@skillcert/core';
import { Languages } from 'lucide-react';
import { DropdownMenu } from '../index.js';
import { frameWords } from './sample-frame-words.js';
import { useLanguage, useSay } from './sample-say.js';

const nothing = () => undefined;
const sizes = ['large', 'medium', 'small', 'mini'] as const;
const themes = ['light', 'dark', 'system'] as const;

/** Language, size of the controls, and theme, as they are at first. */
export function AppearanceMenu() {
  const t = useSay(frameWords);
  const language = useLanguage();
  return (
    <DropdownMenu
      icon
      label={t('appearance')}
      trigger={<Languages aria-hidden="true" />}
      items={[
        { kind: 'heading', id: 'language', label: t('language') },
        ...languages.map((each) => ({
          id: each,
          label: languageNames[each],
          checked: each === language,
          onSelect: nothing,
        })),
        { kind: 'heading', id: 'size', label: t('size') },
        ...sizes.map((each) => ({
          id: each,
          label: t(`size_${each}`),
          checked: each === 'medium',
          onSelect: nothing,
        })),
        { kind: 'heading', id: 'theme', label: t('theme') },
        ...themes.map((each) => ({
          id: each,
          label: t(`theme_${each}`),
          checked: each === 'system',
          onSelect: nothing,
        })),
      ]}
    />
  );
}

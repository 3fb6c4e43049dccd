import { languageNames, shellSizes, shellThemes } from '@skillcert/core';
import { DropdownMenu } from '@skillcert/ui';
import { Languages } from 'lucide-react';
import { useSnapshot } from 'valtio';
import { useWords } from '../../messages/words-state.js';
import { choose, settings } from '../../state/settings.js';
import { useProgramme } from '../../state/use-programme.js';

/** Language, size of the controls, and theme. */
export function AppearanceMenu() {
  const { t, language } = useWords();
  const { languages } = useProgramme();
  const { size, theme } = useSnapshot(settings);
  return (
    <DropdownMenu
      icon
      label={t('shell.appearance')}
      trigger={<Languages aria-hidden="true" />}
      items={[
        { kind: 'heading', id: 'language', label: t('shell.language') },
        ...languages.map((each) => ({
          id: each,
          label: languageNames[each],
          checked: each === language,
          onSelect: () => choose({ language: each }),
        })),
        { kind: 'heading', id: 'size', label: t('shell.size') },
        ...shellSizes.map((each) => ({
          id: each,
          label: t(`shell.size.${each}`),
          checked: each === size,
          onSelect: () => choose({ size: each }),
        })),
        { kind: 'heading', id: 'theme', label: t('shell.theme') },
        ...shellThemes.map((each) => ({
          id: each,
          label: t(`shell.theme.${each}`),
          checked: each === theme,
          onSelect: () => choose({ theme: each }),
        })),
      ]}
    />
  );
}

import { IconButton } from '@skillcert/ui';
import { Settings } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useWords } from '../../messages/words-state.js';

const load = () => import('./settings-choices.js');
const SettingsChoices = lazy(async () => ({ default: (await load()).SettingsChoices }));

/** Opens the settings, which are downloaded when the pointer or the focus comes near. */
export function SettingsButton() {
  const { t } = useWords();
  const [open, setOpen] = useState(false);
  const [opened, setOpened] = useState(false);
  return (
    <>
      <IconButton
        label={t('frame.settings')}
        icon={<Settings aria-hidden="true" />}
        aria-haspopup="dialog"
        onPointerEnter={load}
        onFocus={load}
        onClick={() => {
          setOpened(true);
          setOpen(true);
        }}
      />
      {opened && (
        <Suspense>
          <SettingsChoices open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  );
}

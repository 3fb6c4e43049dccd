import '@skillcert/ui/settings-drawer.css';
import { IconButton, SettingsDrawer } from '@skillcert/ui';
import { Settings } from 'lucide-react';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { useWords } from '../../messages/words-state.js';
import { choose, firstSettings, settings } from '../../state/settings.js';
import { useProgramme } from '../../state/use-programme.js';

/** The settings of the console's looks; every change shows at once. */
export function SettingsButton() {
  const { t } = useWords();
  const { languages, presets } = useProgramme();
  const { sidebar_open: _sidebar, ...chosen } = useSnapshot(settings);
  const [open, setOpen] = useState(false);
  return (
    <>
      <IconButton
        label={t('frame.settings')}
        icon={<Settings aria-hidden="true" />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      <SettingsDrawer
        open={open}
        onOpenChange={setOpen}
        settings={chosen}
        onSettingsChange={choose}
        defaults={firstSettings}
        presets={presets}
        languages={languages}
      />
    </>
  );
}

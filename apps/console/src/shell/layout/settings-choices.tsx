import '@skillcert/ui/checkbox-group.css';
import '@skillcert/ui/radio-group.css';
import '@skillcert/ui/settings-drawer.css';
import { SettingsDrawer } from '@skillcert/ui';
import { useSnapshot } from 'valtio';
import { choose, firstSettings, settings } from '../../state/settings.js';
import { useProgramme } from '../../state/use-programme.js';

interface SettingsChoicesProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The settings of the console's looks; every change shows at once. */
export function SettingsChoices({ open, onOpenChange }: SettingsChoicesProps) {
  const { languages, presets } = useProgramme();
  const { sidebar_open: _sidebar, ...chosen } = useSnapshot(settings);
  return (
    <SettingsDrawer
      open={open}
      onOpenChange={onOpenChange}
      settings={chosen}
      onSettingsChange={choose}
      defaults={firstSettings}
      presets={presets}
      languages={languages}
    />
  );
}

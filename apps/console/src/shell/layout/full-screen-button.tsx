import { IconButton } from '@skillcert/ui';
import { Maximize, Minimize } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useWords } from '../../messages/words-state.js';

const subscribe = (changed: () => void) => {
  document.addEventListener('fullscreenchange', changed);
  return () => document.removeEventListener('fullscreenchange', changed);
};

/** Gives the console the whole screen, and the window back; not there where the browser cannot. */
export function FullScreenButton() {
  const { t } = useWords();
  const isFull = useSyncExternalStore(subscribe, () => document.fullscreenElement !== null);
  if (!document.fullscreenEnabled) return null;
  return (
    <IconButton
      label={t(isFull ? 'screen.window' : 'screen.full')}
      icon={isFull ? <Minimize aria-hidden="true" /> : <Maximize aria-hidden="true" />}
      onClick={() => (isFull ? document.exitFullscreen() : document.documentElement.requestFullscreen())}
    />
  );
}

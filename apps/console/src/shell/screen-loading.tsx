import { TopProgress } from '@skillcert/ui';
import { useWords } from '../messages/words-state.js';

/** The placeholder while a screen is loading. */
export function ScreenLoading() {
  const { t } = useWords();
  return <TopProgress label={t('shell.loading')} />;
}

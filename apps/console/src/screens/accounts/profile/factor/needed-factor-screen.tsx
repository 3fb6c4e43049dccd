import { useWords } from '../../../../messages/words-state.js';
import { refreshProfile } from '../../../../shell/refresh-profile.js';
import { FirstStepPage } from '../first-step-page.js';
import { EnrolFactor } from './enrol-factor.js';

/** Replaces every page until the second factor that a role of the account requires is enrolled. */
export function NeededFactorScreen() {
  const { t } = useWords();
  return (
    <FirstStepPage title={t('factor.needed_title')} text={t('factor.needed_text')}>
      <EnrolFactor onDone={refreshProfile} />
    </FirstStepPage>
  );
}

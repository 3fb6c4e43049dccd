import { ButtonLink } from '@skillcert/ui';
import { useWords } from '../../messages/words-state.js';
import { readToken } from '../../state/token.js';
import { StatusPage } from './status-page.js';

/** There is no such page. A visitor who is not signed in may have come for the public side. */
export function NotFoundScreen() {
  'use no memo'; // The cookie of this moment counts, which a compiler cannot see.
  const { t } = useWords();
  return (
    <StatusPage
      text="not_found.text"
      actions={!readToken() && <ButtonLink to="/enroll">{t('login.candidates')}</ButtonLink>}
    />
  );
}

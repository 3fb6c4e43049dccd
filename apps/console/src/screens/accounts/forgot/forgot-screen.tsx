import { EntryPage, Link } from '@skillcert/ui';
import { GraduationCap } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { call } from '../../../client/call.js';
import { useWords } from '../../../messages/words-state.js';
import { AppearanceMenu } from '../../../shell/layout/appearance-menu.js';
import { useProgramme } from '../../../state/use-programme.js';
import { PasswordStep } from './password-step.js';
import { PhoneStep } from './phone-step.js';
import type { FoundAccounts } from './use-phone-proof.js';

/** A forgotten password: prove the phone, choose a new one, sign in. */
export function ForgotScreen() {
  const { t } = useWords();
  const { title } = useProgramme();
  const { search } = useLocation();
  const [accounts, setAccounts] = useState<FoundAccounts>();
  const findAccounts = async () => setAccounts((await call('user/fetchAccount', {}, { quiet: true })).items);
  return (
    <EntryPage
      logo={<GraduationCap aria-hidden="true" />}
      product={title}
      title={t('route.forgot')}
      description={t(accounts ? 'forgot.password_text' : 'forgot.phone_text')}
      corner={<AppearanceMenu />}
      footer={<Link to={`/login${search}`}>{t('forgot.back')}</Link>}
    >
      {accounts ? (
        <PasswordStep accounts={accounts} />
      ) : (
        <PhoneStep purpose="reset" onProven={findAccounts} />
      )}
    </EntryPage>
  );
}

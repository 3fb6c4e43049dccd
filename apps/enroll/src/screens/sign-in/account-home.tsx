import { Banner, Button, ButtonLink, Card, Descriptions, Stack } from '@skillcert/ui';
import { useState } from 'react';
import { type Problem, problemOf } from '../../client/problem.js';
import { problemText } from '../../client/problem-text.js';
import { paths } from '../../paths.js';
import { useWords } from '../../words/use-words.js';
import { ChangePassword } from './change-password.js';
import type { OwnAccount } from './use-account.js';

interface AccountHomeProps {
  readonly account: OwnAccount;
  readonly onSignOut: () => Promise<void>;
  readonly onExpired: () => void;
}

/** The signed-in person, and the actions on their account. */
export function AccountHome({ account, onSignOut, onExpired }: AccountHomeProps) {
  const { t } = useWords();
  const [problem, setProblem] = useState<Problem>();
  const signOut = async () => {
    setProblem(undefined);
    try {
      await onSignOut();
    } catch (error) {
      setProblem(problemOf(error));
    }
  };
  return (
    <Stack gap="lg">
      {problem && (
        <Banner tone="danger" role="alert">
          {problemText(t, problem)}
        </Banner>
      )}
      <Card>
        <Descriptions
          layout="rows"
          items={[
            { id: 'name', label: t('account.name'), value: account.name },
            { id: 'username', label: t('account.username'), value: account.username },
            { id: 'phone', label: t('code.phone'), value: account.phone_masked },
          ]}
        />
      </Card>
      <ButtonLink to={paths.own} variant="primary" block>
        {t('site.to_mine')}
      </ButtonLink>
      <Card title={t('account.change_title')}>
        <ChangePassword username={account.username} onExpired={onExpired} />
      </Card>
      <Button block onClick={signOut}>
        {t('account.sign_out')}
      </Button>
    </Stack>
  );
}

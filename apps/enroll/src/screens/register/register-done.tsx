import { Banner, ButtonLink, Stack } from '@skillcert/ui';
import { paths, unitSignInPath } from '../../paths.js';
import { useWords } from '../../words/use-words.js';
import type { RegisterKind } from './register-values.js';

interface RegisterDoneProps {
  readonly kind: RegisterKind;
  readonly username: string;
}

/** The result, and the way on. */
export function RegisterDone({ kind, username }: RegisterDoneProps) {
  const { t } = useWords();
  return (
    <Stack gap="lg">
      <Banner tone={kind === 'unit' ? 'info' : 'success'}>
        {t(`register.done_${kind}_text`, { username })}
      </Banner>
      {kind === 'unit' ? (
        <ButtonLink to={unitSignInPath} variant="primary" block>
          {t('register.to_console')}
        </ButtonLink>
      ) : (
        <ButtonLink to={paths.own} variant="primary" block>
          {t('site.to_mine')}
        </ButtonLink>
      )}
      <ButtonLink to={paths.classes} block>
        {t('site.to_classes')}
      </ButtonLink>
    </Stack>
  );
}

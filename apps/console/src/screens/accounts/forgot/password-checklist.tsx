import { Inline, Stack, Text, VisuallyHidden } from '@skillcert/ui';
import { Check, Circle } from 'lucide-react';
import { useWords } from '../../../messages/words-state.js';
import { passwordRules } from './password-rules.js';

interface PasswordChecklistProps {
  readonly password: string;
  readonly username: string;
}

/** The rules of a password, each with its mark during typing. */
export function PasswordChecklist({ password, username }: PasswordChecklistProps) {
  const { t } = useWords();
  return (
    <Stack gap="xs" role="list" aria-label={t('password.rules')}>
      {passwordRules.map(({ key, isMet }) => {
        const done = isMet(password, username);
        return (
          <Inline key={key} gap="xs" role="listitem" wrap={false}>
            {done ? <Check aria-hidden="true" size={16} /> : <Circle aria-hidden="true" size={16} />}
            <Text size="sm" tone={done ? 'success' : 'muted'}>
              {t(key)}
              <VisuallyHidden>: {t(done ? 'password.met' : 'password.unmet')}</VisuallyHidden>
            </Text>
          </Inline>
        );
      })}
    </Stack>
  );
}

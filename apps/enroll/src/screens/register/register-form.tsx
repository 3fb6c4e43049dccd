import '@skillcert/ui/banner.css';
import '@skillcert/ui/form.css';
import '@skillcert/ui/password-input.css';
import { Banner, Button, ButtonLink, Card, Form, Inline, Stack, Text } from '@skillcert/ui';
import { problemText } from '../../client/problem-text.js';
import { paths } from '../../paths.js';
import { useWords } from '../../words/use-words.js';
import { AccountFields, UnitFields } from './register-fields.js';
import type { RegisterKind, RegisterProblems } from './register-values.js';
import type { KnownPhone, Register } from './use-register.js';

interface RegisterFormProps {
  readonly kind: RegisterKind;
  readonly register: Register;
  readonly known: KnownPhone;
}

const useMessages = (errors: RegisterProblems) => {
  const { t } = useWords();
  const entries = Object.entries(errors).map(([name, problem]): [string, string | undefined] => [
    name,
    problem && (problem === 'differs' ? t('register.repeat_differs') : t(`field.${problem}`)),
  ]);
  return Object.fromEntries(entries);
};

/** The account, and for a unit its details. A phone with an account gets the way to it instead. */
export function RegisterForm({ kind, register, known }: RegisterFormProps) {
  const { t } = useWords();
  const { problem, send, otherPhone } = register;
  const errors = useMessages(register.errors);
  const name = known.name_masked;
  if (kind === 'candidate' && known.has_account) return <HasAccount register={register} known={known} />;
  return (
    <Form onSubmit={send} errors={errors} error={problem && problemText(t, problem)}>
      <Inline justify="between">
        <Text tone="muted">{t('register.proven', { phone: known.phone_masked })}</Text>
        <Button size="small" variant="ghost" onClick={otherPhone}>
          {t('code.change')}
        </Button>
      </Inline>
      {kind === 'candidate' && name && (
        <Banner tone="info">{t('register.known', { name, count: known.enrolments })}</Banner>
      )}
      <Card>
        <Stack gap="lg">
          {kind === 'unit' && <UnitFields register={register} />}
          <AccountFields kind={kind} register={register} />
        </Stack>
      </Card>
      <Button type="submit" variant="primary" block>
        {t(`register.send_${kind}`)}
      </Button>
    </Form>
  );
}

function HasAccount({ register, known }: Pick<RegisterFormProps, 'register' | 'known'>) {
  const { t } = useWords();
  return (
    <Stack gap="lg">
      <Banner tone="info" title={t('register.exists_title')} role="status">
        {t('register.exists_text', { name: known.name_masked ?? '' })}
      </Banner>
      <ButtonLink to={paths.signIn} variant="primary" block>
        {t('site.sign_in')}
      </ButtonLink>
      <Button block onClick={register.otherPhone}>
        {t('code.change')}
      </Button>
    </Stack>
  );
}

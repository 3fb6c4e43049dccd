import { Banner, Button, EntryPage, Form, PasswordInput, Stack, TextInput } from '@skillcert/ui';
import { GraduationCap } from 'lucide-react';
import { FormField } from '../../../forms/form-field.js';
import { useWords } from '../../../messages/words-state.js';
import { AppearanceMenu } from '../../../shell/layout/appearance-menu.js';
import { useProgramme } from '../../../state/use-programme.js';
import { useSetup } from './use-setup.js';

/** Creates the first administrator of an empty installation, once, with the link that the server printed. */
export function SetupScreen() {
  const { t } = useWords();
  const { title } = useProgramme();
  const { setup_token, control, errors, submit } = useSetup();
  return (
    <EntryPage
      logo={<GraduationCap aria-hidden="true" />}
      product={title}
      title={t('setup.title')}
      description={t('setup.text')}
      corner={<AppearanceMenu />}
    >
      {setup_token === '' ? (
        <Banner tone="warning">{t('setup.no_token')}</Banner>
      ) : (
        <Form onSubmit={submit} errors={errors}>
          <Stack>
            <FormField control={control} name="name" label={t('setup.name')} required>
              {(field) => <TextInput {...field} autoComplete="name" />}
            </FormField>
            <FormField
              control={control}
              name="username"
              label={t('setup.username')}
              hint={t('setup.username_hint')}
              required
            >
              {(field) => (
                <TextInput {...field} autoComplete="username" autoCapitalize="none" spellCheck={false} />
              )}
            </FormField>
            <FormField
              control={control}
              name="password"
              label={t('setup.password')}
              hint={t('setup.password_hint')}
              required
            >
              {(field) => <PasswordInput {...field} autoComplete="new-password" />}
            </FormField>
            <FormField control={control} name="repeated" label={t('setup.repeat')} required>
              {(field) => <PasswordInput {...field} autoComplete="new-password" />}
            </FormField>
            <Button type="submit" variant="primary" block>
              {t('setup.submit')}
            </Button>
          </Stack>
        </Form>
      )}
    </EntryPage>
  );
}

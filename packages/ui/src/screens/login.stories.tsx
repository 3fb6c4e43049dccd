import { defaultProgramme } from '@skillcert/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { GraduationCap } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import {
  Button,
  createToaster,
  EntryPage,
  Field,
  Form,
  Inline,
  Link,
  PasswordInput,
  Stack,
  TextInput,
  Toaster,
} from '../index.js';
import { seen } from '../testing/seen.js';
import { storySays } from '../testing/story-words.js';
import { AppearanceMenu } from './sample-appearance-menu.js';
import { loginWords } from './sample-login-words.js';
import { useLocalised, useSay } from './sample-say.js';

const toaster = createToaster();

/** The other ways in: a new password, the other entries, and the site of those who have no account here. */
function OtherWays() {
  const t = useSay(loginWords);
  const localised = useLocalised();
  return (
    <Stack gap="sm">
      <Link to="/forgot">{t('forgot')}</Link>
      <Inline justify="center" gap="md">
        {defaultProgramme.entries.map(({ id, title }) => (
          <Link key={id} to={`/login/${id}`}>
            {localised(title)}
          </Link>
        ))}
      </Inline>
      <Link to="/enroll" external>
        {t('candidates')}
      </Link>
      <Link to="/register?as=unit" external>
        {t('units')}
      </Link>
    </Stack>
  );
}

interface LoginScreenProps {
  /** Whether the server refuses the credentials. */
  wrong: boolean;
  onSubmit: () => unknown;
}

function LoginScreen({ wrong, onSubmit }: LoginScreenProps) {
  const t = useSay(loginWords);
  const localised = useLocalised();
  const [values, setValues] = useState({ username: '', password: '' });
  const [asked, setAsked] = useState(false);
  const errorOf = (name: keyof typeof values) =>
    asked && values[name].trim() === '' ? t('required') : undefined;
  const submit = () => {
    setAsked(true);
    if (!values.username.trim() || !values.password) return;
    onSubmit();
    if (wrong) toaster.show({ tone: 'danger', message: t('wrong') });
  };
  return (
    <>
      <EntryPage
        logo={<GraduationCap aria-hidden="true" />}
        product={localised(defaultProgramme.title)}
        title={t('title')}
        corner={<AppearanceMenu />}
        footer={<OtherWays />}
      >
        <Form
          onSubmit={submit}
          errors={{ username: errorOf('username'), password: errorOf('password') }}
          summary={false}
        >
          <Stack>
            <Field name="username" label={t('username')} required>
              <TextInput
                value={values.username}
                onValueChange={(username) => setValues({ ...values, username })}
                autoComplete="username"
                autoCapitalize="none"
                spellCheck={false}
                maxLength={64}
              />
            </Field>
            <Field name="password" label={t('password')} required>
              <PasswordInput
                value={values.password}
                onValueChange={(password) => setValues({ ...values, password })}
                maxLength={128}
              />
            </Field>
            <Button type="submit" variant="primary" block>
              {t('submit')}
            </Button>
            <Button variant="ghost" block>
              {t('by_phone')}
            </Button>
          </Stack>
        </Form>
      </EntryPage>
      <Toaster toaster={toaster} />
    </>
  );
}

const meta = {
  title: 'Screens/Login',
  component: LoginScreen,
  args: { wrong: false, onSubmit: fn() },
  beforeEach: () => toaster.clear(),
  parameters: {
    guide: {
      what: 'Signing in: the way in for staff.',
      not: 'a component: each has its own page.',
      keys: 'Enter in either field signs in.',
    },
    layout: 'fullscreen',
    visual: { width: 1366, height: 768 },
  },
} satisfies Meta<typeof LoginScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const says = storySays(loginWords);

const signIn: Story['play'] = async ({ args, canvas }) => {
  await userEvent.type(canvas.getByLabelText(says('username'), { selector: 'input' }), 'shanghai-master');
  await userEvent.type(canvas.getByLabelText(says('password'), { selector: 'input' }), 'secret{Enter}');
  await expect(args.onSubmit).toHaveBeenCalledOnce();
};

export const OnADesk: Story = { tags: ['visual'], play: signIn };

export const WrongPassword: Story = {
  args: { wrong: true },
  play: async (context) => {
    await signIn?.(context);
    await seen(await context.canvas.findByText(says('wrong')));
  },
};

export const NothingIsTyped: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: says('submit') }));
    await expect(await canvas.findAllByText(says('required'))).toHaveLength(2);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const OnAPhone: Story = {
  tags: ['visual'],
  globals: { viewport: { value: 'phone' } },
  parameters: { visual: { width: 390, height: 844 } },
};

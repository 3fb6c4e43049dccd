import type { Meta, StoryObj } from '@storybook/react-vite';
import { GraduationCap } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import { Button, EntryPage, Field, Form, Link, PasswordInput, TextInput } from '../index.js';
import { storySays, useStoryWords } from '../testing/story-words.js';

const words = {
  product: {
    zh: '国家职业技能等级认证（技术咨询师）',
    en: 'National Vocational Skill Certification for Technology Consultants',
    es: 'Certificación Nacional de Competencias para Consultores Tecnológicos',
    ja: '国家職業技能認定（技術コンサルタント）',
  },
  title: { zh: '管理入口', en: 'Administration', es: 'Administración', ja: '管理者用' },
  username: { zh: '账号名', en: 'Account name', es: 'Nombre de cuenta', ja: 'アカウント名' },
  password: { zh: '密码', en: 'Password', es: 'Contraseña', ja: 'パスワード' },
  submit: { zh: '登录', en: 'Sign in', es: 'Iniciar sesión', ja: 'ログイン' },
  forgot: {
    zh: '忘记密码？',
    en: 'Forgotten password?',
    es: '¿Olvidó la contraseña?',
    ja: 'パスワードをお忘れですか？',
  },
  experts: { zh: '专家入口', en: 'Experts', es: 'Expertos', ja: '専門家用' },
  wrong: {
    zh: '账号名或密码不正确。',
    en: 'The account name or password is wrong.',
    es: 'El nombre de cuenta o la contraseña no son correctos.',
    ja: 'アカウント名またはパスワードが違います。',
  },
} as const;

interface LoginScreenProps {
  wrong?: boolean;
  onSubmit: () => unknown;
}

function LoginScreen({ wrong = false, onSubmit }: LoginScreenProps) {
  const t = useStoryWords(words);
  return (
    <EntryPage
      logo={<GraduationCap aria-hidden="true" />}
      product={t('product')}
      title={t('title')}
      footer={<Link to="/login/expert">{t('experts')}</Link>}
    >
      <Form onSubmit={onSubmit} error={wrong && t('wrong')}>
        <Field name="username" label={t('username')} required>
          <TextInput autoComplete="username" defaultValue="shanghai-master" />
        </Field>
        <Field
          name="password"
          label={t('password')}
          required
          labelEnd={<Link to="/forgot">{t('forgot')}</Link>}
        >
          <PasswordInput autoComplete="current-password" />
        </Field>
        <Button type="submit" variant="primary" block>
          {t('submit')}
        </Button>
      </Form>
    </EntryPage>
  );
}

const meta = {
  title: 'Screens/Login',
  component: LoginScreen,
  args: { onSubmit: fn() },
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

export const OnADesk: Story = {
  tags: ['visual'],
  play: async ({ args, canvas }) => {
    await userEvent.type(
      canvas.getByLabelText(storySays(words)('password'), { selector: 'input' }),
      'secret{Enter}',
    );
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const WrongPassword: Story = { args: { wrong: true } };

export const OnAPhone: Story = {
  tags: ['visual'],
  globals: { viewport: { value: 'phone' } },
  parameters: { visual: { width: 390, height: 844 } },
};

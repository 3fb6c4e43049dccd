import type { Meta, StoryObj } from '@storybook/react-vite';
import { GraduationCap } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import { Button, EntryPage, Field, Form, Link, PasswordInput, TextInput } from '../index.js';

interface LoginScreenProps {
  errors?: Record<string, string>;
  error?: string;
  onSubmit: () => unknown;
}

function LoginScreen({ errors = {}, error, onSubmit }: LoginScreenProps) {
  return (
    <EntryPage
      logo={<GraduationCap aria-hidden="true" />}
      product="国家职业技能等级认证（技术咨询师）"
      title="登录"
      footer={<Link to="/login/expert">专家入口</Link>}
    >
      <Form onSubmit={onSubmit} errors={errors} {...(error ? { error } : {})}>
        <Field name="username" label="账号" required>
          <TextInput autoComplete="username" defaultValue="shanghai-master" />
        </Field>
        <Field name="password" label="密码" required labelEnd={<Link to="/forgot">忘记密码？</Link>}>
          <PasswordInput autoComplete="current-password" />
        </Field>
        <Button type="submit" variant="primary" block>
          登录
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
    await userEvent.type(canvas.getByLabelText(/^密码/, { selector: 'input' }), 'secret{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const WrongPassword: Story = { args: { error: '账号或密码不正确。' } };

export const OnAPhone: Story = {
  tags: ['visual'],
  globals: { viewport: { value: 'phone' } },
  parameters: { visual: { width: 390, height: 844 } },
};

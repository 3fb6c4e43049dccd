import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor } from 'storybook/test';
import { Field } from '../field/field.js';
import { Stack } from '../stack/stack.js';
import { sampleMatch, sampleSays, useSampleWords } from '../testing/sample-words.js';
import { PasswordInput } from './password-input.js';

const meta = {
  title: 'Forms/PasswordInput',
  component: PasswordInput,
  args: { 'aria-label': 'Password', defaultValue: 'abc123' },
  parameters: {
    guide: {
      not: 'a code from a message: VerifyCodeInput.',
      keys: 'Tab reaches the button that reveals; Space presses it.',
    },
  },
} satisfies Meta<typeof PasswordInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { autoComplete: 'new-password' } };

export const RevealsByKeyboard: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Password', { selector: 'input' });
    await expect(input).toHaveAttribute('type', 'password');
    canvas.getByRole('button').focus();
    await userEvent.keyboard(' ');
    await expect(input).toHaveAttribute('type', 'text');
    await expect(input).toHaveValue('abc123');
  },
};

export const SaysCapsLock: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Password', { selector: 'input' });
    fireEvent.keyDown(input, { key: 'A', modifierCapsLock: true });
    await waitFor(() => expect(canvas.getByRole('status')).not.toBeEmptyDOMElement());
    fireEvent.focusOut(input);
    await waitFor(() => expect(canvas.getByRole('status')).toBeEmptyDOMElement());
  },
};

export const States: Story = {
  tags: ['visual', 'one-language'],
  render: () => (
    <Stack>
      <PasswordInput aria-label="a" defaultValue="abc123" />
      <PasswordInput aria-label="b" defaultValue="abc123" aria-invalid />
      <PasswordInput aria-label="c" defaultValue="abc123" readOnly />
      <PasswordInput aria-label="d" defaultValue="abc123" disabled />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button').at(-1)).toBeDisabled();
  },
};

export const InAField: Story = {
  render: () => {
    const t = useSampleWords();
    return (
      <Field label={t('新密码')} hint={t('8 至 20 位，含字母和数字')} error={t('密码太短')} required>
        <PasswordInput autoComplete="new-password" />
      </Field>
    );
  },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText(sampleSays('新密码'));
    await expect(input).toBeRequired();
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription(sampleMatch('8 至 20 位，含字母和数字', '密码太短'));
  },
};

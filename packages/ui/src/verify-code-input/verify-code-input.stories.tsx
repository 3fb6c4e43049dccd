import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Field } from '../field/field.js';
import { sampleMatch, sampleSays, useSampleWords } from '../testing/sample-words.js';
import { VerifyCodeInput } from './verify-code-input.js';

const meta = {
  title: 'Forms/VerifyCodeInput',
  component: VerifyCodeInput,
  args: {
    'aria-label': 'Code',
    onSend: fn(async (): Promise<unknown> => undefined),
    onValueChange: fn(),
    onComplete: fn(),
  },
  parameters: {
    guide: {
      not: 'a password: PasswordInput. One code that several fields share: paste would break.',
      keys: 'Tab goes from the field to the button that sends.',
    },
  },
} satisfies Meta<typeof VerifyCodeInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { sendDisabled: true } };

export const CountsDownAfterSending: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onSend).toHaveBeenCalledOnce();
    await waitFor(() => expect(canvas.getByRole('button')).toBeDisabled());
    await expect(canvas.getByRole('button')).toHaveTextContent(/60|59/);
    await expect(canvas.getByRole('status')).not.toBeEmptyDOMElement();
  },
};

export const StaysReadyWhenNothingWasSent: Story = {
  args: { onSend: fn(async (): Promise<unknown> => false) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(canvas.getByRole('button')).not.toHaveAttribute('aria-busy'));
    await expect(canvas.getByRole('button')).toBeEnabled();
  },
};

export const TakesAPastedCode: Story = {
  play: async ({ args, canvas }) => {
    canvas.getByRole('textbox').focus();
    await userEvent.paste('482913');
    await expect(args.onComplete).toHaveBeenCalledWith('482913');
  },
};

export const TakesBlanksBetweenTheDigits: Story = {
  play: async ({ args, canvas }) => {
    canvas.getByRole('textbox').focus();
    await userEvent.paste('４８２ 913');
    await expect(args.onComplete).toHaveBeenLastCalledWith('482913');
  },
};

export const InAField: Story = {
  args: { 'aria-label': undefined },
  render: (args) => {
    const t = useSampleWords();
    return (
      <Field label={t('验证码')} hint={t('5 分钟内有效')} error={t('验证码不正确')} required>
        <VerifyCodeInput {...args} />
      </Field>
    );
  },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: sampleSays('验证码') });
    await expect(input).toBeRequired();
    await expect(input).toHaveAccessibleDescription(sampleMatch('5 分钟内有效', '验证码不正确'));
  },
};

export const Disabled: Story = { args: { disabled: true, sendDisabled: true } };

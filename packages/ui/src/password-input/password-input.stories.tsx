import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent } from 'storybook/test';
import { PasswordInput } from './password-input.js';

const meta = {
  title: 'Forms/PasswordInput',
  component: PasswordInput,
  args: { 'aria-label': 'Password', defaultValue: 'abc123' },
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
    await expect(canvas.getByRole('status')).not.toBeEmptyDOMElement();
    fireEvent.focusOut(input);
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

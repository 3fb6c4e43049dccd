import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Field } from '../field/field.js';
import { Stack } from '../stack/stack.js';
import { sampleMatch, sampleSays, useSampleWords } from '../testing/sample-words.js';
import { MoneyInput, type MoneyInputProps } from './money-input.js';

function Demo(props: MoneyInputProps) {
  const [value, setValue] = useState(props.value);
  return (
    <>
      <MoneyInput {...props} value={value} onValueChange={setValue} />
      <output>{String(value)}</output>
    </>
  );
}

const meta = {
  title: 'Forms/MoneyInput',
  component: MoneyInput,
  args: { 'aria-label': 'Fee', value: 128000, onValueChange: () => undefined },
  render: (args) => <Demo {...args} />,
  parameters: {
    guide: {
      not: 'a number without a currency: NumberInput. An amount that is only shown: Text.',
      keys: 'As a text field; what is typed is put in form on leaving.',
    },
  },
} satisfies Meta<typeof MoneyInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { currency: 'EUR' } };

export const CountsInCents: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox');
    await expect(input).toHaveValue('1280.00');
    await userEvent.clear(input);
    await userEvent.type(input, '19.9');
    await expect(canvas.getByRole('status')).toHaveTextContent('1990');
  },
};

export const States: Story = {
  tags: ['visual', 'one-language'],
  render: ({ value, onValueChange }) => (
    <Stack>
      <MoneyInput aria-label="a" value={value} onValueChange={onValueChange} />
      <MoneyInput aria-label="b" value={value} onValueChange={onValueChange} aria-invalid />
      <MoneyInput aria-label="c" value={value} onValueChange={onValueChange} readOnly />
      <MoneyInput aria-label="d" value={value} onValueChange={onValueChange} disabled />
    </Stack>
  ),
};

export const InAField: Story = {
  render: ({ onValueChange }) => {
    const t = useSampleWords();
    return (
      <Field label={t('报名费')} hint={t('按级别收取')} error={t('请填写报名费')} required>
        <MoneyInput value={null} onValueChange={onValueChange} />
      </Field>
    );
  },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: sampleSays('报名费') });
    await expect(input).toBeRequired();
    await expect(input).toHaveAccessibleDescription(sampleMatch('按级别收取', '请填写报名费'));
  },
};

export const AtMost: Story = {
  args: { maxCents: 200000 },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.clear(input);
    await userEvent.type(input, '9999');
    await userEvent.tab();
    await expect(canvas.getByRole('status')).toHaveTextContent('200000');
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Field } from '../field/field.js';
import { Stack } from '../stack/stack.js';
import { sampleMatch, sampleSays, useSampleWords } from '../testing/sample-words.js';
import { NumberInput, type NumberInputProps } from './number-input.js';

function Demo(props: NumberInputProps) {
  const [value, setValue] = useState(props.value);
  return (
    <>
      <NumberInput {...props} value={value} onValueChange={setValue} />
      <output>{String(value)}</output>
    </>
  );
}

const meta = {
  title: 'Forms/NumberInput',
  component: NumberInput,
  args: { 'aria-label': 'Seats', value: 100, onValueChange: () => undefined, min: 0, max: 500 },
  render: (args) => <Demo {...args} />,
  parameters: {
    guide: {
      not: 'digits that are no amount (a phone, a code): TextInput with `inputMode`. Money: MoneyInput.',
      keys: 'Up and Down step.',
    },
  },
} satisfies Meta<typeof NumberInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { decimals: 1, step: 0.5 } };

export const StepsByArrowKeys: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox');
    input.focus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}');
    await expect(input).toHaveValue('101');
  },
};

export const ShowsNoMoreDigitsThanThereAre: Story = {
  args: { value: 12.5, decimals: 2 },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox');
    await expect(input).toHaveValue('12.5');
    await userEvent.clear(input);
    await userEvent.type(input, '60.00');
    await userEvent.tab();
    await expect(input).toHaveValue('60');
  },
};

export const KeepsWhatCannotBeRead: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.clear(input);
    await userEvent.type(input, 'ten');
    await userEvent.tab();
    await expect(input).toHaveValue('ten');
    await expect(canvas.getByRole('status')).toHaveTextContent('null');
  },
};

export const KeepsWithinItsBounds: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.clear(input);
    await expect(canvas.getByRole('status')).toHaveTextContent('null');
    await userEvent.type(input, '9999');
    await userEvent.tab();
    await expect(input).toHaveValue('500');
  },
};

export const States: Story = {
  render: (args) => (
    <Stack>
      <Demo {...args} aria-invalid />
      <Demo {...args} readOnly />
      <Demo {...args} disabled />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const [, readOnly] = canvas.getAllByRole('textbox');
    readOnly?.focus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(readOnly).toHaveValue('100');
  },
};

export const InAField: Story = {
  render: (args) => {
    const t = useSampleWords();
    return (
      <Field label={t('名额')} hint={t('最多 500')} error={t('请填写名额')} required>
        <NumberInput value={null} onValueChange={args.onValueChange} />
      </Field>
    );
  },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: sampleSays('名额') });
    await expect(input).toBeRequired();
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription(sampleMatch('最多 500', '请填写名额'));
  },
};

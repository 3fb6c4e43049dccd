import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
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

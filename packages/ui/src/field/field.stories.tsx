import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Link } from '../link/link.js';
import { RadioGroup } from '../radio-group/radio-group.js';
import { sampleMatch, sampleSays } from '../testing/sample-words.js';
import { TextInput } from '../text-input/text-input.js';
import { Field } from './field.js';

const meta = {
  title: 'Forms/Field',
  component: Field,
  args: { label: '身份证号', children: <TextInput />, required: true },
  parameters: {
    guide: {
      not: 'several controls that belong together: `group`. A control that stands in the cell of a table: `aria-label`.',
      keys: 'A press on the label goes to the control.',
    },
  },
} satisfies Meta<typeof Field>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: sampleSays('身份证号') })).toHaveAttribute(
      'aria-required',
      'true',
    );
  },
};

export const Playground: Story = { args: { hint: '18 digits; the last may be X' } };

export const HintAndError: Story = {
  args: { hint: '18 位，最后一位可为 X', error: '身份证号校验位不正确' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription(
      sampleMatch('18 位，最后一位可为 X', '身份证号校验位不正确'),
    );
  },
};

export const Optional: Story = { args: { required: false } };

export const OverAGroup: Story = {
  args: {
    group: true,
    label: 'Level',
    children: (
      <RadioGroup
        value="4"
        onValueChange={() => undefined}
        options={[
          { value: '4', label: 'Intermediate' },
          { value: '3', label: 'Senior' },
        ]}
      />
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Level' })).toBeVisible();
  },
};

export const HiddenLabel: Story = {
  args: { hideLabel: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: sampleSays('身份证号') })).toBeVisible();
  },
};

export const WithALinkBesideTheLabel: Story = {
  args: { label: '密码', labelEnd: <Link to="/forgot">忘记密码</Link> },
};

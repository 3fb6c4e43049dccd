import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Field } from '../field/field.js';
import { sampleMatch, sampleSays, useSampleWords } from '../testing/sample-words.js';
import { RadioGroup, type RadioGroupProps } from './radio-group.js';

function Demo(props: RadioGroupProps) {
  const [value, setValue] = useState(props.value);
  return <RadioGroup {...props} value={value} onValueChange={setValue} />;
}

const meta = {
  title: 'Forms/RadioGroup',
  component: RadioGroup,
  args: {
    'aria-label': 'Level',
    value: '4',
    onValueChange: () => undefined,
    options: [
      { value: '4', label: '四级／中级工', hint: '从业两年以上' },
      { value: '3', label: '三级／高级工', hint: '取得四级满四年' },
      { value: '2', label: '技师（二级）', hint: '暂未开放', disabled: true },
    ],
  },
  render: (args) => <Demo {...args} />,
  parameters: {
    guide: {
      not: 'more than about six options: Select. Yes or no: Checkbox or Switch.',
      keys: 'Tab reaches the chosen one, arrows choose another.',
    },
  },
} satisfies Meta<typeof RadioGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { appearance: 'inline' } };

export const Cards: Story = { tags: ['visual'], args: { appearance: 'cards' } };

export const MovesByKeyboard: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole('radio', { name: sampleMatch('四级／中级工') }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: sampleMatch('三级／高级工') })).toBeChecked();
  },
};

export const InAField: Story = {
  render: (args) => {
    const t = useSampleWords();
    return (
      <Field label={t('等级')} hint={t('以证书为准')} error={t('请选择等级')} required group>
        <RadioGroup {...args} aria-label={undefined} value={null} />
      </Field>
    );
  },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup', { name: sampleSays('等级') });
    await expect(group).toBeRequired();
    await expect(group).toBeInvalid();
    await expect(group).toHaveAccessibleDescription(sampleMatch('以证书为准', '请选择等级'));
  },
};

export const Disabled: Story = { args: { disabled: true } };

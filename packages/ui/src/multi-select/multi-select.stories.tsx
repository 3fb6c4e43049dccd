import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/button.js';
import { sampleUnits } from '../combobox/sample-units.js';
import { Field } from '../field/field.js';
import { Form } from '../form/form.js';
import { sampleSays, useSampleWords } from '../testing/sample-words.js';
import { said, saidBy } from '../testing/spoken.js';
import { MultiSelect, type MultiSelectProps } from './multi-select.js';
import { multiSelectWords } from './multi-select-words.js';

function Demo(props: MultiSelectProps) {
  const t = useSampleWords();
  const [value, setValue] = useState(props.value);
  return (
    <Field label={t('参加单位')} required hint={t('可多选')}>
      <MultiSelect
        {...props}
        value={value}
        onValueChange={(next) => {
          setValue(next);
          props.onValueChange(next);
        }}
      />
    </Field>
  );
}

const meta = {
  title: 'Forms/MultiSelect',
  component: MultiSelect,
  args: { value: ['sh-kc', 'sh-jd'], onValueChange: fn(), options: sampleUnits, placeholder: '请选择或输入' },
  render: (args) => <Demo {...args} />,
  parameters: {
    guide: {
      not: 'a few options: CheckboxGroup. One value: Combobox.',
      keys: 'Typing narrows down, Enter adds or takes out; Backspace takes the last out, Left leads into the tags, Delete takes one out.',
    },
  },
} satisfies Meta<typeof MultiSelect>;

export default meta;
type Story = StoryObj<typeof meta>;

const options = () => screen.findAllByRole('option');

export const Default: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: sampleSays('参加单位') }));
    await expect(await options()).toHaveLength(7);
    await expect(screen.getByRole('option', { name: /上海交通大学/ })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await expect(screen.getByRole('listbox')).toHaveAttribute('aria-multiselectable', 'true');
  },
};

export const Playground: Story = { args: { value: [] } };

export const ByKeyboardAlone: Story = {
  args: { value: [] },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    const field = canvas.getByRole('combobox');
    await userEvent.keyboard('{ArrowDown}');
    await options();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['sh-kc']);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['sh-kc', 'sh-jd']);
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['sh-kc']);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(field).toHaveFocus();
  },
};

export const BackspaceTakesTheLastAway: Story = {
  play: async ({ args, canvas }) => {
    canvas.getByRole('combobox').focus();
    await userEvent.keyboard('{Backspace}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['sh-kc']);
    await userEvent.keyboard('ab{Backspace}{Backspace}');
    await expect(args.onValueChange).toHaveBeenCalledOnce();
  },
};

export const LeftLeadsIntoTheTags: Story = {
  args: { value: ['sh-kc', 'sh-jd', 'bj-js'] },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('combobox');
    field.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('button', { name: said().removeFile('北京技术市场协会') })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await userEvent.keyboard('{Delete}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['sh-kc', 'bj-js']);
    await expect(canvas.getByRole('button', { name: said().removeFile('北京技术市场协会') })).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(canvas.getByRole('button', { name: said().removeFile('上海市科技创业协会') })).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(field).toHaveFocus();
  },
};

export const ChoosesAllThatAreShown: Story = {
  args: { value: ['bj-js'] },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), '上海');
    const all = await screen.findByRole('option', { name: saidBy(multiSelectWords).chooseShown(2) });
    await userEvent.click(all);
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['bj-js', 'sh-kc', 'sh-jd']);
    await expect(all).toHaveAttribute('aria-selected', 'true');
    await userEvent.click(all);
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['bj-js']);
    await expect(canvas.getByRole('combobox')).toHaveFocus();
  },
};

export const TagsAreTakenAwayByThePointer: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: said().removeFile('上海市科技创业协会') }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['sh-jd']);
    await expect(canvas.getByRole('combobox')).toHaveFocus();
  },
};

const search = fn(async (text: string) => sampleUnits.filter(({ label }) => label.includes(text)));

export const Searches: Story = {
  args: {
    options: undefined,
    onSearch: search,
    delay: 20,
    value: ['hz-zj'],
    valueLabels: { 'hz-zj': '浙江大学技术转移中心' },
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('浙江大学技术转移中心')).toBeVisible();
    await userEvent.type(canvas.getByRole('combobox'), '广州');
    await waitFor(async () => expect(await options()).toHaveLength(1));
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['hz-zj', 'gz-zj']);
    await expect(canvas.getByText('广州知识产权研究院')).toBeVisible();
  },
};

export const WhatIsInNoListStays: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.type(field, '南京大学');
    await userEvent.tab();
    await expect(field).toHaveValue('南京大学');
    await expect(field).toBeInvalid();
  },
};

export const CountsWhereThereIsNoRoom: Story = {
  tags: ['visual'],
  args: { value: ['sh-kc', 'sh-jd', 'bj-js'] },
  decorators: (Story) => (
    <div style={{ inlineSize: '13rem' }}>
      <Story />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(said().selectedCount(3))).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

const submit = fn();

export const InAForm: Story = {
  args: { name: 'units' },
  render: (args) => (
    <Form onSubmit={(event) => submit(new FormData(event.currentTarget).getAll('units'))}>
      <Demo {...args} />
      <Button type="submit">Save</Button>
    </Form>
  ),
  play: async ({ canvas }) => {
    submit.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(submit).toHaveBeenCalledWith(['sh-kc', 'sh-jd']));
  },
};

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByRole('combobox')).toBeDisabled();
  },
};

export const ReadOnly: Story = { args: { readOnly: true } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/button.js';
import { Field } from '../field/field.js';
import { Form } from '../form/form.js';
import { sampleSays, useSampleWords } from '../testing/sample-words.js';
import { seen } from '../testing/seen.js';
import { said, saidBy } from '../testing/spoken.js';
import { Combobox, type ComboboxProps } from './combobox.js';
import { comboboxWords } from './combobox-words.js';
import { sampleUnits } from './sample-units.js';

function Demo(props: ComboboxProps) {
  const t = useSampleWords();
  const [value, setValue] = useState(props.value);
  return (
    <Field label={t('推荐单位')} required hint={t('输入名称或拼音首字母')}>
      <Combobox
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
  title: 'Forms/Combobox',
  component: Combobox,
  args: { value: null, onValueChange: fn(), options: sampleUnits, placeholder: '请选择或输入' },
  render: (args) => <Demo {...args} />,
  parameters: {
    guide: {
      not: 'fewer than about ten options: Select or RadioGroup. Several values: MultiSelect.',
      keys: 'Typing narrows down; Arrow Down opens and moves, Enter chooses, Escape closes and then clears.',
    },
  },
} satisfies Meta<typeof Combobox>;

export default meta;
type Story = StoryObj<typeof meta>;

const options = () => screen.findAllByRole('option');

export const Default: Story = {
  tags: ['visual'],
  args: { value: 'sh-jd' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox', { name: sampleSays('推荐单位') });
    await expect(field).toHaveValue('上海交通大学');
    await userEvent.click(field);
    await expect(await options()).toHaveLength(6);
    await expect(screen.getByRole('option', { name: /上海交通大学/ })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  },
};

export const Playground: Story = { args: { freeText: true } };

export const ByKeyboardAlone: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    const field = canvas.getByRole('combobox');
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await options();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    const active = document.getElementById(field.getAttribute('aria-activedescendant') ?? '');
    await expect(active).toHaveTextContent('上海交通大学');
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('sh-jd');
    await expect(field).toHaveValue('上海交通大学');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(field).toHaveFocus();
  },
};

export const TypingNarrowsDown: Story = {
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.type(field, 'shjt');
    await waitFor(async () => expect(await options()).toHaveLength(1));
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('sh-jd');
  },
};

export const EscapeClosesThenTakesBack: Story = {
  args: { value: 'sh-jd' },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.type(field, '北');
    await userEvent.keyboard('{Escape}');
    // While it goes it still takes Escape for itself.
    await waitFor(() => expect(document.querySelector('.sc-choice-popup')).toBeNull());
    await expect(field).toHaveValue('上海交通大学北');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(field).toHaveValue('上海交通大学'));
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

export const WhatIsInNoListStays: Story = {
  tags: ['visual'],
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.type(field, '南京大学');
    await userEvent.tab();
    await expect(field).toHaveValue('南京大学');
    await expect(field).toBeInvalid();
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

export const AWholeNameIsAChoice: Story = {
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.type(field, '上海交通大学 ');
    await userEvent.tab();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('sh-jd');
    await expect(field).toBeValid();
  },
};

export const FreeText: Story = {
  args: { freeText: true },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.type(field, '南京大学');
    await userEvent.tab();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('南京大学');
    await expect(field).toHaveValue('南京大学');
    await expect(field).toBeValid();
  },
};

export const Clears: Story = {
  args: { value: 'sh-jd' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: said().clear }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
    await expect(canvas.getByRole('combobox')).toHaveFocus();
  },
};

const search = fn(async (text: string) => sampleUnits.filter(({ label }) => label.includes(text)));

export const Searches: Story = {
  args: {
    options: undefined,
    onSearch: search,
    minLength: 2,
    delay: 20,
    value: 'hz-zj',
    valueLabel: '浙江大学技术转移中心',
  },
  play: async ({ args, canvas }) => {
    search.mockClear();
    const field = canvas.getByRole('combobox');
    await expect(field).toHaveValue('浙江大学技术转移中心');
    await userEvent.clear(field);
    await seen((await screen.findAllByText(saidBy(comboboxWords).typeMore(2)))[0]);
    await userEvent.type(field, '上海');
    await waitFor(async () => expect(await options()).toHaveLength(2));
    await expect(search).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('sh-kc');
    await expect(field).toHaveValue('上海市科技创业协会');
  },
};

const answers: Record<string, (found: typeof sampleUnits) => void> = {};

export const StaleAnswersAreDropped: Story = {
  args: {
    options: undefined,
    delay: 0,
    onSearch: (text) =>
      new Promise((resolve) => {
        answers[text] = resolve;
      }),
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.type(field, '北');
    await waitFor(() => expect(answers).toHaveProperty('北'));
    await userEvent.type(field, '京');
    await waitFor(() => expect(answers).toHaveProperty('北京'));
    answers.北京?.(sampleUnits.slice(2, 3));
    await waitFor(async () => expect(await options()).toHaveLength(1));
    answers.北?.(sampleUnits);
    await new Promise(requestAnimationFrame);
    await expect(screen.getAllByRole('option')).toHaveLength(1);
  },
};

const failing = { left: 1 };

export const FailsAndTriesAgain: Story = {
  args: {
    options: undefined,
    delay: 0,
    onSearch: async () => {
      failing.left -= 1;
      if (failing.left >= 0) throw new Error('offline');
      return sampleUnits;
    },
  },
  play: async ({ canvas }) => {
    failing.left = 1;
    const field = canvas.getByRole('combobox');
    await userEvent.type(field, '上');
    await screen.findByRole('button', { name: said().retry });
    await userEvent.keyboard('{Enter}');
    await waitFor(async () => expect(await options()).toHaveLength(6));
    await expect(field).toHaveValue('上');
  },
};

export const Loading: Story = {
  args: { options: undefined, delay: 0, onSearch: () => new Promise(() => undefined) },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), '上');
    await waitFor(() => expect(screen.getAllByText(said().loading)[0]).toBeVisible());
  },
};

const submit = fn();

export const InAForm: Story = {
  args: { name: 'unit', value: 'sh-kc' },
  render: (args) => (
    <Form onSubmit={(event) => submit(new FormData(event.currentTarget).get('unit'))}>
      <Demo {...args} />
      <Button type="submit">Save</Button>
    </Form>
  ),
  play: async ({ canvas }) => {
    submit.mockClear();
    const field = canvas.getByRole('combobox');
    await userEvent.type(field, '{ArrowDown}');
    await options();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(submit).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(submit).toHaveBeenCalledWith('bj-js'));
  },
};

export const Disabled: Story = { args: { value: 'sh-jd', disabled: true } };

export const ReadOnly: Story = {
  args: { value: 'sh-jd', readOnly: true },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await expect(screen.queryByRole('listbox')).toBeNull();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

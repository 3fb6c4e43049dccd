import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/button.js';
import { Descriptions } from '../descriptions/descriptions.js';
import { Field } from '../field/field.js';
import { Form } from '../form/form.js';
import { Heading } from '../heading/heading.js';
import { Select } from '../select/select.js';
import { Stack } from '../stack/stack.js';
import { sampleSays, useSampled, useSampleWords } from '../testing/sample-words.js';
import { seen } from '../testing/seen.js';
import { TextInput } from '../text-input/text-input.js';
import { Timeline } from '../timeline/timeline.js';
import { Drawer, type DrawerProps } from './drawer.js';

const record = (
  <Stack gap="lg">
    <Descriptions
      items={[
        { id: 'phone', label: '手机号', value: '138****2046' },
        { id: 'id', label: '身份证号', value: '3101**********123X' },
      ]}
    />
    <Timeline
      items={[{ id: '1', title: '提交报名', time: '2026-11-20 09:12', actor: '张晓明', tone: 'accent' }]}
    />
  </Stack>
);

function Demo({ children = record, ...props }: Partial<DrawerProps>) {
  const { content } = useSampled({ content: children });
  const t = useSampleWords();
  const [open, setOpen] = useState(true);
  return (
    <>
      <Button onClick={() => setOpen(true)}>张晓明</Button>
      <Drawer
        title="张晓明"
        description="2026 年第三期（上海）"
        footer={<Button variant="primary">{t('通过')}</Button>}
        {...props}
        open={open}
        onOpenChange={setOpen}
      >
        {content}
      </Drawer>
    </>
  );
}

const meta = {
  title: 'Overlays/Drawer',
  component: Demo,
  parameters: {
    guide: {
      of: Drawer,
      not: 'a short question: ConfirmDialog. Work of many minutes: a page of its own.',
      keys: 'The focus goes to the first field of a form in sight, else to the drawer, whose title is read; it stays in. Escape closes, and the focus comes back: to what it was opened from, or where that row has left its list, to the heading of the list.',
    },
  },
} satisfies Meta<typeof Demo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['visual'],
  play: async () => {
    await seen(await screen.findByRole('dialog', { name: '张晓明' }));
  },
};

export const Playground: Story = { args: { side: 'left', size: 'small' } };

export const Loading: Story = { args: { state: 'loading' } };

export const Empty: Story = { args: { state: 'empty' } };

export const ClosesByKeyboard: Story = {
  play: async () => {
    await screen.findByRole('dialog', { name: '张晓明' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

const choice = (
  <Field label="评价" required>
    <Select options={[{ value: 'good', label: '优秀' }]} />
  </Field>
);

/** Controls that choose or copy in a record are not fields to fill: the title is read first. */
export const BeginsAtItsTitle: Story = {
  args: {
    children: (
      <Stack>
        <Field label="报名链接" required>
          <TextInput value="https://example.org/enroll" readOnly />
        </Field>
        {choice}
      </Stack>
    ),
  },
  play: async () => {
    const drawer = await screen.findByRole('dialog', { name: '张晓明' });
    await waitFor(() => expect(drawer).toHaveFocus());
  },
};

/** A form is begun at once. */
export const BeginsAtTheFirstField: Story = {
  args: { children: <Form onSubmit={() => undefined}>{choice}</Form> },
  play: async () => {
    const field = await screen.findByRole('combobox', { name: sampleSays('评价') });
    await waitFor(() => expect(field).toHaveFocus());
  },
};

/** A form below the fold, which the focus would scroll to, does not take the focus. */
export const BeginsAboveAFormBelow: Story = {
  args: {
    children: (
      <Stack>
        {Array.from({ length: 20 }, (_, index) => (
          <Stack key={String(index)}>{record}</Stack>
        ))}
        <Form onSubmit={() => undefined}>{choice}</Form>
      </Stack>
    ),
  },
  play: async () => {
    const drawer = await screen.findByRole('dialog', { name: '张晓明' });
    await waitFor(() => expect(drawer).toHaveFocus());
  },
};

/** A list of waiting people; an approved one leaves it, at once or when the server has answered. */
function Waiting({ answersLater = false }: { answersLater?: boolean }) {
  const t = useSampleWords();
  const [names, setNames] = useState(['张晓明', '李华']);
  const [name, setName] = useState<string>();
  const leaves = () => setNames((all) => all.filter((each) => each !== name));
  const approve = () => {
    if (answersLater) setTimeout(leaves, 300);
    else leaves();
    setName(undefined);
  };
  return (
    <section>
      <Heading level={2}>{t('待审核')}</Heading>
      <ul>
        {names.map((each) => (
          <li key={each}>
            <Button onClick={() => setName(each)}>{each}</Button>
          </li>
        ))}
      </ul>
      <Drawer
        title={name ?? ''}
        open={name !== undefined}
        onOpenChange={() => setName(undefined)}
        footer={
          <Button variant="primary" onClick={approve}>
            {t('通过')}
          </Button>
        }
      >
        {record}
      </Drawer>
    </section>
  );
}

const goesToTheHeading: Story['play'] = async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: '张晓明' }));
  await userEvent.click(await screen.findByRole('button', { name: sampleSays('通过') }));
  await waitFor(() => expect(canvas.queryByRole('button', { name: '张晓明' })).toBeNull());
  await waitFor(() => expect(canvas.getByRole('heading', { name: sampleSays('待审核') })).toHaveFocus());
};

/** The decided person has left the list: the focus goes to its heading. */
export const ReturnsToTheHeadingOfItsList: Story = { render: () => <Waiting />, play: goesToTheHeading };

/** The same where the row leaves only after the drawer has closed. */
export const ReturnsWhenTheRowLeavesLater: Story = {
  render: () => <Waiting answersLater />,
  play: goesToTheHeading,
};

export const Failed: Story = { args: { state: 'error', onRetry: () => undefined } };

export const Refused: Story = { args: { state: 'refused' } };

/** The content reaches the edges, for a list or a picture. */
export const WithoutPadding: Story = { args: { padding: 'none' } };

/** The title is read out although it is not shown. */
export const HiddenTitle: Story = {
  args: { hideTitle: true, description: undefined },
  play: async () => {
    await seen(await screen.findByRole('dialog', { name: '张晓明' }));
  },
};
